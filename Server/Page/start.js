// Shows what the state asks for, and begins.

import { answers, askForChoices, askForLocales, askForWords } from "./answers.js";
import { fillControls, makeControls } from "./controls.js";
import { copy } from "./copying.js";
import { loadShop } from "./files.js";
import { allFindings, showFindings } from "./findings.js";
import { fitPhones, zoomPhones } from "./phones.js";
import { ServerTrouble } from "./server.js";
import { makeSide, openExamples, showFiles } from "./side.js";
import { addressOf, change, onChange, readAddress, state, watchAddress } from "./state.js";
import { showFile } from "./view-file.js";
import { showPaywall } from "./view-paywall.js";
import { showStatus } from "./view-status.js";

const root = document.documentElement;
const viewsByName = { paywall: showPaywall, status: showStatus, file: showFile };

/** What a change asks the server for again; the rest is shown from the last answers. */
const asked = ["lang", "beside", "set", "product", "storefront", "offer", "customer", "now", "zone", "why"];

/** Shows the view; the result is the number of its texts. */
function showView() {
    const holder = document.getElementById("view");
    holder.className = `view view-${state.view}`;
    holder.replaceChildren();
    const texts = viewsByName[state.view](holder);
    fitPhones(holder);
    for (const link of document.querySelectorAll("#views a")) {
        link.href = addressOf({ view: link.dataset.view });
        if (link.dataset.view === state.view) link.setAttribute("aria-current", "page");
        else link.removeAttribute("aria-current");
    }
    document.getElementById("copy-json").hidden = state.view === "file" || !answers[state.view];
    return texts;
}

function showAll() {
    const findings = allFindings();
    fillControls();
    showFindings(findings);
    const texts = showView();
    document.getElementById("result").textContent = [
        ...(state.view === "file" ? [] : [counted(texts, "text")]), counted(findings.length, "finding"),
    ].join(" · ");
}

let working = 0;

/** Marks the page as working for as long as something is asked for. */
async function whileBusy(work) {
    working += 1;
    root.setAttribute("data-busy", "");
    document.getElementById("view").setAttribute("aria-busy", "true");
    try {
        await work();
    } catch (error) {
        if (!(error instanceof ServerTrouble)) throw error;
        answers.troubles = [error.message];
        showAll();
    } finally {
        working -= 1;
        if (!working) {
            root.removeAttribute("data-busy");
            document.getElementById("view").removeAttribute("aria-busy");
        }
    }
}

async function askAndShow() {
    if (await askForWords()) showAll();
}

function filesChanged() {
    showFiles();
    return whileBusy(async () => {
        await askForChoices();
        await askAndShow();
    });
}

function showTheme() {
    if (["light", "dark"].includes(state.theme)) root.dataset.theme = state.theme;
    else delete root.dataset.theme;
    document.getElementById("theme").textContent = isDark() ? "Light" : "Dark";
}

function isDark() {
    return state.theme ? state.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
}

function makeBar() {
    for (const link of document.querySelectorAll("#views a")) {
        link.addEventListener("click", (event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            change({ view: link.dataset.view }, { step: true });
        });
    }
    document.querySelector(".skip").addEventListener("click", (event) => {
        // The address belongs to the state.
        event.preventDefault();
        document.getElementById("main").focus();
    });
    document.getElementById("theme").addEventListener("click", () => change({ theme: isDark() ? "light" : "dark" }));
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", showTheme);
    document.getElementById("copy-link").addEventListener("click", () => {
        copy(new URL(addressOf(), location.href).href, "a link with every choice");
    });
    document.getElementById("copy-json").addEventListener("click", () => {
        copy(`${JSON.stringify(answers[state.view], null, 2)}\n`, "the answer as JSON");
    });
    new ResizeObserver(() => zoomPhones(document.getElementById("view"))).observe(document.getElementById("view"));
}

onChange((changed) => {
    if (changed.includes("theme")) showTheme();
    if (changed.includes("set")) whileBusy(async () => {
        await askForChoices();
        await askAndShow();
    });
    else if (changed.some((name) => asked.includes(name))) whileBusy(askAndShow);
    else if (changed.some((name) => ["view", "width", "invisible", "file"].includes(name))) showAll();
});

async function start() {
    readAddress();
    watchAddress();
    makeControls();
    makeSide(filesChanged);
    makeBar();
    showTheme();
    await whileBusy(async () => {
        const [locales] = await Promise.all([askForLocales(), loadShop()]);
        const { paywright, icu, cldr } = locales;
        const versions = [`Version ${paywright}`, `ICU ${icu}`, `CLDR ${cldr}`];
        document.getElementById("versions").textContent = versions.join(" · ");
        await openExamples();
        showFiles();
        await askForChoices();
        await askAndShow();
    });
    root.dataset.ready = "";
}

start();
