"""What a decision and its consequences were, as messages to be said in the reader's language."""

from subak.core.registry import State, Told, told
from subak.games.bali.actions import BUY_GOOD, CLAIM_GOOD, PASS, SUPPLY_GOOD, TAKE_ROW, TEXTS
from subak.games.bali.components import CARDS, KINDS, ORACLE, ROW_LENGTH
from subak.games.bali.state import BUY, CLAIM, KEEP, ORACLE_ASKED, OVER, PLAY, REWARD, SACRIFICE, SUPPLY, TAKE

MANY = 2  # as in "priests", where the number does not matter


def card_told(card: str, count: int = 1) -> Told:
    return told("bali-card", kind=card, count=count)


def good_told(good: str, count: int = 1) -> Told:
    return told("bali-good", kind=good, count=count)


def some_cards(card: str, count: int = 1) -> Told:
    """As what somebody plays or takes: German declines it."""
    return told("bali-some-cards", kind=card, count=count)


def one_good(kind: int) -> Told:
    return told("bali-one-good", kind=CARDS[kind])


def story(before: State, action: int, after: State, text: str) -> list[Told]:
    """text is the action as the reader may know it; nothing else here depends on what is secret."""
    seat = int(before.actor)
    words = text.split()
    phase = before.phase
    if phase == BUY:
        if action == PASS:
            return []
        paid = int(before.stone[seat] - after.stone[seat])
        return [told("bali-log-buy", seat=seat, good=one_good(action - BUY_GOOD), stone=paid)]
    if phase == PLAY:
        return play(before, after, seat, words)
    if phase == SACRIFICE:
        face_down = seat == before.active
        if words[1] == "hidden":
            return [told("bali-log-sacrifice-secret", seat=seat)]
        if face_down:
            return [told("bali-log-sacrifice-face-down", seat=seat, good=one_good(CARDS.index(words[1])))]
        return [told("bali-log-sacrifice", seat=seat, good=one_good(CARDS.index(words[1])))]
    if phase == SUPPLY:
        return [told("bali-log-supply", seat=seat, good=one_good(action - SUPPLY_GOOD))]
    if phase == REWARD:
        return gains(before, after)
    if phase == CLAIM:
        if action == PASS:
            return [told("bali-log-no-claim", seat=seat, good=good_told(CARDS[before.scored], MANY))]
        return [told("bali-log-claim", seat=seat, good=one_good(action - CLAIM_GOOD))]
    lines = []
    if phase == TAKE:
        lines = take(before, after, seat, action - TAKE_ROW)
    elif phase == ORACLE_ASKED:
        lines = [told("bali-log-look", seat=seat)] if action != PASS else [told("bali-log-no-look", seat=seat)]
    elif phase == KEEP:
        if words[1] == "hidden":
            lines = [told("bali-log-keep-secret", seat=seat)]
        else:
            lines = [told("bali-log-keep", seat=seat, good=one_good(CARDS.index(words[1])), place=int(words[2]))]
    if after.phase in (BUY, REWARD, CLAIM):
        lines.append(told("bali-log-scores", card=card_told(CARDS[after.scored]), row=int(after.taken_from) + 1))
        lines += gains(before, after)
    return lines


def play(before: State, after: State, seat: int, words: list[str]) -> list[Told]:
    card = words[-1]
    if words[0] == "discard":
        return [told("bali-log-discard", seat=seat, card=some_cards(card))]
    count = int(words[1]) if len(words) == 3 else 1
    paid = int(before.stone[seat] - after.stone[seat])
    lines = [told("bali-log-play", seat=seat, card=some_cards(card, count), stone=paid)]
    if after.demon_row != before.demon_row:
        lines.append(told("bali-log-demon", row=int(after.demon_row) + 1))
    return lines


def take(before: State, after: State, seat: int, row: int) -> list[Told]:
    card = CARDS[before.rows[row][before.row_size[row] - 1]]
    lines = [told("bali-log-take", seat=seat, card=some_cards(card), row=row + 1)]
    for first in range(int(before.drawn), int(after.drawn), ROW_LENGTH):
        laid = after.pile[first : min(first + ROW_LENGTH, int(after.drawn))]
        cards = [card_told(CARDS[card]) for card in laid if card != ORACLE]
        oracles = len(laid) - len(cards)
        if cards:
            lines.append(told("bali-log-row", row=row + 1, cards=cards, oracles=oracles))
        else:
            lines.append(told("bali-log-row-of-oracles", row=row + 1, oracles=oracles))
    if after.phase == OVER:
        lines.append(told("bali-log-end"))
    return lines


def gains(before: State, after: State) -> list[Told]:
    """What the scoring brought each seat without a further question."""
    lines = []
    for seat in range(before.players):
        stone = int(after.stone[seat] - before.stone[seat])
        points = int(after.points[seat] - before.points[seat])
        if stone:
            lines.append(told("bali-log-gains-stone", seat=seat, count=stone))
        if points:
            lines.append(told("bali-log-gains-points", seat=seat, count=points))
        if after.scored < KINDS:
            goods = int(after.public[seat][after.scored] - before.public[seat][after.scored])
            if goods:
                lines.append(told("bali-log-gains-goods", seat=seat, good=good_told(CARDS[after.scored], goods), count=goods))
    return lines


def preview(before: State, action: int, after: State) -> list[Told]:
    """All of it, unless something hidden would be turned up."""
    return story(before, action, after, TEXTS[action]) if after.reveals == before.reveals else []
