level-name =
    { $level ->
        [seed] Saat
        [sprout] Spross
        [blade] Halm
        [blossom] Blüte
       *[harvest] Ernte
    }
