"""What watchers are told goes out at once where it can; else it waits, and nothing overtakes it."""

from types import SimpleNamespace
from typing import Any

import pytest
import uvloop
from support.server import heard
from websockets.frames import Frame, Opcode

from subak.server.live import Watcher
from subak.server.serving import Live, framed


class Line:
    """A connection that keeps what is written to it."""

    def __init__(self, closing=False):
        self.written, self.closing = [], closing

    def is_closing(self):
        return self.closing

    def write(self, data):
        self.written.append(data)


def live(line, writable=True, compressed=()):
    """As much of a WebSocket as telling needs."""
    soon = []
    one: Any = object.__new__(Live)
    one.loop = SimpleNamespace(call_soon=soon.append)
    one.transport, one.frames_told, one.close_sent = line, [], False
    one.writable = SimpleNamespace(is_set=lambda: writable)
    one.conn = SimpleNamespace(extensions=compressed)
    return one, soon


def test_what_is_told_in_one_moment_is_written_together():
    line = Line()
    one, soon = live(line)
    assert [one.tell(text) for text in (b"entry", b"accepted")] == [True, True]
    assert (line.written, len(soon)) == ([], 1)
    soon[0]()
    assert line.written == [framed(b"entry") + framed(b"accepted")]


@pytest.mark.parametrize("length", [0, 125, 126, 65_535, 65_536])
def test_a_message_of_any_length_is_framed_as_the_protocol_says(length):
    text = b"x" * length
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_nothing_is_told_to_who_does_not_read_or_goes():
    for one, _ in (live(Line(), writable=False), live(Line(closing=True))):
        assert not one.tell(b"entry")


def test_what_waits_is_not_overtaken():
    async def told():
        sent = []
        watcher = Watcher("anna")
        watcher.send(b"first")
        watcher.tell = lambda message: bool(sent.append(message)) or True
        watcher.send(b"second")
        waiting = [watcher.waiting.get_nowait() for _ in range(watcher.waiting.qsize())]
        watcher.send(b"third")
        return waiting, sent

    assert uvloop.run(told()) == ([b"first", b"second"], [b"third"])


def test_over_a_websocket_entries_are_told_at_once(serve, tmp_path):
    server = serve(database=f"sqlite:///{tmp_path / 'subak.db'}")
    anna = server.guest()
    id = anna.opens("bali", None)["table"]["id"]
    with anna.watches(id) as socket:
        heard(socket, "table")
        assert anna.post(f"/tables/{id}/chat", text="hello").status_code == 204
        assert heard(socket, "entry")["entry"]["text"] == "hello"
        (watcher,) = server.house.tables[id].watchers
        assert watcher.tell is not None, "not by the way through all layers"
