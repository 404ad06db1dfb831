web-account = Dein Konto: { $login }
web-account-about = Mit einem Konto hast du deine Partien und Wertungen auf jedem Gerät.
web-account-title = Konto
web-accuracy = Genauigkeit { $percent }
web-after = Nach der Partie
web-after-tab = { $tab ->
    [scores] Wertung
    [replay] Nachspielen
   *[analysis] Analyse
}
web-against = Gegner
web-against-about = { $kind ->
    [bots] Die Partie beginnt sofort.
    [friends] Für jeden freien Platz bekommst du einen Link zum Verschicken. Wer fehlt, kann durch einen Bot ersetzt werden.
   *[anybody] Dein Tisch steht auf der Startseite, und jeder kann sich dazusetzen.
}
web-against-name = { $kind ->
    [bots] Bots
    [friends] Freunde
   *[anybody] Alle
}
web-all = Alle { $count } zeigen
web-analyse = Diese Partie analysieren
web-analysing = Jede Entscheidung wird beurteilt …
web-analysis = Analyse
web-analysis-failed = Die Analyse ist fehlgeschlagen; fordere sie noch einmal an.
web-analysis-graph = Gewinnchancen im Verlauf
web-ask-always = Immer fragen
web-ask-always-about = Auch wenn du nur eines tun kannst.
web-away = abwesend
web-back = voriger Zug
web-begins = Wer beginnt
web-begins-about = { $by ->
    [seat] Die Reihenfolge der anderen wird ausgelost.
    [loser] In der ersten Partie entscheidet das Los; eine Revanche beginnt, wer die letzte Partie verloren hat.
   *[lot] Wenn die Partie losgeht, wird gelost.
}
web-begins-here = beginnt
web-begins-guest = { $players ->
    [2] Mein Gast
   *[other] Gast { $number }
}
web-begins-bot = { $players ->
    [2] Der Bot
   *[other] Ein Bot
}
web-begins-by = { $by ->
    [me] Ich
    [loser] Wer verloren hat
   *[lot] Das Los
}
web-begins-term = { $by ->
    [seat] Beginn: wie gewählt
    [loser] Beginn: wer verloren hat
   *[lot] Beginn: nach Los
}
web-better = besser: { $action }
web-board = Spielplan
web-bot = { $level }
web-by-invitation = Hier kann nur Platz nehmen, wer einen Einladungslink hat. Zuschauen kannst du, sobald die Partie beginnt.
web-cancel = Abbrechen
web-chat = Sag etwas
web-chat-left = { $count ->
    [one] noch 1 Zeichen
   *[other] noch { $count } Zeichen
}
web-chat-too-long = { $count ->
    [one] 1 Zeichen zu lang
   *[other] { $count } Zeichen zu lang
}
web-choose = Mehr …
web-choose-file = Datei wählen …
web-choose-title = { $game }: deine Partie
web-change-choice = Wahl ändern
web-change-password = Passwort ändern
web-choice-of = { $chosen ->
    [yes] hat gewählt
   *[no] wählt noch
}
web-close = Schließen
web-code = Der Link als Code zum Scannen
web-code-show = Scannen
web-come-back = Selbst weiterspielen
web-compiling = Bots wärmen sich noch auf
web-compiling-seat = wärmt sich noch auf
web-continue = Weiterspielen
web-copied = kopiert
web-copy = Kopieren
web-copy-link = Link kopieren
web-day-or-night = Hell oder dunkel
web-days = { $number ->
    [one] 1 Tag pro Zug
   *[other] { $number } Tage pro Zug
}
web-decides = { $player } entscheidet
web-decision = Deine Entscheidung
web-eyes = Sicht von
web-deck = Mit eigenen Karten spielen
web-deck-chosen = Gespielt wird mit den Karten „{ $deck }“; solche Partien werden nicht gewertet.
web-deck-of = Eigene Karten für { $game }
web-eyes-actor = wer entscheidet
web-eyes-watcher = Zuschauer
web-fair = Wurde ehrlich gemischt?
web-fair-about = Bevor jemand Platz nahm, hat der Server die Prüfsumme eines Salzes und des Startwerts für Mischung und Los veröffentlicht. Jetzt liegt beides offen: Wer von „Salz:Startwert“ die SHA-256-Prüfsumme berechnet, muss dasselbe erhalten. „subak verify“ prüft die Aufzeichnung und auch, ob der Startwert diese Karten und Plätze ergibt.
web-fair-broken = Salz und Startwert ergeben die Prüfsumme nicht: Das Versprechen wurde gebrochen.
web-fair-hash = Prüfsumme
web-fair-kept = In deinem Browser geprüft: Salz und Startwert ergeben die Prüfsumme.
web-fair-salt = Salz
web-fair-seed = Startwert
web-fill = Jetzt beginnen
web-fill-with = Bots auf den freien Plätzen
web-finished = Beendete Partien
web-first = zum Anfang
web-first-match = Eine erste Partie mit Erklärungen
web-for = { $players } Spieler
web-free-seat = freier Platz
web-free-seats = { $count ->
    [one] 1 freier Platz
   *[other] { $count } freie Plätze
}
web-games = Spiele
web-gathering = { $game }: Warten auf alle Spieler
web-guest = Gast
web-guide = Begleiter
web-guide-again = Noch einmal erklären
web-guide-hint = Gute Züge zeigen
web-guide-leave = Ohne Begleiter weiterspielen
web-guide-next = Weiter
web-guide-stay = Begleiter behalten
web-guide-understood = Verstanden
web-guided = Erklärungen
web-guided-about = Jede Entscheidung wird erklärt, wenn du ihr zum ersten Mal begegnest.
web-hand-over = Bot für mich spielen lassen
web-help = Hilfe
web-hint = Tipp
web-hints = Tipps
web-hints-about = Du kannst nach guten Zügen fragen; dafür wird die Partie nicht gewertet.
web-home = Startseite
web-invite = Schicke diesen Link einem Freund
web-invite-friend = Einladen
web-judgement = Was hier entschieden wurde und was noch möglich war
web-language = Sprache
web-last = zum Ende
web-leaf = { $leaf ->
    [log] Verlauf
    [rules] Regeln
    [aid] Spielhilfe
   *[menu] Menü
}
web-learn = Lernen
web-learn-about = Eine erste Partie mit Erklärungen zu jedem Schritt, am Tisch.
web-level = Stärke
web-list = Alle Möglichkeiten als Liste ({ $count })
web-live = Live
web-loading = Der Tisch wird vorbereitet …
web-log = { $kind ->
    [seated] { $who ->
        [you] Du nimmst Platz.
       *[other] { $player } nimmt Platz.
    }
    [left] { $who ->
        [you] Du stehst auf.
       *[other] { $player } steht auf.
    }
    [started] Die Partie beginnt.
    [undo] { $who ->
        [you] Du nimmst einen Zug zurück.
       *[other] { $player } nimmt einen Zug zurück.
    }
    [resigned] { $who ->
        [you] Du gibst auf.
       *[other] { $player } gibt auf.
    }
    [returned] { $who ->
        [you] Du bist wieder da.
       *[other] { $player } ist wieder da.
    }
   *[rematch] { $who ->
        [you] Du möchtest eine Revanche.
       *[other] { $player } möchte eine Revanche.
    }
}
web-log-and-chat = Verlauf und Chat
web-log-handed = { $who ->
    [you] { $why ->
        [resigned] Du gibst auf; { $level } spielt weiter.
        [absent] Du bist abwesend; { $level } springt ein.
        [late] Du warst zu spät; { $level } springt ein.
       *[asked] { $level } springt für dich ein.
    }
   *[other] { $why ->
        [resigned] { $player } gibt auf; { $level } spielt weiter.
        [absent] { $player } ist abwesend; { $level } springt ein.
        [late] { $player } war zu spät; { $level } springt ein.
       *[asked] { $level } springt für { $player } ein.
    }
}
web-log-in = Anmelden
web-log-out = Abmelden
web-log-out-everywhere = Überall abmelden
web-log-started = { $by ->
    [lot] { $who ->
        [you] Die Partie beginnt; das Los lässt dich anfangen.
       *[other] Die Partie beginnt; das Los lässt { $player } anfangen.
    }
    [seat] { $who ->
        [you] Die Partie beginnt; wie gewählt fängst du an.
       *[other] Die Partie beginnt; wie gewählt fängt { $player } an.
    }
    [loser] { $who ->
        [you] Die Partie beginnt; du hast die letzte verloren und fängst an.
       *[other] Die Partie beginnt; { $player } hat die letzte verloren und fängt an.
    }
   *[nobody] Die Partie beginnt.
}
web-log-title = Verlauf
web-login = Anmeldename
web-lost = { $what ->
    [table] Diesen Tisch gibt es nicht
    [rules] Dieses Spiel gibt es hier nicht
   *[address] Diese Adresse führt nirgendwohin
}
web-lost-about = { $what ->
    [table] Vielleicht fehlt ein Stück des Links: Bitte um einen neuen. Deine eigenen Partien stehen auf der Startseite; keine ist verloren.
    [rules] Die Regeln aller unserer Spiele stehen unten auf der Startseite.
   *[address] Vielleicht ist ein Tippfehler darin, oder es fehlt ein Stück des Links. Es ist nichts verloren.
}
web-lost-home = Zu den Spielen
web-mat = Deine Seite des Tisches
web-menu = Menü
web-name = Dein Name
web-new-here = Neu hier?
web-new-password = Neues Passwort
web-no-connection = Der Server antwortet nicht. Nichts ist verloren; wir versuchen es weiter.
web-offline = Du bist offline. Die Regeln kannst du lesen und hier geöffnete Partien ansehen; gespielt wird, sobald die Verbindung wieder da ist.
web-nobody-plays = Gerade läuft keine öffentliche Partie.
web-nobody-waits = Gerade wartet niemand auf andere. Eröffne einen Tisch für alle:
web-notices = Benachrichtigen
web-notices-about = Eine Meldung des Browsers, wenn du am Zug bist und woanders hinschaust.
web-notices-refused = Der Browser erlaubt es nicht.
web-now = { $count ->
    [one] gegen { $level }
   *[other] gegen { $count } × { $level }
}
web-odds = { $win } % · { $sign }{ $margin }
web-on = nächster Zug
web-open = Öffnen
web-open-record = Aufzeichnung öffnen
web-open-record-about = Eine Partie aus einer Datei nachspielen und analysieren: hier ablegen, auswählen oder einfügen. Sie bekommt einen Link zum Weitergeben.
web-open-tables = Offene Tische
web-others = Die anderen
web-pace = Tempo
web-password = Passwort
web-password-changed = Dein Passwort ist geändert, und deine anderen Geräte sind abgemeldet.
web-past = Rückblick
web-paste-record = oder hier einfügen
web-play = Spielen
web-play-now = Jetzt spielen
web-played = gespielt:
web-player = Spieler { $number }
web-players = Spieler
web-race = Punkterennen
web-race-open = { $sure } sicher, bis zu { $open } mehr
web-race-sure = { $sure } sicher
web-reconnecting = Die Verbindung ist weg; wir sind gleich wieder da …
web-record = Aufzeichnung herunterladen
web-register = Neues Konto
web-rematch = Revanche
web-replay = Nachspielen
web-replay-pause = Anhalten
web-replay-play = Abspielen
web-replay-speed = Tempo: { $speed }-fach
web-resign = Aufgeben
web-resign-sure = Möchtest du wirklich aufgeben?
web-resigned-end = Die Partie endete durch Aufgabe.
web-rules = Regeln
web-rules-of = Die Regeln von { $game }
web-aid-to-print = Spielhilfe zum Ausdrucken (eine Seite)
web-aid-of = Spielhilfe zu { $game }
web-sections = Auf dieser Seite
web-print = Drucken
web-save = Speichern
web-saved = Gespeichert.
web-seat-open = Mehr über { $player }
web-send = Senden
web-settings = Einstellungen
web-share = Teilen …
web-sit = Platz nehmen
web-skip = Zum Tisch
web-speed = Animationen
web-speed-name = { $speed ->
    [slow] langsam
    [fast] schnell
    [off] aus
   *[normal] normal
}
web-stand-in = { $level } springt ein
web-standing-ahead-you = { $count } vor dir
web-standing-behind = { $count } hinter { $player }
web-standing-behind-you = { $count } hinter dir
web-standing-leads = { $count } vor { $player }
web-standing-level = gleichauf mit { $player }
web-standing-level-you = gleichauf mit dir
web-start = { $against ->
    [bots] Spielen
    [friends] Links holen
   *[anybody] Tisch eröffnen
}
web-state = { $status ->
    [open] wartet
    [running] läuft
    [uploaded] Aufzeichnung
   *[over] zu Ende
}
web-supply = Neben dem Spielplan
web-tagline = Drei Erntespiele, ein ruhiger Tisch.
web-theme = Hell oder dunkel
web-theme-name = { $theme ->
    [light] hell
    [dark] dunkel
   *[system] automatisch
}
web-thinking = Denkt nach …
web-thinking-seat = entscheidet
web-to-move = { $player } ist am Zug
web-to-now = Zurück zum Spiel
web-to-rematch = zum Tisch
web-turn-after = nächster
web-turn-before = voriger
web-undo = Zurücknehmen
web-unfinished = Die Aufzeichnung endet vor der Partie
web-uploaded = Eine hier geöffnete Aufzeichnung
web-variants = Varianten
web-volume = Ton
web-volume-off = aus
web-watch = Zuschauen
web-watching = { $count ->
    [one] 1 schaut zu
   *[other] { $count } schauen zu
}
web-won = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
}
web-you = Du
web-your-turn = Du bist dran
