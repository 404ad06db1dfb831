cli-arena = Bots gegeneinander spielen lassen und messen, wie stark sie sind.
arena-bots = Die Bots: random, greedy, search:1000, rollout:0.2s, net oder eine Stufe; mindestens zwei, mit --mirror auch einer.
arena-games = Partien je Besetzung; aufgerundet, damit jeder gleich oft auf jedem Platz sitzt.
arena-mirror = Jeden Bot auch gegen sich selbst setzen: zur Kontrolle, und um zu sehen, was jeder Platz wert ist.
arena-seed = Wonach gemischt wird; gleicher Startwert, gleiche Partien.
arena-cores = Wie viele Partien gleichzeitig laufen; Standard: eine je Kern.
arena-out = Wohin die Partien kommen (JSON, eine Zeile je Partie). Derselbe Befehl macht dort weiter, wo er aufgehört hat.
arena-json = Wohin die Tabelle als JSON geschrieben wird.
arena-plot = Wohin die Wertungen gezeichnet werden: eine Datei, die auf .svg oder .png endet.
arena-rounded = { $games } Partien je Besetzung, damit jede Kartenverteilung mit allen { $players } Sitzordnungen gespielt wird.
arena-continued = { $done } von { $games } Partien stehen schon in { $file }.
arena-playing = { $game }
arena-interrupted = Unterbrochen. { $done } von { $games } Partien stehen in { $file }. Weiter geht es mit:
arena-killed = Ein spielender Prozess wurde von außen beendet, vielleicht aus Speichermangel. { $done } von { $games } Partien stehen in { $file }. Weiter geht es mit:
arena-lost-game = ↑ in dieser Partie: Kartenverteilung { $deal } (Startwert „{ $seed }“), Sitzordnung { $rotation }, Plätze: { $seats }
arena-lost = { $lost ->
    [one] Eine Partie ist
   *[other] { $lost } Partien sind
} abgebrochen; { $done } stehen in { $file }. Dieser Befehl spielt nur, was fehlt:
arena-kept = Die Partien stehen in { $file }; mit --out, dieser Datei und mehr --games spielt derselbe Befehl weiter.
arena-title = { $game }, { $players } Spieler{ $options } · { $games } Partien
arena-caption = Bradley–Terry, der Durchschnitt aller ist 1500; Balken: 95-%-Intervalle, Bootstrap über die Kartenverteilungen
arena-caption-table = Grau: 95-%-Intervalle. Ausgeglichen wären { NUMBER($even, maximumFractionDigits: 1) } % der Siege.
arena-bot = Bot
arena-rating = Wertung
arena-count = Partien
arena-wins = Siege
arena-margin = Vorsprung
arena-seconds = je Entscheidung
arena-pairs = Wer vor wem landet
arena-caption-pairs = Wie oft der Bot der Zeile vor dem der Spalte landet; ein geteilter Rang zählt halb.
arena-mirrors = Spiegelkontrolle: derselbe Bot auf allen Plätzen
arena-caption-mirrors = Anteile an den Siegen. Auch in einer fairen Arena liegt eine von zwanzig Zeilen außerhalb.
arena-expected = erwartet
arena-verdict = {""}
arena-even = ausgeglichen
arena-uneven = UNGLEICH
arena-seats = Was ein Platz wert ist
arena-caption-seats = Anteil an den Siegen nach Platz, in den Spiegelpartien.
arena-seat = Platz { $number }
arena-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
arena-interval = { NUMBER($low, maximumFractionDigits: 0) }–{ NUMBER($high, maximumFractionDigits: 0) }
arena-expected-share = { NUMBER($even, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($bound, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
arena-points = { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-number = { $number }
arena-time = { NUMBER($value, maximumSignificantDigits: 2) } { $unit }
mistake-arena-alone = Eine Arena braucht mindestens zwei Bots; „--mirror“ setzt „{ $bot }“ gegen sich selbst.
mistake-arena-twice = „{ $bot }“ steht zweimal da; „--mirror“ setzt einen Bot gegen sich selbst.
mistake-arena-nothing = Mit { $games } Partien und diesen Bots gibt es nichts zu spielen.
mistake-arena-no-results = In „{ $file }“ steht etwas anderes als die Partien einer Arena; die Datei bleibt, wie sie ist.
mistake-arena-other = In „{ $file }“ steht eine andere Arena. { $field ->
    [subak] Version von Subak
    [rules] Version der Regeln
    [game] Spiel
    [players] Spielerzahl
    [options] Optionen
    [bots] Bots
   *[seed] Startwert
} dort: { $theirs }, nicht { $ours }.
