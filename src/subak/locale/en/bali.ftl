bali-title = Bali
bali-about = Gather farmers, priests and shrines, and give the gods what they love best.
bali-begins = The rulebook leaves open who begins. Whoever comes later starts with more stone.
bali-option = { $option ->
    [oracle] Oracle
    [demon] Demon
   *[open_information] Open information
}
bali-option-about = { $option ->
    [oracle] Oracle cards let you look at the top of the altar and keep a card from it.
    [demon] A demon bars one row of the offer until the next priest moves it on.
   *[open_information] Perfect memory for all: hands and starting sets are face up, and goods as far as they were openly taken.
}
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
bali-some-cards = { $count ->
    [one] { $kind ->
        [oracle] an oracle
       *[other] a { bali-card }
    }
   *[other] { $count } { bali-card }
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
bali-decide = { $who ->
    [you] { $phase ->
        [buy] Buy a good from the supply, or pass.
        [play] Play cards from your hand.
        [sacrifice] Lay one of your goods on the altar.
        [supply] Lay a good from the supply on top of the altar.
        [take] { $count ->
            [one] Take one card from the offer; if another lies above it, that one is scored.
           *[other] Take { $count } cards from the offer, one after the other.
        }
        [oracle] The oracle offers you a look at the altar.
        [keep] Keep one of the goods you see.
        [reward] What do your shrines bring you?
        [must-claim] That kind has run out; take another good.
       *[claim] That kind has run out; take another good instead, or pass.
    }
   *[other] { $phase ->
        [buy] { $player } may buy a good.
        [play] { $player } is choosing cards to play.
        [sacrifice] { $player } is choosing a good for the altar.
        [supply] { $player } is choosing a good from the supply for the altar.
        [take] { $player } is choosing { $count ->
            [one] a card
           *[other] { $count } cards
        } from the offer.
        [oracle] { $player } may ask the oracle for a look at the altar.
        [keep] { $player } is looking at the altar and keeps one good.
        [reward] { $player } is choosing what the shrines bring.
       *[claim] { $player } is choosing another good.
    }
}
bali-only-discard = A shrine costs { $stone } stone and you have { $own }: it goes back into the box.
bali-only-empty = The supply is empty: there is nothing to buy.
bali-only-good = Only { $good } is left in the supply.
bali-only-pass = A good costs you at least { $stone } stone; you have { $own }.
bali-only-play = You can only play { $card }.
bali-one-good = { $kind ->
    [rice] rice
    [peanut] a peanut
    [banana] a banana
   *[pepper] a pepper
}
bali-choice-pass = buy nothing
bali-choice-buy = { $stone ->
    [0] buy { $good } for free
   *[other] buy { $good } for { $stone } stone
}
bali-choice-play = play { $card }{ $stone ->
    [0] {""}
   *[other] {" "}for { $stone } stone
}{ $count ->
    [one] {""}
   *[other] {" "}and take { $count } cards
}; when scored, it brings you { $gain }
bali-choice-shrine = play { $card } for { $stone } stone: { $points } points at the end; when scored, it brings you { $gain }
bali-choice-discard = return { $card } to the box
bali-choice-take = take { $card } from row { $row }
bali-choice-take-scored = take { $card } from row { $row }; then { $scored } are scored: { $gain } for you
bali-choice-take-row = take { $card } from row { $row }, which is then refilled with { -bali-row-word } cards{ $scored ->
    [true] , one of them scored
   *[false] {""}
}
bali-choice-take-end = take { $card } from row { $row } and end the match
bali-choice-score = { $what ->
    [points] { $count ->
        [one] take 1 point
       *[other] take { $count } points
    }
   *[stone] take { $count } stone
}
bali-choice-look = { $count ->
    [one] look at the altar’s top card and keep it
   *[other] look at the altar’s top { $count } cards and keep one of them
}
bali-choice-no-look = do not ask the oracle
bali-choice-keep = keep { $good } ({ $place ->
    [1] the top card
    [2] 2nd from the top
    [3] 3rd from the top
   *[4] 4th from the top
}, { $facing ->
    [open] face up
   *[hidden] face down
})
bali-choice-sacrifice = { $facing ->
    [open] lay { $good } on the altar
   *[hidden] lay { $good } face down on the altar
}
bali-choice-supply = lay { $good } from the supply on top of the altar
bali-choice-claim = take { $good } instead
bali-choice-no-claim = take nothing instead
bali-barred-shrine = A shrine costs { $cost } stone; you have { $stone }.
bali-final = What a good is worth
bali-final-shrines = shrines
bali-final-stone = stone ÷ { -bali-stone-per-point }
bali-final-total = total
bali-log-buy = { $who ->
    [you] You buy
   *[other] { $player } buys
} { $good } { $stone ->
    [0] for free
   *[other] for { $stone } stone
}.
bali-log-play = { $who ->
    [you] You play
   *[other] { $player } plays
} { $card }{ $stone ->
    [0] .
   *[other] {" "}for { $stone } stone.
}
bali-log-discard = { $who ->
    [you] You can play nothing and return
   *[other] { $player } can play nothing and returns
} { $card } to the box.
bali-log-demon = The demon moves to row { $row }.
bali-log-sacrifice = { $who ->
    [you] You sacrifice
   *[other] { $player } sacrifices
} { $good }.
bali-log-sacrifice-secret = { $who ->
    [you] You lay
   *[other] { $player } lays
} a good face down on the altar.
bali-log-sacrifice-face-down = { $who ->
    [you] You lay
   *[other] { $player } lays
} { $good } face down on the altar.
bali-log-supply = { $who ->
    [you] You lay
   *[other] { $player } lays
} { $good } from the supply on top of the altar.
bali-log-take = { $who ->
    [you] You take
   *[other] { $player } takes
} { $card } from row { $row }.
bali-log-row = Row { $row } is refilled: { $cards }{ $oracles ->
    [0] .
    [one] {" "}and an oracle, which goes back to the box.
   *[other] {" "}and { $oracles } oracles, which go back to the box.
}
bali-log-row-of-oracles = Row { $row } is refilled with { $oracles } oracles and nothing else; they go back to the box.
bali-log-look = { $who ->
    [you] You look
   *[other] { $player } looks
} at the altar’s top cards.
bali-log-no-look = { $who ->
    [you] You do
   *[other] { $player } does
} not ask the oracle.
bali-log-keep = { $who ->
    [you] You keep
   *[other] { $player } keeps
} { $good }, { $place ->
    [1] the top card
    [2] 2nd from the top
    [3] 3rd from the top
   *[4] 4th from the top
}.
bali-log-keep-secret = { $who ->
    [you] You keep
   *[other] { $player } keeps
} one of them.
bali-log-scores = Scoring of row { $row }: { $card }.
bali-log-gains-stone = { $who ->
    [you] You gain
   *[other] { $player } gains
} { $count } stone.
bali-log-gains-points = { $who ->
    [you] You gain
   *[other] { $player } gains
} { $count ->
    [one] 1 point
   *[other] { $count } points
}.
bali-log-gains-goods = { $who ->
    [you] You gain
   *[other] { $player } gains
} { $count } { $good }.
bali-log-claim = { $who ->
    [you] You take
   *[other] { $player } takes
} { $good } instead.
bali-log-no-claim = { $who ->
    [you] You take
   *[other] { $player } takes
} nothing in place of { $good }.
bali-log-end = The pile is empty: the match is over.
bali-reason-alone = you alone have the most { $card }: +{ -bali-majority-more }
bali-reason-broken = { $player } no longer has the most { $card } alone: no +{ -bali-majority-more } there
bali-reason-gain = { $count ->
    [0] nothing
   *[other] { $what ->
        [stone] { $count } stone
        [points] { $count ->
            [one] 1 point
           *[other] { $count } points
        }
        [shrines] { $count ->
            [one] 1 point or stone
           *[other] { $count } points or stone
        }
       *[goods] { $count } { $good }
    }
}
bali-reason-brings = from now on, scoring a { $card } brings you { $gain }
bali-reason-now = if you take from row { $row } last, a { $card } is scored this very turn
bali-reason-scores = { $card } are scored: { $rivals ->
    [0] { $count ->
        [0] nobody gains anything
       *[other] { $gain } for you alone
    }
   *[other] { $gain } for you, { $others }
}
bali-reason-other = { $gain } for { $player }
bali-reason-worth = { $good }: { $points ->
    [0] worth nothing
    [one] 1 point each
   *[other] { $points } points each
}, { $sure ->
    [true] as the altar stands now
   *[false] as far as you know the altar
}
bali-reason-no-claim = a good may end up worthless, but it never costs points: leaving it rarely pays
bali-reason-empty = the altar is empty: any kind may still become worth { $points } points each
bali-reason-lies = then { $count } { $good } on the altar, and at most { $most } of any other kind that you know of
bali-reason-gives = you give away { $good }, worth { $points ->
    [0] nothing
    [one] 1 point
   *[other] { $points } points
} { $sure ->
    [true] as the altar stands now
   *[false] as far as you know the altar
}
bali-reason-changes = { $good } on the altar: from { $before } to { $points ->
    [one] 1 point
   *[other] { $points } points
} each; you will have { $count }
bali-reason-changes-rival = { $good } on the altar: from { $before } to { $points ->
    [one] 1 point
   *[other] { $points } points
} each; { $player } has { $count }
bali-reason-saves = { $shrine ->
    [ready] you have { $stone } stone: enough for a shrine ({ $cost })
    [short] you have { $stone } of the { $cost } stone that a shrine costs
   *[none] you keep { $stone } stone for later
}
bali-reason-short = leaves you { $stone } stone: too little for the shrine in your hand ({ $cost })
bali-reason-price = the price of { $good }: { $stone } stone instead of { $before }
bali-reason-shrine = { $points } points at the end, and you choose { -bali-shrine-chosen-word } goods on the altar
bali-reason-demon = the demon frees the { $card } of row { $row } and bars the { $blocked } of row { $other }
bali-reason-set = then you hold { $count } { $card } to play together
bali-reason-toward = { $count ->
    [one] playing it gives you the sole majority ({ $card })
   *[other] with those in your hand you could alone have the most { $card }
}
bali-reason-denies = { $player } alone has the most { $card } and does not get this card
bali-reason-leaves = leaves { $card } to { $player }, who has { $stone } stone for it
bali-reason-row = empties row { $row }: it is refilled with { -bali-row-word } cards{ $scored ->
    [true] , one of them scored
   *[false] {""}
}
bali-reason-ends = ends the match at once: nothing more is scored
bali-reason-look = you see { $count ->
    [one] the altar’s top card and keep it
   *[other] the altar’s top { $count } cards and keep one of them
}, for free
bali-reason-points = { $count ->
    [one] 1 point
   *[other] { $count } points
} guaranteed; with stone, one point at the end costs { $stone }
bali-tally-phase = { $phase ->
    [buy] buying a good
    [play] playing cards
    [sacrifice] sacrificing a good
    [supply] a good from the supply
    [take] taking a card
    [oracle] asking the oracle
    [keep] keeping a good
    [reward] what shrines bring
   *[claim] another good when a kind has run out
}
bali-tally-card = { $card } in front
bali-tally-good = { $good } at the end
bali-tally-bought = goods bought
bali-tally-kept = goods kept with the oracle
bali-tally-first = { $what ->
    [take] The first card taken
    [buy] The first good bought
    [shrine] The first shrine played
   *[reward] The first shrines scored for
}
bali-tally-turn = { $until ->
    [-1] never
    [0] later
   *[other] turn { $after ->
        [0] 1
        [4] 5
       *[8] 9
    } to { $until }
}
bali-tally-reward = { $what ->
    [points] points
    [stone] stone
   *[never] never
}
bali-tally-event = { $event ->
    [buy-free] a good costs nothing
    [two-farmers] two farmers played together
    [three-farmers] three farmers played together
    [shrine-built] a shrine is played
    [shrine-returned] a shrine is returned to the box
    [no-good] somebody has nothing to sacrifice
    [run-out] a kind has run out: another good
    [masons-scored] stonemasons are scored
    [priests-scored] priests are scored
    [shrines-scored] shrines are scored
    [farmers-scored] farmers are scored
    [looked] the oracle is asked
    [declined] the oracle is declined
    [demon-moved] the demon moves
    [good-declined] a kind has run out: another good is declined
   *[empty-altar] the altar is empty at the end
}
bali-picture-worth = { $points ->
    [one] 1 point
   *[other] { $points } points
}
bali-web-aid-cards = What cards do
bali-web-aid-costs = What it costs
bali-web-aid-end = At the end
bali-web-aid-farmer = Farmer: makes goods of its kind { -bali-good-less } stone cheaper for you; when scored, you get one good of that kind, and one extra if you alone have the most (at least { -bali-majority }).
bali-web-aid-good = A good costs { -bali-good-cost } stone, { -bali-good-less } less for each farmer of that kind in front of you.
bali-web-aid-goods = Each good of the kind that lies most often on the altar is worth { -bali-good-first } points to you, of the next kind { -bali-good-second }, then { -bali-good-third }, then { -bali-good-last }.
bali-web-aid-play = A stonemason or priest is free; { -bali-farmers-one }, { -bali-farmers-two } or { -bali-farmers-three } farmers of one kind cost { -bali-farmers-one-cost }, { -bali-farmers-two-cost } or { -bali-farmers-three-cost } stone, a shrine { -bali-shrine-cost }.
bali-web-aid-points = A shrine is worth { -bali-shrine-points } points, every full { -bali-stone-per-point } stone { -bali-stone-worth } point.
bali-web-altar = Altar: the more often a kind lies here, the more your goods of that kind are worth. Only the top card can be seen.
bali-web-barred = The demon bars this row
bali-web-card = { $kind ->
    [mason] Stonemason: when scored, { -bali-mason-each } stone for each in front of you, and { -bali-majority-more } extra if you alone have the most (at least { -bali-majority }).
    [priest] Priest: when scored, { -bali-priest-each } point for each in front of you, and { -bali-majority-more } extra if you alone have the most (at least { -bali-majority }).
    [shrine] Shrine: costs { -bali-shrine-cost } stone, and everybody sacrifices a good; when scored, { -bali-shrine-points-each } point or { -bali-shrine-stone-each } stone for each, and { -bali-majority-more } extra if you alone have the most (at least { -bali-majority }); { -bali-shrine-points } points at the end.
    [oracle] Oracle: whoever refills a row with it may look at the top { -bali-look-word } goods of the altar and keeps one.
   *[other] { $card }: makes this good { -bali-good-less } stone cheaper for you; when scored, you get one, and one extra if you alone have the most (at least { -bali-majority }).
}
bali-web-cost = price
bali-web-demon = Demon: nobody may take from its row; each priest played moves it to the next row.
bali-web-ends = This ends the match
bali-web-good = { $good }: at the end worth { -bali-good-first } points if its kind lies most often on the altar, then { -bali-good-second }, { -bali-good-third } and { -bali-good-last }.
bali-web-held = A card in hand that you cannot see
bali-web-laid = on the table
bali-web-left = left
bali-web-new-row = Then { -bali-row-word } new cards
bali-web-open = Open: goods, at the end worth { -bali-good-last } to { -bali-good-first } points each.
bali-web-nobody = nobody gets anything
bali-web-on-altar = { $count ->
    [0] The altar is empty
   *[other] on the altar
}
bali-web-pile = Cards to draw: when they run out, the match ends at once.
bali-web-points = Points that are guaranteed.
bali-web-price = costs you { $stone } stone
bali-web-row = Row
bali-web-seen = You see, from the top down:
bali-web-square = Offer
bali-web-step = { $step ->
    [buy] Buy
    [play] Play
    [take] Take
   *[score] Score
}
bali-web-stone = Stone: pays for goods, shrines and further farmers; at the end, each full { -bali-stone-per-point } stone are worth { -bali-stone-worth } point.
bali-web-then = Then scored: { $cards }
bali-web-turn = turn { $turn }
bali-web-covered = { $count ->
    [one] One good, face down: its kind is for its owner alone to know
   *[other] { $count } goods, face down: their kinds are for their owner alone to know
}
bali-web-unknown = goods of unknown kind: { $given } given away, { $kept } kept
