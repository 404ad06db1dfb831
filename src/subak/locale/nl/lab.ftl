cli-lab = Een spel en zijn varianten heel vaak spelen en laten zien wat ze doen.
lab-variants = Wat met het basisspel wordt vergeleken, gescheiden door komma’s: oracle,demon,oracle+demon.
lab-games = Partijen van elke variant en van het basisspel.
lab-players = Wie er speelt: random, greedy, search:50, rollout:50, net of een niveau; één voor alle plaatsen of één per plaats, gescheiden door komma’s.
lab-seats-option = Hoeveel spelers er aan tafel zitten.
lab-out = De map voor het rapport en zijn tabellen. Dezelfde opdracht gaat verder waar die was gebleven.
lab-gpu = Willekeurige partijen op de GPU spelen; standaard als er een is.
lab-ray = Op dit Ray-cluster spelen: het adres ervan, of auto.
lab-playing = { $game }
lab-continued = { $done } van { $shares } delen staan al in { $file }.
lab-interrupted = Onderbroken. { $done } van { $shares } delen zijn bewaard in { $file }. Verdergaan met:
lab-killed = Een proces dat speelde is van buitenaf gestopt, misschien door geheugengebrek. { $done } van { $shares } delen zijn bewaard in { $file }. Verdergaan met:
lab-written = Rapport: { $file }
lab-tables = Tabellen ernaast: { $tables }
lab-no-parquet = Alleen als CSV; Parquet heeft pyarrow nodig: pip install pyarrow
mistake-lab-seats = “--players” zegt wie er speelt; voor { $number } aan tafel: --seats { $number }
mistake-lab-players = { $players } spelers voor { $seats } plaatsen: noem er één voor alle, of één per plaats.
mistake-lab-nothing = Met { $games } partijen valt er niets te tellen.
mistake-lab-twice = “{ $variant }” staat er twee keer, of is het basisspel zelf.
mistake-lab-unreachable = Op “{ $address }” is geen Ray-cluster: { $reason }
fault-ray = { $kind ->
    [nobody] daar antwoordt niemand
    [version] daar draait een andere versie van Ray of Python
    [port] een poort is een getal van 0 tot en met 65535
   *[other] { $reason }
}
mistake-lab-other-version = Een machine van het cluster heeft Subak { $theirs }, niet { $ours }; alle moeten dezelfde versie hebben.
mistake-lab-no-shares = “{ $file }” bevat iets anders dan de delen van een lab; het bestand blijft zoals het is.
mistake-lab-other = “{ $file }” bevat een ander experiment: { $field ->
    [subak] de versie van Subak is
    [rules] de versie van de regels is
    [deck] het deck is
    [counters] het aantal tellers is
    [game] het spel is
    [seats] het aantal plaatsen is
    [players] de spelers zijn
    [settings] de varianten zijn
    [games] het aantal partijen is
   *[seed] de startwaarde is
} { $theirs }, niet { $ours }. Kies met --out een andere map.
lab-title = { $game }: het lab
lab-headline = Wat { NUMBER($games) } partijen { $game } zeggen
lab-random = { $seats } aan tafel, allen spelen willekeurig.
lab-who = { $seats } aan tafel, gespeeld door { $bots }.
lab-always = Altijd met: { $options }.
lab-intervals = De intervallen kloppen in 95 van de 100 gevallen.
lab-base = basisspel
lab-measure = { $what ->
    [score] punten van een speler
    [spread] spreiding van de punten
    [best] punten van de winnaar
    [lead] voorsprong aan het einde
    [turns] beurten
    [choices] beslissingen met keuze
    [alternatives] antwoorden om uit te kiezen
    [first-seat] overwinningen van de eerste plaats
    [tied] gelijke standen aan de top
   *[shared] gedeelde overwinningen
}
lab-whole = { NUMBER($value) }
lab-tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-hundredths = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
lab-within = ± { NUMBER($value, maximumSignificantDigits: 2) }{ $unit ->
    [percent] %
   *[number] {""}
}
lab-exactly = altijd
lab-effects = Wat elke variant verandert
lab-effects-how = Verschillen met het basisspel bij dezelfde startwaarden. Een volle stip is meer dan toeval; een open stip kan toeval zijn.
lab-base-value = basisspel: { $value }
lab-seats = Wat een plaats waard is
lab-seats-how = Aandeel in de overwinningen per plaats; de lijn is een gelijk aandeel, { $even }.
lab-seat = plaats { $number }
lab-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punten
lab-spreads = Hoe partijen aflopen
lab-spread = { $what ->
    [score] punten van een speler
    [lead] voorsprong aan het einde
    [turns] beurten
   *[choices] beslissingen met keuze
}
lab-always-number = altijd { $number }
lab-switch = Van dichterbij
lab-values = Wat dingen waard zijn
lab-values-how = Waar één meer mee samengaat: in winstkans en in punten. Het gaat ermee samen; het hoeft niet de oorzaak te zijn.
lab-what = wat een speler heeft
lab-each = gemiddeld
lab-one-more = één meer: winstkans
lab-one-more-points = punten
lab-curve = overwinningen naar aantal
lab-early = Vroege keuzes
lab-early-how = Hoe vaak elke keuze werd gemaakt (grijs) en welk aandeel in de overwinningen ermee samenging; de lijn is een gelijk aandeel, { $even }.
lab-rules = Hoe vaak regels voorkomen
lab-rules-how = In welk deel van de partijen, en hoe vaak per partij.
lab-never = nooit
lab-times = { NUMBER($value, maximumFractionDigits: 2) } per partij
lab-decisions = Wat er wordt beslist
lab-phase = beslissing
lab-decided = per partij
lab-with-choice = met keuze
lab-answers = antwoorden per keer
lab-made = Hoe dit is gemaakt
lab-method = { NUMBER($games) } partijen per spelwijze, vanuit de startwaarde “{ $seed }”. De intervallen (95%) komen van de jackknife over blokken partijen: elk getal wordt zonder elk van de blokken opnieuw berekend.
lab-method-pairs = Een variant en het basisspel gaan uit van dezelfde startwaarden; verschillen worden blok voor blok genomen, zodat wat de partijen gemeen hebben niet als toeval telt.
lab-method-values = Waar één meer mee samengaat is de helling van een rechte lijn over alle plaatsen van alle partijen. Stippen in de kleine krommen zijn groter naarmate meer plaatsen dat aantal hadden; de lijn in het midden is een gelijk aandeel.
