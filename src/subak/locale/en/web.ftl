web-account = Your account: { $login }
web-account-about = An account keeps your games and ratings on every device
web-accuracy = accuracy { $percent }
web-against = against
web-analyse = Analyse this match
web-analysing = Every decision is being judged …
web-analysis = Analysis
web-analysis-failed = The analysis did not succeed; ask again.
web-analysis-graph = Chances to win over time
web-away = away
web-back = one back
web-better = better: { $action }
web-board = Board
web-bot = { $level } (bot)
web-bots = bots
web-by-invitation = Only those who have an invitation link can sit down here. You can watch when it begins.
web-chat = Say something
web-choose = Choose …
web-choose-file = Choose a file …
web-close = Close
web-code = The link as a code to scan
web-come-back = Play on yourself
web-compiling = is being made ready; that takes a minute at the first start …
web-copied = copied
web-copy = Copy
web-copy-link = Copy the link
web-day-or-night = Light or dark
web-days = { $number ->
    [one] 1 day a move
   *[other] { $number } days a move
}
web-decides = { $player } decides
web-decision = What is to be decided
web-eyes = view of
web-eyes-actor = whoever decides
web-eyes-watcher = a watcher
web-fair = Was it shuffled fairly?
web-fair-about = Before the first move the server published a hash of a salt and the seed of the shuffle. Now both are open: whoever hashes “salt:seed” with SHA-256 must find the same. “subak verify” checks the record, and that the seed deals these cards.
web-fair-broken = They do not give the hash: the promise was broken.
web-fair-hash = hash
web-fair-kept = Checked in your browser: salt and seed give the hash.
web-fair-salt = salt
web-fair-seed = seed
web-fewer = close the list
web-fill = Start now, bots take the free seats
web-first = to the start
web-first-match = New here? A guided first match
web-free-seat = free seat
web-friends = friends
web-games = Games
web-gathering = { $game }: waiting for everybody
web-guest = Guest
web-guide = Guide
web-guide-again = Explain again
web-guide-hint = Show good moves
web-guide-understood = Got it
web-guided = explain each decision
web-hand-over = Let a bot play
web-hint = Hint
web-hints = with hints
web-home = Home
web-invite = Send this link to one friend
web-invite-friend = Invite a friend
web-judgement = What was decided here, and what else was possible
web-keys-ends = start and end
web-keys-step = one decision
web-keys-turns = turning points
web-language = Language
web-last = to the end
web-level = level
web-live = live
web-loading = The table is being laid …
web-log = { $kind ->
    [seated] { $player } sits down.
    [left] { $player } leaves.
    [started] The match begins.
    [undo] { $player } takes back.
    [resigned] { $player } resigns.
    [returned] { $player } is back.
   *[rematch] { $player } would like a rematch.
}
web-log-and-chat = Log and chat
web-log-handed = { $why ->
    [resigned] { $player } resigns; { $level } plays on.
    [absent] { $player } is away; { $level } stands in.
    [late] { $player } was too late; { $level } stands in.
   *[asked] { $level } stands in for { $player }.
}
web-log-in = Log in
web-log-out = Log out
web-log-title = What happened
web-login = Name to log in
web-more = choose on the board, or from a list of { $count } …
web-my-tables = My matches
web-name = Your name
web-no-connection = The server does not answer. Nothing is lost; we keep trying.
web-no-table = There is no such table
web-notices = tell me when it is my turn
web-notices-refused = The browser does not allow it.
web-odds = { $win }% · { $sign }{ $margin }
web-on = one on
web-open = Open
web-open-record = Open a record
web-open-record-about = To replay and analyse a match from a file: drop it here, or choose or paste it. It gets a link that you can share.
web-open-table = Open a table
web-open-tables = Open tables
web-option = { $option ->
    [oracle] Oracle
    [demon] Demon
    [secret_hands] hands stay secret
    [festival] Water Festival
    [contracts] Jasmine & Ginger
   *[other] { $option }
}
web-others = The others
web-pace = pace
web-password = Password
web-paste-record = or paste it here
web-play-now = Play now
web-played = played:
web-player = Player { $number }
web-players = players
web-public = anybody may join
web-reconnecting = The connection is lost; coming back …
web-record = Download the record
web-register = New account
web-rematch = Rematch
web-replay = Replay
web-resign = Resign
web-resign-sure = Do you really want to resign?
web-resigned-end = The match ended by resignation.
web-rules = Rules
web-rules-of = The rules of { $game }
web-save = Save
web-saved = Saved.
web-seat-open = More of { $player }
web-send = Send
web-settings = Settings
web-sit = Sit down
web-skip = To the table
web-sound = sound
web-speed = Pieces move
web-speed-name = { $speed ->
    [slow] slowly
    [fast] fast
    [off] at once
   *[normal] normally
}
web-stand-in = { $level } stands in
web-state = { $status ->
    [open] waiting
    [running] running
    [uploaded] record
   *[over] over
}
web-theme = Light or dark
web-theme-name = { $theme ->
    [light] light
    [dark] dark
   *[system] automatic
}
web-thinking = Thinking …
web-thinking-seat = to decide
web-to-rematch = to the table
web-turn-after = next
web-turn-before = previous
web-undo = Take back
web-unfinished = The record ends before the match does
web-uploaded = A record that was opened here
web-watch = To watch
web-watching = { $count ->
    [one] 1 watching
   *[other] { $count } watching
}
web-won = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
}
web-you = (you)
web-your-turn = your turn
