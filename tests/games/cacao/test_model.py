"""The engine and an independent reading of the rules page agree at every moment of random games."""

from games.cacao.model import CacaoModel
from hypothesis import given, settings
from support.random_play import NIGHTLY, played, starts_of


def position_of_the_model(model):
    return {
        "actor": model.actor,
        "phase": model.phase,
        "jungle": dict(model.jungle),
        "workers": {square: (model.owner[square], list(sides.values())) for square, sides in model.workers.items()},
        "overbuilt": set(model.overbuilt),
        "display": sorted(model.display),
        "pile": sorted(model.pile),
        "hands": [sorted(seat.hand) for seat in model.seats],
        "piles": [sorted(seat.pile) for seat in model.seats],
        "village": [(seat.gold, seat.fruits, seat.suns, seat.steps) for seat in model.seats],
    }


def spelled_out(counts):
    return sorted(name for name, count in counts.items() for _ in range(count))


def position_of_the_engine(match):
    view = match.game.view(match.state, None)
    own = [match.game.view(match.state, seat)["seats"][seat] for seat in range(match.players)]
    workers = {(tile["x"], tile["y"]): tile for tile in view["board"] if "tile" in tile}
    return {
        "actor": view["actor"],
        "phase": view["phase"],
        "jungle": {(tile["x"], tile["y"]): tile["jungle"] for tile in view["board"] if "jungle" in tile},
        "workers": {square: (tile["seat"], tile["workers"]) for square, tile in workers.items()},
        "overbuilt": {square for square, tile in workers.items() if tile["overbuilt"]},
        "display": sorted(view["display"]),
        "pile": spelled_out(view["to_come"]),
        "hands": [spelled_out(seat["hand"]) for seat in own],
        "piles": [spelled_out(seat["unseen"]) for seat in own],
        "village": [(seat["gold"], seat["fruits"], seat["suns"], seat["water"]) for seat in own],
    }


def assert_equal_at(replay, model):
    assert position_of_the_engine(replay) == position_of_the_model(model)
    assert replay.legal_texts() == model.legal()
    assert replay.result() == model.result()


@settings(max_examples=1000 if NIGHTLY else 30)
@given(starts_of("cacao"))
def test_at_every_moment_the_position_the_legal_actions_and_the_result_are_those_of_the_model(start):
    match = played(*start)
    replay, model = match.prefix(0), CacaoModel(match.players, match.deal)
    assert_equal_at(replay, model)
    for _, text in match.record()["actions"]:
        replay.apply(text)
        model.apply(text)
        assert_equal_at(replay, model)
    assert model.phase == "over"
