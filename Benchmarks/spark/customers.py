"""Customers made up inside Spark: two purchases each, in 50 languages and 20 time zones."""

import re
from pathlib import Path

from pyspark.sql import Column, DataFrame, SparkSession
from pyspark.sql import functions as F

ROOT = Path(__file__).resolve().parents[2]

LOCALES = sorted(path.stem.replace("_", "-") for path in (ROOT / "Locales").glob("*.arb"))

ZONES = [
    "UTC", "Europe/Berlin", "Europe/London", "Europe/Paris", "Europe/Moscow", "America/New_York", "America/Chicago",
    "America/Denver", "America/Los_Angeles", "America/Sao_Paulo", "Asia/Tokyo", "Asia/Seoul", "Asia/Shanghai",
    "Asia/Kolkata", "Asia/Dubai", "Asia/Jakarta", "Africa/Cairo", "Africa/Lagos", "Australia/Sydney",
    "Pacific/Auckland",
]  # fmt: skip

NOW = "2026-11-20T12:00:00Z"

#: A subscription that runs, bought some days ago, and one that has ended. Columns stand in {}.
_CUSTOMER = (
    '{"schema":"paywright/customer/1","customer":"u-{id}","asOf":"2026-11-20T09:00:00Z","store":"appStore",'
    '"purchases":[{"id":"t-{id}","originalID":"o-{id}","productID":"com.example.pro.{plan}",'
    '"productType":"autoRenewable","groupID":"G1","purchaseDate":{bought},"expiresDate":{ends},'
    '"price":{"amount":"{amount}","currency":"{currency}"}},'
    '{"id":"t-{id}-2","originalID":"o-{id}-2","productID":"com.example.extra","productType":"autoRenewable",'
    '"groupID":"G2","purchaseDate":{before},"expiresDate":{bought}}],'
    '"subscriptions":[{"originalID":"o-{id}","productID":"com.example.pro.{plan}","groupID":"G1","state":"active",'
    '"renewsAutomatically":{renews},"renewalDate":{ends},"renewalPrice":{"amount":"{amount}","currency":"{currency}"}},'
    '{"originalID":"o-{id}-2","productID":"com.example.extra","groupID":"G2","state":"expired",'
    '"renewsAutomatically":false}]}'
)


def customers(spark: SparkSession, count: int, partitions: int) -> DataFrame:
    """So many customers: `id`, `answer`, `language`, `zone`. The same number gives the same customer."""
    day = 86_400_000
    now = 1_795_176_000_000
    # Numbers that vary with the customer, and not in step.
    mixed = F.abs(F.xxhash64("id"))
    bought = F.lit(now) - (mixed % 27 + 1) * day + mixed % day
    columns = {
        "id": F.col("id").cast("string"),
        "plan": F.when(mixed % 3 == 0, "yearly").otherwise("monthly"),
        "bought": bought.cast("string"),
        "before": (bought - 30 * day).cast("string"),
        "ends": (bought + F.when(mixed % 3 == 0, 365 * day).otherwise(30 * day)).cast("string"),
        "amount": F.concat((mixed % 90 + 1).cast("string"), F.lit(".99")),
        "currency": _one_of(["EUR", "USD", "GBP", "JPY"], mixed),
        "renews": F.when(mixed % 5 == 0, "false").otherwise("true"),
    }
    pieces = [
        columns[piece] if place % 2 else F.lit(piece)
        for place, piece in enumerate(re.split("{(" + "|".join(columns) + ")}", _CUSTOMER))
    ]
    return spark.range(0, count, 1, partitions).select(
        "id",
        F.concat(*pieces).alias("answer"),
        _one_of(LOCALES, mixed).alias("language"),
        _one_of(ZONES, F.floor(mixed / 64)).alias("zone"),
    )


def _one_of(values: list[str], number: Column) -> Column:
    return F.element_at(F.array(*map(F.lit, values)), (number % len(values) + 1).cast("int"))
