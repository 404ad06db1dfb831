cli-lab = Play a game and its variants many times, and show what they do.
lab-variants = What to compare with the base game, separated by commas: oracle,demon,oracle+demon.
lab-games = Games of each variant, and of the base game.
lab-players = Who plays: random, greedy, search:50, rollout:50, net or a level; one for all seats, or one for each, separated by commas.
lab-seats-option = How many players sit at the table.
lab-out = The folder for the report and its tables. The same command continues where it stopped.
lab-gpu = Play random games on the GPU; if not given, where there is one.
lab-ray = Play on this Ray cluster: its address, or auto.
lab-playing = { $game }
lab-continued = { $done } of { $shares } shares are already in { $file }.
lab-interrupted = Interrupted. { $done } of { $shares } shares are kept in { $file }. Continue with:
lab-killed = A process that was playing was killed from outside, perhaps because the machine ran out of memory. { $done } of { $shares } shares are kept in { $file }. Continue with:
lab-written = Report: { $file }
lab-tables = Tables beside it: { $tables }
lab-no-parquet = As CSV only; Parquet needs pyarrow: pip install pyarrow
mistake-lab-seats = “--players” says who plays; for { $number } at the table: --seats { $number }
mistake-lab-players = { $players } players for { $seats } seats: name one for all, or one for each seat.
mistake-lab-nothing = With { $games } games there is nothing to count.
mistake-lab-twice = “{ $variant }” is named twice, or is the base game itself.
mistake-lab-unreachable = There is no Ray cluster at “{ $address }”: { $reason }
fault-ray = { $kind ->
    [nobody] nobody answers there
    [version] it has another version of Ray or Python
    [port] a port is a number from 0 to 65535
   *[other] { $reason }
}
mistake-lab-other-version = A node of the cluster has Subak { $theirs }, not { $ours }; all must have the same.
mistake-lab-no-shares = “{ $file }” holds something other than the shares of a lab; it was left as it is.
mistake-lab-other = “{ $file }” holds another experiment: its { $field ->
    [subak] version of Subak is
    [rules] version of the rules is
    [deck] deck is
    [counters] number of counters is
    [game] game is
    [seats] number of seats is
    [players] players are
    [settings] variants are
    [games] number of games is
   *[seed] seed is
} { $theirs }, not { $ours }. Choose another folder with --out.
lab-title = { $game }: the lab
lab-headline = What { NUMBER($games) } games of { $game } say
lab-random = { $seats } at the table, all playing at random.
lab-who = { $seats } at the table, played by { $bots }.
lab-always = Always with: { $options }.
lab-intervals = Intervals hold in 95 of 100 cases.
lab-base = base game
lab-measure = { $what ->
    [score] points of a player
    [spread] spread of the points
    [best] points of the winner
    [lead] lead at the end
    [turns] turns
    [choices] decisions with a choice
    [alternatives] answers to choose from
    [first-seat] victories of the first seat
    [tied] ties for the highest score
   *[shared] shared victories
}
lab-whole = { NUMBER($value) }
lab-tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-hundredths = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
lab-within = ± { NUMBER($value, maximumSignificantDigits: 2) }{ $unit ->
    [percent] %
   *[number] {""}
}
lab-exactly = always
lab-effects = What each variant changes
lab-effects-how = Differences to the base game, from the same seeds. A full dot is more than chance; a hollow one may be chance alone.
lab-base-value = base game: { $value }
lab-seats = What a seat is worth
lab-seats-how = Share of the victories by seat; the line is an even share, { $even }.
lab-seat = seat { $number }
lab-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
lab-spreads = How games end
lab-spread = { $what ->
    [score] points of a player
    [lead] lead at the end
    [turns] turns
   *[choices] decisions with a choice
}
lab-always-number = always { $number }
lab-switch = A closer look at
lab-values = What things are worth
lab-values-how = What having one more goes with: in the chance to win and in points. It goes with it; it need not be the cause.
lab-what = what a player has
lab-each = on average
lab-one-more = one more: chance to win
lab-one-more-points = points
lab-curve = victories by number
lab-early = Early choices
lab-early-how = How often each was made (grey), and the share of victories that went with it; the line is an even share, { $even }.
lab-rules = How often rules come up
lab-rules-how = In what share of the games, and how often in a game.
lab-never = never
lab-times = { NUMBER($value, maximumFractionDigits: 2) } per game
lab-decisions = What is decided
lab-phase = decision
lab-decided = per game
lab-with-choice = with a choice
lab-answers = answers each time
lab-made = How this was made
lab-method = { NUMBER($games) } games of each setting, from the seed “{ $seed }”. Intervals are 95%, by the jackknife over blocks of games: each number is computed again without each block.
lab-method-pairs = A variant and the base game start from the same seeds; differences are taken block by block, so that what deals have in common does not count as chance.
lab-method-values = What one more goes with is the slope of a straight line over all seats of all games. Dots in the small curves are the larger the more seats had that number; the line through the middle is an even share.
