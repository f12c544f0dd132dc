// Everything there is to look at, in one list: what `check` found, what could not be formatted, what comparing and
// measuring shows.

const levels = ["error", "warning", "note"];

const namesOfFindings = {
    formatting: "Could not be formatted",
    "missing-value": "Missing value",
    "more-values": "More values than English",
    "other-numbers": "Other numbers than English",
    empty: "No text",
    syntax: "Syntax in the text",
    unbalanced: "Unpaired brackets",
    "same-text": "Same as English",
    "same-plurals": "Same words for different counts",
    "unusual-form": "Unusual word after a number",
    length: "Unusual length",
    overflow: "Doesn’t fit its place",
};

const ownCodes = Object.keys(namesOfFindings);

const namesOfChecks = {
    "required-argument-missing": "Required value missing",
    "argument-not-offered": "Value not offered",
    "plural-category-missing": "Plural form missing",
    "plural-category-twice": "Plural form twice",
    "over-budget": "Longer than its room",
    "glossary-term-missing": "Glossary term missing",
    "cldr-difference": "Different from CLDR",
    "cldr-difference-known": "Known difference from CLDR",
    "cldr-difference-gone": "No longer different from CLDR",
};

/** What a finding is about, in the order in which to look. */
const subjects = ["meaning", "writing", "length"];

const codesOfMeaning = new Set([
    "formatting", "missing-value", "more-values", "other-numbers", "empty", "same-plurals", "unusual-form",
    "bad-pattern", "required-argument-missing", "argument-not-offered", "plural-category-missing",
    "plural-category-twice", "selection-missing", "selection-unknown", "missing-form", "source-changed",
]);
const codesOfLength = new Set(["length", "overflow", "over-budget"]);

function subjectOf(code) {
    if (codesOfMeaning.has(code)) return "meaning";
    return codesOfLength.has(code) ? "length" : "writing";
}

/** By language; each `{ language, code, level, text, key, line, message, lines, position }`, -1 for what it has not. */
const findings = languages.map(() => []);
const findingsOfLines = languages.map(() => new Map());
let hasCompared = false;

function addFinding(language, finding) {
    const whole = { language, key: -1, line: -1, message: -1, lines: [], position: "", ...finding };
    if (whole.line < 0 && whole.message >= 0) whole.line = lineOfMessage(language, whole.message);
    if (whole.line < 0 && whole.key >= 0) whole.line = lineThatUses(language, whole.key);
    if (!whole.lines.length && whole.line >= 0) whole.lines = [whole.line];
    whole.lines = [...new Set(whole.lines)];
    findings[language].push(whole);
    for (const line of whole.lines) {
        const of = findingsOfLines[language];
        if (!of.has(line)) of.set(line, []);
        of.get(line).push(whole);
    }
}

/** By key: the branches that went through it, as numbers in `strings`. */
const branchesOfForms = new Map();
review.strings.forEach((string, index) => {
    for (const form of formsIn(string)) {
        if (!branchesOfForms.has(form)) branchesOfForms.set(form, new Set());
        branchesOfForms.get(form).add(index);
    }
});

/** A line that says the key, by itself or inside another message; -1 where none does. */
function lineThatUses(language, key) {
    const [line] = linesOfKey(language, key);
    if (line !== undefined) return line;
    const strings = branchesOfForms.get(key);
    if (!strings) return -1;
    const message = languages[language].branches.findIndex((string) => strings.has(string));
    return message < 0 ? -1 : lineOfMessage(language, message);
}

function addCheckFindings() {
    languages.forEach((entry, language) => {
        for (const found of entry.findings ?? []) {
            const key = keyByName.get(found.key) ?? -1;
            addFinding(language, {
                code: found.code,
                level: levels.includes(found.level) ? found.level : "note",
                text: found.message,
                key,
                lines: key < 0 ? [] : linesOfKey(language, key),
                line: key < 0 ? -1 : lineThatUses(language, key),
                position: found.line ? `${found.file}:${found.line}:${found.column}` : found.file,
            });
        }
        for (const [message, issues] of Object.entries(entry.issues ?? {})) {
            const { key } = review.messages[message];
            addFinding(language, {
                code: "formatting", level: "error", text: issues.join(" "), key: key ?? -1, message: Number(message),
            });
        }
    });
}

/** How many of each level a language has, and how many texts that do not fit, whatever their level. */
function countFindings(language) {
    const counts = { error: 0, warning: 0, note: 0, overflow: 0 };
    for (const finding of findings[language]) {
        counts[finding.code === "overflow" ? "overflow" : finding.level] += 1;
    }
    return counts;
}

/** A plain name; of codes without one the words of the code. */
function nameOfFinding(code) {
    const words = code.charAt(0).toUpperCase() + code.slice(1).replaceAll("-", " ");
    return entryOf(namesOfFindings, code) ?? entryOf(namesOfChecks, code) ?? words;
}

/** How many lines of a language say something else than before. */
function countChanged(language) {
    return Object.keys(languages[language].old ?? {}).length;
}

/** What requestIdleCallback tells, for browsers without it. */
function deadlineIn(milliseconds) {
    const end = performance.now() + milliseconds;
    return { timeRemaining: () => Math.max(0, end - performance.now()) };
}

/** Runs steps one after another while the browser has time, saying how far it is. */
function inIdleTime(count, step, progress, done) {
    let next = 0;
    const later = window.requestIdleCallback
        ? (work) => requestIdleCallback(work, { timeout: 250 })
        : (work) => setTimeout(() => work(deadlineIn(12)), 0);
    const work = (deadline) => {
        do {
            if (next >= count) {
                done();
                return;
            }
            step(next);
            next += 1;
        } while (deadline.timeRemaining() > 6);
        progress(next);
        later(work);
    };
    later(work);
}
