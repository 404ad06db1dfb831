bali-title = Bali
bali-about = Verzamel landbouwers, priesters en altaren en geef de goden wat ze het liefst hebben.
bali-begins = De spelregels laten open wie begint. Wie later aan de beurt komt, start met meer steen.
bali-option = { $option ->
    [oracle] Orakel
    [demon] Demon
   *[open_information] Open informatie
}
bali-option-about = { $option ->
    [oracle] Met orakelkaarten bekijk je de bovenste kaarten van de offerplaats en houd je er één.
    [demon] Een demon verspert een rij van het aanbod, tot de volgende priester hem doorstuurt.
   *[open_information] Een perfect geheugen voor iedereen: handkaarten en startsets liggen open, offerkaarten voor zover ze open zijn gepakt.
}
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
bali-some-cards = { $count ->
    [one] een { bali-card }
   *[other] { $count } { bali-card }
}
bali-good = { $kind ->
    [rice] { $count ->
        [one] rijstkaart
       *[other] rijstkaarten
    }
    [peanut] { $count ->
        [one] pindakaart
       *[other] pindakaarten
    }
    [banana] { $count ->
        [one] bananenkaart
       *[other] bananenkaarten
    }
   *[pepper] { $count ->
        [one] peperkaart
       *[other] peperkaarten
    }
}
bali-short = { $kind ->
    [rice] rijst
    [peanut] pinda
    [banana] banaan
    [pepper] peper
    [mason] steen­houwer
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
bali-decide = { $who ->
    [you] { $phase ->
        [buy] Pak een offerkaart uit de voorraad, of pas.
        [play] Speel kaarten uit je hand.
        [sacrifice] Leg een van je offerkaarten op de offerplaats.
        [supply] Leg een offerkaart uit de voorraad boven op de offerplaats.
        [take] { $count ->
            [one] Pak één kaart uit het aanbod; ligt er nog een boven, dan wordt die gewaardeerd.
           *[other] Pak { $count } kaarten uit het aanbod, een voor een.
        }
        [oracle] Het orakel laat je, als je wilt, op de offerplaats kijken.
        [keep] Houd een van de kaarten die je ziet.
        [reward] Wat leveren je altaren op?
        [must-claim] Deze soort is op; pak een andere offerkaart.
       *[claim] Deze soort is op; pak in plaats daarvan een andere offerkaart, of zie ervan af.
    }
   *[other] { $phase ->
        [buy] { $player } mag een offerkaart pakken.
        [play] { $player } kiest kaarten om te spelen.
        [sacrifice] { $player } kiest een offerkaart voor de offerplaats.
        [supply] { $player } kiest een offerkaart uit de voorraad voor de offerplaats.
        [take] { $player } kiest { $count ->
            [one] een kaart
           *[other] { $count } kaarten
        } uit het aanbod.
        [oracle] { $player } mag het orakel raadplegen.
        [keep] { $player } bekijkt de offerplaats en houdt één kaart.
        [reward] { $player } kiest wat de altaren opleveren.
       *[claim] { $player } kiest een andere offerkaart.
    }
}
bali-only-discard = Een altaar kost { $stone } steen en je hebt er { $own }: het gaat terug in de doos.
bali-only-empty = De voorraad is leeg: je kunt geen offerkaart pakken.
bali-only-good = In de voorraad liggen alleen nog { $good }.
bali-only-pass = Een offerkaart kost je minstens { $stone } steen; je hebt er { $own }.
bali-only-play = Je kunt alleen { $card } spelen.
bali-one-good = { $kind ->
    [rice] een rijstkaart
    [peanut] een pindakaart
    [banana] een bananenkaart
   *[pepper] een peperkaart
}
bali-choice-pass = geen offerkaart pakken
bali-choice-buy = { $stone ->
    [0] { $good } gratis pakken
   *[other] { $good } pakken voor { $stone } steen
}
bali-choice-play = { $card } spelen{ $stone ->
    [0] {""}
   *[other] {" "}voor { $stone } steen
}{ $count ->
    [one] {""}
   *[other] {" "}en { $count } kaarten pakken
}; een waardering levert je dan { $gain } op
bali-choice-shrine = { $card } spelen voor { $stone } steen: { $points } punten aan het einde; een waardering levert je dan { $gain } op
bali-choice-discard = { $card } terug in de doos leggen
bali-choice-take = { $card } uit rij { $row } pakken
bali-choice-take-scored = { $card } uit rij { $row } pakken; daarna waardering van { $scored }: { $gain } voor jou
bali-choice-take-row = { $card } uit rij { $row } pakken; de rij wordt aangevuld met { -bali-row-word } kaarten{ $scored ->
    [true] , en een daarvan wordt gewaardeerd
   *[false] {""}
}
bali-choice-take-end = { $card } uit rij { $row } pakken en de partij beëindigen
bali-choice-score = { $what ->
    [points] { $count ->
        [one] 1 punt kiezen
       *[other] { $count } punten kiezen
    }
   *[stone] { $count } steen kiezen
}
bali-choice-look = { $count ->
    [one] de bovenste kaart van de offerplaats bekijken en houden
   *[other] de bovenste { $count } kaarten van de offerplaats bekijken en er één houden
}
bali-choice-no-look = het orakel niet raadplegen
bali-choice-keep = { $good } houden ({ $place }e kaart van boven, { $facing ->
    [open] open
   *[hidden] gedekt
})
bali-choice-sacrifice = { $facing ->
    [open] { $good } op de offerplaats leggen
   *[hidden] { $good } gedekt op de offerplaats leggen
}
bali-choice-supply = { $good } uit de voorraad boven op de offerplaats leggen
bali-choice-claim = in plaats daarvan { $good } pakken
bali-choice-no-claim = niets in plaats daarvan pakken
bali-barred-shrine = Een altaar kost { $cost } steen; je hebt er { $stone }.
bali-final = Wat een offerkaart waard is
bali-final-shrines = altaren
bali-final-stone = steen ÷ { -bali-stone-per-point }
bali-final-total = totaal
bali-log-buy = { $who ->
    [you] Je pakt
   *[other] { $player } pakt
} { $good }{ $stone ->
    [0] , gratis.
   *[other] {" "}voor { $stone } steen.
}
bali-log-play = { $who ->
    [you] Je speelt
   *[other] { $player } speelt
} { $card }{ $stone ->
    [0] .
   *[other] {" "}voor { $stone } steen.
}
bali-log-discard = { $who ->
    [you] Je kunt niets spelen en legt
   *[other] { $player } kan niets spelen en legt
} { $card } terug in de doos.
bali-log-demon = De demon gaat naar rij { $row }.
bali-log-sacrifice = { $who ->
    [you] Je offert
   *[other] { $player } offert
} { $good }.
bali-log-sacrifice-secret = { $who ->
    [you] Je legt
   *[other] { $player } legt
} een offerkaart gedekt op de offerplaats.
bali-log-sacrifice-face-down = { $who ->
    [you] Je legt
   *[other] { $player } legt
} { $good } gedekt op de offerplaats.
bali-log-supply = { $who ->
    [you] Je legt
   *[other] { $player } legt
} { $good } uit de voorraad boven op de offerplaats.
bali-log-take = { $who ->
    [you] Je pakt
   *[other] { $player } pakt
} { $card } uit rij { $row }.
bali-log-row = Rij { $row } wordt aangevuld: { $cards }{ $oracles ->
    [0] .
    [one] {" "}en een orakel, dat terug in de doos gaat.
   *[other] {" "}en { $oracles } orakels, die terug in de doos gaan.
}
bali-log-row-of-oracles = In rij { $row } liggen alleen orakels, { $oracles } stuks; ze gaan terug in de doos.
bali-log-look = { $who ->
    [you] Je bekijkt
   *[other] { $player } bekijkt
} de bovenste kaarten van de offerplaats.
bali-log-no-look = { $who ->
    [you] Je raadpleegt
   *[other] { $player } raadpleegt
} het orakel niet.
bali-log-keep = { $who ->
    [you] Je houdt
   *[other] { $player } houdt
} { $good }, de { $place }e kaart van boven.
bali-log-keep-secret = { $who ->
    [you] Je houdt
   *[other] { $player } houdt
} er één.
bali-log-scores = Waardering in rij { $row }: { $card }.
bali-log-gains-stone = { $who ->
    [you] Je krijgt
   *[other] { $player } krijgt
} { $count } steen.
bali-log-gains-points = { $who ->
    [you] Je krijgt
   *[other] { $player } krijgt
} { $count ->
    [one] 1 punt
   *[other] { $count } punten
}.
bali-log-gains-goods = { $who ->
    [you] Je krijgt
   *[other] { $player } krijgt
} { $count } { $good }.
bali-log-claim = { $who ->
    [you] Je pakt
   *[other] { $player } pakt
} in plaats daarvan { $good }.
bali-log-no-claim = { $who ->
    [you] Je pakt
   *[other] { $player } pakt
} niets in plaats van { $good }.
bali-log-end = De stapel is op: de partij is afgelopen.
bali-reason-alone = jij hebt als enige de meeste { $card }: +{ -bali-majority-more }
bali-reason-broken = { $player } heeft niet meer als enige de meeste { $card }: geen +{ -bali-majority-more } meer
bali-reason-gain = { $count ->
    [0] niets
   *[other] { $what ->
        [stone] { $count } steen
        [points] { $count ->
            [one] 1 punt
           *[other] { $count } punten
        }
        [shrines] { $count ->
            [one] 1 punt of steen
           *[other] { $count } punten of steen
        }
       *[goods] { $count } { $good }
    }
}
bali-reason-brings = wordt er een { $card } gewaardeerd, dan krijg je voortaan { $gain }
bali-reason-now = pak je het laatst uit rij { $row }, dan wordt nog deze beurt een { $card } gewaardeerd
bali-reason-scores = waardering van { $card }: { $rivals ->
    [0] { $count ->
        [0] niemand krijgt iets
       *[other] { $gain } voor jou alleen
    }
   *[other] { $gain } voor jou, { $others }
}
bali-reason-other = { $gain } voor { $player }
bali-reason-worth = { $good }: { $points ->
    [0] niets waard
    [one] 1 punt per stuk
   *[other] { $points } punten per stuk
}, { $sure ->
    [true] zoals de offerplaats er nu bij ligt
   *[false] voor zover je de offerplaats kent
}
bali-reason-no-claim = een offerkaart kan waardeloos blijken, maar kost nooit punten: ervan afzien loont zelden
bali-reason-empty = de offerplaats is leeg: elke soort kan nog { $points } punten per stuk waard worden
bali-reason-lies = dan { $count } { $good } op de offerplaats; van geen andere soort ken je er meer dan { $most }
bali-reason-gives = je geeft { $good } weg, { $points ->
    [0] niets waard
    [one] 1 punt waard
   *[other] { $points } punten waard
}, { $sure ->
    [true] zoals de offerplaats er nu bij ligt
   *[false] voor zover je de offerplaats kent
}
bali-reason-changes = { $good } op de offerplaats: van { $before } naar { $points ->
    [one] 1 punt
   *[other] { $points } punten
} per stuk; jij hebt er dan { $count }
bali-reason-changes-rival = { $good } op de offerplaats: van { $before } naar { $points ->
    [one] 1 punt
   *[other] { $points } punten
} per stuk; { $player } heeft er { $count }
bali-reason-saves = { $shrine ->
    [ready] je hebt { $stone } steen: genoeg voor een altaar ({ $cost })
    [short] je hebt { $stone } van de { $cost } steen die een altaar kost
   *[none] je houdt { $stone } steen voor later
}
bali-reason-short = je houdt { $stone } steen over: te weinig voor het altaar dat je op hand hebt ({ $cost })
bali-reason-price = de prijs van { $good }: { $stone } steen in plaats van { $before }
bali-reason-shrine = { $points } punten aan het einde, en jij bepaalt { -bali-shrine-chosen-word } kaarten op de offerplaats
bali-reason-demon = de demon geeft rij { $row } vrij ({ $card }) en verspert rij { $other } ({ $blocked })
bali-reason-set = dan heb je { $count } { $card } op hand die je samen kunt spelen
bali-reason-toward = { $count ->
    [one] als je die speelt, heb jij als enige de meeste { $card }
   *[other] met die je op hand hebt, kun jij als enige de meeste { $card } krijgen
}
bali-reason-denies = { $player } heeft als enige de meeste { $card } en krijgt deze kaart niet
bali-reason-leaves = { $player } kan dan { $card } pakken en heeft daar { $stone } steen voor
bali-reason-row = maakt rij { $row } leeg: die wordt aangevuld met { -bali-row-word } kaarten{ $scored ->
    [true] , en een daarvan wordt gewaardeerd
   *[false] {""}
}
bali-reason-ends = beëindigt de partij meteen: er wordt niets meer gewaardeerd
bali-reason-look = je ziet { $count ->
    [one] de bovenste kaart van de offerplaats en houdt die
   *[other] de bovenste { $count } kaarten van de offerplaats en houdt er één
}, gratis
bali-reason-points = { $count ->
    [one] 1 punt
   *[other] { $count } punten
} zeker; anders kost { -bali-stone-worth } punt aan het einde { $stone } steen
bali-tally-phase = { $phase ->
    [buy] een offerkaart pakken
    [play] kaarten spelen
    [sacrifice] offeren
    [supply] een offerkaart uit de voorraad
    [take] een kaart uit het aanbod pakken
    [oracle] het orakel raadplegen
    [keep] een offerkaart houden
    [reward] wat altaren opleveren
   *[claim] een andere offerkaart als een soort op is
}
bali-tally-card = { $card } op tafel
bali-tally-good = { $good } aan het einde
bali-tally-bought = uit de voorraad gepakte offerkaarten
bali-tally-kept = met het orakel gehouden offerkaarten
bali-tally-first = { $what ->
    [take] De eerste kaart uit het aanbod
    [buy] De eerste gepakte offerkaart
    [shrine] Het eerste gespeelde altaar
   *[reward] De eerste waardering van altaren voor
}
bali-tally-turn = { $until ->
    [-1] nooit
    [0] later
   *[other] beurt { $after ->
        [0] 1
        [4] 5
       *[8] 9
    } tot { $until }
}
bali-tally-reward = { $what ->
    [points] punten
    [stone] steen
   *[never] nooit
}
bali-tally-event = { $event ->
    [buy-free] een offerkaart kost niets
    [two-farmers] twee landbouwers tegelijk
    [three-farmers] drie landbouwers tegelijk
    [shrine-built] een altaar wordt gespeeld
    [shrine-returned] een altaar gaat terug in de doos
    [no-good] iemand heeft niets te offeren
    [run-out] een soort is op: een andere offerkaart
    [masons-scored] steenhouwers worden gewaardeerd
    [priests-scored] priesters worden gewaardeerd
    [shrines-scored] altaren worden gewaardeerd
    [farmers-scored] landbouwers worden gewaardeerd
    [looked] het orakel wordt geraadpleegd
    [declined] het orakel wordt niet geraadpleegd
    [demon-moved] de demon gaat een rij verder
    [good-declined] een soort is op: geen andere offerkaart gepakt
   *[empty-altar] de offerplaats is aan het einde leeg
}
bali-picture-worth = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
bali-web-aid-cards = Wat kaarten opleveren
bali-web-aid-costs = Wat het kost
bali-web-aid-end = Aan het einde
bali-web-aid-farmer = Landbouwer: maakt offerkaarten van zijn soort voor jou { -bali-good-less } steen goedkoper; bij de waardering krijg je één offerkaart van die soort, en één extra als je als enige de meeste hebt (minstens { -bali-majority }).
bali-web-aid-good = Een offerkaart kost { -bali-good-cost } steen, { -bali-good-less } minder voor elke landbouwer van die soort die voor je ligt.
bali-web-aid-goods = Van de soort die het vaakst op de offerplaats ligt, is elke offerkaart van jou { -bali-good-first } punten waard, van de volgende { -bali-good-second }, dan { -bali-good-third }, dan { -bali-good-last }.
bali-web-aid-play = Een steenhouwer of priester kost niets; { -bali-farmers-one }, { -bali-farmers-two } of { -bali-farmers-three } landbouwers van één soort kosten { -bali-farmers-one-cost }, { -bali-farmers-two-cost } of { -bali-farmers-three-cost } steen, een altaar { -bali-shrine-cost }.
bali-web-aid-points = Een altaar is { -bali-shrine-points } punten waard, elke volle { -bali-stone-per-point } steen { -bali-stone-worth } punt.
bali-web-altar = Offerplaats: hoe vaker een soort hier ligt, hoe meer jouw offerkaarten van die soort waard zijn. Alleen de bovenste kaart is te zien.
bali-web-barred = De demon verspert deze rij
bali-web-card = { $kind ->
    [mason] Steenhouwer: bij de waardering { -bali-mason-each } steen voor elke die voor je ligt, en { -bali-majority-more } extra als je als enige de meeste hebt (minstens { -bali-majority }).
    [priest] Priester: bij de waardering { -bali-priest-each } punt voor elke die voor je ligt, en { -bali-majority-more } extra als je als enige de meeste hebt (minstens { -bali-majority }).
    [shrine] Altaar: kost { -bali-shrine-cost } steen, en iedereen offert een kaart; bij de waardering { -bali-shrine-points-each } punt of { -bali-shrine-stone-each } steen voor elk, en { -bali-majority-more } extra als je als enige de meeste hebt (minstens { -bali-majority }); aan het einde { -bali-shrine-points } punten.
    [oracle] Orakel: wie er een rij mee aanvult, mag de bovenste { -bali-look-word } offerkaarten van de offerplaats bekijken en houdt er één.
   *[other] { $card }: maakt offerkaarten van deze soort voor jou { -bali-good-less } steen goedkoper; bij de waardering krijg je er één, en één extra als je als enige de meeste hebt (minstens { -bali-majority }).
}
bali-web-cost = prijs
bali-web-demon = Demon: niemand mag uit zijn rij pakken; elke gespeelde priester zet hem één rij verder.
bali-web-ends = Dit beëindigt de partij
bali-web-good = { $good }: aan het einde { -bali-good-first } punten waard als de soort het vaakst op de offerplaats ligt, dan { -bali-good-second }, { -bali-good-third } en { -bali-good-last }.
bali-web-held = Een handkaart die je niet ziet
bali-web-laid = op tafel
bali-web-left = over
bali-web-new-row = Dan { -bali-row-word } nieuwe kaarten
bali-web-open = Nog open: offerkaarten, aan het einde elk { -bali-good-last } tot { -bali-good-first } punten waard.
bali-web-nobody = niemand krijgt iets
bali-web-on-altar = { $count ->
    [0] De offerplaats is leeg
   *[other] op de offerplaats
}
bali-web-pile = Trekstapel: is die op, dan eindigt de partij meteen.
bali-web-points = Punten die je zeker hebt.
bali-web-price = kost je { $stone } steen
bali-web-row = Rij
bali-web-seen = Je ziet, van boven:
bali-web-square = Aanbod
bali-web-step = { $step ->
    [buy] Offerkaart
    [play] Spelen
    [take] Pakken
   *[score] Waarderen
}
bali-web-stone = Steen: daarmee betaal je offerkaarten, altaren en extra landbouwers; aan het einde is elke volle { -bali-stone-per-point } steen { -bali-stone-worth } punt.
bali-web-then = Waardering: { $cards }
bali-web-turn = beurt { $turn }
bali-web-covered = { $count ->
    [one] Eén gedekte offerkaart: alleen de eigenaar kent de soort
   *[other] { $count } gedekte offerkaarten: alleen de eigenaar kent de soorten
}
bali-web-unknown = offerkaarten van onbekende soort: { $given } weggegeven, { $kept } gehouden
