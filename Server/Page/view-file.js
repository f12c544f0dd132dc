// A file as it is, with what was found at its places.

import { files } from "./files.js";
import { allFindings, findingWords } from "./findings.js";
import { state } from "./state.js";

/** More lines than these are not shown; then only those around findings are. */
const mostLines = 3000;
/** More characters of a line than these are not shown, except around findings. */
const mostCharacters = 4000;

export function chosenFile() {
    return files[Number(state.file || 1) - 1] ?? files[0];
}

export function showFile(holder) {
    const file = chosenFile();
    if (!file) {
        append(holder, [element("p", { class: "nothing" }, "Open a file to see it here.")]);
        return;
    }
    const found = allFindings().filter((finding) => finding.file === file);
    const byLine = Map.groupBy(found.filter(({ line }) => line), ({ line }) => line);
    const lines = file.text.split("\n");
    const shown = linesToShow(lines.length, [...byLine.keys()]);
    const isPart = shown.length < lines.length;
    append(holder, [
        element("h2", { id: "file-title", tabindex: "-1" }, element("bdi", {}, visible(file.name))),
        element("p", { class: "quiet" }, [
            counted(lines.length, "line"),
            counted(found.length, "finding"),
            ...(isPart ? ["only some lines are shown"] : []),
        ].join(" · ")),
        found.filter(({ line }) => !line).map(noteElement),
        element("ol", { class: "source", "aria-label": "Lines of the file" }, linesElements(shown, lines, byLine)),
    ]);
}

/** Every line of a short file; of a long one the beginning, and what is around findings. */
function linesToShow(count, found) {
    if (count <= mostLines) return Array.from({ length: count }, (_, index) => index + 1);
    const shown = new Set(Array.from({ length: 200 }, (_, index) => index + 1));
    for (const line of found.slice(0, 200)) {
        for (let near = Math.max(1, line - 5); near <= Math.min(count, line + 5); near += 1) shown.add(near);
    }
    return [...shown].sort((one, other) => one - other);
}

function linesElements(shown, lines, byLine) {
    let last = 0;
    return shown.map((number) => {
        const found = byLine.get(number) ?? [];
        const classes = ["source-line"];
        if (found.length) classes.push("found-here");
        if (number !== last + 1) classes.push("after-gap");
        last = number;
        return element(
            "li", {
                value: String(number),
                id: `line-${number}`,
                class: classes.join(" "),
                tabindex: found.length ? "-1" : null,
            },
            element("span", { class: "source-number", "aria-hidden": "true" }, String(number)),
            element(
                "div", { class: "source-words" },
                element("code", { dir: "ltr" }, lineWords(lines[number - 1], found)),
                found.map(noteElement),
            ),
        );
    });
}

function noteElement(finding) {
    return element("p", { class: `source-note level-${levelOf(finding)}` }, findingWords(finding));
}

function levelOf({ severity }) {
    return severity === "error" || severity === "warning" ? severity : "note";
}

/** The text of a line, with what was found marked; of a very long one what is around. */
function lineWords(line, found) {
    const marks = found
        .map(({ column, offset, end }) => {
            const start = [...line].slice(0, column - 1).join("").length;
            return [start, Math.min(line.length, start + Math.max(1, end - offset))];
        })
        .sort(([one], [other]) => one - other);
    const pieces = [];
    let from = 0;
    const plain = (text) => {
        if (text.length <= mostCharacters) return visible(text);
        return `${visible(text.slice(0, 200))} … ${visible(text.slice(-200))}`;
    };
    for (const [start, end] of marks) {
        if (start < from) continue;
        pieces.push(plain(line.slice(from, start)));
        pieces.push(element("mark", {}, plain(line.slice(start, end))));
        from = end;
    }
    pieces.push(plain(line.slice(from)));
    return pieces;
}
