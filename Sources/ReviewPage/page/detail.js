// From a line to its source: what is known of the line that is open.

const detailHolder = document.getElementById("detail");

function showDetail() {
    const { language, line } = selection();
    const key = keyByName.get(state.key) ?? -1;
    const isOpen = line >= 0 || key >= 0;
    document.body.classList.toggle("has-detail", isOpen);
    detailHolder.hidden = !isOpen;
    detailHolder.replaceChildren();
    if (line >= 0) append(detailHolder, lineDetail(language, line));
    else if (key >= 0) append(detailHolder, keyDetail(language, key));
    detailHolder.scrollTop = 0;
}

function detailHead(title, subtitle) {
    return element(
        "div", { class: "detail-head" },
        element("h2", { id: "detail-title", tabindex: "-1" }, dotted(title)),
        element("button", { class: "close", "aria-label": "Close the details", click: closeDetail }, "×"),
        element("p", { class: "quiet" }, ...subtitle),
    );
}

function closeDetail() {
    change({ line: "", key: "", in: "" });
    markSelected({ focus: true });
}

function lineDetail(language, line) {
    const entry = languages[language];
    const group = review.groups[groupOfLine[line]];
    const shows = state.invisible === "1";
    const place = namesOfPlaces[placeOf(line)];
    const isSource = language === sourceIndex;
    const old = oldTextOf(language, line);
    return [
        detailHead(lineNames[line], [
            element("bdi", { lang: entry.tag }, entry.name),
            ` · ${nameOfGroupKind(group.kind)}${place ? ` · ${place}` : ""}`,
        ]),
        element(
            "div", { class: "detail-texts" },
            lineWritten(language, line, { class: "detail-text" }),
            typeof old === "string" ? changedElement(language, line) : null,
            isSource ? null : sourceDetail(line),
        ),
        markForm(language, line),
        ...findingsDetail(language, line),
        ...overflowDetail(language, line),
        ...sentencesOf(language, line).map((message, index, { length }) => (
            messageDetail(language, message, length > 1 ? index + 1 : 0, shows)
        )),
        element(
            "p", { class: "detail-links" },
            element("a", { href: addressOf({ view: "one" }) }, "This line in all languages"),
            ...keysOf(language, line).slice(0, 1).map((key) => {
                const forms = { view: "forms", lang: entry.tag, in: "", q: review.keys[key].key };
                return element("a", { href: addressOf(forms) }, "All branches of this key");
            }),
        ),
        legendElement(),
        element("p", { class: "quiet small" }, `ICU ${review.tool.icu} · CLDR ${review.tool.cldr}`),
    ];
}

function sourceDetail(line) {
    const tag = element("span", { class: "tag" }, review.source);
    return element("p", { class: "detail-source" }, tag, lineWritten(sourceIndex, line, { tag: "span" }));
}

/** A key that no line says by itself: a form inside others, for example. */
function keyDetail(language, key) {
    const entry = languages[language];
    const found = findings[language].filter((finding) => finding.key === key);
    return [
        detailHead(review.keys[key].key, [element("bdi", { lang: entry.tag }, entry.name)]),
        ...findingList(found),
        facts(keyFacts(language, key, "", state.invisible === "1")),
    ];
}

function findingsDetail(language, line) {
    return findingList(findingsOfLines[language].get(line) ?? []);
}

function findingList(found) {
    if (!found.length) return [];
    const items = found.map((finding) => element(
        "li", {},
        levelSign(finding.level), " ",
        findingName(finding.code), " ",
        findingWords(finding),
        finding.position ? element("span", { class: "quiet small" }, ` ${finding.position}`) : null,
    ));
    return [element("h3", {}, "Found"), element("ul", { class: "found" }, items)];
}

function overflowDetail(language, line) {
    const place = placeOf(line);
    const width = place ? widths[language]?.get(`${place}\n${textOf(language, line)}`) : undefined;
    if (width === undefined) return [];
    const over = overflowOf(language, line)?.widths ?? [];
    const verdicts = phoneWidths.map((phone) => `${phone}: ${over.includes(phone) ? "doesn’t fit" : "fits"}`);
    return [facts([[`On a phone (${namesOfPlaces[place].toLowerCase()})`, verdicts.join(" · ")]])];
}

/** Pairs of a name and what is known, as a list of terms; empty ones left out. */
function facts(pairs) {
    return element(
        "dl", { class: "facts" },
        ...pairs.filter(([, value]) => value !== null && value !== "" && value !== undefined).map(([name, value]) => (
            element("div", {}, element("dt", {}, name), element("dd", {}, ...[value].flat()))
        )),
    );
}

function messageDetail(language, message, number, shows) {
    const { key, arguments: given } = review.messages[message];
    const place = sourceOfMessage(language, message);
    const branch = branchOf(language, message);
    const issues = languages[language].issues?.[message] ?? [];
    const title = number ? `Sentence ${number}: ` : "";
    const name = key === null ? "a value alone" : review.keys[key].key;
    return element(
        "section", { class: "message" },
        element("h3", {}, title, element("code", {}, dotted(name))),
        facts([
            ["Speaks", speakerOfMessage(language, place)],
            ["Could not be formatted", issues.length ? issues.join(" ") : null],
            ...(key === null ? [] : keyFacts(language, key, branch, shows)),
            ["Length", lengthWords(language, message)],
            ["Arguments", listed("plain", given.map(([argument, value]) => (
                [element("code", {}, argument), " ", element("bdi", {}, visible(value))]
            )))],
            ["Branch", listed("steps", branch ? branch.split(" › ") : [])],
        ]),
        ...formsIn(branch).filter((form) => form !== key).map((form) => element(
            "details", {},
            element("summary", {}, "Inside: ", element("code", {}, review.keys[form].key)),
            facts(keyFacts(language, form, branch, shows)),
        )),
    );
}

/** A list, or null where it would be empty. */
function listed(className, items) {
    return items.length ? element("ul", { class: className }, items.map((item) => element("li", {}, item))) : null;
}

/** Keys that a branch names: forms and messages that were run inside. */
function formsIn(branch) {
    const words = branch.split(" › ").map((step) => step.slice(step.indexOf(": ") + 2));
    return [...new Set(words.map((word) => keyByName.get(word)).filter((key) => key !== undefined))];
}

function speakerOfMessage(language, place) {
    const { files, fallback, name } = languages[language];
    if (!place) return null;
    if (place.file === files[0] && !fallback) return null;
    return `${place.file}, because ${name} has no text of its own here`;
}

function lengthWords(language, message) {
    const { key } = review.messages[message];
    const length = lengthOf(languages[language].texts[message]);
    const budget = key === null ? null : review.keys[key].budget;
    if (!budget) return counted(length, "character");
    const over = length > budget ? element("strong", { class: "over-budget" }, ` (${length - budget} too many)`) : "";
    return [`${length} of ${budget} characters`, over];
}

const readers = { native: "a native speaker", other: "another reader than the writer", none: "nobody, as it is now" };

/** What is known of a key in a language, as pairs for `facts`. */
function keyFacts(language, key, branch, shows) {
    const { description, source, placeholders } = review.keys[key];
    const entry = languages[language].patterns[key];
    const position = entry ? `${languages[language].files[entry[1]]}:${entry[2]}:${entry[3]}` : "no file";
    const values = (placeholders ?? []).map(({ name, required, example }) => (
        [element("code", {}, `{${name}}`), required ? " required " : " ", quiet(example ?? "")]
    ));
    return [
        ["Where", element("code", { class: "position" }, position)],
        ["Pattern", entry ? patternElement(language, entry[0], branch, shows) : null],
        ["English pattern", source && language !== sourceIndex ? patternElement(null, source, "", shows) : null],
        ["Read by", entry ? readers[entry[4]] ?? null : null],
        ["For the translator", description || null],
        ["Values", listed("plain", values)],
    ];
}

function legendElement() {
    const sample = (kind, role, words) => (
        element("li", {}, element("span", { class: "part", "data-kind": kind, "data-role": role }, words))
    );
    return element(
        "details", { class: "legend" },
        element("summary", {}, "What the colours say"),
        element(
            "ul", { class: "legend-list" },
            ...review.roles.map((role) => sample("money", role, `${role} price`)),
            ...review.kinds.filter((kind) => kind !== "money").map((kind) => sample(kind, null, kind)),
        ),
        element(
            "p", { class: "quiet small" },
            "Invisible: ⍽ no-break space, ⎵ narrow one, ⟦ ⟧ isolates, others by name.",
        ),
    );
}
