"""The dry season solved exactly, without the festival.

Nothing is hidden any more, and one farm matters to the other only by which cards it leaves. So what a farm can become is found
without the other one. The last card goes where it scores most: a farm that lacks one card is a vector, the points at the end by
which card comes last. A farm that lacks two cards is a choice of such vectors, one for each card and each of its places; one that
lacks three is a choice of those. Pareto pruning: of the places of a second last card, those are dropped whose vector is nowhere
above another's. Then both farms play against each other by minimax with alpha and beta cut-offs, over cards and vectors.

Nearly all the time goes into the vectors: into the best place of a last card in each of some hundred thousand farms. Each of these
is a farm that was surveyed before, and one card more. At most places that card covers none of the cells that decide what a last
card closes there, so what the survey found still holds.
"""

from concurrent.futures import FIRST_EXCEPTION, wait
from typing import Any, NamedTuple

import numpy as np

from subak.core.compiling import entry_point, rule
from subak.core.machine import threads
from subak.core.registry import State
from subak.games.rice.actions import PLACE_AT, WAYS
from subak.games.rice.components import CARDS, FARM_SIZE, ROW_SIZE
from subak.games.rice.fields import PARTS, PLOT_U, PLOT_V, SPOT_COUNT, build, feature_at, find_field
from subak.games.rice.lattice import COORDINATE, card_height, card_width, cells_from, is_complete, lay, turned_point
from subak.games.rice.places import legal_places, place
from subak.games.rice.scoring import end_points
from subak.games.rice.state import AT, DRY, OVER, STATE

MOST_PLACES = 2 * WAYS * (FARM_SIZE - 1)
CENTRE_ALONE = 1  # parts, as bits: only the plot that lies within one card
CENTRE_CELLS = 15  # the four cells around it, as bits of a face
SHARES = 16  # that farms are divided into, for all cores
NEVER = -10000  # less than any points or margin
SECONDS = (0, 0, 0.01, 0.05, 0.1, 0.4, 1.4)  # of one core, by cards in the dry row; benchmarks/solving.py measures them

LEFT, TOP, RIGHT, BOTTOM = range(4)  # of a region of cells; the last two lie just outside

# What a card gains a farm: closed farmers, buffaloes and houses, then these.
POINTS, FIELDS, PLOTS, LARGEST_FIELD = range(3, 7)
GAINS = 7


class Survey(NamedTuple):
    """What the cards left would close and gain, by farm and place."""

    regions: Any  # the cells that decide what is closed
    completed: Any  # how many plots any card would complete
    closing: Any  # bit per card that would close a field
    gains: Any  # by card, of those that would close a field


class Workspace(NamedTuple):
    """Arrays that one farm after the other is looked at in."""

    places: Any
    last_places: Any  # of the last card
    scratch: Any  # two states
    most_plots: Any  # by card: the most plots it can complete where it closes nothing
    region: Any
    gain: Any
    points: Any  # by card: the vector


class Futures(NamedTuple):
    """What a farm can become: by card, the vectors that Pareto pruning has left, and how many."""

    vectors: Any
    counts: Any


@rule
def lift(state, seat, x, y, lying):
    """Takes a card's cells off the farm again."""
    cells = cells_from(x, card_width(lying))
    for line in range(y, y + card_height(lying)):
        state.covered[seat, line & COORDINATE] &= ~cells
        state.path[seat, line & COORDINATE] &= ~cells


@rule
def complete_parts(state, seat, x, y, lying):
    """A bit for each plot that any card would complete here."""
    cells = cells_from(x, card_width(lying))
    for line in range(y, y + card_height(lying)):
        state.covered[seat, line & COORDINATE] |= cells
    parts = 0
    for part in range(PARTS):
        column, line = turned_point(x, y, lying, PLOT_U[part], PLOT_V[part])
        if is_complete(state, seat, column, line):
            parts |= 1 << part
    lift(state, seat, x, y, lying)
    return parts


@rule
def count_bits(bits):
    count = 0
    for place_of_bit in range(PARTS):
        count += (bits >> place_of_bit) & 1
    return count


@rule
def closes(state, seat, card, x, y, lying, parts, region):
    """Whether a card would close a field here; widens the region to all the cells that decide it."""
    face = int(state.faces[card])
    if parts == CENTRE_ALONE and face & CENTRE_CELLS != CENTRE_CELLS:
        return False
    lay(state, seat, card, x, y, lying)
    closed = False
    for part in range(PARTS):
        if (parts >> part) & 1:
            column, line = turned_point(x, y, lying, PLOT_U[part], PLOT_V[part])
            plots = find_field(state, seat, column, line)
            closed = closed or plots > 0
            for plot in range(abs(plots)):
                region[LEFT] = min(int(region[LEFT]), int(state.field_x[plot]) - 2)
                region[TOP] = min(int(region[TOP]), int(state.field_y[plot]) - 2)
                region[RIGHT] = max(int(region[RIGHT]), int(state.field_x[plot]) + 2)
                region[BOTTOM] = max(int(region[BOTTOM]), int(state.field_y[plot]) + 2)
    lift(state, seat, x, y, lying)
    return closed


@rule
def start_region(region, x, y, lying):
    region[LEFT] = x - 1
    region[TOP] = y - 1
    region[RIGHT] = x + card_width(lying) + 1
    region[BOTTOM] = y + card_height(lying) + 1


@rule
def survey_farm(state, seat, cards, left, out, scratch, farm, survey):
    """For each place of a farm: the region of cells that decides what closes there, which of the cards left close a field, and what
    they gain by it."""
    for choice in range(legal_places(state, seat, out)):
        x, y, lying = place(state, seat, out[choice])
        number = out[choice] - PLACE_AT
        parts = complete_parts(state, seat, x, y, lying)
        region = survey.regions[farm, number]
        survey.completed[farm, number] = count_bits(parts)
        start_region(region, x, y, lying)
        survey.closing[farm, number] = 0
        for card in range(cards.size):
            if (left >> card) & 1 and closes(state, seat, cards[card], x, y, lying, parts, region):
                survey.closing[farm, number] |= 1 << card
                scratch[0] = state
                build(scratch[0], seat, cards[card], x, y, lying)
                write_gain(state, scratch[0], seat, survey.gains[farm, number, card])


@rule
def write_gain(before, after, seat, gain):
    """What a card has changed of all that counts at the end of the match."""
    for feature in range(3):
        gain[feature] = after.closed_features[seat, feature] - before.closed_features[seat, feature]
    gain[POINTS] = after.points[seat] - before.points[seat]
    gain[FIELDS] = after.fields[seat] - before.fields[seat]
    gain[PLOTS] = after.closed_plots[seat] - before.closed_plots[seat]
    gain[LARGEST_FIELD] = after.largest[seat]


@rule
def points_with_gain(state, seat, card, plots, gain):
    """The points at the end with one more card that completes some plots and closes what the gain says."""
    largest = int(state.largest[seat])
    state.largest[seat] = max(largest, int(gain[LARGEST_FIELD]))
    count_card(state, seat, card, plots, gain, 1)
    points = end_points(state, seat)
    count_card(state, seat, card, plots, gain, -1)
    state.largest[seat] = largest
    return points


@rule
def count_card(state, seat, card, plots, gain, sign):
    face = int(state.faces[card])
    for spot in range(SPOT_COUNT):
        if feature_at(face, spot) >= 0:
            state.features[seat, feature_at(face, spot)] += sign
    for feature in range(3):
        state.closed_features[seat, feature] += sign * gain[feature]
    state.plots[seat] += sign * plots
    state.points[seat] += sign * gain[POINTS]
    state.fields[seat] += sign * gain[FIELDS]
    state.closed_plots[seat] += sign * gain[PLOTS]


@rule
def is_apart(region, state, seat, number):
    """Whether a card of the farm covers none of a region's cells."""
    x = int(state.x[seat, number])
    y = int(state.y[seat, number])
    lying = int(state.lying[seat, number])
    beside = x >= region[RIGHT] or x + card_width(lying) <= region[LEFT]
    return beside or y >= region[BOTTOM] or y + card_height(lying) <= region[TOP]


@rule
def last_card_points(state, seat, cards, left, farm, twin, survey, space):
    """Writes into space.points, for each card left, the points at the end if it is built last, at its best place.

    The state is a surveyed farm with one card more, the newest. What the survey says of a place still holds where the newest card
    covers no cell of that place's region. The twin is another surveyed farm: without the card before the newest, with the newest.
    What it says holds where the card before the newest covers no cell of the region. Other places are tried.
    """
    points = space.points
    most_plots = space.most_plots
    out = space.last_places
    scratch = space.scratch
    for card in range(cards.size):
        points[card] = NEVER
        most_plots[card] = -1
    newest = int(state.farm_size[seat]) - 1
    most_plots_of_any = -1  # at places where no card left closes anything
    for choice in range(legal_places(state, seat, out)):
        number = out[choice] - PLACE_AT
        beside = number // (2 * WAYS)
        source = -1
        if beside < newest and is_apart(survey.regions[farm, number], state, seat, newest):
            source = farm
        elif twin >= 0 and beside != newest - 1:
            if beside == newest:
                number -= 2 * WAYS
            if is_apart(survey.regions[twin, number], state, seat, newest - 1):
                source = twin
        if source < 0:
            x, y, lying = place(state, seat, out[choice])
            parts = complete_parts(state, seat, x, y, lying)
            for card in range(cards.size):
                if (left >> card) & 1:
                    if closes(state, seat, cards[card], x, y, lying, parts, space.region):
                        scratch[0] = state
                        build(scratch[0], seat, cards[card], x, y, lying)
                        points[card] = max(points[card], end_points(scratch[0], seat))
                    else:
                        most_plots[card] = max(most_plots[card], count_bits(parts))
        elif survey.closing[source, number] & left == 0:
            most_plots_of_any = max(most_plots_of_any, survey.completed[source, number])
        else:
            plots = int(survey.completed[source, number])
            for card in range(cards.size):
                if (left >> card) & 1:
                    if (survey.closing[source, number] >> card) & 1:
                        value = points_with_gain(state, seat, cards[card], plots, survey.gains[source, number, card])
                        points[card] = max(points[card], value)
                    else:
                        most_plots[card] = max(most_plots[card], plots)
    for kind in range(GAINS):
        space.gain[kind] = 0
    for card in range(cards.size):
        plots = max(most_plots[card], most_plots_of_any)
        if (left >> card) & 1 and plots >= 0:
            points[card] = max(points[card], points_with_gain(state, seat, cards[card], plots, space.gain))


@rule
def is_dominated(one, other, cards, left):
    """Whether a vector is nowhere above another."""
    for card in range(cards.size):
        if (left >> card) & 1 and one[card] > other[card]:
            return False
    return True


@rule
def copy_vector(to, vector):
    for card in range(vector.size):
        to[card] = vector[card]


@rule
def add_vector(vectors, count, new, cards, left):
    """Pareto pruning: keeps the vectors that no other dominates, the new one behind the others. Returns how many there are then."""
    for kept in range(count):
        if is_dominated(new, vectors[kept], cards, left):
            return count
    kept = 0
    for old in range(count):
        if not is_dominated(vectors[old], new, cards, left):
            if kept < old:
                copy_vector(vectors[kept], vectors[old])
            kept += 1
    copy_vector(vectors[kept], new)
    return kept + 1


@rule
def find_futures(farms, farm, seat, cards, left, keep_all, twins, survey, futures, space):
    """For each card left: the vectors of the places where it could be built now. A vector has the points at the end by last card.

    twins has, by card and place, the number of the farm that has this card there instead of the newest card of this farm.
    """
    vectors = futures.vectors[farm]
    counts = futures.counts[farm]
    places = legal_places(farms[farm], seat, space.places)
    for card in range(cards.size):
        counts[card] = 0
        if (left >> card) & 1:
            for choice in range(places):
                action = space.places[choice]
                x, y, lying = place(farms[farm], seat, action)
                space.scratch[1] = farms[farm]
                build(space.scratch[1], seat, cards[card], x, y, lying)
                twin = int(twins[card, action - PLACE_AT])
                others = left & ~(1 << card)
                last_card_points(space.scratch[1], seat, cards, others, farm, twin, survey, space)
                if keep_all:
                    copy_vector(vectors[card, counts[card]], space.points)
                    counts[card] += 1
                else:
                    counts[card] = add_vector(vectors[card], counts[card], space.points, cards, others)


@rule
def cards_left(cards, built):
    everything = (1 << cards.size) - 1
    return everything if built < 0 else everything & ~(1 << built)


@entry_point
def survey_farms(first, last, stop, farms, seat, cards, card_of, scratch, survey):
    out = np.empty(MOST_PLACES, np.int16)
    for farm in range(first, last):
        if stop[0] == 0:
            survey_farm(farms[farm], seat, cards, cards_left(cards, card_of[farm]), out, scratch, farm, survey)


@entry_point
def find_all_futures(first, last, stop, farms, seat, cards, card_of, scratch, keep_all, twins, survey, futures):
    """Of some farms, each after one of the cards (or none: -1) has been built."""
    space = Workspace(
        places=np.empty(MOST_PLACES, np.int16),
        last_places=np.empty(MOST_PLACES, np.int16),
        scratch=scratch,
        most_plots=np.empty(cards.size, np.int16),
        region=np.empty(4, np.int16),
        gain=np.empty(GAINS, np.int16),
        points=np.empty(cards.size, np.int16),
    )
    for farm in range(first, last):
        if stop[0] == 0:
            find_futures(farms, farm, seat, cards, cards_left(cards, card_of[farm]), keep_all, twins, survey, futures, space)


@entry_point
def build_everywhere(states, seat, cards, farms, card_of, twins):
    """A farm for each card at each of its places, and which card it was; returns how many farms."""
    out = np.empty(MOST_PLACES, np.int16)
    farm = 0
    for card in range(cards.size):
        for choice in range(legal_places(states[0], seat, out)):
            twins[card, out[choice] - PLACE_AT] = farm
            x, y, lying = place(states[0], seat, out[choice])
            farms[farm] = states[0]
            build(farms[farm], seat, cards[card], x, y, lying)
            card_of[farm] = card
            farm += 1
    return farm


@entry_point
def points_everywhere(farms, seat, count, points):
    for farm in range(count):
        points[farm] = end_points(farms[farm], seat)


@rule
def with_two_left(mine, theirs, cards, left, i_choose):
    """The margin once both farms are vectors over the last card, and one of us takes one of the two cards left."""
    x = -1
    y = -1
    for card in range(cards.size):
        if (left >> card) & 1:
            y = x
            x = card
    first = mine[x] - theirs[y]
    second = mine[y] - theirs[x]
    return max(first, second) if i_choose else min(first, second)


@rule
def with_three_left(mine, my_counts, theirs, cards, left, beta):
    """I take a card with one more to come; then the other chooses between the last two. Cut off at beta."""
    best = NEVER
    for card in range(cards.size):
        if (left >> card) & 1:
            for vector in range(my_counts[card]):
                if best < beta:
                    best = max(best, with_two_left(mine[card, vector], theirs, cards, left & ~(1 << card), False))
    return best


@rule
def with_four_left(mine, my_counts, theirs, their_counts, cards, left, beta):
    """Both of us take a card with one more to come, I first; then I choose between the last two. Cut off at beta."""
    alpha = NEVER
    for card in range(cards.size):
        if (left >> card) & 1:
            for vector in range(my_counts[card]):
                if alpha < beta:
                    others = left & ~(1 << card)
                    alpha = max(alpha, answered(mine[card, vector], theirs, their_counts, cards, others, alpha))
    return alpha


@rule
def answered(mine, theirs, their_counts, cards, left, alpha):
    """My farm is a vector already; the other takes a card with one more to come, then I choose between two. Cut off at alpha."""
    worst = -NEVER
    for card in range(cards.size):
        if (left >> card) & 1:
            for vector in range(their_counts[card]):
                if worst > alpha:
                    worst = min(worst, with_two_left(mine, theirs[card, vector], cards, left & ~(1 << card), True))
    return worst


@entry_point
def margins_of_farms(first, last, stop, cards, card_of, mine, their_card_of, theirs, margins):
    """With five or six cards left: the margin after each first card at each place, if the other answers as well as possible."""
    everything = (1 << cards.size) - 1
    for farm in range(first, last):
        left = everything & ~(1 << card_of[farm])
        vectors = mine.vectors[farm]
        counts = mine.counts[farm]
        beta = -NEVER  # the worst margin for me among the answers tried so far
        if cards.size == ROW_SIZE:
            for answer in range(their_card_of.size):
                card = their_card_of[answer]
                if (left >> card) & 1 and stop[0] == 0:
                    others = left & ~(1 << card)
                    value = with_four_left(vectors, counts, theirs.vectors[answer], theirs.counts[answer], cards, others, beta)
                    beta = min(beta, value)
        else:
            for card in range(cards.size):
                if (left >> card) & 1:
                    for vector in range(theirs.counts[0, card]):
                        others = left & ~(1 << card)
                        value = with_three_left(vectors, counts, theirs.vectors[0, card, vector], cards, others, beta)
                        beta = min(beta, value)
        margins[farm] = beta


@entry_point
def margins_of_vectors(cards, mine, theirs, their_points, margins):
    """With three or four cards left."""
    everything = (1 << cards.size) - 1
    farm = 0
    for card in range(cards.size):
        left = everything & ~(1 << card)
        for vector in range(mine.counts[0, card]):
            if cards.size == 3:
                margins[farm] = with_two_left(mine.vectors[0, card, vector], their_points, cards, left, False)
            else:
                margins[farm] = answered(mine.vectors[0, card, vector], theirs.vectors[0], theirs.counts[0], cards, left, NEVER)
            farm += 1


class Side:
    """One player's farm, with all that it can still become."""

    def __init__(self, states: Any, seat: int, cards: Any, turns: int, every_place: bool) -> None:
        self.seat, self.cards, self.turns = seat, cards, turns
        farms = blank(cards.size * MOST_PLACES)
        card_of = np.empty(farms.size, np.int16)
        twins = np.full((cards.size, MOST_PLACES), -1, np.int16)
        count = build_everywhere(states, seat, cards, farms, card_of, twins)
        self.built_card = card_of[:count]
        self.points = np.empty(count, np.int16)
        points_everywhere(farms, seat, count, self.points)
        if turns == 3:
            self.farms, self.card_of, self.twins = farms[:count], self.built_card, twins
        else:
            self.farms, self.card_of, self.twins = states, np.array([-1], np.int16), np.full_like(twins, -1)
        self.every_place = every_place and turns == 2
        self.survey = Survey(
            regions=np.empty((self.size, MOST_PLACES, 4), np.int8),
            completed=np.empty((self.size, MOST_PLACES), np.int8),
            closing=np.empty((self.size, MOST_PLACES), np.int8),
            gains=np.empty((self.size, MOST_PLACES, cards.size, GAINS), np.int16),
        )
        self.futures = Futures(
            vectors=np.empty((self.size, cards.size, MOST_PLACES, cards.size), np.int16),
            counts=np.zeros((self.size, cards.size), np.int16),
        )

    @property
    def size(self) -> int:
        """How many farms there are to look ahead from."""
        return int(self.card_of.size)

    def best_points(self) -> Any:
        """By card, the points at the end if it is this farm's last one."""
        return np.array([self.points[self.built_card == card].max() for card in range(self.cards.size)], np.int16)

    def look_around(self, first: int, last: int, stop: Any) -> None:
        survey_farms(first, last, stop, self.farms, self.seat, self.cards, self.card_of, blank(1), self.survey)

    def look_ahead(self, first: int, last: int, stop: Any) -> None:
        farms = (self.farms, self.seat, self.cards, self.card_of)
        find_all_futures(first, last, stop, *farms, blank(2), self.every_place, self.twins, self.survey, self.futures)


def blank(count: int) -> Any:
    return np.zeros(count, STATE).view(np.recarray)


def solve_dry(state: State, cores: int = 1) -> list[int] | None:
    """The final margin, for the seat that decides and with best play of both, of every legal action in order.

    None where the season is not the dry one, or the festival's river ties the farms to each other.
    """
    if state.season != DRY or state.festival or state.phase == OVER:
        return None
    states = blank(1)
    states[0] = state
    seat = int(state.actor)
    cards = np.array([card for card in range(CARDS) if (int(state.dry_row) >> card) & 1], np.int16)
    mine = Side(states, seat, cards, (cards.size + 1) // 2, True)
    if cards.size == 1:
        return [int(points) - end_of(states, 1 - seat) for points in (mine.points if state.phase == AT else [mine.points.max()])]
    theirs = Side(states, 1 - seat, cards, cards.size // 2, False)
    margins = np.empty(mine.built_card.size, np.int16)
    stop = np.zeros(1, np.int8)
    pool = threads(cores)

    def in_shares(*works: tuple[Any, int]) -> None:
        shares = []
        for function, count in works:
            bounds = np.linspace(0, count, min(count, SHARES) + 1).astype(int)
            shares += [pool.submit(function, bounds[share], bounds[share + 1], stop) for share in range(bounds.size - 1)]
        for share in wait(shares, return_when=FIRST_EXCEPTION).done:
            share.result()

    def farm_margins(first: int, last: int, stop: Any) -> None:
        margins_of_farms(first, last, stop, cards, mine.card_of, mine.futures, theirs.card_of, theirs.futures, margins)

    try:
        sides = [side for side in (mine, theirs) if side.turns >= 2]
        in_shares(*((side.look_around, side.size) for side in sides))
        in_shares(*((side.look_ahead, side.size) for side in sides))
        if cards.size >= 5:
            in_shares((farm_margins, margins.size))
        elif cards.size >= 3:
            margins_of_vectors(cards, mine.futures, theirs.futures, theirs.best_points(), margins)
        else:
            margins[:] = mine.points - theirs.best_points()[1 - mine.built_card]
    except BaseException:
        stop[0] = 1
        raise
    if state.phase == AT:
        return [int(margin) for margin in margins[mine.built_card == np.flatnonzero(cards == state.build[seat])[0]]]
    return [int(margins[mine.built_card == card].max()) for card in range(cards.size)]


def solve_within(state: State, cores: int, seconds: float) -> list[int] | None:
    """solve_dry, where that many seconds are usually enough."""
    cards = int(state.dry_row).bit_count()
    return solve_dry(state, cores) if SECONDS[min(cards, len(SECONDS) - 1)] <= seconds * min(cores, 2) else None


def end_of(states: Any, seat: int) -> int:
    points = np.empty(1, np.int16)
    points_everywhere(states, seat, 1, points)
    return int(points[0])
