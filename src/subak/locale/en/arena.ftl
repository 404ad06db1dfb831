cli-arena = Let bots play each other, and measure how strong they are.
arena-bots = The bots: random, greedy, search:1000, rollout:0.2s, net or a level; two or more, or one with --mirror.
arena-games = Games of each line-up; rounded up so that every bot sits on every seat equally often.
arena-mirror = Also seat each bot against itself: as a control, and to see what each seat is worth.
arena-seed = What the cards are shuffled by; the same seed plays the same games.
arena-cores = How many games are played at the same time; if not given, one for each core.
arena-out = Where the games are kept (JSON, one game per line). The same command continues where it stopped.
arena-json = Where to write the table as JSON.
arena-plot = Where to draw the ratings: a file that ends in .svg or .png.
arena-rounded = { $games } games of each line-up, so that each deal is played in all { $players } rotations.
arena-continued = { $done } of { $games } games are already in { $file }.
arena-playing = { $game }
arena-interrupted = Interrupted. { $done } of { $games } games are kept in { $file }. Continue with:
arena-killed = A process that was playing was killed from outside, perhaps because the machine ran out of memory. { $done } of { $games } games are kept in { $file }. Continue with:
arena-lost-game = ↑ in this game: deal { $deal } (seed “{ $seed }”), rotation { $rotation }, seats: { $seats }
arena-lost = { $lost ->
    [one] One game
   *[other] { $lost } games
} broke off; { $done } are kept in { $file }. This plays only what is missing:
arena-kept = The games are kept in { $file }; with --out, this file and more --games, the same command plays on.
arena-title = { $game }, { $players } players{ $options } · { $games } games
arena-caption = Bradley–Terry, the mean of all is 1500; bars: 95% intervals, by bootstrap over deals
arena-caption-table = In grey: 95% intervals. An even share of wins is { NUMBER($even, maximumFractionDigits: 1) }%.
arena-bot = bot
arena-rating = rating
arena-count = games
arena-wins = wins
arena-margin = margin
arena-seconds = per decision
arena-pairs = Who ends before whom
arena-caption-pairs = How often the bot of a row ends before the bot of a column; a shared rank counts half.
arena-mirrors = Mirror control: the same bot on all seats
arena-caption-mirrors = Shares of the wins. Even in a fair arena one row in twenty lies outside “expected”.
arena-expected = expected
arena-verdict = {""}
arena-even = even
arena-uneven = NOT EVEN
arena-seats = What a seat is worth
arena-caption-seats = Share of the wins by seat, in the mirror games.
arena-seat = seat { $number }
arena-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
arena-interval = { NUMBER($low, maximumFractionDigits: 0) }–{ NUMBER($high, maximumFractionDigits: 0) }
arena-expected-share = { NUMBER($even, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($bound, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
arena-points = { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-number = { $number }
arena-time = { NUMBER($value, maximumSignificantDigits: 2) } { $unit }
mistake-arena-alone = An arena needs two bots or more; “--mirror” seats “{ $bot }” against itself.
mistake-arena-twice = “{ $bot }” is named twice; “--mirror” seats a bot against itself.
mistake-arena-nothing = With { $games } games and these bots there is nothing to play.
mistake-arena-no-results = “{ $file }” holds something other than the games of an arena; it was left as it is.
mistake-arena-other = “{ $file }” holds another arena: its { $field ->
    [subak] version of Subak
    [rules] version of the rules
    [game] game
    [players] number of players
    [options] options
    [bots] bots
   *[seed] seed
} { $field ->
    [options] are
    [bots] are
   *[other] is
} { $theirs }, not { $ours }.
