"""The parts of .ci/manual: each subcommand checks one thing, or makes one thing.

    manual.py stage CATALOG           makes a DocC catalog of the pages
    manual.py blocks                  every page is in the index, every example of a page is marked
    manual.py symbols GRAPHS          every public symbol is documented and has a topic
    manual.py links SITE              every internal link of the site leads to a page and a heading
    manual.py questions               a word search finds the section that Documentation/Questions.md names for each question
    manual.py tables                  the tables of the pages have every value that the schemas state
    manual.py find WORD...            the sections that a search finds
"""

import json
import os
import pathlib
import re
import sys
import unicodedata

ROOT = pathlib.Path(__file__).resolve().parent.parent
INDEX = ROOT / "Documentation/README.md"
ROOT_PAGE = "Sources/Wording/Paywright.docc/Paywright.md"
LINK = re.compile(r"(?<!!)\[(?P<text>[^\]\[]*)\]\((?P<target>[^)\s]+)\)")
IMAGE = re.compile(r"!\[(?P<text>[^\]]*)\]\((?P<target>[^)\s]+)\)")
HEADING = re.compile(r"^(#{1,6}) +(.*?) *$", re.MULTILINE)
FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
SCHEMA = ROOT / "Sources/Reports/Schemas/common-1.schema.json"
# Words of questions that lead nowhere.
COMMON = frozenset(
    "a an and are as can do does for from how i in is it its me my of on or that the them this to used what when which why with".split()
)
# Declarations of protocols of the standard library, which describe them.
WITNESSES = frozenset({"==(_:_:)", "<(_:_:)", "hash(into:)", "encode(to:)", "init(from:)"})
# Where each list of values stands, by its place in the schema of answers.
TABLES = {
    ("Status.md", "situationKind"),
    ("Status.md", "unknownCause"),
    ("Eligibility.md", "offerAnswer", "properties", "reason"),
    ("Lines.md", "moneyRole"),
    ("Lines.md", "productLines"),
    ("Lines.md", "statusLines"),
}

def pages() -> dict[pathlib.Path, str]:
    """The files of the manual, in the order of the index, with their names in the site."""
    files = [INDEX.parent / found["target"] for found in LINK.finditer(INDEX.read_text(encoding="utf-8"))]
    # By their titles: no name of a symbol is like these.
    return {
        file.resolve(): anchor(headings(file.read_text(encoding="utf-8"))[0], "github") for file in files
    }


def anchor(heading: str, dash: str) -> str:
    """The fragment of a heading: GitHub's with "-" for what is left out as "", DocC's keeps capitals."""
    text = re.sub(r"[`*]|\[([^\]]*)\]\([^)]*\)", lambda found: found[1] or "", heading)
    if dash == "docc":
        return re.sub(r"\s+", "-", re.sub(r"[“”‘’\"']", "", text)).strip("-")
    return re.sub(r" ", "-", re.sub(r"[^\w\- ]", "", text.lower()))


def headings(text: str) -> list[str]:
    """The headings of a page, without those that stand in examples."""
    return [match[2] for match in HEADING.finditer(FENCE.sub("", text))]


def outside_fences(text: str, change) -> str:
    """The text with a change outside of its code blocks."""
    parts, place = [], 0
    for fence in FENCE.finditer(text):
        parts += [change(text[place : fence.start()]), fence[0]]
        place = fence.end()
    return "".join(parts + [change(text[place:])])


def stage(catalog: pathlib.Path) -> list[str]:
    """Makes a DocC catalog: relative links become links of DocC, links to other files of the repository their names."""
    catalog.mkdir(parents=True, exist_ok=True)
    names, faults = pages(), []
    for file, name in names.items():
        text = file.read_text(encoding="utf-8")

        def image(match: re.Match[str], file=file) -> str:
            source = (file.parent / match["target"]).resolve()
            name = source.name.replace("-light.", ".")
            (catalog / name).write_bytes(source.read_bytes())
            # DocC shows the picture with this name to readers who prefer dark pages.
            dark = source.with_name(source.name.replace("-light.", "-dark."))
            if dark != source:
                (catalog / f"{source.stem.removesuffix('-light')}~dark.png").write_bytes(dark.read_bytes())
            return f"![{match['text']}]({name})"

        def link(match: re.Match[str], file=file) -> str:
            target, _, fragment = match["target"].partition("#")
            if ":" in target:
                return match[0]
            place = (file.parent / target).resolve() if target else file
            if not place.exists():
                faults.append(f"{file.relative_to(ROOT)}: no such file: {match['target']}")
                return match["text"]
            if fragment:
                known = {anchor(title, "github"): title for title in headings(place.read_text(encoding="utf-8"))}
                if fragment not in known:
                    faults.append(f"{file.relative_to(ROOT)}: no such heading: {match['target']}")
                    return match["text"]
                # The title of a page is the page itself.
                if place in names and known[fragment] != next(iter(known.values())):
                    return f"[{match['text']}](doc:{names[place]}#{anchor(known[fragment], 'docc')})"
            if place in names:
                return f"[{match['text']}](doc:{names[place]})"
            path = place.relative_to(ROOT)
            return match["text"] if match["text"].strip("`") == str(path) else f"{match['text']} (`{path}`)"

        def change(part: str) -> str:
            part = re.sub(r"^<!-- .*? -->\n", "", part, flags=re.MULTILINE)
            return LINK.sub(link, IMAGE.sub(image, part))

        (catalog / f"{name}.md").write_text(outside_fences(text, change), encoding="utf-8")
    groups = INDEX.read_text(encoding="utf-8").split("\n## ")[1:]
    topics = "".join(
        "### " + group.split("\n")[0] + "\n\n"
        + "".join(f"- <doc:{names[(INDEX.parent / found['target']).resolve()]}>\n" for found in LINK.finditer(group))
        + "\n"
        for group in groups
    )
    others = [file.stem for file in sorted(ROOT.glob("Sources/*/*.docc/*.md")) if file != ROOT / ROOT_PAGE]
    libraries = "\n## See Also\n\n### Other libraries\n\n" + "".join(f"- ``/{name}``\n" for name in others)
    for file in ROOT.glob("Sources/*/*.docc/*.md"):
        text = file.read_text(encoding="utf-8")
        if file == ROOT / ROOT_PAGE:
            text = text.replace("## Topics\n\n", f"## Topics\n\n{topics}", 1) + libraries
        (catalog / file.name).write_text(text, encoding="utf-8")
    return faults


def blocks() -> list[str]:
    """Blocks of the manual's own pages that nothing runs, and that no comment excuses. Contract.md is made by a program."""
    files = pages()
    faults = [
        f"{file.relative_to(ROOT)}: not in {INDEX.relative_to(ROOT)}"
        for file in sorted(INDEX.parent.glob("*.md"))
        if file not in files and file != INDEX
    ]
    for file in [*files, ROOT / "README.md"]:
        if file.parent not in {ROOT, ROOT / "Documentation"} or file.name in {"CONTRIBUTING.md", "SECURITY.md", "Contract.md"}:
            continue
        text = file.read_text(encoding="utf-8")
        for block in re.finditer(r"^(?P<before>.*)\n```(?P<kind>sh|swift|python)$", text, re.MULTILINE):
            if not re.fullmatch(r"<!-- (example|snippet|command|not run): .* -->", block["before"]):
                line = text[: block.start()].count("\n") + 2
                faults.append(f"{file.relative_to(ROOT)}:{line}: {block['kind']} without a mark that it is run, or why not")
    return faults


def without_parentheses(declaration: str) -> str:
    """A declaration without its parameters, whose types may be functions that throw."""
    shorter = re.sub(r"\([^()]*\)", "", declaration)
    return shorter if shorter == declaration else without_parentheses(shorter)


def symbols(graphs: pathlib.Path) -> list[str]:
    """Public symbols without documentation, parameters or errors that are not described, types that stand in no topic."""
    faults = []
    topics = "".join(file.read_text(encoding="utf-8") for file in ROOT.glob("Sources/*/*.docc/*.md"))
    for path in sorted(graphs.glob("*/*.symbols.json")):
        for symbol in json.loads(path.read_text(encoding="utf-8"))["symbols"]:
            name = ".".join(symbol["pathComponents"])
            if "::SYNTHESIZED::" in symbol["identifier"]["precise"] or symbol["pathComponents"][-1] in WITNESSES:
                continue
            text = "\n".join(line["text"] for line in symbol.get("docComment", {}).get("lines", []))
            declaration = "".join(part["spelling"] for part in symbol["declarationFragments"])
            parameters = symbol.get("functionSignature", {}).get("parameters", [])
            named = [parameter.get("internalName") or parameter["name"] for parameter in parameters]
            described = re.findall(r"^\s*- (?:Parameter )?(\w+):", text, re.MULTILINE)
            if not text:
                faults.append(f"{name}: no documentation")
            missing = [parameter for parameter in named if parameter not in described]
            if missing:
                faults.append(f"{name}: parameters without a description: {', '.join(missing)}")
            if re.search(r"\bthrows\b", without_parentheses(declaration)) and "Throws" not in described:
                faults.append(f"{name}: no description of what it throws")
            if len(symbol["pathComponents"]) == 1 and f"- ``{name}``" not in topics:
                faults.append(f"{name}: in no topic")
    return faults


def links(site: pathlib.Path) -> list[str]:
    """Links of the built site that lead to no page, or to no heading of it."""
    data, anchors, found = site / "data", {}, []

    def walk(value, page: str) -> None:
        if isinstance(value, dict):
            if isinstance(value.get("anchor"), str):
                anchors[page].add(value["anchor"])
            for member in value.values():
                walk(member, page)
        elif isinstance(value, list):
            for member in value:
                walk(member, page)

    for file in data.rglob("*.json"):
        page = "/" + str(file.relative_to(data).with_suffix("")).lower()
        anchors[page] = set()
        document = json.loads(file.read_text(encoding="utf-8"))
        walk(document.get("primaryContentSections", []), page)
        for reference in document.get("references", {}).values():
            if str(reference.get("url", "")).startswith("/documentation/"):
                found.append((page, reference["url"]))
    faults = []
    for page, url in sorted(set(found)):
        target, _, fragment = url.partition("#")
        if target.lower() not in anchors:
            faults.append(f"{page}: no such page: {url}")
        elif fragment and fragment not in anchors[target.lower()] | {"app-top"}:
            faults.append(f"{page}: no such heading: {url}")
    print(f"{len(anchors)} pages, {len(set(found))} links")
    return faults


def words(text: str) -> set[str]:
    """The words of a text that a search compares: small letters, no plural."""
    found = re.findall(r"[a-z0-9_]+", unicodedata.normalize("NFKD", text).lower())
    return {word.removesuffix("s") if len(word) > 3 else word for word in found} - COMMON


def sections() -> list[tuple[str, str, set[str], set[str], set[str]]]:
    """Every section: its page and its anchor, and the words of its heading, of the page's title and of its beginning."""
    found = []
    for file in pages():
        if file.name == "Questions.md":
            continue
        text = file.read_text(encoding="utf-8")
        title = headings(text)[0]
        for part in re.split(r"^(?=#{1,6} )", FENCE.sub("", text), flags=re.MULTILINE)[1:]:
            heading, _, body = part.partition("\n")
            name = heading.lstrip("# ")
            found.append((os.path.relpath(file, INDEX.parent), anchor(name, "github"), words(name), words(title), words(body[:600])))
    return found


def search(question: str) -> list[tuple[float, str, str]]:
    """The sections that a search finds, the best first. A word that few sections have counts more."""
    index, asked = sections(), words(question)
    have = {word: sum(word in heading | title | body for _, _, heading, title, body in index) for word in asked}
    found = []
    for page, place, heading, title, body in index:
        score = sum(
            (3 * (word in heading) + (word in title) + (word in body)) / (1 + have[word] ** 0.5) for word in asked if have[word]
        )
        # Of two sections with the same words, the one that has fewer others.
        found.append((round(score - 0.01 * len(heading), 4), page, place))
    return sorted(found, key=lambda row: -row[0])[:5]


def questions() -> list[str]:
    """Questions whose section is not the first that a search finds."""
    faults = []
    text = (ROOT / "Documentation/Questions.md").read_text(encoding="utf-8")
    asked = list(LINK.finditer(text))
    if len(asked) != 22:
        faults.append(f"{len(asked)} questions")
    for match in asked:
        best = search(match["text"])[0]
        if f"{best[1]}#{best[2]}" != match["target"]:
            faults.append(f"{match['text']}: found {search(match['text'])}, expected {match['target']}")
    return faults


def tables() -> list[str]:
    """Values of the schemas that stand in no table of their page."""
    schema = json.loads(SCHEMA.read_text(encoding="utf-8"))["$defs"]
    faults = []
    for page, *path in sorted(TABLES):
        value = schema
        for member in path:
            value = value[member]
        listed = value.get("enum") or next((v["enum"] for v in value.get("anyOf", []) if "enum" in v), None)
        text = (ROOT / "Documentation" / page).read_text(encoding="utf-8")
        for name in listed or value["properties"]:
            if f"`{name}`" not in text:
                faults.append(f"Documentation/{page}: no {name} of {path[0]}")
    return faults


def run(arguments: list[str]) -> list[str]:
    """What is wrong, by the subcommand."""
    match arguments:
        case ["stage", catalog]:
            return stage(pathlib.Path(catalog))
        case ["blocks"]:
            return blocks()
        case ["symbols", graphs]:
            return symbols(pathlib.Path(graphs))
        case ["links", site]:
            return links(pathlib.Path(site))
        case ["questions"]:
            return questions()
        case ["tables"]:
            return tables()
        case ["find", *asked]:
            print("\n".join(f"{page}#{place}" for _, page, place in search(" ".join(asked))))
            return []
    raise SystemExit(__doc__)


if __name__ == "__main__":
    wrong = run(sys.argv[1:])
    for fault in wrong:
        print(fault, file=sys.stderr)
    sys.exit(1 if wrong else 0)
