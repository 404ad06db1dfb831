sheaves-title = Garben
sheaves-about = Legt eure Karten offen aufs Feld oder verdeckt in die Scheune, wo sie doppelt zählen. 2–3 Spieler.
sheaves-begins = Die Regeln lassen offen, wer beginnt.
sheaves-option = { $option ->
   *[frost] Frost
}
sheaves-option-about = { $option ->
   *[frost] Der Frost nimmt die vollste Scheune.
}
sheaves-over = Alle Karten sind gelegt, die Scheunen werden geöffnet: Die Partie ist zu Ende.
sheaves-decide = { $who ->
    [you] { $phase ->
        [place] Feld oder Scheune?
        [field] Welche Karte kommt aufs Feld?
       *[barn] Welche Karte kommt in die Scheune?
    }
   *[other] { $phase ->
        [place] { $player } wählt zwischen Feld und Scheune.
        [field] { $player } wählt eine Karte fürs Feld.
       *[barn] { $player } wählt eine Karte für die Scheune.
    }
}
sheaves-only-card = Es ist deine letzte Karte.
sheaves-only-field = Deine Scheune ist voll.
sheaves-choice-field = eine Karte aufs Feld legen, wo sie einfach zählt
sheaves-choice-barn = eine Karte in der Scheune verstecken, wo sie doppelt zählt ({ $room ->
    [one] noch 1 Platz frei
   *[other] noch { $room } Plätze frei
})
sheaves-choice-lay = die { $face } legen: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
sheaves-log-lay = { $place ->
    [field] { $player } legt die { $face } aufs Feld.
   *[barn] { $player } versteckt die { $face } in der Scheune.
}
sheaves-log-secret = { $player } versteckt eine Karte in der Scheune.
sheaves-reason-twice = was in der Scheune liegt, zählt doppelt
sheaves-reason-keeps-room = der Platz in der Scheune bleibt für eine bessere Karte
sheaves-reason-best = die { $face } ist deine beste Karte
sheaves-tally-phase = { $phase ->
    [place] Feld oder Scheune
    [field] Karte fürs Feld
   *[barn] Karte für die Scheune
}
sheaves-tally-stored = Karten in der Scheune
sheaves-tally-first = erste gelegte Karte
sheaves-tally-place = { $place ->
    [field] auf dem Feld
   *[barn] in der Scheune
}
sheaves-tally-frozen = Scheune an den Frost verloren
guide-sheaves-start =
    Willkommen bei Garben
    In jedem Zug legst du eine deiner vier Karten und ziehst eine neue. Am Ende gewinnen die meisten Punkte.
guide-sheaves-place =
    Feld oder Scheune?
    Auf dem Feld zählt eine Karte ihren Wert, in der Scheune das Doppelte. Dort ist aber nur Platz für drei.
guide-sheaves-field =
    Eine Karte fürs Feld
    Alle sehen sie. Leg hier die kleinen Karten hin und heb die großen für die Scheune auf.
guide-sheaves-barn =
    Eine Karte für die Scheune
    Nur du kennst sie. Bei Frost gib acht: Die vollste Scheune geht verloren.
guide-sheaves-over =
    Die Scheunen werden geöffnet
    Jedes Feld zählt einfach, jede Scheune doppelt. Bei gleich vielen Punkten gewinnt das vollere Feld.
