choosing-now = { $count ->
    [one] Es wählt: { $who }
   *[other] Gleichzeitig wählen: { $who }
}.
choosing-seat = { $player }
choosing-wait = { $who } wählt noch. Bis dahin kannst du deine Wahl ändern.
level-about = { $level ->
    [seed] Spielt auf den ersten Blick und übersieht oft den besseren Zug. Für deine ersten Partien.
    [sprout] Denkt ein wenig nach und ist noch unvorsichtig. Eine entspannte Partie.
    [blade] Ein fairer Gegner, der deine Fehler nutzt. Eine ausgeglichene Partie.
    [blossom] Plant voraus und verschenkt selten etwas. Für alle, die das Spiel kennen.
   *[harvest] Volle Stärke: wägt jeden Zug gründlich ab. Schwer zu schlagen.
}
level-name =
    { $level ->
        [seed] Saat
        [sprout] Spross
        [blade] Halm
        [blossom] Blüte
       *[harvest] Ernte
    }
