cacao-title = Cacao
cacao-about = Leg tegels, wek het oerwoud: oogst, verkoop, delf goud en heb de meerderheid bij de tempels.
cacao-begins = Volgens de spelregels begint de oudste speler. Wij vragen niemand naar zijn leeftijd: hier beslist het lot, of jij.
cacao-jungle = { $kind ->
    [plantation1] enkele plantage
    [plantation2] dubbele plantage
    [market2] markt (prijs 2)
    [market3] markt (prijs 3)
    [market4] markt (prijs 4)
    [mine1] goudmijn (1)
    [mine2] goudmijn (2)
    [water] water
    [sun] zonnecultusplaats
   *[temple] tempel
}
cacao-tile = { $kind ->
    [plantation1] vrucht 1
    [plantation2] vrucht 2
    [market2] markt 2
    [market3] markt 3
    [market4] markt 4
    [mine1] goud 1
    [mine2] goud 2
    [water] water
    [sun] zon
   *[temple] tempel
}
cacao-display = Aanbod
cacao-pile = Stapel: { $count }
cacao-gold = goud
cacao-fruits = vruchten
cacao-suns = zonnestenen
cacao-water = water
cacao-hand = hand
cacao-tiles-left = stapel
cacao-over = Alle arbeiderstegels liggen: de partij is afgelopen.
cacao-decide = { $who ->
    [you] { $phase ->
        [square] Waar komt je arbeiderstegel?
        [tile] Welke arbeiderstegel, en hoe gedraaid?
        [fill] Vul het oerwoud naast je arbeiderstegel aan.
       *[work] Oogst en verkoop, in de volgorde die je wilt.
    }
   *[other] { $phase ->
        [square] { $player } kiest een veld.
        [tile] { $player } kiest een arbeiderstegel.
        [fill] { $player } vult het oerwoud aan.
       *[work] { $player } oogst en verkoopt.
    }
}
cacao-only-fill = Er is maar één veld aan te vullen, en alleen deze oerwoudtegel kan daar komen: { $jungle }.
cacao-only-square = Er is maar één veld vrij.
cacao-only-tile = Je hebt alleen deze arbeiderstegel, en hoe je hem ook draait, hij ziet er hetzelfde uit.
cacao-beside = { $kind ->
    [plantation1] een enkele plantage
    [plantation2] een dubbele plantage
    [market2] een markt (prijs 2)
    [market3] een markt (prijs 3)
    [market4] een markt (prijs 4)
    [mine1] een goudmijn (1)
    [mine2] een goudmijn (2)
    [water] een watertegel
    [sun] een zonnecultusplaats
   *[temple] een tempel
}
cacao-and = { $first } en { $last }
cacao-gain = { $what ->
    [fruits] { $count ->
        [one] 1 vrucht
       *[other] { $count } vruchten
    }
    [sale] { $count ->
        [one] 1 vrucht verkocht voor { $gold } goud
       *[other] { $count } vruchten verkocht voor { $gold } goud
    }
    [gold] { $count } goud
    [suns] { $count ->
        [one] 1 zonnesteen
       *[other] { $count } zonnestenen
    }
    [water] { $count } goud door water
    [temple] { $count ->
        [one] 1 arbeider bij een tempel
       *[other] { $count } arbeiders bij een tempel
    }
    [waits] { $count ->
        [one] 1 arbeider naast lege velden
       *[other] { $count } arbeiders naast lege velden
    }
   *[nothing] levert nu niets op
}
cacao-choice-square = naast { $jungles } leggen{ $count ->
    [0] {""}
    [one] {" "}en 1 veld aanvullen
   *[other] {" "}en { $count } velden aanvullen
}
cacao-choice-overbuild = een zonnesteen betalen en je arbeiderstegel { $tile } naast { $jungles } overbouwen
cacao-choice-tile = tegel { $tile } leggen: { $gains }
cacao-choice-fill = { $jungle } leggen waar { $count ->
    [0] geen arbeider van jou staat
    [one] 1 arbeider van jou staat
   *[other] { $count } arbeiders van jou staan
}{ $others ->
    [0] {""}
   *[other] {" "}(en { $others } van anderen)
}: { $gains }
cacao-choice-harvest = bij { $jungle } { $count ->
    [0] niets oogsten
    [one] 1 vrucht oogsten
   *[other] { $count } vruchten oogsten
}{ $lost ->
    [0] {""}
    [one] {" "}(1 meer past niet in je opslag)
   *[other] {" "}({ $lost } meer passen niet in je opslag)
}
cacao-choice-sell = bij { $jungle } { $count ->
    [0] niets verkopen
    [one] 1 vrucht verkopen voor { $gold } goud
   *[other] { $count } vruchten verkopen voor { $gold } goud
}
cacao-final-temples = tempels
cacao-final-total = totaal
cacao-log-place = { $who ->
    [you] Je legt
   *[other] { $player } legt
} arbeiderstegel { $tile } neer.
cacao-log-overbuild = { $who ->
    [you] Je betaalt een zonnesteen en overbouwt
   *[other] { $player } betaalt een zonnesteen en overbouwt
} met arbeiderstegel { $tile }.
cacao-log-fill = { $who ->
    [you] Je vult
   *[other] { $player } vult
} het oerwoud aan: { $jungle }.
cacao-log-beside = Ernaast: { $jungles }.
cacao-log-to-fill = Aan te vullen: { $count ->
    [one] 1 veld
   *[other] { $count } velden
}.
cacao-log-sell = { $who ->
    [you] Je verkoopt
   *[other] { $player } verkoopt
} { $count ->
    [0] niets
    [one] 1 vrucht voor { $gold } goud
   *[other] { $count } vruchten voor { $gold } goud
}.
cacao-log-fruits = { $who ->
    [you] Je oogst
   *[other] { $player } oogst
} { $count ->
    [one] 1 vrucht
   *[other] { $count } vruchten
}.
cacao-log-gold = { $who ->
    [you] Je delft
   *[other] { $player } delft
} { $count } goud.
cacao-log-suns = { $who ->
    [you] Je krijgt
   *[other] { $player } krijgt
} { $count ->
    [one] 1 zonnesteen
   *[other] { $count } zonnestenen
}.
cacao-log-water = { $who ->
    [you] Je waterdrager gaat vooruit
   *[other] De waterdrager van { $player } gaat vooruit
}: { $count ->
    [one] 1 veld
   *[other] { $count } velden
}.
cacao-there = { $who ->
    [you] Jij
   *[other] { $player }
} bij { $jungle }: { $gain }.
cacao-log-display = Nieuw in het aanbod: { $jungles }.
cacao-log-end = Alle arbeiderstegels liggen: de partij is afgelopen.
cacao-reason-with = met arbeiderstegel { $tile }: { $reason }
cacao-reason-gain = { $what ->
    [fruits] { $count ->
        [one] 1 vrucht
       *[other] { $count } vruchten
    }
    [sale] { $count ->
        [one] de verkoop van 1 vrucht voor { $gold } goud
       *[other] de verkoop van { $count } vruchten voor { $gold } goud
    }
    [gold] { $count } goud
    [suns] { $count ->
        [one] 1 zonnesteen
       *[other] { $count } zonnestenen
    }
   *[water] { $count } goud door water ({ $before } → { $now })
}
cacao-reason-brings = levert je { $gain } op
cacao-reason-nothing = levert nu niets op
cacao-reason-rival = levert { $player } { $gain } op
cacao-reason-lost = { $count ->
    [one] 1 vrucht past
   *[other] { $count } vruchten passen
} niet meer in je opslag
cacao-reason-temple = een tempel levert je dan aan het einde { $gold } goud op
cacao-reason-temple-rival = een tempel levert { $player } dan { $gold ->
    [0] niets
   *[other] { $gold } goud
} op
cacao-reason-fills = je vult een veld aan; daar { $count ->
    [0] werkt geen arbeider van jou
    [one] werkt 1 arbeider van jou
   *[other] werken { $count } arbeiders van jou
}{ $others ->
    [0] {""}
   *[other] {" "}({ $others } van je tegenstanders)
}
cacao-reason-waits = { $count ->
    [one] 1 arbeider wacht
   *[other] { $count } arbeiders wachten
} naast lege velden tot iemand die aanvult
cacao-reason-full = { $jungle }: daarnaast is voor niemand meer plaats
cacao-reason-token = kost een zonnesteen, aan het einde { -cacao-sun-gold } goud
cacao-reason-opens = maakt { $count ->
    [one] 1 nieuw veld vrij
   *[other] { $count } nieuwe velden vrij
} om aan te leggen, ook voor de anderen
cacao-reason-leaves = in het aanbod blijft voor { $player }: { $jungle }
cacao-reason-room = maakt plaats voor { $count ->
    [one] 1 vrucht die anders verloren gaat
   *[other] { $count } vruchten die anders verloren gaan
}
cacao-reason-keeps = bewaart { $count ->
    [one] 1 vrucht
   *[other] { $count } vruchten
} voor een andere markt (hier is de prijs { $price })
cacao-reason-worthless = { $count ->
    [one] de vrucht die overblijft, is
   *[other] de { $count } vruchten die overblijven, zijn
} aan het einde niets waard
cacao-tally-phase = { $phase ->
    [square] waar aanleggen
    [tile] welke arbeiderstegel, hoe gedraaid
    [fill] het oerwoud aanvullen
   *[work] oogsten en verkopen
}
cacao-tally-workers = arbeiders bij: { $jungle }
cacao-tally-laid = gelegd: { $jungle }
cacao-tally-use = { $what ->
    [overbuild] overbouwde arbeiderstegels
    [water] stappen van de waterdrager
    [suns] overgebleven zonnestenen
   *[fruits] overgebleven vruchten
}
cacao-tally-first = { $what ->
    [tile] De eerste arbeiderstegel
    [fill] De eerste gelegde oerwoudtegel
   *[sale] De eerste verkoop
}
cacao-tally-tile = { $tile }
cacao-tally-price = { $price ->
    [0] nooit
   *[other] voor prijs { $price }
}
cacao-tally-event = { $event ->
    [overbuild] een arbeiderstegel wordt overbouwd
    [two-fills] twee velden in één beurt aangevuld
    [three-fills] drie velden in één beurt aangevuld
    [too-few-tiles] minder oerwoudtegels dan aan te vullen velden
    [sale] er worden vruchten verkocht
    [sale-of-three] drie vruchten aan één kant verkocht
    [sale-declined] van een verkoop wordt afgezien
    [work-of-another] arbeiders van een tegenstander werken in je beurt
    [full-storage] een beurt begint met een volle opslag
    [water-full] een waterdrager bereikt het einde
    [water-below-zero] een waterdrager eindigt onder 0
    [temple-alone] een tempel met arbeiders van maar één speler
    [temple-tied] gelijke stand om de meeste arbeiders bij een tempel
   *[temple-of-nobody] een tempel zonder arbeiders
}
cacao-aid-decline = Je mag van alles afzien. Alleen afzien van een verkoop kan ooit lonen, als er nog een betere markt komt; daarom word je alleen naar verkopen gevraagd, en al het andere werk gaat vanzelf.
cacao-aid-end = Aan het einde tellen: goud + tempels + { -cacao-sun-gold } goud per zonnesteen + de waarde van het veld waarop je waterdrager staat. Vruchten zijn niets waard; ze beslissen alleen bij een gelijke stand.
cacao-aid-fill = Een leeg veld naast je nieuwe arbeiderstegel dat aan minstens { -cacao-fill-tiles-word } arbeiderstegels grenst, wordt uit het aanbod aangevuld. Jij kiest welke oerwoudtegel waar komt.
cacao-aid-jungle = { $kind ->
    [plantation] Elke arbeider oogst { -cacao-gives-plantation1 } vrucht, bij een dubbele plantage { -cacao-gives-plantation2 }. Je opslag heeft plaats voor { -cacao-storage-word }.
    [market] Elke arbeider verkoopt { -cacao-gives-market } vrucht voor de aangegeven prijs. Je mag er minder verkopen.
    [mine] Elke arbeider levert { -cacao-gives-mine1 } of { -cacao-gives-mine2 } goud op, zoals aangegeven.
    [water] Elke arbeider brengt je waterdrager één veld verder.
    [sun] Elke arbeider levert { -cacao-gives-sun } zonnesteen op. Je hebt plaats voor { -cacao-suns-word }.
   *[temple] Wordt aan het einde gewaardeerd: de meeste arbeiders ernaast { -cacao-temple-first } goud, de op één na meeste { -cacao-temple-second }. Bij een gelijke stand wordt gedeeld en naar beneden afgerond; bij een gelijke eerste plaats is er geen tweede.
}
cacao-aid-overbuild = Zijn alle oerwoudtegels gelegd, dan mag je { -cacao-overbuild-suns } zonnesteen betalen en een arbeiderstegel op een van je eigen tegels leggen. Elk veld wordt hooguit één keer overbouwd.
cacao-aid-title = { $what ->
    [jungle] Wat elke arbeider doet
    [turn] Je beurt
    [water] De waterdrager
   *[end] Het einde
}
cacao-aid-turn = Leg een arbeiderstegel, naar wens gedraaid, naast een oerwoudtegel. Vul het oerwoud aan. Daarna werken de arbeiders van je tegel en alle arbeiders naast nieuw aangevulde velden, ook die van anderen.
cacao-aid-water = Aan het einde telt het bereikte veld als goud, ook onder nul.
cacao-web-come = Nog in de stapel
cacao-web-fill = aanvullen
cacao-web-hand = Je arbeiderstegels
cacao-web-lay = Leggen
cacao-web-open = Nog open: goud van de tempels zoals het nu staat.
cacao-web-left = { $count ->
    [one] nog 1 arbeiderstegel
   *[other] nog { $count } arbeiderstegels
}
cacao-web-round = ronde { $round } van { $rounds }
cacao-web-tile = arbeiderstegel { $tile }
cacao-web-turn = Draaien
cacao-web-turn-board = Speelbord draaien
cacao-web-turn-key = Draaien (r)
cacao-web-whole = Alles tonen
