"""Words many customers on two executors, and says what came of it: rows, distinct ids, and a checksum of all columns.

    python Benchmarks/spark/survive.py ROWS [--kill]

With --kill a Python worker and then an executor is ended by `kill -9` in the middle; the last line must be the same.
"""

import argparse
import os
import signal
import sys
import threading
import time

from customers import NOW, customers
from processes import executors, python_workers
from pyspark.sql import DataFrame, Row, SparkSession
from pyspark.sql import functions as F

import paywright.spark


def check(df: DataFrame) -> Row:
    """Exact, and small while it is made: ids are counted by bits, and rows are added up."""
    nested = {"purchases", "error", "diagnostics"}
    row = F.xxhash64(*(F.to_json(name) if name in nested else name for name in df.columns))
    buckets = df.groupBy(F.bitmap_bucket_number("id")).agg(
        F.count("*").alias("rows"),
        F.bitmap_construct_agg(F.bitmap_bit_position("id")).alias("bits"),
        F.sum(row.cast("decimal(20,0)")).alias("checksum"),
        F.count("headline").alias("headlines"),
        F.count("error").alias("errors"),
    )
    return buckets.agg(
        F.sum("rows").alias("rows"),
        F.sum(F.bitmap_count("bits")).alias("ids"),
        F.sum("checksum").alias("checksum"),
        F.sum("headlines").alias("headlines"),
        F.sum("errors").alias("errors"),
    ).first()


def kill(spark: SparkSession, tasks: int, killed: list[str]) -> None:
    """Ends a Python worker after a third of the tasks, and an executor after half of them; notes what was ended."""
    for share, what, pids in (
        (3, "a Python worker", python_workers),
        (2, "an executor", executors),
    ):
        while _completed(spark) < tasks // share or not (found := pids()):
            time.sleep(0.2)
        os.kill(found[0], signal.SIGKILL)
        killed.append(what)
        print(
            f"killed {what} after {_completed(spark)} of {tasks} tasks",
            file=sys.stderr,
            flush=True,
        )


def _completed(spark: SparkSession) -> int:
    tracker = spark.sparkContext.statusTracker()
    stages = [tracker.getStageInfo(stage) for stage in tracker.getActiveStageIds()]
    return sum(stage.numCompletedTasks for stage in stages if stage is not None)


def main() -> None:
    arguments = argparse.ArgumentParser()
    arguments.add_argument("rows", type=int)
    arguments.add_argument("--kill", action="store_true")
    given = arguments.parse_args()
    tasks = max(20, given.rows // 50_000)
    builder = SparkSession.builder.master("local-cluster[2,1,1024]").config("spark.ui.enabled", "false")
    builder = builder.config("spark.ui.showConsoleProgress", "false")
    for name in ("PAYWRIGHT_BINARY", "PYTHONPATH"):
        builder = builder.config(f"spark.executorEnv.{name}", os.environ.get(name, ""))
    spark = builder.getOrCreate()
    spark.sparkContext.setLogLevel("ERROR")
    worded = paywright.spark.status(
        customers(spark, given.rows, tasks),
        "answer",
        locale="language",
        time_zone="zone",
        now=F.lit(NOW),
        lines=["headline", "detail", "action"],
    )
    killed: list[str] = []
    if given.kill:
        threading.Thread(target=kill, args=(spark, tasks, killed), daemon=True).start()
    start = time.monotonic()
    result = check(worded)
    seconds = time.monotonic() - start
    print(f"{given.rows / seconds:.0f} rows a second, {seconds:.0f} s", file=sys.stderr)
    print(", ".join(f"{name} {value}" for name, value in result.asDict().items()))
    spark.stop()
    if given.kill and len(killed) < 2:
        sys.exit(f"found {len(killed)} processes killed, expected a Python worker and an executor")


main()
