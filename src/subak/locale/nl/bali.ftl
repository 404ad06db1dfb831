bali-card = { $kind ->
    [rice] { $count ->
        [one] rijstplukker
       *[other] rijstplukkers
    }
    [peanut] { $count ->
        [one] pindaplukker
       *[other] pindaplukkers
    }
    [banana] { $count ->
        [one] bananenplukker
       *[other] bananenplukkers
    }
    [pepper] { $count ->
        [one] peperplukker
       *[other] peperplukkers
    }
    [mason] { $count ->
        [one] steenhouwer
       *[other] steenhouwers
    }
    [priest] { $count ->
        [one] priester
       *[other] priesters
    }
    [shrine] { $count ->
        [one] altaar
       *[other] altaren
    }
   *[oracle] { $count ->
        [one] orakel
       *[other] orakels
    }
}
bali-good = { $kind ->
    [rice] rijst
    [peanut] { $count ->
        [one] pinda
       *[other] pinda's
    }
    [banana] { $count ->
        [one] banaan
       *[other] bananen
    }
   *[pepper] { $count ->
        [one] peper
       *[other] pepers
    }
}
bali-short = { $kind ->
    [rice] rijst
    [peanut] pinda
    [banana] banaan
    [pepper] peper
    [mason] steenhouwer
    [priest] priester
    [shrine] altaar
   *[oracle] orakel
}
bali-take-here = pakken
bali-demon-here = demon
bali-altar = Offerplaats: { $count }
bali-face-down = gedekt
bali-supply = Voorraad
bali-pile = Stapel: { $count }
bali-stone = steen
bali-points = punten
bali-goods = offerkaarten
bali-hand = hand
bali-over = De stapel is op: de partij is afgelopen.
bali-decide = { $phase ->
    [buy] { $player }: pak een offerkaart uit de voorraad, of niet.
    [play] { $player }: speel kaarten uit je hand.
    [sacrifice] { $player }: leg een van je offerkaarten op de offerplaats.
    [supply] { $player }: leg een offerkaart uit de voorraad boven op de offerplaats.
    [take] { $player }: pak { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    } uit het aanbod.
    [oracle] { $player }: het orakel laat je op de offerplaats kijken, als je wilt.
    [keep] { $player }: houd een van de kaarten die je ziet.
    [reward] { $player }: wat leveren je altaren je op?
   *[claim] { $player }: deze soort is op; pak een andere offerkaart.
}
bali-choice-pass = { $phase ->
    [oracle] niet kijken
   *[buy] niets pakken
}
bali-choice-buy = { $good } pakken ({ $stone } steen)
bali-choice-play = { $count ->
    [one] 1 { $card }
   *[other] { $count } { $card }
} spelen{ $stone ->
    [0] {""}
   *[other] {" "}({ $stone } steen)
}
bali-choice-discard = { $card } terug in de doos leggen
bali-choice-take = { $card } uit rij { $row } pakken
bali-choice-score = { $what ->
    [points] punten
   *[stone] steen
}
bali-choice-look = de bovenste kaarten van de offerplaats bekijken
bali-choice-keep = { $good } houden ({ $place }e van boven, { $open ->
    [true] open
   *[false] gedekt
})
bali-choice-good = { $verb ->
    [sacrifice] { $good } offeren
    [supply] { $good } bovenop leggen
   *[claim] { $good } pakken
}
bali-final = Wat een offerkaart waard is
bali-final-shrines = altaren
bali-final-stone = steen ÷ 5
bali-final-total = totaal
bali-log-buy = { $player } pakt { $good } voor { $stone } steen.
bali-log-play = { $player } speelt { $count } { $card }{ $stone ->
    [0] .
   *[other] {" "}voor { $stone } steen.
}
bali-log-discard = { $player } kan niets spelen en legt een kaart terug in de doos: { $card }.
bali-log-demon = De demon gaat naar rij { $row }.
bali-log-sacrifice = { $player } offert { $good }.
bali-log-sacrifice-secret = { $player } legt een offerkaart gedekt op de offerplaats.
bali-log-sacrifice-face-down = { $player } legt { $good } gedekt op de offerplaats.
bali-log-supply = { $player } legt { $good } uit de voorraad bovenop.
bali-log-take = { $player } pakt uit rij { $row }: { $card }.
bali-log-row = Rij { $row } wordt opnieuw gelegd: { $cards }{ $oracles ->
    [0] .
    [one] {" "}en een orakel, dat uit het spel gaat.
   *[other] {" "}en { $oracles } orakels, die uit het spel gaan.
}
bali-log-row-of-oracles = In rij { $row } liggen alleen orakels, { $oracles } stuks; ze gaan uit het spel.
bali-log-look = { $player } bekijkt de bovenste kaarten van de offerplaats.
bali-log-no-look = { $player } raadpleegt het orakel niet.
bali-log-keep = { $player } houdt { $good }, de { $place }e kaart van boven.
bali-log-keep-secret = { $player } houdt er een.
bali-log-scores = Waardering in rij { $row }: { $card }.
bali-log-gains-stone = { $player } krijgt { $count } steen.
bali-log-gains-points = { $player } krijgt { $count ->
    [one] één punt
   *[other] { $count } punten
}.
bali-log-gains-goods = { $player } krijgt { $count } { $good }.
bali-log-claim = { $player } pakt in plaats daarvan { $good }.
bali-log-end = De stapel is op: de partij is afgelopen.
