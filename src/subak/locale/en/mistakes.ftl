mistake-unknown-game = There is no game “{ $game }”; there are: { $games }.
mistake-wrong-players = { $game } is for { $least } to { $most } players, not { $players }.
mistake-unknown-option = { $game } has no option “{ $option }”; { $options ->
    [none] it has none
   *[other] there are: { $options }
}.
mistake-unknown-bot = There is no bot “{ $bot }”; there are: { $bots }.
mistake-unknown-language = There is no language “{ $language }”; there are: { $languages }.
mistake-unknown-device = There is no device “{ $device }”; there are: cpu, cuda.
mistake-no-cuda = No CUDA device can be used here.
mistake-empty-batch = A batch needs at least one game, not { $n }.
mistake-wrong-actions = A step takes one whole number for each of the { $n } games.
mistake-match-over = The match is over.
mistake-illegal-action = “{ $action }” is not possible now; possible are: { $legal }.
mistake-no-undo = This cannot be taken back any more.
mistake-not-a-record = This is no record of a match: its format is not “{ $format }”.
mistake-unknown-rules = The record was played by version { $rules } of the rules of { $game }; only version { $known } is known here.
mistake-broken-field = The record's field “{ $field }” is missing or broken.
mistake-broken-deal = The record's deal is broken: “{ $part }” is not what the box holds.
mistake-broken-action = Action { $number } is broken: { $action }.
mistake-action-after-end = Action { $number }, “{ $action }”, comes after the end of the match.
mistake-wrong-seat = Action { $number } is by seat { $seat }, but seat { $actor } decides.
mistake-other-legal = Before action { $number } the legal actions are others: { $legal }.
mistake-illegal-at = Action { $number }, “{ $action }”, is not legal; legal are: { $legal }.
mistake-result-too-early = The record has a result, but the match is not over.
mistake-other-result = The result differs in “{ $field }”: the record says { $theirs }, the rules give { $ours }.
mistake-unreadable-file = “{ $file }” cannot be read: { $reason }.
mistake-unwritable-file = “{ $file }” cannot be written: { $reason }.
mistake-not-json = “{ $file }” holds no JSON: { $reason }.
mistake-no-such-option = There is no option “{ $option }” here; --help shows all.
mistake-no-such-command = There is no command “{ $command }”; --help shows all.
mistake-missing-value = “{ $name }” is missing; --help shows how it is used.
mistake-bad-value = “{ $name }” cannot have this value: { $reason }
mistake-bad-usage = This was not understood: { $reason } --help shows how it is used.
mistake-too-many-people = { $people } people do not fit at a table for { $players }.
mistake-no-terminal = People play in a terminal, and this is none; “--bots random” plays without people.
mistake-nothing-to-resume = The match in “{ $file }” is already over; “subak replay” shows it.
mistake-resume-other = “{ $file }” is a match of { $game }, not of { $wanted }.
