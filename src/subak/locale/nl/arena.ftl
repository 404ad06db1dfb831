cli-arena = Bots tegen elkaar laten spelen en meten hoe sterk ze zijn.
arena-bots = De bots: random, greedy, search:1000, rollout:0.2s, net of een niveau; minstens twee, of één met --mirror.
arena-games = Partijen per opstelling; naar boven afgerond, zodat iedereen even vaak op elke plaats zit.
arena-mirror = Elke bot ook tegen zichzelf laten spelen: ter controle, en om te zien wat elke plaats waard is.
arena-seed = Waarmee wordt geschud; dezelfde startwaarde geeft dezelfde partijen.
arena-cores = Hoeveel partijen er tegelijk lopen; standaard één per kern.
arena-out = Waar de partijen komen te staan (JSON, één regel per partij). Dezelfde opdracht gaat verder waar die was gestopt.
arena-json = Waar de tabel als JSON komt te staan.
arena-plot = Waarheen de ratings getekend worden: een bestand dat op .svg of .png eindigt.
arena-rounded = { $games } partijen per opstelling, zodat elke verdeling van de kaarten in alle { $players } zitvolgordes wordt gespeeld.
arena-continued = { $done } van de { $games } partijen staan al in { $file }.
arena-playing = { $game }
arena-interrupted = Onderbroken. { $done } van de { $games } partijen staan in { $file }. Verdergaan met:
arena-killed = Een proces dat speelde is van buitenaf gestopt, misschien door geheugengebrek. { $done } van de { $games } partijen staan in { $file }. Verdergaan met:
arena-lost-game = ↑ in deze partij: kaartverdeling { $deal } (startwaarde “{ $seed }”), zitvolgorde { $rotation }, plaatsen: { $seats }
arena-lost = { $lost ->
    [one] Eén partij is
   *[other] { $lost } partijen zijn
} afgebroken; { $done } staan in { $file }. Deze opdracht speelt alleen wat ontbreekt:
arena-kept = De partijen staan in { $file }; met --out, dit bestand en meer --games speelt dezelfde opdracht verder.
arena-title = { $game }, { $players } spelers{ $options } · { $games } partijen
arena-caption = Bradley–Terry, het gemiddelde van allen is 1500; balken: 95%-intervallen, bootstrap over de kaartverdelingen
arena-caption-table = Grijs: 95%-intervallen. Gelijk zou { NUMBER($even, maximumFractionDigits: 1) }% van de overwinningen zijn.
arena-bot = bot
arena-rating = rating
arena-count = partijen
arena-wins = gewonnen
arena-margin = voorsprong
arena-seconds = per beslissing
arena-pairs = Wie vóór wie eindigt
arena-caption-pairs = Hoe vaak de bot van de rij vóór die van de kolom eindigt; een gedeelde plaats telt half.
arena-mirrors = Spiegelcontrole: dezelfde bot op alle plaatsen
arena-caption-mirrors = Aandeel in de overwinningen. Ook in een eerlijke arena valt één op de twintig rijen erbuiten.
arena-expected = verwacht
arena-verdict = {""}
arena-even = gelijk
arena-uneven = NIET GELIJK
arena-seats = Wat een plaats waard is
arena-caption-seats = Aandeel in de overwinningen per plaats, in de spiegelpartijen.
arena-seat = plaats { $number }
arena-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
arena-interval = { NUMBER($low, maximumFractionDigits: 0) }–{ NUMBER($high, maximumFractionDigits: 0) }
arena-expected-share = { NUMBER($even, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($bound, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
arena-points = { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-number = { $number }
arena-time = { NUMBER($value, maximumSignificantDigits: 2) } { $unit }
mistake-arena-alone = Een arena heeft minstens twee bots nodig; “--mirror” zet “{ $bot }” tegenover zichzelf.
mistake-arena-twice = “{ $bot }” staat er twee keer; “--mirror” zet een bot tegenover zichzelf.
mistake-arena-nothing = Met { $games } partijen en deze bots valt er niets te spelen.
mistake-arena-no-results = In “{ $file }” staat iets anders dan de partijen van een arena; het bestand blijft zoals het is.
mistake-arena-other = In “{ $file }” staat een andere arena. { $field ->
    [subak] Versie van Subak
    [rules] Versie van de regels
    [game] Spel
    [players] Aantal spelers
    [options] Opties
    [bots] Bots
   *[seed] Startwaarde
} daar: { $theirs }, niet { $ours }.
