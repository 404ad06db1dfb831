sheaves-title = Schoven
sheaves-about = Leg je kaarten open op het veld of verborgen in de schuur, waar ze dubbel tellen. 2–3 spelers.
sheaves-begins = De regels laten open wie begint.
sheaves-option = { $option ->
   *[frost] vorst
}
sheaves-option-about = { $option ->
   *[frost] De vorst neemt de volste schuur.
}
sheaves-over = Alle kaarten zijn gelegd en de schuren gaan open: het spel is afgelopen.
sheaves-decide = { $who ->
    [you] { $phase ->
        [place] Veld of schuur?
        [field] Welke kaart gaat naar het veld?
       *[barn] Welke kaart gaat naar de schuur?
    }
   *[other] { $phase ->
        [place] { $player } kiest tussen veld en schuur.
        [field] { $player } kiest een kaart voor het veld.
       *[barn] { $player } kiest een kaart voor de schuur.
    }
}
sheaves-only-card = Het is je laatste kaart.
sheaves-only-field = Je schuur is vol.
sheaves-choice-field = een kaart op het veld leggen, waar ze één keer telt
sheaves-choice-barn = een kaart in de schuur verbergen, waar ze dubbel telt ({ $room ->
    [one] nog plaats voor 1
   *[other] nog plaats voor { $room }
})
sheaves-choice-lay = de { $face } leggen: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
sheaves-log-lay = { $place ->
    [field] { $player } legt de { $face } op het veld.
   *[barn] { $player } verbergt de { $face } in de schuur.
}
sheaves-log-secret = { $player } verbergt een kaart in de schuur.
sheaves-reason-twice = wat in de schuur ligt, telt dubbel
sheaves-reason-keeps-room = de plaats in de schuur blijft vrij voor een betere kaart
sheaves-reason-best = de { $face } is je beste kaart
sheaves-tally-phase = { $phase ->
    [place] veld of schuur
    [field] kaart voor het veld
   *[barn] kaart voor de schuur
}
sheaves-tally-stored = kaarten in de schuur
sheaves-tally-first = eerst gelegde kaart
sheaves-tally-place = { $place ->
    [field] op het veld
   *[barn] in de schuur
}
sheaves-tally-frozen = schuur verloren aan de vorst
guide-sheaves-start =
    Welkom bij Schoven
    In elke beurt leg je een van je vier kaarten en trek je een nieuwe. Wie op het einde de meeste punten heeft, wint.
guide-sheaves-place =
    Veld of schuur?
    Op het veld telt een kaart haar waarde, in de schuur het dubbele. Daar is maar plaats voor drie.
guide-sheaves-field =
    Een kaart voor het veld
    Iedereen ziet ze. Leg hier je kleine kaarten en bewaar de grote voor de schuur.
guide-sheaves-barn =
    Een kaart voor de schuur
    Alleen jij kent ze. Pas bij vorst op voor de volste schuur: die gaat verloren.
guide-sheaves-over =
    De schuren gaan open
    Elk veld telt één keer en elke schuur dubbel. Bij evenveel punten wint het vollere veld.
