level-name =
    { $level ->
        [seed] Seed
        [sprout] Sprout
        [blade] Blade
        [blossom] Blossom
       *[harvest] Harvest
    }
