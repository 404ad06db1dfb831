bali-title = Bali
bali-about = Sammle Bauern, Priester und Schreine und gib den Göttern, was sie am liebsten mögen.
bali-begins = Die Spielregel lässt offen, wer beginnt. Wer später an die Reihe kommt, startet mit mehr Steinen.
bali-option = { $option ->
    [oracle] Orakel
    [demon] Dämon
   *[open_information] Offene Information
}
bali-option-about = { $option ->
    [oracle] Mit Orakelkarten schaust du die obersten Karten des Altars an und behältst eine davon.
    [demon] Ein Dämon sperrt eine Reihe der Auslage, bis der nächste Priester ihn weiterschickt.
   *[open_information] Vollkommenes Gedächtnis für alle: Handkarten und Startsets liegen offen, Opferkarten, soweit sie offen genommen wurden.
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
bali-good = { $kind ->
    [rice] Reis
    [peanut] { $count ->
        [one] Erdnuss
       *[other] Erdnüsse
    }
    [banana] { $count ->
        [one] Banane
       *[other] Bananen
    }
   *[pepper] Paprika
}
bali-short = { $kind ->
    [rice] Reis
    [peanut] Erdnuss
    [banana] Banane
    [pepper] Paprika
    [mason] Steinmetz
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
        [play] Spiel Karten aus deiner Hand.
        [sacrifice] Leg eine deiner Opferkarten auf den Altar.
        [supply] Leg eine Opferkarte aus dem Vorrat oben auf den Altar.
        [take] { $count ->
            [one] Nimm eine Karte vom Dorfplatz; die Karte darüber wird gewertet.
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
        [keep] { $player } sieht den Altar an und behält eine Karte.
        [reward] { $player } wählt, was die Schreine bringen.
       *[claim] { $player } wählt eine andere Opferkarte.
    }
}
bali-only-discard = Ein Schrein kostet { $stone } Steine, du hast { $own }: Er kommt zurück in die Schachtel.
bali-only-empty = Der Vorrat ist leer: Es gibt keine Opferkarte zu nehmen.
bali-only-good = Im Vorrat gibt es nur noch { $good }.
bali-only-pass = Eine Opferkarte kostet dich mindestens { $stone ->
    [one] 1 Stein
   *[other] { $stone } Steine
}; du hast { $own }.
bali-only-play = Du kannst nur eine Karte spielen: { $card }.
bali-one-good = { $kind ->
    [rice] Reis
    [peanut] eine Erdnuss
    [banana] eine Banane
   *[pepper] Paprika
}
bali-choice-pass = keine Opferkarte nehmen
bali-choice-buy = { $stone ->
    [0] { $good } umsonst nehmen
    [one] { $good } für 1 Stein nehmen
   *[other] { $good } für { $stone } Steine nehmen
}
bali-choice-play = { $count } { $card }{ $stone ->
    [0] {""}
    [one] {" "}für 1 Stein
   *[other] {" "}für { $stone } Steine
} spielen{ $count ->
    [one] {""}
   *[other] {" "}und { $count } Karten nehmen
}; eine Wertung bringt dir dann { $gain }
bali-choice-shrine = 1 { $card } für { $stone } Steine spielen: { $points } Siegpunkte am Ende; eine Wertung bringt dir dann { $gain }
bali-choice-discard = { $card } zurück in die Schachtel legen
bali-choice-take = { $card } aus Reihe { $row } nehmen
bali-choice-take-scored = { $card } aus Reihe { $row } nehmen; Wertung „{ $scored }“: { $gain } für dich
bali-choice-take-row = { $card } aus Reihe { $row } nehmen; dort kommen vier neue Karten{ $scored ->
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
bali-choice-keep = { $good } behalten ({ $place }. von oben, { $facing ->
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
bali-final-stone = Steine ÷ 5
bali-final-total = gesamt
bali-log-buy = { $player } nimmt { $good } für { $stone ->
    [one] 1 Stein
   *[other] { $stone } Steine
}.
bali-log-play = { $player } spielt { $count } { $card }{ $stone ->
    [0] .
    [one] {" "}für 1 Stein.
   *[other] {" "}für { $stone } Steine.
}
bali-log-discard = { $player } kann nichts spielen und legt eine Karte zurück in die Schachtel: { $card }.
bali-log-demon = Der Dämon zieht auf Reihe { $row }.
bali-log-sacrifice = { $player } opfert { $good }.
bali-log-sacrifice-secret = { $player } legt eine Opferkarte verdeckt auf den Altar.
bali-log-sacrifice-face-down = { $player } legt { $good } verdeckt auf den Altar.
bali-log-supply = { $player } legt { $good } aus dem Vorrat obenauf.
bali-log-take = { $player } nimmt aus Reihe { $row }: { $card }.
bali-log-row = Reihe { $row } wird neu ausgelegt: { $cards }{ $oracles ->
    [0] .
    [one] {" "}und ein Orakel, das aus dem Spiel geht.
   *[other] {" "}und { $oracles } Orakel, die aus dem Spiel gehen.
}
bali-log-row-of-oracles = Reihe { $row } bringt nur Orakel, { $oracles } an der Zahl; sie gehen aus dem Spiel.
bali-log-look = { $player } sieht sich die obersten Karten des Altars an.
bali-log-no-look = { $player } befragt das Orakel nicht.
bali-log-keep = { $player } behält { $good }, die { $place }. Karte von oben.
bali-log-keep-secret = { $player } behält eine davon.
bali-log-scores = Wertung in Reihe { $row }: { $card }.
bali-log-gains-stone = { $player } erhält { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
}.
bali-log-gains-points = { $player } erhält { $count ->
    [one] 1 Siegpunkt
   *[other] { $count } Siegpunkte
}.
bali-log-gains-goods = { $player } erhält { $count } { $good }.
bali-log-claim = { $player } nimmt stattdessen { $good }.
bali-log-no-claim = { $player } nimmt keinen Ersatz für { $good }.
bali-log-end = Der Stapel ist leer: Die Partie ist zu Ende.
bali-reason-alone = du allein hast die meisten { $card }: +1
bali-reason-broken = { $player } hat nicht mehr allein die meisten { $card }: kein +1 mehr
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
bali-reason-brings = Wertung „{ $card }“ bringt dir ab jetzt { $gain }
bali-reason-now = mit Reihe { $row } kannst du noch in diesem Zug werten: { $card }
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
    [one] je 1 Punkt
   *[other] je { $points } Punkte
}, { $sure ->
    [true] wie der Altar jetzt steht
   *[false] soweit du den Altar kennst
}
bali-reason-no-claim = eine Opferkarte kann am Ende wertlos sein, kostet aber nie Punkte: Verzichten lohnt sich selten
bali-reason-empty = der Altar ist leer: Jede Sorte kann noch je { $points } Punkte wert werden
bali-reason-lies = dann { $count } { $good } auf dem Altar; von keiner anderen Sorte kennst du mehr als { $most }
bali-reason-gives = du gibst ab: { $good }, { $points ->
    [0] nichts wert
    [one] 1 Punkt wert
   *[other] { $points } Punkte wert
}, { $sure ->
    [true] wie der Altar jetzt steht
   *[false] soweit du den Altar kennst
}
bali-reason-changes = { $good } auf dem Altar: von { $before } auf { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} je Karte; du hast dann { $count }
bali-reason-changes-rival = { $good } auf dem Altar: von { $before } auf { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
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
bali-reason-shrine = { $points } Punkte am Ende, und zwei Opferkarten auf dem Altar bestimmst du
bali-reason-demon = der Dämon gibt Reihe { $row } frei ({ $card }) und sperrt Reihe { $other } ({ $blocked })
bali-reason-set = dann hast du { $count } { $card } auf der Hand, zusammen spielbar
bali-reason-toward = { $count ->
    [one] gespielt hättest du damit allein die meisten { $card }
   *[other] mit denen auf deiner Hand könntest du allein die meisten { $card } haben
}
bali-reason-denies = { $player } hat allein die meisten { $card } und bekommt diese Karte nicht
bali-reason-leaves = als Nächstes offen: { $card }; { $player } hat { $stone } Steine dafür
bali-reason-row = leert Reihe { $row }: Vier neue Karten kommen{ $scored ->
    [true] , und eine davon wird gewertet
   *[false] {""}
}
bali-reason-ends = beendet die Partie sofort: Gewertet wird nicht mehr
bali-reason-look = du siehst { $count ->
    [one] die oberste Karte des Altars und behältst sie
   *[other] die obersten { $count } Karten des Altars und behältst eine davon
}, ganz umsonst
bali-reason-points = { $count ->
    [one] 1 Siegpunkt
   *[other] { $count } Siegpunkte
} sicher; für einen braucht man sonst { $stone } Steine
bali-tally-phase = { $phase ->
    [buy] eine Opferkarte kaufen
    [play] Karten spielen
    [sacrifice] opfern
    [supply] eine Opferkarte aus dem Vorrat
    [take] eine Karte nehmen
    [oracle] das Orakel befragen
    [keep] eine Opferkarte behalten
    [reward] was die Schreine bringen
   *[claim] Ersatz, wenn eine Sorte aus ist
}
bali-tally-card = { $card } in der Auslage
bali-tally-good = { $good } am Ende
bali-tally-bought = gekaufte Opferkarten
bali-tally-kept = mit dem Orakel behaltene Opferkarten
bali-tally-first = { $what ->
    [take] Die erste genommene Karte
    [buy] Die erste gekaufte Opferkarte
    [shrine] Der erste gebaute Schrein
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
    [points] Punkte
    [stone] Stein
   *[never] nie
}
bali-tally-event = { $event ->
    [buy-free] eine Opferkarte kostet nichts
    [two-farmers] zwei Bauern auf einmal
    [three-farmers] drei Bauern auf einmal
    [shrine-built] ein Schrein wird gebaut
    [shrine-returned] ein Schrein geht in die Schachtel zurück
    [no-good] jemand hat nichts zu opfern
    [run-out] eine Sorte ist aus: eine andere Opferkarte
    [masons-scored] Steinmetze werden gewertet
    [priests-scored] Priester werden gewertet
    [shrines-scored] Schreine werden gewertet
    [farmers-scored] Bauern werden gewertet
    [looked] das Orakel wird befragt
    [declined] das Orakel wird nicht befragt
    [demon-moved] der Dämon zieht weiter
    [good-declined] eine Sorte ist aus: auf Ersatz verzichtet
   *[empty-altar] der Altar ist am Ende leer
}
bali-picture-worth = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
bali-web-aid-cards = Was Karten bringen
bali-web-aid-costs = Was es kostet
bali-web-aid-end = Am Ende
bali-web-aid-farmer = Bauer: macht Opferkarten seiner Sorte für dich um 1 Stein billiger; bei der Wertung bekommst du eine Opferkarte der Sorte und eine weitere, wenn du allein die meisten hast (mindestens 2).
bali-web-aid-good = Eine Opferkarte kostet 5 Steine, 1 weniger für jeden Bauern ihrer Sorte vor dir.
bali-web-aid-goods = Von der Sorte, die am häufigsten auf dem Altar liegt, ist jede deiner Opferkarten 3 Punkte wert, von der nächsten 2, dann 1, dann 0.
bali-web-aid-play = Ein Steinmetz oder Priester kostet nichts; 1, 2 oder 3 Bauern einer Sorte kosten 0, 1 oder 2 Steine, ein Schrein 7.
bali-web-aid-points = Ein Schrein ist 4 Punkte wert, je 5 Steine 1 Punkt.
bali-web-altar = Altar: Je häufiger eine Sorte hier liegt, desto mehr sind deine Opferkarten dieser Sorte wert. Nur die oberste ist zu sehen.
bali-web-barred = Der Dämon sperrt diese Reihe
bali-web-card = { $kind ->
    [mason] Steinmetz: bei der Wertung 1 Stein für jeden vor dir und 1 weiterer, wenn du allein die meisten hast (mindestens 2).
    [priest] Priester: bei der Wertung 1 Punkt für jeden vor dir und 1 weiterer, wenn du allein die meisten hast (mindestens 2).
    [shrine] Schrein: kostet 7 Steine, und alle opfern eine Karte; bei der Wertung 1 Punkt oder 1 Stein für jeden und 1 weiterer, wenn du allein die meisten hast (mindestens 2); am Ende 4 Punkte.
    [oracle] Orakel: Wer es auslegt, darf die obersten vier Opferkarten des Altars ansehen und behält eine.
   *[other] { $card }: macht diese Opferkarte für dich um 1 Stein billiger; bei der Wertung bekommst du eine und eine weitere, wenn du allein die meisten hast (mindestens 2).
}
bali-web-demon = Dämon: Aus seiner Reihe darf niemand nehmen; jeder gespielte Priester rückt ihn eine Reihe weiter.
bali-web-ends = Das beendet die Partie
bali-web-good = { $good }: am Ende 3 Punkte wert, wenn die Sorte am häufigsten auf dem Altar liegt, dann 2, 1 und 0.
bali-web-held = Eine Handkarte, die du nicht siehst
bali-web-laid = ausgelegt
bali-web-new-row = Dann vier neue Karten
bali-web-nobody = für niemanden etwas
bali-web-on-altar = { $count ->
    [0] Der Altar ist leer
   *[other] auf dem Altar
}
bali-web-pile = Nachziehstapel: Ist er leer, endet die Partie sofort.
bali-web-points = Punkte: die du sicher hast.
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
bali-web-stone = Steine: zahlen Opferkarten, Schreine und weitere Bauern; je 5 sind am Ende 1 Punkt.
bali-web-then = Wertung: { $cards }
bali-web-turn = Zug { $turn }
bali-web-covered = { $count ->
    [one] Eine verdeckte Opferkarte: Die Sorte kennt nur, wem sie gehört
   *[other] { $count } verdeckte Opferkarten: Die Sorten kennt nur, wem sie gehören
}
bali-web-unknown = Opferkarten unbekannter Sorte: { $given } gegeben, { $kept } behalten
