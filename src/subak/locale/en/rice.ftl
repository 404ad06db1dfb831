rice-title = Seasons of Rice
rice-about = A rice farm through the wet and the dry season: build cards, close fields, honour an ancestor.
rice-begins = You both decide at the same time, so nobody begins. Where the rulebook asks who is younger, in a tie before the dry season, a lot drawn at the start of the match decides instead.
rice-option = { $option ->
    [festival] Water Festival
    [contracts] Jasmine & Ginger
   *[open_information] Open information
}
rice-option-about = { $option ->
    [festival] A river runs along both farms, and the fields at its bank are scored as well.
    [contracts] After the wet season, whoever leads gets points at once; the other scores for fields closed later.
   *[open_information] The table shows your opponent’s hand too: a perfect memory for both.
}
rice-deck = The deck “{ $name }” is valid ({ $hash }). Paths: { $paths }, furrows: { $furrows }, farmers: { $farmer }, buffaloes: { $buffalo }, houses: { $house }.
rice-sheet = the deck “{ $name }”
rice-part = { $part ->
    [path] path
    [furrow] furrow
    [plot] complete plot
    [farmer] farmer
    [buffalo] buffalo
   *[house] house
}
rice-when = { $when ->
    [both] wet and dry season
    [wet] wet season only
    [dry] dry season
   *[end] at the end
}
rice-effect = { $effect ->
    [empty_times] { $points } × the size points for a field without farmer, buffalo and house
    [field] +{ $points } for a field
    [once] +{ $points } at the end
    [size_min] +{ $points } for a field of size { $limit } or more
    [size_exact] +{ $points } for a field of exactly size { $limit }
    [house_size] a house adds { $points } to the size of your fields instead of { -rice-house-size }
    [buffalo] +{ $points } for each buffalo in the field
    [farmer] +{ $points } for each farmer in the field
    [farmers_min] { $limit ->
        [one] +{ $points } for a field with at least { $limit } farmer
       *[other] +{ $points } for a field with at least { $limit } farmers
    }
    [different] +{ $points } for each kind (farmer, buffalo, house) in the field
    [all_features] +{ $points } for a field with farmer, buffalo and house
    [many_fields] { $limit ->
        [one] +{ $points } for a card that closes at least { $limit } field
       *[other] +{ $points } for a card that closes at least { $limit } fields
    }
    [open_farmer] +{ $points } for each farmer in open plots{ $limit ->
        [0] {""}
       *[other] {" "}(at most { $limit })
    }
    [open_buffalo] +{ $points } instead of { -rice-end-buffalo } for each buffalo in open plots{ $limit ->
        [0] {""}
       *[other] {" "}(at most { $limit })
    }
    [open_house] +{ $points } for each house in open plots{ $limit ->
        [0] {""}
       *[other] {" "}(at most { $limit })
    }
    [open_plot] +{ $points } for each complete plot that is open{ $limit ->
        [0] {""}
       *[other] {" "}(at most { $limit })
    }
    [closed_field] +{ $points } more for each closed field{ $limit ->
        [0] {""}
       *[other] {" "}(at most { $limit })
    }
    [closed_set] +{ $points } for each set of farmer, buffalo and house in closed fields{ $limit ->
        [0] {""}
       *[other] {" "}(at most { $limit })
    }
   *[largest] +{ $points } × the size of your largest closed field{ $limit ->
        [0] {""}
       *[other] {" "}(at most { $limit })
    }
}
rice-counted = { $count ->
    [field] fields
    [plot] plots in the field
    [size] size of the field
    [size_points] size points of the field
    [farmer] farmers in the field
    [buffalo] buffaloes in the field
    [house] houses in the field
    [feature] farmers, buffaloes and houses in the field
    [different] kinds (farmer, buffalo, house) in the field
    [set] sets of farmer, buffalo and house in the field
    [once] at the end
    [closed_field] closed fields
    [open_farmer] farmers in open plots
    [open_buffalo] buffaloes in open plots
    [open_house] houses in open plots
    [open_feature] farmers, buffaloes and houses in open plots
    [open_set] sets of farmer, buffalo and house in open plots
    [open_plot] complete plots that are open
    [closed_farmer] farmers in closed fields
    [closed_buffalo] buffaloes in closed fields
    [closed_house] houses in closed fields
    [closed_feature] farmers, buffaloes and houses in closed fields
    [closed_set] sets of farmer, buffalo and house in closed fields
    [closed_plot] complete plots in closed fields
    [farm_farmer] farmers in the whole farm
    [farm_buffalo] buffaloes in the whole farm
    [farm_house] houses in the whole farm
    [farm_feature] farmers, buffaloes and houses in the whole farm
    [farm_set] sets of farmer, buffalo and house in the whole farm
    [farm_plot] complete plots in the whole farm
   *[largest] size of the largest closed field
}
rice-effect-counted = +{ $points } × { $what }{ $limit ->
    [0] {""}
   *[other] {" "}(at most { $limit })
}
rice-effect-if = { $effect }, if there are: { $conditions }
rice-condition-least = { $what }: at least { $least }
rice-condition-exactly = { $what }: exactly { $most }
rice-condition-most = { $what }: at most { $most }
rice-condition-between = { $what }: { $least } to { $most }
rice-river = { $symbol ->
    [houses] houses
    [farmers] farmers
    [buffaloes] buffaloes
   *[largest] largest field
}
rice-bank = { $symbol ->
    [houses] houses
    [farmers] farmers
    [buffaloes] buffaloes
   *[largest] largest
}
rice-log-chosen = { $who ->
    [you] You have chosen.
   *[other] { $player } has chosen.
}
rice-log-ancestor = { $name } ({ $when }): { $effect }.
rice-log-card = Card { $card }: farmers { $farmer }, buffaloes { $buffalo }, houses { $house }.
rice-log-start = { $who ->
    [you] You choose
   *[other] { $player } chooses
} { $name } as ancestor and { $who ->
    [you] start your farm
   *[other] starts the farm
} with card { $card }.
rice-log-build = { $who ->
    [you] You build
   *[other] { $player } builds
} card { $card }, { $orientation ->
    [upright] upright
   *[lying] lying
}.
rice-log-field = A field of size { $size } is closed{ $farmer ->
    [0] {""}
    [one] , with 1 farmer
   *[other] , with { $farmer } farmers
}{ $buffalo ->
    [0] {""}
    [one] , with 1 buffalo
   *[other] , with { $buffalo } buffaloes
}{ $house ->
    [0] {""}
    [one] , with 1 house
   *[other] , with { $house } houses
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
rice-log-many = { $count } fields closed with one card: { $points } points more.
rice-log-nothing = No field is closed.
rice-log-row = { $who ->
    [you] You put
   *[other] { $player } puts
} card { $card } into the dry row.
rice-log-swap = The hands are swapped.
rice-log-front = The river, { $symbol }: { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $who ->
    [you] you
   *[other] { $player }
}.
rice-log-front-tied = The river, { $symbol }: a tie, nobody scores.
rice-log-front-largest = The river, { $symbol }: { $who ->
    [you] you may score another card of which your opponent has the majority
   *[other] { $player } may score another card of which the opponent has the majority
}.
rice-log-river-pass = { $who ->
    [you] You score
   *[other] { $player } scores
} no other river card.
rice-log-jasmine = { $who ->
    [you] You get
   *[other] { $player } gets
} the Jasmine contract: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
rice-log-ginger = { $who ->
    [you] You get
   *[other] { $player } gets
} the Ginger contract.
rice-log-dry = The dry season: { $who ->
    [you] you begin
   *[other] { $player } begins
}.
rice-log-back = The river, { $symbol }: { $who ->
    [you] you have more and score
   *[other] { $player } has more and scores
} “{ $other }”: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
rice-log-back-tied = The river, { $symbol }: a tie, nobody scores.
rice-log-end = The last card is built: the match is over.
rice-season = { $season ->
    [setup] Before the rain
    [wet] Wet season
   *[dry] Dry season
}
rice-points = points
rice-features = { $kind ->
    [farmer] farmers
    [buffalo] buffaloes
   *[house] houses
}
rice-fields = fields
rice-total = total
rice-hand = Your hand
rice-dry-row = Dry row
rice-other-hand = Opponent’s hand
rice-farm = { $whose ->
    [own] Your farm
   *[other] Opponent’s farm
}
rice-contract = { $contract ->
    [jasmine] Jasmine contract
   *[ginger] Ginger contract
}
rice-over = The last card is built: the match is over.
rice-decide = { $who ->
    [you] { $phase ->
        [ancestor] Who is your ancestor? The other card starts your farm.
        [build] { $season ->
            [wet] Which card from your hand do you build?
           *[dry] Which card from the dry row do you build?
        }
        [at] Where does the card go?
        [row] Which card goes into the dry row?
       *[river] Your field is the largest. Which other river card do you score?
    }
   *[other] { $phase ->
        [ancestor] { $player } is choosing an ancestor.
        [build] { $player } is choosing a card to build.
        [at] { $player } is choosing where to build.
        [row] { $player } is choosing a card for the dry row.
       *[river] { $player } has the largest field and is choosing another river card.
    }
}
rice-decide-place = { $who ->
    [you] Where does the card with { $card } go?
   *[other] { $player } is building the card with { $card }.
}
rice-only-dry = Only this card is left in the dry row.
rice-only-hand = This is the only card left in your hand.
rice-only-place = The card fits in only one place.
rice-and = { $first } and { $last }
rice-drawn = { $kind ->
    [farmer] { $count ->
        [one] 1 farmer
       *[other] { $count } farmers
    }
    [buffalo] { $count ->
        [one] 1 buffalo
       *[other] { $count } buffaloes
    }
    [house] { $count ->
        [one] 1 house
       *[other] { $count } houses
    }
   *[path] { $count ->
        [one] 1 path
       *[other] { $count } paths
    }
}
rice-choice-ancestor = take { $name } as ancestor ({ $when }: { $effect }) and start with the card with { $card }
rice-choice-build = build the card with { $card }
rice-choice-at = build it { $orientation ->
    [upright] upright
   *[lying] lying
}: { $fields ->
    [0] { $plots ->
        [one] closes nothing
       *[other] closes nothing, completes { $plots } plots
    }
    [one] closes 1 field
   *[other] closes { $fields } fields
}{ $fields ->
    [0] {""}
   *[other] , { $points ->
        [one] 1 point
       *[other] { $points } points
    }
}
rice-choice-row = put the card with { $card } into the dry row
rice-choice-river = score the river card “{ $symbol }”: { $points ->
    [one] 1 point
   *[other] { $points } points
}
rice-choice-pass = score no other river card
rice-final-fields = closed fields
rice-final-buffaloes = open buffaloes
rice-final-ancestor = ancestor
rice-final-farmers = (farmers)
rice-reason-fits = card { $card } has { $things }, which { $name } counts
rice-reason-thing = { $kind ->
    [farmer] { $count ->
        [one] 1 farmer
       *[other] { $count } farmers
    }
    [buffalo] { $count ->
        [one] 1 buffalo
       *[other] { $count } buffaloes
    }
   *[house] { $count ->
        [one] 1 house
       *[other] { $count } houses
    }
}
rice-reason-ancestor = { $name } ({ $when }): { $effect }
rice-reason-best = in its best place it closes fields for { $points ->
    [one] 1 point
   *[other] { $points } points
}
rice-reason-denies = { $player } could close fields for { $points ->
    [one] 1 point
   *[other] { $points } points
} with it
rice-reason-later = you could close fields for { $points ->
    [one] 1 point
   *[other] { $points } points
} with it in the dry season
rice-reason-jasmine = { $count ->
    [one] 1 farmer: 1 point
   *[other] { $count } farmers: { $count } points
} less if you get the Jasmine contract
rice-reason-closes = closes a field of size { $size }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, and { -rice-end-field } more at the end
rice-reason-favour = { $points } of these points come from { $name }
rice-reason-ginger = { $points } of these points come from the Ginger contract
rice-reason-end = { $name }: { $points } at the end, with the farm as it then stands
rice-reason-buffalo = { $count ->
    [one] 1 more buffalo in open plots: { -rice-end-buffalo }
   *[other] { $count } more buffaloes in open plots: −{ $count }
} at the end, if they stay there
rice-reason-saved = { $count ->
    [one] 1 buffalo is
   *[other] { $count } buffaloes are
} no longer in open plots: +{ $count } at the end
rice-reason-nearly = one more plot can close a field of size { $size }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
rice-reason-spoiled = { $count ->
    [one] 1 plot stays
   *[other] { $count } plots stay
} open for good: a path reaches into the field
rice-reason-plots = completes { $count } plots with one card
rice-reason-river = for the river ({ $symbol }): { $own } in your farm, { $other } in your opponent’s
rice-reason-back = the river, { $symbol }: { $own } in your field, { $other } in your opponent’s{ $points ->
    [0] {""}
    [one] ; that brings 1 point
   *[other] ; that brings { $points } points
}
rice-reason-front = the river, { $symbol }: { $points ->
    [one] 1 point
   *[other] { $points } points
} for you
rice-tally-phase = { $phase ->
    [ancestor] which card is the ancestor
    [build] which card to build
    [at] where to build it
    [row] which card for the dry row
   *[river] a river card for the largest field
}
rice-tally-card = card { $card }
rice-tally-use = { $what ->
    [farmer] farmers in the farm
    [buffalo] buffaloes in the farm
    [house] houses in the farm
    [fields] closed fields
    [largest] size of the largest field
   *[open] complete plots left open
}
rice-tally-first = { $what ->
    [ancestor] The ancestor
    [build] The first card built in the wet season
   *[dry] The dry season is begun
}
rice-tally-ancestor = { $card } { $name }
rice-tally-begins = { $place ->
    [first] by oneself
   *[second] by the opponent
}
rice-tally-event = { $event ->
    [wet-field] a field is closed in the wet season
    [dry-field] a field is closed in the dry season
    [large-field] a field of size { -rice-column-5 } or more
    [no-field] somebody closes no field
    [open-buffaloes] buffaloes in open plots at the end
    [tied-after-wet] a tie after the wet season
    [second-begins] the second seat begins the dry season
    [river-card] the largest field scores another river card
    [river-declined] whoever has the largest field scores no other river card
   *[below-zero] somebody ends below 0
}
rice-web-build = Build
rice-web-buffaloes = { $count ->
    [one] 1 buffalo in an open plot costs 1 point at the end, unless its field is closed.
   *[other] { $count } buffaloes in open plots cost { $count } points at the end, unless their fields are closed.
}
rice-web-card = card { $card }
rice-web-each = each
rice-web-farm = The farm of { $player }
rice-web-home = Back to your farm
rice-web-open = Open: points of the ancestor that may still be lost, and points that buffaloes in open plots cost until their field is closed.
rice-web-points = Points so far: { $points } · closed fields: { $fields } · buffaloes in open plots: { $buffaloes } · ancestor, as things stand: { $ancestor }
rice-web-size = size
rice-web-hidden-hand = Opponent’s hand, held secret: { $count ->
    [one] one card
   *[other] { $count } cards
}
rice-web-starts = starts your farm
rice-web-turn = Turn
rice-web-turn-key = Turn the card (r)
rice-aid-field = What a closed field scores
rice-aid-size = Its size is its plots and the houses in it.
rice-aid-closed = A field is closed when paths run all around it and none reaches into it.
rice-aid-end = At the end
rice-aid-end-scores = { -rice-end-field } point for each closed field, { -rice-end-buffalo } for each buffalo in open plots, and what your ancestor gives. In a tie, the player with more farmers in the whole farm wins.
rice-aid-river = The river
rice-aid-fronts = At the end of the wet season, from left to right as the first seat sees them: the player with more of a symbol in the whole farm scores its card, but only closed fields count.
rice-aid-front = { $scores ->
    [other_card] score another card whose majority your opponent has
    [houses_by_farmers] { $points ->
        [1] for each of your houses the number of your opponent’s farmers
       *[other] for each of your houses { $points } × the number of your opponent’s farmers
    }
    [own_farmers] { $points } for each of your farmers at the river
    [own_buffaloes] { $points } for each of your buffaloes at the river
    [own_houses] { $points } for each of your houses at the river
    [own_features] { $points } for each of your farmers, buffaloes and houses at the river
    [both_farmers] { $points } for each farmer at the river, in both farms
    [both_buffaloes] { $points } for each buffalo at the river, in both farms
    [both_houses] { $points } for each house at the river, in both farms
   *[both_features] { $points } for each farmer, buffalo and house at the river, in both farms
}
rice-aid-backs = At the end of the dry season: compare the symbol in the closed field that holds it. The player with more follows the arrow to the next card and scores as many points as both players’ fields with that card’s symbol hold of it.
rice-aid-contracts = Contracts
rice-aid-jasmine = For the player who leads after the wet season: { $points } points at once, less { $less } for each { $per ->
    [farmer] farmer
    [buffalo] buffalo
    [house] house
    [feature] farmer, buffalo and house
    [set] set of farmer, buffalo and house
   *[plot] complete plot
} in the farm.
rice-aid-ginger = For the other player, who begins the dry season: { $per ->
    [field] { $points } points for each field closed in it
   *[other] { $points } × { $what }, for each field closed in it
}.
rice-aid-ancestors = Your ancestors
rice-aid-others = All other ancestors
rice-deck-title = Your own cards for Seasons of Rice
rice-deck-about = Our cards are our own design. If you have the printed game, write its cards down here and play with them: pick a card, draw its face, say what its ancestor does. What you write stays in this browser; a file keeps it for good. Matches with other cards are not rated.
rice-deck-mine = My cards
rice-deck-deck-name = Name of the deck
rice-deck-import = Open a file
rice-deck-export = Save as a file
rice-deck-start-over = Start from our cards
rice-deck-bring-back = Bring my cards back
rice-deck-play = Play with these cards
rice-deck-show = Show: { $card }
rice-deck-loaded = What can be shown of it is loaded; what cannot is as on our cards:
rice-deck-cards = Cards
rice-deck-river = River cards
rice-deck-card = Card { $no }
rice-deck-river-card = River card: { $symbol }
rice-deck-draw = Press between the plots for a path or a furrow, and in a plot for what stands there.
rice-deck-cell = Row { $row }, column { $column }: { $sign ->
    [path] path
   *[furrow] furrow
}
rice-deck-plot = { $part ->
    [centre] Whole plot
    [left] Half plot on the left
    [right] Half plot on the right
   *[bottom] Half plot at the bottom
}: { $feature ->
    [farmer] farmer
    [buffalo] buffalo
    [house] house
   *[none] empty
}
rice-deck-ancestor = The ancestor on its back
rice-deck-name = Name
rice-deck-counts = Gives points for
rice-deck-group = { $kind ->
    [field] When a field is closed, per
    [short] When a field is closed, once
    [rule] Others
   *[end] At the end, per
}
rice-deck-effect = { $effect ->
    [field] each field
    [once] once
    [size_min] a field of a certain size or more
    [size_exact] a field of exactly a certain size
    [farmers_min] a field with enough farmers
    [all_features] a field with farmer, buffalo and house
    [empty_times] an empty field: its size points times …
    [many_fields] several fields with one card
   *[house_size] houses count for more in the size
}
rice-deck-when = When
rice-deck-points = Points
rice-deck-limit = { $kind ->
    [least] From this number on
   *[most] At most (empty: no limit)
}
rice-deck-conditions = Only if
rice-deck-condition = Condition
rice-deck-least = at least
rice-deck-most = at most
rice-deck-add = Add a condition
rice-deck-take-away = Remove
rice-deck-front-or-back = { $side ->
    [front] Front, scored after the wet season
   *[back] Back: below the side of player 1, above it that of player 2
}
rice-deck-majority = For the majority: { $front }.
rice-deck-front = The front scores
rice-deck-back = Back
rice-deck-symbol = Symbol
rice-deck-half = Half plot of player { $seat }, from their own view
rice-deck-arrow = Arrow, as player 1 sees it
rice-deck-side = { $side ->
    [left] left
   *[right] right
}
rice-deck-less = Points taken off
rice-deck-per = Taken off for
