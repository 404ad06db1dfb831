mistake-already-an-account = You already have an account.
mistake-already-seated = You already have a seat at this table.
mistake-analyses-busy = Too many analyses are waiting on this server; try again later.
mistake-bad-request = This was not understood: { $where }: { $reason }.
mistake-bot-stands-in = A bot plays at this seat now; the owner of the seat can take it back.
mistake-broken-promise = The promise was not kept: salt and seed do not give the hash that was published before the match.
mistake-by-invitation = This table is by invitation: open the link that was sent to you.
mistake-cannot-listen = { $host }:{ $port } cannot be used: { $reason }. Choose another port with --port.
mistake-damaged-database = The database is damaged: { $reason }. Keep it aside, and restore the last backup into a new one with “subak db restore”.
mistake-empty-chat = There is nothing to say in an empty message.
mistake-foreign-page = Only our own page may ask for this.
mistake-metrics-closed = Only this machine, or whoever brings the token, may read the metrics.
mistake-invitation-used = This invitation has been used: the seat is taken.
mistake-login-taken = The name “{ $login }” is taken; choose another.
mistake-no-database = The database cannot be used: { $reason }.
mistake-no-hints = There are no hints at this table.
mistake-no-promise = The record has no promise to check: its seed or its “fair” is missing.
mistake-no-redis = Redis cannot be used: { $reason }.
mistake-no-such-database = There is no database of Subak at { $database }.
mistake-no-stand-in = No bot stands in for you.
mistake-no-such-page = There is nothing here ({ $status }).
mistake-nobody-begins = In { $game } all decide at the same time: nobody begins.
mistake-no-such-seat = There is no such seat at this table.
mistake-no-such-table = There is no such table. Perhaps the link was cut off?
mistake-nobody-thinks = Nobody is free to think about this now; try again in a moment.
mistake-not-a-backup = “{ $file }” is not a backup of Subak, or it is damaged.
mistake-newer-backup = “{ $file }” was made by a newer version of Subak: upgrade this one first.
mistake-newer-database = The database was written by a newer version of Subak: upgrade this one first.
mistake-not-absent = A bot can stand in for somebody else only when it is their turn at a live table and they have not decided for { $minutes } minutes.
mistake-not-an-account = You have no account here; you are a guest.
mistake-not-foreseen = What “{ $action }” would bring cannot be foreseen yet.
mistake-not-empty = The database is not empty: a backup can only be restored into an empty one.
mistake-not-running = No match is running at this table.
mistake-not-seated = You have no seat at this table.
mistake-not-the-host = Only the person who opened the table can do this.
mistake-not-your-turn = It is not your turn.
mistake-other-deal = The cards of this record are not those that its seed deals.
mistake-other-lots = The seats of this record are not those that the lots of its seed bring.
mistake-often-enough = { $kind ->
    [undo] You have taken back { $most } times in this match; from now on your decisions stand.
    [chat] Enough has been said here: after { $most } messages there is no room for more.
    [seated] This place has changed hands { $most } times; open another table.
   *[handed] A bot has stood in at this seat { $most } times in this match; that is enough.
}
mistake-our-fault = Something went wrong on our side. Nothing is lost; try again.
mistake-passwords-busy = Too many people are logging in at the moment; try again in { $seconds } seconds.
mistake-process-died = A server process ended right after its start (code { $code }); all were stopped. The lines above say more.
mistake-seat-taken = This seat is taken.
mistake-seated-twice = You can have only one seat.
mistake-seats-free = There are free seats; wait for others, or let bots fill them.
mistake-signed-out = You have been logged out here; load the page anew.
mistake-stale-decision = The table has moved on in the meantime: it is at step { $step }, not { $expected }. Look again and decide anew.
mistake-still-running = The match is not over yet.
mistake-store-lost = The database does not answer at the moment; try again.
mistake-table-busy = Too much is happening at this table; try again.
mistake-table-full = All seats are taken; you can watch.
mistake-table-started = The match has already begun.
mistake-too-large = This is too large: at most { $most } KB.
mistake-too-many-at-once = At most { $most } { $what ->
    [with-bots] running tables with bots
    [bots-alone] tables at which only bots play
    [public] public tables with free seats
    [seated] seats at public tables of others
   *[analyses] analyses at the same time
} are possible for { $whose ->
    [address] one internet connection
   *[person] one person
}: { $what ->
    [with-bots] finish a match first, or resign
    [bots-alone] wait until a match is over
    [public] wait until one is full, or give its seats to bots
    [seated] finish a match first, or leave a table
   *[analyses] wait until one is done
}.
mistake-too-many-connections = There are too many connections at the moment; close a table, or try again in a moment.
mistake-too-often = That was too often; wait { $seconds } { $seconds ->
    [one] second
   *[other] seconds
}.
mistake-unreadable-record = This cannot be read as a record: it is not valid JSON. A record is the file that you get by “Download the record” after a match.
mistake-wrong-invitation = This invitation is not for this table; check the link.
mistake-wrong-login = A name to log in has 3 to 24 letters from a to z, digits, dots, hyphens or underscores.
mistake-wrong-name = A name has 1 to { $most } characters.
mistake-wrong-password = Name or password is wrong.
mistake-wrong-password-length = A password has { $least } to { $most } characters.
mistake-wrong-setting = The setting “{ $name }” cannot be used: { $reason }.

cli-backed-up = { $rows } rows written to { $file }.
cli-backup = Write the whole database to one file; the server can go on meanwhile.
cli-backup-file = The backup, compressed lines of JSON.
cli-clean = Delete tables that never started or were abandoned, and guests without anything, when their time is over.
cli-cleaned = Deleted: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} and { $guests ->
    [one] { $guests } guest
   *[other] { $guests } guests
}.
cli-database = URL of the database; if not given, an SQLite file in the data folder.
cli-db = The server’s database.
cli-host = Address to listen on.
cli-port = Port to listen on; 0 takes any that is free.
cli-processes = Server processes on this port; more than one only helps where there are cores for them.
cli-redis = URL of Redis, through which several server processes tell each other what happens.
cli-restore = Read a backup into an empty database.
cli-restored = { $rows } rows read from { $file }.
cli-serve = Start the server: tables for people and bots, over HTTP.
cli-serving = Subak is at { $address } (Ctrl-C stops it)
cli-upgrade = Bring the database to the newest form; the server does so itself when it starts.
cli-upgraded = The database has the newest form.
cli-verified = { $lots ->
    [true] The shuffle and the lots were fair: cards and seats come
   *[false] The shuffle was fair: the deal comes
} from the seed that was promised as { $commitment }. { $plies } decisions, all legal.
cli-verify = Check that a match of the server was shuffled as promised before it began.
cli-work = Think for the bots of servers elsewhere; as many of these as you like.
cli-work-slow = Whether to analyse matches too, when no move is waited for.
cli-work-url = URL of the Redis that the servers were given as --workers.
cli-workers = URL of Redis, where “subak work” processes think for bots; if not given, the server’s own processes do.
cli-working = Ready to think.

page-not-built = The page is not built yet: “make serve” builds it and starts the server, “sh tools/build-page build” only builds it. The interface for programs works: /api/v1/openapi.json.
