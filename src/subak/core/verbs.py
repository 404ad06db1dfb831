"""What can be asked of any game's state: compiled code finds the game by the state's type, Python by its dtype."""

from collections.abc import Callable
from typing import Any

from subak.core.compiling import COMPILED, interpreted
from subak.core.registry import game_of


def verb(name: str) -> Callable[..., Any]:
    """A function whose first argument is a state, and that does what the state's game does under this name."""

    def asked(state: Any, *arguments: Any) -> Any:
        return interpreted(getattr(game_of(state.dtype).verbs, name))(state, *arguments)

    asked.__name__ = asked.__qualname__ = name
    if COMPILED:
        from numba.extending import overload
        from numba.np.numpy_support import as_dtype

        from subak.core.rule_compiler import RuleCompiler

        def found(state: Any, *arguments: Any) -> Any:
            return getattr(game_of(as_dtype(state)).verbs, name).py_func

        # Not strict, since one signature stands here for those of all verbs.
        overload(asked, strict=False)(found)
        overload(asked, strict=False, target="cpu", jit_options={"pipeline_class": RuleCompiler})(found)

    return asked


deal = verb("deal")
lay_out = verb("lay_out")
legal = verb("legal")
apply = verb("apply")
over = verb("over")
scores = verb("scores")
standing = verb("standing")
redeal = verb("redeal")
seen = verb("seen")
hunch = verb("hunch")
note = verb("note")
note_end = verb("note_end")
observe_table = verb("observe_table")
observe_seat = verb("observe_seat")
where = verb("where")
alike = verb("alike")
