guide-end =
    You know the game now
    All that matters has come up once. You can play on without me; or I stay, and speak up when something new happens.
guide-bali-start =
    Welcome to Bali
    You gather cards and goods and build shrines. When this pile of cards is empty, the player with the most points wins.
    This is how a turn goes: buy, play, take, score. I explain each the first time it comes up. What I speak of lights up, and the match waits until you have read it all.
guide-bali-buy =
    Buy a good?
    These are the goods. You may buy one: it costs { -bali-good-cost } stone, less { -bali-good-less } for each farmer of its kind in front of you.
    This is your stone. Early on it is often better to save it, for a shrine costs { -bali-shrine-cost }. If you buy nothing, you simply go on.
guide-bali-play =
    Play from your hand
    You must play one of these: a stonemason or a priest, which cost nothing; { -bali-farmers-one }, { -bali-farmers-two } or { -bali-farmers-three } farmers of one kind, for { -bali-farmers-one-cost }, { -bali-farmers-two-cost } or { -bali-farmers-three-cost } stone; or a shrine, for { -bali-shrine-cost } stone.
    What you play stays here for the whole match. Only these cards count when something is scored: stonemasons bring stone, priests points, farmers goods, shrines points or stone.
    Look at the bottom cards of the rows before you choose: any of them may be scored soon.
guide-bali-discard =
    Nothing can be played
    You hold { -bali-hand-word } shrines and cannot pay for one. So one of them goes back to the box, and you go on by taking a card.
guide-bali-sacrifice =
    A sacrifice
    Another player has built a shrine. So you lay one of your goods face up on the altar.
    At the end a good of the kind that lies here most often is worth { -bali-good-first } points, of the next kind { -bali-good-second }, then { -bali-good-third }, then { -bali-good-last }. What you lay down is gone, so give a kind of which you have plenty.
guide-bali-sacrifice-hidden =
    Your own sacrifice
    It is your shrine, so you lay one of your goods face down: only you know what it is.
    At the end a good of the kind that lies here most often is worth { -bali-good-first } points, of the next kind { -bali-good-second }, then { -bali-good-third }, then { -bali-good-last }. So help the kind of which you own most.
guide-bali-supply =
    One more for the altar
    Now lay one good from the supply on top of the altar, face up. It costs you nothing and makes its kind more valuable: choose one that you own and the others do not.
guide-bali-take =
    Take cards
    Take the bottom card of a row, again and again, until you hold { -bali-hand-word } cards.
    With the last one you choose more than a card: whatever then lies at the bottom of that row is scored at once, for everybody. So take it where you gain most.
guide-bali-oracle =
    The oracle
    The new row had an oracle in it. So you may look at the top { -bali-look-word } cards of the altar (at all, if there are fewer). Then you must keep one of them.
    It costs nothing: you gain a good, and you learn something about the altar.
guide-bali-keep =
    Keep a good
    One of these goods becomes yours; the others go back as they lay. Take a kind that is worth much, or one of which you would rather see less on the altar.
guide-bali-reward =
    Your shrines are scored
    Each of your shrines brings { -bali-shrine-points-each } point or { -bali-shrine-stone-each } stone; you choose once for all of them.
    At the end { -bali-stone-per-point } stone are worth only { -bali-stone-worth } point. So take stone only if you need it, for your next shrine for instance.
guide-bali-claim =
    The kind has run out
    You have earned a good, but none of that kind is left. You may take one of another kind instead, or none.
guide-bali-over =
    The pile is empty
    The match ends at once, and the altar is counted: a good of the kind that lies there most often is worth { -bali-good-first } points, of the next kind { -bali-good-second }, then { -bali-good-third }, then { -bali-good-last }. A kind that does not lie there at all is worth nothing.
    Added to that are the points you have made, { -bali-shrine-points } for each of your shrines and { -bali-stone-worth } for every full { -bali-stone-per-point } stone. Cards in hand are worth nothing.
guide-bali-scores =
    A card is scored
    The last card was taken from this row. So the card now at its bottom is scored, for everybody.
    Each stonemason of yours then brings a stone, each priest a point, each shrine a point or a stone; a farmer brings you one good of the kind, however many such farmers you have. With at least { -bali-majority-word } of that card, and more than anybody else, you get one more.
guide-bali-row =
    A row is refilled
    When a row is empty, it is refilled at once.
    Its { -bali-row-word } cards come from this pile. Once the pile is empty, the match is over.
guide-bali-demon =
    The demon moves
    Nobody may take cards from the demon’s row. Each priest that is played moves it one row to the right, and from the last row back to the first.
guide-cacao-start =
    Welcome to Cacao
    You send workers into the jungle. They harvest cacao fruits and sell them, dig for gold and fetch water. The player with the most gold at the end wins.
    In each turn you lay one worker tile; all else follows from it. I explain each decision the first time it comes up. What I speak of lights up, and the match waits until you have read it all.
guide-cacao-square =
    Where does your tile go?
    These are your worker tiles; the figures at an edge are the workers there. Choose a tile. Another click, or the r key, turns it.
    Then choose a square with a dashed outline. The workers at an edge that faces a jungle tile work on that tile at once.
    If an empty jungle square then touches { -cacao-fill-tiles-word } worker tiles or more, you fill it with one of these. So mind who has workers there!
guide-cacao-overbuild =
    You may overbuild
    The jungle tiles have run out. From now on you may pay a sun token and lay your tile over one of your own: the new workers go to work.
    Workers that are covered no longer count at temples, and a square can be overbuilt only once. A sun token that you keep is worth { -cacao-sun-gold } gold at the end.
guide-cacao-tile =
    Which tile, and how turned?
    Choose one of your tiles and turn it until its workers face what you want. Edges with { -cacao-workers-most-word } workers are strong at good tiles and at temples, but only { -cacao-tiles-strong-word } of your { -cacao-tiles-2-word } tiles have one.
guide-cacao-fill =
    Fill the jungle
    Choose one of these jungle tiles. The other one stays for whoever comes next.
    Lay it here. All workers that face it go to work at once, yours and the others’. So lay good tiles where most of the workers are yours.
guide-cacao-work =
    Harvest and sell
    Your workers at these tiles go to work, edge by edge, in the order you like. At a plantation they harvest; at a market each sells one fruit for its price.
    Harvest first if you want to sell those fruits now. Sell first if your storage is full: it holds { -cacao-storage-word }.
    You may decline anything. But only declining a sale can ever pay off, if a better market is to come. So you are only asked about sales, and all other work is done for you.
guide-cacao-over =
    All tiles are laid
    Now each temple brings { -cacao-temple-first } gold to the player with the most workers beside it and { -cacao-temple-second } to the second; in a tie they share. Each sun token is worth { -cacao-sun-gold } gold, and your water carrier adds the number on its field, or takes it away.
    Fruits that are left over bring no gold; they only break a tie.
guide-cacao-temple =
    A temple
    Workers beside a temple do nothing now. At the end it brings { -cacao-temple-first } gold to the player with the most workers beside it, and { -cacao-temple-second } to the second. How early they came does not matter; and if nobody else comes, a single worker is enough.
guide-cacao-others =
    You work in the others’ turns, too
    When a jungle square is filled, all workers beside it go to work, whoever’s turn it is. That is why you have just gained something; and in your turns the others may.
guide-cacao-fruits =
    Fruits in your storage
    Your storage holds { -cacao-storage-word } fruits; any more are lost. Sell them at a market, for at the end they are worth nothing.
guide-cacao-water =
    Water
    Each worker at a water tile moves your water carrier up one field. It starts at { -cacao-water-first }, and the first step is already worth { -cacao-water-step-1 } gold at the end. So begin early.
guide-cacao-suns =
    Sun tokens
    You have room for { -cacao-suns-word } sun tokens. Each is worth { -cacao-sun-gold } gold at the end; or it lets you overbuild, once the jungle tiles have run out.
guide-rice-start =
    Welcome to Seasons of Rice
    You build a rice farm of { -rice-farm-word } cards. A field with paths all around it is closed and brings points. The player with the most points wins.
    In the wet season both players choose a card at the same time; in the dry season they take turns. I explain each decision the first time it comes up. What I speak of lights up, and the match waits until you have read it all.
guide-rice-ancestor =
    Choose an ancestor
    You hold { -rice-first-hand-word } cards. One becomes your ancestor; with the other you start your farm. Each of these shows you such a pair.
    Read what an ancestor brings, and when: one whenever you close a field, another only in the dry season or at the end. That is what you will aim at.
guide-rice-build =
    Which card do you build?
    Choose a card for your farm. The broad sandy bands are paths, the thin lines of water are furrows. Farmers, buffaloes and houses score once their field is closed.
    Of the other cards one goes into the dry row; the rest goes to your opponent.
guide-rice-build-dry =
    Take from the dry row
    Now you take turns: choose a card of the dry row and build it. Your opponent chooses from what is left, so mind what they could use, too.
guide-rice-at =
    Where does it go?
    Your card must touch a card of your farm along an edge. It may lie upright or lying; “Turn” or the r key turns it.
    A square between diagonal lines is a plot; it is complete once cards cover it whole. Plots joined by furrows are one field.
    A field is closed when no furrow leads out of it any more: paths all around. Point at a place, and you see your card there with all it would do.
guide-rice-closes =
    Here you would close a field
    Laid here, your card closes a field: paths run all around the golden plots. The number is what that scores at once.
guide-rice-spoils =
    Here you would spoil a field
    Laid here, your card spoils a field, shown hatched: one of its paths has the field on both sides. It reaches in instead of running around, and such a field can never be closed.
guide-rice-spoiled =
    A spoiled field
    This field can never be closed: a path reaches into it, with the field on both sides. What stands there brings nothing, and a buffalo there costs { -rice-end-buffalo-costs } point at the end.
guide-rice-at-river =
    Begin at the river
    With the Water Festival you choose the place of your first card, too: it must touch the bank. Closed fields that reach the river count for the river cards.
guide-rice-row =
    A card for the dry row
    Lay a second card into the dry row. In the dry season both of you take cards from there. The rest of your hand goes to your opponent.
guide-rice-river =
    Score another river card
    You have the largest closed field. So you may score one river card whose majority your opponent has, as if it were yours. Choose the one that brings you most, or none.
guide-rice-over =
    The end
    Each closed field brings { -rice-end-field } point more, and each buffalo in an open plot costs { -rice-end-buffalo-costs }. Then come the points of the ancestors that score at the end.
    In a tie, the player with more farmers in the whole farm wins.
guide-rice-field =
    A field is closed
    Paths run all around it, so this field is closed and scores. It never changes again.
    Its size is the number of its plots and houses: size { -rice-column-1 } brings { -rice-size-1 } point, size { -rice-column-2 } brings { -rice-size-2 }, then { -rice-size-3 }, { -rice-size-4 } and, from size { -rice-column-5 } on, { -rice-size-5 }. So a few large fields are worth more than many small ones.
    One farmer in it brings { -rice-farmers-1 } point, { -rice-column-2-word } bring { -rice-farmers-2 }, { -rice-column-3-word } { -rice-farmers-3 }, { -rice-column-4-word } or more { -rice-farmers-4 }; each buffalo brings { -rice-buffalo }. And perhaps your ancestor adds something.
guide-rice-swap =
    Hands are swapped
    Now you hold what your opponent has left over. After { -rice-swaps-word } swaps you both have one card left, and build it.
guide-rice-front =
    The river brings points
    At the end of the wet season each river card goes to the player with more of its symbol in the whole farm; but for its points only closed fields count. Then the cards are turned over.
guide-rice-contracts =
    Jasmine and Ginger
    The player ahead gets Jasmine: { -rice-jasmine } points at once, less { -rice-jasmine-less } for each farmer in their farm. The other gets Ginger, { -rice-ginger } points for each field closed in the dry season, and begins the dry season.
guide-rice-dry =
    The dry season begins
    From now on you take turns with these { -rice-row-word } cards. The player with fewer points begins; in a tie, the one with fewer farmers.
    You will build { -rice-row-each-word } more cards: which of your fields can you still close?
guide-rice-back =
    The river once more
    For each river card, the closed fields with its symbol were compared. The player with more followed the arrow to the next card and scored its symbol in both fields that it lies in.
