cli-lab = Ein Spiel und seine Varianten sehr oft spielen und zeigen, was sie bewirken.
lab-variants = Was mit dem Grundspiel verglichen wird, durch Kommas getrennt: oracle,demon,oracle+demon.
lab-games = Partien jeder Variante und des Grundspiels.
lab-players = Wer spielt: random, greedy, search:50, rollout:50, net oder eine Stufe; einer für alle Plätze oder je Platz einer, durch Kommas getrennt.
lab-seats-option = Wie viele Spieler am Tisch sitzen.
lab-out = Der Ordner für den Bericht und seine Tabellen. Derselbe Befehl macht dort weiter, wo er aufgehört hat.
lab-gpu = Zufallspartien auf der GPU spielen; Standard: wo es eine gibt.
lab-ray = Auf diesem Ray-Cluster spielen: seine Adresse oder auto.
lab-playing = { $game }
lab-continued = { $done } von { $shares } Teilen liegen schon in { $file }.
lab-interrupted = Unterbrochen. { $done } von { $shares } Teilen liegen in { $file }. Weiter geht es mit:
lab-killed = Ein spielender Prozess wurde von außen beendet, vielleicht aus Speichermangel. { $done } von { $shares } Teilen liegen in { $file }. Weiter geht es mit:
lab-written = Bericht: { $file }
lab-tables = Tabellen daneben: { $tables }
lab-no-parquet = Nur als CSV; Parquet braucht pyarrow: pip install pyarrow
mistake-lab-seats = „--players“ sagt, wer spielt; für { $number } am Tisch: --seats { $number }
mistake-lab-players = { $players } Spieler für { $seats } Plätze: Nenne einen für alle oder je Platz einen.
mistake-lab-nothing = Mit { $games } Partien gibt es nichts zu zählen.
mistake-lab-twice = „{ $variant }“ kommt zweimal vor oder ist das Grundspiel selbst.
mistake-lab-unreachable = Unter „{ $address }“ gibt es keinen Ray-Cluster: { $reason }
fault-ray = { $kind ->
    [nobody] dort antwortet niemand
    [version] dort läuft eine andere Version von Ray oder Python
    [port] ein Port ist eine Zahl von 0 bis 65535
   *[other] { $reason }
}
mistake-lab-other-version = Ein Rechner des Clusters hat Subak { $theirs }, nicht { $ours }; alle müssen dieselbe Version haben.
mistake-lab-no-shares = „{ $file }“ enthält etwas anderes als die Teile eines Labors; die Datei bleibt, wie sie ist.
mistake-lab-other = „{ $file }“ enthält einen anderen Versuch: { $field ->
    [subak] Die Version von Subak ist
    [rules] Die Version der Regeln ist
    [deck] Das Deck ist
    [counters] Die Zahl der Zähler ist
    [game] Das Spiel ist
    [seats] Die Zahl der Plätze ist
    [players] Die Spieler sind
    [settings] Die Varianten sind
    [games] Die Zahl der Partien ist
   *[seed] Der Startwert ist
} { $theirs }, nicht { $ours }. Wähle mit --out einen anderen Ordner.
lab-title = { $game }: das Labor
lab-headline = Was { NUMBER($games) } Partien { $game } verraten
lab-random = { $seats } am Tisch, alle spielen zufällig.
lab-who = { $seats } am Tisch, gespielt von { $bots }.
lab-always = Immer mit: { $options }.
lab-intervals = Die Intervalle gelten in 95 von 100 Fällen.
lab-base = Grundspiel
lab-measure = { $what ->
    [score] Punkte eines Spielers
    [spread] Streuung der Punkte
    [best] Punkte des Siegers
    [lead] Vorsprung am Ende
    [turns] Züge
    [choices] Entscheidungen mit Wahl
    [alternatives] Antworten zur Wahl
    [first-seat] Siege des ersten Platzes
    [tied] Gleichstände an der Spitze
   *[shared] geteilte Siege
}
lab-whole = { NUMBER($value) }
lab-tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-hundredths = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
lab-within = ± { NUMBER($value, maximumSignificantDigits: 2) }{ $unit ->
    [percent] {" "}%
   *[number] {""}
}
lab-exactly = immer
lab-effects = Was jede Variante ändert
lab-effects-how = Unterschiede zum Grundspiel bei gleichen Startwerten. Ein voller Punkt ist mehr als Zufall, ein hohler kann Zufall sein.
lab-base-value = Grundspiel: { $value }
lab-seats = Was ein Platz wert ist
lab-seats-how = Anteil der Siege nach Platz; die Linie ist ein gleicher Anteil, { $even }.
lab-seat = Platz { $number }
lab-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte
lab-spreads = Wie Partien ausgehen
lab-spread = { $what ->
    [score] Punkte eines Spielers
    [lead] Vorsprung am Ende
    [turns] Züge
   *[choices] Entscheidungen mit Wahl
}
lab-always-number = immer { $number }
lab-switch = Genauer betrachtet
lab-values = Was die Dinge wert sind
lab-values-how = Womit eines mehr einhergeht: bei der Gewinnchance und den Punkten. Es geht damit einher; die Ursache muss es nicht sein.
lab-what = was ein Spieler hat
lab-each = im Schnitt
lab-one-more = eines mehr: Gewinnchance
lab-one-more-points = Punkte
lab-curve = Siege nach Anzahl
lab-early = Frühe Entscheidungen
lab-early-how = Wie oft jede fiel (grau) und welcher Anteil der Siege damit einherging; die Linie ist ein gleicher Anteil, { $even }.
lab-rules = Wie oft Regeln vorkommen
lab-rules-how = In welchem Anteil der Partien, und wie oft je Partie.
lab-never = nie
lab-times = { NUMBER($value, maximumFractionDigits: 2) } je Partie
lab-decisions = Was entschieden wird
lab-phase = Entscheidung
lab-decided = je Partie
lab-with-choice = mit Wahl
lab-answers = Antworten je Mal
lab-made = Wie das entstanden ist
lab-method = { NUMBER($games) } Partien je Spielweise, aus dem Startwert „{ $seed }“. Die Intervalle (95 %) kommen vom Jackknife über Blöcke von Partien: Jede Zahl wird ohne jeden der Blöcke neu berechnet.
lab-method-pairs = Eine Variante und das Grundspiel gehen von denselben Startwerten aus; Unterschiede werden Block für Block gebildet, damit nicht als Zufall zählt, was die Verteilungen gemeinsam haben.
lab-method-values = Womit eines mehr einhergeht, ist die Steigung einer Geraden über alle Plätze aller Partien. Punkte in den kleinen Kurven sind umso größer, je mehr Plätze diese Anzahl hatten; die Linie in der Mitte ist ein gleicher Anteil.
