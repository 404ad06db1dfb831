mistake-already-an-account = Du hast schon ein Konto.
mistake-already-seated = Du hast schon einen Platz an diesem Tisch.
mistake-analyses-busy = Auf diesem Server warten gerade zu viele Analysen; versuch es später noch einmal.
mistake-bad-request = Das war nicht zu verstehen: { $where }: { $reason }.
mistake-bot-stands-in = An diesem Platz spielt jetzt ein Bot; wem der Platz gehört, kann selbst weiterspielen.
mistake-broken-promise = Das Versprechen wurde nicht gehalten: Salz und Startwert ergeben nicht die Prüfsumme, die vor der Partie bekannt war.
mistake-by-invitation = An diesem Tisch spielt nur, wer eingeladen ist: Öffne den Link, den du bekommen hast.
mistake-cannot-listen = { $host }:{ $port } lässt sich nicht verwenden: { $reason }. Wähle mit --port einen anderen Port.
mistake-damaged-database = Die Datenbank ist beschädigt: { $reason }. Lege sie beiseite und spiele die letzte Sicherung mit „subak db restore“ in eine neue ein.
mistake-empty-chat = Eine leere Nachricht sagt nichts.
mistake-foreign-page = Das darf nur unsere eigene Seite anfragen.
mistake-metrics-closed = Die Metriken darf nur dieser Rechner lesen, oder wer das Token mitbringt.
mistake-invitation-used = Diese Einladung ist verbraucht: Der Platz ist vergeben.
mistake-login-taken = Der Name „{ $login }“ ist vergeben; wähle einen anderen.
mistake-no-database = Die Datenbank lässt sich nicht verwenden: { $reason }.
mistake-no-hints = An diesem Tisch gibt es keine Tipps.
mistake-no-promise = Die Aufzeichnung enthält kein Versprechen, das sich prüfen ließe: Ihr Startwert oder „fair“ fehlt.
mistake-no-redis = Redis lässt sich nicht verwenden: { $reason }.
mistake-no-such-database = Unter { $database } gibt es keine Datenbank von Subak.
mistake-no-stand-in = Für dich spielt kein Bot.
mistake-no-such-page = Hier ist nichts ({ $status }).
mistake-nobody-begins = In { $game } entscheiden alle gleichzeitig: Niemand beginnt.
mistake-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
mistake-no-such-table = Diesen Tisch gibt es nicht. Vielleicht wurde der Link abgeschnitten?
mistake-nobody-thinks = Gerade ist niemand frei, um darüber nachzudenken; versuch es gleich noch einmal.
mistake-not-a-backup = „{ $file }“ ist keine Sicherung von Subak, oder sie ist beschädigt.
mistake-newer-backup = „{ $file }“ stammt von einer neueren Version von Subak: Aktualisiere zuerst diese hier.
mistake-newer-database = Die Datenbank stammt von einer neueren Version von Subak: Aktualisiere zuerst diese hier.
mistake-not-absent = Für andere kann ein Bot nur einspringen, wenn sie an einem Live-Tisch am Zug sind und seit { $minutes } Minuten nichts entschieden haben.
mistake-not-an-account = Du hast hier kein Konto, du bist Gast.
mistake-not-foreseen = Was „{ $action }“ brächte, lässt sich noch nicht absehen.
mistake-not-empty = Die Datenbank ist nicht leer: Eine Sicherung lässt sich nur in eine leere einspielen.
mistake-not-running = An diesem Tisch läuft keine Partie.
mistake-not-seated = Du hast keinen Platz an diesem Tisch.
mistake-not-the-host = Das kann nur, wer den Tisch eröffnet hat.
mistake-not-your-turn = Du bist nicht am Zug.
mistake-other-deal = Die Karten dieser Aufzeichnung sind nicht die, die ihr Startwert ergibt.
mistake-other-lots = Die Plätze dieser Aufzeichnung sind nicht die, die das Los aus ihrem Startwert ergibt.
mistake-often-enough = { $kind ->
    [undo] Du hast in dieser Partie { $most }-mal etwas zurückgenommen; ab jetzt gilt, was du entscheidest.
    [chat] Hier ist genug gesagt: Nach { $most } Nachrichten ist kein Platz mehr für weitere.
    [seated] Auf diesem Platz saß schon { $most }-mal jemand; eröffne einen anderen Tisch.
   *[handed] An diesem Platz ist in dieser Partie { $most }-mal ein Bot eingesprungen; das ist genug.
}
mistake-our-fault = Bei uns ist etwas schiefgegangen. Nichts ist verloren; versuch es noch einmal.
mistake-passwords-busy = Gerade melden sich zu viele gleichzeitig an; versuch es in { $seconds } Sekunden noch einmal.
mistake-process-died = Ein Serverprozess endete gleich nach dem Start (Code { $code }); alle wurden beendet. Die Zeilen darüber sagen mehr.
mistake-seat-taken = Dieser Platz ist vergeben.
mistake-seated-twice = Du kannst nur einen Platz haben.
mistake-seats-free = Es sind noch Plätze frei; warte auf andere oder besetze sie mit Bots.
mistake-signed-out = Du bist hier abgemeldet worden; lade die Seite neu.
mistake-stale-decision = Am Tisch ist es inzwischen weitergegangen: Er steht bei Schritt { $step }, nicht { $expected }. Schau noch einmal hin und entscheide neu.
mistake-still-running = Die Partie ist noch nicht zu Ende.
mistake-store-lost = Die Datenbank antwortet gerade nicht; versuch es noch einmal.
mistake-table-busy = An diesem Tisch passiert zu viel auf einmal; versuch es noch einmal.
mistake-table-full = Alle Plätze sind vergeben; du kannst zuschauen.
mistake-table-started = Die Partie hat schon begonnen.
mistake-too-large = Das ist zu groß: höchstens { $most } KB.
mistake-too-many-at-once = Je { $whose ->
    [address] Internetanschluss
   *[person] Person
} sind höchstens { $most } { $what ->
    [with-bots] laufende Tische mit Bots möglich: Spiel erst eine Partie zu Ende oder gib auf
    [bots-alone] Tische möglich, an denen nur Bots spielen: Warte, bis eine Partie zu Ende ist
    [public] öffentliche Tische mit freien Plätzen möglich: Warte, bis einer voll ist, oder besetze ihn mit Bots
    [seated] Plätze an öffentlichen Tischen anderer möglich: Spiel erst eine Partie zu Ende oder verlass einen Tisch
   *[analyses] Analysen gleichzeitig möglich: Warte, bis eine fertig ist
}.
mistake-too-many-connections = Gerade gibt es zu viele Verbindungen; schließ einen Tisch oder versuch es gleich noch einmal.
mistake-too-often = Das war zu oft; warte { $seconds } { $seconds ->
    [one] Sekunde
   *[other] Sekunden
}.
mistake-unreadable-record = Das lässt sich nicht als Aufzeichnung lesen: Es ist kein gültiges JSON. Eine Aufzeichnung ist die Datei, die du nach einer Partie mit „Aufzeichnung herunterladen“ bekommst.
mistake-wrong-invitation = Diese Einladung gilt nicht für diesen Tisch; prüfe den Link.
mistake-wrong-login = Ein Anmeldename hat 3 bis 24 Zeichen: Buchstaben von a bis z, Ziffern, Punkte, Binde- oder Unterstriche.
mistake-wrong-name = Ein Name hat 1 bis { $most } Zeichen.
mistake-wrong-password = Name oder Passwort stimmt nicht.
mistake-wrong-password-length = Ein Passwort hat { $least } bis { $most } Zeichen.
mistake-wrong-setting = Die Einstellung „{ $name }“ lässt sich nicht verwenden: { $reason }.

cli-backed-up = { $rows } Zeilen nach { $file } geschrieben.
cli-backup = Die ganze Datenbank in eine Datei schreiben; der Server kann dabei weiterlaufen.
cli-backup-file = Die Sicherung, komprimierte JSON-Zeilen.
cli-clean = Tische, an denen nie gespielt oder die verlassen wurden, und Gäste, von denen sonst nichts bleibt, nach Ablauf ihrer Zeit löschen.
cli-cleaned = Gelöscht: { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
} und { $guests ->
    [one] { $guests } Gast
   *[other] { $guests } Gäste
}.
cli-database = URL der Datenbank; Standard: eine SQLite-Datei im Datenordner.
cli-db = Die Datenbank des Servers.
cli-host = Adresse, unter der der Server erreichbar ist.
cli-port = Port des Servers; 0 nimmt irgendeinen freien.
cli-processes = Serverprozesse an diesem Port; mehr als einer hilft nur, wo es Kerne dafür gibt.
cli-redis = URL von Redis, über das mehrere Serverprozesse einander sagen, was geschieht.
cli-restore = Eine Sicherung in eine leere Datenbank einspielen.
cli-restored = { $rows } Zeilen aus { $file } gelesen.
cli-serve = Den Server starten: Tische für Menschen und Bots, über HTTP.
cli-serving = Subak ist unter { $address } erreichbar (Strg-C beendet es)
cli-upgrade = Die Datenbank auf den neuesten Stand bringen; der Server tut das beim Start selbst.
cli-upgraded = Die Datenbank ist auf dem neuesten Stand.
cli-verified = { $lots ->
    [true] Es wurde ehrlich gemischt und gelost: Karten und Plätze kommen aus dem
   *[false] Es wurde ehrlich gemischt: Ausgeteilt wurde nach dem
} Startwert, der als { $commitment } versprochen war. { $plies } Entscheidungen, alle erlaubt.
cli-verify = Prüfen, ob eine Partie des Servers so gemischt wurde, wie es vorher versprochen war.
cli-work = Für die Bots von Servern anderswo denken; davon kann es beliebig viele geben.
cli-work-slow = Ob auch Partien analysiert werden, wenn niemand auf einen Zug wartet.
cli-work-url = URL des Redis, das die Server als --workers bekommen haben.
cli-workers = URL von Redis, über das „subak work“-Prozesse für Bots denken; Standard: eigene Prozesse des Servers.
cli-working = Bereit zu denken.

page-not-built = Die Seite ist noch nicht gebaut: „make serve“ baut sie und startet den Server, „sh tools/build-page build“ baut sie nur. Die Schnittstelle für Programme läuft: /api/v1/openapi.json.
