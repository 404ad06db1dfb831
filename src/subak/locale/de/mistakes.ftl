mistake-unknown-game = Ein Spiel „{ $game }“ gibt es nicht; es gibt: { $games }.
mistake-wrong-beginner = „--begins“ ist die Nummer eines Spielers, 1 bis { $players }, oder lot, nicht „{ $begins }“.
mistake-wrong-players = { $game } ist für { $least } bis { $most } Spieler, nicht für { $players }.
mistake-wrong-players-exactly = { $game } ist für genau { $exactly } Spieler, nicht für { $players }.
mistake-no-first-match = Eine erste Partie zum Lernen von { $game } spielst du gegen einen Bot, ohne Varianten, nicht öffentlich und nicht mit Tagen pro Zug.
mistake-unknown-option = { $game } hat keine Option „{ $option }“; { $options ->
    [none] es hat gar keine
   *[other] es gibt: { $options }
}.
mistake-unknown-bot = Einen Bot „{ $bot }“ gibt es nicht; es gibt: { $bots }.
mistake-wrong-effort = Ein Bot denkt 1 bis { $iterations } Durchläufe lang oder bis zu { $seconds } Sekunden wie in search:0.2s, nicht „{ $effort }“.
mistake-unknown-language = Die Sprache „{ $language }“ gibt es nicht; es gibt: { $languages }.
mistake-unknown-device = Das Gerät „{ $device }“ gibt es nicht; es gibt: cpu, cuda.
mistake-no-cuda = Hier lässt sich kein CUDA-Gerät benutzen.
mistake-missing-extra = Dafür ist noch nicht alles installiert: pip install ".[{ $extra }]" im Ordner mit dem Quelltext, pip install "{ $wheel }[{ $extra }]" mit dem Wheel
mistake-empty-batch = Ein Stapel braucht mindestens eine Partie, nicht { $n }.
mistake-wrong-actions = Ein Schritt braucht je eine ganze Zahl für die { $n } Partien.
mistake-match-over = Die Partie ist zu Ende.
mistake-illegal-action = „{ $action }“ ist jetzt nicht möglich; möglich ist: { $legal }.
mistake-no-undo = Dieser Zug lässt sich nicht mehr zurücknehmen.
mistake-not-a-record = Das ist keine Aufzeichnung einer Partie: Das Format ist nicht „{ $format }“.
mistake-unknown-rules = Die Aufzeichnung wurde nach Version { $rules } der Regeln von { $game } gespielt; hier ist bekannt: { $known }.
mistake-broken-field = Das Feld „{ $field }“ der Aufzeichnung fehlt oder ist fehlerhaft.
mistake-broken-deal = Die Kartenverteilung der Aufzeichnung ist fehlerhaft: „{ $part }“ passt nicht zum Inhalt der Schachtel.
mistake-broken-action = Aktion { $number } ist fehlerhaft: { $action }.
mistake-action-after-end = Aktion { $number }, „{ $action }“, kommt nach dem Ende der Partie.
mistake-wrong-seat = Aktion { $number } ist von Platz { $seat }, aber Platz { $actor } entscheidet.
mistake-not-early = Aktion { $number }: Platz { $seat } kann nicht vor den anderen wählen.
mistake-other-legal = Vor Aktion { $number } sind andere Aktionen erlaubt: { $legal }.
mistake-illegal-at = Aktion { $number }, „{ $action }“, ist nicht erlaubt; erlaubt ist: { $legal }.
mistake-result-too-early = Die Aufzeichnung nennt ein Ergebnis, aber die Partie ist nicht zu Ende.
mistake-other-result = Das Ergebnis weicht bei „{ $field }“ ab: Die Aufzeichnung sagt { $theirs }, die Regeln ergeben { $ours }.
mistake-unreadable-file = „{ $file }“ lässt sich nicht lesen: { $reason }.
mistake-unwritable-file = „{ $file }“ lässt sich nicht schreiben: { $reason }.
mistake-no-data-folder = Subak bewahrt in „{ $folder }“ auf, was bleiben soll, und dieser Ordner lässt sich nicht anlegen: { $reason }.
mistake-broken-line = Zeile { $number } von „{ $file }“ ist fehlerhaft.
mistake-not-json = „{ $file }“ ist kein gültiges JSON: { $reason }.
fault-system = { $kind ->
    [ENOENT] diese Datei oder diesen Ordner gibt es nicht
    [EACCES] das ist nicht erlaubt
    [EPERM] das ist nicht erlaubt
    [EISDIR] es ist ein Ordner
    [ENOTDIR] ein Teil des Pfads ist kein Ordner
    [EEXIST] es ist schon da
    [ENOSPC] es ist kein Platz mehr
    [EROFS] dort lässt sich nichts schreiben
    [EADDRINUSE] ein anderes Programm benutzt das schon
    [EADDRNOTAVAIL] diese Adresse hat der Rechner nicht
    [ECONNREFUSED] dort antwortet niemand
    [no-host] diesen Rechner gibt es nicht
    [ETIMEDOUT] dort antwortet niemand rechtzeitig
   *[other] { $reason }
}
fault-json = { $kind ->
    [syntax] Fehler in Zeile { $line }, Spalte { $column }
    [text] es ist kein Text in UTF-8
    [end] es hört zu früh auf
   *[depth] es ist zu tief verschachtelt
}
fault-database = { $kind ->
    [closed] die Datei lässt sich nicht öffnen oder anlegen
    [read-only] dort darf nichts geschrieben werden
    [other-file] die Datei ist keine SQLite-Datenbank
    [damaged] die Datei ist beschädigt
    [full] es ist kein Platz mehr
    [disk] der Datenträger antwortet nicht
    [busy] jemand anders benutzt sie gerade
    [nobody] dort antwortet niemand
    [host] diesen Rechner gibt es nicht
    [late] sie antwortet nicht rechtzeitig
    [login] Name oder Passwort stimmt nicht
    [unknown] die Datenbank oder ihren Benutzer gibt es nicht
   *[other] { $reason }
}
fault-value = { $kind ->
    [whole] es muss eine ganze Zahl sein
    [number] es muss eine Zahl sein
    [yes-or-no] es muss true oder false sein
    [text] es muss ein Text sein
    [list] es muss eine Liste sein
    [object] es muss ein Objekt sein
    [missing] es fehlt
    [unknown] das ist hier nicht bekannt
    [least] es muss mindestens { $limit } sein
    [above] es muss mehr als { $limit } sein
    [most] es darf höchstens { $limit } sein
    [least-characters] es braucht mindestens { $limit } Zeichen
    [most-characters] es darf höchstens { $limit } Zeichen haben
    [least-items] es braucht mindestens { $limit } Einträge
    [most-items] es darf höchstens { $limit } Einträge haben
    [form] es muss so aussehen: { $limit }
    [one-of] möglich ist: { $limit }
    [json] es ist kein gültiges JSON
   *[other] { $reason }
}
mistake-no-such-option = Die Option „{ $option }“ gibt es hier nicht; --help zeigt alle.
mistake-no-such-command = Den Befehl „{ $command }“ gibt es nicht; --help zeigt alle.
mistake-missing-value = „{ $name }“ fehlt; --help zeigt, wie der Befehl aussieht.
mistake-bad-value = „{ $name }“ kann diesen Wert nicht haben: { $reason }.
mistake-bad-usage = Das war nicht zu verstehen: { $reason } --help zeigt, wie der Befehl aussieht.
mistake-value-missing = „{ $option }“ braucht einen Wert; --help zeigt, wie der Befehl aussieht.
mistake-value-not-wanted = „{ $option }“ hat keinen Wert; --help zeigt, wie der Befehl aussieht.
mistake-too-many-words = Das ist zu viel: „{ $words }“; --help zeigt, wie der Befehl aussieht.
mistake-too-many-people = { $people } Menschen passen nicht an einen Tisch für { $players }.
mistake-no-terminal = Menschen spielen in einem Terminal, und das hier ist keines; „--bots random“ spielt ohne Menschen.
mistake-nothing-to-resume = Die Partie in „{ $file }“ ist schon zu Ende; „subak replay“ zeigt sie.
mistake-resume-other = „{ $file }“ ist eine Partie { $game }, nicht { $wanted }.
mistake-deck-no-object = Das ist kein Deck: Ein Deck ist ein JSON-Objekt mit „name“ und „faces“.
mistake-deck-name = Der Name { $ancestor ->
    [0] des Decks
   *[other] des Vorfahren { $ancestor }
} { $fault ->
    [missing] fehlt.
    [text] muss ein Text sein.
    [empty] ist leer.
    [long] ist länger als { $most } Zeichen.
   *[signs] enthält Zeichen, die sich nicht drucken lassen.
}
mistake-deck-no-list = { $fault ->
    [missing] Dem Deck fehlt „{ $part }“.
   *[other] „{ $part }“ muss im Deck eine Liste sein.
}
mistake-deck-count = Ein Deck hat { $wanted } { $part ->
    [faces] Vorderseiten
    [river] Flusskarten
   *[ancestors] Vorfahren
}, nicht { $count }.
mistake-deck-item-no-object = Eintrag { $place } von „{ $part }“ muss ein Objekt sein.
mistake-deck-number-missing = Eintrag { $place } von „{ $part }“ hat kein „no“.
mistake-deck-wrong-number = Eintrag { $place } von „{ $part }“: „no“ muss eine ganze Zahl von 1 bis { $most } sein, nicht { $value }.
mistake-deck-number-twice = Nummer { $no } kommt in „{ $part }“ zweimal vor.
mistake-deck-face-lacks = Vorderseite { $no } hat kein „{ $field }“.
mistake-deck-paths = Vorderseite { $no }: „paths“ muss aus sechs Zeichen bestehen, # für einen Weg oder . für eine Gitterlinie, nicht { $value }.
mistake-deck-features = Vorderseite { $no }: „features“ muss ein Objekt sein, ein leeres, wenn dort nichts steht.
mistake-deck-place = Vorderseite { $no }: Bei { $value } kann nichts stehen; möglich ist: { $places }.
mistake-deck-feature = Vorderseite { $no }: { $value } (bei { $place }) gibt es nicht; es gibt: { $features }.
mistake-deck-equal-faces = Die Vorderseiten { $no } und { $other } sind gleich.
mistake-deck-ancestor-lacks = Vorfahre { $no } ({ $name }) hat kein „{ $field }“.
mistake-deck-when = Vorfahre { $no } ({ $name }): „when“ kann nicht { $value } sein; es gibt: { $known }.
mistake-deck-effect = Vorfahre { $no } ({ $name }): Die Wirkung { $value } gibt es nicht; es gibt: { $known }.
mistake-deck-unfit = Vorfahre { $no } ({ $name }): Die Wirkung „{ $effect }“ geht { $times ->
    [both] nur mit „both“
    [both-wet-dry] nur mit „both“, „wet“ oder „dry“
   *[end] nur mit „end“
}, nicht mit „{ $when }“.
mistake-deck-value = Vorfahre { $no } ({ $name }): „{ $field }“ muss eine ganze Zahl von 0 bis { $most } sein, nicht { $value }.
mistake-deck-limit-missing = Vorfahre { $no } ({ $name }): Die Wirkung „{ $effect }“ braucht ein „limit“ von mindestens 1.
mistake-deck-limit-unused = Vorfahre { $no } ({ $name }): Die Wirkung „{ $effect }“ kann mit einem „limit“ nichts anfangen.
mistake-deck-conditions = Vorfahre { $no } ({ $name }): „if“ muss ein Objekt sein, mit „least“ oder „most“ für alles, was gezählt wird.
mistake-deck-conditions-unused = Vorfahre { $no } ({ $name }): Die Wirkung „{ $effect }“ kann mit einem „if“ nichts anfangen.
mistake-deck-conditions-many = Vorfahre { $no } ({ $name }): „if“ hat { $count } Bedingungen; { $most } sind möglich.
mistake-deck-condition = Vorfahre { $no } ({ $name }): „if“ kann nicht nach { $value } fragen; möglich sind: { $known }.
mistake-deck-bounds = Vorfahre { $no } ({ $name }): „{ $count }“ in „if“ muss ein Objekt mit „least“, „most“ oder beidem sein, und mit nichts anderem.
mistake-deck-bounds-crossed = Vorfahre { $no } ({ $name }): „{ $count }“ in „if“ kann nicht mindestens { $least } und höchstens { $most } sein.
mistake-deck-river-symbol = Eintrag { $place } von „river“: Das „symbol“ { $value } gibt es nicht; es gibt: { $known }.
mistake-deck-river-twice = Das Symbol „{ $symbol }“ kommt in „river“ zweimal vor.
mistake-deck-river-side = Flusskarte „{ $symbol }“: „{ $side }“ muss ein Objekt sein.
mistake-deck-river-lacks = Flusskarte „{ $symbol }“: In „{ $side }“ fehlt „{ $field }“.
mistake-deck-river-value = Flusskarte „{ $symbol }“: „{ $field }“ in „{ $side }“ kann nicht { $value } sein; es gibt: { $known }.
mistake-deck-river-halves = Flusskarte „{ $symbol }“: „halves“ der Rückseite muss zweimal "left" oder "right" sein, für den ersten und den zweiten Platz, nicht { $value }.
mistake-deck-river-points = Flusskarte „{ $symbol }“: „points“ der Vorderseite muss eine ganze Zahl von 0 bis { $most } sein, nicht { $value }.
mistake-deck-river-points-unused = Flusskarte „{ $symbol }“: Eine Vorderseite, die eine andere Karte wertet, hat keine „points“.
mistake-deck-contracts = „contracts“ muss im Deck ein Objekt mit „jasmine“ und „ginger“ sein.
mistake-deck-contract = Der Vertrag „{ $contract }“ muss ein Objekt sein.
mistake-deck-contract-lacks = Dem Vertrag „{ $contract }“ fehlt „{ $field }“.
mistake-deck-contract-number = Vertrag „{ $contract }“: „{ $field }“ muss eine ganze Zahl von 0 bis { $most } sein, nicht { $value }.
mistake-deck-contract-per = Vertrag „{ $contract }“: „per“ kann nicht { $value } sein; es gibt: { $known }.
mistake-deck-picture = „{ $file }“ muss auf .svg oder .png enden.
mistake-no-deck = { $game } hat kein Deck zum Austauschen.
mistake-deck-not-there = Die Aufzeichnung wurde mit dem Deck „{ $name }“ gespielt, das weder unseres ist noch in ihr steht.
mistake-deck-other = Die Aufzeichnung nennt ein Deck „{ $name }“ mit einem anderen Hash als dem, mit dem sie gelesen wird.
