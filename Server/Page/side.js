// The list of files, and the ways to open one: drop, choose, paste, an example.

import { close, files, openBlob, openExample, openText, shop } from "./files.js";
import { short } from "./languages.js";
import { change, state } from "./state.js";

const kinds = { reading: "Reading…", products: "Products", customers: "Customer’s data", unknown: "Not usable" };

let opened = () => {};

/** Starts the ways to open files; `whenOpened` is called when the open files have changed. */
export function makeSide(whenOpened) {
    opened = whenOpened;
    const input = document.getElementById("choose-input");
    document.getElementById("choose").addEventListener("click", () => input.click());
    input.addEventListener("change", async () => {
        const chosen = [...input.files];
        input.value = "";
        await openAll(chosen.map((blob) => () => openBlob(blob)));
    });
    makeDrop();
    makePaste();
    const examples = document.getElementById("example");
    examples.addEventListener("change", async () => {
        const name = examples.value;
        examples.value = "";
        if (name) await openAll([() => openExample(name)]);
    });
}

/** Opens files side by side. */
export async function openAll(openings) {
    const pending = Promise.all(openings.map((open) => open()));
    showFiles();
    const results = (await pending).filter(Boolean);
    rememberExamples();
    await opened();
    const words = results.map((file) => `${short(file.name)}: ${kinds[file.kind]}`);
    if (words.length) announce(words.join("; "), true);
}

function makeDrop() {
    const root = document.documentElement;
    const isOfFiles = (event) => event.dataTransfer?.types.includes("Files");
    document.addEventListener("dragover", (event) => {
        if (!isOfFiles(event)) return;
        event.preventDefault();
        root.classList.add("dropping");
    });
    document.addEventListener("dragleave", (event) => {
        if (!event.relatedTarget) root.classList.remove("dropping");
    });
    document.addEventListener("drop", async (event) => {
        root.classList.remove("dropping");
        if (!isOfFiles(event)) return;
        event.preventDefault();
        await openAll([...event.dataTransfer.files].map((blob) => () => openBlob(blob)));
    });
}

let pasted = 0;

function openPasted(text) {
    pasted += 1;
    return openAll([() => openText(`Pasted text ${pasted}`, text)]);
}

function makePaste() {
    const dialog = document.getElementById("paste");
    const field = document.getElementById("paste-text");
    document.getElementById("open-paste").addEventListener("click", () => {
        dialog.returnValue = "";
        dialog.showModal();
    });
    dialog.addEventListener("close", async () => {
        const text = field.value;
        field.value = "";
        if (dialog.returnValue === "read" && text.trim()) await openPasted(text);
    });
    document.addEventListener("paste", async (event) => {
        if (event.target.closest?.("input, textarea, dialog")) return;
        const blobs = [...event.clipboardData.files];
        const text = event.clipboardData.getData("text/plain");
        if (blobs.length) await openAll(blobs.map((blob) => () => openBlob(blob)));
        else if (text.trim()) await openPasted(text);
    });
}

/** The address names the open examples, where they are others than at the start. */
function rememberExamples() {
    const names = files.filter(({ example }) => example !== null).map(({ example }) => example);
    const first = shop.files.filter(({ open }) => open).map(({ name }) => name);
    const isFirst = JSON.stringify(names) === JSON.stringify(first);
    change({ examples: isFirst ? "" : JSON.stringify(names) });
}

/** Opens the examples that the address names, or those of the start. */
export async function openExamples() {
    const names = namesInAddress() ?? shop.files.filter(({ open }) => open).map(({ name }) => name);
    await Promise.all(names.map(openExample));
    rememberExamples();
}

function namesInAddress() {
    try {
        const names = JSON.parse(state.examples || "null");
        return Array.isArray(names) ? names : null;
    } catch {
        return null;
    }
}

export function showFiles() {
    const list = document.getElementById("file-list");
    list.replaceChildren(...files.map(fileElement));
    const row = document.getElementById("example-row");
    row.hidden = shop.files.length === 0;
    const options = [["", "Open an example…"], ...shop.files.map(({ name }) => [name, short(name)])];
    const select = document.getElementById("example");
    if (select.options.length !== options.length) {
        select.replaceChildren(...options.map(([value, words]) => element("option", { value }, words)));
    }
}

function fileElement(file, index) {
    const name = short(file.name);
    return element(
        "li", { class: `file file-${file.kind}` },
        element("button", {
            type: "button", class: "file-name",
            click: () => change({ view: "file", file: String(index + 1) }, { step: true }),
        }, unseen("Show "), element("bdi", {}, name)),
        element("span", { class: "flag" }, kinds[file.kind]),
        element("button", {
            type: "button", class: "close", "aria-label": `Remove ${name}`, click: () => remove(file),
        }, "✕"),
    );
}

async function remove(file) {
    close(file);
    rememberExamples();
    showFiles();
    document.getElementById("choose").focus();
    announce(`Removed: ${short(file.name)}`, true);
    await opened();
}
