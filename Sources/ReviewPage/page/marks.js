// What the reviewer says of a line: right or wrong, and why. Kept in the browser, with the text that was judged.

const marksSchema = "paywright/review-marks/1";
const marksName = `marks:${fingerprint(`${review.schema}\n${review.title}`)}`;
const marksDelay = 400;

/** By locale and line name; what an older page marked stays, though this page may not have the line. */
const marks = new Map();

/** What was marked here and is not kept yet, by name; null where a mark was taken away. */
const unsavedMarks = new Map();

/** Marks that were taken away while this page is open: their comments come back with the next mark of the line. */
const marksTakenAway = new Map();

let keptMarks = true;
let keptText = null;
let marksTimer = 0;
readKeptMarks();

function markName(locale, line) {
    return `${locale}\n${line}`;
}

/** Takes in what another tab has kept since; tells the marks there were before, or null where nothing is new. */
function readKeptMarks() {
    const text = recall(marksName);
    if (text === keptText) return null;
    const before = new Map(marks);
    keptText = text;
    marks.clear();
    for (const mark of readMarks(text ?? "").marks) marks.set(markName(mark.locale, mark.line), mark);
    for (const [name, mark] of unsavedMarks) {
        if (mark) marks.set(name, mark);
        else marks.delete(name);
    }
    return before;
}

function marksFile() {
    return { schema: marksSchema, title: review.title, marks: [...marks.values()] };
}

/** The mark of a line, if there is one. */
function markOf(language, line) {
    return marks.get(markName(languages[language].tag, lineNames[line]));
}

/** The comment of a line: its mark's, or that of the mark that was taken away. */
function commentOf(language, line) {
    const name = markName(languages[language].tag, lineNames[line]);
    return (marks.get(name) ?? marksTakenAway.get(name))?.comment ?? "";
}

/** Whether the line says something else than what was marked. */
function isStale(language, line) {
    const mark = markOf(language, line);
    return mark !== undefined && mark.text !== (textOf(language, line) ?? "");
}

/** Marks a line; it is still to be saved. */
function setMark(language, line, verdict, comment = commentOf(language, line)) {
    const keys = keysOf(language, line);
    const place = sentencesOf(language, line).map((message) => sourceOfMessage(language, message)).find(Boolean);
    putMark({
        locale: languages[language].tag,
        line: lineNames[line],
        keys: keys.map((key) => review.keys[key].key),
        patterns: keys.map((key) => languages[language].patterns[key]?.[0] ?? ""),
        file: place?.file ?? languages[language].files[0] ?? "",
        text: textOf(language, line) ?? "",
        verdict,
        comment,
    });
}

function putMark(mark) {
    const name = markName(mark.locale, mark.line);
    marks.set(name, mark);
    unsavedMarks.set(name, mark);
    marksTakenAway.delete(name);
}

function takeMarkAway(language, line) {
    const name = markName(languages[language].tag, lineNames[line]);
    if (!marks.has(name)) return;
    marksTakenAway.set(name, marks.get(name));
    marks.delete(name);
    unsavedMarks.set(name, null);
}

function forgetComment(language, line) {
    marksTakenAway.delete(markName(languages[language].tag, lineNames[line]));
}

function takeAllMarksAway() {
    for (const name of marks.keys()) unsavedMarks.set(name, null);
    marks.clear();
    marksTakenAway.clear();
}

/** Saves what was marked here on top of what other tabs have kept, which this page then shows too. */
function saveMarks() {
    clearTimeout(marksTimer);
    const before = readKeptMarks();
    if (unsavedMarks.size) keepMarks();
    if (before) showMarksOfOthers(before);
}

function keepMarks() {
    const text = marks.size ? JSON.stringify(marksFile()) : null;
    const kept = keep(marksName, text);
    if (kept) {
        keptText = text;
        unsavedMarks.clear();
    } else if (keptMarks) {
        announce("This browser keeps nothing for this page: marks are lost when it closes. Export them before.");
    }
    keptMarks = kept;
}

/** While somebody writes, not at each key. */
function saveMarksSoon(delay = marksDelay) {
    clearTimeout(marksTimer);
    marksTimer = setTimeout(saveMarks, delay);
}

/** Saves when the page goes out of sight, and looks what other tabs have saved. */
function watchMarks() {
    window.addEventListener("storage", saveMarks);
    window.addEventListener("pagehide", saveMarks);
    document.addEventListener("visibilitychange", saveMarks);
}

/** Marks of a language: `{ right, wrong, stale }`. */
function countMarks(language) {
    const counts = { right: 0, wrong: 0, stale: 0 };
    const { tag } = languages[language];
    for (const mark of marks.values()) {
        if (mark.locale !== tag) continue;
        counts[mark.verdict] += 1;
        const line = lineByName.get(mark.line);
        if (line !== undefined && isStale(language, line)) counts.stale += 1;
    }
    return counts;
}
