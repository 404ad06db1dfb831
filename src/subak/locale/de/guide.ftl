guide-bali-start =
    Willkommen bei Bali
    Du sammelst Karten und Opferkarten und baust Schreine. Ist der Stapel leer, gewinnt, wer die meisten Siegpunkte hat: durch Priester, Schreine, Steine und Opferkarten, die der Altar wertvoll gemacht hat.
    Jeder Zug hat vier Schritte: kaufen, ausspielen, nehmen, werten. Jede Entscheidung erkläre ich, wenn sie zum ersten Mal ansteht.
guide-bali-buy =
    Eine Opferkarte kaufen?
    Du darfst eine Opferkarte aus dem Vorrat kaufen. Sie kostet 5 Steine, für jeden Bauern ihrer Sorte vor dir 1 weniger.
    Am Anfang lohnt es sich oft, Steine zu sparen: Ein Schrein kostet 7. Kannst du nicht bezahlen, kaufst du einfach nichts.
guide-bali-play =
    Aus der Hand spielen
    Eines davon musst du vor dir ablegen: einen Steinmetz oder einen Priester, kostenlos; 1, 2 oder 3 Bauern einer Sorte für 0, 1 oder 2 Steine; oder einen Schrein für 7 Steine.
    Nur was vor dir liegt, zählt bei einer Wertung: Steinmetze bringen Steine, Priester Punkte, Bauern Opferkarten, Schreine Punkte oder Steine.
    Schau auf die untersten Karten der Reihen: Was könnte bald gewertet werden?
guide-bali-discard =
    Nichts lässt sich spielen
    Du hast drei Schreine auf der Hand und kannst keinen bezahlen. Also kommt einer zurück in die Schachtel, und weiter geht es mit dem Nehmen.
guide-bali-sacrifice =
    Ein Opfer
    Jemand hat einen Schrein gebaut. Lege eine deiner Opferkarten offen auf den Altar.
    Die Sorte, die dort am häufigsten liegt, bringt am Ende 3 Punkte je Karte, die nächste 2, dann 1, dann 0. Was du hinlegst, bist du aber los: Gib von einer Sorte, von der du viel hast.
guide-bali-sacrifice-hidden =
    Dein eigenes Opfer
    Es ist dein Schrein, also legst du deine Opferkarte verdeckt: Nur du kennst ihre Sorte. Hilf der Sorte, von der du am meisten hast.
guide-bali-supply =
    Noch eine auf den Altar
    Lege nun aus dem Vorrat eine Opferkarte offen obenauf, von einer beliebigen Sorte, die es noch gibt. Das kostet nichts und macht eine Sorte wertvoller: am besten eine, die du hast und die anderen nicht.
guide-bali-take =
    Karten nehmen
    Nimm unterste Karten der Reihen, bis du wieder drei auf der Hand hast.
    Mit der letzten wählst du mehr als eine Karte: Was danach in dieser Reihe ganz unten liegt, wird sofort für alle gewertet. Nimm dort, wo du am meisten gewinnst und die anderen am wenigsten.
guide-bali-oracle =
    Das Orakel
    In der neuen Reihe war ein Orakel. Du darfst dir die obersten vier Karten des Altars ansehen (alle, wenn es weniger sind). Dann musst du eine davon behalten.
    Das kostet nichts: Du gewinnst eine Opferkarte und erfährst etwas über den Altar.
guide-bali-keep =
    Eine Opferkarte behalten
    Eine dieser Karten wird deine; die übrigen kommen in derselben Reihenfolge zurück. Nimm eine Sorte, die viel wert ist, oder eine, von der du lieber weniger auf dem Altar siehst.
guide-bali-reward =
    Schreine werden gewertet
    Jeder deiner Schreine bringt 1 Punkt oder 1 Stein; du wählst einmal für alle.
    Am Ende ergeben 5 Steine nur 1 Punkt. Nimm Steine also nur, wenn du sie brauchst, etwa für den nächsten Schrein.
guide-bali-claim =
    Die Sorte ist ausgegangen
    Dir steht eine Opferkarte zu, aber von dieser Sorte ist nichts mehr im Vorrat. Du darfst dir stattdessen eine beliebige andere nehmen oder verzichten.
    Denk zuerst an den Altar: Was dort oft liegt, ist am Ende am meisten wert.
guide-bali-over =
    Der Stapel ist leer
    Die Partie endet sofort. Nun wird der Altar gezählt: Jede Opferkarte der Sorte, die dort am häufigsten liegt, bringt 3 Punkte, die nächste 2, dann 1, dann 0; eine Sorte, die dort gar nicht liegt, ist nichts wert.
    Dazu kommen deine bisherigen Punkte, 4 für jeden Schrein und 1 für je volle 5 Steine. Handkarten zählen nichts.
guide-bali-scores =
    Eine Karte wurde gewertet
    Nach der letzten genommenen Karte wird die unterste Karte derselben Reihe für alle gewertet: Steinmetze bringen Steine, Priester Punkte, Schreine Punkte oder Steine, und ein Bauer bringt allen, die so einen Bauern haben, eine Opferkarte der Sorte.
    Wer allein die meisten davon hat, und mindestens zwei, bekommt eins mehr.
guide-bali-row =
    Eine Reihe wurde neu ausgelegt
    Eine leere Reihe wird sofort vom Stapel aufgefüllt. Mit jeder neuen Reihe wird der Stapel kleiner, und ist er leer, endet die Partie.
guide-bali-demon =
    Der Dämon zieht weiter
    Aus der Reihe des Dämons darf niemand nehmen. Mit jedem gespielten Priester rückt er eine Reihe nach rechts, von der letzten zur ersten.
guide-cacao-start =
    Willkommen bei Cacao
    Du schickst Arbeiter in den Urwald. Sie ernten Früchte und verkaufen sie, schürfen Gold und holen Wasser. Wer am Ende das meiste Gold hat, gewinnt.
    In jedem Zug legst du ein Arbeiterplättchen an; alles Weitere folgt daraus. Jede Entscheidung erkläre ich, wenn sie zum ersten Mal ansteht.
guide-cacao-square =
    Wohin kommt dein Plättchen?
    Wähle ein umrandetes Feld neben einem Urwaldplättchen. Die Arbeiter auf der Seite, die daran grenzt, arbeiten dort sofort: Wähle vorher in deiner Hand ein Plättchen und drehe es (x), wie du es willst.
    Grenzen an ein leeres Urwaldfeld dann zwei oder mehr Arbeiterplättchen, füllst du es auf. Denk daran, wer dort Arbeiter hat!
guide-cacao-overbuild =
    Du darfst überbauen
    Die Urwaldplättchen sind aufgebraucht. Statt wie sonst anzulegen, darfst du einen Sonnenstein abgeben und ein Plättchen auf eines deiner eigenen legen: Seine Arbeiter gehen ans Werk.
    Überdeckte Arbeiter zählen bei Tempeln nicht mehr, und jedes Feld kann nur einmal überbaut werden. Ein Sonnenstein, den du behältst, ist am Ende 1 Gold wert.
guide-cacao-tile =
    Welches Plättchen, wie gedreht?
    Wähle ein Plättchen aus der Hand und drehe es, bis möglichst viele Arbeiter an das grenzen, was du willst. Die Taste x dreht es.
    Seiten mit drei Arbeitern sind stark an guten Plättchen und an Tempeln; du hast nur zwei solche Plättchen.
guide-cacao-fill =
    Den Urwald auffüllen
    Das Feld neben deinem neuen Plättchen musst du aus der Auslage auffüllen. Alle Arbeiter, die daran grenzen, gehen sofort ans Werk, deine und die der anderen.
    Lege gute Plättchen dorthin, wo die meisten deiner Arbeiter stehen.
guide-cacao-work =
    Ernten und verkaufen
    Du bestimmst die Reihenfolge deiner Seiten. Jeder Arbeiter an einer Plantage erntet ihre Früchte, jeder Arbeiter an einem Markt verkauft eine Frucht zu dessen Preis.
    Ernte zuerst, wenn du diese Früchte gleich verkaufen willst; verkaufe zuerst, wenn dein Lager mit seinen 5 Plätzen voll ist. Du kannst Früchte auch für einen besseren Markt aufheben.
guide-cacao-over =
    Alle Plättchen liegen
    Jetzt bringt jeder Tempel 6 Gold für die meisten angrenzenden Arbeiter und 3 für die zweitmeisten; bei Gleichstand wird geteilt. Jeder Sonnenstein ist 1 Gold wert, und der Wert des Wasserfelds kommt hinzu oder geht ab.
    Übrige Früchte bringen kein Gold; sie entscheiden nur einen Gleichstand.
guide-cacao-temple =
    Ein Tempel
    Hier tun Arbeiter jetzt nichts. Am Ende bekommt, wer die meisten angrenzenden Arbeiter hat, 6 Gold, wer die zweitmeisten hat, 3. Ein einziger Arbeiter genügt für 6, wenn sonst niemand kommt.
guide-cacao-others =
    Auch andere arbeiten
    Wird ein Urwaldfeld aufgefüllt, gehen alle angrenzenden Arbeiter ans Werk, egal wer am Zug ist. Darum verdienst du manchmal im Zug der anderen, und sie in deinem.
guide-cacao-fruits =
    Früchte im Lager
    Dein Lager fasst 5 Früchte; was darüber hinausgeht, ist verloren. Verkaufe sie auf einem Markt: Am Ende sind sie nichts wert.
guide-cacao-water =
    Wasser
    Der Wasserträger rückt je Arbeiter ein Feld vor. Er beginnt auf −10, und schon der erste Schritt ist am Ende 6 Gold wert: Fang also früh an.
guide-cacao-suns =
    Sonnensteine
    Du hast Platz für drei. Jeder ist am Ende 1 Gold wert, oder du überbaust damit, sobald die Urwaldplättchen aufgebraucht sind.
guide-rice-start =
    Willkommen bei Seasons of Rice
    Du baust eine Reisfarm aus acht Karten. Sind ringsum Wege, ist ein Reisfeld abgeschlossen und bringt Punkte. Die meisten Punkte gewinnen.
    In der Regenzeit wählt ihr gleichzeitig und tauscht die Handkarten, in der Trockenzeit seid ihr abwechselnd am Zug. Jede Entscheidung erkläre ich, wenn sie zum ersten Mal ansteht.
guide-rice-ancestor =
    Einen Vorfahren wählen
    Eine deiner beiden Karten wird dein Vorfahre, mit der anderen beginnt deine Reisfarm.
    Lies, was jeder Vorfahre bringt und wann: manche immer, wenn du ein Reisfeld abschließt, manche nur in der Trockenzeit, manche nur am Ende. Danach richtet sich, was in dieser Partie dein Ziel ist.
guide-rice-build =
    Welche Karte verbaust du?
    Wähle eine Karte für deine Reisfarm. Achte auf ihre Wege (breite helle Linien) und darauf, was auf ihr steht: Bauern, Büffel und Hütten zählen in einem abgeschlossenen Reisfeld.
    Was du weder verbaust noch auslegst, bekommt dein Gegenüber.
guide-rice-build-dry =
    Aus der Trockenzeit-Auslage nehmen
    Jetzt seid ihr abwechselnd am Zug: Wähle eine Karte der Trockenzeit-Auslage und verbaue sie. Dein Gegenüber wählt aus dem Rest; sieh also auch nach, was dort gut passen würde.
guide-rice-at =
    Wohin kommt sie?
    Die Karte muss eine Karte deiner Reisfarm entlang einer Kante berühren, hochkant oder quer; die Taste x wechselt. Zeige auf einen Platz, um sie dort zu sehen: Parzellen eines Reisfelds, das sie abschließen würde, werden gelb.
    Ein Reisfeld ist abgeschlossen, wenn jede Gitterlinie seiner Parzellen zu einer weiteren vollständigen Parzelle führt. Ein Weg mittendrin, mit dem Feld auf beiden Seiten, verdirbt es für immer.
guide-rice-at-river =
    Am Fluss beginnen
    Beim Wasserfestival wählst du den Platz deiner ersten Karte: Sie muss das Ufer berühren. Abgeschlossene Reisfelder, die an den Fluss reichen, zählen für die Flusskarten.
guide-rice-row =
    Eine Karte für die Trockenzeit-Auslage
    Lege eine zweite Karte aus. In der Trockenzeit wählt ihr beide aus dieser Auslage, und wer weniger Punkte hat, beginnt. Deine übrigen Handkarten bekommt dein Gegenüber.
guide-rice-river =
    Eine weitere Flusskarte werten
    Du hast das größte abgeschlossene Reisfeld. Deshalb darfst du eine Flusskarte werten, bei der dein Gegenüber die Mehrheit hat, als wäre es deine. Wähle die, die am meisten bringt, oder keine.
guide-rice-over =
    Das Ende
    Jedes abgeschlossene Reisfeld bringt noch 1 Punkt; jeder Büffel in einer offenen Parzelle kostet 1. Dazu kommen die Punkte der Vorfahren, die am Ende werten.
    Bei Gleichstand gewinnt, wer mehr Bauern in der ganzen Reisfarm hat.
guide-rice-field =
    Ein Reisfeld ist abgeschlossen
    Seine Größe sind seine Parzellen und Hütten zusammen: 1, 2, 3, 4, 5 oder mehr bringen 1, 2, 4, 7, 10 Punkte. 1, 2, 3, 4 oder mehr Bauern darin bringen 1, 3, 5, 8. Jeder Büffel bringt 2, und vielleicht kommt etwas durch deinen Vorfahren dazu.
    Ein abgeschlossenes Reisfeld ändert sich nie mehr.
guide-rice-swap =
    Die Handkarten sind getauscht
    Jetzt hast du, was dein Gegenüber übrig ließ. Nach dem dritten Tausch hat jeder noch eine Karte, und ihr verbaut sie beide.
guide-rice-front =
    Der Fluss bringt Punkte
    Am Ende der Regenzeit bekommt jede Flusskarte, wer in der ganzen Reisfarm mehr von ihrem Symbol hat; für die Punkte zählen nur abgeschlossene Reisfelder. Dann werden die Karten umgedreht.
guide-rice-contracts =
    Jasmin und Ingwer
    Wer vorn liegt, bekommt Jasmin: sofort 10 Punkte, für jeden Bauern in der eigenen Reisfarm 1 weniger. Ingwer für das Gegenüber: 2 Punkte für jedes in der Trockenzeit abgeschlossene Reisfeld, und es beginnt.
guide-rice-dry =
    Die Trockenzeit beginnt
    Von nun an nehmt ihr abwechselnd die sechs Karten der Trockenzeit-Auslage. Es beginnt, wer weniger Punkte hat; bei Gleichstand, wer weniger Bauern hat.
    Noch drei Karten für jeden: Welche Reisfelder kannst du noch abschließen?
guide-rice-back =
    Noch einmal der Fluss
    Für jede Flusskarte wurden die beiden abgeschlossenen Reisfelder mit ihrem Symbol verglichen. Wer mehr hatte, folgte dem Pfeil zur nächsten Karte und wertete deren Symbol in den beiden Reisfeldern, in denen es steht.
