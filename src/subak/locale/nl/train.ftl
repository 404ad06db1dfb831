cli-train = Een netwerk een spel laten leren, uit partijen tegen zichzelf.
train-players = Voor hoeveel spelers het leert; de helft van alle partijen is van het eerste aantal. Kan vaker worden opgegeven.
train-variants = Welke varianten het naast het basisspel leert, gescheiden door komma’s: oracle,demon,oracle+demon.
train-iterations = Hoe vaak het speelt en leert van wat het heeft gespeeld.
train-games = Hoeveel partijen tegelijk worden gespeeld.
train-against = Bots die het af en toe treft, om te laten zien hoe sterk het is: gescheiden door komma’s.
train-meetings = Partijen tegen elk van hen.
train-every = Rondes tussen twee metingen; elke meting wordt bewaard, en van daar kan het verdergaan.
train-seed = Dezelfde startwaarde geeft op dezelfde machine zonder GPU hetzelfde netwerk.
train-start = Een netwerk om mee verder te gaan, in plaats van bij nul te beginnen.
train-gpu = Op de GPU spelen en leren.
train-out = De map voor het netwerk, de grafieken en alles wat nodig is om verder te gaan.
train-learning = { $game }
train-continued = { $done } van { $iterations } rondes staan al in { $folder }.
train-interrupted = Onderbroken na { $done } van { $iterations } rondes; wat het laatst is gemeten, is bewaard in { $folder }. Verdergaan met:
train-line = { $iteration }: { $speed } stappen/s · KL { $kl } · entropie { $entropy } · grootste logit { $logit } · { $strength }
train-won = { $won }% ({ $low }–{ $high }%) gewonnen van { $bot }
train-written = Netwerk: { $file }; grafieken: { $curves }
mistake-no-training = In “{ $file }” staat iets anders dan een training; het bestand blijft zoals het is.
mistake-other-training = In “{ $file }” staat een andere training: { $field ->
    [environment] de versie van de omgeving is
    [game] het spel is
    [settings] de spelers en varianten zijn
    [iterations] het aantal rondes is
    [games] het aantal partijen is
    [device] het apparaat is
    [recipe] het recept is
    [anchors] de tegenstanders zijn
    [meetings] het aantal ontmoetingen is
    [measured_every] het aantal rondes tussen twee metingen is
   *[seed] de startwaarde is
} { $theirs }, niet { $ours }. Kies met --out een andere map.
mistake-no-network = “{ $file }” is geen netwerk van ons.
mistake-network-shape = Het netwerk past niet bij { $game }: de laag “{ $layer }” ontbreekt of heeft de verkeerde grootte.
mistake-network-of-other-rules = Het netwerk in “{ $file }” heeft andere regels van { $game } geleerd dan die van nu.
mistake-network-of-other-game = Dit netwerk speelt alleen { $game }.
mistake-no-network-of-game = Bij { $game } hoort nog geen netwerk: noem het bestand van een netwerk, zoals net:{ $file }.
mistake-wrong-states = Er zijn { $n } toestanden van { $game } nodig.
