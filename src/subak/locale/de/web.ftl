web-account = Dein Konto: { $login }
web-account-about = Ein Konto behält deine Partien und Wertungen auf jedem Gerät
web-accuracy = Genauigkeit { $percent }
web-against = gegen
web-analyse = Diese Partie analysieren
web-analysing = Jede Entscheidung wird beurteilt …
web-analysis = Analyse
web-analysis-failed = Die Analyse ist nicht gelungen; frag noch einmal.
web-analysis-graph = Gewinnchancen im Verlauf
web-away = nicht da
web-back = einen zurück
web-better = besser: { $action }
web-board = Spielplan
web-bot = { $level } (Bot)
web-bots = Bots
web-by-invitation = Hier kann nur Platz nehmen, wer einen Einladungslink hat. Zuschauen geht, sobald es losgeht.
web-chat = Sag etwas
web-choose = Auswählen …
web-choose-file = Datei wählen …
web-close = Schließen
web-code = Der Link als Code zum Scannen
web-come-back = Selbst weiterspielen
web-compiling = wird gerade vorbereitet; das dauert beim ersten Start eine Minute …
web-copied = kopiert
web-copy = Kopieren
web-copy-link = Link kopieren
web-day-or-night = Hell oder dunkel
web-days = { $number ->
    [one] 1 Tag je Zug
   *[other] { $number } Tage je Zug
}
web-decides = { $player } entscheidet
web-decision = Was zu entscheiden ist
web-eyes = Sicht
web-eyes-actor = wer entscheidet
web-eyes-watcher = Zuschauer
web-fair = Wurde ehrlich gemischt?
web-fair-about = Vor dem ersten Zug hat der Server die Prüfsumme eines Salzes und des Startwerts der Mischung veröffentlicht. Jetzt liegt beides offen: Wer „Salz:Startwert“ mit SHA-256 verrechnet, muss dasselbe erhalten. „subak verify“ prüft die Aufzeichnung und auch, ob der Startwert diese Karten ergibt.
web-fair-broken = Sie ergeben die Prüfsumme nicht: Das Versprechen wurde gebrochen.
web-fair-hash = Prüfsumme
web-fair-kept = In deinem Browser geprüft: Salz und Startwert ergeben die Prüfsumme.
web-fair-salt = Salz
web-fair-seed = Startwert
web-fewer = Liste schließen
web-fill = Jetzt anfangen, Bots nehmen die freien Plätze
web-first = zum Anfang
web-first-match = Neu hier? Eine begleitete erste Partie
web-free-seat = freier Platz
web-friends = Freunde
web-games = Spiele
web-gathering = { $game }: Wir warten, bis alle da sind
web-guest = Gast
web-guide = Begleiter
web-guide-again = Noch einmal erklären
web-guide-hint = Gute Züge zeigen
web-guide-understood = Verstanden
web-guided = jede Entscheidung erklären
web-hand-over = Bot spielen lassen
web-hint = Tipp
web-hints = mit Tipps
web-home = Startseite
web-invite = Schick diesen Link einem Freund
web-invite-friend = Freund einladen
web-judgement = Was hier entschieden wurde und was noch möglich war
web-keys-ends = Anfang und Ende
web-keys-step = eine Entscheidung
web-keys-turns = Wendepunkte
web-language = Sprache
web-last = zum Ende
web-level = Stufe
web-live = live
web-loading = Der Tisch wird gedeckt …
web-log = { $kind ->
    [seated] { $player } nimmt Platz.
    [left] { $player } steht auf.
    [started] Die Partie beginnt.
    [undo] { $player } nimmt zurück.
    [resigned] { $player } gibt auf.
    [returned] { $player } ist wieder da.
   *[rematch] { $player } möchte eine Revanche.
}
web-log-and-chat = Verlauf und Chat
web-log-handed = { $why ->
    [resigned] { $player } gibt auf; { $level } spielt weiter.
    [absent] { $player } ist nicht da; { $level } springt ein.
    [late] { $player } war zu spät; { $level } springt ein.
   *[asked] { $level } springt für { $player } ein.
}
web-log-in = Anmelden
web-log-out = Abmelden
web-log-title = Was geschah
web-login = Anmeldename
web-more = auf dem Plan wählen, oder aus einer Liste von { $count } …
web-my-tables = Meine Partien
web-name = Dein Name
web-no-connection = Der Server antwortet nicht. Nichts ist verloren; wir versuchen es weiter.
web-no-table = Diesen Tisch gibt es nicht
web-notices = sag mir Bescheid, wenn ich dran bin
web-notices-refused = Der Browser erlaubt es nicht.
web-odds = { $win } % · { $sign }{ $margin }
web-on = einen weiter
web-open = Öffnen
web-open-record = Aufzeichnung öffnen
web-open-record-about = Eine Partie aus einer Datei nachspielen und analysieren: hier fallen lassen, auswählen oder einfügen. Sie bekommt einen Link zum Weitergeben.
web-open-table = Tisch eröffnen
web-open-tables = Offene Tische
web-option = { $option ->
    [oracle] Orakel
    [demon] Dämon
    [secret_hands] Handkarten bleiben geheim
    [festival] Wasserfestival
    [contracts] Jasmin & Ingwer
   *[other] { $option }
}
web-others = Die anderen
web-pace = Tempo
web-password = Passwort
web-paste-record = oder hier einfügen
web-play-now = Jetzt spielen
web-played = gespielt:
web-player = Spieler { $number }
web-players = Personen
web-public = alle dürfen mitspielen
web-reconnecting = Die Verbindung ist weg; wir sind gleich wieder da …
web-record = Aufzeichnung herunterladen
web-register = Neues Konto
web-rematch = Revanche
web-replay = Nachspielen
web-resign = Aufgeben
web-resign-sure = Möchtest du wirklich aufgeben?
web-resigned-end = Die Partie endete durch Aufgabe.
web-rules = Regeln
web-rules-of = Die Regeln von { $game }
web-save = Speichern
web-saved = Gespeichert.
web-seat-open = Mehr von { $player }
web-send = Senden
web-settings = Einstellungen
web-sit = Platz nehmen
web-skip = Zum Tisch
web-sound = Ton
web-speed = Figuren bewegen sich
web-speed-name = { $speed ->
    [slow] langsam
    [fast] schnell
    [off] sofort
   *[normal] normal
}
web-stand-in = { $level } springt ein
web-state = { $status ->
    [open] wartet
    [running] läuft
    [uploaded] Aufzeichnung
   *[over] zu Ende
}
web-theme = Hell oder dunkel
web-theme-name = { $theme ->
    [light] hell
    [dark] dunkel
   *[system] automatisch
}
web-thinking = Denkt nach …
web-thinking-seat = entscheidet
web-to-rematch = zum Tisch
web-turn-after = nächster
web-turn-before = voriger
web-undo = Zurücknehmen
web-unfinished = Die Aufzeichnung endet vor der Partie
web-uploaded = Eine hier geöffnete Aufzeichnung
web-watch = Zum Zuschauen
web-watching = { $count ->
    [one] 1 schaut zu
   *[other] { $count } schauen zu
}
web-won = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
}
web-you = (du)
web-your-turn = du bist dran
