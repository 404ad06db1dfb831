"""Set-up and the two seasons, in the rulebook's order."""

from subak.core.compiling import rule
from subak.core.randomness import shuffle
from subak.games.rice.actions import BUILD_CARD, CHOOSE_ANCESTOR, PASS, PLACE_AT, SCORE_RIVER, START_AT, TO_ROW
from subak.games.rice.components import CARDS, FARM_SIZE, FARMER, FIRST_HAND, NONE, RIVER_CARDS, WET_TURNS
from subak.games.rice.deck import OWN, ancestor_numbers, contract_numbers, face_number, river_numbers
from subak.games.rice.fields import build
from subak.games.rice.places import legal_places, place
from subak.games.rice.river import asks_for_river_card, can_score_besides, front_points, score_backs
from subak.games.rice.scoring import jasmine_points
from subak.games.rice.state import ANCESTOR, AT, BUILD, DRY, MOST_PLOTS, OVER, RIVER_CHOICE, ROW, SEATS, SETUP, SIDE, WET

OWN_FACES = tuple(face_number(face) for face in OWN["faces"])
OWN_ANCESTORS = tuple(number for ancestor in OWN["ancestors"] for number in ancestor_numbers(ancestor))
OWN_RIVER = tuple(number for card in OWN["river"] for number in river_numbers(card))
OWN_CONTRACTS = contract_numbers(OWN["contracts"])
ANCESTOR_NUMBERS = len(OWN_ANCESTORS) // CARDS
RIVER_NUMBERS = len(OWN_RIVER) // RIVER_CARDS


@rule
def deal(state):
    """All that chance decides, and our own deck where the state has no foreign one."""
    if state.deck == 0:
        for card in range(CARDS):
            state.faces[card] = OWN_FACES[card]
            for number in range(ANCESTOR_NUMBERS):
                state.ancestors[card, number] = OWN_ANCESTORS[ANCESTOR_NUMBERS * card + number]
        for card in range(RIVER_CARDS):
            for number in range(RIVER_NUMBERS):
                state.river_cards[card, number] = OWN_RIVER[RIVER_NUMBERS * card + number]
        for number in range(len(OWN_CONTRACTS)):
            state.contract_cards[number] = OWN_CONTRACTS[number]
    for card in range(CARDS):
        state.cards[card] = card
    shuffle(state.cards, 0, CARDS, state.rng)
    for card in range(RIVER_CARDS):
        state.river[card] = card
    shuffle(state.river, 0, RIVER_CARDS, state.rng)


@rule
def lay_out(state):
    """The table before the first decision, from the deck and the cards dealt."""
    state.turn = 0
    state.reveals = 0
    state.season = SETUP
    state.dry_row = 0
    state.ginger = NONE
    state.river_scored = 0
    for seat in range(SEATS):
        state.points[seat] = 0
        state.ancestor[seat] = NONE
        state.hand[seat] = 0
        for place_in_hand in range(FIRST_HAND):
            state.hand[seat] |= 1 << int(state.cards[FIRST_HAND * seat + place_in_hand])
        for line in range(SIDE):
            state.covered[seat, line] = 0
            state.path[seat, line] = 0
            state.closed[seat, line] = 0
        state.farm_size[seat] = 0
        for number in range(FARM_SIZE):
            state.card[seat, number] = NONE
            state.x[seat, number] = 0
            state.y[seat, number] = 0
            state.lying[seat, number] = 0
        for feature in range(3):
            state.features[seat, feature] = 0
            state.closed_features[seat, feature] = 0
            state.river_features[seat, feature] = 0
        state.plots[seat] = 0
        state.closed_plots[seat] = 0
        state.fields[seat] = 0
        state.largest[seat] = 0
        forget_choice(state, seat)
    if not state.festival:
        for card in range(RIVER_CARDS):
            state.river[card] = NONE
    for plot in range(MOST_PLOTS):
        state.field_x[plot] = 0
        state.field_y[plot] = 0
    begin_choice(state, 0)


@rule
def forget_choice(state, seat):
    state.build[seat] = NONE
    state.at_x[seat] = 0
    state.at_y[seat] = 0
    state.at_lying[seat] = 0
    state.to_row[seat] = NONE


@rule
def begin_choice(state, seat):
    state.phase = ANCESTOR if state.season == SETUP else BUILD
    state.active = seat
    state.actor = seat


@rule
def list_cards(cards, first_action, out):
    """A decision for each card of a set."""
    n = 0
    for card in range(CARDS):
        if (cards >> card) & 1:
            out[n] = first_action + card
            n += 1
    return n


@rule
def legal(state, out):
    """Writes the legal actions in ascending order and returns how many there are."""
    phase = state.phase
    seat = int(state.actor)
    n = 0
    if phase == ANCESTOR:
        n = list_cards(int(state.hand[seat]), CHOOSE_ANCESTOR, out)
    elif phase == BUILD:
        n = list_cards(int(state.dry_row if state.season == DRY else state.hand[seat]), BUILD_CARD, out)
    elif phase == ROW:
        n = list_cards(int(state.hand[seat]) & ~(1 << int(state.build[seat])), TO_ROW, out)
    elif phase == AT:
        if state.season == SETUP:
            for action in range(START_AT, PLACE_AT):
                out[n] = action
                n += 1
        else:
            n = legal_places(state, seat, out)
    elif phase == RIVER_CHOICE:
        for card in range(RIVER_CARDS):
            if can_score_besides(state, seat, card):
                out[n] = SCORE_RIVER + card
                n += 1
        out[n] = PASS
        n += 1
    return n


@rule
def apply(state, action):
    """Carries out a legal action and all that follows without a decision."""
    if choose(state, action):
        go_on(state)


@rule
def choose(state, action):
    """Notes what the actor decides; returns whether its choice is complete."""
    phase = state.phase
    seat = int(state.actor)
    chosen = False
    if phase == ANCESTOR:
        choose_ancestor(state, seat, action - CHOOSE_ANCESTOR)
        chosen = not state.festival
        state.phase = AT
    elif phase == BUILD:
        state.build[seat] = action - BUILD_CARD
        state.phase = AT
    elif phase == AT:
        x, y, lying = place(state, seat, action)
        state.at_x[seat] = x
        state.at_y[seat] = y
        state.at_lying[seat] = lying
        chosen = state.season != WET or state.turn == WET_TURNS
        state.phase = ROW
    elif phase == ROW:
        state.to_row[seat] = action - TO_ROW
        chosen = True
    elif action != PASS:
        state.points[seat] += front_points(state, seat, int(state.river[action - SCORE_RIVER]))
    return chosen or phase == RIVER_CHOICE


@rule
def go_on(state):
    """The next seat's choice, or what follows when all have chosen; called from one place, so that CUDA threads run it together."""
    seat = int(state.actor)
    if state.phase != RIVER_CHOICE:
        if state.season != DRY and seat == 0:
            begin_choice(state, 1)
            return
        for builder in range(seat if state.season == DRY else 0, seat + 1):
            build(
                state,
                builder,
                int(state.build[builder]),
                int(state.at_x[builder]),
                int(state.at_y[builder]),
                int(state.at_lying[builder]),
            )
    if state.season == SETUP:
        begin_wet_season(state)
    elif state.season == WET:
        if state.phase != RIVER_CHOICE:
            end_wet_turn(state)
        if state.turn > WET_TURNS:
            end_wet_season(state)
    else:
        end_dry_turn(state)


@rule
def choose_ancestor(state, seat, card):
    """Set-up: one card is the ancestor, the other starts the farm, upright at (0, 0) unless there is a river."""
    state.ancestor[seat] = card
    other = int(state.hand[seat]) & ~(1 << card)
    for number in range(CARDS):
        if (other >> number) & 1:
            state.build[seat] = number


@rule
def begin_wet_season(state):
    """The other cards are dealt, alternately."""
    for seat in range(SEATS):
        state.hand[seat] = 0
        forget_choice(state, seat)
    for number in range(FIRST_HAND * SEATS, CARDS):
        state.hand[number & 1] |= 1 << int(state.cards[number])
    state.season = WET
    state.turn = 1
    state.reveals += 1
    begin_choice(state, 0)


@rule
def end_wet_turn(state):
    """Both choices lie open; the hands are swapped."""
    for seat in range(SEATS):
        used = 1 << int(state.build[seat])
        if state.turn < WET_TURNS:
            state.dry_row |= 1 << int(state.to_row[seat])
            used |= 1 << int(state.to_row[seat])
        state.hand[seat] &= ~used
        forget_choice(state, seat)
    first_hand = state.hand[0]
    state.hand[0] = state.hand[1]
    state.hand[1] = first_hand
    state.turn += 1
    state.reveals += 1
    begin_choice(state, 0)


@rule
def end_wet_season(state):
    """The river is scored, contracts are given, and who begins the dry season is settled before Jasmine is paid."""
    state.phase = RIVER_CHOICE
    if state.festival and asks_for_river_card(state):
        return
    beginner = 1
    if state.points[0] != state.points[1]:
        beginner = 0 if state.points[0] < state.points[1] else 1
    elif state.features[0, FARMER] < state.features[1, FARMER]:
        beginner = 0
    if state.contracts:
        state.ginger = beginner
        state.points[1 - beginner] += jasmine_points(state, 1 - beginner)
    state.season = DRY
    begin_choice(state, beginner)


@rule
def end_dry_turn(state):
    seat = int(state.active)
    state.dry_row &= ~(1 << int(state.build[seat]))
    forget_choice(state, seat)
    state.turn += 1
    if state.dry_row != 0:
        begin_choice(state, 1 - seat)
        return
    if state.festival:
        score_backs(state)
    state.phase = OVER
    state.actor = NONE
