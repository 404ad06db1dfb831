choosing-now = { $count ->
    [one] Choosing: { $who }
   *[other] Choosing at the same time: { $who }
}.
choosing-seat = { $player }
choosing-wait = Waiting for { $who }. You can still change your choice.
level-about = { $level ->
    [seed] Plays at first sight and often overlooks the better move. For your first matches.
    [sprout] Thinks a little and is still careless. A relaxed match.
    [blade] A fair opponent who uses your mistakes. An even match.
    [blossom] Plans ahead and rarely gives anything away. For those who know the game.
   *[harvest] Full strength: weighs every move thoroughly. Hard to beat.
}
level-name =
    { $level ->
        [seed] Seed
        [sprout] Sprout
        [blade] Blade
        [blossom] Blossom
       *[harvest] Harvest
    }
