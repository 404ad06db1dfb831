"""Makes `tests/golden/releases/NAME.jsonl.gz`: a database of a release with data in it, as its own backup.

Run with the sources of that release, `git worktree add /tmp/release REVISION` and then
`PYTHONPATH=/tmp/release/src:tests .venv/bin/python tests/support/make_release_data.py NAME`: it speaks to it over HTTP alone.
"""

import os
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import httpx

RELEASES = Path(__file__).parents[1] / "golden" / "releases"
PORT = 18765
GAMES = {"bali": {"oracle": True, "demon": True}, "cacao": {}, "rice": {"festival": True}}
PASSWORD = "rice and rain"


def person(login: str | None) -> httpx.Client:
    http = httpx.Client(base_url=f"http://127.0.0.1:{PORT}/api/v1", timeout=120)
    if login:
        http.post("/account", json={"login": login, "password": PASSWORD}).raise_for_status()
    return http


def sent(http: httpx.Client, path: str, **body: Any) -> Any:
    while (answer := http.post(path, json=body)).status_code == httpx.codes.SERVICE_UNAVAILABLE:
        time.sleep(float(answer.headers["Retry-After"]))  # its game is compiled
    answer.raise_for_status()
    return answer.json() if answer.content else None


def decided(people: Sequence[httpx.Client], id: str, random: Random) -> bool:
    """Whether anybody could decide something."""
    for one in people:
        seen = one.get(f"/tables/{id}", params={"after": 10**6}).json()
        legal = seen["view"]["legal"] if seen["table"]["status"] == "running" else None
        if legal:
            choice = random.choice(legal)
            action = choice if isinstance(choice, str) else choice["action"]
            sent(one, f"/tables/{id}/actions", action=action, expect=seen["table"]["step"])
            return True
    return False


def fill() -> None:
    random = Random(1)
    anna, ben, guest = person("anna"), person("ben"), person(None)
    for game, options in GAMES.items():
        for length in (9, 10**6):
            seats = [{"kind": "me"}, {"kind": "person"}]
            id = sent(anna, "/tables", game=game, options=options, seats=seats, public=True)["table"]["id"]
            sent(ben, f"/tables/{id}/seat")
            for _ in range(length):
                if not decided((anna, ben), id, random):
                    break
            sent(ben, f"/tables/{id}/chat", text="Schön!")
        record = anna.get(f"/tables/{id}/record").raise_for_status().json()
        sent(guest, "/records", **record)
        while sent(anna, f"/tables/{id}/analysis", depth="fast")["state"] != "done":
            time.sleep(1)
        print(game, "done", file=sys.stderr)
    sent(guest, "/tables", game="bali", seats=[{"kind": "me"}, {"kind": "person"}], public=True)


def main(name: str) -> None:
    RELEASES.mkdir(exist_ok=True)
    with TemporaryDirectory() as folder:
        environment = os.environ | {"SUBAK_DATABASE": f"sqlite:///{folder}/subak.db", "SUBAK_RATE": "1000"}
        subak = [sys.executable, "-m", "subak"]
        server = subprocess.Popen([*subak, "serve", "--port", str(PORT)], env=environment)
        try:
            while True:
                try:
                    httpx.get(f"http://127.0.0.1:{PORT}/healthz").raise_for_status()
                    break
                except httpx.HTTPError:
                    time.sleep(1)
            fill()
        finally:
            server.terminate()
            server.wait()
        subprocess.run([*subak, "db", "backup", str(RELEASES / f"{name}.jsonl.gz")], env=environment, check=True)


if __name__ == "__main__":
    main(sys.argv[1])
