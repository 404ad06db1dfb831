"""How Numba compiles a rule: once, and only as far as its callers need it.

Left to itself Numba optimises every function together with all that it calls, and makes machine code of it. Rules call rules ten
deep, so most of a game would be optimised ten times over. Here only entry points are; that halves the time and plays as fast.

It also compiles a function anew for each width of integer that it is given, and for each constant: a third of a game would be
compiled twice and more. A rule takes all integers as wide ones.
"""

from collections.abc import Callable
from typing import Any

from numba.core import types
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler
from numba.core.compiler_machinery import AnalysisPass, register_pass
from numba.core.registry import CPUDispatcher
from numba.core.typed_passes import NativeLowering


class RuleLibrary(JITCodeLibrary):  # type: ignore[misc]
    """The code of a rule and of all that it calls, to be linked into that of an entry point."""

    def finalize(self) -> None:
        for library in dict.fromkeys(self._linking_libraries):
            self._final_module.link_in(library._get_module_for_linking(), preserve=True)
        self._finalized = True


@register_pass(mutates_CFG=False, analysis_only=True)
class Offer(AnalysisPass):  # type: ignore[misc]
    """Lets other compiled functions call this one.

    Numba tells compiled functions apart by their C functions. A rule has none: a method of a new object takes its place, and is
    never called.
    """

    _name = "offer"

    def __init__(self) -> None:
        AnalysisPass.__init__(self)

    def run_pass(self, state: Any) -> bool:
        lowered = state["cr"]._replace(cfunc=object().__sizeof__)
        state.targetctx.insert_user_function(lowered.cfunc, lowered.fndesc, [state.library])
        state["cr"] = lowered
        return False


class RuleCompiler(Compiler):  # type: ignore[misc]
    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        flags = self.state.flags
        flags.no_cpython_wrapper = flags.no_cfunc_wrapper = flags.no_compile = True

    def compile_extra(self, func: Callable[..., Any]) -> Any:
        self.state.library = RuleLibrary(self.state.targetctx.codegen(), func.__qualname__)
        return super().compile_extra(func)

    def define_pipelines(self) -> list[Any]:
        (pipeline,) = super().define_pipelines()
        pipeline.add_pass_after(Offer, NativeLowering)
        pipeline.finalize()
        return [pipeline]


def widened(kind: Any) -> Any:
    """An integer as wide as rules reckon with; anything else as it is."""
    whole = isinstance(kind, types.Integer)
    return types.int64 if whole and kind.signed else kind


class Rule(CPUDispatcher):  # type: ignore[misc]
    def get_call_template(self, args: Any, kws: Any) -> Any:
        return super().get_call_template(tuple(map(widened, args)), {name: widened(kind) for name, kind in kws.items()})

    def __call__(self, *arguments: Any) -> Any:
        raise TypeError(f"{self.__name__} is a rule, for compiled code: Python calls interpreted({self.__name__})")
