// What is asked of the server for the open files and the choices, and what it answered.

import { allCustomers, productFiles, productParts, productsText, shop } from "./files.js";
import { ask, ServerTrouble } from "./server.js";
import { state } from "./state.js";

/** The last answers, and the words of trouble in place of an answer. */
export const answers = { locales: [], paywall: null, status: null, troubles: [] };

/** What the products have to choose from. */
export const choices = { products: [], storefronts: [], offers: [] };

export async function askForLocales() {
    const answer = await ask("locales", {});
    answers.locales = answer.locales ?? [];
    return answer;
}

/** The set of products that is used; "" for the visitor’s own files. */
export function usedSet() {
    if (shop.sets.includes(state.set)) return state.set;
    return productFiles().length ? "" : shop.sets[0] ?? "";
}

/** The member `products`, as JSON text; null where there are no products. */
function productsMember() {
    const set = usedSet();
    if (set) return { products: JSON.stringify(set) };
    const jsons = productFiles().map(({ json }) => json);
    return jsons.length ? { products: productsText(jsons) } : null;
}

/** The products that stand where a diagnostic says `products` or `products[1]`, with their files. */
export function sentProducts() {
    if (usedSet()) return [];
    const found = productFiles();
    return productParts(found.map(({ json }) => json)).map((part) => ({
        ...part, file: found.find(({ json }) => json === part.json),
    }));
}

/** The inputs about the chosen customer. */
export function chosenInputs() {
    const customers = allCustomers();
    if (state.customer === "all") return customers.filter(({ isWhole }) => isWhole);
    const chosen = customers[Number(state.customer || 1) - 1] ?? customers[0];
    return chosen ? [chosen] : [];
}

let choosing = 0;

/** What the products have to choose from: asked again when their files change. The last request counts. */
export async function askForChoices() {
    const products = productsMember();
    const turn = choosing += 1;
    const answer = products && await ask("paywall", {
        locale: "en", storefront: "all", lines: ["name"], texts: [],
    }, products);
    if (turn !== choosing) return;
    const results = answer?.results ?? [];
    choices.storefronts = unique(results.map(({ storefront }) => storefront));
    choices.offers = unique(results.map(({ eligibility }) => eligibility));
    choices.products = productNames(results);
}

function unique(values) {
    return [...new Set(values)];
}

/** Each product once; with its base plan where it has several. */
function productNames(results) {
    const plans = Map.groupBy(results, ({ product }) => product);
    return [...plans].flatMap(([product, ofProduct]) => {
        const basePlans = unique(ofProduct.map(({ basePlan }) => basePlan)).filter(Boolean);
        return basePlans.length > 1 ? basePlans.map((plan) => `${product}:${plan}`) : [product];
    });
}

/** "introductory+code=SPRING" as a request has it. */
function claimsOf(offer) {
    return offer.split(/\+(?=introductory|unknown|(?:promotional|win-back|code|offer)=)/);
}

let current = null;

/** Asks for the words. False where another request came in between. */
export async function askForWords() {
    current?.abort();
    const { signal } = current = new AbortController();
    const troubles = [];
    const attempt = (request) => request?.catch((error) => {
        if (error.name === "AbortError") return null;
        if (!(error instanceof ServerTrouble)) throw error;
        if (!troubles.includes(error.message)) troubles.push(error.message);
        return null;
    }) ?? null;
    const products = productsMember();
    const [paywall, status] = await Promise.all([
        attempt(products && ask("paywall", paywallMembers(), products, signal)),
        attempt(chosenInputs().length ? ask("status", statusMembers(), products ?? {}, signal) : null),
    ]);
    if (signal.aborted) return false;
    Object.assign(answers, { paywall, status, troubles });
    return true;
}

function locales() {
    return unique([state.lang, state.beside].filter(Boolean));
}

function paywallMembers() {
    const members = { locales: locales() };
    if (state.storefront) members.storefront = state.storefront;
    if (state.product) members.productIDs = [state.product];
    if (state.offer) members.claims = claimsOf(state.offer);
    return members;
}

function statusMembers() {
    const customers = chosenInputs();
    const inputs = customers.map(({ text }) => text);
    const input = inputs.length === 1 ? inputs[0] : inputs;
    const members = { locales: locales(), timeZone: state.zone || "UTC", input };
    const now = chosenMoment(customers);
    if (now) members.now = now;
    if (state.why) members.explain = true;
    return members;
}

/** The moment to answer for; "" for the present one. An example is of its own, at which what its store stated holds. */
function chosenMoment(customers) {
    // A field without seconds gives none; RFC 3339 asks for them.
    if (state.now) return `${state.now}${/T\d\d:\d\d$/.test(state.now) ? ":00" : ""}Z`;
    return customers.every(({ file }) => file.example !== null) ? shop.moment : "";
}
