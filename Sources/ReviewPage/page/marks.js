// What the reviewer says of a line: right or wrong, and why. Kept in the browser, with the text that was judged.

const marksSchema = "paywright/review-marks/1";
const marksName = `marks:${fingerprint(`${review.schema}\n${review.title}`)}`;
let keptMarks = true;

/** By locale and line name; what an older page marked stays, though this page may not have the line. */
const marks = new Map(readMarks(recall(marksName) ?? "").map((mark) => [markName(mark.locale, mark.line), mark]));

function markName(locale, line) {
    return `${locale}\n${line}`;
}

/** The marks in a file: those that can be read. */
function readMarks(text) {
    let file;
    try {
        file = JSON.parse(text);
    } catch {
        return [];
    }
    if (file?.schema !== marksSchema || !Array.isArray(file.marks)) return [];
    const isText = (value) => typeof value === "string";
    const texts = (list) => (Array.isArray(list) ? list.filter(isText) : []);
    return file.marks
        .filter((mark) => isText(mark?.locale) && isText(mark.line) && ["right", "wrong"].includes(mark.verdict))
        .map((mark) => ({
            locale: mark.locale,
            line: mark.line,
            keys: texts(mark.keys),
            patterns: texts(mark.patterns),
            file: isText(mark.file) ? mark.file : "",
            text: isText(mark.text) ? mark.text : "",
            verdict: mark.verdict,
            comment: isText(mark.comment) ? mark.comment : "",
        }));
}

function marksFile() {
    return { schema: marksSchema, title: review.title, marks: [...marks.values()] };
}

/** The mark of a line, if there is one. */
function markOf(language, line) {
    return marks.get(markName(languages[language].tag, lineNames[line]));
}

/** Whether the line says something else than what was marked. */
function isStale(language, line) {
    const mark = markOf(language, line);
    return mark !== undefined && mark.text !== (textOf(language, line) ?? "");
}

/** Marks a line, or takes its mark away with `null`. */
function setMark(language, line, verdict, comment) {
    const name = markName(languages[language].tag, lineNames[line]);
    const before = marks.get(name);
    if (verdict === null) {
        marks.delete(name);
    } else {
        const keys = keysOf(language, line);
        const place = sentencesOf(language, line).map((message) => sourceOfMessage(language, message)).find(Boolean);
        marks.set(name, {
            locale: languages[language].tag,
            line: lineNames[line],
            keys: keys.map((key) => review.keys[key].key),
            patterns: keys.map((key) => languages[language].patterns[key]?.[0] ?? ""),
            file: place?.file ?? languages[language].files[0] ?? "",
            text: textOf(language, line) ?? "",
            verdict,
            comment: comment ?? before?.comment ?? "",
        });
    }
    saveMarks();
}

function saveMarks() {
    const kept = keep(marksName, marks.size ? JSON.stringify(marksFile()) : null);
    if (keptMarks && !kept) {
        announce("This browser keeps nothing for this page: marks are lost when it closes. Export them before.");
    }
    keptMarks = kept;
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
