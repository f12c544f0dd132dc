"""The lines of `LineBenchmarks --lines` by PyICU or by Babel, each formatter made once.

    lines.py pyicu|babel < lines.json

Prints nanoseconds a line, and how many of the first lines say the same but for spaces and direction characters.
"""

import json
import sys
import time
import unicodedata
from datetime import datetime, timezone
from decimal import Decimal
from zoneinfo import ZoneInfo


def pyicu(line, time_zone):
    import icu

    locale = icu.Locale.forLanguageTag(line["locale"])
    money = icu.NumberFormat.createCurrencyInstance(locale)
    money.setCurrency(line["currency"])
    pattern = icu.DateTimePatternGenerator.createInstance(locale).getBestPattern("yMMMMd")
    date = icu.SimpleDateFormat(pattern, locale)
    date.setTimeZone(icu.TimeZone.createTimeZone(time_zone))
    length = icu.MeasureFormat(locale, icu.UMeasureFormatWidth.WIDE)
    week = icu.Measure(1, icu.MeasureUnit.createWeek())
    return {
        # PyICU has no exact decimals in NumberFormat.
        "money": lambda cents, _: money.format(cents / 100),
        "date": lambda _, milliseconds: date.format(milliseconds / 1000),
        "length": lambda _, __: length.formatMeasure(week),
    }


def babel(line, time_zone):
    from babel import Locale
    from babel.dates import format_date
    from babel.numbers import format_currency
    from babel.units import format_unit

    locale = Locale.parse(line["locale"].split("-u-")[0], sep="-")
    zone = ZoneInfo(time_zone)

    def date(_, milliseconds):
        day = datetime.fromtimestamp(milliseconds / 1000, timezone.utc).astimezone(zone).date()
        return format_date(day, "long", locale=locale)

    return {
        "money": lambda cents, _: format_currency(Decimal(cents) / 100, line["currency"], locale=locale),
        "date": date,
        "length": lambda _, __: format_unit(1, "week", "long", locale=locale),
    }


def plain(text):
    return "".join(
        character for character in text if not character.isspace() and unicodedata.category(character) != "Cf"
    )


def main():
    peer = sys.argv[1]
    given = json.load(sys.stdin)
    # Python is slow enough that fewer lines say as much.
    count = given["count"] // 10
    results = {}
    checksum = 0
    for line in given["lines"]:
        formats = {"pyicu": pyicu, "babel": babel}[peer](line, given["timeZone"])
        pieces, values = line["pieces"], [formats[kind] for kind in line["values"]]

        def write(index):
            cents = 99 + index * 7919 % 12345678
            milliseconds = 1767225600000 + index * 43200000
            text = pieces[0]
            for value, piece in zip(values, pieces[1:]):
                text += value(cents, milliseconds) + piece
            return text

        rounds = []
        for _ in range(9):
            start = time.perf_counter_ns()
            for index in range(count):
                checksum += len(write(index))
            rounds.append((time.perf_counter_ns() - start) / count)
        results[line["line"]] = {
            "nanoseconds": sorted(rounds)[4],
            "same": sum(plain(text) == plain(write(index)) for index, text in enumerate(line["expected"])),
            "of": len(line["expected"]),
        }
    assert checksum
    if peer == "pyicu":
        import icu

        version = f"PyICU {icu.VERSION}, ICU {icu.ICU_VERSION}"
    else:
        import babel as package

        version = f"Babel {package.__version__}"
    print(json.dumps({"version": f"{version}, Python {sys.version.split()[0]}", "results": results}))


main()
