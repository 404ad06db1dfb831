cacao-title = Cacao
cacao-about = Lege Plättchen, wecke den Urwald: ernten, verkaufen, Gold schürfen und an den Tempeln die Mehrheit haben.
cacao-begins = In der Spielregel beginnt der älteste Spieler. Wir fragen niemanden nach dem Alter: Hier entscheidet das Los, oder du.
cacao-jungle = { $kind ->
    [plantation1] einfache Plantage
    [plantation2] doppelte Plantage
    [market2] Markt (Preis 2)
    [market3] Markt (Preis 3)
    [market4] Markt (Preis 4)
    [mine1] Goldmine (1)
    [mine2] Goldmine (2)
    [water] Wasser
    [sun] Sonnenkultstätte
   *[temple] Tempel
}
cacao-tile = { $kind ->
    [plantation1] Frucht 1
    [plantation2] Frucht 2
    [market2] Markt 2
    [market3] Markt 3
    [market4] Markt 4
    [mine1] Gold 1
    [mine2] Gold 2
    [water] Wasser
    [sun] Sonne
   *[temple] Tempel
}
cacao-display = Auslage
cacao-pile = Stapel: { $count }
cacao-gold = Gold
cacao-fruits = Früchte
cacao-suns = Sonnensteine
cacao-water = Wasser
cacao-hand = Hand
cacao-tiles-left = Stapel
cacao-over = Alle Arbeiterplättchen liegen: Die Partie ist zu Ende.
cacao-decide = { $who ->
    [you] { $phase ->
        [square] Wohin kommt dein Arbeiterplättchen?
        [tile] Welches Arbeiterplättchen, und wie gedreht?
        [fill] Fülle den Urwald neben deinem Arbeiterplättchen auf.
       *[work] Ernte und verkaufe in beliebiger Reihenfolge.
    }
   *[other] { $phase ->
        [square] { $player } wählt ein Feld.
        [tile] { $player } wählt ein Arbeiterplättchen.
        [fill] { $player } füllt den Urwald auf.
       *[work] { $player } erntet und verkauft.
    }
}
cacao-only-fill = Nur ein Feld ist aufzufüllen, und nur dieses Urwaldplättchen kommt infrage: { $jungle }.
cacao-only-square = Nur ein Feld ist frei.
cacao-only-tile = Du hast nur dieses Arbeiterplättchen, und es sieht gedreht immer gleich aus.
cacao-beside = { $kind ->
    [plantation1] einer einfachen Plantage
    [plantation2] einer doppelten Plantage
    [market2] einem Markt (Preis 2)
    [market3] einem Markt (Preis 3)
    [market4] einem Markt (Preis 4)
    [mine1] einer Goldmine (1)
    [mine2] einer Goldmine (2)
    [water] einem Wasserplättchen
    [sun] einer Sonnenkultstätte
   *[temple] einem Tempel
}
cacao-and = { $first } und { $last }
cacao-gain = { $what ->
    [fruits] { $count ->
        [one] 1 Frucht
       *[other] { $count } Früchte
    }
    [sale] { $count ->
        [one] 1 Frucht für { $gold } Gold verkauft
       *[other] { $count } Früchte für { $gold } Gold verkauft
    }
    [gold] { $count } Gold
    [suns] { $count ->
        [one] 1 Sonnenstein
       *[other] { $count } Sonnensteine
    }
    [water] { $count } Gold durch Wasser
    [temple] { $count } Arbeiter an einem Tempel
    [waits] { $count } Arbeiter an leeren Feldern
   *[nothing] bringt jetzt nichts
}
cacao-choice-square = neben { $jungles } anlegen{ $count ->
    [0] {""}
    [one] {" "}und 1 Feld auffüllen
   *[other] {" "}und { $count } Felder auffüllen
}
cacao-choice-overbuild = einen Sonnenstein zahlen und dein Arbeiterplättchen { $tile } neben { $jungles } überbauen
cacao-choice-tile = Plättchen { $tile } anlegen: { $gains }
cacao-choice-fill = { $jungle } legen, wo { $count ->
    [0] keiner deiner Arbeiter steht
    [one] 1 deiner Arbeiter steht
   *[other] { $count } deiner Arbeiter stehen
}{ $others ->
    [0] {""}
   *[other] {" "}(und { $others } der anderen)
}: { $gains }
cacao-choice-harvest = an { $jungle } { $count ->
    [0] nichts ernten
    [one] 1 Frucht ernten
   *[other] { $count } Früchte ernten
}{ $lost ->
    [0] {""}
    [one] {" "}(1 weitere passt nicht ins Lager)
   *[other] {" "}({ $lost } weitere passen nicht ins Lager)
}
cacao-choice-sell = an { $jungle } { $count ->
    [0] nichts verkaufen
    [one] 1 Frucht für { $gold } Gold verkaufen
   *[other] { $count } Früchte für { $gold } Gold verkaufen
}
cacao-final-temples = Tempel
cacao-final-total = gesamt
cacao-log-place = { $who ->
    [you] Du legst
   *[other] { $player } legt
} Arbeiterplättchen { $tile } an.
cacao-log-overbuild = { $who ->
    [you] Du zahlst einen Sonnenstein und überbaust
   *[other] { $player } zahlt einen Sonnenstein und überbaut
} mit Arbeiterplättchen { $tile }.
cacao-log-fill = { $who ->
    [you] Du füllst
   *[other] { $player } füllt
} den Urwald auf: { $jungle }.
cacao-log-beside = Daneben: { $jungles }.
cacao-log-to-fill = Aufzufüllen: { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}.
cacao-log-sell = { $who ->
    [you] Du verkaufst
   *[other] { $player } verkauft
} { $count ->
    [0] nichts
    [one] 1 Frucht für { $gold } Gold
   *[other] { $count } Früchte für { $gold } Gold
}.
cacao-log-fruits = { $who ->
    [you] Du erntest
   *[other] { $player } erntet
} { $count ->
    [one] 1 Frucht
   *[other] { $count } Früchte
}.
cacao-log-gold = { $who ->
    [you] Du schürfst
   *[other] { $player } schürft
} { $count } Gold.
cacao-log-suns = { $who ->
    [you] Du bekommst
   *[other] { $player } bekommt
} { $count ->
    [one] 1 Sonnenstein
   *[other] { $count } Sonnensteine
}.
cacao-log-water = { $who ->
    [you] Dein Wasserträger rückt vor
   *[other] Der Wasserträger von { $player } rückt vor
}: { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}.
cacao-there = { $who ->
    [you] Du
   *[other] { $player }
} an { $jungle }: { $gain }.
cacao-log-display = Neu in der Auslage: { $jungles }.
cacao-log-end = Alle Arbeiterplättchen liegen: Die Partie ist zu Ende.
cacao-reason-with = mit Arbeiterplättchen { $tile }: { $reason }
cacao-reason-gain = { $what ->
    [fruits] { $count ->
        [one] 1 Frucht
       *[other] { $count } Früchte
    }
    [sale] { $count ->
        [one] den Verkauf von 1 Frucht für { $gold } Gold
       *[other] den Verkauf von { $count } Früchten für { $gold } Gold
    }
    [gold] { $count } Gold
    [suns] { $count ->
        [one] 1 Sonnenstein
       *[other] { $count } Sonnensteine
    }
   *[water] { $count } Gold durch Wasser ({ $before } → { $now })
}
cacao-reason-brings = bringt dir { $gain }
cacao-reason-nothing = bringt jetzt nichts
cacao-reason-rival = bringt { $player } { $gain }
cacao-reason-lost = { $count ->
    [one] 1 Frucht passt
   *[other] { $count } Früchte passen
} nicht mehr ins Lager
cacao-reason-temple = ein Tempel bringt dir dann am Ende { $gold } Gold
cacao-reason-temple-rival = ein Tempel bringt { $player } dann { $gold ->
    [0] nichts
   *[other] { $gold } Gold
}
cacao-reason-fills = du füllst ein Feld auf; dort { $count ->
    [0] arbeitet keiner deiner Arbeiter
    [one] arbeitet 1 deiner Arbeiter
   *[other] arbeiten { $count } deiner Arbeiter
}{ $others ->
    [0] {""}
   *[other] {" "}({ $others } der Gegner)
}
cacao-reason-waits = { $count ->
    [one] 1 Arbeiter wartet
   *[other] { $count } Arbeiter warten
} an leeren Feldern, bis jemand sie auffüllt
cacao-reason-full = { $jungle }: Daneben ist für niemanden mehr Platz
cacao-reason-token = kostet einen Sonnenstein, am Ende { -cacao-sun-gold } Gold
cacao-reason-opens = schafft { $count ->
    [one] 1 neues Feld
   *[other] { $count } neue Felder
} zum Anlegen, auch für die anderen
cacao-reason-leaves = in der Auslage bleibt für { $player }: { $jungle }
cacao-reason-room = macht Platz für { $count ->
    [one] 1 Frucht, die sonst verloren ginge
   *[other] { $count } Früchte, die sonst verloren gingen
}
cacao-reason-keeps = hebt { $count ->
    [one] 1 Frucht
   *[other] { $count } Früchte
} für einen anderen Markt auf (Preis hier: { $price })
cacao-reason-worthless = { $count ->
    [one] die übrige Frucht ist
   *[other] die { $count } übrigen Früchte sind
} am Ende nichts wert
cacao-tally-phase = { $phase ->
    [square] wohin anlegen
    [tile] welches Arbeiterplättchen, wie gedreht
    [fill] den Urwald auffüllen
   *[work] ernten und verkaufen
}
cacao-tally-workers = Arbeiter an: { $jungle }
cacao-tally-laid = gelegt: { $jungle }
cacao-tally-use = { $what ->
    [overbuild] überbaute Arbeiterplättchen
    [water] Schritte des Wasserträgers
    [suns] übrige Sonnensteine
   *[fruits] übrige Früchte
}
cacao-tally-first = { $what ->
    [tile] Das erste Arbeiterplättchen
    [fill] Das erste gelegte Urwaldplättchen
   *[sale] Der erste Verkauf
}
cacao-tally-tile = { $tile }
cacao-tally-price = { $price ->
    [0] nie
   *[other] zum Preis { $price }
}
cacao-tally-event = { $event ->
    [overbuild] ein Arbeiterplättchen wird überbaut
    [two-fills] zwei Felder in einem Zug aufgefüllt
    [three-fills] drei Felder in einem Zug aufgefüllt
    [too-few-tiles] weniger Urwaldplättchen als aufzufüllende Felder
    [sale] Früchte werden verkauft
    [sale-of-three] drei Früchte an einer Seite verkauft
    [sale-declined] auf einen Verkauf wird verzichtet
    [work-of-another] Arbeiter eines Gegners arbeiten im eigenen Zug
    [full-storage] ein Zug beginnt mit vollem Lager
    [water-full] ein Wasserträger erreicht das Ende
    [water-below-zero] ein Wasserträger endet unter 0
    [temple-alone] ein Tempel mit Arbeitern nur eines Spielers
    [temple-tied] Gleichstand der meisten Arbeiter an einem Tempel
   *[temple-of-nobody] ein Tempel ohne Arbeiter
}
cacao-aid-decline = Du darfst auf alles verzichten, aber das lohnt sich höchstens bei einem Verkauf: wenn noch ein besserer Markt kommt. Darum wirst du nur nach Verkäufen gefragt, und alle andere Arbeit geschieht von selbst.
cacao-aid-end = Am Ende zählen: Gold + Tempel + { -cacao-sun-gold } Gold je Sonnenstein + der Wert des Feldes, auf dem dein Wasserträger steht. Früchte sind nichts wert; sie entscheiden nur bei Gleichstand.
cacao-aid-fill = Ein leeres Feld neben deinem neuen Arbeiterplättchen, das an mindestens { -cacao-fill-tiles-word } Arbeiterplättchen grenzt, wird aus der Auslage aufgefüllt. Du entscheidest, welches Urwaldplättchen wohin kommt.
cacao-aid-jungle = { $kind ->
    [plantation] Jeder Arbeiter erntet { -cacao-gives-plantation1 } Frucht, an einer doppelten Plantage { -cacao-gives-plantation2 }. Dein Lager fasst { -cacao-storage-word }.
    [market] Jeder Arbeiter verkauft { -cacao-gives-market } Frucht zum angegebenen Preis. Du darfst weniger verkaufen.
    [mine] Jeder Arbeiter bringt { -cacao-gives-mine1 } oder { -cacao-gives-mine2 } Gold, wie angegeben.
    [water] Jeder Arbeiter bringt deinen Wasserträger ein Feld voran.
    [sun] Jeder Arbeiter bringt { -cacao-gives-sun } Sonnenstein. Du hast Platz für { -cacao-suns-word }.
   *[temple] Wird am Ende gewertet: Wer die meisten Arbeiter daneben hat, bekommt { -cacao-temple-first } Gold, wer die zweitmeisten hat, { -cacao-temple-second }. Bei Gleichstand wird geteilt und abgerundet; bei Gleichstand um Platz eins entfällt der zweite.
}
cacao-aid-overbuild = Sind alle Urwaldplättchen gelegt, darfst du { -cacao-overbuild-suns } Sonnenstein zahlen und ein Arbeiterplättchen auf eines deiner eigenen legen. Jedes Feld wird höchstens einmal überbaut.
cacao-aid-title = { $what ->
    [jungle] Was jeder Arbeiter tut
    [turn] Dein Zug
    [water] Der Wasserträger
   *[end] Das Ende
}
cacao-aid-turn = Lege ein Arbeiterplättchen beliebig gedreht an ein Urwaldplättchen an. Fülle den Urwald auf. Dann arbeiten die Arbeiter deines Plättchens und alle Arbeiter an neu aufgefüllten Feldern, auch die der anderen.
cacao-aid-water = Am Ende zählt das erreichte Feld als Gold, auch unter null.
cacao-web-come = Noch im Stapel
cacao-web-fill = auffüllen
cacao-web-hand = Deine Arbeiterplättchen
cacao-web-lay = Anlegen
cacao-web-open = Noch offen: Gold der Tempel nach jetzigem Stand.
cacao-web-left = { $count ->
    [one] noch 1 Arbeiterplättchen
   *[other] noch { $count } Arbeiterplättchen
}
cacao-web-round = Runde { $round } von { $rounds }
cacao-web-tile = Arbeiterplättchen { $tile }
cacao-web-turn = Drehen
cacao-web-turn-board = Spielplan drehen
cacao-web-turn-key = Drehen (r)
cacao-web-whole = Alles zeigen
