"""The configurations of nginx in `deploy/`, with a real nginx before real servers; only names, ports and certificates are ours."""

import json
import re
import shutil
import socket
import subprocess
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from support.server import Guest, free_port, gathered, heard, until
from websockets.exceptions import InvalidStatus

DEPLOY = Path(__file__).parents[2] / "deploy" / "nginx"
FRAME = """
daemon off;
pid {folder}/pid;
error_log {folder}/log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include conf.d/*.conf;
}}
"""


def accepts(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), 1).close()
    except OSError:
        return False
    return True


@pytest.fixture
def nginx(tmp_path: Path) -> Iterator[Callable[..., None]]:
    assert shutil.which("nginx"), "nginx is not installed: `make test` as root installs it, else install nginx-light"
    running: list[subprocess.Popen[bytes]] = []

    def run(config: str, **changes: str) -> None:
        """A configuration of ours with something else in place of each name."""
        text = (DEPLOY / config).read_text()
        for before, after in changes.items():
            assert before in text
            text = text.replace(before, after)
        folder = tmp_path / "nginx"
        for place in ("conf.d", "snippets"):
            (folder / place).mkdir(parents=True)
        shutil.copy(DEPLOY / "subak.conf", folder / "snippets")
        (folder / "conf.d" / "ours.conf").write_text(text)
        (folder / "nginx.conf").write_text(FRAME.format(folder=folder))
        command = ["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", str(folder / "log")]
        checked = subprocess.run([*command, "-t", "-q"], capture_output=True, text=True, check=False)
        assert (checked.returncode, checked.stderr) == (0, "")
        running.append(subprocess.Popen(command))
        for port in re.findall(r"listen 127\.0\.0\.1:(\d+)", text):
            until(partial(accepts, int(port)))

    yield run
    for process in running:
        process.terminate()
        process.wait()


@pytest.fixture
def guest() -> Iterator[Callable[..., Guest]]:
    coming: list[Guest] = []

    def one(address: str, **headers: str) -> Guest:
        coming.append(Guest(address, **headers))
        return coming[-1]

    yield one
    for each in coming:
        each.http.close()


def plays_live(anna: Guest, ben: Guest) -> None:
    """What one decides reaches the other by WebSocket and, without waiting, as an event."""
    random = Random(1)
    id, people = gathered([anna, ben], "bali")
    with people[1].watches(id) as live, people[1].http.stream("GET", f"/tables/{id}/events") as events:
        assert events.headers["content-type"].startswith("text/event-stream")
        lines = (json.loads(line.removeprefix("data: ")) for line in events.iter_lines() if line.startswith("data: "))
        assert heard(live)["table"]["id"] == next(lines)["table"]["id"] == id
        assert people[0].plays_on(id, random)
        assert heard(live, "entry")["entry"] == next(line for line in lines if line["type"] == "entry")["entry"]


def keeps_metrics_to_itself(address: str, **client: Any) -> None:
    with httpx.Client(base_url=address, **client) as http:
        assert http.get("/metrics").status_code == http.get("/metrics?x").status_code == http.get("/%6detrics").status_code == 403
        for path in ("//metrics", "/./metrics", "/x/../metrics", "/metrics/", "/Metrics"):
            assert "subak_" not in http.get(f"{address}{path}").text, path


def test_several_servers_behind_one_address(nginx, serve, guest, redis, database):
    one, other = (serve(database=database, redis=redis.url) for _ in range(2))
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    named = {f"server-{number}:8000": served.address.removeprefix("http://") for number, served in ((1, one), (2, other))}
    nginx("compose.conf", **{"listen 80": f"listen 127.0.0.1:{port}", **named})
    plays_live(guest(address), guest(address))
    assert '<div id="app"' in httpx.get(address).text
    keeps_metrics_to_itself(address)
    counted = [httpx.get(f"{served.address}/metrics").text for served in (one, other)]
    assert all(re.search(r"^subak_requests_total\{.*\} [1-9]", text, re.MULTILINE) for text in counted), "both have worked"


def test_an_address_that_is_made_up_does_not_pass_the_proxy(nginx, serve, guest, tmp_path):
    server = serve(database=f"sqlite:///{tmp_path / 'subak.db'}", rate=1.0)
    port, ours = free_port(), server.address.removeprefix("http://")
    nginx("compose.conf", **{"listen 80": f"listen 127.0.0.1:{port}", "server-1:8000": ours, "server-2:8000": ours})
    guests = [guest(f"http://127.0.0.1:{port}", **{"X-Forwarded-For": f"198.51.100.{number}"}) for number in range(40)]
    assert {guest.get("/me").status_code for guest in guests} == {200, 429}


def test_with_tls_browsers_stay_with_it_and_all_goes_through(nginx, serve, guest, tmp_path, monkeypatch):
    server = serve(database=f"sqlite:///{tmp_path / 'subak.db'}", secure_cookies=True)
    plain, secure = free_port(), free_port()
    certificate, key = tmp_path / "fullchain.pem", tmp_path / "privkey.pem"
    names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", *names, "-keyout", key, "-out", certificate]
    subprocess.run(made, check=True, capture_output=True)
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    changes = {
        "listen 80": f"listen 127.0.0.1:{plain}",
        "listen 443": f"listen 127.0.0.1:{secure}",
        "/etc/letsencrypt/live/subak.example.org/": f"{tmp_path}/",
        "subak.example.org": "localhost",
        "127.0.0.1:8000": server.address.removeprefix("http://"),
    }
    nginx("tls.conf", **changes)
    address = f"https://localhost:{secure}"
    plays_live(guest(address), guest(address))
    keeps_metrics_to_itself(address)
    to_tls = httpx.get(f"http://localhost:{plain}/table/x?y=1")
    assert (to_tls.status_code, to_tls.headers["location"]) == (301, "https://localhost/table/x?y=1")
    with httpx.Client(base_url=address, headers={"Origin": address}) as browser:
        answer = browser.patch("/api/v1/me", json={"name": "Anna"})
        assert answer.status_code == 200, "a page that came through the proxy may speak to it"
        assert "Secure" in answer.headers["set-cookie"]
        for found in (answer, browser.get("/nowhere")):
            assert found.headers.get_list("strict-transport-security") == ["max-age=31536000"]
        foreign = browser.patch("/api/v1/me", json={"name": "Eve"}, headers={"Origin": "https://example.org"})
        assert foreign.status_code == 403
    stranger = guest(address)
    id = stranger.opens("bali", None)["table"]["id"]
    with pytest.raises(InvalidStatus), stranger.watches(id, Origin="https://example.org"):
        pass
