cli-train = Train a network on a game, from matches against itself.
train-players = For how many players it learns; half of all games are of the first number given. May be given more than once.
train-variants = Which variants it learns beside the base game, separated by commas: oracle,demon,oracle+demon.
train-iterations = How often it plays and learns from what it has played.
train-games = How many games are played at once.
train-against = Bots that it meets now and then, to show how strong it is: separated by commas.
train-meetings = Games against each of them.
train-every = Iterations between two measurements; each is kept, and can be continued from.
train-seed = The same seed trains the same network, on the same machine without a GPU.
train-start = A network to go on from, instead of from nothing.
train-gpu = Play and learn on the GPU.
train-out = The folder for the network, its curves and what is needed to continue.
train-learning = { $game }
train-continued = { $done } of { $iterations } iterations are already in { $folder }.
train-interrupted = Interrupted after { $done } of { $iterations } iterations; what was last measured is kept in { $folder }. Continue with:
train-line = { $iteration }: { $speed } steps/s · KL { $kl } · entropy { $entropy } · largest logit { $logit } · { $strength }
train-won = { $won }% ({ $low }–{ $high }%) won against { $bot }
train-written = Network: { $file }; curves: { $curves }
mistake-no-training = “{ $file }” holds something other than a training; it was left as it is.
mistake-other-training = “{ $file }” holds another training: its { $field ->
    [environment] version of the environment is
    [game] game is
    [settings] players and variants are
    [iterations] number of iterations is
    [games] number of games is
    [device] device is
    [recipe] recipe is
    [anchors] opponents are
    [meetings] number of meetings is
    [measured_every] number of iterations between measurements is
   *[seed] seed is
} { $theirs }, not { $ours }. Choose another folder with --out.
mistake-no-network = “{ $file }” is not one of our networks.
mistake-network-shape = The network does not fit { $game }: its layer “{ $layer }” is missing or has the wrong size.
mistake-network-of-other-rules = The network in “{ $file }” has learnt other rules of { $game } than today’s.
mistake-network-of-other-game = This network plays { $game } only.
mistake-no-network-of-game = No network comes with { $game } yet: name the file of one, as in net:{ $file }.
mistake-wrong-states = { $n } states of { $game } are needed.
