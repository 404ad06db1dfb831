sheaves-title = Sheaves
sheaves-about = Lay your cards in the field for all to see, or hide them in the barn, where they count twice. 2–3 players.
sheaves-begins = The rules leave open who begins.
sheaves-option = { $option ->
   *[frost] frost
}
sheaves-option-about = { $option ->
   *[frost] Frost takes the fullest barn.
}
sheaves-over = All cards are laid and the barns are opened: the match is over.
sheaves-decide = { $who ->
    [you] { $phase ->
        [place] Field or barn?
        [field] Which card goes into the field?
       *[barn] Which card goes into the barn?
    }
   *[other] { $phase ->
        [place] { $player } is choosing between field and barn.
        [field] { $player } is choosing a card for the field.
       *[barn] { $player } is choosing a card for the barn.
    }
}
sheaves-only-card = It is your last card.
sheaves-only-field = Your barn is full.
sheaves-choice-field = lay a card in the field, where it counts once
sheaves-choice-barn = hide a card in the barn, where it counts twice ({ $room ->
    [one] room for 1 more
   *[other] room for { $room } more
})
sheaves-choice-lay = lay the { $face }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
sheaves-log-lay = { $place ->
    [field] { $player } lays the { $face } in the field.
   *[barn] { $player } hides the { $face } in the barn.
}
sheaves-log-secret = { $player } hides a card in the barn.
sheaves-reason-twice = what is in the barn counts twice
sheaves-reason-keeps-room = room in the barn is kept for a better card
sheaves-reason-best = the { $face } is your best card
sheaves-tally-phase = { $phase ->
    [place] field or barn
    [field] card for the field
   *[barn] card for the barn
}
sheaves-tally-stored = cards in the barn
sheaves-tally-first = first card laid
sheaves-tally-place = { $place ->
    [field] in the field
   *[barn] in the barn
}
sheaves-tally-frozen = barn lost to frost
guide-sheaves-start =
    Welcome to Sheaves
    In each turn you lay one of your four cards and draw another. Most points at the end win.
guide-sheaves-place =
    Field or barn?
    A card in the field counts its face. A card in the barn counts twice, but there is room for only three.
guide-sheaves-field =
    A card for the field
    All see it. Lay your small cards here and keep the large ones for the barn.
guide-sheaves-barn =
    A card for the barn
    Only you know it. With frost, beware of the fullest barn: it is lost.
guide-sheaves-over =
    The barns are opened
    Each field counts once and each barn twice. Of those with the same points the fuller field wins.
