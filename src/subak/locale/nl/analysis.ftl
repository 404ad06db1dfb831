analysis-command = Beoordeel elke beslissing van een partij en laat zien waar die kantelde.
analysis-depth = Hoe lang over elke beslissing wordt nagedacht: fast (snel) of deep (grondig).
analysis-hindsight = Oordeel met open kaarten, niet naar wat de spelers konden weten.
analysis-json = Schrijf de analyse als JSON in dit bestand.
analysis-html = Schrijf de analyse als pagina voor de browser in dit bestand.
analysis-working = { $game } wordt beoordeeld …
analysis-stopping = Afgebroken; wat tot nu toe is beoordeeld, volgt meteen.
analysis-written = Geschreven: { $file }
analysis-title = { $game }: analyse van een partij
analysis-won = { $count ->
    [one] { $winners } wint
   *[other] { $winners } delen de overwinning
}
analysis-not-over = De partij is nog niet afgelopen
analysis-how = { $hindsight ->
    [true] Achteraf beoordeeld: met open kaarten.
   *[false] Beoordeeld naar wat elke speler op dat moment kon weten.
} { $depth ->
    [deep] Grondige analyse.
   *[fast] Snelle analyse.
}
analysis-partly = Voortijdig gestopt: alleen de eerste { $count ->
    [one] beslissing is
   *[other] { $count } beslissingen zijn
} beoordeeld.
analysis-score = { $count ->
    [one] 1 punt
   *[other] { $count } punten
}
analysis-accuracy = nauwkeurigheid
analysis-percent = { $value }%
analysis-margin = { $sign }{ NUMBER($points, minimumFractionDigits: 1) } pt.
analysis-verdict = { $verdict ->
    [best] beste zet
    [good] goed
    [inaccuracy] onnauwkeurig
    [mistake] fout
   *[blunder] blunder
}
analysis-count = { $verdict ->
    [best] beste
    [good] goed
    [inaccuracy] onnauwkeurig
    [mistake] { $count ->
        [one] fout
       *[other] fouten
    }
   *[blunder] { $count ->
        [one] blunder
       *[other] blunders
    }
}
analysis-chances = Winstkansen
analysis-graph = De winstkansen in de loop van de partij, met een lijn voor: { $players }.
analysis-tick = beslissing { $number }
analysis-turns = Keerpunten
analysis-turn = { $player } van { $before } naar { $after }
analysis-no-turns = Geen enkele beslissing heeft iemands winstkans met { $swing } of meer veranderd.
analysis-decisions = Beslissingen
analysis-show-some = waar het op aankwam ({ $count })
analysis-show-all = alle ({ $count })
analysis-number = nr.
analysis-player = speler
analysis-played = gespeeld
analysis-judged = oordeel
analysis-chance = kans
analysis-instead = andere mogelijkheden, met winstkans en voorsprong aan het einde
analysis-better = beter
analysis-none-poor = Niets onnauwkeurigs, geen fouten of blunders.
analysis-poor = Onnauwkeurigheden en erger
analysis-explained = Hoe hier wordt geoordeeld
analysis-explanation = Bij elke beslissing speelt een zoekalgoritme de partij vele malen uit en vindt zo de beste mogelijkheid. In een tweede ronde vergelijkt het die met wat er gespeeld is. Wat daarbij aan winstkans verloren gaat, bepaalt het oordeel; wat ook toeval van het zoeken kan zijn, geldt nooit als slechter dan goed. Beslissingen met maar één mogelijkheid worden niet beoordeeld.
analysis-meaning = { $verdict ->
    [best] de eerste keus van het zoekalgoritme, of minder dan 1% slechter
    [good] minder dan 5% verloren, of binnen de ruis van het zoeken
    [inaccuracy] 5% of meer verloren
    [mistake] 10% of meer verloren
   *[blunder] 20% of meer verloren
}
analysis-accuracy-explained = De nauwkeurigheid is 100 als er niets verloren gaat, en halveert met elke 7% verlies, gemiddeld per beslissing.
mistake-unknown-depth = Er is geen diepte “{ $depth }”; er zijn: { $depths }.
mistake-nothing-to-analyse = Er valt niets te beoordelen: nog niemand had in deze partij een keus.
mistake-hindsight-too-early = Achteraf oordelen kan pas aan het einde: de partij loopt nog.
