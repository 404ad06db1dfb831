"""What each legal action is and brings, as its actor can foresee it, and why there may be only one; and who is to decide what."""

from types import SimpleNamespace

from subak.core.compiling import interpreted, unpacked
from subak.core.registry import State, Told, told
from subak.games.bali import rules
from subak.games.bali.actions import (
    BUY_GOOD,
    CLAIM_GOOD,
    DISCARD_SHRINE,
    GOODS,
    KEEP_GOOD,
    ORACLE_LOOK,
    PASS,
    PLAY_FARMERS,
    PLAY_MASON,
    PLAY_PRIEST,
    PLAY_SHRINE,
    SACRIFICE_GOOD,
    SCORE_POINTS,
    SUPPLY_GOOD,
    TAKE_ROW,
)
from subak.games.bali.components import CARDS, HAND_SIZE, KINDS, MASON, PRIEST, ROW_LENGTH, SHRINE, SHRINE_COST
from subak.games.bali.scoring import SHRINE_POINTS
from subak.games.bali.state import BUY, CLAIM, KEEP, ORACLE_ASKED, OVER, PHASES, PLAY, REWARD, SACRIFICE, SUPPLY
from subak.games.bali.story import MANY, card_told, good_told, one_good, some_cards
from subak.games.bali.view import good_at, good_cost, is_face_down, look_depth, pile_size

alone_the_most = interpreted(rules.alone_the_most)
reward_of = interpreted(rules.reward_of)

GAINED = {MASON: "stone", PRIEST: "points", SHRINE: "shrines"}


def prompt(state: State, seat: int | None) -> Told:
    if state.phase == OVER:
        return told("bali-over")
    who = "you" if seat == state.actor else "other"
    phase = "must-claim" if state.phase == CLAIM and state.rules == 1 else PHASES[state.phase]
    return told("bali-decide", who=who, seat=int(state.actor), phase=phase, count=int(state.to_take))


def only_answer(state: State, action: int) -> Told | None:
    """Whoever gives away stone or a good, or sees what the oracle shows, is asked all the same."""
    seat = int(state.actor)
    if state.phase == BUY:
        prices = [int(good_cost(state, seat, kind)) for kind in range(KINDS) if state.supply[kind]]
        if not prices:
            return told("bali-only-empty")
        return told("bali-only-pass", stone=min(prices), own=int(state.stone[seat]))
    if action == DISCARD_SHRINE:
        return told("bali-only-discard", stone=SHRINE_COST, own=int(state.stone[seat]))
    if state.phase == PLAY and action != PLAY_SHRINE:
        return told("bali-only-play", card=some_cards(CARDS[card_and_count(action)[0]]))
    if state.phase in (SUPPLY, CLAIM):
        kind = action - (SUPPLY_GOOD if state.phase == SUPPLY else CLAIM_GOOD)
        return told("bali-only-good", good=good_told(GOODS[kind], MANY))
    return None


def choices(state: State, actions: list[int]) -> list[Told]:
    state = unpacked(state)
    phase, seat = state.phase, int(state.actor)
    if phase == BUY:
        return [buying(state, seat, action) for action in actions]
    if phase == PLAY:
        return [playing(state, seat, action) for action in actions]
    if phase == SACRIFICE:
        facing = "open" if seat != state.active else "hidden"
        return [told("bali-choice-sacrifice", good=one_good(action - SACRIFICE_GOOD), facing=facing) for action in actions]
    if phase == SUPPLY:
        return [told("bali-choice-supply", good=one_good(action - SUPPLY_GOOD)) for action in actions]
    if phase == ORACLE_ASKED:
        look = told("bali-choice-look", count=int(look_depth(state)))
        return [look if action == ORACLE_LOOK else told("bali-choice-no-look") for action in actions]
    if phase == KEEP:
        return [keeping(state, *divmod(action - KEEP_GOOD, KINDS)) for action in actions]
    if phase == REWARD:
        count = reward(state, seat, SHRINE)
        return [told("bali-choice-score", what="points" if action == SCORE_POINTS else "stone", count=count) for action in actions]
    if phase == CLAIM:
        return [claiming(action) for action in actions]
    return [taking(state, seat, action - TAKE_ROW) for action in actions]


def buying(state: State, seat: int, action: int) -> Told:
    if action == PASS:
        return told("bali-choice-pass")
    kind = action - BUY_GOOD
    return told("bali-choice-buy", good=one_good(kind), stone=int(good_cost(state, seat, kind)))


def playing(state: State, seat: int, action: int) -> Told:
    if action == DISCARD_SHRINE:
        return told("bali-choice-discard", card=some_cards(CARDS[SHRINE]))
    if action == PLAY_SHRINE:
        gain = gain_told(SHRINE, reward(state, seat, SHRINE, 1))
        return told("bali-choice-shrine", card=some_cards(CARDS[SHRINE]), stone=SHRINE_COST, points=SHRINE_POINTS, gain=gain)
    card, count = card_and_count(action)
    gain = gain_told(card, reward(state, seat, card, count))
    return told("bali-choice-play", card=some_cards(CARDS[card], count), count=count, stone=count - 1, gain=gain)


def card_and_count(action: int) -> tuple[int, int]:
    """What an action plays that is neither a shrine nor puts one away."""
    if action < PLAY_FARMERS:
        return {PLAY_MASON: MASON, PLAY_PRIEST: PRIEST}[action], 1
    return (action - PLAY_FARMERS) // HAND_SIZE, (action - PLAY_FARMERS) % HAND_SIZE + 1


def reward(state: State, seat: int, card: int, played: int = 0) -> int:
    """What a seat would get if a card were scored after it has played so many more of them."""
    display = state.display.copy()
    display[seat, card] += played
    after = SimpleNamespace(players=state.players, display=display)
    return int(reward_of(after, seat, card, alone_the_most(after, card)))


def gain_told(card: int, count: int) -> Told:
    return told("bali-reason-gain", what=GAINED.get(card, "goods"), count=count, good=good_told(CARDS[card], count))


def taking(state: State, seat: int, row: int) -> Told:
    """Taking the last card of a turn scores the card above it, so the choice tells what that brings."""
    size = int(state.row_size[row])
    card = some_cards(CARDS[state.rows[row][size - 1]])
    last = state.to_take == 1
    if size == 1:
        if pile_size(state) - state.drawn <= ROW_LENGTH:
            return told("bali-choice-take-end", card=card, row=row + 1)
        return told("bali-choice-take-row", card=card, row=row + 1, scored=str(last).lower())
    if not last:
        return told("bali-choice-take", card=card, row=row + 1)
    scored = int(state.rows[row][size - 2])
    gain = gain_told(scored, reward(state, seat, scored))
    return told("bali-choice-take-scored", card=card, row=row + 1, scored=card_told(CARDS[scored], MANY), gain=gain)


def claiming(action: int) -> Told:
    if action == PASS:
        return told("bali-choice-no-claim")
    return told("bali-choice-claim", good=one_good(action - CLAIM_GOOD))


def keeping(state: State, place: int, kind: int) -> Told:
    facing = "hidden" if is_face_down(good_at(state, place)) else "open"
    return told("bali-choice-keep", good=one_good(kind), place=place + 1, facing=facing)
