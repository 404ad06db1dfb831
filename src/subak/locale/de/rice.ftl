rice-title = Seasons of Rice
rice-about = Eine Reisfarm durch Regenzeit und Trockenzeit: Karten verbauen, Reisfelder abschließen, einen Vorfahren ehren.
rice-begins = Ihr entscheidet beide gleichzeitig, also beginnt niemand. Herrscht vor der Trockenzeit Gleichstand, fragt die Spielregel, wer jünger ist; hier entscheidet das Los, das zu Beginn der Partie gezogen wird.
rice-option = { $option ->
    [festival] Wasserfestival
    [contracts] Jasmin & Ingwer
   *[open_information] Offene Information
}
rice-option-about = { $option ->
    [festival] Ein Fluss fließt an beiden Reisfarmen entlang, und auch die Reisfelder am Fluss werden gewertet.
    [contracts] Wer nach der Regenzeit führt, bekommt sofort Punkte; wer zurückliegt, bekommt sie für später abgeschlossene Reisfelder.
   *[open_information] Auch die Handkarten des Gegners liegen offen: ein perfektes Gedächtnis für beide.
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
    [wet] nur Regenzeit
    [dry] Trockenzeit
   *[end] am Ende
}
rice-effect = { $effect ->
    [empty_times] { $points } × die Größenpunkte für ein Reisfeld ohne Bauern, Büffel und Hütten
    [field] +{ $points } für ein Reisfeld
    [once] +{ $points } am Ende
    [size_min] +{ $points } für ein Reisfeld ab Größe { $limit }
    [size_exact] +{ $points } für ein Reisfeld mit genau Größe { $limit }
    [house_size] Eine Hütte zählt { $points } statt { -rice-house-size } zur Größe deiner Reisfelder
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
    [open_buffalo] +{ $points } statt { -rice-end-buffalo } für jeden Büffel in offenen Parzellen{ $limit ->
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
    [closed_field] +{ $points } zusätzlich für jedes abgeschlossene Reisfeld{ $limit ->
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
rice-counted = { $count ->
    [field] Reisfelder
    [plot] Parzellen im Reisfeld
    [size] Größe des Reisfelds
    [size_points] Größenpunkte des Reisfelds
    [farmer] Bauern im Reisfeld
    [buffalo] Büffel im Reisfeld
    [house] Hütten im Reisfeld
    [feature] Bauern, Büffel und Hütten im Reisfeld
    [different] Arten (Bauer, Büffel, Hütte) im Reisfeld
    [set] Sätze aus Bauer, Büffel und Hütte im Reisfeld
    [once] am Ende
    [closed_field] abgeschlossene Reisfelder
    [open_farmer] Bauern in offenen Parzellen
    [open_buffalo] Büffel in offenen Parzellen
    [open_house] Hütten in offenen Parzellen
    [open_feature] Bauern, Büffel und Hütten in offenen Parzellen
    [open_set] Sätze aus Bauer, Büffel und Hütte in offenen Parzellen
    [open_plot] vollständige, aber offene Parzellen
    [closed_farmer] Bauern in abgeschlossenen Reisfeldern
    [closed_buffalo] Büffel in abgeschlossenen Reisfeldern
    [closed_house] Hütten in abgeschlossenen Reisfeldern
    [closed_feature] Bauern, Büffel und Hütten in abgeschlossenen Reisfeldern
    [closed_set] Sätze aus Bauer, Büffel und Hütte in abgeschlossenen Reisfeldern
    [closed_plot] vollständige Parzellen in abgeschlossenen Reisfeldern
    [farm_farmer] Bauern in der ganzen Reisfarm
    [farm_buffalo] Büffel in der ganzen Reisfarm
    [farm_house] Hütten in der ganzen Reisfarm
    [farm_feature] Bauern, Büffel und Hütten in der ganzen Reisfarm
    [farm_set] Sätze aus Bauer, Büffel und Hütte in der ganzen Reisfarm
    [farm_plot] vollständige Parzellen in der ganzen Reisfarm
   *[largest] Größe des größten abgeschlossenen Reisfelds
}
rice-effect-counted = +{ $points } × { $what }{ $limit ->
    [0] {""}
   *[other] {" "}(höchstens { $limit })
}
rice-effect-if = { $effect }, aber nur bei: { $conditions }
rice-condition-least = { $what }: mindestens { $least }
rice-condition-exactly = { $what }: genau { $most }
rice-condition-most = { $what }: höchstens { $most }
rice-condition-between = { $what }: { $least } bis { $most }
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
rice-log-many = { $count } Reisfelder mit einer Karte abgeschlossen: { $points } Punkte zusätzlich.
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
} „{ $other }“: { $points ->
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
    [one] 1 Büffel mehr in offenen Parzellen: { -rice-end-buffalo }
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
    [large-field] ein Reisfeld der Größe { -rice-column-5 } oder mehr
    [no-field] jemand schließt kein Reisfeld ab
    [open-buffaloes] am Ende Büffel in offenen Parzellen
    [tied-after-wet] Gleichstand nach der Regenzeit
    [second-begins] Spieler 2 beginnt die Trockenzeit
    [river-card] das größte Reisfeld wertet eine weitere Flusskarte
    [river-declined] wer das größte Reisfeld hat, wertet keine andere Flusskarte
   *[below-zero] jemand endet unter 0
}
rice-web-build = Verbauen
rice-web-buffaloes = { $count ->
    [one] 1 Büffel in einer offenen Parzelle kostet am Ende 1 Punkt, wenn sein Reisfeld nicht noch abgeschlossen wird.
   *[other] { $count } Büffel in offenen Parzellen kosten am Ende { $count } Punkte, wenn ihre Reisfelder nicht noch abgeschlossen werden.
}
rice-web-card = Karte { $card }
rice-web-each = je
rice-web-farm = Die Reisfarm von { $player }
rice-web-home = Zurück zur eigenen Reisfarm
rice-web-open = Noch offen: Punkte des Vorfahren, die noch wegfallen können, und Punkte, die Büffel in offenen Parzellen kosten, bis ihr Reisfeld abgeschlossen ist.
rice-web-points = Punkte bisher: { $points } · abgeschlossene Reisfelder: { $fields } · Büffel in offenen Parzellen: { $buffaloes } · Vorfahre nach jetzigem Stand: { $ancestor }
rice-web-size = Größe
rice-web-hidden-hand = Handkarten des Gegners, verdeckt: { $count ->
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
rice-aid-end-scores = { -rice-end-field } Punkt für jedes abgeschlossene Reisfeld, { -rice-end-buffalo } für jeden Büffel in offenen Parzellen, und was dein Vorfahre gibt. Bei Gleichstand gewinnt, wer mehr Bauern in der ganzen Reisfarm hat.
rice-aid-river = Der Fluss
rice-aid-fronts = Am Ende der Regenzeit, von links nach rechts, wie Spieler 1 die Karten sieht: Wer in der ganzen Reisfarm mehr von einem Symbol hat, wertet dessen Karte; dabei zählen nur abgeschlossene Reisfelder.
rice-aid-front = { $scores ->
    [other_card] werte eine andere Karte, bei der der Gegner die Mehrheit hat
    [houses_by_farmers] { $points ->
        [1] je eigener Hütte so viele Punkte, wie der Gegner Bauern hat
       *[other] je eigener Hütte { $points } × so viele Punkte, wie der Gegner Bauern hat
    }
    [own_farmers] { $points } je eigenem Bauern am Fluss
    [own_buffaloes] { $points } je eigenem Büffel am Fluss
    [own_houses] { $points } je eigener Hütte am Fluss
    [own_features] { $points } je eigenem Bauern, eigenem Büffel und eigener Hütte am Fluss
    [both_farmers] { $points } je Bauer am Fluss, in beiden Reisfarmen
    [both_buffaloes] { $points } je Büffel am Fluss, in beiden Reisfarmen
    [both_houses] { $points } je Hütte am Fluss, in beiden Reisfarmen
   *[both_features] { $points } je Bauer, Büffel oder Hütte am Fluss, in beiden Reisfarmen
}
rice-aid-backs = Am Ende der Trockenzeit: Vergleicht das Symbol in dem abgeschlossenen Reisfeld, in dem es steht. Wer mehr hat, folgt dem Pfeil zur nächsten Karte und bekommt so viele Punkte, wie die beiden Reisfelder mit deren Symbol zusammen davon enthalten.
rice-aid-contracts = Verträge
rice-aid-jasmine = Für den, der nach der Regenzeit vorn liegt: sofort { $points } Punkte, minus { $less } je { $per ->
    [farmer] Bauer
    [buffalo] Büffel
    [house] Hütte
    [feature] Bauer, Büffel und Hütte
    [set] Satz aus Bauer, Büffel und Hütte
   *[plot] vollständiger Parzelle
} in der Reisfarm.
rice-aid-ginger = Für den anderen, der die Trockenzeit beginnt: { $per ->
    [field] { $points } Punkte für jedes darin abgeschlossene Reisfeld
   *[other] { $points } × { $what }, für jedes darin abgeschlossene Reisfeld
}.
rice-aid-ancestors = Eure Vorfahren
rice-aid-others = Alle anderen Vorfahren
rice-deck-title = Deine eigenen Karten für Seasons of Rice
rice-deck-about = Unsere Karten haben wir selbst entworfen. Hast du das gedruckte Spiel, dann schreib seine Karten hier auf und spiel damit: Wähle eine Karte, zeichne ihre Vorderseite und gib an, was ihr Vorfahre bewirkt. Was du aufschreibst, bleibt in diesem Browser; auf Dauer sicher ist es in einer Datei. Partien mit anderen Karten werden nicht gewertet.
rice-deck-mine = Meine Karten
rice-deck-deck-name = Name des Decks
rice-deck-import = Datei öffnen
rice-deck-export = Als Datei sichern
rice-deck-start-over = Mit unseren Karten anfangen
rice-deck-bring-back = Meine Karten zurückholen
rice-deck-play = Mit diesen Karten spielen
rice-deck-show = Zeigen: { $card }
rice-deck-loaded = Geladen ist, was sich davon zeigen lässt; alles andere steht hier wie auf unseren Karten:
rice-deck-cards = Karten
rice-deck-river = Flusskarten
rice-deck-card = Karte { $no }
rice-deck-river-card = Flusskarte: { $symbol }
rice-deck-draw = Drücke zwischen die Parzellen für einen Weg oder eine Gitterlinie und in eine Parzelle für das, was dort steht.
rice-deck-cell = Zeile { $row }, Spalte { $column }: { $sign ->
    [path] Weg
   *[furrow] Gitterlinie
}
rice-deck-plot = { $part ->
    [centre] Ganze Parzelle
    [left] Halbe Parzelle links
    [right] Halbe Parzelle rechts
   *[bottom] Halbe Parzelle unten
}: { $feature ->
    [farmer] Bauer
    [buffalo] Büffel
    [house] Hütte
   *[none] leer
}
rice-deck-ancestor = Der Vorfahre auf der Rückseite
rice-deck-name = Name
rice-deck-counts = Gibt Punkte für
rice-deck-group = { $kind ->
    [field] Wenn ein Reisfeld abgeschlossen wird, je
    [short] Wenn ein Reisfeld abgeschlossen wird, einmal
    [rule] Andere
   *[end] Am Ende, je
}
rice-deck-effect = { $effect ->
    [field] jedes Reisfeld
    [once] einmal
    [size_min] ein Reisfeld ab einer Größe
    [size_exact] ein Reisfeld mit genau einer Größe
    [farmers_min] ein Reisfeld mit genug Bauern
    [all_features] ein Reisfeld mit Bauer, Büffel und Hütte
    [empty_times] ein leeres Reisfeld: seine Größenpunkte mal …
    [many_fields] mehrere Reisfelder mit einer Karte
   *[house_size] Hütten zählen mehr zur Größe
}
rice-deck-when = Wann
rice-deck-points = Punkte
rice-deck-limit = { $kind ->
    [least] Ab dieser Zahl
   *[most] Höchstens (leer: ohne Grenze)
}
rice-deck-conditions = Nur wenn
rice-deck-condition = Bedingung
rice-deck-least = mindestens
rice-deck-most = höchstens
rice-deck-add = Bedingung hinzufügen
rice-deck-take-away = Entfernen
rice-deck-front-or-back = { $side ->
    [front] Vorderseite, gewertet nach der Regenzeit
   *[back] Rückseite: unten die Seite von Spieler 1, oben die von Spieler 2
}
rice-deck-majority = Für die Mehrheit: { $front }.
rice-deck-front = Die Vorderseite wertet
rice-deck-back = Rückseite
rice-deck-symbol = Symbol
rice-deck-half = Halbe Parzelle von Spieler { $seat }, aus dessen Sicht
rice-deck-arrow = Pfeil, wie Spieler 1 ihn sieht
rice-deck-side = { $side ->
    [left] links
   *[right] rechts
}
rice-deck-less = Abzug
rice-deck-per = Abzug für
