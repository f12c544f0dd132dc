"""A small review, written by hand: four languages, each kind of line, and mistakes planted where a test says so."""

import copy
import re

KINDS = ["money", "length", "count", "percent", "date", "name"]
ROLES = ["billed", "calculated", "introductory", "total"]
ARGUMENTS = ["price", "trialDuration", "daysLeft", "date", "product", "period", "paymentsLeft"]

# Parts are written [kind:role:argument|text].
PART = re.compile(r"\[(\w+):(\w*):(\w*)\|([^\]]*)\]")

COUNTS = [1, 2, 3, 5, 11, 21, 100]
PRICE = ["price", "9.99 USD, billed, every 1 month"]
WEEK = ["trialDuration", "1 week"]

KEYS = {
    "label.title": ("The headline of the paywall.", "choose your plan", 34, []),
    "pricePerPeriod": ("A price with how often it is charged.", "{price} per month", None, ["price"]),
    "offer.freeTrial": ("A free trial and what follows it.", "{trialDuration} free, then {pricePerPeriod}", None,
                        ["trialDuration", "price"]),
    "offerBadge.freeTrial": ("The badge of a free trial.", "{trialDuration} free", 28, ["trialDuration"]),
    "callToAction.subscribe": ("The button that buys.", "subscribe for {pricePerPeriod}", 44, ["price"]),
    "callToAction.freeTrial.short": ("The small button.", "start free trial", 30, []),
    "disclosure.regular": ("What is charged.", "You pay {pricePerPeriod}.", None, ["price"]),
    "disclosure.cancel": ("How to cancel.", "Cancel at least 24 hours before the period ends.", None, []),
    "status.active.headline.soon": (
        "A card’s headline.",
        "{daysLeft, plural, =0 {renews today} one {renews in # day} other {renews in # days}}", 40, ["daysLeft"]),
    "status.renews": ("What happens next.", "Your subscription renews on {date}.", None, ["date"]),
    "action.manage": ("A button beside it.", "manage subscription", 28, []),
    "duration.every": ("How often something is charged.", "every {duration}", None, []),
    "status.commitment.headline": (
        "Payments left.", "{paymentsLeft, plural, one {# payment left} other {# payments left}}", 40, ["paymentsLeft"]),
}

# name, key, arguments
MESSAGES = [
    ("title", "label.title", []),
    ("name", None, [["product", "Pro Monthly"]]),
    ("price", None, [PRICE]),
    ("rate", "pricePerPeriod", [PRICE]),
    ("button", "callToAction.subscribe", [PRICE]),
    ("pill", "callToAction.freeTrial.short", []),
    ("pay", "disclosure.regular", [PRICE]),
    ("cancel", "disclosure.cancel", []),
    ("offer", "offer.freeTrial", [PRICE, WEEK]),
    ("badge", "offerBadge.freeTrial", [WEEK]),
    *[(f"soon{count}", "status.active.headline.soon", [["daysLeft", str(count)]]) for count in (1, 2, 5)],
    ("renews", "status.renews", [["date", "2026-12-10T12:00:00Z, UTC, long"]]),
    ("manage", "action.manage", []),
    *[(f"left{count}", "status.commitment.headline", [["paymentsLeft", str(count)]]) for count in (1, 5)],
    *[(f"day{count}", None, [["duration", f"{count} day{'' if count == 1 else 's'}"]]) for count in COUNTS],
]

GROUPS = [
    ("label", "labels", "", [("title", ["title"])]),
    ("monthly", "product", "Pro Monthly", [
        ("name", ["name"]), ("price", ["price"]), ("pricePerPeriod", ["rate"]), ("callToAction", ["button"]),
        ("callToAction.short", ["pill"]), ("disclosure", ["pay", "cancel"]),
    ]),
    ("yearly", "product", "Pro Yearly", [("callToAction.short", ["pill"])]),
    ("introductory.freeTrial.P1W", "product", "Pro Monthly", [
        ("offer", ["offer"]), ("offerBadge", ["badge"]), ("callToAction.short", ["pill"]),
    ]),
    ("status.active", "status", "", [("headline", ["soon5"]), ("detail", ["renews"]), ("action", ["manage"])]),
    ("status.active.tomorrow", "status", "", [("headline", ["soon1"])]),
    ("status.active.soon", "status", "", [("headline", ["soon2"])]),
    ("status.commitment", "status", "", [("headline", ["left5"])]),
    ("status.commitment.1", "status", "", [("headline", ["left1"])]),
    ("form", "lengths", "", [("day", [f"day{count}" for count in COUNTS])]),
]

PLACES = {
    "product": {
        "name": "name", "price": "price", "pricePerPeriod": "rate", "offer": "offer", "offerBadge": "badge",
        "callToAction": "button", "callToAction.short": "pill", "disclosure": "disclosure",
    },
    "status": {"name": "card-name", "headline": "headline", "detail": "detail", "action": "action"},
    "labels": {"title": "title"},
}

DAYS = {
    "en": lambda count: f"{count}\u00a0day{'' if count == 1 else 's'}",
    "de": lambda count: f"{count}\u00a0Tag{'' if count == 1 else 'e'}",
    "pl": lambda count: f"{count}\u00a0{'dzień' if count == 1 else 'dni'}",
    "ar": lambda count: "يوم" if count == 1 else f"{count}\u00a0أيام",
}

TEXTS = {
    "en": {
        "title": "Choose your plan", "name": "[name::product|Pro Monthly]", "price": "[money:billed:price|$9.99]",
        "rate": "[money:billed:price|$9.99] per month",
        "button": "Subscribe for [money:billed:price|$9.99] per month", "pill": "Start free trial",
        "pay": "You pay [money:billed:price|$9.99] per month.",
        "cancel": "Cancel at least 24 hours before the period ends.",
        "offer": "[length::trialDuration|1\u00a0week] free, then [money:billed:price|$9.99] per month",
        "badge": "[length::trialDuration|1\u00a0week] free",
        "soon1": "Renews in [count::daysLeft|1] day", "soon2": "Renews in [count::daysLeft|2] days",
        "soon5": "Renews in [count::daysLeft|5] days",
        "renews": "Your subscription renews on [date::date|December 10, 2026].", "manage": "Manage subscription",
        "left1": "[count::paymentsLeft|1] payment left", "left5": "[count::paymentsLeft|5] payments left",
    },
    "de": {
        "title": "Wähle deinen Plan", "name": "[name::product|Pro Monthly]",
        "price": "[money:billed:price|9,99\u00a0$]",
        "rate": "[money:billed:price|9,99\u00a0$] pro Monat",
        "button": "Für [money:billed:price|9,99\u00a0$] pro Monat abonnieren", "pill": "Kostenlos testen",
        "pay": "Du zahlst [money:billed:price|9,99\u00a0$] pro Monat.",
        "cancel": "Kündige spätestens 24 Stunden vor Ende des Zeitraums.",
        "offer": "[length::trialDuration|1\u00a0Woche] kostenlos, danach [money:billed:price|9,99\u00a0$] pro Monat",
        "badge": "[length::trialDuration|1\u00a0Woche] kostenlos",
        "soon1": "Verlängert sich in [count::daysLeft|1] Tag",
        "soon2": "Verlängert sich in [count::daysLeft|2] Tagen",
        "soon5": "Verlängert sich in [count::daysLeft|5] Tagen",
        "renews": "Dein Abo verlängert sich am [date::date|10. Dezember 2026].", "manage": "Abo verwalten",
        "left1": "Noch [count::paymentsLeft|1] Zahlung", "left5": "Noch [count::paymentsLeft|5] Zahlungen",
    },
    "pl": {
        "title": "Wybierz plan", "name": "[name::product|Pro Monthly]", "price": "[money:billed:price|9,99\u00a0USD]",
        "rate": "[money:billed:price|9,99\u00a0USD] miesięcznie",
        "button": "Subskrybuj za [money:billed:price|9,99\u00a0USD] miesięcznie", "pill": "Wypróbuj bezpłatnie",
        "pay": "Płacisz [money:billed:price|9,99\u00a0USD] miesięcznie.",
        "cancel": "Anuluj co najmniej 24 godziny przed końcem okresu.",
        "offer": "[length::trialDuration|1\u00a0tydzień] bezpłatnie, "
                 "potem [money:billed:price|9,99\u00a0USD] miesięcznie",
        "badge": "[length::trialDuration|1\u00a0tydzień] bezpłatnie",
        "soon1": "Odnowi się za [count::daysLeft|1] dzień", "soon2": "Odnowi się za [count::daysLeft|2] dni",
        "soon5": "Odnowi się za [count::daysLeft|5] dni",
        "renews": "Subskrypcja odnowi się [date::date|10 grudnia 2026].", "manage": "Zarządzaj",
        "left1": "[count::paymentsLeft|1] płatność do końca", "left5": "[count::paymentsLeft|5] płatności do końca",
    },
    "ar": {
        "title": "اختيار الباقة", "name": "\u2068[name::product|Pro Monthly]\u2069",
        "price": "\u2068[money:billed:price|\u200f9.99\u00a0US$\u200e]\u2069",
        "rate": "\u2068[money:billed:price|\u200f9.99\u00a0US$\u200e]\u2069 شهريًا",
        "button": "الاشتراك مقابل \u2068[money:billed:price|\u200f9.99\u00a0US$\u200e]\u2069 شهريًا",
        "pill": "بدء التجربة",
        "pay": "يُدفع مبلغ \u2068[money:billed:price|\u200f9.99\u00a0US$\u200e]\u2069 شهريًا.",
        "cancel": "يجب الإلغاء قبل 24 ساعة من انتهاء الفترة.",
        "offer": "مجانًا لمدة [length::trialDuration|أسبوع]، "
                 "ثم \u2068[money:billed:price|\u200f9.99\u00a0US$\u200e]\u2069 شهريًا",
        "badge": "[length::trialDuration|أسبوع] مجانًا",
        "soon1": "يتجدد خلال يوم واحد", "soon2": "يتجدد خلال يومين", "soon5": "يتجدد خلال [count::daysLeft|5] أيام",
        "renews": "يتجدد اشتراكك في [date::date|10 ديسمبر 2026].", "manage": "إدارة الاشتراك",
        "left1": "دفعة واحدة متبقية", "left5": "[count::paymentsLeft|5] دفعات متبقية",
    },
}

NAMES = {
    "en": ("English", "English"), "de": ("Deutsch", "German"), "pl": ("polski", "Polish"), "ar": ("العربية", "Arabic"),
}


def read(marked):
    """The text and its parts, five numbers each, of a text whose parts are written in brackets."""
    text, parts, end = "", [], 0
    for match in PART.finditer(marked):
        text += marked[end:match.start()]
        kind, role, argument, words = match.groups()
        parts += [len(text), len(words), KINDS.index(kind), ROLES.index(role) if role else -1,
                  ARGUMENTS.index(argument) if argument else -1]
        text += words
        end = match.end()
    return text + marked[end:], parts or 0


def language(tag):
    texts, parts, branches = [], [], []
    for name, key, arguments in MESSAGES:
        marked = TEXTS[tag].get(name)
        if marked is None:
            marked = f"[length::|{DAYS[tag](int(name[3:]))}]"
        text, found = read(marked)
        texts.append(text)
        parts.append(found)
        branches.append(1 if name.startswith("soon1") else 2 if name.startswith("soon") else 0)
    return {
        "tag": tag, "name": NAMES[tag][0], "englishName": NAMES[tag][1], "dir": "rtl" if tag == "ar" else "ltr",
        "review": "drafted" if tag == "pl" else "second-reading", "separator": " ",
        "readings": {"native": 1 if tag == "de" else 0, "other": 1400, "none": 2},
        "files": [f"Locales/{tag}.arb"] + (["Locales/en.arb"] if tag != "en" else []), "fallback": None,
        "findings": [],
        "patterns": [[source, 0, 10 + index, 19] for index, (_, source, _, _) in enumerate(KEYS.values())],
        "texts": texts, "parts": parts, "branches": branches, "issues": {}, "speakers": {}, "own": {},
    }


def sample():
    """The review without a mistake."""
    names = [name for name, _, _ in MESSAGES]
    keys = list(KEYS)
    groups, lines = [], []
    for name, kind, title, members in GROUPS:
        group = {"name": name, "kind": kind, "title": title, "lines": [len(lines), len(members)]}
        if kind == "lengths":
            group["separator"] = " | "
        groups.append(group)
        lines += [
            {"line": line, "sentences": [names.index(message) for message in messages]} for line, messages in members
        ]
    return copy.deepcopy({
        "schema": "paywright/review/1",
        "tool": {"name": "paywright", "version": "0.0", "icu": "72.1", "cldr": "42"},
        "title": "Examples/sample.storekit", "source": "en", "against": None,
        "kinds": KINDS, "roles": ROLES, "argumentNames": ARGUMENTS,
        "keys": [
            {"key": key, "description": description, "source": source, "budget": budget,
             "placeholders": [{"name": name, "example": "an example", "required": True} for name in values]}
            for key, (description, source, budget, values) in KEYS.items()
        ],
        "messages": [
            {"key": None if key is None else keys.index(key), "arguments": arguments} for _, key, arguments in MESSAGES
        ],
        "places": PLACES, "groups": groups, "lines": lines, "strings": ["", "daysLeft: one", "daysLeft: other"],
        "languages": [language(tag) for tag in TEXTS],
    })


def of(data, tag):
    return next(entry for entry in data["languages"] if entry["tag"] == tag)


def say(data, tag, message, marked):
    """Lets a language say something else."""
    index = [name for name, _, _ in MESSAGES].index(message)
    entry = of(data, tag)
    entry["texts"][index], entry["parts"][index] = read(marked)


def set_pattern(data, tag, key, pattern):
    of(data, tag)["patterns"][list(KEYS).index(key)][0] = pattern


def with_mistakes():
    """The review with a missing price, a long button, a wrong plural, what check finds, and an issue."""
    data = sample()
    say(data, "de", "offer", "[length::trialDuration|1\u00a0Woche] kostenlos, danach pro Monat")
    say(data, "pl", "button",
        "Rozpocznij teraz swoją pełną i odnawialną subskrypcję za [money:billed:price|9,99\u00a0USD] miesięcznie")
    say(data, "de", "left5", "Noch [count::paymentsLeft|5] Zahlung")
    set_pattern(data, "de", "status.commitment.headline",
                "{paymentsLeft, plural, one {noch # Zahlung} other {noch # Zahlung}}")
    say(data, "ar", "cancel", "يجب الإلغاء قبل 48 ساعة من انتهاء الفترة.")
    of(data, "de")["findings"] = [
        {"code": "straight-quote", "level": "warning", "file": "Locales/de.arb", "key": "disclosure.regular",
         "line": 40, "column": 5, "message": "found \"'\", expected “’”"},
        {"code": "cldr-difference-known", "level": "note", "file": "Locales/de.arb", "key": "duration.every",
         "line": 36, "column": 19, "message": "unit year"},
    ]
    of(data, "pl")["issues"] = {"13": ["The date could not be formatted in the calendar asked for."]}
    return data


def with_a_wrong_noun():
    """Three more keys that count days; one of them says “5 Tage” in German, where the others say “5 Tagen”."""
    data = sample()
    german = [f"{verb} in [count::daysLeft|5] {noun}" for verb, noun in [
        ("Endet", "Tagen"), ("Beginnt", "Tagen"), ("Pausiert", "Tage"),
    ]]
    lines = [len(data["lines"]), len(german)]
    data["groups"].append({"name": "status.more", "kind": "status", "title": "", "lines": lines})
    for number, words in enumerate(german):
        data["keys"].append({"key": f"status.more{number}", "description": "", "source": "in {daysLeft}", "budget": None,
                             "placeholders": []})
        data["messages"].append({"key": len(data["keys"]) - 1, "arguments": [["daysLeft", "5"]]})
        data["lines"].append({"line": f"headline{number}", "sentences": [len(data["messages"]) - 1]})
        for entry in data["languages"]:
            text, parts = read(words if entry["tag"] == "de" else "[count::daysLeft|5]")
            entry["texts"].append(text)
            entry["parts"].append(parts)
            entry["branches"].append(0)
            entry["patterns"].append(["in {daysLeft}", 0, 90 + number, 19])
    return data


def with_the_same_few_and_many():
    """Polish days whose `few` says what `many` says."""
    data = sample()
    data["strings"] += ["daysLeft: few", "daysLeft: many"]
    polish = of(data, "pl")
    names = [name for name, _, _ in MESSAGES]
    polish["branches"][names.index("soon2")] = len(data["strings"]) - 2
    polish["branches"][names.index("soon5")] = len(data["strings"]) - 1
    set_pattern(data, "pl", "status.active.headline.soon",
                "{daysLeft, plural, one {za # dzień} few {za # dni} many {za # dni} other {za # dnia}}")
    return data


HOSTILE = ["<img src=x onerror=window.__pwned=1>", "</script><script>window.__pwned=1</script>"]


def with_hostile_names():
    data = sample()
    data["title"] = HOSTILE[0] + HOSTILE[1]
    for entry in data["languages"]:
        say(data, entry["tag"], "name", f"[name::product|{HOSTILE[0]}]")
        entry["name"] += HOSTILE[0]
        entry["findings"] = [{"code": HOSTILE[0], "level": "error", "file": HOSTILE[1], "key": None, "line": 1,
                              "column": 1, "message": HOSTILE[1]}]
    data["messages"][1]["arguments"] = [["product", HOSTILE[1]]]
    data["groups"][1]["title"] = HOSTILE[1]
    data["groups"][1]["name"] = HOSTILE[0]
    data["keys"][0]["description"] = HOSTILE[1]
    return data


def with_changes():
    data = sample()
    data["against"] = {"name": "HEAD~3"}
    names = [f"{name}.{line}" for name, _, _, members in GROUPS for line, _ in members]
    for entry in data["languages"]:
        entry["old"] = {}
    of(data, "de")["old"] = {
        str(names.index("monthly.callToAction")): "Für 9,99\u00a0$ im Monat abonnieren",
        str(names.index("label.title")): None,
        str(names.index("yearly.callToAction.short")): "Jährlich testen",
    }
    of(data, "de")["own"] = {str(names.index("yearly.callToAction.short")): []}
    return data
