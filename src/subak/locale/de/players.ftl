choosing-now = { $count ->
    [one] Es wählt: { $who }
   *[other] Gleichzeitig wählen: { $who }
}.
choosing-seat = { $player }
choosing-wait = { $who } wählt noch. Bis dahin kannst du deine Wahl ändern.
level-name =
    { $level ->
        [seed] Saat
        [sprout] Spross
        [blade] Halm
        [blossom] Blüte
       *[harvest] Ernte
    }
