level-name =
    { $level ->
        [seed] Zaad
        [sprout] Kiem
        [blade] Halm
        [blossom] Bloei
       *[harvest] Oogst
    }
