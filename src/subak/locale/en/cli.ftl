cli-about = Subak: a table for the harvest games Bali, Cacao and Seasons of Rice.
cli-language = --lang en, de or nl, anywhere on the line, chooses the language.
cli-help = Show this page.
cli-plain-console = This console writes { $encoding } and cannot show every character; a console that writes UTF-8 can, and so may this one with PYTHONUTF8=1.
cli-usage = Usage:
cli-usage-options = [OPTIONS]
cli-usage-command = COMMAND …
cli-value = { $kind ->
    [number] number
    [file] file
   *[text] text
}
cli-options = Options
cli-arguments = Arguments
cli-commands = Commands
cli-default = [default: {"{"}{"}"}]
cli-required = [required]
cli-play = Play a match: people and bots at this terminal, or bots alone.
cli-replay = Check the record of a match, and look at it again.
cli-rules = Read the rules of a game.
cli-rules-aid = Only the player aid: the rules on one page.
cli-bench = Measure how fast the games run here.
cli-game = The game, e.g. bali.
cli-games = The games; none means all.
cli-players = How many sit at the table.
cli-option = A variant or option of the game; can be given several times.
cli-people = How many of them are people at this terminal (1; with --bots: 0).
cli-bots = The bot on the other seats: a level ({ $levels }), or random, greedy, search:1000, rollout:0.2s, net.
cli-begins = Who begins: the number of a player, people first (1), or lot.
cli-ask-game = Which game?
cli-ask-level = How strong should the bots be?
cli-ask-now = What would you like to play?
cli-ask-number = Number ({ $usual } with Enter)
cli-ask-others = { $bots ->
    [one] you and a bot
   *[other] you and { $bots } bots
}
cli-ask-players = How many sit at the table?
cli-ask-wrong = Please give one of the numbers { $first } to { $last }.
cli-nothing-now = Nothing now
cli-name = The name of a player, in seat order; can be given several times.
cli-seed = What the cards are shuffled by; the same seed deals the same match.
cli-record = Where to keep the record of the match.
cli-legal = Write the legal actions of each decision into the record.
cli-resume = Go on with a match from its record.
cli-record-file = The record of a match.
cli-show = Look at the match step by step.
cli-log = Tell the match in sentences.
cli-seconds = How long to measure each game.
cli-no-folder = there is no such folder
cli-compiling = First start: compiling the rules of { $game } …
cli-replayed = { $game }: { $count ->
    [one] one decision
   *[other] { $count } decisions
}, all of them legal.
cli-running = The match is not over: { $player } decides.
cli-saved = Saved in { $file }.
cli-saved-running = Saved in { $file }. Go on with: { $command }
cli-and = { " and " }
cli-result = { $scores }. { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
}
cli-bench-title = Random play on this machine ({ $cores } cores)
cli-bench-game = game
cli-bench-players = players
cli-bench-bytes = bytes per state
cli-bench-one-core = actions/s, one core
cli-bench-all-cores = actions/s, all cores
cli-bench-games = games/s, one core
cli-bench-measuring = Measuring { $game } …
cli-deck = Check, draw or write out the cards of Seasons of Rice.
cli-deck-check = Check a deck file: is it complete and possible?
cli-deck-draw = Draw all cards and ancestors of a deck on one sheet.
cli-deck-export = Print our own deck, as a start for one of yours.
cli-deck-file = The deck file.
cli-deck-file-or-own = The deck file; none means our own deck.
cli-deck-out = Where to draw it: a file that ends in .svg or .png.
cli-deck-play = Play with the cards of this deck file (subak deck).
cli-deck-drawn = Drawn in { $file }.
seat-person = Player { $number }
seat-bot = Bot { $number } ({ $bot })
table-bot-decides = { $player } decides …
table-close = Enter: continue
table-undo = undo
table-hint = hint
table-hint-title = Hint · chance to win · expected lead
table-hint-keys = 1 2 3 or Enter: play it · Esc: close
table-hint-thinking = Thinking …
table-hint-not-now = You can ask for a hint when it is your turn.
table-hint-odds = { $win }% · { $sign }{ NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }
table-switch = other seat
table-switch-not-now = There is nothing now that both choose at the same time.
table-turn-of = { $player }’s turn. { $sentence }
table-turn = turn
table-rules = rules
table-log = log
table-light = light/dark
table-help = help
table-quit = leave
table-back = previous
table-forward = next
table-first = start
table-last = end
table-hand-over = Now { $player } decides. Hand over the keyboard; then press Enter.
table-help-text =
    ## How to play here

    - **1 2 3 …** or **↑ ↓** and **Enter** or the **mouse** choose what the coloured line asks for. Where it asks for a place on the board, the four arrow keys go from place to place.
    - On the board, what you can choose is outlined: click it. **x** turns a tile or card, **Shift** and an arrow key move a board that has grown too large.
    - **u** takes back your last decision. If you play only against bots, you may always do so; among people, only within your own turn, and not once something was turned up.
    - **h** gives a hint after a second: the three best moves, each with your chance to win, your expected lead over the best opponent in points, and reasons. **1 2 3** or **Enter** play one, **Esc** closes the hint.
    - **s** where two people at one screen choose at the same time: the other one looks, to choose first or to change a choice.
    - **r** shows the rules, **l** the log, **t** changes between light and dark, **q** leaves; the match is saved after every decision.
