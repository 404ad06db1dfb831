"""How Seasons of Rice is played at random."""

from random import Random

from games.rice.model import covered_by, read_place

from subak.core.match import Match


def snug(match: Match, random: Random) -> int:
    """Of some places the one that touches the most cards, so that plots are completed and fields closed."""
    state = match.state
    seat = int(state.actor)
    if not match.game.action_text(state, match.legal[0]).startswith("at") or state.farm_size[seat] == 0:
        return random.choice(match.legal)
    of_farm = zip(state.x[seat], state.y[seat], state.lying[seat], strict=True)
    cards = [(int(x), int(y), "lying" if lying else "upright") for x, y, lying in of_farm][: state.farm_size[seat]]
    covered = {cell for x, y, orientation in cards for cell in covered_by((x, y), orientation)}

    def touched(action: int) -> int:
        cells = covered_by(*read_place(match.game.action_text(state, action)))
        return sum((x + dx, y + dy) in covered for x, y in cells for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)))

    return max(random.sample(match.legal, min(15, len(match.legal))), key=touched)
