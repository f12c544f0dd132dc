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

/** Adds the marks of a file to those there are; the file's win. Says what it did. */
function importMarks(text) {
    const found = readMarks(text);
    if (!found.length) return "No marks were found in this file.";
    for (const mark of found) marks.set(markName(mark.locale, mark.line), mark);
    saveMarks();
    const away = found.filter((mark) => !languageByTag.has(mark.locale) || !lineByName.has(mark.line)).length;
    const rest = away ? `; ${away} of them for lines that this page doesn’t have` : "";
    return `${counted(found.length, "mark")} imported${rest}.`;
}
