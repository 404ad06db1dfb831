mistake-unknown-game = Er is geen spel “{ $game }”; er zijn: { $games }.
mistake-wrong-beginner = “--begins” is het nummer van een speler, 1 tot en met { $players }, of lot, niet “{ $begins }”.
mistake-wrong-players = { $game } is voor { $least } tot { $most } spelers, niet voor { $players }.
mistake-wrong-players-exactly = { $game } is voor precies { $exactly } spelers, niet { $players }.
mistake-no-first-match = Een eerste partij om { $game } te leren speel je tegen één bot, zonder varianten, niet openbaar en niet met dagen per zet.
mistake-unknown-option = { $game } heeft geen optie “{ $option }”; { $options ->
    [none] het heeft er geen
   *[other] er zijn: { $options }
}.
mistake-unknown-bot = Er is geen bot “{ $bot }”; er zijn: { $bots }.
mistake-wrong-effort = Een bot denkt 1 tot { $iterations } rondes lang of hoogstens { $seconds } seconden zoals in search:0.2s, niet “{ $effort }”.
mistake-unknown-language = Er is geen taal “{ $language }”; er zijn: { $languages }.
mistake-unknown-device = Er is geen apparaat “{ $device }”; er zijn: cpu, cuda.
mistake-no-cuda = Hier is geen bruikbaar CUDA-apparaat.
mistake-missing-extra = Hiervoor is nog niet alles geïnstalleerd: pip install ".[{ $extra }]" in de map met de broncode, pip install "{ $wheel }[{ $extra }]" met de wheel
mistake-empty-batch = Een batch heeft minstens één partij nodig, niet { $n }.
mistake-wrong-actions = Een stap vraagt één geheel getal voor elk van de { $n } partijen.
mistake-match-over = De partij is afgelopen.
mistake-illegal-action = “{ $action }” kan nu niet; mogelijk is: { $legal }.
mistake-no-undo = Deze zet kun je niet meer terugnemen.
mistake-not-a-record = Dit is geen verslag van een partij: het formaat is niet “{ $format }”.
mistake-unknown-rules = Er is gespeeld met versie { $rules } van de regels van { $game }; hier bekend: { $known }.
mistake-broken-field = Het veld “{ $field }” van het verslag ontbreekt of is onjuist.
mistake-broken-deal = De verdeling in het verslag is onjuist: “{ $part }” klopt niet met wat er in de doos zit.
mistake-broken-action = Actie { $number } is onjuist: { $action }.
mistake-action-after-end = Actie { $number }, “{ $action }”, komt na het einde van de partij.
mistake-wrong-seat = Actie { $number } is van plaats { $seat }, maar plaats { $actor } beslist.
mistake-not-early = Actie { $number }: plaats { $seat } kan niet vóór de anderen kiezen.
mistake-other-legal = Vóór actie { $number } zijn andere acties toegestaan: { $legal }.
mistake-illegal-at = Actie { $number }, “{ $action }”, is niet toegestaan; toegestaan is: { $legal }.
mistake-result-too-early = Het verslag noemt een uitslag, maar de partij is niet afgelopen.
mistake-other-result = De uitslag wijkt af bij “{ $field }”: het verslag zegt { $theirs }, de regels geven { $ours }.
mistake-unreadable-file = “{ $file }” kan niet worden gelezen: { $reason }.
mistake-unwritable-file = “{ $file }” kan niet worden geschreven: { $reason }.
mistake-no-data-folder = Subak bewaart wat moet blijven in “{ $folder }”, en die map kan niet worden gemaakt: { $reason }.
mistake-broken-line = Regel { $number } van “{ $file }” is onjuist.
mistake-not-json = “{ $file }” is geen geldige JSON: { $reason }.
fault-system = { $kind ->
    [ENOENT] dit bestand of deze map bestaat niet
    [EACCES] dat is niet toegestaan
    [EPERM] dat is niet toegestaan
    [EISDIR] het is een map
    [ENOTDIR] een deel van het pad is geen map
    [EEXIST] het bestaat al
    [ENOSPC] er is geen ruimte meer
    [EROFS] daar kan niets worden geschreven
    [EADDRINUSE] een ander programma gebruikt dit al
    [EADDRNOTAVAIL] deze machine heeft dat adres niet
    [ECONNREFUSED] daar antwoordt niemand
    [no-host] die machine bestaat niet
    [ETIMEDOUT] daar antwoordt niemand op tijd
   *[other] { $reason }
}
fault-json = { $kind ->
    [syntax] fout in regel { $line }, kolom { $column }
    [text] het is geen tekst in UTF-8
    [end] het houdt te vroeg op
   *[depth] het is te diep genest
}
fault-database = { $kind ->
    [closed] het bestand kan niet worden geopend of gemaakt
    [read-only] daar mag niets worden geschreven
    [other-file] het bestand is geen SQLite-database
    [damaged] het bestand is beschadigd
    [full] er is geen ruimte meer
    [disk] de schijf antwoordt niet
    [busy] iemand anders gebruikt die nu
    [nobody] daar antwoordt niemand
    [host] die machine bestaat niet
    [late] die antwoordt niet op tijd
    [login] naam of wachtwoord klopt niet
    [unknown] de database of de gebruiker ervan bestaat niet
   *[other] { $reason }
}
fault-value = { $kind ->
    [whole] het moet een geheel getal zijn
    [number] het moet een getal zijn
    [yes-or-no] het moet true of false zijn
    [text] het moet een tekst zijn
    [list] het moet een lijst zijn
    [object] het moet een object zijn
    [missing] het ontbreekt
    [unknown] dat is hier niet bekend
    [least] het moet minstens { $limit } zijn
    [above] het moet meer dan { $limit } zijn
    [most] het mag hoogstens { $limit } zijn
    [least-characters] het moet minstens { $limit } tekens hebben
    [most-characters] het mag hoogstens { $limit } tekens hebben
    [least-items] het moet minstens { $limit } onderdelen hebben
    [most-items] het mag hoogstens { $limit } onderdelen hebben
    [form] het moet er zo uitzien: { $limit }
    [one-of] mogelijk is: { $limit }
    [json] het is geen geldige JSON
   *[other] { $reason }
}
mistake-no-such-option = De optie “{ $option }” bestaat hier niet; --help toont ze allemaal.
mistake-no-such-command = De opdracht “{ $command }” bestaat niet; --help toont ze allemaal.
mistake-missing-value = “{ $name }” ontbreekt; --help laat zien hoe het moet.
mistake-bad-value = “{ $name }” kan deze waarde niet hebben: { $reason }.
mistake-bad-usage = Dit was niet te begrijpen: { $reason } --help laat zien hoe het moet.
mistake-value-missing = “{ $option }” heeft een waarde nodig; --help laat zien hoe het moet.
mistake-value-not-wanted = “{ $option }” heeft geen waarde; --help laat zien hoe het moet.
mistake-too-many-words = Dit is te veel: “{ $words }”; --help laat zien hoe het moet.
mistake-too-many-people = { $people } mensen passen niet aan een tafel voor { $players }.
mistake-no-terminal = Mensen spelen in een terminal, en dit is er geen; “--bots random” speelt zonder mensen.
mistake-nothing-to-resume = De partij in “{ $file }” is al afgelopen; “subak replay” laat die zien.
mistake-resume-other = “{ $file }” is een partij { $game }, geen { $wanted }.
mistake-deck-no-object = Dit is geen deck: een deck is een JSON-object met “name” en “faces”.
mistake-deck-name = De naam van { $ancestor ->
    [0] het deck
   *[other] voorouder { $ancestor }
} { $fault ->
    [missing] ontbreekt.
    [text] moet een tekst zijn.
    [empty] is leeg.
    [long] is langer dan { $most } tekens.
   *[signs] bevat tekens die niet te drukken zijn.
}
mistake-deck-no-list = { $fault ->
    [missing] Het deck heeft geen “{ $part }”.
   *[other] “{ $part }” moet in het deck een lijst zijn.
}
mistake-deck-count = Een deck heeft { $wanted } { $part ->
    [faces] voorkanten
    [river] rivierkaarten
   *[ancestors] voorouders
}, niet { $count }.
mistake-deck-item-no-object = Onderdeel { $place } van “{ $part }” moet een object zijn.
mistake-deck-number-missing = Onderdeel { $place } van “{ $part }” heeft geen “no”.
mistake-deck-wrong-number = Onderdeel { $place } van “{ $part }”: “no” moet een geheel getal van 1 tot en met { $most } zijn, niet { $value }.
mistake-deck-number-twice = Nummer { $no } komt twee keer voor in “{ $part }”.
mistake-deck-face-lacks = Voorkant { $no } heeft geen “{ $field }”.
mistake-deck-paths = Voorkant { $no }: “paths” moet uit zes tekens bestaan, # voor een pad of . voor een rasterlijn, niet { $value }.
mistake-deck-features = Voorkant { $no }: “features” moet een object zijn, een leeg object als er niets staat.
mistake-deck-place = Voorkant { $no }: op { $value } kan niets staan; mogelijk is: { $places }.
mistake-deck-feature = Voorkant { $no }: { $value } (op { $place }) bestaat niet; er zijn: { $features }.
mistake-deck-equal-faces = De voorkanten { $no } en { $other } zijn gelijk.
mistake-deck-ancestor-lacks = Voorouder { $no } ({ $name }) heeft geen “{ $field }”.
mistake-deck-when = Voorouder { $no } ({ $name }): “when” kan niet { $value } zijn; er zijn: { $known }.
mistake-deck-effect = Voorouder { $no } ({ $name }): er is geen effect { $value }; er zijn: { $known }.
mistake-deck-unfit = Voorouder { $no } ({ $name }): het effect “{ $effect }” kan { $times ->
    [both] alleen met “both”
    [both-wet-dry] alleen met “both”, “wet” of “dry”
   *[end] alleen met “end”
}, niet met “{ $when }”.
mistake-deck-value = Voorouder { $no } ({ $name }): “{ $field }” moet een geheel getal van 0 tot en met { $most } zijn, niet { $value }.
mistake-deck-limit-missing = Voorouder { $no } ({ $name }): het effect “{ $effect }” heeft een “limit” van minstens 1 nodig.
mistake-deck-limit-unused = Voorouder { $no } ({ $name }): het effect “{ $effect }” kan niets met een “limit”.
mistake-deck-picture = “{ $file }” moet op .svg of .png eindigen.
mistake-deck-conditions = Voorouder { $no } ({ $name }): “if” moet een object zijn, met “least” of “most” voor alles wat geteld wordt.
mistake-deck-conditions-unused = Voorouder { $no } ({ $name }): het effect “{ $effect }” kan niets met een “if”.
mistake-deck-conditions-many = Voorouder { $no } ({ $name }): “if” heeft { $count } voorwaarden; { $most } zijn mogelijk.
mistake-deck-condition = Voorouder { $no } ({ $name }): “if” kan niet naar { $value } vragen; mogelijk zijn: { $known }.
mistake-deck-bounds = Voorouder { $no } ({ $name }): “{ $count }” in “if” moet een object met “least”, “most” of allebei zijn, en met niets anders.
mistake-deck-bounds-crossed = Voorouder { $no } ({ $name }): “{ $count }” in “if” kan niet minstens { $least } en hoogstens { $most } zijn.
mistake-deck-river-symbol = Onderdeel { $place } van “river”: er is geen “symbol” { $value }; er zijn: { $known }.
mistake-deck-river-twice = Het symbool “{ $symbol }” komt twee keer voor in “river”.
mistake-deck-river-side = Rivierkaart “{ $symbol }”: “{ $side }” moet een object zijn.
mistake-deck-river-lacks = Rivierkaart “{ $symbol }”: in “{ $side }” ontbreekt “{ $field }”.
mistake-deck-river-value = Rivierkaart “{ $symbol }”: “{ $field }” in “{ $side }” kan niet { $value } zijn; er zijn: { $known }.
mistake-deck-river-halves = Rivierkaart “{ $symbol }”: “halves” van de achterkant moet twee keer "left" of "right" zijn, voor de eerste en de tweede plaats, niet { $value }.
mistake-deck-river-points = Rivierkaart “{ $symbol }”: “points” van de voorkant moet een geheel getal van 0 tot en met { $most } zijn, niet { $value }.
mistake-deck-river-points-unused = Rivierkaart “{ $symbol }”: een voorkant die een andere kaart waardeert, heeft geen “points”.
mistake-deck-contracts = “contracts” moet in het deck een object met “jasmine” en “ginger” zijn.
mistake-deck-contract = Het contract “{ $contract }” moet een object zijn.
mistake-deck-contract-lacks = Het contract “{ $contract }” heeft geen “{ $field }”.
mistake-deck-contract-number = Het contract “{ $contract }”: “{ $field }” moet een geheel getal van 0 tot en met { $most } zijn, niet { $value }.
mistake-deck-contract-per = Het contract “{ $contract }”: “per” kan niet { $value } zijn; er zijn: { $known }.
mistake-no-deck = { $game } heeft geen deck om te verwisselen.
mistake-deck-not-there = De partij van dit verslag is gespeeld met het deck “{ $name }”, dat niet het onze is en niet in het verslag staat.
mistake-deck-other = Het verslag noemt een deck “{ $name }” met een andere hash dan die waarmee het wordt gelezen.
