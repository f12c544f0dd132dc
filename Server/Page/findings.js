// What the server found wrong, and where it stands in the files.

import { answers, chosenInputs, sentProducts } from "./answers.js";
import { files } from "./files.js";
import { offsetOf, offsetOfPath, originalOffset, placeOf, tokenEnd } from "./json-text.js";
import { change } from "./state.js";

const mostShown = 200;

/** The choice that a member of a request comes from. */
const controlsOfMembers = {
    timeZone: "zone",
    now: "now",
    storefront: "storefront",
    productIDs: "product",
    claims: "offer",
    locales: "lang",
    products: "set",
};

/**
 * Every finding: `{ severity, message, consequence, file, offset, end, line, column, control }`. A place is there where
 * the server gave one: in a file, or a choice.
 */
export function allFindings() {
    const found = files.flatMap((file) => file.diagnostics.map((diagnostic) => ({
        ...diagnostic, ...placeIn(file, diagnostic, file.json, 0, 1),
    })));
    const seen = new Set();
    const ofAnswers = [answers.paywall, answers.status].flatMap((answer) => answer?.diagnostics ?? []);
    for (const diagnostic of ofAnswers) {
        const name = JSON.stringify(diagnostic);
        if (seen.has(name)) continue;
        seen.add(name);
        found.push({ ...diagnostic, ...locate(diagnostic) });
    }
    const troubles = answers.troubles.map((message) => ({ severity: "error", message }));
    return [...troubles, ...found];
}

function locate(diagnostic) {
    const name = /^(products|input)(?:\[(\d+)\])?$/.exec(diagnostic.file ?? "");
    if (name) {
        const part = (name[1] === "products" ? sentProducts() : chosenInputs())[Number(name[2] ?? 0)];
        if (!part) return { file: undefined };
        return placeIn(part.file, diagnostic, part.json, part.start ?? 0, part.line ?? 1, part.end);
    }
    const member = /^\$\.(\w+)/.exec(diagnostic.path ?? "");
    return { control: member && !diagnostic.file ? entryOf(controlsOfMembers, member[1]) : undefined, file: undefined };
}

/** The place of a diagnostic in its file. What was sent begins at `start` of the compact text, or on `firstLine`. */
function placeIn(file, diagnostic, json, start, firstLine, end = undefined) {
    const { line, column, path } = diagnostic;
    const isCompact = Boolean(json) && diagnostic.file?.startsWith("products");
    const sent = isCompact ? json.text.slice(start, end) : file.text.split("\n").slice(firstLine - 1).join("\n");
    const inside = line ? offsetOf(sent, line, column ?? 1) : offsetOfPath(sent, path ?? "");
    if (inside === null) return { file, line: undefined, column: undefined };
    const before = isCompact ? 0 : offsetOf(file.text, firstLine, 1);
    const offset = isCompact ? originalOffset(json, start + inside) : before + inside;
    return { file, offset, end: tokenEnd(file.text, offset), ...placeOf(file.text, offset) };
}

/** Lists the findings above the texts. */
export function showFindings(findings) {
    const list = document.getElementById("finding-list");
    document.getElementById("findings").hidden = findings.length === 0;
    const more = findings.length > mostShown
        ? element("li", { class: "quiet" }, `And ${counted(findings.length - mostShown, "finding")} more.`)
        : null;
    list.replaceChildren();
    append(list, [findings.slice(0, mostShown).map(findingElement), more]);
    markControls(findings);
}

function findingElement(finding) {
    return element(
        "li", { class: "finding" },
        levelSign(finding.severity === "info" ? "note" : finding.severity),
        element("div", { class: "finding-words" }, findingWords(finding), placeLink(finding)),
    );
}

/** The words of a finding: what was found, what follows from it. */
export function findingWords({ message, consequence }) {
    const sentences = [message, consequence].filter(Boolean).map((words) => [element("bdi", {}, visible(capital(words))), ". "]);
    return element("span", {}, sentences);
}

function capital(words) {
    return words.charAt(0).toUpperCase() + words.slice(1).replace(/\.$/, "");
}

function placeLink({ file, line, column, path, control }) {
    if (control) {
        const field = document.getElementById(control);
        const name = field.labels[0].textContent;
        const focus = () => field.focus();
        return element("button", { type: "button", class: "place-link", click: focus }, `Go to “${name}”`);
    }
    if (!file) return path ? element("code", {}, path) : "";
    const words = line ? [", line ", String(line), ", column ", String(column)] : [];
    return element("button", {
        type: "button", class: "place-link", click: () => showPlace(file, line),
    }, element("bdi", {}, visible(file.name)), words);
}

/** Opens the file at a line. */
function showPlace(file, line) {
    change({ view: "file", file: String(files.indexOf(file) + 1) }, { step: true });
    const shown = document.getElementById(`line-${line}`) ?? document.getElementById("file-title");
    shown.scrollIntoView({ block: "center" });
    shown.focus({ preventScroll: true });
}

/** Marks the choices that the server could not use. */
function markControls(findings) {
    for (const id of Object.values(controlsOfMembers)) {
        const isWrong = findings.some(({ control, severity }) => control === id && severity === "error");
        if (isWrong) document.getElementById(id).setAttribute("aria-invalid", "true");
        else document.getElementById(id).removeAttribute("aria-invalid");
    }
}
