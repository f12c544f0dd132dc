"""Requests to a server, by URL or by the path of a socket."""

from __future__ import annotations

import contextlib
import http.client
import json
import os
import socket
import ssl
import threading
from collections.abc import Sequence
from typing import Any
from urllib.parse import urlsplit

from ._errors import AnswerTimeout, PaywrightError, ServerNotReached

#: How many connections are kept for the next request.
_KEPT = 8


class SocketConnection(http.client.HTTPConnection):
    """A connection over a Unix socket."""

    def __init__(self, path: str, timeout: float | None) -> None:
        super().__init__("localhost", timeout=timeout)
        self._path = path

    def connect(self) -> None:
        self.sock = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self.sock.settimeout(self.timeout)
        self.sock.connect(self._path)


class Server:
    """A server, and the connections to it that are kept open. Any number of threads may ask it."""

    def __init__(
        self,
        *,
        url: str | None = None,
        socket: str | None = None,
        token: str | None = None,
        ca_file: str | None = None,
        timeout: float | None = None,
    ) -> None:
        self._socket = socket
        self._timeout = timeout
        self._headers = {"User-Agent": "paywright-python"}
        if token is not None:
            self._headers["Authorization"] = f"Bearer {token}"
        parts = urlsplit(url or "http://localhost")
        if parts.scheme not in ("http", "https") or not parts.hostname or parts.query or parts.fragment:
            raise ValueError(f"{url!r} is no address of a server: expected one such as http://127.0.0.1:8080")
        if parts.username is not None:
            raise ValueError("a URL with a user is not used: pass the token as an argument")
        self._host, self._port, self._path = parts.hostname, parts.port, parts.path.rstrip("/")
        self._context = ssl.create_default_context(cafile=ca_file) if parts.scheme == "https" else None
        self._name = socket or url
        self.reset()

    def reset(self) -> None:
        """Forgets every connection, as in a forked process, whose parent keeps them."""
        self._idle: list[http.client.HTTPConnection] = []
        self._lock = threading.Lock()

    def close(self) -> None:
        """Closes the connections that are kept."""
        with self._lock:
            idle, self._idle = self._idle, []
        for connection in idle:
            connection.close()

    # Questions

    def ask(self, body: bytes) -> bytes:
        """The answer to one request, a line of JSON."""
        return self._post(f"/v1/{_operation(body)}", "application/json", body)[1].rstrip(b"\n")

    def ask_many(self, bodies: Sequence[bytes]) -> list[bytes]:
        """The answers to a few requests, in their order."""
        if len(bodies) == 1:
            return [self.ask(bodies[0])]
        status, answer = self._post("/v1/batch", "application/x-ndjson", b"\n".join(bodies) + b"\n")
        lines = answer.rstrip(b"\n").split(b"\n")
        if status == http.client.OK and len(lines) > len(bodies):
            # A server that ends answers what it has read, and says so in one more line.
            lines = lines[: len(bodies)]
        return lines + [lines[-1]] * (len(bodies) - len(lines))

    # Connections

    def _post(self, path: str, kind: str, body: bytes) -> tuple[int, bytes]:
        """The status and the body of an answer. Every request may be sent again: none changes anything."""
        with self._lock:
            connection = self._idle.pop() if self._idle else None
        if connection is not None:
            # The server may have closed it since.
            with contextlib.suppress(http.client.HTTPException, ConnectionError, BrokenPipeError):
                return self._exchange(connection, path, kind, body)
        try:
            return self._exchange(self._connection(), path, kind, body)
        except AnswerTimeout:
            raise
        except (http.client.HTTPException, OSError) as error:
            raise ServerNotReached(
                f"{self._name}: the server does not answer: {error or type(error).__name__}"
            ) from error

    def _exchange(self, connection: http.client.HTTPConnection, path: str, kind: str, body: bytes) -> tuple[int, bytes]:
        done = False
        try:
            connection.request("POST", self._path + path, body, {**self._headers, "Content-Type": kind})
            response = connection.getresponse()
            answer = response.read()
            done = not response.will_close
            return response.status, answer
        except TimeoutError:
            raise AnswerTimeout(f"no answer within {self._timeout} seconds") from None
        finally:
            if done:
                with self._lock:
                    if len(self._idle) < _KEPT:
                        self._idle.append(connection)
                        connection = None  # type: ignore[assignment]
            if connection is not None:
                connection.close()

    def _connection(self) -> http.client.HTTPConnection:
        if self._socket is not None:
            return SocketConnection(self._socket, self._timeout)
        if self._context is not None:
            return http.client.HTTPSConnection(self._host, self._port, timeout=self._timeout, context=self._context)
        return http.client.HTTPConnection(self._host, self._port, timeout=self._timeout)


def _operation(body: bytes) -> str:
    """What a request asks for; the server refuses what there is not."""
    try:
        request: Any = json.loads(body)
        operation = request["op"]
    except (ValueError, TypeError, LookupError):
        operation = None
    if not isinstance(operation, str) or not operation.isidentifier() or not operation.isascii():
        raise PaywrightError("the request has no op", code="missing-member")
    return operation


def server_path(file: str | os.PathLike[str]) -> str:
    """The path of a socket, whatever folder the process is in later."""
    return os.path.abspath(os.fspath(file))
