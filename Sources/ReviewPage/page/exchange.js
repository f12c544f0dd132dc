// Marks as files: out as JSON and CSV, in as JSON.

const exportColumns = ["locale", "line", "keys", "file", "text", "verdict", "comment"];

function marksAsJSON() {
    return `${JSON.stringify(marksFile(), null, 2)}\n`;
}

/** RFC 4180. A cell that a spreadsheet would calculate gets an apostrophe before it: it may hold a product's name. */
function marksAsCSV() {
    const cell = (value) => {
        const text = Array.isArray(value) ? value.join(" ") : value;
        const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
        return /[",\r\n]/.test(safe) ? `"${safe.replaceAll("\"", "\"\"")}"` : safe;
    };
    const rows = [...marks.values()].map((mark) => exportColumns.map((column) => cell(mark[column])).join(","));
    return [exportColumns.join(","), ...rows].map((row) => `${row}\r\n`).join("");
}

function save(name, type, text) {
    const address = URL.createObjectURL(new Blob([text], { type }));
    const link = element("a", { href: address, download: name });
    document.body.append(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/** A name for a file: the title's last word that files can have. */
function nameOfExport(extension) {
    const words = review.title.replace(/^.*\//, "").match(/[\p{L}\p{N}]+/gu) ?? ["lines"];
    return `review-marks-${words.join("-").toLowerCase().slice(0, 60)}.${extension}`;
}

/** One line's note for an issue tracker, as Markdown. */
function noteOf(language, line) {
    const mark = markOf(language, line);
    const places = sentencesOf(language, line).map((message) => {
        const place = sourceOfMessage(language, message);
        const { key } = review.messages[message];
        if (!place || key === null) return null;
        const position = place.line ? `:${place.line}:${place.column}` : "";
        return `- \`${review.keys[key].key}\` in \`${place.file}${position}\``;
    });
    const quoted = (text) => (text ?? "").split("\n").map((row) => `> ${row}`).join("\n");
    const rows = [
        `**${labelOf(language)}**, \`${lineNames[line]}\`: ${mark?.verdict ?? "not marked"}`,
        "",
        quoted(textOf(language, line)),
        "",
        `Source: ${textOf(sourceIndex, line) ?? "none"}`,
        ...places.filter(Boolean),
    ];
    return mark?.comment ? [...rows, "", mark.comment].join("\n") : rows.join("\n");
}

/** The marks in a file that can be read, and in words why the others, or the whole file, can’t. */
function readMarks(text) {
    let file;
    try {
        file = JSON.parse(text);
    } catch {
        return { marks: [], problems: [], fault: `found ${inWords(text)}, expected JSON` };
    }
    const fault = faultOfFile(file);
    if (fault) return { marks: [], problems: [], fault };
    const problems = file.marks.map((mark, index) => {
        const problem = problemOfMark(mark);
        return problem ? `mark ${index + 1}: ${problem}` : "";
    });
    return {
        marks: file.marks.filter((_, index) => !problems[index]).map(wholeMark),
        problems: problems.filter(Boolean),
        fault: "",
    };
}

function faultOfFile(file) {
    if (file?.schema !== marksSchema) return `found the schema ${inWords(file?.schema)}, expected “${marksSchema}”`;
    return Array.isArray(file.marks) ? "" : `found ${inWords(file.marks)} as “marks”, expected a list`;
}

function problemOfMark(mark) {
    if (mark === null || typeof mark !== "object") return `found ${inWords(mark)}, expected an object`;
    const missing = ["locale", "line"].find((name) => typeof mark[name] !== "string");
    if (missing) return `found ${inWords(mark[missing])} as “${missing}”, expected a text`;
    if (mark.verdict === "right" || mark.verdict === "wrong") return "";
    return `found ${inWords(mark.verdict)} as “verdict”, expected “right” or “wrong”`;
}

function wholeMark({ locale, line, keys, patterns, file, text, verdict, comment }) {
    const asText = (value) => (typeof value === "string" ? value : "");
    const asTexts = (list) => (Array.isArray(list) ? list.filter((value) => typeof value === "string") : []);
    return {
        locale,
        line,
        keys: asTexts(keys),
        patterns: asTexts(patterns),
        file: asText(file),
        text: asText(text),
        verdict,
        comment: asText(comment),
    };
}

/** What was found, for people who expected something else. */
function inWords(value) {
    if (value === undefined) return "nothing";
    if (Array.isArray(value)) return "a list";
    if (value !== null && typeof value === "object") return "an object";
    if (typeof value !== "string") return String(value);
    return value === "" ? "an empty text" : `“${visible(value.length > 40 ? `${value.slice(0, 40)}…` : value)}”`;
}

const problemsTold = 3;

/** Adds the marks of a file to those there are; the file's win. Says what it did. */
function importMarks(text) {
    const { marks: found, problems, fault } = readMarks(text);
    if (fault) return `No marks were imported: ${fault}.`;
    if (!found.length && !problems.length) return "No marks were imported: found an empty list of marks.";
    found.forEach(putMark);
    saveMarks();
    const away = found.filter((mark) => !languageByTag.has(mark.locale) || !lineByName.has(mark.line)).length;
    const rest = away ? `; ${away} of them for lines that this page doesn’t have` : "";
    const imported = `${counted(found.length, "mark")} imported${rest}.`;
    if (!problems.length) return imported;
    const others = problems.length > problemsTold ? `; and ${problems.length - problemsTold} more` : "";
    const told = problems.slice(0, problemsTold).join("; ");
    return `${imported} ${counted(problems.length, "mark")} could not be read: ${told}${others}.`;
}
