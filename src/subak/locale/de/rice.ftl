rice-title = Seasons of Rice
rice-about = Eine Reisfarm in zwei Jahreszeiten: Karten verbauen, Reisfelder abschließen, einen Vorfahren ehren.
rice-begins = Ihr entscheidet beide gleichzeitig, also beginnt niemand. Wo die Spielregel fragt, wer jünger ist, bei Gleichstand vor der Trockenzeit, entscheidet stattdessen das Los, gezogen zu Beginn der Partie.
rice-option = { $option ->
    [festival] Wasserfestival
    [contracts] Jasmin & Ingwer
   *[open_information] Offene Information
}
rice-option-about = { $option ->
    [festival] Ein Fluss fließt an beiden Reisfarmen entlang, und auch die Reisfelder am Fluss werden gewertet.
    [contracts] Wer nach der Regenzeit führt, bekommt sofort Punkte; wer zurückliegt, bekommt sie für später abgeschlossene Reisfelder.
   *[open_information] Auch die Handkarten der anderen Seite liegen offen: ein vollkommenes Gedächtnis für beide.
}
rice-deck = Das Deck „{ $name }“ ist gültig ({ $hash }). Wege: { $paths }, Gitterlinien: { $furrows }, Bauern: { $farmer }, Büffel: { $buffalo }, Hütten: { $house }.
rice-sheet = das Deck „{ $name }“
rice-part = { $part ->
    [path] Weg
    [furrow] Gitterlinie
    [plot] vollständige Parzelle
    [farmer] Bauer
    [buffalo] Büffel
   *[house] Hütte
}
rice-when = { $when ->
    [both] Regen- und Trockenzeit
    [dry] Trockenzeit
   *[end] am Ende
}
rice-effect = { $effect ->
    [empty_times] { $points } × die Größenpunkte für ein Reisfeld ohne Bauer, Büffel und Hütte
    [size_min] +{ $points } für ein Reisfeld ab Größe { $limit }
    [size_exact] +{ $points } für ein Reisfeld mit genau Größe { $limit }
    [house_size] Eine Hütte zählt { $points } statt 1 zur Größe deiner Reisfelder
    [buffalo] +{ $points } für jeden Büffel im Reisfeld
    [farmer] +{ $points } für jeden Bauern im Reisfeld
    [farmers_min] +{ $points } für ein Reisfeld mit mindestens { $limit } Bauern
    [different] +{ $points } für jede Art (Bauer, Büffel, Hütte) im Reisfeld
    [all_features] +{ $points } für ein Reisfeld mit Bauer, Büffel und Hütte
    [many_fields] { $limit ->
        [one] +{ $points } für eine Karte, die mindestens { $limit } Reisfeld abschließt
       *[other] +{ $points } für eine Karte, die mindestens { $limit } Reisfelder abschließt
    }
    [open_farmer] +{ $points } für jeden Bauern in offenen Parzellen{ $limit ->
        [0] {""}
       *[other] {" "}(höchstens { $limit })
    }
    [open_buffalo] +{ $points } statt −1 für jeden Büffel in offenen Parzellen{ $limit ->
        [0] {""}
       *[other] {" "}(höchstens { $limit })
    }
    [open_house] +{ $points } für jede Hütte in offenen Parzellen{ $limit ->
        [0] {""}
       *[other] {" "}(höchstens { $limit })
    }
    [open_plot] +{ $points } für jede vollständige Parzelle, die offen ist{ $limit ->
        [0] {""}
       *[other] {" "}(höchstens { $limit })
    }
    [closed_field] +{ $points } mehr für jedes abgeschlossene Reisfeld{ $limit ->
        [0] {""}
       *[other] {" "}(höchstens { $limit })
    }
    [closed_set] +{ $points } für jeden Satz aus Bauer, Büffel und Hütte in abgeschlossenen Reisfeldern{ $limit ->
        [0] {""}
       *[other] {" "}(höchstens { $limit })
    }
   *[largest] +{ $points } × die Größe deines größten abgeschlossenen Reisfelds{ $limit ->
        [0] {""}
       *[other] {" "}(höchstens { $limit })
    }
}
rice-river = { $symbol ->
    [houses] Hütten
    [farmers] Bauern
    [buffaloes] Büffel
   *[largest] größtes Reisfeld
}
rice-bank = { $symbol ->
    [houses] Hütten
    [farmers] Bauern
    [buffaloes] Büffel
   *[largest] größtes
}
rice-log-chosen = { $who ->
    [you] Du hast gewählt.
   *[other] { $player } hat gewählt.
}
rice-log-ancestor = { $name } ({ $when }): { $effect }.
rice-log-card = Karte { $card }: Bauern { $farmer }, Büffel { $buffalo }, Hütten { $house }.
rice-log-start = { $who ->
    [you] Du wählst { $name } als Vorfahren und beginnst deine
   *[other] { $player } wählt { $name } als Vorfahren und beginnt die
} Reisfarm mit Karte { $card }.
rice-log-build = { $who ->
    [you] Du verbaust
   *[other] { $player } verbaut
} Karte { $card }, { $orientation ->
    [upright] senkrecht
   *[lying] waagerecht
}.
rice-log-field = Ein Reisfeld der Größe { $size } ist abgeschlossen{ $farmer ->
    [0] {""}
    [one] , mit 1 Bauern
   *[other] , mit { $farmer } Bauern
}{ $buffalo ->
    [0] {""}
    [one] , mit 1 Büffel
   *[other] , mit { $buffalo } Büffeln
}{ $house ->
    [0] {""}
    [one] , mit 1 Hütte
   *[other] , mit { $house } Hütten
}: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
rice-log-many = { $count } Reisfelder mit einer Karte abgeschlossen: { $points } Punkte mehr.
rice-log-nothing = Kein Reisfeld wird abgeschlossen.
rice-log-row = { $who ->
    [you] Du legst
   *[other] { $player } legt
} Karte { $card } in die Trockenzeit-Auslage.
rice-log-swap = Die Handkarten werden getauscht.
rice-log-front = Der Fluss, { $symbol }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für { $who ->
    [you] dich
   *[other] { $player }
}.
rice-log-front-tied = Der Fluss, { $symbol }: Gleichstand, niemand bekommt Punkte.
rice-log-front-largest = Der Fluss, { $symbol }: { $who ->
    [you] Du darfst eine andere Karte werten, bei der dein Gegner die Mehrheit hat
   *[other] { $player } darf eine andere Karte werten, bei der der Gegner die Mehrheit hat
}.
rice-log-river-pass = { $who ->
    [you] Du wertest
   *[other] { $player } wertet
} keine andere Flusskarte.
rice-log-jasmine = { $who ->
    [you] Du bekommst
   *[other] { $player } bekommt
} den Jasminreis-Vertrag: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
rice-log-ginger = { $who ->
    [you] Du bekommst
   *[other] { $player } bekommt
} den Ingwerreis-Vertrag.
rice-log-dry = Die Trockenzeit: { $who ->
    [you] Du beginnst
   *[other] { $player } beginnt
}.
rice-log-back = Der Fluss, { $symbol }: { $who ->
    [you] Du hast mehr und wertest
   *[other] { $player } hat mehr und wertet
} { $other }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
rice-log-back-tied = Der Fluss, { $symbol }: Gleichstand, niemand bekommt Punkte.
rice-log-end = Die letzte Karte ist verbaut: Die Partie ist zu Ende.
rice-season = { $season ->
    [setup] Vor dem Regen
    [wet] Regenzeit
   *[dry] Trockenzeit
}
rice-points = Punkte
rice-features = { $kind ->
    [farmer] Bauern
    [buffalo] Büffel
   *[house] Hütten
}
rice-fields = Reisfelder
rice-total = gesamt
rice-hand = Deine Hand
rice-dry-row = Trockenzeit-Auslage
rice-other-hand = Handkarten des Gegners
rice-farm = { $whose ->
    [own] Deine Reisfarm
   *[other] Reisfarm des Gegners
}
rice-contract = { $contract ->
    [jasmine] Jasminreis-Vertrag
   *[ginger] Ingwerreis-Vertrag
}
rice-over = Die letzte Karte ist verbaut: Die Partie ist zu Ende.
rice-decide = { $who ->
    [you] { $phase ->
        [ancestor] Wer ist dein Vorfahre? Mit der anderen Karte beginnt deine Reisfarm.
        [build] { $season ->
            [wet] Welche Handkarte verbaust du?
           *[dry] Welche Karte der Trockenzeit-Auslage verbaust du?
        }
        [at] Wohin kommt die Karte?
        [row] Welche Karte kommt in die Trockenzeit-Auslage?
       *[river] Du hast das größte Reisfeld. Welche andere Flusskarte wertest du?
    }
   *[other] { $phase ->
        [ancestor] { $player } wählt einen Vorfahren.
        [build] { $player } wählt eine Karte zum Verbauen.
        [at] { $player } wählt einen Platz für die Karte.
        [row] { $player } wählt eine Karte für die Trockenzeit-Auslage.
       *[river] { $player } hat das größte Reisfeld und wählt eine andere Flusskarte.
    }
}
rice-decide-place = { $who ->
    [you] Wohin kommt die Karte mit { $card }?
   *[other] { $player } verbaut die Karte mit { $card }.
}
rice-only-dry = In der Trockenzeit-Auslage liegt nur noch diese Karte.
rice-only-hand = Du hast nur noch diese Karte auf der Hand.
rice-only-place = Die Karte passt nur an einen Platz.
rice-and = { $first } und { $last }
rice-drawn = { $kind ->
    [farmer] { $count ->
        [one] 1 Bauern
       *[other] { $count } Bauern
    }
    [buffalo] { $count ->
        [one] 1 Büffel
       *[other] { $count } Büffeln
    }
    [house] { $count ->
        [one] 1 Hütte
       *[other] { $count } Hütten
    }
   *[path] { $count ->
        [one] 1 Weg
       *[other] { $count } Wegen
    }
}
rice-choice-ancestor = { $name } als Vorfahren nehmen ({ $when }: { $effect }) und mit der Karte mit { $card } beginnen
rice-choice-build = die Karte mit { $card } verbauen
rice-choice-at = { $orientation ->
    [upright] senkrecht verbauen
   *[lying] waagerecht verbauen
}: { $fields ->
    [0] { $plots ->
        [one] schließt nichts ab
       *[other] schließt nichts ab, vervollständigt { $plots } Parzellen
    }
    [one] schließt 1 Reisfeld ab
   *[other] schließt { $fields } Reisfelder ab
}{ $fields ->
    [0] {""}
   *[other] , { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
}
rice-choice-row = die Karte mit { $card } in die Trockenzeit-Auslage legen
rice-choice-river = die Flusskarte „{ $symbol }“ werten: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
rice-choice-pass = keine andere Flusskarte werten
rice-final-fields = Reisfelder
rice-final-buffaloes = offene Büffel
rice-final-ancestor = Vorfahre
rice-final-farmers = (Bauern)
rice-reason-fits = auf Karte { $card }: { $things }; das zählt für { $name }
rice-reason-thing = { $kind ->
    [farmer] { $count ->
        [one] 1 Bauer
       *[other] { $count } Bauern
    }
    [buffalo] { $count } Büffel
   *[house] { $count ->
        [one] 1 Hütte
       *[other] { $count } Hütten
    }
}
rice-reason-ancestor = { $name } ({ $when }): { $effect }
rice-reason-best = am besten Platz schließt die Karte Reisfelder für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} ab
rice-reason-denies = { $player } könnte damit Reisfelder für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} abschließen
rice-reason-later = in der Trockenzeit könntest du damit Reisfelder für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} abschließen
rice-reason-jasmine = { $count ->
    [one] 1 Bauer: 1 Punkt
   *[other] { $count } Bauern: { $count } Punkte
} weniger, falls du den Jasminreis-Vertrag bekommst
rice-reason-closes = schließt ein Reisfeld der Größe { $size } ab: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} und am Ende noch einen
rice-reason-favour = davon { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} durch { $name }
rice-reason-ginger = davon { $points } Punkte durch den Ingwerreis-Vertrag
rice-reason-end = { $name }: { $points } am Ende, so wie die Reisfarm dann aussieht
rice-reason-buffalo = { $count ->
    [one] 1 Büffel mehr in offenen Parzellen: −1
   *[other] { $count } Büffel mehr in offenen Parzellen: −{ $count }
} am Ende, wenn es dabei bleibt
rice-reason-saved = { $count ->
    [one] 1 Büffel steht
   *[other] { $count } Büffel stehen
} nicht mehr in offenen Parzellen: +{ $count } am Ende
rice-reason-nearly = zu einem Reisfeld der Größe { $size } fehlt nur noch eine Parzelle: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
rice-reason-spoiled = { $count ->
    [one] 1 Parzelle bleibt
   *[other] { $count } Parzellen bleiben
} für immer offen: Ein Weg ragt in das Reisfeld hinein
rice-reason-plots = vervollständigt { $count } Parzellen auf einmal
rice-reason-river = für den Fluss ({ $symbol }): { $own } in deiner Reisfarm, { $other } beim Gegner
rice-reason-back = der Fluss, { $symbol }: { $own } in deinem Reisfeld, { $other } beim Gegner{ $points ->
    [0] {""}
    [one] ; das bringt 1 Punkt
   *[other] ; das bringt { $points } Punkte
}
rice-reason-front = der Fluss, { $symbol }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für dich
rice-tally-phase = { $phase ->
    [ancestor] welche Karte der Vorfahre wird
    [build] welche Karte verbaut wird
    [at] wo sie verbaut wird
    [row] welche Karte in die Trockenzeit-Auslage kommt
   *[river] eine Flusskarte für das größte Reisfeld
}
rice-tally-card = Karte { $card }
rice-tally-use = { $what ->
    [farmer] Bauern in der Reisfarm
    [buffalo] Büffel in der Reisfarm
    [house] Hütten in der Reisfarm
    [fields] abgeschlossene Reisfelder
    [largest] Größe des größten Reisfelds
   *[open] vollständige, aber offene Parzellen
}
rice-tally-first = { $what ->
    [ancestor] Der Vorfahre
    [build] Die erste in der Regenzeit verbaute Karte
   *[dry] Die Trockenzeit beginnt
}
rice-tally-ancestor = { $card } { $name }
rice-tally-begins = { $place ->
    [first] man selbst
   *[second] der Gegner
}
rice-tally-event = { $event ->
    [wet-field] ein Reisfeld wird in der Regenzeit abgeschlossen
    [dry-field] ein Reisfeld wird in der Trockenzeit abgeschlossen
    [large-field] ein Reisfeld der Größe 5 oder mehr
    [no-field] jemand schließt kein Reisfeld ab
    [open-buffaloes] am Ende Büffel in offenen Parzellen
    [tied-after-wet] Gleichstand nach der Regenzeit
    [second-begins] der zweite Platz beginnt die Trockenzeit
    [river-card] das größte Reisfeld wertet eine weitere Flusskarte
    [river-declined] wer das größte Reisfeld hat, wertet keine andere Flusskarte
   *[below-zero] jemand endet unter 0
}
rice-web-build = Verbauen
rice-web-card = Karte { $card }
rice-web-farm = Die Reisfarm von { $player }
rice-web-home = Zurück zur eigenen Reisfarm
rice-web-hidden-hand = Handkarten der anderen Seite, verdeckt: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
rice-web-starts = beginnt deine Reisfarm
rice-web-turn = Drehen
rice-web-turn-key = Karte drehen (r)
rice-aid-field = Was ein abgeschlossenes Reisfeld bringt
rice-aid-size = Seine Größe: seine Parzellen und die Hütten darin zusammen.
rice-aid-closed = Ein Reisfeld ist abgeschlossen, wenn ringsum Wege verlaufen und keiner hineinragt.
rice-aid-end = Am Ende
rice-aid-end-scores = 1 Punkt für jedes abgeschlossene Reisfeld, −1 für jeden Büffel in offenen Parzellen, und was dein Vorfahre gibt. Bei Gleichstand gewinnt, wer mehr Bauern in der ganzen Reisfarm hat.
rice-aid-river = Der Fluss
rice-aid-fronts = Am Ende der Regenzeit, vom ersten Platz aus von links: Wer in der ganzen Reisfarm mehr von einem Symbol hat, wertet dessen Karte; dabei zählen nur abgeschlossene Reisfelder.
rice-aid-front = { $symbol ->
    [houses] je eigener Hütte so viele Punkte, wie der Gegner Bauern hat
    [farmers] 1 für jeden eigenen Bauern, Büffel und jede eigene Hütte am Fluss
    [buffaloes] 2 für jeden Büffel am Fluss, in beiden Reisfarmen
   *[largest] werte eine andere Karte, bei der der Gegner die Mehrheit hat
}
rice-aid-backs = Am Ende der Trockenzeit: Vergleicht das Symbol in dem abgeschlossenen Reisfeld, in dem es steht. Wer mehr hat, folgt dem Pfeil zur nächsten Karte und bekommt so viele Punkte, wie die Reisfelder mit deren Symbol in beiden Reisfarmen davon enthalten.
rice-aid-contracts = Verträge
rice-aid-contract = { $contract ->
    [jasmine] Für den Spieler, der nach der Regenzeit führt: sofort 10 Punkte, abzüglich 1 für jeden Bauern in der Reisfarm.
   *[ginger] Für den anderen, der die Trockenzeit beginnt: 2 Punkte für jedes darin abgeschlossene Reisfeld.
}
rice-aid-ancestors = Eure Vorfahren
rice-aid-others = Alle anderen Vorfahren
