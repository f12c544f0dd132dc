// The open files. They stay in memory, and go to the server with each request.

import { compact } from "./json-text.js";
import { ask, load, ServerTrouble } from "./server.js";

/** As many bytes as a request may have: `request-too-large` of the contract. */
const mostBytes = 8 * 1024 * 1024;

/**
 * Open files, in the order in which they came. Each has `name`, `text` and `kind`: `products`, `customers`, `unknown`,
 * or `reading` before the server has answered. `example` is the name of an example file, else null.
 */
export const files = [];

/** What the server has: names of product sets, example files, and the moment that the examples are of. */
export const shop = { sets: [], files: [], moment: "" };

export async function loadShop() {
    const found = await load("/page/shop.json", "json").catch(() => null);
    shop.sets = found?.sets ?? [];
    shop.moment = found?.moment ?? "";
    shop.files = (found?.files ?? []).filter(({ path }) => path.startsWith("/page/examples/"));
}

/** Opens a file of the visitor: reads its bytes as UTF-8. */
export function openBlob(blob) {
    return open(blob.name, null, async () => {
        if (blob.size > mostBytes) throw new Unreadable("The file has more than 8 MiB.");
        try {
            return new TextDecoder("utf-8", { fatal: true }).decode(await blob.arrayBuffer());
        } catch {
            throw new Unreadable("The file cannot be read as text in UTF-8.");
        }
    });
}

export function openText(name, text) {
    return open(name, null, () => text);
}

/** Opens an example file by its name; null where there is no such example. */
export function openExample(name) {
    const example = shop.files.find((file) => file.name === name);
    if (!example) return null;
    return open(name, name, async () => {
        const text = await load(example.path, "text").catch(() => null);
        if (text === null) throw new Unreadable("The server did not give the example file.");
        return text;
    });
}

class Unreadable extends Error {}

/** Opens a file. It takes its place at once; one of the same name gives up its own. */
async function open(name, example, read) {
    const file = { name, text: "", example, kind: "reading", customers: [], diagnostics: [] };
    place(file);
    try {
        file.text = await read();
        await recognize(file);
    } catch (error) {
        if (!(error instanceof ServerTrouble || error instanceof Unreadable)) throw error;
        file.kind = "unknown";
        file.diagnostics = [{ severity: "error", message: error.message }];
    }
    return file;
}

function place(file) {
    const index = files.findIndex(({ name, example }) => name === file.name && example === file.example);
    if (index < 0) files.push(file);
    else files[index] = file;
}

export function close(file) {
    files.splice(files.indexOf(file), 1);
}

/** What the file is: what the server accepts it as. */
async function recognize(file) {
    const customer = await asCustomer(file.text);
    const refusal = customer.error;
    if (!refusal) {
        file.kind = "customers";
        file.customers = [{ text: file.text, line: 1, isWhole: true }];
    } else if (refusal.code === "invalid-json") {
        const customers = customersOfLines(file.text);
        const first = customers.length ? await asCustomer(customers[0].text) : customer;
        file.kind = first.error ? "unknown" : "customers";
        file.customers = first.error ? [] : customers;
        file.diagnostics = first.error ? first.diagnostics : [];
    } else {
        const json = compact(file.text);
        const products = await ask("paywall", {
            locale: "en", storefront: "all", lines: ["name"], texts: [],
        }, { products: productsText([json]) });
        const isOther = products.error || products.diagnostics.some(({ code }) => code === "not-products");
        file.kind = isOther ? "unknown" : "products";
        file.json = json;
        file.diagnostics = isOther ? [...products.diagnostics, ...customer.diagnostics] : [];
    }
}

function asCustomer(input) {
    return ask("status", { input, locale: "en", lines: ["headline"], texts: [], eligibility: false });
}

/** The customers of a file with one on each line; none where a line is not JSON. */
function customersOfLines(text) {
    const lines = text.split("\n").map((line, index) => ({ text: line, line: index + 1, isWhole: false }));
    const customers = lines.filter((line) => line.text.trim());
    const isEach = customers.length > 1 && customers.every((line) => {
        try {
            return typeof JSON.parse(line.text) === "object";
        } catch {
            return false;
        }
    });
    return isEach ? customers : [];
}

/** Each product file in the order of a request: an outermost array is as many files as it has elements. */
export function productParts(jsons) {
    return jsons.flatMap((json) => json.elements.map(([start, end]) => ({ json, start, end })));
}

/** The member `products` of a request: one file as an object, several as an array. */
export function productsText(jsons) {
    const texts = productParts(jsons).map(({ json, start, end }) => json.text.slice(start, end));
    return texts.length === 1 ? texts[0] : `[${texts.join(",")}]`;
}

export function productFiles() {
    return files.filter(({ kind }) => kind === "products");
}

/** Every customer of every file: `{ file, text, line, isWhole }`. */
export function allCustomers() {
    return files.flatMap((file) => file.customers.map((customer) => ({ ...customer, file })));
}
