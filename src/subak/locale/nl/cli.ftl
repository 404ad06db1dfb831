cli-about = Subak: een tafel voor de oogstspellen Bali, Cacao en Seasons of Rice.
cli-language = --lang en, de of nl, waar dan ook op de regel, kiest de taal.
cli-help = Deze pagina tonen.
cli-plain-console = Deze console schrijft { $encoding } en kan niet elk teken tonen; een die UTF-8 schrijft wel, en met PYTHONUTF8=1 misschien deze ook.
cli-usage = Gebruik:
cli-usage-options = [OPTIES]
cli-usage-command = OPDRACHT …
cli-value = { $kind ->
    [number] getal
    [file] bestand
   *[text] tekst
}
cli-options = Opties
cli-arguments = Argumenten
cli-commands = Opdrachten
cli-default = [standaard: {"{"}{"}"}]
cli-required = [verplicht]
cli-play = Een partij spelen: mensen en bots aan deze terminal, of alleen bots.
cli-replay = Het verslag van een partij controleren en de partij naspelen.
cli-rules = De regels van een spel lezen.
cli-rules-aid = Alleen de spelhulp: de regels op één pagina.
cli-bench = Meten hoe snel de spellen hier lopen.
cli-game = Het spel, bijv. bali.
cli-games = De spellen; geen betekent allemaal.
cli-players = Hoeveel spelers er aan tafel zitten.
cli-option = Een variant of optie van het spel; mag meermaals.
cli-people = Hoeveel van hen mensen aan deze terminal zijn (1; met --bots: 0).
cli-bots = De bot op de andere plaatsen: een niveau ({ $levels }), of random, greedy, search:1000, rollout:0.2s, net.
cli-begins = Wie begint: het nummer van een speler, mensen eerst (1), of lot om te loten.
cli-ask-game = Welk spel?
cli-ask-level = Hoe sterk moeten de bots zijn?
cli-ask-now = Wat wil je spelen?
cli-ask-number = Nummer (Enter: { $usual })
cli-ask-others = { $bots ->
    [one] jij en een bot
   *[other] jij en { $bots } bots
}
cli-ask-players = Met hoeveel zitten jullie aan tafel?
cli-ask-wrong = Geef een van de nummers { $first } tot en met { $last }.
cli-nothing-now = Nu niets
cli-name = De naam van een speler, op volgorde van plaats; mag meermaals.
cli-seed = Waarmee wordt geschud; dezelfde startwaarde geeft dezelfde kaarten.
cli-record = Waar het verslag van de partij komt te staan.
cli-legal = Bij elke beslissing ook de toegestane acties opschrijven.
cli-resume = Verdergaan met een partij uit een verslag.
cli-record-file = Het verslag van een partij.
cli-show = De partij stap voor stap bekijken.
cli-log = De partij in zinnen vertellen.
cli-seconds = Hoe lang elk spel wordt gemeten.
cli-no-folder = die map bestaat niet
cli-compiling = Eerste start: de regels van { $game } worden gecompileerd …
cli-replayed = { $game }: { $count ->
    [one] één beslissing
   *[other] { $count } beslissingen
}, allemaal volgens de regels.
cli-running = De partij is nog niet afgelopen: { $player } beslist.
cli-saved = Bewaard in { $file }.
cli-saved-running = Bewaard in { $file }. Verdergaan met: { $command }
cli-and = { " en " }
cli-result = { $scores }. { $count ->
    [one] { $winners } wint.
   *[other] { $winners } delen de overwinning.
}
cli-bench-title = Willekeurige partijen op deze machine ({ $cores } kernen)
cli-bench-game = spel
cli-bench-players = spelers
cli-bench-bytes = bytes per stand
cli-bench-one-core = acties/s, één kern
cli-bench-all-cores = acties/s, alle kernen
cli-bench-games = partijen/s, één kern
cli-bench-measuring = { $game } wordt gemeten …
cli-deck = De kaarten van Seasons of Rice controleren, tekenen of uitvoeren.
cli-deck-check = Een deckbestand controleren: is het volledig en mogelijk?
cli-deck-draw = Alle kaarten en voorouders van een deck op één vel tekenen.
cli-deck-export = Ons eigen deck uitvoeren, als begin voor een deck van jezelf.
cli-deck-file = Het deckbestand.
cli-deck-file-or-own = Het deckbestand; zonder bestand ons eigen deck.
cli-deck-out = Waarheen getekend wordt: een bestand dat op .svg of .png eindigt.
cli-deck-play = Met de kaarten van dit deckbestand spelen (subak deck).
cli-deck-drawn = Getekend in { $file }.
seat-person = Speler { $number }
seat-bot = Bot { $number } ({ $bot })
table-bot-decides = { $player } denkt na …
table-close = Enter: verder
table-undo = terugnemen
table-hint = tip
table-hint-title = Tip · winstkans · verwachte voorsprong
table-hint-keys = 1 2 3 of Enter: spelen · Esc: sluiten
table-hint-thinking = Denkt na …
table-hint-not-now = Een tip krijg je als jij aan de beurt bent.
table-hint-odds = { $win }% · { $sign }{ NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }
table-switch = de ander
table-switch-not-now = Er wordt nu niet tegelijk gekozen.
table-turn-of = { $player } is aan de beurt. { $sentence }
table-turn = draaien
table-rules = regels
table-log = verloop
table-light = licht/donker
table-help = hulp
table-quit = stoppen
table-back = vorige
table-forward = volgende
table-first = begin
table-last = einde
table-hand-over = Nu beslist { $player }. Geef het toetsenbord door en druk op Enter.
table-help-text =
    ## Zo speel je hier

    - **1 2 3 …** of **↑ ↓** en **Enter** of de **muis** kiezen wat de gekleurde regel vraagt. Vraagt die naar een plek op het speelbord, dan gaan de vier pijltoetsen van plek naar plek.
    - Wat je op het speelbord kunt kiezen, is omlijnd: klik erop. **x** draait een tegel of kaart, **Shift** met een pijltoets verschuift een speelbord dat te groot is geworden.
    - **u** neemt je laatste beslissing terug. Speel je alleen tegen bots, dan mag dat altijd; onder mensen alleen in je eigen beurt, en niet meer zodra er iets is opengelegd.
    - **h** geeft na een seconde een tip: de drie beste zetten, elk met je winstkans, je verwachte voorsprong op de beste tegenstander in punten, en redenen. **1 2 3** of **Enter** speelt er een, **Esc** sluit de tip.
    - **s** waar twee mensen aan één scherm tegelijk kiezen: de ander kijkt, om eerst te kiezen of een keuze te veranderen.
    - **r** toont de regels, **l** het verloop, **t** wisselt tussen licht en donker, **q** stopt; na elke beslissing wordt de partij bewaard.
