mistake-unknown-game = Ein Spiel „{ $game }“ gibt es nicht; es gibt: { $games }.
mistake-wrong-players = { $game } ist für { $least } bis { $most } Spieler, nicht für { $players }.
mistake-unknown-option = { $game } hat keine Option „{ $option }“; { $options ->
    [none] es hat gar keine
   *[other] es gibt: { $options }
}.
mistake-unknown-bot = Einen Bot „{ $bot }“ gibt es nicht; es gibt: { $bots }.
mistake-unknown-language = Die Sprache „{ $language }“ gibt es nicht; es gibt: { $languages }.
mistake-unknown-device = Das Gerät „{ $device }“ gibt es nicht; es gibt: cpu, cuda.
mistake-no-cuda = Hier lässt sich kein CUDA-Gerät benutzen.
mistake-empty-batch = Ein Stapel braucht mindestens eine Partie, nicht { $n }.
mistake-wrong-actions = Ein Schritt braucht je eine ganze Zahl für die { $n } Partien.
mistake-match-over = Die Partie ist zu Ende.
mistake-illegal-action = „{ $action }“ geht jetzt nicht; möglich ist: { $legal }.
mistake-no-undo = Das lässt sich nicht mehr zurücknehmen.
mistake-not-a-record = Das ist keine Aufzeichnung einer Partie: Das Format ist nicht „{ $format }“.
mistake-unknown-rules = Gespielt wurde nach Fassung { $rules } der Regeln von { $game }; bekannt ist hier nur Fassung { $known }.
mistake-broken-field = Das Feld „{ $field }“ der Aufzeichnung fehlt oder ist kaputt.
mistake-broken-deal = Die Kartenverteilung der Aufzeichnung ist kaputt: „{ $part }“ passt nicht zum Inhalt der Schachtel.
mistake-broken-action = Aktion { $number } ist kaputt: { $action }.
mistake-action-after-end = Aktion { $number }, „{ $action }“, kommt nach dem Ende der Partie.
mistake-wrong-seat = Aktion { $number } ist von Platz { $seat }, aber Platz { $actor } entscheidet.
mistake-other-legal = Vor Aktion { $number } sind andere Aktionen erlaubt: { $legal }.
mistake-illegal-at = Aktion { $number }, „{ $action }“, ist nicht erlaubt; erlaubt ist: { $legal }.
mistake-result-too-early = Die Aufzeichnung nennt ein Ergebnis, aber die Partie ist nicht zu Ende.
mistake-other-result = Das Ergebnis weicht bei „{ $field }“ ab: Die Aufzeichnung sagt { $theirs }, die Regeln ergeben { $ours }.
mistake-unreadable-file = „{ $file }“ lässt sich nicht lesen: { $reason }.
mistake-unwritable-file = „{ $file }“ lässt sich nicht schreiben: { $reason }.
mistake-not-json = „{ $file }“ enthält kein JSON: { $reason }.
mistake-no-such-option = Die Option „{ $option }“ gibt es hier nicht; --help zeigt alle.
mistake-no-such-command = Den Befehl „{ $command }“ gibt es nicht; --help zeigt alle.
mistake-missing-value = „{ $name }“ fehlt; --help zeigt, wie es geht.
mistake-bad-value = „{ $name }“ kann diesen Wert nicht haben: { $reason }
mistake-bad-usage = Das war nicht zu verstehen: { $reason } --help zeigt, wie es geht.
mistake-too-many-people = { $people } Personen passen nicht an einen Tisch für { $players }.
mistake-no-terminal = Menschen spielen in einem Terminal, und das hier ist keines; „--bots random“ spielt ohne Menschen.
mistake-nothing-to-resume = Die Partie in „{ $file }“ ist schon zu Ende; „subak replay“ zeigt sie.
mistake-resume-other = „{ $file }“ ist eine Partie { $game }, nicht { $wanted }.
