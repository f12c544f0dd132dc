// Rows of the lists: a line with what is to be said of it, and the small signs that say it.

/** "✓" or "✗", and "?" where the text is another one now; of lines that say the same the first mark there is. */
function markSign(language, first, lines = []) {
    const line = [first, ...lines].find((one) => markOf(language, one)) ?? first;
    const mark = markOf(language, line);
    if (!mark) return element("span", { class: "mark" });
    const stale = isStale(language, line);
    const words = `marked ${mark.verdict}${stale ? ", the text has changed since" : ""}`;
    return sign(`mark mark-${mark.verdict}`, words, `${mark.verdict === "right" ? "✓" : "✗"}${stale ? "?" : ""}`);
}

/** The mark of a finding's lines; or that another line of its key is marked wrong, which often says it too. */
function markOfFinding({ language, line, lines, key }) {
    if (line < 0) return null;
    if (lines.some((one) => markOf(language, one))) return markSign(language, line, lines);
    const isWrong = [...linesOfKeys.get(key) ?? []].some((other) => (
        markOf(language, other)?.verdict === "wrong" && keysOf(language, other).includes(key)
    ));
    return isWrong ? flag("✗ marked on another line of this key", "error") : null;
}

/** The name of a row, which opens its details. One row of a list can be reached by Tab, the others from it. */
function rowName(index, ...children) {
    const open = () => openRowAt(index, { focus: true });
    return element("button", { type: "button", class: "row-name", tabindex: "-1", click: open }, ...children);
}

function lineWritten(language, line, attributes = {}) {
    const text = textOf(language, line);
    if (text === null) return element("p", { class: "absent" }, "no such line");
    const shows = state.invisible === "1";
    return written(language, text, partsOf(language, line), { tag: "p", shows, ...attributes });
}

/** Where another language speaks, its tag. */
function speakerOf(language, line) {
    const { files, fallback } = languages[language];
    if (fallback) return fallback;
    const place = sentencesOf(language, line).map((message) => sourceOfMessage(language, message)).find(Boolean);
    if (!place || place.file === files[0]) return "";
    return languages.find((other) => other.files[0] === place.file)?.tag ?? place.file;
}

/** What a line said before, the words that are gone marked; null where it says the same. */
function changedElement(language, line) {
    const old = oldTextOf(language, line);
    if (old === undefined) return null;
    const text = textOf(language, line);
    if (old === null) return element("p", { class: "old" }, flag("New line", "changed"));
    const { tag, dir } = languages[language];
    return element(
        "p", { class: "old" },
        flag(text === null ? "Gone" : "Before", "changed"), " ",
        element("bdi", { lang: tag, dir }, differenceNodes(old, text ?? "", "del")),
    );
}

/** What was found about a line, in words, each once. */
function flagsOf(language, line) {
    const found = findingsOfLines[language].get(line) ?? [];
    const said = new Set();
    return found.filter(({ level, code }) => level !== "note" && !said.has(code) && said.add(code)).map((finding) => (
        flag(nameOfFinding(finding.code), finding.level, finding.text)
    ));
}

/** The name of a finding, its code as a tooltip. */
function findingName(code) {
    return element("strong", { title: code }, nameOfFinding(code));
}

/** What a finding says, words it quotes in their language. `paywright check` quotes English ones too. */
function findingWords({ language, code, text }) {
    const { tag: lang, dir } = languages[language];
    return visible(text).split(/(“[^”]*”|"[^"]*")/).map((words, index) => {
        const isQuoted = index % 2 === 1 && (ownCodes.includes(code) || /[^ -~“”]/.test(words));
        return isQuoted ? element("bdi", { lang, dir }, words) : words;
    });
}

/** The signs of what was found about a key in a line. */
function signsOfFindings(language, line, key) {
    const found = (findingsOfLines[language].get(line) ?? []).filter((finding) => finding.key === key);
    return found.filter(({ level }) => level !== "note").map(({ level, code, text }) => (
        sign(`level level-${level}`, `${nameOfFinding(code)}: ${text}`, signsOfLevels[level])
    ));
}

/** A line beside the source. */
function lineRow(language, line, lines, index) {
    const repeated = state.every || state.mark ? 1 : repeats(language).counts.get(line) ?? 1;
    const speaker = speakerOf(language, line);
    const flags = [
        ...flagsOf(language, line),
        speaker && language !== sourceIndex ? flag(`says ${speaker}`) : null,
        repeated > 1 ? flag(`×${repeated}`, "", `${repeated} lines say the same`) : null,
    ].filter(Boolean);
    const isSource = language === sourceIndex;
    const changed = changedElement(language, line);
    return element(
        "li", { class: changed && !isSource ? "row changed" : "row", click: opensRow(index) },
        markSign(language, line, lines),
        element(
            "div", { class: "row-head" },
            rowName(index, unseen(`${review.groups[groupOfLine[line]].name} `), dotted(review.lines[line].line)),
        ),
        isSource ? null : lineWritten(sourceIndex, line, { class: "row-source" }),
        changed,
        element(
            "div", { class: isSource && !changed ? "row-text wide" : "row-text" },
            lineWritten(language, line),
            flags.length ? element("div", { class: "flags" }, ...flags) : null,
        ),
    );
}

/** A click anywhere in a row opens it, unless the reader is selecting text. */
function opensRow(index) {
    return (event) => {
        if (event.target.closest("button, a") || !getSelection().isCollapsed) return;
        openRowAt(index, { focus: true });
    };
}

function sectionElement(title, subtitle, attributes = {}) {
    const head = element("h3", {}, dotted(title));
    const section = element("section", { class: "rows", ...attributes }, head, element("ul", {}));
    if (subtitle) head.append(" ", quiet(subtitle));
    return section;
}

/** Shown in place of an empty list. */
function nothingElement(words) {
    return element("p", { class: "nothing" }, words);
}
