analysis-command = Jede Entscheidung einer Partie beurteilen und zeigen, wo sie kippte.
analysis-depth = Wie lange über jede Entscheidung nachgedacht wird: fast (schnell) oder deep (gründlich).
analysis-hindsight = Mit offenen Karten urteilen, nicht nach dem, was die Spieler wissen konnten.
analysis-json = Die Analyse als JSON in diese Datei schreiben.
analysis-html = Die Analyse als Seite für den Browser in diese Datei schreiben.
analysis-working = { $game } wird beurteilt …
analysis-stopping = Abgebrochen; gleich kommt, was bis hierher beurteilt ist.
analysis-written = Geschrieben: { $file }
analysis-title = { $game }: Analyse einer Partie
analysis-won = { $count ->
    [one] { $winners } gewinnt
   *[other] { $winners } teilen sich den Sieg
}
analysis-not-over = Die Partie ist noch nicht zu Ende
analysis-how = { $hindsight ->
    [true] Im Nachhinein beurteilt: mit offenen Karten.
   *[false] Beurteilt nach dem, was jeder in dem Moment wissen konnte.
} { $depth ->
    [deep] Gründliche Analyse.
   *[fast] Schnelle Analyse.
}
analysis-partly = Vorzeitig abgebrochen: Nur die { $count ->
    [one] erste Entscheidung ist
   *[other] ersten { $count } Entscheidungen sind
} beurteilt.
analysis-score = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
analysis-accuracy = Genauigkeit
analysis-percent = { $value } %
analysis-margin = { $sign }{ NUMBER($points, minimumFractionDigits: 1) } P.
analysis-verdict = { $verdict ->
    [best] bester Zug
    [good] gut
    [inaccuracy] ungenau
    [mistake] Fehler
   *[blunder] grober Fehler
}
analysis-count = { $verdict ->
    [best] beste
    [good] gut
    [inaccuracy] ungenau
    [mistake] Fehler
   *[blunder] { $count ->
        [one] grober Fehler
       *[other] grobe Fehler
    }
}
analysis-chances = Gewinnchancen
analysis-graph = Die Gewinnchancen im Verlauf der Partie, mit je einer Linie für: { $players }.
analysis-tick = Entscheidung { $number }
analysis-turns = Wendepunkte
analysis-turn = { $player } von { $before } auf { $after }
analysis-no-turns = Keine einzelne Entscheidung hat eine Gewinnchance um { $swing } oder mehr verändert.
analysis-decisions = Entscheidungen
analysis-show-some = worauf es ankam ({ $count })
analysis-show-all = alle ({ $count })
analysis-number = Nr.
analysis-player = Spieler
analysis-played = gespielt
analysis-judged = Urteil
analysis-chance = Chance
analysis-instead = andere Möglichkeiten, mit Gewinnchance und Vorsprung am Ende
analysis-better = besser
analysis-none-poor = Nichts Ungenaues, keine Fehler.
analysis-poor = Ungenaues und Fehler
analysis-explained = Wie hier geurteilt wird
analysis-explanation = Bei jeder Entscheidung spielt ein Suchverfahren die Partie viele Male zu Ende und findet so die beste Möglichkeit. Ein zweiter Durchgang vergleicht diese mit der gespielten. Was dabei an Gewinnchance verloren geht, ergibt das Urteil; was auch Zufall der Suche sein kann, gilt nie als schlechter als gut. Entscheidungen mit nur einer Möglichkeit werden nicht beurteilt.
analysis-meaning = { $verdict ->
    [best] der erste Vorschlag der Suche, oder weniger als 1 % schlechter
    [good] weniger als 5 % verloren, oder im Zufallsbereich der Suche
    [inaccuracy] 5 % oder mehr verloren
    [mistake] 10 % oder mehr verloren
   *[blunder] 20 % oder mehr verloren
}
analysis-accuracy-explained = Die Genauigkeit ist 100, wenn nichts verloren geht, und halbiert sich mit je 7 % Verlust im Schnitt aller Entscheidungen.
mistake-unknown-depth = Eine Tiefe „{ $depth }“ gibt es nicht; es gibt: { $depths }.
mistake-nothing-to-analyse = Hier gibt es nichts zu beurteilen: Noch niemand hatte in dieser Partie eine Wahl.
mistake-hindsight-too-early = Im Nachhinein urteilen kann man erst am Ende: Die Partie läuft noch.
