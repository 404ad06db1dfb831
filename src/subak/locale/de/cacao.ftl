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
cacao-at = ({ $x }, { $y })
cacao-display = Auslage
cacao-pile = Stapel: { $count }
cacao-gold = Gold
cacao-fruits = Früchte
cacao-suns = Sonnen
cacao-water = Wasser
cacao-hand = Hand
cacao-tiles-left = Stapel
cacao-over = Alle Plättchen liegen: Die Partie ist zu Ende.
cacao-decide = { $phase ->
    [square] { $player }: Wohin kommt dein Arbeiterplättchen?
    [tile] { $player }: Welches Plättchen, und wie gedreht?
    [fill] { $player }: Füll den Urwald auf.
   *[work] { $player }: Ernte und verkaufe in beliebiger Reihenfolge.
}
cacao-choice-square = { $verb ->
    [overbuild] { $at } überbauen (1 Sonnenstein)
   *[square] { $at }
}
cacao-choice-tile = { $tile }{ $turns ->
    [0] {""}
    [1] , eine Vierteldrehung
    [2] , eine halbe Drehung
   *[other] , drei Vierteldrehungen
}
cacao-choice-fill = { $jungle } auf { $at }
cacao-choice-harvest = ernten: Plättchen { $at }, { $side ->
    [up] oben
    [right] rechts
    [down] unten
   *[left] links
}
cacao-choice-sell = { $count ->
    [0] nichts verkaufen
    [one] 1 Frucht verkaufen
   *[other] { $count } Früchte verkaufen
}: Plättchen { $at }, { $side ->
    [up] oben
    [right] rechts
    [down] unten
   *[left] links
}
cacao-final-temples = Tempel
cacao-final-total = gesamt
cacao-log-place = { $player } legt { $tile } auf { $at }.
cacao-log-overbuild = { $player } zahlt einen Sonnenstein und überbaut { $at } mit { $tile }.
cacao-log-fill = { $player } füllt { $at } auf: { $jungle }.
cacao-log-beside = Daneben: { $jungles }.
cacao-log-to-fill = Aufzufüllen: { $squares }.
cacao-log-sell = { $count ->
    [0] { $player } verkauft nichts.
    [one] { $player } verkauft 1 Frucht für { $gold } Gold.
   *[other] { $player } verkauft { $count } Früchte für { $gold } Gold.
}
cacao-log-fruits = { $player } erntet { $count ->
    [one] 1 Frucht
   *[other] { $count } Früchte
}.
cacao-log-gold = { $player } schürft { $count } Gold.
cacao-log-suns = { $player } erhält { $count ->
    [one] 1 Sonnenstein
   *[other] { $count } Sonnensteine
}.
cacao-log-water = Der Wasserträger rückt vor ({ $player }): { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}.
cacao-log-display = Neu in der Auslage: { $jungles }.
cacao-log-end = Alle Plättchen liegen: Die Partie ist zu Ende.
