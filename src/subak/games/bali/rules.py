"""Set-up and the turn, phase by phase in the rulebook's order."""

from subak.core.compiling import rule
from subak.core.randomness import shuffle
from subak.core.seats import clockwise
from subak.games.bali.actions import (
    BUY_GOOD,
    CLAIM_GOOD,
    DISCARD_SHRINE,
    KEEP_GOOD,
    ORACLE_LOOK,
    PASS,
    PLAY_FARMERS,
    PLAY_MASON,
    PLAY_PRIEST,
    PLAY_SHRINE,
    SACRIFICE_GOOD,
    SCORE_POINTS,
    SCORE_STONE,
    SUPPLY_GOOD,
    TAKE_ROW,
)
from subak.games.bali.altar import (
    NOBODY,
    add_event,
    face_down,
    good_at,
    good_kind,
    is_kept,
    kept,
    lay_on_altar,
    look_depth,
    remove_from_altar,
    top_of_altar,
)
from subak.games.bali.components import (
    ALTAR_SIZE,
    DECK,
    DECK_SIZE,
    EMPTY,
    FIRST_STONE,
    GOOD_COST,
    GOODS_OF_A_KIND,
    HAND_SIZE,
    KINDS,
    LAID_OUT,
    MASON,
    MOST_PLAYERS,
    ORACLE,
    ORACLES,
    PLAYABLE,
    PRIEST,
    ROW_LENGTH,
    ROWS,
    SHRINE,
    SHRINE_COST,
)
from subak.games.bali.state import (
    BUY,
    CLAIM,
    KEEP,
    MOST_SECRETS,
    ORACLE_ASKED,
    OVER,
    PLAY,
    REWARD,
    SACRIFICE,
    SUPPLY,
    TAKE,
)


@rule
def deal(state):
    """All that chance decides."""
    for kind in range(KINDS):
        state.sets[kind] = kind
        state.altar[kind] = face_down(kind)
    shuffle(state.sets, 0, KINDS, state.rng)
    for seat in range(state.players, MOST_PLAYERS):
        state.sets[seat] = EMPTY
    place = 0
    for card in range(ORACLE + 1):
        for _ in range(DECK[card]):
            state.pile[place] = card
            place += 1
    shuffle(state.pile, 0, DECK_SIZE, state.rng)
    if state.oracle:
        shuffle(state.pile, LAID_OUT, DECK_SIZE + ORACLES, state.rng)
        shuffle(state.altar, 0, KINDS, state.rng)


@rule
def lay_out(state):
    """The table before the first turn, from the sets, pile and altar dealt."""
    state.turn = 0
    state.reveals = 0
    state.active = 0
    state.asked = 0
    state.to_take = 0
    state.taken_from = EMPTY
    state.scored = EMPTY
    state.demon_row = 0 if state.demon else EMPTY
    state.looks = 0
    state.event_count = 0
    for secret in range(MOST_SECRETS):
        for kind in range(KINDS):
            state.least[secret, kind] = 0
    for look in range(ORACLES):
        state.seen[look] = 0

    for seat in range(MOST_PLAYERS):
        playing = seat < state.players
        state.stone[seat] = FIRST_STONE + seat if playing else 0
        state.points[seat] = 0
        state.proved[seat] = 0
        for card in range(PLAYABLE):
            state.display[seat, card] = 1 if playing and card == MASON else 0
            state.hand[seat, card] = 1 if playing and card < KINDS and card != state.sets[seat] else 0
        state.last_secret[seat] = EMPTY
        for kind in range(KINDS):
            state.goods[seat, kind] = 1 if playing else 0
            state.public[seat, kind] = state.goods[seat, kind]
    for kind in range(KINDS):
        state.supply[kind] = GOODS_OF_A_KIND - state.players - state.oracle

    state.altar_size = 0
    for event in range(ALTAR_SIZE + ORACLES):
        state.events[event] = 0
    for place in range(ALTAR_SIZE):
        if state.oracle and place < KINDS:
            lay_on_altar(state, int(state.altar[place]), NOBODY)
        else:
            state.altar[place] = EMPTY

    for place in range(pile_size(state), DECK_SIZE + ORACLES):
        state.pile[place] = EMPTY
    state.drawn = 0
    for row in range(ROWS):
        state.row_size[row] = ROW_LENGTH
        for place in range(ROW_LENGTH):
            state.rows[row, place] = state.pile[state.drawn]
            state.drawn += 1
    begin_turn(state)


@rule
def pile_size(state):
    """How many cards there were to draw."""
    return DECK_SIZE + ORACLES * int(state.oracle)


@rule
def begin_turn(state):
    state.actor = state.active
    state.phase = BUY


@rule
def legal(state, out):
    """Writes the legal actions in ascending order and returns how many there are."""
    phase = state.phase
    seat = state.actor
    n = 0
    if phase == BUY:
        out[0] = PASS
        n = 1
        for kind in range(KINDS):
            if state.supply[kind] > 0 and state.stone[seat] >= good_cost(state, seat, kind):
                out[n] = BUY_GOOD + kind
                n += 1
    elif phase == PLAY:
        n = legal_plays(state, seat, out)
    elif phase == SACRIFICE:
        for kind in range(KINDS):
            if state.goods[seat, kind] > 0:
                out[n] = SACRIFICE_GOOD + kind
                n += 1
    elif phase == SUPPLY:
        n = legal_from_supply(state, SUPPLY_GOOD, 0, out)
    elif phase == TAKE:
        for row in range(ROWS):
            if row != state.demon_row:
                out[n] = TAKE_ROW + row
                n += 1
    elif phase == ORACLE_ASKED:
        out[0] = PASS
        out[1] = ORACLE_LOOK
        n = 2
    elif phase == KEEP:
        for place in range(look_depth(state)):
            out[n] = KEEP_GOOD + KINDS * place + good_kind(good_at(state, place))
            n += 1
    elif phase == REWARD:
        out[0] = SCORE_POINTS
        out[1] = SCORE_STONE
        n = 2
    elif phase == CLAIM:
        n = legal_claims(state, out)
    return n


@rule
def legal_claims(state, out):
    """Another good that one is offered may be declined; version 1 of the rules made it a must to take it."""
    n = 0
    if state.rules > 1:
        out[0] = PASS
        n = 1
    return legal_from_supply(state, CLAIM_GOOD, n, out)


@rule
def legal_from_supply(state, first, n, out):
    for kind in range(KINDS):
        if state.supply[kind] > 0:
            out[n] = first + kind
            n += 1
    return n


@rule
def apply(state, action):
    """Carries out a legal action and all that follows without a decision."""
    phase = state.phase
    if phase == BUY:
        buy(state, action)
    elif phase == PLAY:
        play(state, action)
    elif phase == SACRIFICE:
        sacrifice(state, action - SACRIFICE_GOOD)
    elif phase == SUPPLY:
        supply(state, action - SUPPLY_GOOD)
    elif phase == TAKE:
        take(state, action - TAKE_ROW)
    elif phase == ORACLE_ASKED:
        ask_oracle(state, action)
    elif phase == KEEP:
        keep(state, (action - KEEP_GOOD) // KINDS)
    elif phase == REWARD:
        reward(state, action)
    elif phase == CLAIM:
        claim(state, action)
    go_on(state, phase)


@rule
def go_on(state, phase):
    """What follows without a decision; called from one place, so that CUDA threads in different phases run it together."""
    if state.phase == SACRIFICE:
        next_sacrifice(state)
    if state.phase == TAKE and phase >= TAKE:
        after_take(state)
    if state.phase == REWARD:
        next_reward(state)
    elif state.phase == CLAIM:
        next_claim(state)


@rule
def good_cost(state, seat, kind):
    return max(0, GOOD_COST - int(state.display[seat, kind]))


@rule
def cost(state, action):
    """The stone that an action of phase 1 or 2 costs the active player."""
    if BUY_GOOD <= action < BUY_GOOD + KINDS:
        return good_cost(state, state.active, action - BUY_GOOD)
    if action == PLAY_SHRINE:
        return SHRINE_COST
    if PLAY_FARMERS <= action < PLAY_FARMERS + HAND_SIZE * KINDS:
        return (action - PLAY_FARMERS) % HAND_SIZE
    return 0


@rule
def buy(state, action):
    """Phase 1."""
    if action != PASS:
        state.stone[state.active] -= cost(state, action)
        take_from_supply(state, state.active, action - BUY_GOOD)
    state.phase = PLAY


@rule
def take_from_supply(state, seat, kind):
    state.supply[kind] -= 1
    state.goods[seat, kind] += 1
    state.public[seat, kind] += 1


@rule
def legal_plays(state, seat, out):
    n = 0
    stone = state.stone[seat]
    if state.hand[seat, MASON] > 0:
        out[n] = PLAY_MASON
        n += 1
    if state.hand[seat, PRIEST] > 0:
        out[n] = PLAY_PRIEST
        n += 1
    if state.hand[seat, SHRINE] > 0 and stone >= SHRINE_COST:
        out[n] = PLAY_SHRINE
        n += 1
    for kind in range(KINDS):
        for count in range(1, int(state.hand[seat, kind]) + 1):
            if stone >= count - 1:
                out[n] = PLAY_FARMERS + HAND_SIZE * kind + count - 1
                n += 1
    if n == 0:
        out[0] = DISCARD_SHRINE
        n = 1
    return n


@rule
def play(state, action):
    """Phase 2."""
    seat = state.active
    state.to_take = 1
    state.stone[seat] -= cost(state, action)
    if action == PLAY_SHRINE:
        move_to_display(state, seat, SHRINE, 1)
        state.asked = 0
        state.phase = SACRIFICE
        return
    if action == DISCARD_SHRINE:
        state.hand[seat, SHRINE] -= 1
    elif action == PLAY_MASON:
        move_to_display(state, seat, MASON, 1)
    elif action == PLAY_PRIEST:
        move_to_display(state, seat, PRIEST, 1)
        if state.demon:
            state.demon_row = (state.demon_row + 1) % ROWS
    else:
        kind = (action - PLAY_FARMERS) // HAND_SIZE
        count = (action - PLAY_FARMERS) % HAND_SIZE + 1
        move_to_display(state, seat, kind, count)
        if state.hand[seat, kind] == 0 and state.sets[seat] != kind:
            state.proved[seat] |= 1 << kind
        state.to_take = count
    state.phase = TAKE


@rule
def move_to_display(state, seat, card, count):
    state.hand[seat, card] -= count
    state.display[seat, card] += count


@rule
def has_goods(state, seat):
    for kind in range(KINDS):
        if state.goods[seat, kind] > 0:
            return True
    return False


@rule
def supply_left(state):
    for kind in range(KINDS):
        if state.supply[kind] > 0:
            return True
    return False


@rule
def next_sacrifice(state):
    """Asks the next player who has a good: first the one at the left of the active player, last the active one; then the supply."""
    while state.asked < state.players:
        state.asked += 1
        seat = clockwise(state, state.asked)
        if has_goods(state, seat):
            state.actor = seat
            state.phase = SACRIFICE
            return
    state.actor = state.active
    state.phase = SUPPLY if supply_left(state) else TAKE


@rule
def sacrifice(state, kind):
    seat = state.actor
    state.goods[seat, kind] -= 1
    if seat == state.active:
        lay_on_altar(state, face_down(kind), seat)
        bound_secret(state, seat)
    else:
        lay_on_altar(state, kind, seat)
        tighten_bound(state, seat, kind)


@rule
def supply(state, kind):
    state.supply[kind] -= 1
    lay_on_altar(state, kind, NOBODY)
    state.phase = TAKE


@rule
def bound_secret(state, seat):
    """Numbers a secret act, and notes the goods that all can count of its owner: a guess may not make them fewer than none."""
    secret = 0
    for owner in range(state.players):
        secret = max(secret, int(state.last_secret[owner]) + 1)
    state.last_secret[seat] = secret
    for kind in range(KINDS):
        state.least[secret, kind] = state.public[seat, kind]


@rule
def tighten_bound(state, seat, kind):
    """A good laid open shows that the seat still had it, which tightens the bound on its secret acts."""
    state.public[seat, kind] -= 1
    secret = state.last_secret[seat]
    if secret != EMPTY:
        state.least[secret, kind] = min(state.least[secret, kind], state.public[seat, kind])


@rule
def take(state, row):
    """Phase 3."""
    state.row_size[row] -= 1
    bottom = state.row_size[row]
    state.hand[state.active, state.rows[row, bottom]] += 1
    state.rows[row, bottom] = EMPTY
    state.to_take -= 1
    state.taken_from = row
    if bottom == 0:
        lay_row(state, row)


@rule
def lay_row(state, row):
    """Draws four cards and sets oracles aside, until the row has a card. An empty pile ends the game at once, before any look."""
    while state.row_size[row] == 0:
        oracles = 0
        for _ in range(min(ROW_LENGTH, pile_size(state) - state.drawn)):
            card = state.pile[state.drawn]
            state.drawn += 1
            if card == ORACLE:
                oracles += 1
            else:
                state.rows[row, state.row_size[row]] = card
                state.row_size[row] += 1
        state.reveals += 1
        if state.drawn == pile_size(state):
            state.phase = OVER
            state.actor = EMPTY
            return
        if oracles > 0:
            state.looks += 1


@rule
def after_take(state):
    """First a look is offered, then more cards are taken, then comes the scoring."""
    if state.looks > 0 and state.altar_size > 0:
        state.phase = ORACLE_ASKED
        return
    state.looks = 0
    if state.to_take > 0:
        state.phase = TAKE
    else:
        score(state)


@rule
def ask_oracle(state, action):
    state.looks -= 1
    if action == PASS:
        state.phase = TAKE
        return
    look = 0
    for index in range(state.event_count):
        if is_kept(state.events[index]):
            look += 1
    state.seen[look] = top_of_altar(state)
    state.reveals += 1
    state.phase = KEEP


@rule
def keep(state, place):
    """Takes the good at a place, counted from 0 at the top; the others go back as they lay."""
    state.goods[state.active, good_kind(good_at(state, place))] += 1
    remove_from_altar(state, place)
    add_event(state, kept(place, state.active))
    bound_secret(state, state.active)
    state.reveals += 1
    state.phase = TAKE


@rule
def alone_the_most(state, card):
    """The seat with strictly the most of a card in front of it, and at least two; -1 where there is none."""
    most = 1
    alone = -1
    for seat in range(state.players):
        count = int(state.display[seat, card])
        if count > most:
            most = count
            alone = seat
        elif count == most:
            alone = -1
    return alone


@rule
def reward_of(state, seat, card, alone):
    """What a scored card gives a seat: one for each it has (a single good for farmers), one more who has the most alone."""
    own = int(state.display[seat, card])
    if card < KINDS:
        own = min(own, 1)
    return own + (1 if seat == alone else 0)


@rule
def score(state):
    """Phase 4."""
    row = state.taken_from
    card = int(state.rows[row, state.row_size[row] - 1])
    state.scored = card
    state.asked = 0
    if card in (MASON, PRIEST):
        alone = alone_the_most(state, card)
        for seat in range(state.players):
            if card == MASON:
                state.stone[seat] += reward_of(state, seat, card, alone)
            else:
                state.points[seat] += reward_of(state, seat, card, alone)
        end_turn(state)
    elif card == SHRINE:
        state.phase = REWARD
    else:
        state.phase = CLAIM


@rule
def next_reward(state):
    while state.asked < state.players:
        seat = clockwise(state, state.asked)
        state.asked += 1
        if state.display[seat, SHRINE] > 0:
            state.actor = seat
            state.phase = REWARD
            return
    end_turn(state)


@rule
def reward(state, action):
    seat = state.actor
    won = reward_of(state, seat, SHRINE, alone_the_most(state, SHRINE))
    if action == SCORE_POINTS:
        state.points[seat] += won
    else:
        state.stone[seat] += won


@rule
def next_claim(state):
    """A good to each owner of the farmer in turn, then one to whoever has the most alone; another kind only if it ran out."""
    kind = state.scored
    while state.asked <= state.players:
        seat = clockwise(state, state.asked)
        entitled = state.display[seat, kind] > 0
        if state.asked == state.players:
            seat = alone_the_most(state, kind)
            entitled = seat >= 0
        state.asked += 1
        if entitled:
            if state.supply[kind] > 0:
                take_from_supply(state, seat, kind)
            elif supply_left(state):
                state.actor = seat
                state.phase = CLAIM
                return
    end_turn(state)


@rule
def claim(state, action):
    if action != PASS:
        take_from_supply(state, state.actor, action - CLAIM_GOOD)


@rule
def end_turn(state):
    state.turn += 1
    state.active = clockwise(state, 1)
    begin_turn(state)
