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
bali-decide = { $phase ->
    [buy] { $player }: Nimm eine Opferkarte aus dem Vorrat, oder verzichte.
    [play] { $player }: Spiel Karten aus der Hand.
    [sacrifice] { $player }: Leg eine deiner Opferkarten auf den Altar.
    [supply] { $player }: Leg eine Opferkarte aus dem Vorrat oben auf den Altar.
    [take] { $player }: Nimm { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } vom Dorfplatz.
    [oracle] { $player }: Das Orakel bietet einen Blick auf den Altar.
    [keep] { $player }: Behalte eine der Karten, die du siehst.
    [reward] { $player }: Was bringen dir deine Schreine?
   *[claim] { $player }: Die Sorte ist aufgebraucht; nimm eine andere Opferkarte.
}
bali-choice-pass = { $phase ->
    [oracle] nicht nachsehen
   *[buy] verzichten
}
bali-choice-buy = { $good } nehmen ({ $stone ->
    [one] 1 Stein
   *[other] { $stone } Steine
})
bali-choice-play = { $count ->
    [one] 1 { $card }
   *[other] { $count } { $card }
} spielen{ $stone ->
    [0] {""}
    [one] {" "}(1 Stein)
   *[other] {" "}({ $stone } Steine)
}
bali-choice-discard = { $card } zurück in die Schachtel legen
bali-choice-take = { $card } aus Reihe { $row } nehmen
bali-choice-score = { $what ->
    [points] Siegpunkte
   *[stone] Steine
}
bali-choice-look = die obersten Karten des Altars ansehen
bali-choice-keep = { $good } behalten ({ $place }. von oben, { $open ->
    [true] offen
   *[false] verdeckt
})
bali-choice-good = { $verb ->
    [sacrifice] { $good } opfern
    [supply] { $good } oben auflegen
   *[claim] { $good } nehmen
}
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
bali-log-end = Der Stapel ist leer: Die Partie ist zu Ende.
