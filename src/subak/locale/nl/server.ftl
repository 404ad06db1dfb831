mistake-already-an-account = Je hebt al een account.
mistake-already-seated = Je hebt al een plaats aan deze tafel.
mistake-analyses-busy = Op deze server wachten op dit moment te veel analyses; probeer het later nog eens.
mistake-bad-request = Dit was niet te begrijpen: { $where }: { $reason }.
mistake-bot-stands-in = Op deze plaats speelt nu een bot; wie de plaats heeft, kan zelf verderspelen.
mistake-broken-promise = De belofte is niet nagekomen: salt en startwaarde geven niet de controlesom die voor de partij bekend was.
mistake-by-invitation = Aan deze tafel speel je op uitnodiging: open de link die je hebt gekregen.
mistake-cannot-listen = { $host }:{ $port } is niet te gebruiken: { $reason }. Kies met --port een andere poort.
mistake-damaged-database = De database is beschadigd: { $reason }. Leg die opzij en zet de laatste reservekopie met “subak db restore” terug in een nieuwe.
mistake-empty-chat = Een leeg bericht zegt niets.
mistake-foreign-page = Hier mag alleen onze eigen pagina om vragen.
mistake-metrics-closed = De metrieken mag alleen deze machine lezen, of wie het token meestuurt.
mistake-invitation-used = Deze uitnodiging is gebruikt: de plaats is bezet.
mistake-login-taken = De naam “{ $login }” is bezet; kies een andere.
mistake-no-database = De database is niet te gebruiken: { $reason }.
mistake-no-hints = Aan deze tafel zijn er geen tips.
mistake-no-promise = Het verslag bevat geen belofte om te controleren: de startwaarde of “fair” ontbreekt.
mistake-no-redis = Redis is niet te gebruiken: { $reason }.
mistake-no-such-database = Op { $database } staat geen database van Subak.
mistake-no-stand-in = Er speelt geen bot voor jou.
mistake-no-such-page = Hier is niets ({ $status }).
mistake-nobody-begins = In { $game } beslist iedereen tegelijk: niemand begint.
mistake-no-such-seat = Die plaats bestaat niet aan deze tafel.
mistake-no-such-table = Die tafel bestaat niet. Is de link misschien afgebroken?
mistake-nobody-thinks = Niemand is nu vrij om hierover na te denken; probeer het zo nog eens.
mistake-not-a-backup = “{ $file }” is geen reservekopie van Subak, of het bestand is beschadigd.
mistake-newer-backup = “{ $file }” is gemaakt door een nieuwere versie van Subak: werk deze eerst bij.
mistake-newer-database = De database komt van een nieuwere versie van Subak: werk deze eerst bij.
mistake-not-absent = Voor een ander kan een bot alleen invallen als die aan een live-tafel aan de beurt is en { $minutes } minuten lang niets heeft beslist.
mistake-not-an-account = Je hebt hier geen account, je bent gast.
mistake-not-foreseen = Wat “{ $action }” zou brengen, is nog niet te voorzien.
mistake-not-empty = De database is niet leeg: een reservekopie kan alleen in een lege worden teruggezet.
mistake-not-running = Aan deze tafel loopt geen partij.
mistake-not-seated = Je hebt geen plaats aan deze tafel.
mistake-not-the-host = Dat kan alleen wie de tafel heeft geopend.
mistake-not-your-turn = Je bent niet aan de beurt.
mistake-other-deal = De kaarten van dit verslag zijn niet die van de startwaarde.
mistake-other-lots = De plaatsen in dit verslag zijn niet de plaatsen die de loting uit de startwaarde oplevert.
mistake-often-enough = { $kind ->
    [undo] Je hebt in deze partij { $most } keer iets teruggenomen; vanaf nu staat vast wat je kiest.
    [chat] Hier is genoeg gezegd: na { $most } berichten is er geen plaats meer voor nieuwe.
    [seated] Op deze plaats heeft al { $most } keer iemand gezeten; open een andere tafel.
   *[handed] Op deze plaats is in deze partij { $most } keer een bot ingevallen; dat is genoeg.
}
mistake-our-fault = Er ging iets mis bij ons. Er is niets verloren; probeer het nog eens.
mistake-passwords-busy = Er loggen nu te veel mensen tegelijk in; probeer het over { $seconds } seconden nog eens.
mistake-process-died = Een serverproces stopte meteen na de start (code { $code }); alle zijn gestopt. De regels hierboven zeggen meer.
mistake-seat-taken = Deze plaats is bezet.
mistake-seated-twice = Je kunt maar één plaats hebben.
mistake-seats-free = Er zijn nog plaatsen vrij; wacht op anderen of zet er bots neer.
mistake-signed-out = Je bent hier uitgelogd; laad de pagina opnieuw.
mistake-stale-decision = De tafel is intussen verder: die is bij stap { $step }, niet { $expected }. Kijk nog eens en beslis opnieuw.
mistake-still-running = De partij is nog niet afgelopen.
mistake-store-lost = De database antwoordt op dit moment niet; probeer het nog eens.
mistake-table-busy = Er gebeurt te veel tegelijk aan deze tafel; probeer het nog eens.
mistake-table-full = Alle plaatsen zijn bezet; je kunt meekijken.
mistake-table-started = De partij is al begonnen.
mistake-too-large = Dit is te groot: hoogstens { $most } KB.
mistake-too-many-at-once = Per { $whose ->
    [address] internetverbinding
   *[person] persoon
} zijn hoogstens { $most } { $what ->
    [with-bots] lopende tafels met bots mogelijk: speel eerst een partij uit of geef op
    [bots-alone] tafels mogelijk waaraan alleen bots spelen: wacht tot een partij is afgelopen
    [public] openbare tafels met vrije plaatsen mogelijk: wacht tot er een vol is, of zet er bots neer
    [seated] plaatsen aan openbare tafels van anderen mogelijk: speel eerst een partij uit of verlaat een tafel
   *[analyses] analyses tegelijk mogelijk: wacht tot er een klaar is
}.
mistake-too-many-connections = Er zijn op dit moment te veel verbindingen; sluit een tafel of probeer het zo nog eens.
mistake-too-often = Dat was te vaak; wacht { $seconds } { $seconds ->
    [one] seconde
   *[other] seconden
}.
mistake-unreadable-record = Dit is niet als verslag te lezen: het is geen geldige JSON. Een verslag is het bestand dat je na een partij krijgt met “Verslag downloaden”.
mistake-wrong-invitation = Deze uitnodiging is niet voor deze tafel; controleer de link.
mistake-wrong-login = Een inlognaam heeft 3 tot 24 tekens: letters van a tot z, cijfers, punten, streepjes of liggende streepjes.
mistake-wrong-name = Een naam heeft 1 tot { $most } tekens.
mistake-wrong-password = Naam of wachtwoord klopt niet.
mistake-wrong-password-length = Een wachtwoord heeft { $least } tot { $most } tekens.
mistake-wrong-setting = De instelling “{ $name }” is niet te gebruiken: { $reason }.

cli-backed-up = { $rows } rijen naar { $file } geschreven.
cli-backup = De hele database naar één bestand schrijven; de server kan intussen doorgaan.
cli-backup-file = De reservekopie, gecomprimeerde regels JSON.
cli-clean = Tafels die nooit begonnen of verlaten zijn, en gasten van wie verder niets bewaard is, verwijderen als hun tijd om is.
cli-cleaned = Verwijderd: { $tables ->
    [one] { $tables } tafel
   *[other] { $tables } tafels
} en { $guests ->
    [one] { $guests } gast
   *[other] { $guests } gasten
}.
cli-database = URL van de database; standaard een SQLite-bestand in de gegevensmap.
cli-db = De database van de server.
cli-host = Adres waarop de server luistert.
cli-port = Poort waarop de server luistert; 0 neemt een willekeurige vrije.
cli-processes = Serverprocessen op deze poort; meer dan één helpt alleen waar er kernen voor zijn.
cli-redis = URL van Redis, waarmee meerdere serverprocessen elkaar vertellen wat er gebeurt.
cli-restore = Een reservekopie terugzetten in een lege database.
cli-restored = { $rows } rijen uit { $file } gelezen.
cli-serve = De server starten: tafels voor mensen en bots, via HTTP.
cli-serving = Subak is te vinden op { $address } (Ctrl-C stopt het)
cli-upgrade = De database in de nieuwste vorm brengen; de server doet dat bij het starten zelf.
cli-upgraded = De database heeft de nieuwste vorm.
cli-verified = { $lots ->
    [true] Er is eerlijk geschud en geloot: kaarten en plaatsen komen uit de
   *[false] Er is eerlijk geschud: er is gedeeld volgens de
} startwaarde die als { $commitment } was beloofd. { $plies } beslissingen, alle toegestaan.
cli-verify = Controleren of een partij van de server is geschud zoals vooraf was beloofd.
cli-work = Denken voor de bots van servers elders; zoveel hiervan als je wilt.
cli-work-slow = Of ook partijen worden geanalyseerd als niemand op een zet wacht.
cli-work-url = URL van de Redis die de servers als --workers hebben gekregen.
cli-workers = URL van Redis, waarmee “subak work”-processen voor bots denken; standaard doen eigen processen van de server dat.
cli-working = Klaar om te denken.

page-not-built = De pagina is nog niet gebouwd: “make serve” bouwt die en start de server, “sh tools/build-page build” bouwt die alleen. De interface voor programma’s werkt: /api/v1/openapi.json.
