cacao-title = Cacao
cacao-about = Lay tiles, wake the jungle: harvest, sell, mine gold, and have the majority at the temples.
cacao-begins = In the rulebook the oldest player begins. We ask nobody’s age: here lots decide, or you do.
cacao-jungle = { $kind ->
    [plantation1] single plantation
    [plantation2] double plantation
    [market2] market (price 2)
    [market3] market (price 3)
    [market4] market (price 4)
    [mine1] gold mine (1)
    [mine2] gold mine (2)
    [water] water
    [sun] sun-worshipping site
   *[temple] temple
}
cacao-tile = { $kind ->
    [plantation1] fruit 1
    [plantation2] fruit 2
    [market2] market 2
    [market3] market 3
    [market4] market 4
    [mine1] gold 1
    [mine2] gold 2
    [water] water
    [sun] sun
   *[temple] temple
}
cacao-display = Display
cacao-pile = Pile: { $count }
cacao-gold = gold
cacao-fruits = fruits
cacao-suns = sun tokens
cacao-water = water
cacao-hand = hand
cacao-tiles-left = pile
cacao-over = All worker tiles are laid: the match is over.
cacao-decide = { $who ->
    [you] { $phase ->
        [square] Where does your worker tile go?
        [tile] Which worker tile, and how is it turned?
        [fill] Fill the jungle beside your worker tile.
       *[work] Harvest and sell, in any order you like.
    }
   *[other] { $phase ->
        [square] { $player } is choosing a square.
        [tile] { $player } is choosing a worker tile.
        [fill] { $player } is filling the jungle.
       *[work] { $player } is harvesting and selling.
    }
}
cacao-only-fill = There is one square to fill, and only this can go there: { $jungle }.
cacao-only-square = Only one square is free.
cacao-only-tile = This is your only worker tile, and it looks the same however you turn it.
cacao-beside = { $kind ->
    [plantation1] a single plantation
    [plantation2] a double plantation
    [market2] a market that pays 2
    [market3] a market that pays 3
    [market4] a market that pays 4
    [mine1] a gold mine (1)
    [mine2] a gold mine (2)
    [water] water
    [sun] a sun-worshipping site
   *[temple] a temple
}
cacao-and = { $first } and { $last }
cacao-gain = { $what ->
    [fruits] { $count ->
        [one] 1 fruit
       *[other] { $count } fruits
    }
    [sale] { $count ->
        [one] 1 fruit sold for { $gold } gold
       *[other] { $count } fruits sold for { $gold } gold
    }
    [gold] { $count } gold
    [suns] { $count ->
        [one] 1 sun token
       *[other] { $count } sun tokens
    }
    [water] { $count } gold by water
    [temple] { $count ->
        [one] 1 worker at a temple
       *[other] { $count } workers at a temple
    }
    [waits] { $count ->
        [one] 1 worker beside empty squares
       *[other] { $count } workers beside empty squares
    }
   *[nothing] nothing yet
}
cacao-choice-square = build beside { $jungles }{ $count ->
    [0] {""}
    [one] {" "}and fill 1 square
   *[other] {" "}and fill { $count } squares
}
cacao-choice-overbuild = pay a sun token and overbuild your worker tile { $tile } beside { $jungles }
cacao-choice-tile = lay tile { $tile }: { $gains }
cacao-choice-fill = lay { $jungle } where { $count ->
    [0] no worker of yours stands
    [one] 1 worker of yours stands
   *[other] { $count } workers of yours stand
}{ $others ->
    [0] {""}
   *[other] {" "}and { $others } of others
}: { $gains }
cacao-choice-harvest = harvest { $count ->
    [0] nothing
    [one] 1 fruit
   *[other] { $count } fruits
} at { $jungle }{ $lost ->
    [0] {""}
   *[other] {" "}({ $lost } more won’t fit into your storage)
}
cacao-choice-sell = { $count ->
    [0] sell nothing
    [one] sell 1 fruit for { $gold } gold
   *[other] sell { $count } fruits for { $gold } gold
} at { $jungle }
cacao-final-temples = temples
cacao-final-total = total
cacao-log-place = { $who ->
    [you] You lay
   *[other] { $player } lays
} worker tile { $tile }.
cacao-log-overbuild = { $who ->
    [you] You pay a sun token and overbuild
   *[other] { $player } pays a sun token and overbuilds
} with worker tile { $tile }.
cacao-log-fill = { $who ->
    [you] You fill
   *[other] { $player } fills
} the jungle: { $jungle }.
cacao-log-beside = Beside it: { $jungles }.
cacao-log-to-fill = To be filled: { $count ->
    [one] 1 square
   *[other] { $count } squares
}.
cacao-log-sell = { $who ->
    [you] You sell
   *[other] { $player } sells
} { $count ->
    [0] nothing
    [one] 1 fruit for { $gold } gold
   *[other] { $count } fruits for { $gold } gold
}.
cacao-log-fruits = { $who ->
    [you] You harvest
   *[other] { $player } harvests
} { $count ->
    [one] 1 fruit
   *[other] { $count } fruits
}.
cacao-log-gold = { $who ->
    [you] You mine
   *[other] { $player } mines
} { $count } gold.
cacao-log-suns = { $who ->
    [you] You gain
   *[other] { $player } gains
} { $count ->
    [one] 1 sun token
   *[other] { $count } sun tokens
}.
cacao-log-water = { $who ->
    [you] Your water carrier
   *[other] { $player }’s water carrier
} moves up { $count ->
    [one] 1 step
   *[other] { $count } steps
}.
cacao-there = { $who ->
    [you] You
   *[other] { $player }
} at { $jungle }: { $gain }.
cacao-log-display = New in the display: { $jungles }.
cacao-log-end = All worker tiles are laid: the match is over.
cacao-reason-with = with worker tile { $tile }: { $reason }
cacao-reason-gain = { $what ->
    [fruits] { $count ->
        [one] 1 fruit
       *[other] { $count } fruits
    }
    [sale] { $count ->
        [one] the sale of 1 fruit for { $gold } gold
       *[other] the sale of { $count } fruits for { $gold } gold
    }
    [gold] { $count } gold
    [suns] { $count ->
        [one] 1 sun token
       *[other] { $count } sun tokens
    }
   *[water] { $count } gold by water ({ $before } → { $now })
}
cacao-reason-brings = brings you { $gain }
cacao-reason-nothing = brings nothing yet
cacao-reason-rival = brings { $player } { $gain }
cacao-reason-lost = { $count ->
    [one] 1 fruit
   *[other] { $count } fruits
} won’t fit into your storage
cacao-reason-temple = then a temple brings you { $gold } gold at the end
cacao-reason-temple-rival = then a temple brings { $player } { $gold ->
    [0] nothing
   *[other] { $gold } gold
}
cacao-reason-fills = you fill a square where { $count ->
    [0] no worker of yours works
    [one] 1 worker of yours works
   *[other] { $count } workers of yours work
}{ $others ->
    [0] {""}
   *[other] {" "}({ $others } of your opponents)
}
cacao-reason-waits = { $count ->
    [one] 1 worker waits
   *[other] { $count } workers wait
} beside empty squares until somebody fills them
cacao-reason-full = { $jungle }: no room is left beside it for anybody
cacao-reason-token = costs a sun token, worth { -cacao-sun-gold } gold at the end
cacao-reason-opens = opens { $count ->
    [one] 1 new square
   *[other] { $count } new squares
} to build on, for everybody
cacao-reason-leaves = { $jungle } stays in the display for { $player }
cacao-reason-room = makes room for { $count ->
    [one] 1 fruit
   *[other] { $count } fruits
} that would be lost
cacao-reason-keeps = keeps { $count ->
    [one] 1 fruit
   *[other] { $count } fruits
} for another market (here the price is { $price })
cacao-reason-worthless = { $count ->
    [one] the fruit left over is
   *[other] the { $count } fruits left over are
} worth nothing at the end
cacao-tally-phase = { $phase ->
    [square] where to lay it
    [tile] which worker tile, and how turned
    [fill] filling the jungle
   *[work] harvesting and selling
}
cacao-tally-workers = workers at: { $jungle }
cacao-tally-laid = laid: { $jungle }
cacao-tally-use = { $what ->
    [overbuild] worker tiles overbuilt
    [water] steps of the water carrier
    [suns] sun tokens left
   *[fruits] fruits left
}
cacao-tally-first = { $what ->
    [tile] The first worker tile
    [fill] The first jungle tile laid
   *[sale] The first sale
}
cacao-tally-tile = { $tile }
cacao-tally-price = { $price ->
    [0] never
   *[other] at price { $price }
}
cacao-tally-event = { $event ->
    [overbuild] a worker tile is overbuilt
    [two-fills] two squares are filled in a turn
    [three-fills] three squares are filled in a turn
    [too-few-tiles] fewer jungle tiles than squares to fill
    [sale] fruits are sold
    [sale-of-three] three fruits are sold at one edge
    [sale-declined] a sale is declined
    [work-of-another] an opponent’s workers work in one’s turn
    [full-storage] a turn begins with full storage
    [water-full] a water carrier reaches the end
    [water-below-zero] a water carrier ends below 0
    [temple-alone] a temple with workers of one player only
    [temple-tied] a tie for the most workers at a temple
   *[temple-of-nobody] a temple without workers
}
cacao-aid-decline = You may decline anything. Only declining a sale can ever pay off, if a better market is to come; so only sales are asked, and all other work is done for you.
cacao-aid-end = At the end, add up: gold + temples + { -cacao-sun-gold } gold for each sun token + the value of the field your water carrier stands on. Fruits are worth nothing; they only break a tie.
cacao-aid-fill = An empty square beside your new worker tile that touches at least { -cacao-fill-tiles-word } worker tiles is filled from the display. You choose which jungle tile goes where.
cacao-aid-jungle = { $kind ->
    [plantation] Each worker harvests { -cacao-gives-plantation1 } fruit, or { -cacao-gives-plantation2 } at a double plantation. Your storage holds { -cacao-storage-word }.
    [market] Each worker sells { -cacao-gives-market } fruit for the price shown. You may sell fewer.
    [mine] Each worker brings { -cacao-gives-mine1 } or { -cacao-gives-mine2 } gold, as shown.
    [water] Each worker moves your water carrier up one field.
    [sun] Each worker brings { -cacao-gives-sun } sun token. You have room for { -cacao-suns-word }.
   *[temple] Scored at the end: the most workers beside it bring { -cacao-temple-first } gold, the second most { -cacao-temple-second }. Ties share, rounded down; after a tie for first there is no second.
}
cacao-aid-overbuild = Once all jungle tiles are laid you may pay { -cacao-overbuild-suns } sun token to lay a worker tile over one of your own. A square is overbuilt only once.
cacao-aid-title = { $what ->
    [jungle] What each worker does
    [turn] Your turn
    [water] The water carrier
   *[end] The end
}
cacao-aid-turn = Lay a worker tile beside a jungle tile, turned as you like. Fill the jungle. Then the workers of your tile work, and everybody’s workers beside newly filled squares.
cacao-aid-water = At the end the field it has reached counts as gold, even below zero.
cacao-web-come = Still in the pile
cacao-web-fill = fill
cacao-web-hand = Your worker tiles
cacao-web-lay = Lay
cacao-web-open = Open: gold of the temples, as they stand now.
cacao-web-left = { $count ->
    [one] 1 worker tile left
   *[other] { $count } worker tiles left
}
cacao-web-round = round { $round } of { $rounds }
cacao-web-tile = worker tile { $tile }
cacao-web-turn = Turn
cacao-web-turn-board = Turn the board
cacao-web-turn-key = Turn (r)
cacao-web-whole = Show the whole board
