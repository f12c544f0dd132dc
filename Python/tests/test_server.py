"""A server in the place of the program: the same questions, answers and errors."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import http.server
import json
import os
import pickle
import shutil
import signal
import socket
import socketserver
import subprocess
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import paywright

TOKEN = "a-token-for-the-tests"
ROOT = Path(__file__).parents[2]


class Handler(http.server.BaseHTTPRequestHandler):
    """Answers with what it was asked, or as a request's `do` wants it."""

    protocol_version = "HTTP/1.1"
    server: Standin

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.paths.append(self.path)
        if self.server.token and self.headers["Authorization"] != f"Bearer {self.server.token}":
            return self.reply(401, [error("unauthorized")])
        requests = [json.loads(line) for line in body.splitlines()]
        what = requests[0].get("do")
        if what == "busy":
            return self.reply(503, [error("too-many-waiting")])
        if what == "silent":
            time.sleep(1)
        if what == "vanish":
            self.close_connection = True
            return None
        answers = [answer(request) for request in requests]
        if what == "cut":
            answers = [*answers[:1], error("shutting-down")]
        self.reply(200, answers)
        if what == "hang-up":
            self.close_connection = True
        return None

    def reply(self, status: int, answers: list[dict[str, Any]]) -> None:
        body = b"".join(json.dumps(one).encode() + b"\n" for one in answers)
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def address_string(self) -> str:
        return "a client"

    def log_message(self, format: str, *args: Any) -> None:
        pass


def answer(request: dict[str, Any]) -> dict[str, Any]:
    fixed = {"schema": "paywright/value/1", "id": request.get("id"), "paywright": "0", "icu": "0", "cldr": "0"}
    return {**fixed, "results": [], "echo": request}


def error(code: str) -> dict[str, Any]:
    members = {"severity": "error", "code": code, "message": "found this, expected that"}
    return {"schema": "paywright/error/1", "id": None, "error": members, "diagnostics": [members]}


class Standin(http.server.ThreadingHTTPServer):
    daemon_threads = True
    token: str | None = None

    def __init__(self, *args: Any) -> None:
        self.paths: list[str] = []
        super().__init__(*args)

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A client that has gone is no fault."""


class SocketStandin(Standin):
    address_family = socket.AF_UNIX

    def server_bind(self) -> None:
        socketserver.TCPServer.server_bind(self)


def running(made: Standin) -> Iterator[Standin]:
    thread = threading.Thread(target=made.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    try:
        yield made
    finally:
        made.shutdown()
        made.server_close()
        thread.join()


@pytest.fixture
def standin() -> Iterator[Standin]:
    yield from running(Standin(("127.0.0.1", 0), Handler))


@pytest.fixture
def client(standin: Standin) -> Iterator[paywright.Paywright]:
    with paywright.Paywright(url=f"http://127.0.0.1:{standin.server_address[1]}") as made:
        yield made


def test_a_question_goes_to_the_path_of_its_operation(standin: Standin, client: paywright.Paywright) -> None:
    assert client.ask({"op": "period", "period": "P1M", "id": "mine"}).raw["echo"]["period"] == "P1M"
    assert client.period("P1M").raw["echo"]["op"] == "period"
    assert standin.paths == ["/v1/period", "/v1/period"]


def test_an_answer_has_the_id_of_its_request(client: paywright.Paywright) -> None:
    assert client.ask({"op": "period", "id": "mine"}).id == "mine"


def test_a_batch_keeps_the_order(standin: Standin, client: paywright.Paywright) -> None:
    requests = [{"op": "price", "amount": str(number)} for number in range(1000)]
    amounts = [one.raw["echo"]["amount"] for one in client.batch(requests)]
    assert amounts == [request["amount"] for request in requests]
    assert set(standin.paths) <= {"/v1/batch", "/v1/price"}
    assert len(standin.paths) < 200


def test_a_refusal_is_an_error_with_its_code(client: paywright.Paywright) -> None:
    with pytest.raises(paywright.RequestError) as caught:
        client.ask({"op": "price", "do": "busy"})
    assert caught.value.code == "too-many-waiting"


def test_a_batch_that_the_server_cuts_off_has_an_error_in_each_place(client: paywright.Paywright) -> None:
    requests = [{"op": "price", "do": "cut"}, {"op": "price"}, {"op": "price"}]
    answers = list(client.batch(requests, errors="return"))
    codes = [one.code if isinstance(one, paywright.PaywrightError) else None for one in answers]
    assert codes == [None, "shutting-down", "shutting-down"]


def test_a_connection_that_was_closed_is_made_again(client: paywright.Paywright) -> None:
    client.ask({"op": "price", "do": "hang-up"})
    time.sleep(0.05)
    client.ask({"op": "price"})


def test_a_server_that_does_not_answer_is_an_error(client: paywright.Paywright) -> None:
    with pytest.raises(paywright.ServerNotReached):
        client.ask({"op": "price", "do": "vanish"})
    with (
        paywright.Paywright(url="http://127.0.0.1:1") as nothing,
        pytest.raises(paywright.ServerNotReached),
    ):
        nothing.ask({"op": "price"})


def test_an_answer_may_be_late(standin: Standin) -> None:
    url = f"http://127.0.0.1:{standin.server_address[1]}"
    with paywright.Paywright(url=url, timeout=0.1) as late, pytest.raises(paywright.AnswerTimeout):
        late.ask({"op": "price", "do": "silent"})


def test_a_token_is_sent(standin: Standin) -> None:
    standin.token = TOKEN
    url = f"http://127.0.0.1:{standin.server_address[1]}"
    with paywright.Paywright(url=url, token=TOKEN) as right:
        right.ask({"op": "price"})
    with paywright.Paywright(url=url) as wrong, pytest.raises(paywright.RequestError) as caught:
        wrong.ask({"op": "price"})
    assert caught.value.code == "unauthorized"


def test_a_socket(tmp_path: Path) -> None:
    for _ in running(SocketStandin(str(tmp_path / "socket"), Handler)):
        with paywright.Paywright(socket=tmp_path / "socket") as client:
            assert client.ask({"op": "price"}).raw["echo"] == {"op": "price"}


def test_a_pickled_client_asks_the_same_server(client: paywright.Paywright) -> None:
    with pickle.loads(pickle.dumps(client)) as copy:
        copy.ask({"op": "price"})


def test_a_closed_client_refuses(client: paywright.Paywright) -> None:
    client.close()
    with pytest.raises(paywright.Closed):
        client.ask({"op": "price"})


@pytest.mark.parametrize(
    "arguments",
    [
        {"url": "http://localhost", "socket": "s"},
        {"url": "ftp://localhost"},
        {"url": "http://user@localhost"},
        {"url": "http://localhost", "products": {"shop": "shop.storekit"}},
        {"token": "t"},
    ],
)
def test_arguments_that_do_not_go_together(arguments: dict[str, Any]) -> None:
    with pytest.raises(ValueError):
        paywright.Paywright(**arguments)


def test_tasks(standin: Standin) -> None:
    async def main() -> None:
        async with paywright.AsyncPaywright(url=f"http://127.0.0.1:{standin.server_address[1]}") as client:
            periods = [f"P{number}M" for number in range(40)]
            answers = await asyncio.gather(*(client.period(period) for period in periods))
            assert [one.raw["echo"]["period"] for one in answers] == periods
            batch = [one async for one in client.batch([{"op": "price"}] * 100)]
            assert len(batch) == 100

    asyncio.run(main())


@contextlib.contextmanager
def server(*options: str) -> Iterator[tuple[Path, subprocess.Popen[str]]]:
    """A real server, and its socket."""
    binary = os.environ.get("PAYWRIGHT_SERVER")
    if not binary:
        pytest.skip("PAYWRIGHT_SERVER names no server")
    folder = Path(tempfile.mkdtemp())
    path = folder / "socket"
    command = [binary, "--socket", str(path), *options]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:
        for _ in range(500):
            if path.exists():
                break
            time.sleep(0.02)
        try:
            yield path, process
        finally:
            process.terminate()
            status = process.wait(20)
    assert status == 0
    assert not path.exists()
    shutil.rmtree(folder)


@pytest.fixture
def real() -> Iterator[Path]:
    """The socket of a real server with the example shop."""
    with server("--demo") as (path, _):
        yield path


def test_the_real_server(real: Path) -> None:
    customer = ROOT / "Examples/customers/trial-running.json"
    with paywright.Paywright(socket=real) as client:
        worded = client.status(customer, locale="de", time_zone="Europe/Berlin", now="2026-11-20T12:00:00Z")
        headline = worded.results[0].lines.headline
        assert headline is not None and headline.text == "Probeabo endet in 4\xa0Tagen"
        (notice,) = client.notices(customer, time_zone="Europe/Berlin", now="2026-11-20T12:00:00Z").notices
        assert (notice.kind, notice.texts[0].subject.text) == ("trialEnding", "Your free trial ends on Nov 24, 2026")
        assert len(list(client.status_many([customer] * 500, locale="ja"))) == 500
        with pytest.raises(paywright.RequestError) as caught:
            client.price("9,99", "EUR")
        assert caught.value.code == "unusable-value"
        assert client.reload().products[0].name == "shop"


def test_words_of_ones_own(tmp_path: Path) -> None:
    words = tmp_path / "words.arb"
    messages = {
        "@@locale": "en",
        "callToAction.subscribe": "join for {pricePerPeriod}",
        "callToAction.buy": "buy for {pryce}",
        "pricePerPeriod": "{price} monthly",
        "callToAction.subscrib": "{pricePerPeriod}",
    }
    words.write_text(json.dumps(messages))
    shop = f"shop={ROOT / 'Examples/aurora.storekit'}"
    with server("--products", shop, "--messages", str(words)) as (path, process):
        with paywright.Paywright(socket=path) as client:
            answer = client.paywall(locale="en", product_ids="com.example.aurora.weekly")
            lines = answer.results[0].lines
            assert {one.path: one.code for one in answer.diagnostics} == {
                "callToAction.buy": "bad-pattern",
                "pricePerPeriod": "charging-period-missing",
                "callToAction.subscrib": "unknown-key",
            }
            assert lines.call_to_action is not None and lines.call_to_action.text == "Join for $4.99 per week"
        process.terminate()
        assert process.stderr is not None
        log = process.stderr.read()
    for key in ("callToAction.buy", "pricePerPeriod", "callToAction.subscrib"):
        assert "words.arb" in log and key in log


def test_catalogs_of_a_folder(tmp_path: Path) -> None:
    shutil.copy(ROOT / "Locales/en.arb", tmp_path)
    shutil.copy(ROOT / "Locales/de.arb", tmp_path)
    with server("--catalogs", str(tmp_path)) as (path, _), paywright.Paywright(socket=path) as client:
        texts = [client.period("P3M", locale=locale).results[0].lines.period for locale in ("de", "fr")]
        assert [text and text.text for text in texts] == ["3\xa0Monate", "3\xa0months"]


def test_secrets_are_read_again(tmp_path: Path) -> None:
    secrets = tmp_path / "secrets"
    secrets.write_text("whsec_0lder0lder0lder0lder")
    body = '{"id": "evt_1", "object": "event", "type": "customer.created", "data": {"object": {}}}'
    signature = hmac.new(b"whsec_9f8e7d6c5b4a39281706f5e4", f"1795176000.{body}".encode(), hashlib.sha256).hexdigest()
    options: Any = {"stripe_signature": f"t=1795176000,v1={signature}", "now": "2026-11-20T12:00:00Z"}

    def code(client: paywright.Paywright) -> str:
        """How the signed body is refused; empty where its signature is taken."""
        try:
            client.status(body, **options)
        except paywright.RequestError as refusal:
            return str(refusal.code)
        return ""

    with server("--stripe-secret", str(secrets)) as (path, process), paywright.Paywright(socket=path) as client:
        assert code(client) == "signature-rejected"
        secrets.write_text("whsec_0lder0lder0lder0lder\nwhsec_9f8e7d6c5b4a39281706f5e4\n")
        process.send_signal(signal.SIGHUP)
        end = time.monotonic() + 20
        while code(client) == "signature-rejected" and time.monotonic() < end:
            time.sleep(0.02)
        assert code(client) != "signature-rejected"
        secrets.write_text("")
        assert any(one.code == "not-reloaded" for one in client.reload().diagnostics)
        assert code(client) != "signature-rejected"
