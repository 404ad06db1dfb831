web-account = Je account: { $login }
web-account-about = Een account bewaart je partijen en ratings op elk apparaat
web-accuracy = nauwkeurigheid { $percent }
web-against = tegen
web-analyse = Analyseer deze partij
web-analysing = Elke beslissing wordt beoordeeld …
web-analysis = Analyse
web-analysis-failed = De analyse is niet gelukt; vraag het nog eens.
web-analysis-graph = Winkansen in de loop van de partij
web-away = afwezig
web-back = één terug
web-better = beter: { $action }
web-board = Speelveld
web-bot = { $level } (bot)
web-bots = bots
web-by-invitation = Hier kan alleen gaan zitten wie een uitnodigingslink heeft. Meekijken kan zodra het begint.
web-chat = Zeg iets
web-choose = Kiezen …
web-choose-file = Bestand kiezen …
web-close = Sluiten
web-code = De link als code om te scannen
web-come-back = Zelf verder spelen
web-compiling = wordt klaargemaakt; dat duurt bij de eerste start een minuut …
web-copied = gekopieerd
web-copy = Kopiëren
web-copy-link = Link kopiëren
web-day-or-night = Licht of donker
web-days = { $number ->
    [one] 1 dag per zet
   *[other] { $number } dagen per zet
}
web-decides = { $player } beslist
web-decision = Wat er te beslissen is
web-eyes = blik van
web-eyes-actor = wie beslist
web-eyes-watcher = een toeschouwer
web-fair = Is er eerlijk geschud?
web-fair-about = Voor de eerste zet publiceerde de server een controlesom van een zout en de startwaarde van het schudden. Nu zijn beide open: wie “zout:startwaarde” met SHA-256 berekent, moet hetzelfde vinden. “subak verify” controleert het verslag, en ook of de startwaarde deze kaarten geeft.
web-fair-broken = Ze geven de controlesom niet: de belofte is gebroken.
web-fair-hash = controlesom
web-fair-kept = In je browser gecontroleerd: zout en startwaarde geven de controlesom.
web-fair-salt = zout
web-fair-seed = startwaarde
web-fewer = lijst sluiten
web-fill = Nu beginnen, bots nemen de vrije plaatsen
web-first = naar het begin
web-first-match = Nieuw hier? Een eerste partij met gids
web-free-seat = vrije plaats
web-friends = vrienden
web-games = Spellen
web-gathering = { $game }: wachten tot iedereen er is
web-guest = Gast
web-guide = Gids
web-guide-again = Leg nog eens uit
web-guide-hint = Toon goede zetten
web-guide-understood = Begrepen
web-guided = elke beslissing uitleggen
web-hand-over = Laat een bot spelen
web-hint = Tip
web-hints = met tips
web-home = Startpagina
web-invite = Stuur deze link naar een vriend
web-invite-friend = Nodig een vriend uit
web-judgement = Wat hier werd beslist en wat er nog kon
web-keys-ends = begin en eind
web-keys-step = één beslissing
web-keys-turns = keerpunten
web-language = Taal
web-last = naar het eind
web-level = niveau
web-live = live
web-loading = De tafel wordt gedekt …
web-log = { $kind ->
    [seated] { $player } gaat zitten.
    [left] { $player } staat op.
    [started] De partij begint.
    [undo] { $player } neemt terug.
    [resigned] { $player } geeft op.
    [returned] { $player } is er weer.
   *[rematch] { $player } wil een revanche.
}
web-log-and-chat = Verloop en chat
web-log-handed = { $why ->
    [resigned] { $player } geeft op; { $level } speelt verder.
    [absent] { $player } is afwezig; { $level } valt in.
    [late] { $player } was te laat; { $level } valt in.
   *[asked] { $level } valt in voor { $player }.
}
web-log-in = Inloggen
web-log-out = Uitloggen
web-log-title = Wat er gebeurde
web-login = Inlognaam
web-more = kies op het veld, of uit een lijst van { $count } …
web-my-tables = Mijn partijen
web-name = Je naam
web-no-connection = De server antwoordt niet. Er is niets verloren; we blijven het proberen.
web-no-table = Die tafel bestaat niet
web-notices = waarschuw me als ik aan de beurt ben
web-notices-refused = De browser staat het niet toe.
web-odds = { $win }% · { $sign }{ $margin }
web-on = één verder
web-open = Openen
web-open-record = Verslag openen
web-open-record-about = Een partij uit een bestand naspelen en analyseren: sleep het hierheen, kies het of plak het. De partij krijgt een link om te delen.
web-open-table = Tafel openen
web-open-tables = Open tafels
web-option = { $option ->
    [oracle] Orakel
    [demon] Demon
    [secret_hands] handkaarten blijven geheim
    [festival] Waterfestival
    [contracts] Jasmijn & Gember
   *[other] { $option }
}
web-others = De anderen
web-pace = tempo
web-password = Wachtwoord
web-paste-record = of plak het hier
web-play-now = Speel nu
web-played = gespeeld:
web-player = Speler { $number }
web-players = spelers
web-public = iedereen mag meedoen
web-reconnecting = De verbinding is weg; we zijn zo terug …
web-record = Verslag downloaden
web-register = Nieuw account
web-rematch = Revanche
web-replay = Naspelen
web-resign = Opgeven
web-resign-sure = Wil je echt opgeven?
web-resigned-end = De partij eindigde door opgave.
web-rules = Regels
web-rules-of = De regels van { $game }
web-save = Bewaren
web-saved = Bewaard.
web-seat-open = Meer van { $player }
web-send = Verstuur
web-settings = Instellingen
web-sit = Ga zitten
web-skip = Naar de tafel
web-sound = geluid
web-speed = Stukken bewegen
web-speed-name = { $speed ->
    [slow] langzaam
    [fast] snel
    [off] meteen
   *[normal] gewoon
}
web-stand-in = { $level } valt in
web-state = { $status ->
    [open] wacht
    [running] bezig
    [uploaded] verslag
   *[over] afgelopen
}
web-theme = Licht of donker
web-theme-name = { $theme ->
    [light] licht
    [dark] donker
   *[system] automatisch
}
web-thinking = Denkt na …
web-thinking-seat = beslist
web-to-rematch = naar de tafel
web-turn-after = volgend
web-turn-before = vorig
web-undo = Terugnemen
web-unfinished = Het verslag stopt voor het einde van de partij
web-uploaded = Een verslag dat hier is geopend
web-watch = Om te kijken
web-watching = { $count ->
    [one] 1 kijkt mee
   *[other] { $count } kijken mee
}
web-won = { $count ->
    [one] { $names } wint
   *[other] { $names } winnen samen
}
web-you = (jij)
web-your-turn = jij bent aan de beurt
