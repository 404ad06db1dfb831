choosing-now = { $count ->
    [one] Choosing: { $who }
   *[other] Choosing at the same time: { $who }
}.
choosing-seat = { $player }
choosing-wait = Waiting for { $who }. You can still change your choice.
level-name =
    { $level ->
        [seed] Seed
        [sprout] Sprout
        [blade] Blade
        [blossom] Blossom
       *[harvest] Harvest
    }
