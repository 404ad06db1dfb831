bali-title = Bali
bali-about = Sammle Bauern, Priester und Schreine und gib den Göttern, was ihnen am liebsten ist.
bali-begins = Die Spielregel lässt offen, wer beginnt. Wer später an die Reihe kommt, startet mit mehr Steinen.
bali-option = { $option ->
    [oracle] Orakel
    [demon] Dämon
   *[open_information] Offene Information
}
bali-option-about = { $option ->
    [oracle] Mit Orakelkarten siehst du dir die obersten Karten des Altars an und behältst eine davon.
    [demon] Ein Dämon sperrt eine Reihe des Dorfplatzes, bis der nächste Priester ihn weiterschickt.
   *[open_information] Perfektes Gedächtnis für alle: Handkarten und Startsets liegen offen, Opferkarten, soweit sie offen genommen wurden.
}
bali-card = { $kind ->
    [rice] { $count ->
        [one] Reisbauer
       *[other] Reisbauern
    }
    [peanut] { $count ->
        [one] Erdnussbauer
       *[other] Erdnussbauern
    }
    [banana] { $count ->
        [one] Bananenbauer
       *[other] Bananenbauern
    }
    [pepper] { $count ->
        [one] Paprikabauer
       *[other] Paprikabauern
    }
    [mason] { $count ->
        [one] Steinmetz
       *[other] Steinmetze
    }
    [priest] Priester
    [shrine] { $count ->
        [one] Schrein
       *[other] Schreine
    }
   *[oracle] Orakel
}
bali-some-cards = { $count ->
    [one] { $kind ->
        [rice] einen Reisbauern
        [peanut] einen Erdnussbauern
        [banana] einen Bananenbauern
        [pepper] einen Paprikabauern
        [mason] einen Steinmetz
        [priest] einen Priester
        [shrine] einen Schrein
       *[oracle] ein Orakel
    }
   *[other] { $count } { bali-card }
}
bali-good = { $kind ->
    [rice] { $count ->
        [one] Reiskarte
       *[other] Reiskarten
    }
    [peanut] { $count ->
        [one] Erdnusskarte
       *[other] Erdnusskarten
    }
    [banana] { $count ->
        [one] Bananenkarte
       *[other] Bananenkarten
    }
   *[pepper] { $count ->
        [one] Paprikakarte
       *[other] Paprikakarten
    }
}
bali-short = { $kind ->
    [rice] Reis
    [peanut] Erdnuss
    [banana] Banane
    [pepper] Paprika
    [mason] Stein­metz
    [priest] Priester
    [shrine] Schrein
   *[oracle] Orakel
}
bali-take-here = nehmen
bali-demon-here = Dämon
bali-altar = Altar: { $count }
bali-face-down = verdeckt
bali-supply = Vorrat
bali-pile = Stapel: { $count }
bali-stone = Steine
bali-points = Punkte
bali-goods = Opferkarten
bali-hand = Hand
bali-over = Der Stapel ist leer: Die Partie ist zu Ende.
bali-decide = { $who ->
    [you] { $phase ->
        [buy] Nimm eine Opferkarte aus dem Vorrat, oder verzichte.
        [play] Spiele Karten aus deiner Hand.
        [sacrifice] Lege eine deiner Opferkarten auf den Altar.
        [supply] Lege eine Opferkarte aus dem Vorrat oben auf den Altar.
        [take] { $count ->
            [one] Nimm eine Karte vom Dorfplatz; liegt darüber noch eine, wird sie gewertet.
           *[other] Nimm { $count } Karten vom Dorfplatz, eine nach der anderen.
        }
        [oracle] Das Orakel bietet dir einen Blick auf den Altar.
        [keep] Behalte eine der Karten, die du siehst.
        [reward] Was bringen dir deine Schreine?
        [must-claim] Diese Sorte ist aufgebraucht; nimm eine andere Opferkarte.
       *[claim] Diese Sorte ist aufgebraucht; nimm stattdessen eine andere Opferkarte oder verzichte.
    }
   *[other] { $phase ->
        [buy] { $player } darf eine Opferkarte nehmen.
        [play] { $player } wählt Karten aus der Hand.
        [sacrifice] { $player } wählt eine Opferkarte für den Altar.
        [supply] { $player } wählt eine Opferkarte aus dem Vorrat für den Altar.
        [take] { $player } wählt { $count ->
            [one] eine Karte
           *[other] { $count } Karten
        } vom Dorfplatz.
        [oracle] { $player } darf das Orakel befragen.
        [keep] { $player } sieht sich den Altar an und behält eine Karte.
        [reward] { $player } wählt, was die Schreine bringen.
       *[claim] { $player } wählt eine andere Opferkarte.
    }
}
bali-only-discard = Ein Schrein kostet { $stone } Steine, du hast { $own }: Er kommt zurück in die Schachtel.
bali-only-empty = Der Vorrat ist leer: Du kannst keine Opferkarte nehmen.
bali-only-good = Im Vorrat gibt es nur noch { $good }.
bali-only-pass = Eine Opferkarte kostet dich mindestens { $stone ->
    [one] 1 Stein
   *[other] { $stone } Steine
}; du hast { $own }.
bali-only-play = Du kannst nur { $card } spielen.
bali-one-good = { $kind ->
    [rice] eine Reiskarte
    [peanut] eine Erdnusskarte
    [banana] eine Bananenkarte
   *[pepper] eine Paprikakarte
}
bali-choice-pass = keine Opferkarte nehmen
bali-choice-buy = { $stone ->
    [0] { $good } umsonst nehmen
    [one] { $good } für 1 Stein nehmen
   *[other] { $good } für { $stone } Steine nehmen
}
bali-choice-play = { $card }{ $stone ->
    [0] {""}
    [one] {" "}für 1 Stein
   *[other] {" "}für { $stone } Steine
} spielen{ $count ->
    [one] {""}
   *[other] {" "}und { $count } Karten nehmen
}; eine Wertung bringt dir dann { $gain }
bali-choice-shrine = { $card } für { $stone } Steine spielen: { $points } Siegpunkte am Ende; eine Wertung bringt dir dann { $gain }
bali-choice-discard = { $card } zurück in die Schachtel legen
bali-choice-take = { $card } aus Reihe { $row } nehmen
bali-choice-take-scored = { $card } aus Reihe { $row } nehmen; gewertet werden dann { $scored }: { $gain } für dich
bali-choice-take-row = { $card } aus Reihe { $row } nehmen; die Reihe wird mit { -bali-row-word } Karten aufgefüllt{ $scored ->
    [true] , und eine davon wird gewertet
   *[false] {""}
}
bali-choice-take-end = { $card } aus Reihe { $row } nehmen und die Partie beenden
bali-choice-score = { $what ->
    [points] { $count ->
        [one] 1 Siegpunkt nehmen
       *[other] { $count } Siegpunkte nehmen
    }
   *[stone] { $count ->
        [one] 1 Stein nehmen
       *[other] { $count } Steine nehmen
    }
}
bali-choice-look = { $count ->
    [one] die oberste Karte des Altars ansehen und behalten
   *[other] die obersten { $count } Karten des Altars ansehen und eine davon behalten
}
bali-choice-no-look = das Orakel nicht befragen
bali-choice-keep = { $good } behalten ({ $place }. Karte von oben, { $facing ->
    [open] offen
   *[hidden] verdeckt
})
bali-choice-sacrifice = { $facing ->
    [open] { $good } auf den Altar legen
   *[hidden] { $good } verdeckt auf den Altar legen
}
bali-choice-supply = { $good } aus dem Vorrat oben auf den Altar legen
bali-choice-claim = stattdessen { $good } nehmen
bali-choice-no-claim = keinen Ersatz nehmen
bali-barred-shrine = Ein Schrein kostet { $cost } Steine; du hast { $stone }.
bali-final = Was eine Opferkarte wert ist
bali-final-shrines = Schreine
bali-final-stone = Steine ÷ { -bali-stone-per-point }
bali-final-total = gesamt
bali-log-buy = { $who ->
    [you] Du nimmst
   *[other] { $player } nimmt
} { $good }{ $stone ->
    [0] , ohne zu bezahlen.
    [one] {" "}für 1 Stein.
   *[other] {" "}für { $stone } Steine.
}
bali-log-play = { $who ->
    [you] Du spielst
   *[other] { $player } spielt
} { $card }{ $stone ->
    [0] .
    [one] {" "}für 1 Stein.
   *[other] {" "}für { $stone } Steine.
}
bali-log-discard = { $who ->
    [you] Du kannst nichts spielen und legst
   *[other] { $player } kann nichts spielen und legt
} { $card } zurück in die Schachtel.
bali-log-demon = Der Dämon zieht auf Reihe { $row }.
bali-log-sacrifice = { $who ->
    [you] Du opferst
   *[other] { $player } opfert
} { $good }.
bali-log-sacrifice-secret = { $who ->
    [you] Du legst
   *[other] { $player } legt
} eine Opferkarte verdeckt auf den Altar.
bali-log-sacrifice-face-down = { $who ->
    [you] Du legst
   *[other] { $player } legt
} { $good } verdeckt auf den Altar.
bali-log-supply = { $who ->
    [you] Du legst
   *[other] { $player } legt
} { $good } aus dem Vorrat oben auf den Altar.
bali-log-take = { $who ->
    [you] Du nimmst
   *[other] { $player } nimmt
} { $card } aus Reihe { $row }.
bali-log-row = Reihe { $row } wird aufgefüllt: { $cards }{ $oracles ->
    [0] .
    [one] {" "}und ein Orakel, das zurück in die Schachtel kommt.
   *[other] {" "}und { $oracles } Orakel, die zurück in die Schachtel kommen.
}
bali-log-row-of-oracles = In Reihe { $row } liegen nur Orakel, { $oracles } an der Zahl; sie kommen zurück in die Schachtel.
bali-log-look = { $who ->
    [you] Du siehst dir
   *[other] { $player } sieht sich
} die obersten Karten des Altars an.
bali-log-no-look = { $who ->
    [you] Du befragst
   *[other] { $player } befragt
} das Orakel nicht.
bali-log-keep = { $who ->
    [you] Du behältst
   *[other] { $player } behält
} { $good }, die { $place }. Karte von oben.
bali-log-keep-secret = { $who ->
    [you] Du behältst
   *[other] { $player } behält
} eine davon.
bali-log-scores = Wertung in Reihe { $row }: { $card }.
bali-log-gains-stone = { $who ->
    [you] Du bekommst
   *[other] { $player } bekommt
} { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
}.
bali-log-gains-points = { $who ->
    [you] Du bekommst
   *[other] { $player } bekommt
} { $count ->
    [one] 1 Siegpunkt
   *[other] { $count } Siegpunkte
}.
bali-log-gains-goods = { $who ->
    [you] Du bekommst
   *[other] { $player } bekommt
} { $count } { $good }.
bali-log-claim = { $who ->
    [you] Du nimmst
   *[other] { $player } nimmt
} stattdessen { $good }.
bali-log-no-claim = { $who ->
    [you] Du nimmst
   *[other] { $player } nimmt
} keinen Ersatz für { $good }.
bali-log-end = Der Stapel ist leer: Die Partie ist zu Ende.
bali-reason-alone = du allein hast die meisten { $card }: +{ -bali-majority-more }
bali-reason-broken = { $player } hat nicht mehr allein die meisten { $card }: kein +{ -bali-majority-more } mehr
bali-reason-gain = { $count ->
    [0] nichts
   *[other] { $what ->
        [stone] { $count ->
            [one] 1 Stein
           *[other] { $count } Steine
        }
        [points] { $count ->
            [one] 1 Siegpunkt
           *[other] { $count } Siegpunkte
        }
        [shrines] { $count ->
            [one] 1 Siegpunkt oder Stein
           *[other] { $count } Siegpunkte oder Steine
        }
       *[goods] { $count } { $good }
    }
}
bali-reason-brings = wird ein { $card } gewertet, bringt dir das ab jetzt { $gain }
bali-reason-now = nimmst du zuletzt aus Reihe { $row }, wird noch in diesem Zug ein { $card } gewertet
bali-reason-scores = gewertet werden { $card }: { $rivals ->
    [0] { $count ->
        [0] niemand bekommt etwas
       *[other] { $gain } nur für dich
    }
   *[other] { $gain } für dich, { $others }
}
bali-reason-other = { $gain } für { $player }
bali-reason-worth = { $good }: { $points ->
    [0] nichts wert
    [one] je 1 Siegpunkt
   *[other] je { $points } Siegpunkte
}, { $sure ->
    [true] nach jetzigem Stand des Altars
   *[false] soweit du den Altar kennst
}
bali-reason-no-claim = eine Opferkarte kann am Ende wertlos sein, kostet aber nie Punkte: Verzichten lohnt sich selten
bali-reason-empty = der Altar ist leer: Jede Sorte kann noch je { $points } Siegpunkte wert werden
bali-reason-lies = dann { $count } { $good } auf dem Altar; von keiner anderen Sorte kennst du mehr als { $most }
bali-reason-gives = du gibst { $good } ab, { $points ->
    [0] nichts wert
    [one] 1 Siegpunkt wert
   *[other] { $points } Siegpunkte wert
}, { $sure ->
    [true] nach jetzigem Stand des Altars
   *[false] soweit du den Altar kennst
}
bali-reason-changes = { $good } auf dem Altar: von { $before } auf { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
} je Karte; du hast dann { $count }
bali-reason-changes-rival = { $good } auf dem Altar: von { $before } auf { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
} je Karte; { $player } hat { $count }
bali-reason-saves = { $shrine ->
    [ready] du hast { $stone } Steine: genug für einen Schrein ({ $cost })
    [short] du hast { $stone } von { $cost } Steinen für einen Schrein
   *[none] du behältst { $stone ->
        [one] 1 Stein
       *[other] { $stone } Steine
    } für später
}
bali-reason-short = lässt dir { $stone ->
    [one] 1 Stein
   *[other] { $stone } Steine
}: zu wenig für den Schrein in deiner Hand ({ $cost })
bali-reason-price = der Preis für { $good }: { $stone ->
    [one] 1 Stein
   *[other] { $stone } Steine
} statt { $before }
bali-reason-shrine = { $points } Siegpunkte am Ende, und du bestimmst { -bali-shrine-chosen-word } Opferkarten auf dem Altar
bali-reason-demon = der Dämon gibt Reihe { $row } frei ({ $card }) und sperrt Reihe { $other } ({ $blocked })
bali-reason-set = dann hast du { $count } { $card } auf der Hand, die du zusammen spielen kannst
bali-reason-toward = { $count ->
    [one] ausgespielt bringt sie dir die alleinige Mehrheit ({ $card })
   *[other] mit denen auf deiner Hand könntest du allein die meisten { $card } haben
}
bali-reason-denies = { $player } hat allein die meisten { $card } und bekommt diese Karte nicht
bali-reason-leaves = { $player } kann dann { $card } nehmen und hat { $stone } Steine dafür
bali-reason-row = leert Reihe { $row }: Sie wird mit { -bali-row-word } Karten aufgefüllt{ $scored ->
    [true] , und eine davon wird gewertet
   *[false] {""}
}
bali-reason-ends = beendet die Partie sofort: Es gibt keine Wertung mehr
bali-reason-look = du siehst { $count ->
    [one] die oberste Karte des Altars und behältst sie
   *[other] die obersten { $count } Karten des Altars und behältst eine davon
}, ohne zu bezahlen
bali-reason-points = { $count ->
    [one] 1 Siegpunkt
   *[other] { $count } Siegpunkte
} sicher; sonst kostet { -bali-stone-worth } Siegpunkt am Ende { $stone } Steine
bali-tally-phase = { $phase ->
    [buy] eine Opferkarte nehmen
    [play] Karten spielen
    [sacrifice] opfern
    [supply] eine Opferkarte aus dem Vorrat
    [take] eine Karte vom Dorfplatz nehmen
    [oracle] das Orakel befragen
    [keep] eine Opferkarte behalten
    [reward] was die Schreine bringen
   *[claim] Ersatz, wenn eine Sorte aufgebraucht ist
}
bali-tally-card = { $card } in der Auslage
bali-tally-good = { $good } am Ende
bali-tally-bought = aus dem Vorrat genommene Opferkarten
bali-tally-kept = mit dem Orakel behaltene Opferkarten
bali-tally-first = { $what ->
    [take] Die erste Karte vom Dorfplatz
    [buy] Die erste genommene Opferkarte
    [shrine] Der erste gespielte Schrein
   *[reward] Die erste Schreinwertung für
}
bali-tally-turn = { $until ->
    [-1] nie
    [0] später
   *[other] Zug { $after ->
        [0] 1
        [4] 5
       *[8] 9
    } bis { $until }
}
bali-tally-reward = { $what ->
    [points] Siegpunkte
    [stone] Steine
   *[never] nie
}
bali-tally-event = { $event ->
    [buy-free] eine Opferkarte kostet nichts
    [two-farmers] zwei Bauern auf einmal gespielt
    [three-farmers] drei Bauern auf einmal gespielt
    [shrine-built] ein Schrein wird gespielt
    [shrine-returned] ein Schrein kommt zurück in die Schachtel
    [no-good] jemand hat keine Opferkarte
    [run-out] eine Sorte ist aufgebraucht: eine andere Opferkarte
    [masons-scored] Steinmetze werden gewertet
    [priests-scored] Priester werden gewertet
    [shrines-scored] Schreine werden gewertet
    [farmers-scored] Bauern werden gewertet
    [looked] das Orakel wird befragt
    [declined] das Orakel wird nicht befragt
    [demon-moved] der Dämon zieht weiter
    [good-declined] eine Sorte ist aufgebraucht: auf Ersatz verzichtet
   *[empty-altar] der Altar ist am Ende leer
}
bali-picture-worth = { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
}
bali-web-aid-cards = Was Karten bringen
bali-web-aid-costs = Was es kostet
bali-web-aid-end = Am Ende
bali-web-aid-farmer = Bauer: macht Opferkarten seiner Sorte für dich um { -bali-good-less } Stein billiger; bei der Wertung bekommst du eine Opferkarte der Sorte und eine zusätzliche, wenn du allein die meisten hast (mindestens { -bali-majority }).
bali-web-aid-good = Eine Opferkarte kostet { -bali-good-cost } Steine, { -bali-good-less } weniger für jeden Bauern ihrer Sorte vor dir.
bali-web-aid-goods = Von der Sorte, die am häufigsten auf dem Altar liegt, ist jede deiner Opferkarten { -bali-good-first } Siegpunkte wert, von der nächsten { -bali-good-second }, dann { -bali-good-third }, dann { -bali-good-last }.
bali-web-aid-play = Ein Steinmetz oder Priester kostet nichts; { -bali-farmers-one }, { -bali-farmers-two } oder { -bali-farmers-three } Bauern einer Sorte kosten { -bali-farmers-one-cost }, { -bali-farmers-two-cost } oder { -bali-farmers-three-cost } Steine, ein Schrein { -bali-shrine-cost }.
bali-web-aid-points = Ein Schrein ist { -bali-shrine-points } Siegpunkte wert, je { -bali-stone-per-point } Steine { -bali-stone-worth } Siegpunkt.
bali-web-altar = Altar: Je häufiger eine Sorte hier liegt, desto mehr sind deine Opferkarten dieser Sorte wert. Nur die oberste Karte ist zu sehen.
bali-web-barred = Der Dämon sperrt diese Reihe
bali-web-card = { $kind ->
    [mason] Steinmetz: bei der Wertung { -bali-mason-each } Stein für jeden vor dir und { -bali-majority-more } zusätzlicher, wenn du allein die meisten hast (mindestens { -bali-majority }).
    [priest] Priester: bei der Wertung { -bali-priest-each } Siegpunkt für jeden vor dir und { -bali-majority-more } zusätzlicher, wenn du allein die meisten hast (mindestens { -bali-majority }).
    [shrine] Schrein: kostet { -bali-shrine-cost } Steine, und alle opfern eine Opferkarte; bei der Wertung { -bali-shrine-points-each } Siegpunkt oder { -bali-shrine-stone-each } Stein für jeden und { -bali-majority-more } zusätzlicher, wenn du allein die meisten hast (mindestens { -bali-majority }); am Ende { -bali-shrine-points } Siegpunkte.
    [oracle] Orakel: Wer damit eine Reihe auffüllt, darf sich die obersten { -bali-look-word } Opferkarten des Altars ansehen und behält eine.
   *[other] { $card }: macht Opferkarten dieser Sorte für dich um { -bali-good-less } Stein billiger; bei der Wertung bekommst du eine und eine zusätzliche, wenn du allein die meisten hast (mindestens { -bali-majority }).
}
bali-web-cost = Preis
bali-web-demon = Dämon: Aus seiner Reihe darf niemand nehmen; jeder gespielte Priester stellt ihn eine Reihe weiter.
bali-web-ends = Das beendet die Partie
bali-web-good = { $good }: am Ende { -bali-good-first } Siegpunkte wert, wenn die Sorte am häufigsten auf dem Altar liegt, dann { -bali-good-second }, { -bali-good-third } und { -bali-good-last }.
bali-web-held = Eine Handkarte, die du nicht siehst
bali-web-laid = ausgelegt
bali-web-left = übrig
bali-web-new-row = Dann { -bali-row-word } neue Karten
bali-web-open = Noch offen: Opferkarten, am Ende je { -bali-good-last } bis { -bali-good-first } Siegpunkte wert.
bali-web-nobody = für niemanden etwas
bali-web-on-altar = { $count ->
    [0] Der Altar ist leer
   *[other] auf dem Altar
}
bali-web-pile = Nachziehstapel: Ist er leer, endet die Partie sofort.
bali-web-points = Siegpunkte, die du sicher hast.
bali-web-price = kostet dich { $stone ->
    [one] 1 Stein
   *[other] { $stone } Steine
}
bali-web-row = Reihe
bali-web-seen = Du siehst, von oben:
bali-web-square = Dorfplatz
bali-web-step = { $step ->
    [buy] Opferkarte
    [play] Spielen
    [take] Nehmen
   *[score] Werten
}
bali-web-stone = Steine: Damit bezahlst du Opferkarten, Schreine und weitere Bauern; am Ende bringen je { -bali-stone-per-point } Steine { -bali-stone-worth } Siegpunkt.
bali-web-then = Wertung: { $cards }
bali-web-turn = Zug { $turn }
bali-web-covered = { $count ->
    [one] Eine verdeckte Opferkarte: Die Sorte kennt nur, wem sie gehört
   *[other] { $count } verdeckte Opferkarten: Die Sorten kennt nur, wem sie gehören
}
bali-web-unknown = Opferkarten unbekannter Sorte: { $given } abgegeben, { $kept } behalten
