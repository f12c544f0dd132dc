"""How the program is started, or where the server is."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Literal, TypeAlias

from ._binary import find_binary
from ._http import Server, server_path

File: TypeAlias = "str | os.PathLike[str]"


class Configuration:
    """What a client was made with.

    This is what is pickled of it: the copy starts a process of its own when it first asks.
    """

    def __init__(
        self,
        products: Mapping[str, File | Sequence[File]] | None = None,
        *,
        jobs: int | None = None,
        answer_bytes: int | None = None,
        held_bytes: int | None = None,
        catalogs: File | None = None,
        messages: File | Sequence[File] = (),
        zone_info: File | None = None,
        roots: File | Sequence[File] = (),
        signer: Literal["appStore", "xcodeTesting"] | None = None,
        stripe_secret: File | None = None,
        require_signature: bool = False,
        ignore_fields: str | Sequence[str] = (),
        fields: File | Sequence[File] = (),
        binary: File | None = None,
        timeout: float | None = None,
        url: str | None = None,
        socket: File | None = None,
        token: str | None = None,
        ca_file: File | None = None,
    ) -> None:
        self._arguments: dict[str, Any] = {
            "products": products,
            "jobs": jobs,
            "answer_bytes": answer_bytes,
            "held_bytes": held_bytes,
            "catalogs": catalogs,
            "messages": messages,
            "zone_info": zone_info,
            "roots": roots,
            "signer": signer,
            "stripe_secret": stripe_secret,
            "require_signature": require_signature,
            "ignore_fields": ignore_fields,
            "fields": fields,
            "binary": binary,
            "timeout": timeout,
            "url": url,
            "socket": socket,
            "token": token,
            "ca_file": ca_file,
        }
        self._timeout = timeout
        #: The server; None where the client runs the program itself.
        self._server = self._found(url, socket, token, ca_file)
        options: list[tuple[str, str]] = []
        for name, files in (products or {}).items():
            if not name or "=" in name:
                raise ValueError(f"{name!r} cannot name a product set: a name has a character, and no equals sign")
            options += [("--products", f"{name}={_path(file)}") for file in _files(files)]
        for name, number in (("--jobs", jobs), ("--answer-bytes", answer_bytes), ("--held-bytes", held_bytes)):
            if number is not None:
                options.append((name, str(number)))
        if catalogs is not None:
            options.append(("--catalogs", _path(catalogs)))
        options += [("--messages", _path(file)) for file in _files(messages)]
        if zone_info is not None:
            options.append(("--zone-info", _path(zone_info)))
        options += [("--root", _path(file)) for file in _files(roots)]
        if signer is not None:
            options.append(("--signer", signer))
        if stripe_secret is not None:
            options.append(("--stripe-secret", _path(stripe_secret)))
        ignored = [ignore_fields] if isinstance(ignore_fields, str) else ignore_fields
        options += [("--ignore-field", field) for field in ignored]
        options += [("--fields", _path(file)) for file in _files(fields)]
        words = [word for option in options for word in option]
        if _files(roots):
            words.append("--verify-jws")
        if require_signature:
            words.append("--require-signature")
        #: Gives the program and its arguments when a process is to be started.
        self._command = partial(_command, binary, words)
        self._open()

    def _found(self, url: str | None, socket: File | None, token: str | None, ca_file: File | None) -> Server | None:
        if url is None and socket is None:
            if token is not None or ca_file is not None:
                raise ValueError("token and ca_file are for a server: pass its url or its socket")
            return None
        if url is not None and socket is not None:
            raise ValueError("a server has a url or a socket, not both")
        of_server = {"timeout", "url", "socket", "token", "ca_file"}
        for name, value in self._arguments.items():
            if name not in of_server and value not in (None, (), False):
                raise ValueError(f"{name} is for a program that the client runs; the server has its own")
        return Server(
            url=url,
            socket=None if socket is None else server_path(socket),
            token=token,
            ca_file=None if ca_file is None else _path(ca_file),
            timeout=self._timeout,
        )

    def _open(self) -> None:
        """Makes what the client asks through. No process is started yet."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (type(self), self._arguments)


def _command(binary: File | None, options: list[str]) -> list[str]:
    return [find_binary(binary), "serve", *options]


def _restored(kind: type[Configuration], arguments: dict[str, Any]) -> Configuration:
    return kind(**arguments)


def _files(given: File | Sequence[File]) -> list[File]:
    return [given] if isinstance(given, (str, os.PathLike)) else list(given)


def _path(file: File) -> str:
    """Absolute, so that a process that is started later, from another folder, reads the same file."""
    return os.path.abspath(os.fspath(file))
