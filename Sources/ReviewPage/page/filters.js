// Which lines and findings are shown.

const searchTexts = languages.map(() => []);

/** All that a search looks through for one line: its name, keys, text and the source's. */
function searchTextOf(language, line) {
    const known = searchTexts[language];
    if (known[line] === undefined) {
        const keys = keysOf(language, line).map((key) => review.keys[key].key);
        const texts = [textOf(language, line), language === sourceIndex ? "" : textOf(sourceIndex, line)];
        known[line] = searchable([lineNames[line], ...keys, ...texts.map((text) => text ?? "")].join("\n"));
    }
    return known[line];
}

/** Makes a language ready to be searched with all others, before anybody asks. */
function prepareSearch(language) {
    repeats(language);
    for (let line = 0; line < review.lines.length; line += 1) searchTextOf(language, line);
}

function searchWords() {
    return searchable(state.q).split(" ").filter(Boolean);
}

/** Whether a line passes the filters that are about lines, whatever the view. */
function passes(language, line, words) {
    const group = review.groups[groupOfLine[line]];
    if (state.kind && review.lines[line].line !== state.kind) return false;
    if (state.group && state.group !== group.name && state.group !== `kind:${group.kind}`) return false;
    if (state.mark && !passesMark(language, line)) return false;
    if (state.changed && oldTextOf(language, line) === undefined) return false;
    return words.every((word) => searchTextOf(language, line).includes(word));
}

function passesMark(language, line) {
    const mark = markOf(language, line);
    switch (state.mark) {
        case "any": return mark !== undefined;
        case "none": return mark === undefined;
        case "stale": return isStale(language, line);
        default: return mark?.verdict === state.mark;
    }
}

function passesFinding(finding) {
    return (!state.finding || finding.code === state.finding) && (!state.level || finding.level === state.level);
}

/** Whether a line is there: with its text, or gone since before. */
function isThere(language, line) {
    return textOf(language, line) !== null || typeof oldTextOf(language, line) === "string";
}

/** The lines of a language to show, in order; of lines that say the same only the first that passes. */
function linesToShow(language) {
    const words = searchWords();
    const { same } = repeats(language);
    const seen = new Set();
    const lines = [];
    let hidden = 0;
    for (let line = 0; line < review.lines.length; line += 1) {
        if (!isThere(language, line) || !passes(language, line, words)) continue;
        if ((state.finding || state.level) && !findingsOfLines[language].get(line)?.some(passesFinding)) continue;
        if (!state.every && !state.mark && same[line] >= 0) {
            if (seen.has(same[line])) {
                hidden += 1;
                continue;
            }
            seen.add(same[line]);
        }
        lines.push(line);
    }
    return { lines, hidden };
}

/** What is explained already, and shown only when it is asked for. */
const foldedCode = "cldr-difference-known";

/** The findings to show: the most serious first, and of these the ones that change what is said; and how many
 * are folded away. */
function findingsToShow() {
    const words = searchWords();
    const shown = state.lang ? [languageShown()] : languages.map((_, index) => index);
    const all = shown.flatMap((language) => findings[language].filter((finding) => {
        if (!passesFinding(finding)) return false;
        const isNamed = words.every((word) => searchTextOfFinding(finding).includes(word));
        if (finding.line < 0) return isNamed && !state.kind && !state.group && !state.mark && !state.changed;
        return finding.lines.some((line) => passes(language, line, isNamed ? [] : words));
    }));
    const rank = ({ level, code }) => levels.indexOf(level) * subjects.length + subjects.indexOf(subjectOf(code));
    const isFolded = ({ code }) => code === foldedCode && state.finding !== foldedCode;
    const found = all.filter((finding) => !isFolded(finding));
    found.sort((one, other) => rank(one) - rank(other) || one.language - other.language);
    return { found, folded: all.length - found.length };
}

function searchTextOfFinding(finding) {
    const key = finding.key < 0 ? "" : review.keys[finding.key].key;
    return searchable([finding.code, nameOfFinding(finding.code), finding.text, finding.position, key].join("\n"));
}

/** How many filters are in use. */
function filtersInUse() {
    const names = ["q", "kind", "group", "finding", "mark", "level"];
    return names.filter((name) => state[name]).length + (state.changed && review.against ? 1 : 0);
}
