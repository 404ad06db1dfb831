cli-train = Ein Netz ein Spiel lernen lassen, aus Partien gegen sich selbst.
train-players = Für wie viele Personen es lernt; die Hälfte aller Partien ist von der ersten Zahl. Kann mehrmals angegeben werden.
train-variants = Welche Varianten es neben dem Grundspiel lernt, durch Kommas getrennt: oracle,demon,oracle+demon.
train-iterations = Wie oft es spielt und aus dem Gespielten lernt.
train-games = Wie viele Partien gleichzeitig gespielt werden.
train-against = Bots, denen es ab und zu begegnet, damit man sieht, wie stark es ist: durch Kommas getrennt.
train-meetings = Partien gegen jeden von ihnen.
train-every = Durchgänge zwischen zwei Messungen; jede wird aufgehoben, und von ihr kann es weitergehen.
train-seed = Derselbe Startwert ergibt auf derselben Maschine ohne GPU dasselbe Netz.
train-start = Ein Netz, von dem aus es weitergeht, statt ganz von vorn.
train-gpu = Auf der GPU spielen und lernen.
train-out = Der Ordner für das Netz, seine Kurven und alles, was zum Weitermachen nötig ist.
train-learning = { $game }
train-continued = { $done } von { $iterations } Durchgängen liegen schon in { $folder }.
train-interrupted = Unterbrochen nach { $done } von { $iterations } Durchgängen; was zuletzt gemessen wurde, liegt in { $folder }. Weiter geht es mit:
train-line = { $iteration }: { $speed } Schritte/s · KL { $kl } · Entropie { $entropy } · größter Logit { $logit } · { $strength }
train-won = { $won } % ({ $low }–{ $high } %) gewonnen gegen { $bot }
train-written = Netz: { $file }; Kurven: { $curves }
mistake-no-training = In „{ $file }“ steht etwas anderes als ein Training; die Datei bleibt, wie sie ist.
mistake-other-training = In „{ $file }“ steht ein anderes Training: { $field ->
    [environment] die Version der Umgebung ist
    [game] das Spiel ist
    [settings] Personen und Varianten sind
    [iterations] die Zahl der Durchgänge ist
    [games] die Zahl der Partien ist
    [device] das Gerät ist
    [recipe] das Rezept ist
    [anchors] die Gegner sind
    [meetings] die Zahl der Begegnungen ist
    [measured_every] die Zahl der Durchgänge zwischen zwei Messungen ist
   *[seed] der Startwert ist
} { $theirs }, nicht { $ours }. Mit --out lässt sich ein anderer Ordner wählen.
mistake-no-network = „{ $file }“ ist keines unserer Netze.
mistake-network-shape = Das Netz passt nicht zu { $game }: Die Schicht „{ $layer }“ fehlt oder hat die falsche Größe.
mistake-network-of-other-rules = Das Netz in „{ $file }“ hat andere Regeln von { $game } gelernt als die heutigen.
mistake-network-of-other-game = Dieses Netz spielt nur { $game }.
mistake-no-network-of-game = Zu { $game } gehört noch kein Netz: Gib die Datei eines Netzes an, etwa net:{ $file }.
mistake-wrong-states = Gebraucht werden { $n } Zustände von { $game }.
