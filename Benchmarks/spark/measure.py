"""Rows a second with one worker and with two, and what of the time is Spark's own. Started by `run`."""

import argparse
import json
import os
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from dataclasses import asdict, dataclass, field
from datetime import datetime
from pathlib import Path

import pyarrow.parquet as pq
from customers import NOW, customers
from processes import processor_seconds
from pyspark.sql import DataFrame, SparkSession

import paywright.spark
from paywright._binary import find_binary
from paywright.spark._requests import Requests

CORES = sorted(os.sched_getaffinity(0))

LINES = ["headline", "detail", "action"]

#: What `worded` asks, with the moment for all.
REQUESTS = Requests(
    {"op": "status", "now": NOW, "lines": LINES, "eligibility": False, "texts": []},
    {"locale": 2, "timeZone": 3},
    1,
)


@dataclass
class Measured:
    """One run over all rows."""

    seconds: float
    processor: dict[str, float] = field(default_factory=dict)

    @property
    def total(self) -> float:
        return sum(self.processor.values())


def session(workers: int) -> SparkSession:
    builder = SparkSession.builder.master(f"local-cluster[{workers},1,1024]")
    for name in ("ui.enabled", "ui.showConsoleProgress"):
        builder = builder.config(f"spark.{name}", "false")
    for name in ("PAYWRIGHT_BINARY", "PYTHONPATH"):
        builder = builder.config(f"spark.executorEnv.{name}", os.environ.get(name, ""))
    spark = builder.getOrCreate()
    spark.sparkContext.setLogLevel("ERROR")
    return spark


def worded(df: DataFrame, **options: object) -> DataFrame:
    now = datetime.fromisoformat(NOW)
    return paywright.spark.status(
        df,
        "answer",
        locale="language",
        time_zone="zone",
        now=now,
        lines=LINES,
        **options,
    )


def same(batches):
    yield from batches


def measured(df: DataFrame) -> Measured:
    """All columns of all rows are made, and thrown away."""
    before, start = processor_seconds(), time.monotonic()
    df.write.format("noop").mode("overwrite").save()
    seconds = time.monotonic() - start
    return Measured(
        seconds,
        {kind: used - before[kind] for kind, used in processor_seconds().items()},
    )


def directly(folder: Path, requests: Path) -> dict[str, Measured]:
    """The same requests, from a file straight to the program."""
    with requests.open("wb") as file:
        for batch in pq.read_table(folder).to_batches():
            for block in REQUESTS.blocks(batch):
                file.write(block.bytes)
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
    with requests.open("rb") as file:
        command = [find_binary(), "serve", "--in-order", "--jobs", "1"]
        subprocess.run(command, stdin=file, stdout=subprocess.DEVNULL, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return {"the program alone": Measured(time.monotonic() - start, {"paywright": used})}


def cluster(workers: int, rows: int, folder: Path) -> dict[str, Measured]:
    """What a cluster of so many workers does, warm."""
    spark = session(workers)
    if not (folder / "_SUCCESS").exists():
        customers(spark, rows, 8).write.mode("overwrite").parquet(str(folder))
    df = spark.read.parquet(str(folder))
    # Compiled code, languages and zones as after a minute of work.
    measured(worded(df))
    found = {
        "rows through Python and back": measured(df.mapInArrow(same, df.schema)),
        "words of the first purchase": measured(worded(df, purchases=False)),
        "words of all purchases": measured(worded(df)),
    }
    spark.stop()
    return found


def apart(workers: int, rows: int, folder: Path) -> dict[str, Measured]:
    """The same in a process that has a core for each worker, and whose Java and programs have no more either."""
    os.sched_setaffinity(0, CORES[: workers or 1])
    command = [
        sys.executable,
        "-W",
        "ignore",
        __file__,
        str(rows),
        "--workers",
        str(workers),
        "--folder",
        str(folder),
    ]
    output = subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout
    return {what: Measured(**values) for what, values in json.loads(output).items()}


def main() -> None:
    arguments = argparse.ArgumentParser()
    arguments.add_argument("rows", type=int, nargs="?", default=200_000)
    arguments.add_argument("--workers", type=int, help="for the process of one cluster; 0 for no cluster")
    arguments.add_argument("--folder", type=Path)
    given = arguments.parse_args()
    rows = given.rows
    if given.workers is not None:
        data = given.folder / "customers"
        results = cluster(given.workers, rows, data) if given.workers else directly(data, given.folder / "requests")
        print(json.dumps({what: asdict(result) for what, result in results.items()}))
        return
    folder = Path(tempfile.mkdtemp(prefix="paywright-spark-"))
    try:
        found = {workers: apart(workers, rows, folder) for workers in (1, 2, 0)}
    finally:
        shutil.rmtree(folder)
    print(f"{rows} customers of two purchases; a cluster has one core for each worker. Processor time is for a row.\n")
    print("| what | workers | rows a second | seconds | paywright | Java | Python | outside the wording |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    for workers, results in sorted(found.items()):
        for what, result in results.items():
            used = [f"{result.processor.get(kind, 0) / rows * 1e6:.0f} µs" for kind in ("paywright", "java", "python")]
            outside = 1 - result.processor["paywright"] / result.total if workers else 0
            print(
                f"| {what} | {workers or ''} | {rows / result.seconds:.0f} | {result.seconds:.1f} | "
                f"{' | '.join(used)} | {outside:.0%} |"
            )
    for what in found[1]:
        one, two = found[1][what], found[2][what]
        print(
            f"\n{what}: two workers are {one.seconds / two.seconds:.2f} times one by the clock; by the processor time "
            f"of a row, in which other work on the machine has no part, {2 * one.total / two.total:.2f} times."
        )


if __name__ == "__main__":
    main()
