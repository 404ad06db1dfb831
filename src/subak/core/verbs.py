"""What one can ask of any game's record: compiled code finds the game by the record's type, interpreted code by its dtype."""

from typing import Any

from subak.core.compiling import COMPILED
from subak.core.registry import game_of


def setup(state, players, options, seed):
    return game_of(state.dtype).verbs["setup"](state, players, options, seed)


def lay_out(state):
    return game_of(state.dtype).verbs["lay_out"](state)


def legal(state, out):
    return game_of(state.dtype).verbs["legal"](state, out)


def apply(state, action):
    return game_of(state.dtype).verbs["apply"](state, action)


def over(state):
    return game_of(state.dtype).verbs["over"](state)


def scores(state, out):
    return game_of(state.dtype).verbs["scores"](state, out)


def winners(state, out):
    return game_of(state.dtype).verbs["winners"](state, out)


def redeal(world, state, seat, rng):
    return game_of(state.dtype).verbs["redeal"](world, state, seat, rng)


def seen(state, action, seat):
    return game_of(state.dtype).verbs["seen"](state, action, seat)


def hunch(state, scratch, action):
    return game_of(state.dtype).verbs["hunch"](state, scratch, action)


def note(state, action, notes):
    return game_of(state.dtype).verbs["note"](state, action, notes)


def note_end(state, notes):
    return game_of(state.dtype).verbs["note_end"](state, notes)


def observe(state, seat, out):
    return game_of(state.dtype).verbs["observe"](state, seat, out)


if COMPILED:
    from numba.extending import overload
    from numba.np.numpy_support import as_dtype

    def chosen(record: Any, verb: str) -> Any:
        dispatcher: Any = game_of(as_dtype(record)).verbs[verb]
        return dispatcher.py_func

    @overload(setup)
    def _setup(state, players, options, seed):
        return chosen(state, "setup")

    @overload(lay_out)
    def _lay_out(state):
        return chosen(state, "lay_out")

    @overload(legal)
    def _legal(state, out):
        return chosen(state, "legal")

    @overload(apply)
    def _apply(state, action):
        return chosen(state, "apply")

    @overload(over)
    def _over(state):
        return chosen(state, "over")

    @overload(scores)
    def _scores(state, out):
        return chosen(state, "scores")

    @overload(winners)
    def _winners(state, out):
        return chosen(state, "winners")

    @overload(seen)
    def _seen(state, action, seat):
        return chosen(state, "seen")

    @overload(redeal)
    def _redeal(world, state, seat, rng):
        return chosen(state, "redeal")

    @overload(hunch)
    def _hunch(state, scratch, action):
        return chosen(state, "hunch")

    @overload(note)
    def _note(state, action, notes):
        return chosen(state, "note")

    @overload(note_end)
    def _note_end(state, notes):
        return chosen(state, "note_end")

    @overload(observe)
    def _observe(state, seat, out):
        return chosen(state, "observe")
