guide-end =
    Jetzt kennst du das Spiel
    Alles Wichtige kam einmal vor. Du kannst ohne mich weiterspielen; oder ich bleibe und melde mich, wenn etwas Neues geschieht.
guide-bali-start =
    Willkommen bei Bali
    Du sammelst Karten und Opferkarten und baust Schreine. Ist dieser Kartenstapel leer, gewinnt, wer die meisten Siegpunkte hat.
    So läuft ein Zug: Opferkarte nehmen, ausspielen, Karten nehmen, werten. Ich erkläre jeden Schritt, wenn er zum ersten Mal ansteht. Was ich meine, leuchtet auf, und die Partie wartet, bis du fertig gelesen hast.
guide-bali-buy =
    Eine Opferkarte nehmen?
    Das sind die Opferkarten. Du darfst eine nehmen: Sie kostet { -bali-good-cost } Steine, für jeden Bauern ihrer Sorte vor dir { -bali-good-less } weniger.
    Das sind deine Steine. Am Anfang sparst du sie oft besser, denn ein Schrein kostet { -bali-shrine-cost }. Nimmst du keine Opferkarte, geht es einfach weiter.
guide-bali-play =
    Aus der Hand spielen
    Eines davon musst du ausspielen: einen Steinmetz oder einen Priester, die nichts kosten; { -bali-farmers-one }, { -bali-farmers-two } oder { -bali-farmers-three } Bauern einer Sorte für { -bali-farmers-one-cost }, { -bali-farmers-two-cost } oder { -bali-farmers-three-cost } Steine; oder einen Schrein für { -bali-shrine-cost } Steine.
    Was du ausspielst, bleibt die ganze Partie hier liegen. Nur diese Karten zählen bei einer Wertung: Steinmetze bringen Steine, Priester Siegpunkte, Bauern Opferkarten, Schreine Siegpunkte oder Steine.
    Sieh dir vorher die untersten Karten der Reihen an: Jede davon kann bald gewertet werden.
guide-bali-discard =
    Du kannst nichts ausspielen
    Du hast { -bali-hand-word } Schreine auf der Hand und kannst keinen bezahlen. Also kommt einer zurück in die Schachtel, und du nimmst gleich eine Karte.
guide-bali-sacrifice =
    Ein Opfer
    Jemand anders hat einen Schrein gebaut. Darum legst du eine deiner Opferkarten offen auf den Altar.
    Am Ende ist eine Opferkarte der Sorte, die hier am häufigsten liegt, { -bali-good-first } Siegpunkte wert, eine der nächsten { -bali-good-second }, dann { -bali-good-third }, dann { -bali-good-last }. Was du hinlegst, bist du los: Gib also von einer Sorte, von der du viel hast.
guide-bali-sacrifice-hidden =
    Dein eigenes Opfer
    Es ist dein Schrein, also legst du eine deiner Opferkarten verdeckt hin: Nur du weißt, was es ist.
    Am Ende ist eine Opferkarte der Sorte, die hier am häufigsten liegt, { -bali-good-first } Siegpunkte wert, eine der nächsten { -bali-good-second }, dann { -bali-good-third }, dann { -bali-good-last }. Hilf also der Sorte, von der du am meisten hast.
guide-bali-supply =
    Noch eine auf den Altar
    Lege jetzt eine Opferkarte aus dem Vorrat offen auf den Altar. Das kostet dich nichts und macht ihre Sorte wertvoller: am besten eine, die du hast und die anderen nicht.
guide-bali-take =
    Karten nehmen
    Nimm jeweils die unterste Karte einer Reihe, bis du { -bali-hand-word } Karten auf der Hand hast.
    Mit der letzten wählst du mehr als nur eine Karte: Was danach in dieser Reihe ganz unten liegt, wird sofort gewertet, für alle. Nimm sie also dort, wo du am meisten gewinnst.
guide-bali-oracle =
    Das Orakel
    In der neuen Reihe war ein Orakel. Darum darfst du dir die obersten { -bali-look-word } Karten des Altars ansehen (alle, wenn es weniger sind). Eine davon musst du dann behalten.
    Das kostet nichts: Du gewinnst eine Opferkarte und erfährst etwas über den Altar.
guide-bali-keep =
    Eine Opferkarte behalten
    Eine dieser Karten wird deine; die übrigen kommen zurück, wie sie lagen. Nimm eine Sorte, die viel wert ist, oder eine, von der du lieber weniger auf dem Altar hättest.
guide-bali-reward =
    Deine Schreine werden gewertet
    Jeder deiner Schreine bringt { -bali-shrine-points-each } Siegpunkt oder { -bali-shrine-stone-each } Stein; du wählst einmal für alle.
    Am Ende sind { -bali-stone-per-point } Steine nur { -bali-stone-worth } Siegpunkt wert. Nimm Steine also nur, wenn du sie brauchst, etwa für den nächsten Schrein.
guide-bali-claim =
    Die Sorte ist aufgebraucht
    Dir steht eine Opferkarte zu, aber von dieser Sorte ist keine mehr da. Du darfst stattdessen eine andere nehmen, oder keine.
guide-bali-over =
    Der Stapel ist leer
    Die Partie endet sofort, und der Altar wird ausgezählt: Eine Opferkarte der Sorte, die dort am häufigsten liegt, ist { -bali-good-first } Siegpunkte wert, eine der nächsten { -bali-good-second }, dann { -bali-good-third }, dann { -bali-good-last }. Eine Sorte, die dort gar nicht liegt, ist nichts wert.
    Dazu kommen deine bisherigen Siegpunkte, { -bali-shrine-points } für jeden deiner Schreine und { -bali-stone-worth } für je volle { -bali-stone-per-point } Steine. Handkarten sind nichts wert.
guide-bali-scores =
    Eine Karte wird gewertet
    Aus dieser Reihe wurde die letzte Karte genommen. Also wird die Karte, die jetzt unten liegt, für alle gewertet.
    Jeder deiner Steinmetze bringt dann einen Stein, jeder Priester einen Siegpunkt, jeder Schrein einen Siegpunkt oder einen Stein; Bauern bringen dir zusammen eine Opferkarte ihrer Sorte. Hast du mindestens { -bali-majority-word } dieser Karten und mehr als alle anderen, bekommst du eins dazu.
guide-bali-row =
    Eine Reihe wird aufgefüllt
    Ist eine Reihe leer, wird sie sofort aufgefüllt.
    Die { -bali-row-word } Karten kommen von diesem Stapel. Ist er leer, endet die Partie.
guide-bali-demon =
    Der Dämon zieht weiter
    Aus der Reihe des Dämons darf niemand Karten nehmen. Jeder Priester, der ausgespielt wird, schickt ihn eine Reihe nach rechts, und von der letzten zurück zur ersten.
guide-cacao-start =
    Willkommen bei Cacao
    Du schickst Arbeiter in den Urwald. Sie ernten Cacaofrüchte und verkaufen sie, schürfen Gold und holen Wasser. Wer am Ende das meiste Gold hat, gewinnt.
    In jedem Zug legst du ein Arbeiterplättchen; alles Weitere folgt daraus. Ich erkläre jede Entscheidung, wenn sie zum ersten Mal ansteht. Was ich meine, leuchtet auf, und die Partie wartet, bis du fertig gelesen hast.
guide-cacao-square =
    Wohin kommt dein Plättchen?
    Das sind deine Arbeiterplättchen; die Figuren an einer Seite sind die Arbeiter dort. Wähle ein Plättchen. Ein weiterer Klick oder die Taste r dreht es.
    Wähle dann ein gestrichelt umrandetes Feld. Die Arbeiter an einer Seite, die an ein Urwaldplättchen grenzt, arbeiten dort sofort.
    Berührt danach ein leeres Urwaldfeld { -cacao-fill-tiles-word } Arbeiterplättchen oder mehr, füllst du es mit einem von diesen hier. Achte also darauf, wer dort Arbeiter hat!
guide-cacao-overbuild =
    Du darfst überbauen
    Die Urwaldplättchen sind aufgebraucht. Von jetzt an darfst du einen Sonnenstein abgeben und dein Plättchen auf eines deiner eigenen legen: Die neuen Arbeiter gehen ans Werk.
    Überdeckte Arbeiter zählen bei Tempeln nicht mehr, und jedes Feld kann nur einmal überbaut werden. Ein Sonnenstein, den du behältst, ist am Ende { -cacao-sun-gold } Gold wert.
guide-cacao-tile =
    Welches Plättchen, wie gedreht?
    Wähle eines deiner Plättchen und drehe es, bis seine Arbeiter an das grenzen, was du willst. Seiten mit { -cacao-workers-most-word } Arbeitern sind stark an guten Plättchen und an Tempeln, aber nur { -cacao-tiles-strong-word } deiner { -cacao-tiles-2-word } Plättchen haben eine.
guide-cacao-fill =
    Den Urwald auffüllen
    Wähle eines dieser Urwaldplättchen. Das andere bleibt in der Auslage liegen.
    Lege es hierhin. Alle Arbeiter, die daran grenzen, gehen sofort ans Werk, deine und die der anderen. Lege gute Plättchen also dorthin, wo die meisten Arbeiter deine sind.
guide-cacao-work =
    Ernten und verkaufen
    Deine Arbeiter an diesen Plättchen gehen ans Werk, Seite für Seite, in beliebiger Reihenfolge. An einer Plantage ernten sie; an einem Markt verkauft jeder eine Frucht zum angegebenen Preis.
    Ernte zuerst, wenn du diese Früchte gleich verkaufen willst. Verkaufe zuerst, wenn dein Lager voll ist: Es fasst { -cacao-storage-word }.
    Du darfst auf alles verzichten, aber das lohnt sich höchstens bei einem Verkauf: wenn noch ein besserer Markt kommt. Darum wirst du nur nach Verkäufen gefragt; alle andere Arbeit geschieht von selbst.
guide-cacao-over =
    Alle Plättchen liegen
    Jetzt bringt jeder Tempel { -cacao-temple-first } Gold, wenn du die meisten Arbeiter daneben hast, und { -cacao-temple-second }, wenn du die zweitmeisten hast; bei Gleichstand wird geteilt. Jeder Sonnenstein ist { -cacao-sun-gold } Gold wert. Dazu kommt die Zahl auf dem Feld deines Wasserträgers; ist sie negativ, geht sie ab.
    Übrige Früchte bringen kein Gold; sie entscheiden nur bei Gleichstand.
guide-cacao-temple =
    Ein Tempel
    Arbeiter neben einem Tempel tun jetzt nichts. Am Ende bringt er dir { -cacao-temple-first } Gold, wenn du die meisten Arbeiter daneben hast, und { -cacao-temple-second } für die zweitmeisten. Wer zuerst da war, ist egal; und kommt sonst niemand, genügt ein einziger Arbeiter.
guide-cacao-others =
    Du arbeitest auch, wenn andere am Zug sind
    Wird ein Urwaldfeld aufgefüllt, gehen alle Arbeiter daneben ans Werk, egal wer am Zug ist. Darum hast du gerade etwas bekommen; und in deinen Zügen bekommen manchmal andere etwas.
guide-cacao-fruits =
    Früchte in deinem Lager
    Dein Lager fasst { -cacao-storage-word } Früchte; was darüber hinausgeht, verfällt. Verkaufe sie an einem Markt, denn am Ende sind sie nichts wert.
guide-cacao-water =
    Wasser
    Jeder Arbeiter an einem Wasserplättchen rückt deinen Wasserträger ein Feld weiter. Er beginnt bei { -cacao-water-first }, und schon der erste Schritt ist am Ende { -cacao-water-step-1 } Gold wert. Fang also früh an.
guide-cacao-suns =
    Sonnensteine
    Du hast Platz für { -cacao-suns-word } Sonnensteine. Jeder ist am Ende { -cacao-sun-gold } Gold wert; oder du überbaust damit, sobald die Urwaldplättchen aufgebraucht sind.
guide-rice-start =
    Willkommen bei Seasons of Rice
    Du baust eine Reisfarm aus { -rice-farm-word } Karten. Ein Reisfeld, um das ringsum Wege führen, ist abgeschlossen und bringt Punkte. Wer die meisten Punkte hat, gewinnt.
    In der Regenzeit wählen beide gleichzeitig eine Karte, in der Trockenzeit seid ihr abwechselnd am Zug. Ich erkläre jede Entscheidung, wenn sie zum ersten Mal ansteht. Was ich meine, leuchtet auf, und die Partie wartet, bis du fertig gelesen hast.
guide-rice-ancestor =
    Einen Vorfahren wählen
    Du hast { -rice-first-hand-word } Karten. Eine wird dein Vorfahre, mit der anderen beginnt deine Reisfarm. Hier siehst du beide Möglichkeiten.
    Lies, was ein Vorfahre bringt und wann: der eine immer, wenn du ein Reisfeld abschließt, der andere nur in der Trockenzeit oder am Ende. Danach richtet sich, was du dir vornimmst.
guide-rice-build =
    Welche Karte verbaust du?
    Wähle eine Karte für deine Reisfarm. Die breiten Sandstreifen sind Wege, die schmalen Wasserlinien Gitterlinien. Bauern, Büffel und Hütten bringen Punkte, sobald ihr Reisfeld abgeschlossen ist.
    Von den anderen Karten kommt noch eine in die Trockenzeit-Auslage; der Rest geht an deinen Gegner.
guide-rice-build-dry =
    Aus der Trockenzeit-Auslage nehmen
    Jetzt seid ihr abwechselnd am Zug: Wähle eine Karte der Trockenzeit-Auslage und verbaue sie. Dein Gegner wählt aus dem Rest; sieh also auch nach, was er brauchen könnte.
guide-rice-at =
    Wohin kommt sie?
    Deine Karte muss mit einer Kante eine Kante einer Karte deiner Reisfarm berühren. Sie darf senkrecht oder waagerecht liegen; „Drehen“ oder die Taste r dreht sie.
    Ein Quadrat zwischen den schrägen Linien ist eine Parzelle; sie ist vollständig, sobald Karten sie ganz bedecken. Parzellen, die nur durch Gitterlinien getrennt sind, gehören zum selben Reisfeld.
    Abgeschlossen ist ein Reisfeld, wenn keine Gitterlinie mehr hinausführt: ringsum Wege. Zeige auf einen Platz, dann siehst du deine Karte dort und alles, was sie bewirkt.
guide-rice-closes =
    Hier würdest du ein Reisfeld abschließen
    Hier schließt deine Karte ein Reisfeld ab: Um die goldenen Parzellen führen ringsum Wege. Die Zahl sagt, was das sofort einbringt.
guide-rice-spoils =
    Hier würdest du ein Reisfeld verderben
    Hier verdirbt deine Karte ein Reisfeld, es ist schraffiert: Einer seiner Wege hat das Feld auf beiden Seiten. Er ragt hinein, statt außen herumzuführen, und so ein Feld lässt sich nie mehr abschließen.
guide-rice-spoiled =
    Ein verdorbenes Reisfeld
    Dieses Reisfeld lässt sich nie mehr abschließen: Ein Weg ragt hinein und hat das Feld auf beiden Seiten. Was dort steht, bringt nichts, und ein Büffel kostet dort am Ende { -rice-end-buffalo-costs } Punkt.
guide-rice-at-river =
    Am Fluss beginnen
    Beim Wasserfestival wählst du auch den Platz deiner ersten Karte: Sie muss das Ufer berühren. Abgeschlossene Reisfelder, die an den Fluss reichen, zählen für die Flusskarten.
guide-rice-row =
    Eine Karte für die Trockenzeit-Auslage
    Lege eine zweite Karte in die Trockenzeit-Auslage. Von dort nehmt ihr in der Trockenzeit beide Karten. Der Rest deiner Hand geht an deinen Gegner.
guide-rice-river =
    Eine weitere Flusskarte werten
    Du hast das größte abgeschlossene Reisfeld. Darum darfst du eine Flusskarte werten, bei der dein Gegner die Mehrheit hat, als wäre es deine. Wähle die, die dir am meisten bringt, oder keine.
guide-rice-over =
    Das Ende
    Jedes abgeschlossene Reisfeld bringt noch { -rice-end-field } Punkt, und jeder Büffel in einer offenen Parzelle kostet { -rice-end-buffalo-costs }. Dann kommen die Punkte der Vorfahren, die am Ende werten.
    Bei Gleichstand gewinnt, wer mehr Bauern in der ganzen Reisfarm hat.
guide-rice-field =
    Ein Reisfeld ist abgeschlossen
    Ringsum führen Wege, also ist dieses Reisfeld abgeschlossen und wird gewertet. Es ändert sich nie mehr.
    Seine Größe ist die Zahl seiner Parzellen und Hütten: Größe { -rice-column-1 } bringt { -rice-size-1 } Punkt, Größe { -rice-column-2 } bringt { -rice-size-2 }, dann { -rice-size-3 }, { -rice-size-4 } und ab Größe { -rice-column-5 } sogar { -rice-size-5 } Punkte. Wenige große Felder sind also mehr wert als viele kleine.
    Ein Bauer darin bringt { -rice-farmers-1 } Punkt, { -rice-column-2-word } bringen { -rice-farmers-2 }, { -rice-column-3-word } { -rice-farmers-3 }, { -rice-column-4-word } oder mehr { -rice-farmers-4 }; jeder Büffel bringt { -rice-buffalo }. Und vielleicht legt dein Vorfahre etwas drauf.
guide-rice-swap =
    Die Handkarten sind getauscht
    Jetzt hast du auf der Hand, was dein Gegner übrig gelassen hat. Habt ihr { -rice-swaps-word }mal getauscht, habt ihr beide noch eine Karte und verbaut sie.
guide-rice-front =
    Der Fluss bringt Punkte
    Am Ende der Regenzeit geht jede Flusskarte an den, der in der ganzen Reisfarm mehr von ihrem Symbol hat; für ihre Punkte zählen aber nur abgeschlossene Reisfelder. Dann werden die Karten umgedreht.
guide-rice-contracts =
    Jasmin und Ingwer
    Wer vorn liegt, bekommt Jasmin: sofort { -rice-jasmine } Punkte, für jeden Bauern in der eigenen Reisfarm { -rice-jasmine-less } weniger. Wer zurückliegt, bekommt Ingwer, { -rice-ginger } Punkte für jedes in der Trockenzeit abgeschlossene Reisfeld, und beginnt die Trockenzeit.
guide-rice-dry =
    Die Trockenzeit beginnt
    Von nun an nehmt ihr abwechselnd eine dieser { -rice-row-word } Karten. Wer weniger Punkte hat, beginnt; bei Gleichstand, wer weniger Bauern hat.
    Du verbaust noch { -rice-row-each-word } Karten: Welche deiner Reisfelder kannst du noch abschließen?
guide-rice-back =
    Noch einmal der Fluss
    Für jede Flusskarte wurden die beiden abgeschlossenen Reisfelder mit ihrem Symbol verglichen. Wer mehr hatte, folgte dem Pfeil zur nächsten Karte und wertete deren Symbol in den beiden Reisfeldern, in denen es liegt.
