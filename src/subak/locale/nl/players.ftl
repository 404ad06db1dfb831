choosing-now = { $count ->
    [one] Aan het kiezen: { $who }
   *[other] Tegelijk aan het kiezen: { $who }
}.
choosing-seat = { $player }
choosing-wait = { $who } kiest nog. Tot dan kun je je keuze veranderen.
level-about = { $level ->
    [seed] Speelt op het eerste gezicht en mist vaak de betere zet. Voor je eerste partijen.
    [sprout] Denkt een beetje na en is nog slordig. Een ontspannen partij.
    [blade] Een degelijke tegenstander die je fouten benut. Een gelijkwaardige partij.
    [blossom] Plant vooruit en geeft zelden iets weg. Voor wie het spel kent.
   *[harvest] Op volle sterkte: weegt elke zet grondig af. Moeilijk te verslaan.
}
level-name =
    { $level ->
        [seed] Zaad
        [sprout] Kiem
        [blade] Halm
        [blossom] Bloei
       *[harvest] Oogst
    }
