"""The processes of a Spark application, by what they are."""

import os
from pathlib import Path

_TICKS = os.sysconf("SC_CLK_TCK")


def _stat(pid: int) -> tuple[str, list[str]] | None:
    try:
        text = Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return None
    name, rest = text[text.index("(") + 1 :].rsplit(")", 1)
    return name, rest.split()


def tree() -> dict[int, tuple[str, int, float]]:
    """This process and its descendants: name, parent, and seconds of processor with those of children that ended."""
    stats = {int(name): _stat(int(name)) for name in os.listdir("/proc") if name.isdigit()}
    children: dict[int, list[int]] = {}
    for pid, stat in stats.items():
        if stat is not None:
            children.setdefault(int(stat[1][1]), []).append(pid)
    found: dict[int, tuple[str, int, float]] = {}
    pending = [os.getpid()]
    while pending:
        pid = pending.pop()
        pending += children.get(pid, [])
        if (stat := stats.get(pid)) is not None:
            found[pid] = (
                stat[0],
                int(stat[1][1]),
                sum(map(int, stat[1][11:15])) / _TICKS,
            )
    return found


def processor_seconds() -> dict[str, float]:
    """Seconds of processor so far: of Java, of Python, of paywright."""
    seconds = dict.fromkeys(("java", "python", "paywright"), 0.0)
    for name, _, used in tree().values():
        kind = next((kind for kind in seconds if name.startswith(kind)), None)
        if kind is not None:
            seconds[kind] += used
    return seconds


def executors() -> list[int]:
    """The processes that run tasks: the Java processes of the Java process that drives them."""
    found = tree()
    return [pid for pid, (name, parent, _) in found.items() if name == "java" and found.get(parent, ("",))[0] == "java"]


def python_workers() -> list[int]:
    """The Python workers that have a program beside them."""
    return [parent for name, parent, _ in tree().values() if name.startswith("paywright")]
