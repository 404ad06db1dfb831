web-account = Your account: { $login }
web-account-about = An account keeps your games and ratings on every device.
web-account-title = Account
web-accuracy = accuracy { $percent }
web-after = After the match
web-after-tab = { $tab ->
    [scores] Scores
    [replay] Replay
   *[analysis] Analysis
}
web-against = Opponents
web-against-about = { $kind ->
    [bots] The match begins at once.
    [friends] Every free seat gets its own link to send. Whoever is missing can be replaced by a bot.
   *[anybody] Your table is listed on the home page, and anybody can take a seat.
}
web-against-name = { $kind ->
    [bots] Bots
    [friends] Friends
   *[anybody] Anybody
}
web-all = Show all { $count }
web-analyse = Analyse this match
web-analysing = Every decision is being judged …
web-analysis = Analysis
web-analysis-failed = The analysis failed; ask for it again.
web-analysis-graph = Chances to win over time
web-ask-always = Always ask me
web-ask-always-about = Even when there is only one thing to do.
web-away = away
web-back = previous move
web-begins = Who begins
web-begins-about = { $by ->
    [seat] The others follow in an order drawn by lot.
    [loser] The first match by lot; in a rematch, whoever lost the last one.
   *[lot] Lots are drawn when the match starts.
}
web-begins-here = begins
web-begins-guest = { $players ->
    [2] My guest
   *[other] Guest { $number }
}
web-begins-bot = { $players ->
    [2] The bot
   *[other] A bot
}
web-begins-by = { $by ->
    [me] Me
    [loser] The loser
   *[lot] By lot
}
web-begins-term = { $by ->
    [seat] who begins: the host’s choice
    [loser] who begins: the loser
   *[lot] who begins: by lot
}
web-better = better: { $action }
web-board = Board
web-bot = { $level }
web-by-invitation = Only people with an invitation link can sit down here. You can watch once the match begins.
web-cancel = Cancel
web-chat = Say something
web-chat-left = { $count ->
    [one] 1 character left
   *[other] { $count } characters left
}
web-chat-too-long = { $count ->
    [one] Too long by 1 character
   *[other] Too long by { $count } characters
}
web-choose = More options
web-choose-file = Choose a file …
web-choose-title = { $game }: your match
web-change-choice = Change my choice
web-change-password = Change password
web-choice-of = { $chosen ->
    [yes] has chosen
   *[no] is choosing
}
web-close = Close
web-code = The link as a code to scan
web-code-show = Scan
web-come-back = Play on yourself
web-compiling = bots are still warming up
web-compiling-seat = still warming up
web-continue = Continue
web-copied = copied
web-copy = Copy
web-copy-link = Copy the link
web-day-or-night = Light or dark
web-days = { $number ->
    [one] 1 day per move
   *[other] { $number } days per move
}
web-decides = { $player } decides
web-decision = Your decision
web-deck = Play with cards of your own
web-deck-chosen = Played with the cards “{ $deck }”; such matches are not rated.
web-deck-of = Your own cards for { $game }
web-eyes = view of
web-eyes-actor = whoever is deciding
web-eyes-watcher = a spectator
web-fair = Was it shuffled fairly?
web-fair-about = Before anybody sat down the server published a hash of a salt and the seed of shuffle and lots. Now both are open: hash “salt:seed” with SHA-256, and you must get the same. “subak verify” checks the record, and that the seed deals these cards and brings these seats.
web-fair-broken = Salt and seed do not give the hash: the promise was broken.
web-fair-hash = hash
web-fair-kept = Checked in your browser: salt and seed give the hash.
web-fair-salt = salt
web-fair-seed = seed
web-fill = Start now
web-fill-with = Bots on the free seats
web-finished = Finished matches
web-first = to the start
web-first-match = A guided first match
web-for = { $players } players
web-free-seat = free seat
web-free-seats = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}
web-games = Games
web-gathering = { $game }: waiting for all players
web-guest = Guest
web-guide = Guide
web-guide-again = Explain again
web-guide-hint = Show good moves
web-guide-leave = Play on without the guide
web-guide-next = Next
web-guide-stay = Keep the guide
web-guide-understood = Got it
web-guided = Guide
web-guided-about = Each decision is explained when you first meet it.
web-hand-over = Let a bot play for me
web-help = Help
web-hint = Hint
web-hints = Hints
web-hints-about = You may ask for good moves; the match is not rated then.
web-home = Home
web-invite = Send this link to one friend
web-invite-friend = Invite
web-judgement = What was decided here, and what else was possible
web-language = Language
web-last = to the end
web-leaf = { $leaf ->
    [log] What happened
    [rules] Rules
    [aid] Player aid
   *[menu] Menu
}
web-learn = Learn
web-learn-about = A guided first match: every step explained at the table.
web-level = Level
web-list = All choices as a list ({ $count })
web-live = Live
web-loading = Setting up the table …
web-log = { $kind ->
    [seated] { $who ->
        [you] You sit down.
       *[other] { $player } sits down.
    }
    [left] { $who ->
        [you] You leave.
       *[other] { $player } leaves.
    }
    [started] The match begins.
    [undo] { $who ->
        [you] You take back a move.
       *[other] { $player } takes back a move.
    }
    [resigned] { $who ->
        [you] You resign.
       *[other] { $player } resigns.
    }
    [returned] { $who ->
        [you] You are back.
       *[other] { $player } is back.
    }
   *[rematch] { $who ->
        [you] You would like a rematch.
       *[other] { $player } would like a rematch.
    }
}
web-log-and-chat = Log and chat
web-log-handed = { $who ->
    [you] { $why ->
        [resigned] You resign; { $level } plays on.
        [absent] You are away; { $level } stands in.
        [late] You were too late; { $level } stands in.
       *[asked] { $level } stands in for you.
    }
   *[other] { $why ->
        [resigned] { $player } resigns; { $level } plays on.
        [absent] { $player } is away; { $level } stands in.
        [late] { $player } was too late; { $level } stands in.
       *[asked] { $level } stands in for { $player }.
    }
}
web-log-in = Log in
web-log-out = Log out
web-log-out-everywhere = Log out everywhere
web-log-started = { $by ->
    [lot] { $who ->
        [you] The match begins; by lot, you are first.
       *[other] The match begins; by lot, { $player } is first.
    }
    [seat] { $who ->
        [you] The match begins; you were chosen to go first.
       *[other] The match begins; { $player } was chosen to go first.
    }
    [loser] { $who ->
        [you] The match begins; you lost the last one and go first.
       *[other] The match begins; { $player } lost the last one and goes first.
    }
   *[nobody] The match begins.
}
web-log-title = What happened
web-login = Name to log in
web-lost = { $what ->
    [table] There is no such table
    [rules] There is no such game here
   *[address] This address leads nowhere
}
web-lost-about = { $what ->
    [table] Perhaps a piece of the link is missing: ask whoever sent it for a new one. Your own matches are on the home page; none of them is lost.
    [rules] The rules of all our games are at the foot of the home page.
   *[address] Perhaps it has a typo, or a piece of the link is missing. Nothing of yours is lost.
}
web-lost-home = To the games
web-mat = Your side of the table
web-menu = Menu
web-name = Your name
web-new-here = New here?
web-new-password = New password
web-no-connection = The server does not answer. Nothing is lost; we keep trying.
web-offline = You are offline. The rules can be read, and matches that were open here looked at; play goes on when the connection is back.
web-nobody-plays = No public match is running right now.
web-nobody-waits = Nobody is waiting for others right now. Open a table for anybody:
web-notices = Notify me
web-notices-about = A message from the browser when it is your turn and you are looking elsewhere.
web-notices-refused = The browser does not allow it.
web-now = { $count ->
    [one] against { $level }
   *[other] against { $count } × { $level }
}
web-odds = { $win }% · { $sign }{ $margin }
web-on = next move
web-open = Open
web-open-record = Open a record
web-open-record-about = Replay and analyse a match from a file: drop it here, choose it or paste it. It gets a link that you can share.
web-open-tables = Open tables
web-others = The others
web-pace = Pace
web-password = Password
web-password-changed = Your password is changed, and your other devices are logged out.
web-past = Looking back
web-paste-record = or paste it here
web-play = Play
web-play-now = Play now
web-played = played:
web-player = Player { $number }
web-players = Players
web-race = Score race
web-race-open = { $sure } guaranteed, up to { $open } more
web-race-sure = { $sure } guaranteed
web-reconnecting = The connection is lost; we will be back in a moment …
web-record = Download the record
web-register = New account
web-rematch = Rematch
web-replay = Replay
web-replay-pause = Pause
web-replay-play = Play
web-replay-speed = Speed: { $speed }×
web-resign = Resign
web-resign-sure = Do you really want to resign?
web-resigned-end = The match ended by resignation.
web-rules = Rules
web-rules-of = The rules of { $game }
web-aid-to-print = Player aid to print (one page)
web-aid-of = Player aid for { $game }
web-sections = On this page
web-print = Print
web-save = Save
web-saved = Saved.
web-seat-open = More about { $player }
web-send = Send
web-settings = Settings
web-share = Share …
web-sit = Sit down
web-skip = To the table
web-speed = Animation
web-speed-name = { $speed ->
    [slow] slow
    [fast] fast
    [off] off
   *[normal] normal
}
web-stand-in = { $level } stands in
web-standing-ahead-you = { $count } ahead of you
web-standing-behind = { $count } behind { $player }
web-standing-behind-you = { $count } behind you
web-standing-leads = { $count } ahead of { $player }
web-standing-level = level with { $player }
web-standing-level-you = level with you
web-start = { $against ->
    [bots] Play
    [friends] Get the links
   *[anybody] Open the table
}
web-state = { $status ->
    [open] waiting
    [running] running
    [uploaded] record
   *[over] over
}
web-supply = Beside the board
web-tagline = Three harvest games, one calm table.
web-theme = Light or dark
web-theme-name = { $theme ->
    [light] light
    [dark] dark
   *[system] automatic
}
web-thinking = Thinking …
web-thinking-seat = deciding
web-to-move = { $player } to move
web-to-now = Back to now
web-to-rematch = to the table
web-turn-after = next
web-turn-before = previous
web-undo = Undo
web-unfinished = The record ends before the match does
web-uploaded = A record opened here
web-variants = Variants
web-volume = Sound
web-volume-off = off
web-watch = Watch
web-watching = { $count ->
    [one] 1 watching
   *[other] { $count } watching
}
web-won = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
}
web-you = You
web-your-turn = Your turn
