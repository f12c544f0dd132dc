"""How the program is started."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Literal, TypeAlias

from ._binary import find_binary

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
        catalogs: File | None = None,
        messages: File | Sequence[File] = (),
        zone_info: File | None = None,
        roots: File | Sequence[File] = (),
        signer: Literal["appStore", "xcodeTesting"] | None = None,
        binary: File | None = None,
        timeout: float | None = None,
    ) -> None:
        self._arguments: dict[str, Any] = {
            "products": products,
            "jobs": jobs,
            "catalogs": catalogs,
            "messages": messages,
            "zone_info": zone_info,
            "roots": roots,
            "signer": signer,
            "binary": binary,
            "timeout": timeout,
        }
        options: list[tuple[str, str]] = []
        for name, files in (products or {}).items():
            if not name or "=" in name:
                raise ValueError(f"{name!r} cannot name a product set: a name has a character, and no equals sign")
            options += [("--products", f"{name}={_path(file)}") for file in _files(files)]
        if jobs is not None:
            options.append(("--jobs", str(jobs)))
        if catalogs is not None:
            options.append(("--catalogs", _path(catalogs)))
        options += [("--messages", _path(file)) for file in _files(messages)]
        if zone_info is not None:
            options.append(("--zone-info", _path(zone_info)))
        options += [("--root", _path(file)) for file in _files(roots)]
        if signer is not None:
            options.append(("--signer", signer))
        words = [word for option in options for word in option]
        if _files(roots):
            words.append("--verify-jws")
        #: Gives the program and its arguments when a process is to be started.
        self._command = partial(_command, binary, words)
        self._timeout = timeout
        self._open()

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
