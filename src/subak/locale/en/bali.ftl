bali-card = { $kind ->
    [rice] { $count ->
        [one] rice farmer
       *[other] rice farmers
    }
    [peanut] { $count ->
        [one] peanut farmer
       *[other] peanut farmers
    }
    [banana] { $count ->
        [one] banana farmer
       *[other] banana farmers
    }
    [pepper] { $count ->
        [one] pepper farmer
       *[other] pepper farmers
    }
    [mason] { $count ->
        [one] stonemason
       *[other] stonemasons
    }
    [priest] { $count ->
        [one] priest
       *[other] priests
    }
    [shrine] { $count ->
        [one] shrine
       *[other] shrines
    }
   *[oracle] { $count ->
        [one] oracle
       *[other] oracles
    }
}
bali-good = { $kind ->
    [rice] rice
    [peanut] { $count ->
        [one] peanut
       *[other] peanuts
    }
    [banana] { $count ->
        [one] banana
       *[other] bananas
    }
   *[pepper] { $count ->
        [one] pepper
       *[other] peppers
    }
}
bali-short = { $kind ->
    [rice] rice
    [peanut] peanut
    [banana] banana
    [pepper] pepper
    [mason] mason
    [priest] priest
    [shrine] shrine
   *[oracle] oracle
}
bali-take-here = take
bali-demon-here = demon
bali-altar = Altar: { $count }
bali-face-down = face down
bali-supply = Supply
bali-pile = Pile: { $count }
bali-stone = stone
bali-points = points
bali-goods = goods
bali-hand = hand
bali-over = The pile is empty: the match is over.
bali-decide = { $phase ->
    [buy] { $player }: buy one good from the supply, or not.
    [play] { $player }: play cards from your hand.
    [sacrifice] { $player }: lay one of your goods on the altar.
    [supply] { $player }: lay a good from the supply on top of the altar.
    [take] { $player }: take { $count ->
        [one] one card
       *[other] { $count } cards
    } from the village square.
    [oracle] { $player }: the oracle offers a look at the altar.
    [keep] { $player }: keep one of the goods you see.
    [reward] { $player }: what do your shrines bring you?
   *[claim] { $player }: the kind has run out; take another good.
}
bali-choice-pass = { $phase ->
    [oracle] do not look
   *[buy] buy nothing
}
bali-choice-buy = buy { $good } ({ $stone } stone)
bali-choice-play = { $count ->
    [one] play one { $card }
   *[other] play { $count } { $card }
}{ $stone ->
    [0] {""}
   *[other] {" "}({ $stone } stone)
}
bali-choice-discard = return a { $card } to the box
bali-choice-take = take the { $card } from row { $row }
bali-choice-score = { $what ->
    [points] points
   *[stone] stone
}
bali-choice-look = look at the altar's top cards
bali-choice-keep = keep { $good } ({ $place }. from the top, { $open ->
    [true] open
   *[false] face down
})
bali-choice-good = { $verb ->
    [sacrifice] sacrifice { $good }
    [supply] lay { $good } on top
   *[claim] take { $good }
}
bali-final = What a good is worth
bali-final-shrines = shrines
bali-final-stone = stone ÷ 5
bali-final-total = total
bali-log-buy = { $player } buys { $good } for { $stone } stone.
bali-log-play = { $player } plays { $count ->
    [one] one { $card }
   *[other] { $count } { $card }
}{ $stone ->
    [0] .
   *[other] {" "}for { $stone } stone.
}
bali-log-discard = { $player } can play nothing and returns a { $card } to the box.
bali-log-demon = The demon moves to row { $row }.
bali-log-sacrifice = { $player } sacrifices { $good }.
bali-log-sacrifice-secret = { $player } lays a good face down on the altar.
bali-log-sacrifice-face-down = { $player } lays { $good } face down on the altar.
bali-log-supply = { $player } lays { $good } from the supply on top.
bali-log-take = { $player } takes a { $card } from row { $row }.
bali-log-row = Row { $row } is laid anew: { $cards }{ $oracles ->
    [0] .
    [one] {" "}and an oracle, which leaves the game.
   *[other] {" "}and { $oracles } oracles, which leave the game.
}
bali-log-row-of-oracles = Row { $row } turns up { $oracles } oracles and nothing else; they leave the game.
bali-log-look = { $player } looks at the altar's top cards.
bali-log-no-look = { $player } does not ask the oracle.
bali-log-keep = { $player } keeps { $good }, number { $place } from the top.
bali-log-keep-secret = { $player } keeps one of them.
bali-log-scores = Scoring of row { $row }: { $card }.
bali-log-gains-stone = { $player } gains { $count } stone.
bali-log-gains-points = { $player } gains { $count ->
    [one] one point
   *[other] { $count } points
}.
bali-log-gains-goods = { $player } gains { $count } { $good }.
bali-log-claim = { $player } takes { $good } instead.
bali-log-end = The pile is empty: the match is over.
