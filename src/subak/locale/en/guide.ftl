guide-bali-start =
    Welcome to Bali
    You gather cards and goods and build shrines. When the pile is empty, whoever has the most points wins: from priests, shrines, stone, and goods that the altar has made precious.
    Each turn has four steps: buy, play, take, score. I explain each decision the first time it comes up.
guide-bali-buy =
    Buy a good?
    You may buy one good from the supply. It costs 5 stone, less 1 for each farmer of its kind in front of you.
    Early on, stone is often better saved: a shrine costs 7. If you cannot pay, you just pass.
guide-bali-play =
    Play from your hand
    You must lay one of these in front of you: a stonemason or a priest, free of charge; 1, 2 or 3 farmers of one kind, for 0, 1 or 2 stone; or a shrine for 7 stone.
    Only what lies in front of you counts when a card is scored: masons bring stone, priests points, farmers goods, shrines points or stone.
    Look at the bottom cards of the rows: what could be scored soon?
guide-bali-discard =
    Nothing can be played
    You hold three shrines and cannot pay for one. So one of them goes back to the box, and you go on by taking a card.
guide-bali-sacrifice =
    A sacrifice
    Somebody has built a shrine. Lay one of your goods open on the altar.
    The kind that lies there most often is worth 3 points a good at the end, the next 2, then 1, then 0. But the good you lay is gone: give of a kind you have plenty of.
guide-bali-sacrifice-hidden =
    Your own sacrifice
    It is your shrine, so you lay your good face down: only you know its kind. Help the kind that you own most of.
guide-bali-supply =
    One more for the altar
    Now lay a good from the supply on top, open, of any kind that is left. It costs you nothing and makes a kind more valuable: choose one that you own and the others do not.
guide-bali-take =
    Take cards
    Take bottom cards from the rows until you hold three again.
    With the last card you choose more than a card: what then lies at the bottom of that row is scored at once, for everybody. Take where you gain most and the others least.
guide-bali-oracle =
    The oracle
    The new row had an oracle. You may look at the top four cards of the altar (all, if there are fewer). Then you must keep one of them.
    It costs nothing: you gain a good and learn something about the altar.
guide-bali-keep =
    Keep a good
    One of these goods becomes yours; the rest go back in the same order. Take a kind that is worth much, or one of a kind that you would rather see less of on the altar.
guide-bali-reward =
    Shrines are scored
    Each of your shrines brings 1 point or 1 stone; you choose once for all of them.
    At the end 5 stone make only 1 point, so take stone only if you need it: for the next shrine, for instance.
guide-bali-claim =
    The kind has run out
    You have earned a good, but the supply has none of that kind left. You may take one of any other kind instead, or pass.
    Look at the altar first: a kind that lies there often is worth most at the end.
guide-bali-over =
    The pile is empty
    The match ends at once. The altar is counted: each good of the kind that lies there most is worth 3 points, the next 2, then 1, then 0; a kind that is not there at all is worth nothing.
    Add your points so far, 4 for each shrine and 1 for every full 5 stone. Cards in hand count nothing.
guide-bali-scores =
    A card was scored
    After the last card taken, the bottom card of that row is scored for everybody: masons give stone, priests points, shrines points or stone, and a farmer brings each player who has such a farmer one good of the kind.
    Whoever alone has the most of that card, and at least two, gets one more.
guide-bali-row =
    A row was laid anew
    An emptied row is filled again from the pile at once. The pile shrinks with each new row, and when it is empty, the match is over.
guide-bali-demon =
    The demon moves
    Nobody may take from the demon's row. Each priest that is played moves it one row to the right, from the last row to the first.
guide-cacao-start =
    Welcome to Cacao
    You send workers into the jungle. They harvest fruits and sell them, dig for gold and fetch water. Most gold at the end wins.
    Each turn you place one worker tile; the rest follows from it. I explain each decision the first time it comes up.
guide-cacao-square =
    Where does your tile go?
    Choose an outlined square next to a jungle tile. The workers on the side that faces a jungle tile work there at once: first choose a tile in your hand and turn it (x) as you want it.
    If an empty jungle square then has two or more worker tiles beside it, you fill it. Think of who has workers there!
guide-cacao-overbuild =
    You may overbuild
    The jungle tiles have run out. Instead of placing as usual you may pay a sun token and lay a tile on one of your own: its workers go to work.
    Covered workers no longer count at temples, and a square can be overbuilt only once. A sun token that you keep is worth 1 gold at the end.
guide-cacao-tile =
    Which tile, and how turned?
    Choose a tile from your hand and turn it until most workers face what you want. The x key turns it.
    The three-worker sides are strong at good tiles and at temples: you have only two such tiles.
guide-cacao-fill =
    Fill the jungle
    The square beside your new tile must be filled from the display. All workers facing it go to work at once, yours and those of the others.
    Put good tiles where most of your workers face them.
guide-cacao-work =
    Harvest and sell
    You choose the order of your edges. Each worker at a plantation harvests its fruits, each worker at a market sells one fruit at its price.
    Harvest first if you want to sell those fruits now; sell first if your storage, with room for 5, is full. You may also keep fruits for a better market.
guide-cacao-over =
    All tiles are laid
    Now each temple pays 6 gold for the most workers facing it and 3 for the second most; those who are tied share. Each sun token is worth 1 gold, and the water carrier adds the value of its space, or takes it away.
    Fruits left over bring no gold; they only break a tie.
guide-cacao-temple =
    A temple
    Workers do nothing here now. At the end the most workers facing it get 6 gold, the second most 3. One worker alone is enough for 6, if nobody else comes.
guide-cacao-others =
    Others work too
    When a jungle square is filled, all workers facing it go to work, whoever's turn it is. That is why you may earn something in the turns of others, and they in yours.
guide-cacao-fruits =
    Fruits in store
    Your storage has room for 5 fruits; more are lost. Sell them at a market: they are worth nothing at the end.
guide-cacao-water =
    Water
    The water carrier moves up one space per worker. It starts at −10, and the first step is already worth 6 gold at the end, so begin soon.
guide-cacao-suns =
    Sun tokens
    You have room for three. Each is worth 1 gold at the end, or lets you overbuild once the jungle tiles have run out.
guide-rice-start =
    Welcome to Seasons of Rice
    You build a farm of eight cards. When paths run all the way round a field, it is closed and brings points. Most points win.
    In the wet season you both choose at once and swap hands; in the dry season you take turns. I explain each decision the first time it comes up.
guide-rice-ancestor =
    Choose an ancestor
    One of your two cards becomes your ancestor, the other starts your farm.
    Read what each ancestor gives, and when: some act whenever you close a field, some only in the dry season, some only at the end. It says what to strive for in this match.
guide-rice-build =
    Which card do you build?
    Choose a card to add to your farm. Look at its paths (broad light lines) and what stands on it: farmers, buffaloes and houses count in a closed field.
    What you neither build nor lay aside, your opponent gets.
guide-rice-build-dry =
    Take from the dry row
    Now you take turns: choose a card of the dry row and build it. Your opponent chooses from the rest, so see what they would like, too.
guide-rice-at =
    Where does it go?
    The card must touch a card of your farm along a side, upright or lying; the x key changes that. Point at a place to see it: plots of a field that it would close turn yellow.
    A field is closed when every furrow of its plots leads to another complete plot of it. A path inside it, with the field on both sides, spoils it for good.
guide-rice-at-river =
    Begin at the river
    At the Water Festival you choose the place of your first card: it must touch the bank. Closed fields that reach the river count for the river cards.
guide-rice-row =
    A card for the dry row
    Lay a second card aside. In the dry season you both choose from this row, and whoever has fewer points begins. The rest of your hand goes to your opponent.
guide-rice-river =
    Score another river card
    You have the largest closed field. So you may score one river card whose majority your opponent has, as if it were yours. Choose the one that brings most, or none.
guide-rice-over =
    The end
    Each closed field brings 1 more point; each buffalo in an open plot costs 1. Then ancestors that score at the end bring their points.
    In a tie, more farmers in the whole farm win.
guide-rice-field =
    A field is closed
    Its size is its plots plus its houses: 1, 2, 3, 4, 5 or more bring 1, 2, 4, 7, 10 points. Farmers in it: 1, 2, 3, 4 or more bring 1, 3, 5, 8. Each buffalo brings 2, and your ancestor may add to it.
    A closed field never changes again.
guide-rice-swap =
    Hands are swapped
    Now you hold what your opponent left over. After the third swap you have one card, and both of you build it.
guide-rice-front =
    The river brings points
    At the end of the wet season each river card goes to whoever has more of its symbol in the whole farm; for the points only closed fields count. Then the cards are turned over.
guide-rice-contracts =
    Jasmine and Ginger
    Whoever is ahead gets Jasmine: 10 points at once, less 1 for each farmer in their farm. The other gets Ginger: 2 points for each field closed in the dry season, and begins it.
guide-rice-dry =
    The dry season begins
    From now on you take turns with the six cards of the dry row. Whoever has fewer points begins; in a tie, whoever has fewer farmers.
    Three more cards each: which fields can you still close?
guide-rice-back =
    The river once more
    For each river card the two closed fields with its symbol were compared. Whoever had more followed the arrow to the next card and scored that card's symbol in the two fields that hold it.
