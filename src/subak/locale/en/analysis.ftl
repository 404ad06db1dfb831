analysis-command = Judge every decision of a match, and show where it turned.
analysis-depth = How long to think about each decision: fast or deep.
analysis-hindsight = Judge with all cards open, not by what the players could know.
analysis-json = Write the analysis as JSON into this file.
analysis-html = Write the analysis as a page for the browser into this file.
analysis-working = Judging { $game } …
analysis-stopping = Stopping; what is judged so far is shown in a moment.
analysis-written = Written: { $file }
analysis-title = { $game }: analysis of a match
analysis-won = { $count ->
    [one] { $winners } wins
   *[other] { $winners } share the victory
}
analysis-not-over = The match is not over
analysis-how = { $hindsight ->
    [true] Judged with hindsight: all cards open.
   *[false] Judged by what each player could know then.
} { $depth ->
    [deep] Deep analysis.
   *[fast] Fast analysis.
}
analysis-partly = Stopped early: only the first { $count ->
    [one] decision is
   *[other] { $count } decisions are
} judged.
analysis-score = { $count ->
    [one] 1 point
   *[other] { $count } points
}
analysis-accuracy = accuracy
analysis-percent = { $value }%
analysis-margin = { $sign }{ NUMBER($points, minimumFractionDigits: 1) } pts
analysis-verdict = { $verdict ->
    [best] best move
    [good] good
    [inaccuracy] inaccuracy
    [mistake] mistake
   *[blunder] blunder
}
analysis-count = { $verdict ->
    [best] best
    [good] good
    [inaccuracy] { $count ->
        [one] inaccuracy
       *[other] inaccuracies
    }
    [mistake] { $count ->
        [one] mistake
       *[other] mistakes
    }
   *[blunder] { $count ->
        [one] blunder
       *[other] blunders
    }
}
analysis-chances = Chance to win
analysis-graph = The chance to win over time, with a line for each of: { $players }.
analysis-tick = decision { $number }
analysis-turns = Turning points
analysis-turn = { $player } from { $before } to { $after }
analysis-no-turns = No single decision changed anybody’s chance by { $swing } or more.
analysis-decisions = Decisions
analysis-show-some = what mattered ({ $count })
analysis-show-all = all ({ $count })
analysis-number = no.
analysis-player = player
analysis-played = played
analysis-judged = verdict
analysis-chance = chance
analysis-instead = other choices, with chance and lead at the end
analysis-better = better
analysis-none-poor = No inaccuracies, mistakes or blunders.
analysis-poor = Inaccuracies and worse
analysis-explained = How this was judged
analysis-explanation = At each decision a search plays the match to its end many times and finds the best choice. A second search compares that choice with the one that was played. What is lost in chance to win gives the verdict; what could be chance in the search never counts as worse than good. Decisions with only one possible answer are left out.
analysis-meaning = { $verdict ->
    [best] the first choice of the search, or less than 1% worse
    [good] less than 5% lost, or within the noise of the search
    [inaccuracy] 5% or more lost
    [mistake] 10% or more lost
   *[blunder] 20% or more lost
}
analysis-accuracy-explained = Accuracy is 100 if nothing is lost, and halves with every 7% lost per decision on average.
mistake-unknown-depth = There is no depth “{ $depth }”; there are: { $depths }.
mistake-nothing-to-analyse = There is nothing to judge: nobody has had a choice in this match yet.
mistake-hindsight-too-early = You can judge with hindsight only at the end: the match is still running.
