cli-about = Subak: ein Tisch für die Erntespiele Bali, Cacao und Seasons of Rice.
cli-language = --lang en, de oder nl wählt an beliebiger Stelle die Sprache.
cli-help = Diese Seite zeigen.
cli-plain-console = Diese Konsole schreibt { $encoding } und kann nicht jedes Zeichen zeigen; eine, die UTF-8 schreibt, kann es, und mit PYTHONUTF8=1 vielleicht auch diese.
cli-usage = Aufruf:
cli-usage-options = [OPTIONEN]
cli-usage-command = BEFEHL …
cli-value = { $kind ->
    [number] Zahl
    [file] Datei
   *[text] Text
}
cli-options = Optionen
cli-arguments = Argumente
cli-commands = Befehle
cli-default = [Standard: {"{"}{"}"}]
cli-required = [erforderlich]
cli-play = Eine Partie spielen: Menschen und Bots an diesem Terminal, oder Bots allein.
cli-replay = Die Aufzeichnung einer Partie prüfen und sie noch einmal ansehen.
cli-rules = Die Regeln eines Spiels lesen.
cli-rules-aid = Nur die Spielhilfe: die Regeln auf einer Seite.
cli-bench = Messen, wie schnell die Spiele hier laufen.
cli-game = Das Spiel, z. B. bali.
cli-games = Die Spiele; keines heißt alle.
cli-players = Wie viele Spieler am Tisch sitzen.
cli-option = Eine Variante oder Option des Spiels; mehrfach möglich.
cli-people = Wie viele davon Menschen an diesem Terminal sind (1; mit --bots: 0).
cli-bots = Der Bot auf den übrigen Plätzen: eine Stufe ({ $levels }) oder random, greedy, search:1000, rollout:0.2s, net.
cli-begins = Wer beginnt: die Nummer eines Spielers, Menschen zuerst (1), oder lot für das Los.
cli-ask-game = Welches Spiel?
cli-ask-level = Wie stark sollen die Bots sein?
cli-ask-now = Was möchtest du spielen?
cli-ask-number = Nummer (Eingabetaste: { $usual })
cli-ask-others = { $bots ->
    [one] du und ein Bot
   *[other] du und { $bots } Bots
}
cli-ask-players = Wie viele sitzen am Tisch?
cli-ask-wrong = Bitte gib eine der Nummern von { $first } bis { $last } ein.
cli-nothing-now = Jetzt nichts
cli-name = Der Name eines Spielers, in Sitzreihenfolge; mehrfach möglich.
cli-seed = Wonach gemischt wird; gleicher Startwert, gleiche Karten.
cli-record = Wohin die Partie aufgezeichnet wird.
cli-legal = Zu jeder Entscheidung die erlaubten Aktionen mit aufschreiben.
cli-resume = Eine aufgezeichnete Partie fortsetzen.
cli-record-file = Die Aufzeichnung einer Partie.
cli-show = Die Partie Schritt für Schritt ansehen.
cli-log = Die Partie in Sätzen erzählen.
cli-seconds = Wie lange jedes Spiel gemessen wird.
cli-no-folder = diesen Ordner gibt es nicht
cli-compiling = Erster Start: Die Regeln von { $game } werden kompiliert …
cli-replayed = { $game }: { $count ->
    [one] eine Entscheidung
   *[other] { $count } Entscheidungen
}, alle regelgerecht.
cli-running = Die Partie ist noch nicht zu Ende: { $player } entscheidet.
cli-saved = Gespeichert in { $file }.
cli-saved-running = Gespeichert in { $file }. Weiter geht es mit: { $command }
cli-and = { " und " }
cli-result = { $scores }. { $count ->
    [one] { $winners } gewinnt.
   *[other] { $winners } teilen sich den Sieg.
}
cli-bench-title = Zufallspartien auf diesem Rechner ({ $cores } Kerne)
cli-bench-game = Spiel
cli-bench-players = Spieler
cli-bench-bytes = Bytes je Stand
cli-bench-one-core = Aktionen/s, ein Kern
cli-bench-all-cores = Aktionen/s, alle Kerne
cli-bench-games = Partien/s, ein Kern
cli-bench-measuring = { $game } wird gemessen …
cli-deck = Die Karten von Seasons of Rice prüfen, zeichnen oder ausgeben.
cli-deck-check = Eine Deck-Datei prüfen: Ist sie vollständig und möglich?
cli-deck-draw = Alle Karten und Vorfahren eines Decks auf einen Bogen zeichnen.
cli-deck-export = Unser eigenes Deck ausgeben, als Anfang für ein eigenes von dir.
cli-deck-file = Die Deck-Datei.
cli-deck-file-or-own = Die Deck-Datei; ohne sie unser eigenes Deck.
cli-deck-out = Wohin gezeichnet wird: eine Datei, die auf .svg oder .png endet.
cli-deck-play = Mit den Karten dieser Deck-Datei spielen (subak deck).
cli-deck-drawn = Gezeichnet in { $file }.
seat-person = Spieler { $number }
seat-bot = Bot { $number } ({ $bot })
table-bot-decides = { $player } denkt nach …
table-close = Enter: weiter
table-undo = zurücknehmen
table-hint = Tipp
table-hint-title = Tipp · Gewinnchance · erwarteter Vorsprung
table-hint-keys = 1 2 3 oder Enter: spielen · Esc: schließen
table-hint-thinking = Denkt nach …
table-hint-not-now = Einen Tipp gibt es, wenn du am Zug bist.
table-hint-odds = { $win } % · { $sign }{ NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }
table-switch = andere Seite
table-switch-not-now = Gerade wird nicht gleichzeitig gewählt.
table-turn-of = { $player } ist am Zug. { $sentence }
table-turn = drehen
table-rules = Regeln
table-log = Verlauf
table-light = hell/dunkel
table-help = Hilfe
table-quit = gehen
table-back = voriger
table-forward = nächster
table-first = Anfang
table-last = Ende
table-hand-over = Jetzt entscheidet { $player }. Gib die Tastatur weiter; dann Enter drücken.
table-help-text =
    ## So spielst du hier

    - **1 2 3 …** oder **↑ ↓** und **Enter** oder die **Maus** wählen, wonach die farbige Zeile fragt. Fragt sie nach einem Platz auf dem Spielplan, gehen die vier Pfeiltasten von Platz zu Platz.
    - Was sich auf dem Spielplan wählen lässt, ist umrandet: Klicke es an. **x** dreht ein Plättchen oder eine Karte, **Umschalt** und eine Pfeiltaste verschieben einen Spielplan, der zu groß geworden ist.
    - **u** nimmt deine letzte Entscheidung zurück. Spielst du nur gegen Bots, geht das immer, unter Menschen nur im eigenen Zug und nicht mehr, wenn etwas aufgedeckt wurde.
    - **s**, wo zwei an einem Bildschirm gleichzeitig wählen: Die andere Seite schaut, um zuerst zu wählen oder ihre Wahl zu ändern.
    - **h** gibt nach einer Sekunde einen Tipp: die drei besten Züge, jeweils mit deiner Gewinnchance, dem erwarteten Vorsprung auf den besten Gegner in Punkten und Gründen. **1 2 3** oder **Enter** spielen einen davon, **Esc** schließt den Tipp.
    - **r** zeigt die Regeln, **l** den Verlauf, **t** wechselt zwischen hell und dunkel, **q** beendet; gespeichert wird nach jeder Entscheidung.
