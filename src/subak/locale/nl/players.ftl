choosing-now = { $count ->
    [one] Aan het kiezen: { $who }
   *[other] Tegelijk aan het kiezen: { $who }
}.
choosing-seat = { $player }
choosing-wait = { $who } kiest nog. Tot dan kun je je keuze veranderen.
level-name =
    { $level ->
        [seed] Zaad
        [sprout] Kiem
        [blade] Halm
        [blossom] Bloei
       *[harvest] Oogst
    }
