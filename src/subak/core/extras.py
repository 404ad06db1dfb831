"""What is installed only on demand: .[server], .[play], … of a checkout or a wheel, since we are on no package index."""

from importlib import import_module
from importlib.metadata import version

from subak.core.mistakes import Mistake


def need(extra: str, *modules: str) -> None:
    """Loads modules that need an extra; where a package of it is missing, one sentence says how to install it."""
    try:
        for module in modules:
            import_module(module)
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] == "subak":
            raise
        raise Mistake("missing-extra", extra=extra, wheel=f"subak-{version('subak')}-py3-none-any.whl") from error
