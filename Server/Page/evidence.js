// What the facts of an answer stand on: fields of the inputs, and rules.

import { short } from "./languages.js";

/** The evidence of a purchase or of a group; nothing where the answer has none. */
export function evidenceBox(evidence) {
    if (!evidence?.length) return [];
    return element(
        "details", { class: "facts-box evidence", open: "" },
        element("summary", {}, "What it stands on"),
        element("dl", { class: "facts" }, evidence.map(entry)),
    );
}

function entry({ facts, date, day, price, count, rules, calculation, zones = [], fields, absent = [] }) {
    const value = date ?? day ?? (price ? `${price.amount} ${price.currency}` : count ?? "");
    const how = [rules.join(", "), calculation, zones.length ? `in ${zones.join(", ")}` : ""].filter(Boolean);
    return element(
        "div", {},
        element("dt", {}, `${value}`, value === "" ? "" : " · ", facts.map((path) => [element("code", {}, path), " "])),
        element("dd", {}, element("p", { class: "quiet" }, how.join(" · "))),
        fields.map(fieldEntry),
        absent.length ? element("dd", { class: "quiet" }, `Not there: ${absent.map(lastName).join(", ")}`) : [],
    );
}

function fieldEntry({ input, line, path, value }) {
    return element(
        "dd", {},
        element("code", {}, visible(path)), " ",
        value === undefined ? "" : element("bdi", {}, visible(value)),
        element("span", { class: "quiet" }, ` ${short(input)}, line ${line}`),
    );
}

/** "expiresDate" of "customer.purchase.expiresDate" */
function lastName(name) {
    return name.slice(name.lastIndexOf(".") + 1);
}
