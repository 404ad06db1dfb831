"""subak work: a process that thinks for bots of servers elsewhere."""

import signal
import threading
from typing import Annotated, Any

import typer
from rich.console import Console

from subak.cli.speech import say
from subak.core.extras import need


def work(
    url: Annotated[str, typer.Argument(help=say("cli-work-url"), envvar="SUBAK_WORKERS")],
    slow: Annotated[bool, typer.Option(help=say("cli-work-slow"))] = True,
) -> None:
    need("server", "subak.server.remote", "subak.server.settings")
    from subak.core.registry import game_named, game_names
    from subak.core.warming import forget_damaged_rules, is_warm, warm
    from subak.players.compiler import kinds
    from subak.server.bus import check_redis
    from subak.server.logs import log_to_stderr
    from subak.server.remote import work as take_jobs
    from subak.server.settings import read_settings

    log_to_stderr(read_settings(workers=url).log_level)
    check_redis(url)
    stop = threading.Event()

    def on_signal(*_: Any) -> None:
        stop.set()

    for asked_to_stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(asked_to_stop, on_signal)
    forget_damaged_rules()
    for name in game_names():
        game = game_named(name)
        for kind in kinds(game):
            if not stop.is_set() and not is_warm(game, kind):
                list(warm(game, kind))
    Console(highlight=False, soft_wrap=True).print(say("cli-working"))
    take_jobs(url, stop, slow)
