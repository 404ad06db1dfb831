web-account = Je account: { $login }
web-account-about = Met een account heb je je partijen en ratings op elk apparaat.
web-account-title = Account
web-accuracy = nauwkeurigheid { $percent }
web-after = Na de partij
web-after-tab = { $tab ->
    [scores] Stand
    [replay] Naspelen
   *[analysis] Analyse
}
web-against = Tegenstanders
web-against-about = { $kind ->
    [bots] De partij begint meteen.
    [friends] Voor elke vrije plaats krijg je een link om te versturen. Wie er niet is, kan door een bot worden vervangen.
   *[anybody] Je tafel staat op de startpagina, en iedereen kan aanschuiven.
}
web-against-name = { $kind ->
    [bots] Bots
    [friends] Vrienden
   *[anybody] Iedereen
}
web-all = Alle { $count } tonen
web-analyse = Analyseer deze partij
web-analysing = Elke beslissing wordt beoordeeld …
web-analysis = Analyse
web-analysis-failed = De analyse is mislukt; vraag er nog eens om.
web-analysis-graph = Winstkansen in de loop van de partij
web-ask-always = Altijd vragen
web-ask-always-about = Ook als er maar één ding kan.
web-away = afwezig
web-back = vorige zet
web-begins = Wie begint
web-begins-about = { $by ->
    [seat] Om de volgorde van de anderen wordt geloot.
    [loser] De eerste partij begint wie het lot aanwijst, een revanche wie de vorige verloor.
   *[lot] Er wordt geloot als de partij begint.
}
web-begins-here = begint
web-begins-guest = { $players ->
    [2] Mijn gast
   *[other] Gast { $number }
}
web-begins-bot = { $players ->
    [2] De bot
   *[other] Een bot
}
web-begins-by = { $by ->
    [me] Ik
    [loser] De verliezer
   *[lot] Door loting
}
web-begins-term = { $by ->
    [seat] wie begint: gekozen
    [loser] wie begint: de verliezer
   *[lot] wie begint: door loting
}
web-better = beter: { $action }
web-board = Speelbord
web-bot = { $level }
web-by-invitation = Hier kan alleen gaan zitten wie een uitnodigingslink heeft. Meekijken kan zodra de partij begint.
web-cancel = Annuleren
web-chat = Zeg iets
web-chat-left = { $count ->
    [one] nog 1 teken
   *[other] nog { $count } tekens
}
web-chat-too-long = { $count ->
    [one] 1 teken te lang
   *[other] { $count } tekens te lang
}
web-choose = Meer …
web-choose-file = Bestand kiezen …
web-choose-title = { $game }: jouw partij
web-change-choice = Keuze wijzigen
web-change-password = Wachtwoord wijzigen
web-choice-of = { $chosen ->
    [yes] heeft gekozen
   *[no] kiest nog
}
web-close = Sluiten
web-code = De link als code om te scannen
web-code-show = Scannen
web-come-back = Zelf verderspelen
web-compiling = bots warmen nog op
web-compiling-seat = warmt nog op
web-continue = Verderspelen
web-copied = gekopieerd
web-copy = Kopiëren
web-copy-link = Link kopiëren
web-day-or-night = Licht of donker
web-days = { $number ->
    [one] 1 dag per zet
   *[other] { $number } dagen per zet
}
web-decides = { $player } beslist
web-decision = Jouw beslissing
web-deck = Met eigen kaarten spelen
web-deck-chosen = Er wordt gespeeld met de kaarten “{ $deck }”; zulke partijen tellen niet mee voor de rating.
web-deck-of = Eigen kaarten voor { $game }
web-eyes = gezien door
web-eyes-actor = wie beslist
web-eyes-watcher = een toeschouwer
web-fair = Is er eerlijk geschud?
web-fair-about = Voordat er iemand ging zitten, publiceerde de server een controlesom van een salt en de startwaarde van schudden en loten. Nu zijn beide open: wie van “salt:startwaarde” de SHA-256-controlesom berekent, moet hetzelfde vinden. “subak verify” controleert het verslag, en ook of de startwaarde deze kaarten en plaatsen geeft.
web-fair-broken = Salt en startwaarde geven de controlesom niet: de belofte is gebroken.
web-fair-hash = controlesom
web-fair-kept = In je browser gecontroleerd: salt en startwaarde geven de controlesom.
web-fair-salt = salt
web-fair-seed = startwaarde
web-fill = Nu beginnen
web-fill-with = Bots op de vrije plaatsen
web-finished = Afgelopen partijen
web-first = naar het begin
web-first-match = Een eerste partij met uitleg
web-for = { $players } spelers
web-free-seat = vrije plaats
web-free-seats = { $count ->
    [one] 1 vrije plaats
   *[other] { $count } vrije plaatsen
}
web-games = Spellen
web-gathering = { $game }: wachten op alle spelers
web-guest = Gast
web-guide = Gids
web-guide-again = Leg nog eens uit
web-guide-hint = Toon goede zetten
web-guide-leave = Zonder gids verderspelen
web-guide-next = Verder
web-guide-stay = Gids houden
web-guide-understood = Begrepen
web-guided = Uitleg
web-guided-about = Elke beslissing wordt uitgelegd als je die voor het eerst tegenkomt.
web-hand-over = Laat een bot voor me spelen
web-help = Hulp
web-hint = Tip
web-hints = Tips
web-hints-about = Je mag om goede zetten vragen; de partij telt dan niet voor je rating.
web-home = Startpagina
web-invite = Stuur deze link naar een vriend
web-invite-friend = Uitnodigen
web-judgement = Wat hier werd beslist en wat er nog kon
web-language = Taal
web-last = naar het einde
web-leaf = { $leaf ->
    [log] Verloop
    [rules] Regels
    [aid] Spelhulp
   *[menu] Menu
}
web-learn = Leren
web-learn-about = Een eerste partij met uitleg bij elke stap, aan tafel.
web-level = Niveau
web-list = Alle mogelijkheden als lijst ({ $count })
web-live = Live
web-loading = De tafel wordt klaargezet …
web-log = { $kind ->
    [seated] { $who ->
        [you] Je gaat zitten.
       *[other] { $player } gaat zitten.
    }
    [left] { $who ->
        [you] Je staat op.
       *[other] { $player } staat op.
    }
    [started] De partij begint.
    [undo] { $who ->
        [you] Je neemt een zet terug.
       *[other] { $player } neemt een zet terug.
    }
    [resigned] { $who ->
        [you] Je geeft op.
       *[other] { $player } geeft op.
    }
    [returned] { $who ->
        [you] Je bent er weer.
       *[other] { $player } is er weer.
    }
   *[rematch] { $who ->
        [you] Je wilt een revanche.
       *[other] { $player } wil een revanche.
    }
}
web-log-and-chat = Verloop en chat
web-log-handed = { $who ->
    [you] { $why ->
        [resigned] Je geeft op; { $level } speelt verder.
        [absent] Je bent afwezig; { $level } valt in.
        [late] Je was te laat; { $level } valt in.
       *[asked] { $level } valt in voor jou.
    }
   *[other] { $why ->
        [resigned] { $player } geeft op; { $level } speelt verder.
        [absent] { $player } is afwezig; { $level } valt in.
        [late] { $player } was te laat; { $level } valt in.
       *[asked] { $level } valt in voor { $player }.
    }
}
web-log-in = Inloggen
web-log-out = Uitloggen
web-log-out-everywhere = Overal uitloggen
web-log-started = { $by ->
    [lot] { $who ->
        [you] De partij begint; na loting mag jij eerst.
       *[other] De partij begint; na loting mag { $player } eerst.
    }
    [seat] { $who ->
        [you] De partij begint; jij bent gekozen om te beginnen.
       *[other] De partij begint; { $player } is gekozen om te beginnen.
    }
    [loser] { $who ->
        [you] De partij begint; jij verloor de vorige en mag eerst.
       *[other] De partij begint; { $player } verloor de vorige en mag eerst.
    }
   *[nobody] De partij begint.
}
web-log-title = Verloop
web-login = Inlognaam
web-lost = { $what ->
    [table] Deze tafel bestaat niet
    [rules] Dit spel hebben we hier niet
   *[address] Dit adres leidt nergens heen
}
web-lost-about = { $what ->
    [table] Misschien ontbreekt een stuk van de link: vraag om een nieuwe. Je eigen partijen staan op de startpagina; er is er geen verloren.
    [rules] De regels van al onze spellen staan onderaan de startpagina.
   *[address] Misschien zit er een tikfout in, of ontbreekt er een stuk van de link. Er is niets verloren.
}
web-lost-home = Naar de spellen
web-mat = Jouw kant van de tafel
web-menu = Menu
web-name = Je naam
web-new-here = Nieuw hier?
web-new-password = Nieuw wachtwoord
web-no-connection = De server antwoordt niet. Er is niets verloren; we blijven het proberen.
web-offline = Je bent offline. De regels kun je lezen en partijen die hier open waren bekijken; spelen kan weer zodra de verbinding terug is.
web-nobody-plays = Er is nu geen openbare partij bezig.
web-nobody-waits = Er wacht nu niemand op anderen. Open een tafel voor iedereen:
web-notices = Geef een seintje
web-notices-about = Een melding van de browser als jij aan de beurt bent en ergens anders kijkt.
web-notices-refused = De browser staat het niet toe.
web-now = { $count ->
    [one] tegen { $level }
   *[other] tegen { $count } × { $level }
}
web-odds = { $win }% · { $sign }{ $margin }
web-on = volgende zet
web-open = Openen
web-open-record = Verslag openen
web-open-record-about = Een partij uit een bestand naspelen en analyseren: sleep het hierheen, kies het of plak het. De partij krijgt een link om te delen.
web-open-tables = Open tafels
web-others = De anderen
web-pace = Tempo
web-password = Wachtwoord
web-password-changed = Je wachtwoord is gewijzigd en je andere apparaten zijn uitgelogd.
web-past = Terugblik
web-paste-record = of plak het hier
web-play = Spelen
web-play-now = Speel nu
web-played = gespeeld:
web-player = Speler { $number }
web-players = Spelers
web-race = Puntenrace
web-race-open = { $sure } zeker, tot { $open } erbij
web-race-sure = { $sure } zeker
web-reconnecting = De verbinding is weg; we zijn zo terug …
web-record = Verslag downloaden
web-register = Nieuw account
web-rematch = Revanche
web-replay = Naspelen
web-replay-pause = Pauzeren
web-replay-play = Afspelen
web-replay-speed = Snelheid: { $speed }×
web-resign = Opgeven
web-resign-sure = Wil je echt opgeven?
web-resigned-end = De partij eindigde door opgave.
web-rules = Regels
web-rules-of = De regels van { $game }
web-aid-to-print = Spelhulp om af te drukken (één pagina)
web-aid-of = Spelhulp bij { $game }
web-sections = Op deze pagina
web-print = Afdrukken
web-save = Bewaren
web-saved = Bewaard.
web-seat-open = Meer over { $player }
web-send = Verstuur
web-settings = Instellingen
web-share = Delen …
web-sit = Ga zitten
web-skip = Naar de tafel
web-speed = Animatie
web-speed-name = { $speed ->
    [slow] langzaam
    [fast] snel
    [off] uit
   *[normal] normaal
}
web-stand-in = { $level } valt in
web-standing-ahead-you = { $count } voor op jou
web-standing-behind = { $count } achter op { $player }
web-standing-behind-you = { $count } achter op jou
web-standing-leads = { $count } voor op { $player }
web-standing-level = gelijk met { $player }
web-standing-level-you = gelijk met jou
web-start = { $against ->
    [bots] Spelen
    [friends] Links ophalen
   *[anybody] Tafel openen
}
web-state = { $status ->
    [open] wacht
    [running] bezig
    [uploaded] verslag
   *[over] afgelopen
}
web-supply = Naast het speelbord
web-tagline = Drie oogstspellen, één rustige tafel.
web-theme = Licht of donker
web-theme-name = { $theme ->
    [light] licht
    [dark] donker
   *[system] automatisch
}
web-thinking = Denkt na …
web-thinking-seat = beslist
web-to-move = { $player } is aan de beurt
web-to-now = Terug naar nu
web-to-rematch = naar de tafel
web-turn-after = volgende
web-turn-before = vorige
web-undo = Terugnemen
web-unfinished = Het verslag stopt voor het einde van de partij
web-uploaded = Een verslag dat hier is geopend
web-variants = Varianten
web-volume = Geluid
web-volume-off = uit
web-watch = Kijken
web-watching = { $count ->
    [one] 1 kijkt mee
   *[other] { $count } kijken mee
}
web-won = { $count ->
    [one] { $names } wint
   *[other] { $names } winnen samen
}
web-you = Jij
web-your-turn = Jouw beurt
