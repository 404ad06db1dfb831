mistake-unknown-game = There is no game “{ $game }”; there are: { $games }.
mistake-wrong-beginner = “--begins” is the number of a player, 1 to { $players }, or lot, not “{ $begins }”.
mistake-wrong-players = { $game } is for { $least } to { $most } players, not { $players }.
mistake-wrong-players-exactly = { $game } is for exactly { $exactly } players, not { $players }.
mistake-no-first-match = A first match to learn { $game } is played against one bot, without variants, not in public and not at days per move.
mistake-unknown-option = { $game } has no option “{ $option }”; { $options ->
    [none] it has none
   *[other] there are: { $options }
}.
mistake-unknown-bot = There is no bot “{ $bot }”; there are: { $bots }.
mistake-wrong-effort = A bot thinks for 1 to { $iterations } iterations, or for up to { $seconds } seconds as in search:0.2s, not for “{ $effort }”.
mistake-unknown-language = There is no language “{ $language }”; there are: { $languages }.
mistake-unknown-device = There is no device “{ $device }”; there are: cpu, cuda.
mistake-no-cuda = No CUDA device can be used here.
mistake-missing-extra = This needs more than is installed: pip install ".[{ $extra }]" in a checkout, pip install "{ $wheel }[{ $extra }]" with the wheel
mistake-empty-batch = A batch needs at least one game, not { $n }.
mistake-wrong-actions = A step takes one whole number for each of the { $n } games.
mistake-match-over = The match is over.
mistake-illegal-action = “{ $action }” is not possible now; possible are: { $legal }.
mistake-no-undo = This move can no longer be undone.
mistake-not-a-record = This is not a record of a match: its format is not “{ $format }”.
mistake-unknown-rules = The record was played by version { $rules } of the rules of { $game }; known here: { $known }.
mistake-broken-field = The record’s field “{ $field }” is missing or not valid.
mistake-broken-deal = The record’s deal is not valid: “{ $part }” is not what the box holds.
mistake-broken-action = Action { $number } is not valid: { $action }.
mistake-action-after-end = Action { $number }, “{ $action }”, comes after the end of the match.
mistake-wrong-seat = Action { $number } is by seat { $seat }, but seat { $actor } decides.
mistake-not-early = Action { $number }: seat { $seat } cannot choose before the others.
mistake-other-legal = Before action { $number } other actions are legal: { $legal }.
mistake-illegal-at = Action { $number }, “{ $action }”, is not legal; legal are: { $legal }.
mistake-result-too-early = The record has a result, but the match is not over.
mistake-other-result = The result differs in “{ $field }”: the record says { $theirs }, the rules give { $ours }.
mistake-unreadable-file = “{ $file }” cannot be read: { $reason }.
mistake-unwritable-file = “{ $file }” cannot be written: { $reason }.
mistake-no-data-folder = Subak keeps what is to last in “{ $folder }”, and that cannot be made: { $reason }.
mistake-broken-line = Line { $number } of “{ $file }” is not valid.
mistake-not-json = “{ $file }” is not valid JSON: { $reason }.
fault-system = { $kind ->
    [ENOENT] there is no such file or folder
    [EACCES] this is not permitted
    [EPERM] this is not permitted
    [EISDIR] it is a folder
    [ENOTDIR] a part of the path is not a folder
    [EEXIST] it is there already
    [ENOSPC] no space is left
    [EROFS] nothing can be written there
    [EADDRINUSE] another program uses it
    [EADDRNOTAVAIL] this machine has no such address
    [ECONNREFUSED] nobody answers there
    [no-host] there is no such host
    [ETIMEDOUT] nobody answers in time
   *[other] { $reason }
}
fault-json = { $kind ->
    [syntax] mistake in line { $line }, column { $column }
    [text] it is not text in UTF-8
    [end] it ends too early
   *[depth] it is nested too deeply
}
fault-database = { $kind ->
    [closed] the file cannot be opened or made
    [read-only] nothing may be written there
    [other-file] the file is not an SQLite database
    [damaged] the file is damaged
    [full] no space is left
    [disk] the disk does not answer
    [busy] somebody else uses it
    [nobody] nobody answers there
    [host] there is no such host
    [late] it does not answer in time
    [login] name or password is wrong
    [unknown] the database, or its user, does not exist
   *[other] { $reason }
}
fault-value = { $kind ->
    [whole] it must be a whole number
    [number] it must be a number
    [yes-or-no] it must be true or false
    [text] it must be a text
    [list] it must be a list
    [object] it must be an object
    [missing] it is missing
    [unknown] it is not known here
    [least] it must be at least { $limit }
    [above] it must be more than { $limit }
    [most] it must be at most { $limit }
    [least-characters] it must have at least { $limit } characters
    [most-characters] it must have at most { $limit } characters
    [least-items] it must have at least { $limit } items
    [most-items] it must have at most { $limit } items
    [form] it must look like this: { $limit }
    [one-of] it must be one of: { $limit }
    [json] it is not valid JSON
   *[other] { $reason }
}
mistake-no-such-option = There is no option “{ $option }” here; --help shows all.
mistake-no-such-command = There is no command “{ $command }”; --help shows all.
mistake-missing-value = “{ $name }” is missing; --help shows how it is used.
mistake-bad-value = “{ $name }” cannot have this value: { $reason }.
mistake-bad-usage = This was not understood: { $reason } --help shows how it is used.
mistake-value-missing = “{ $option }” needs a value; --help shows how it is used.
mistake-value-not-wanted = “{ $option }” takes no value; --help shows how it is used.
mistake-too-many-words = This is too much: “{ $words }”; --help shows how the command is used.
mistake-too-many-people = { $people } people do not fit at a table for { $players }.
mistake-no-terminal = People play in a terminal, and this is not one; “--bots random” plays without people.
mistake-nothing-to-resume = The match in “{ $file }” is already over; “subak replay” shows it.
mistake-resume-other = “{ $file }” is a match of { $game }, not of { $wanted }.
mistake-deck-no-object = This is not a deck: a deck is a JSON object with “name” and “faces”.
mistake-deck-name = { $ancestor ->
    [0] The deck’s name
   *[other] The name of ancestor { $ancestor }
} { $fault ->
    [missing] is missing.
    [text] must be a text.
    [empty] is empty.
    [long] is longer than { $most } characters.
   *[signs] holds signs that cannot be printed.
}
mistake-deck-no-list = { $fault ->
    [missing] The deck has no “{ $part }”.
   *[other] The deck’s “{ $part }” must be a list.
}
mistake-deck-count = A deck has { $wanted } { $part ->
    [faces] faces
    [river] river cards
   *[ancestors] ancestors
}, not { $count }.
mistake-deck-item-no-object = Item { $place } of “{ $part }” must be an object.
mistake-deck-number-missing = Item { $place } of “{ $part }” has no “no”.
mistake-deck-wrong-number = Item { $place } of “{ $part }”: “no” must be a whole number from 1 to { $most }, not { $value }.
mistake-deck-number-twice = Number { $no } occurs twice in “{ $part }”.
mistake-deck-face-lacks = Face { $no } has no “{ $field }”.
mistake-deck-paths = Face { $no }: “paths” must be six signs, # for a path or . for a furrow, not { $value }.
mistake-deck-features = Face { $no }: “features” must be an object, empty where there is none.
mistake-deck-place = Face { $no }: no feature can stand at { $value }; possible are: { $places }.
mistake-deck-feature = Face { $no }: there is no feature { $value } (at { $place }); there are: { $features }.
mistake-deck-equal-faces = Faces { $no } and { $other } are the same.
mistake-deck-ancestor-lacks = Ancestor { $no } ({ $name }) has no “{ $field }”.
mistake-deck-when = Ancestor { $no } ({ $name }): “when” cannot be { $value }; there are: { $known }.
mistake-deck-effect = Ancestor { $no } ({ $name }): there is no effect { $value }; there are: { $known }.
mistake-deck-unfit = Ancestor { $no } ({ $name }): the effect “{ $effect }” is possible { $times ->
    [both] only as “both”
    [both-wet-dry] only as “both”, “wet” or “dry”
   *[end] only as “end”
}, not as “{ $when }”.
mistake-deck-value = Ancestor { $no } ({ $name }): “{ $field }” must be a whole number from 0 to { $most }, not { $value }.
mistake-deck-limit-missing = Ancestor { $no } ({ $name }): the effect “{ $effect }” needs a “limit” of at least 1.
mistake-deck-limit-unused = Ancestor { $no } ({ $name }): the effect “{ $effect }” has no use for a “limit”.
mistake-deck-conditions = Ancestor { $no } ({ $name }): “if” must be an object, with “least” or “most” for each thing that is counted.
mistake-deck-conditions-unused = Ancestor { $no } ({ $name }): the effect “{ $effect }” has no use for an “if”.
mistake-deck-conditions-many = Ancestor { $no } ({ $name }): “if” has { $count } conditions; { $most } are possible.
mistake-deck-condition = Ancestor { $no } ({ $name }): “if” cannot ask for { $value }; possible are: { $known }.
mistake-deck-bounds = Ancestor { $no } ({ $name }): “{ $count }” in “if” must be an object with “least”, “most” or both, and nothing else.
mistake-deck-bounds-crossed = Ancestor { $no } ({ $name }): “{ $count }” in “if” cannot be at least { $least } and at most { $most }.
mistake-deck-river-symbol = Item { $place } of “river”: there is no “symbol” { $value }; there are: { $known }.
mistake-deck-river-twice = The symbol “{ $symbol }” occurs twice in “river”.
mistake-deck-river-side = River card “{ $symbol }”: “{ $side }” must be an object.
mistake-deck-river-lacks = River card “{ $symbol }”: the { $side } has no “{ $field }”.
mistake-deck-river-value = River card “{ $symbol }”: “{ $field }” of the { $side } cannot be { $value }; there are: { $known }.
mistake-deck-river-halves = River card “{ $symbol }”: “halves” of the back must be two of "left" and "right", for the first and for the second seat, not { $value }.
mistake-deck-river-points = River card “{ $symbol }”: “points” of the front must be a whole number from 0 to { $most }, not { $value }.
mistake-deck-river-points-unused = River card “{ $symbol }”: a front that scores another card has no “points”.
mistake-deck-contracts = The deck’s “contracts” must be an object with “jasmine” and “ginger”.
mistake-deck-contract = The contract “{ $contract }” must be an object.
mistake-deck-contract-lacks = The contract “{ $contract }” has no “{ $field }”.
mistake-deck-contract-number = The contract “{ $contract }”: “{ $field }” must be a whole number from 0 to { $most }, not { $value }.
mistake-deck-contract-per = The contract “{ $contract }”: “per” cannot be { $value }; there are: { $known }.
mistake-deck-picture = “{ $file }” must end in .svg or .png.
mistake-no-deck = { $game } has no deck to exchange.
mistake-deck-not-there = The record was played with the deck “{ $name }”, which is neither ours nor in the record.
mistake-deck-other = The record names a deck “{ $name }” with another hash than the one it is read with.
