// The choices at the side, filled with what there is to choose from.

import { answers, choices, usedSet } from "./answers.js";
import { allCustomers, productFiles, shop } from "./files.js";
import { ownNameOf, short } from "./languages.js";
import { nameOfStorefront } from "./regions.js";
import { change, state } from "./state.js";
import { wordsOfOffer } from "./view-paywall.js";

const fields = ["lang", "beside", "width", "set", "product", "storefront", "offer", "customer", "now", "zone"];
const boxes = ["invisible", "why"];

function field(name) {
    return document.getElementById(name);
}

export function makeControls() {
    for (const name of fields) {
        field(name).addEventListener("change", () => change({ [name]: field(name).value.trim() }));
    }
    field("choices").addEventListener("submit", (event) => event.preventDefault());
    for (const name of boxes) {
        field(name).addEventListener("change", () => change({ [name]: field(name).checked ? "1" : "" }));
    }
    const zones = ["UTC", ...Intl.supportedValuesOf("timeZone").filter((zone) => zone !== "UTC")];
    append(field("zones"), zones.map((zone) => element("option", { value: zone })));
}

/** Fills a list; what is chosen stays in it, also where it is no longer offered. */
function fill(name, options) {
    const chosen = state[name];
    const isOffered = options.some(([value]) => value === chosen);
    const all = isOffered ? options : [...options, [chosen, short(chosen)]];
    const select = field(name);
    const now = JSON.stringify(all);
    if (select.dataset.options !== now) {
        select.replaceChildren(...all.map(([value, words]) => element("option", { value }, words)));
        select.dataset.options = now;
    }
    select.value = chosen;
}

export function fillControls() {
    const languages = answers.locales.map(({ locale, name }) => [locale, languageWords(locale, name)]);
    fill("lang", languages.length ? languages : [["en", "English"]]);
    fill("beside", [["", "No other language"], ...languages.filter(([tag]) => tag !== state.lang)]);
    fillSets();
    fill("product", [["", "Every product"], ...choices.products.map((product) => [product, short(product)])]);
    fill("storefront", [["", "Default"], ...choices.storefronts.map((code) => [code, nameOfStorefront(code)])]);
    fill("offer", [
        ["", "None, then each"],
        ...choices.offers.map((offer) => [offer, wordsOfOffer(offer).replace(/^./, (letter) => letter.toUpperCase())]),
    ]);
    fillCustomers();
    field("width").value = state.width;
    if (field("now").value !== state.now) field("now").value = state.now;
    field("zone").value = state.zone;
    for (const name of boxes) field(name).checked = state[name] === "1";
}

function languageWords(tag, name) {
    const own = ownNameOf(tag);
    return own === name ? `${name} (${tag})` : `${name} – ${own} (${tag})`;
}

function fillSets() {
    const own = productFiles().length ? [["", "The open files"]] : [];
    field("set-row").hidden = shop.sets.length === 0;
    const sets = shop.sets.map((name) => [name, `The server’s set “${short(name)}”`]);
    const used = usedSet();
    const select = field("set");
    select.replaceChildren(...[...own, ...sets].map(([value, words]) => element("option", { value }, words)));
    select.value = used;
}

function fillCustomers() {
    const customers = allCustomers();
    const options = customers.map(({ file, line, isWhole }, index) => (
        [index ? String(index + 1) : "", isWhole ? short(file.name) : `${short(file.name)}, line ${line}`]
    ));
    if (customers.filter(({ isWhole }) => isWhole).length > 1) options.push(["all", "All files, as one customer"]);
    fill("customer", options.length ? options : [["", "No customer is open"]]);
}
