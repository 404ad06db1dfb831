rice-title = Seasons of Rice
rice-about = Een rijstboerderij door regentijd en droge tijd: kaarten bouwen, rijstvelden sluiten, een voorouder eren.
rice-begins = Jullie beslissen tegelijk, dus niemand begint. Staat het voor de droge tijd gelijk, dan vragen de spelregels wie jonger is; hier beslist het lot, dat bij de start van de partij wordt getrokken.
rice-option = { $option ->
    [festival] Waterfestival
    [contracts] Jasmijn & Gember
   *[open_information] Open informatie
}
rice-option-about = { $option ->
    [festival] Een rivier stroomt langs beide rijstboerderijen, en ook de rijstvelden aan de rivier worden gewaardeerd.
    [contracts] Wie na de regentijd voorstaat, krijgt meteen punten; de ander krijgt ze voor later gesloten rijstvelden.
   *[open_information] Ook de handkaarten van de tegenstander liggen open: een perfect geheugen voor allebei.
}
rice-deck = Het deck “{ $name }” is geldig ({ $hash }). Paden: { $paths }, rasterlijnen: { $furrows }, boeren: { $farmer }, buffels: { $buffalo }, hutten: { $house }.
rice-sheet = het deck “{ $name }”
rice-part = { $part ->
    [path] pad
    [furrow] rasterlijn
    [plot] volledig perceel
    [farmer] boer
    [buffalo] buffel
   *[house] hut
}
rice-when = { $when ->
    [both] regentijd en droge tijd
    [wet] alleen regentijd
    [dry] droge tijd
   *[end] aan het einde
}
rice-effect = { $effect ->
    [empty_times] { $points } × de groottepunten voor een rijstveld zonder boer, buffel en hut
    [field] +{ $points } voor een rijstveld
    [once] +{ $points } aan het einde
    [size_min] +{ $points } voor een rijstveld van grootte { $limit } of meer
    [size_exact] +{ $points } voor een rijstveld van precies grootte { $limit }
    [house_size] een hut telt voor { $points } in plaats van { -rice-house-size } mee in de grootte van je rijstvelden
    [buffalo] +{ $points } voor elke buffel in het rijstveld
    [farmer] +{ $points } voor elke boer in het rijstveld
    [farmers_min] { $limit ->
        [one] +{ $points } voor een rijstveld met minstens { $limit } boer
       *[other] +{ $points } voor een rijstveld met minstens { $limit } boeren
    }
    [different] +{ $points } voor elke soort (boer, buffel, hut) in het rijstveld
    [all_features] +{ $points } voor een rijstveld met boer, buffel en hut
    [many_fields] { $limit ->
        [one] +{ $points } voor een kaart die minstens { $limit } rijstveld sluit
       *[other] +{ $points } voor een kaart die minstens { $limit } rijstvelden sluit
    }
    [open_farmer] +{ $points } voor elke boer in open percelen{ $limit ->
        [0] {""}
       *[other] {" "}(hoogstens { $limit })
    }
    [open_buffalo] +{ $points } in plaats van { -rice-end-buffalo } voor elke buffel in open percelen{ $limit ->
        [0] {""}
       *[other] {" "}(hoogstens { $limit })
    }
    [open_house] +{ $points } voor elke hut in open percelen{ $limit ->
        [0] {""}
       *[other] {" "}(hoogstens { $limit })
    }
    [open_plot] +{ $points } voor elk volledig perceel dat open is{ $limit ->
        [0] {""}
       *[other] {" "}(hoogstens { $limit })
    }
    [closed_field] +{ $points } extra voor elk gesloten rijstveld{ $limit ->
        [0] {""}
       *[other] {" "}(hoogstens { $limit })
    }
    [closed_set] +{ $points } voor elke set van boer, buffel en hut in gesloten rijstvelden{ $limit ->
        [0] {""}
       *[other] {" "}(hoogstens { $limit })
    }
   *[largest] +{ $points } × de grootte van je grootste gesloten rijstveld{ $limit ->
        [0] {""}
       *[other] {" "}(hoogstens { $limit })
    }
}
rice-counted = { $count ->
    [field] rijstvelden
    [plot] percelen in het rijstveld
    [size] grootte van het rijstveld
    [size_points] groottepunten van het rijstveld
    [farmer] boeren in het rijstveld
    [buffalo] buffels in het rijstveld
    [house] hutten in het rijstveld
    [feature] boeren, buffels en hutten in het rijstveld
    [different] soorten (boer, buffel, hut) in het rijstveld
    [set] sets van boer, buffel en hut in het rijstveld
    [once] aan het einde
    [closed_field] gesloten rijstvelden
    [open_farmer] boeren in open percelen
    [open_buffalo] buffels in open percelen
    [open_house] hutten in open percelen
    [open_feature] boeren, buffels en hutten in open percelen
    [open_set] sets van boer, buffel en hut in open percelen
    [open_plot] volledige percelen die open zijn
    [closed_farmer] boeren in gesloten rijstvelden
    [closed_buffalo] buffels in gesloten rijstvelden
    [closed_house] hutten in gesloten rijstvelden
    [closed_feature] boeren, buffels en hutten in gesloten rijstvelden
    [closed_set] sets van boer, buffel en hut in gesloten rijstvelden
    [closed_plot] volledige percelen in gesloten rijstvelden
    [farm_farmer] boeren in de hele rijstboerderij
    [farm_buffalo] buffels in de hele rijstboerderij
    [farm_house] hutten in de hele rijstboerderij
    [farm_feature] boeren, buffels en hutten in de hele rijstboerderij
    [farm_set] sets van boer, buffel en hut in de hele rijstboerderij
    [farm_plot] volledige percelen in de hele rijstboerderij
   *[largest] grootte van het grootste gesloten rijstveld
}
rice-effect-counted = +{ $points } × { $what }{ $limit ->
    [0] {""}
   *[other] {" "}(hoogstens { $limit })
}
rice-effect-if = { $effect }, maar alleen bij: { $conditions }
rice-condition-least = { $what }: minstens { $least }
rice-condition-exactly = { $what }: precies { $most }
rice-condition-most = { $what }: hoogstens { $most }
rice-condition-between = { $what }: { $least } tot en met { $most }
rice-river = { $symbol ->
    [houses] hutten
    [farmers] boeren
    [buffaloes] buffels
   *[largest] grootste rijstveld
}
rice-bank = { $symbol ->
    [houses] hutten
    [farmers] boeren
    [buffaloes] buffels
   *[largest] grootste
}
rice-log-chosen = { $who ->
    [you] Je hebt gekozen.
   *[other] { $player } heeft gekozen.
}
rice-log-ancestor = { $name } ({ $when }): { $effect }.
rice-log-card = Kaart { $card }: boeren { $farmer }, buffels { $buffalo }, hutten { $house }.
rice-log-start = { $who ->
    [you] Je kiest { $name } als voorouder en begint je
   *[other] { $player } kiest { $name } als voorouder en begint de
} rijstboerderij met kaart { $card }.
rice-log-build = { $who ->
    [you] Je bouwt
   *[other] { $player } bouwt
} kaart { $card }, { $orientation ->
    [upright] staand
   *[lying] liggend
}.
rice-log-field = Een rijstveld van grootte { $size } is gesloten{ $farmer ->
    [0] {""}
    [one] , met 1 boer
   *[other] , met { $farmer } boeren
}{ $buffalo ->
    [0] {""}
    [one] , met 1 buffel
   *[other] , met { $buffalo } buffels
}{ $house ->
    [0] {""}
    [one] , met 1 hut
   *[other] , met { $house } hutten
}: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
rice-log-many = { $count } rijstvelden met één kaart gesloten: { $points } punten extra.
rice-log-nothing = Er wordt geen rijstveld gesloten.
rice-log-row = { $who ->
    [you] Je legt
   *[other] { $player } legt
} kaart { $card } in de droge rij.
rice-log-swap = De handkaarten worden geruild.
rice-log-front = De rivier, { $symbol }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
} voor { $who ->
    [you] jou
   *[other] { $player }
}.
rice-log-front-tied = De rivier, { $symbol }: gelijke stand, niemand krijgt punten.
rice-log-front-largest = De rivier, { $symbol }: { $who ->
    [you] je mag een andere kaart waarderen waarvan je tegenstander de meerderheid heeft
   *[other] { $player } mag een andere kaart waarderen waarvan de tegenstander de meerderheid heeft
}.
rice-log-river-pass = { $who ->
    [you] Je waardeert
   *[other] { $player } waardeert
} geen andere rivierkaart.
rice-log-jasmine = { $who ->
    [you] Je krijgt
   *[other] { $player } krijgt
} het Jasmijncontract: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
rice-log-ginger = { $who ->
    [you] Je krijgt
   *[other] { $player } krijgt
} het Gembercontract.
rice-log-dry = De droge tijd: { $who ->
    [you] jij begint
   *[other] { $player } begint
}.
rice-log-back = De rivier, { $symbol }: { $who ->
    [you] jij hebt meer en waardeert
   *[other] { $player } heeft meer en waardeert
} “{ $other }”: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
rice-log-back-tied = De rivier, { $symbol }: gelijke stand, niemand krijgt punten.
rice-log-end = De laatste kaart is gebouwd: de partij is afgelopen.
rice-season = { $season ->
    [setup] Voor de regen
    [wet] Regentijd
   *[dry] Droge tijd
}
rice-points = punten
rice-features = { $kind ->
    [farmer] boeren
    [buffalo] buffels
   *[house] hutten
}
rice-fields = rijstvelden
rice-total = totaal
rice-hand = Jouw hand
rice-dry-row = Droge rij
rice-other-hand = Hand van je tegenstander
rice-farm = { $whose ->
    [own] Jouw rijstboerderij
   *[other] Rijstboerderij van je tegenstander
}
rice-contract = { $contract ->
    [jasmine] Jasmijncontract
   *[ginger] Gembercontract
}
rice-over = De laatste kaart is gebouwd: de partij is afgelopen.
rice-decide = { $who ->
    [you] { $phase ->
        [ancestor] Wie is je voorouder? Met de andere kaart begint je rijstboerderij.
        [build] { $season ->
            [wet] Welke kaart uit je hand bouw je?
           *[dry] Welke kaart uit de droge rij bouw je?
        }
        [at] Waar komt de kaart?
        [row] Welke kaart gaat naar de droge rij?
       *[river] Jij hebt het grootste rijstveld. Welke andere rivierkaart waardeer je?
    }
   *[other] { $phase ->
        [ancestor] { $player } kiest een voorouder.
        [build] { $player } kiest een kaart om te bouwen.
        [at] { $player } kiest een plek voor de kaart.
        [row] { $player } kiest een kaart voor de droge rij.
       *[river] { $player } heeft het grootste rijstveld en kiest een andere rivierkaart.
    }
}
rice-decide-place = { $who ->
    [you] Waar komt de kaart met { $card }?
   *[other] { $player } bouwt de kaart met { $card }.
}
rice-only-dry = In de droge rij ligt alleen deze kaart nog.
rice-only-hand = Je hebt alleen deze kaart nog op hand.
rice-only-place = De kaart past maar op één plek.
rice-and = { $first } en { $last }
rice-drawn = { $kind ->
    [farmer] { $count ->
        [one] 1 boer
       *[other] { $count } boeren
    }
    [buffalo] { $count ->
        [one] 1 buffel
       *[other] { $count } buffels
    }
    [house] { $count ->
        [one] 1 hut
       *[other] { $count } hutten
    }
   *[path] { $count ->
        [one] 1 pad
       *[other] { $count } paden
    }
}
rice-choice-ancestor = { $name } als voorouder nemen ({ $when }: { $effect }) en beginnen met de kaart met { $card }
rice-choice-build = de kaart met { $card } bouwen
rice-choice-at = { $orientation ->
    [upright] staand bouwen
   *[lying] liggend bouwen
}: { $fields ->
    [0] { $plots ->
        [one] sluit niets
       *[other] sluit niets, maakt { $plots } percelen volledig
    }
    [one] sluit 1 rijstveld
   *[other] sluit { $fields } rijstvelden
}{ $fields ->
    [0] {""}
   *[other] , { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
}
rice-choice-row = de kaart met { $card } in de droge rij leggen
rice-choice-river = de rivierkaart “{ $symbol }” waarderen: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
rice-choice-pass = geen andere rivierkaart waarderen
rice-final-fields = rijstvelden
rice-final-buffaloes = open buffels
rice-final-ancestor = voorouder
rice-final-farmers = (boeren)
rice-reason-fits = op kaart { $card }: { $things }; dat telt voor { $name }
rice-reason-thing = { $kind ->
    [farmer] { $count ->
        [one] 1 boer
       *[other] { $count } boeren
    }
    [buffalo] { $count ->
        [one] 1 buffel
       *[other] { $count } buffels
    }
   *[house] { $count ->
        [one] 1 hut
       *[other] { $count } hutten
    }
}
rice-reason-ancestor = { $name } ({ $when }): { $effect }
rice-reason-best = op de beste plek sluit die kaart rijstvelden voor { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
rice-reason-denies = { $player } zou er rijstvelden voor { $points ->
    [one] 1 punt
   *[other] { $points } punten
} mee kunnen sluiten
rice-reason-later = in de droge tijd zou je er rijstvelden voor { $points ->
    [one] 1 punt
   *[other] { $points } punten
} mee kunnen sluiten
rice-reason-jasmine = { $count ->
    [one] 1 boer: 1 punt
   *[other] { $count } boeren: { $count } punten
} minder als je het Jasmijncontract krijgt
rice-reason-closes = sluit een rijstveld van grootte { $size }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}, en aan het einde nog één
rice-reason-favour = daarvan { $points ->
    [one] 1 punt
   *[other] { $points } punten
} dankzij { $name }
rice-reason-ginger = daarvan { $points } punten dankzij het Gembercontract
rice-reason-end = { $name }: { $points } aan het einde, zoals de rijstboerderij er dan bij ligt
rice-reason-buffalo = { $count ->
    [one] 1 buffel meer in open percelen: { -rice-end-buffalo }
   *[other] { $count } buffels meer in open percelen: −{ $count }
} aan het einde, als dat zo blijft
rice-reason-saved = { $count ->
    [one] 1 buffel staat
   *[other] { $count } buffels staan
} niet meer in open percelen: +{ $count } aan het einde
rice-reason-nearly = voor een rijstveld van grootte { $size } ontbreekt nog maar één perceel: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
rice-reason-spoiled = { $count ->
    [one] 1 perceel blijft
   *[other] { $count } percelen blijven
} voorgoed open: een pad loopt het rijstveld in
rice-reason-plots = maakt { $count } percelen tegelijk volledig
rice-reason-river = voor de rivier ({ $symbol }): { $own } in jouw rijstboerderij, { $other } bij je tegenstander
rice-reason-back = de rivier, { $symbol }: { $own } in jouw rijstveld, { $other } bij je tegenstander{ $points ->
    [0] {""}
    [one] ; dat levert 1 punt op
   *[other] ; dat levert { $points } punten op
}
rice-reason-front = de rivier, { $symbol }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
} voor jou
rice-tally-phase = { $phase ->
    [ancestor] welke kaart de voorouder wordt
    [build] welke kaart wordt gebouwd
    [at] waar die wordt gebouwd
    [row] welke kaart naar de droge rij gaat
   *[river] een rivierkaart voor het grootste rijstveld
}
rice-tally-card = kaart { $card }
rice-tally-use = { $what ->
    [farmer] boeren in de rijstboerderij
    [buffalo] buffels in de rijstboerderij
    [house] hutten in de rijstboerderij
    [fields] gesloten rijstvelden
    [largest] grootte van het grootste rijstveld
   *[open] volledige percelen die open blijven
}
rice-tally-first = { $what ->
    [ancestor] De voorouder
    [build] De eerste kaart die in de regentijd is gebouwd
   *[dry] De droge tijd begint
}
rice-tally-ancestor = { $card } { $name }
rice-tally-begins = { $place ->
    [first] jijzelf
   *[second] de tegenstander
}
rice-tally-event = { $event ->
    [wet-field] een rijstveld wordt in de regentijd gesloten
    [dry-field] een rijstveld wordt in de droge tijd gesloten
    [large-field] een rijstveld van grootte { -rice-column-5 } of meer
    [no-field] iemand sluit geen rijstveld
    [open-buffaloes] aan het einde buffels in open percelen
    [tied-after-wet] gelijke stand na de regentijd
    [second-begins] speler 2 begint de droge tijd
    [river-card] het grootste rijstveld waardeert nog een rivierkaart
    [river-declined] wie het grootste rijstveld heeft, waardeert geen andere rivierkaart
   *[below-zero] iemand eindigt onder 0
}
rice-web-build = Bouwen
rice-web-buffaloes = { $count ->
    [one] 1 buffel in een open perceel kost aan het einde 1 punt, tenzij zijn rijstveld nog gesloten wordt.
   *[other] { $count } buffels in open percelen kosten aan het einde { $count } punten, tenzij hun rijstvelden nog gesloten worden.
}
rice-web-card = kaart { $card }
rice-web-each = elk
rice-web-farm = De rijstboerderij van { $player }
rice-web-home = Terug naar je rijstboerderij
rice-web-open = Nog open: punten van de voorouder die nog kunnen vervallen, en punten die buffels in open percelen kosten tot hun rijstveld gesloten is.
rice-web-points = Punten tot nu toe: { $points } · gesloten rijstvelden: { $fields } · buffels in open percelen: { $buffaloes } · voorouder zoals het nu staat: { $ancestor }
rice-web-size = grootte
rice-web-hidden-hand = Handkaarten van de tegenstander, gedekt: { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}
rice-web-starts = begint je rijstboerderij
rice-web-turn = Draaien
rice-web-turn-key = Kaart draaien (r)
rice-aid-field = Wat een gesloten rijstveld oplevert
rice-aid-size = De grootte is het aantal percelen plus de hutten erin.
rice-aid-closed = Een rijstveld is gesloten als er rondom paden lopen en er geen pad het veld in loopt.
rice-aid-end = Aan het einde
rice-aid-end-scores = { -rice-end-field } punt voor elk gesloten rijstveld, { -rice-end-buffalo } voor elke buffel in open percelen, en wat je voorouder geeft. Bij een gelijke stand wint wie meer boeren in de hele rijstboerderij heeft.
rice-aid-river = De rivier
rice-aid-fronts = Aan het einde van de regentijd, van links naar rechts zoals speler 1 ze ziet: wie in de hele rijstboerderij meer van een symbool heeft, waardeert die kaart; daarbij tellen alleen gesloten rijstvelden mee.
rice-aid-front = { $scores ->
    [other_card] waardeer een andere kaart waarvan je tegenstander de meerderheid heeft
    [houses_by_farmers] { $points ->
        [1] voor elke hut van jou het aantal boeren van je tegenstander
       *[other] voor elke hut van jou { $points } × het aantal boeren van je tegenstander
    }
    [own_farmers] { $points } voor elke boer van jou aan de rivier
    [own_buffaloes] { $points } voor elke buffel van jou aan de rivier
    [own_houses] { $points } voor elke hut van jou aan de rivier
    [own_features] { $points } voor elke boer, buffel en hut van jou aan de rivier
    [both_farmers] { $points } voor elke boer aan de rivier, in beide rijstboerderijen
    [both_buffaloes] { $points } voor elke buffel aan de rivier, in beide rijstboerderijen
    [both_houses] { $points } voor elke hut aan de rivier, in beide rijstboerderijen
   *[both_features] { $points } voor elke boer, buffel en hut aan de rivier, in beide rijstboerderijen
}
rice-aid-backs = Aan het einde van de droge tijd: vergelijk het symbool in het gesloten rijstveld waarin het staat. Wie meer heeft, volgt de pijl naar de volgende kaart en krijgt zoveel punten als beide rijstvelden met het symbool van die kaart er samen van bevatten.
rice-aid-contracts = Contracten
rice-aid-jasmine = Voor wie na de regentijd voorstaat: meteen { $points } punten, min { $less } voor elke { $per ->
    [farmer] boer
    [buffalo] buffel
    [house] hut
    [feature] boer, buffel en hut
    [set] set van boer, buffel en hut
   *[plot] perceel dat volledig is
} in de rijstboerderij.
rice-aid-ginger = Voor de ander, die de droge tijd begint: { $per ->
    [field] { $points } punten voor elk rijstveld dat daarin gesloten wordt
   *[other] { $points } × { $what }, voor elk rijstveld dat daarin gesloten wordt
}.
rice-aid-ancestors = Jullie voorouders
rice-aid-others = Alle andere voorouders
rice-deck-title = Je eigen kaarten voor Seasons of Rice
rice-deck-about = Onze kaarten hebben we zelf ontworpen. Heb je het gedrukte spel, schrijf de kaarten ervan dan hier op en speel ermee: kies een kaart, teken de voorkant en geef aan wat de voorouder doet. Wat je opschrijft, blijft in deze browser; een bestand bewaart het voorgoed. Partijen met andere kaarten tellen niet mee voor de rating.
rice-deck-mine = Mijn kaarten
rice-deck-deck-name = Naam van het deck
rice-deck-import = Bestand openen
rice-deck-export = Bewaren als bestand
rice-deck-start-over = Met onze kaarten beginnen
rice-deck-bring-back = Mijn kaarten terughalen
rice-deck-play = Met deze kaarten spelen
rice-deck-show = Tonen: { $card }
rice-deck-loaded = Wat ervan getoond kan worden, is geladen; al het andere staat hier zoals op onze kaarten:
rice-deck-cards = Kaarten
rice-deck-river = Rivierkaarten
rice-deck-card = Kaart { $no }
rice-deck-river-card = Rivierkaart: { $symbol }
rice-deck-draw = Druk tussen de percelen voor een pad of een rasterlijn, en in een perceel voor wat er staat.
rice-deck-cell = Rij { $row }, kolom { $column }: { $sign ->
    [path] pad
   *[furrow] rasterlijn
}
rice-deck-plot = { $part ->
    [centre] Heel perceel
    [left] Half perceel links
    [right] Half perceel rechts
   *[bottom] Half perceel onderaan
}: { $feature ->
    [farmer] boer
    [buffalo] buffel
    [house] hut
   *[none] leeg
}
rice-deck-ancestor = De voorouder op de achterkant
rice-deck-name = Naam
rice-deck-counts = Geeft punten voor
rice-deck-group = { $kind ->
    [field] Als een rijstveld gesloten wordt, per
    [short] Als een rijstveld gesloten wordt, één keer
    [rule] Andere
   *[end] Aan het einde, per
}
rice-deck-effect = { $effect ->
    [field] elk rijstveld
    [once] één keer
    [size_min] een rijstveld vanaf een bepaalde grootte
    [size_exact] een rijstveld van precies een bepaalde grootte
    [farmers_min] een rijstveld met genoeg boeren
    [all_features] een rijstveld met boer, buffel en hut
    [empty_times] een leeg rijstveld: de groottepunten maal …
    [many_fields] meerdere rijstvelden met één kaart
   *[house_size] hutten tellen zwaarder mee in de grootte
}
rice-deck-when = Wanneer
rice-deck-points = Punten
rice-deck-limit = { $kind ->
    [least] Vanaf dit aantal
   *[most] Hoogstens (leeg: geen grens)
}
rice-deck-conditions = Alleen als
rice-deck-condition = Voorwaarde
rice-deck-least = minstens
rice-deck-most = hoogstens
rice-deck-add = Voorwaarde toevoegen
rice-deck-take-away = Weghalen
rice-deck-front-or-back = { $side ->
    [front] Voorkant, gewaardeerd na de regentijd
   *[back] Achterkant: onder de kant van speler 1, boven die van speler 2
}
rice-deck-majority = Voor de meerderheid: { $front }.
rice-deck-front = De voorkant geeft
rice-deck-back = Achterkant
rice-deck-symbol = Symbool
rice-deck-half = Half perceel van speler { $seat }, zoals die het ziet
rice-deck-arrow = Pijl, zoals speler 1 die ziet
rice-deck-side = { $side ->
    [left] links
   *[right] rechts
}
rice-deck-less = Aftrek
rice-deck-per = Aftrek voor
