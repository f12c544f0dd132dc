// The status: what the customer reads about each purchase, and which offers they can get.

import { answers } from "./answers.js";
import { evidenceBox } from "./evidence.js";
import { short } from "./languages.js";
import { appendGroups, countTexts, groupElement, grouped, lineList } from "./lines.js";
import { phonesOf } from "./phones.js";
import { placesOfStatus } from "./places.js";
import { state } from "./state.js";

/** Shows the status; the result is the number of its texts. */
export function showStatus(holder) {
    const { status } = answers;
    if (!status?.results) {
        const words = status
            ? "The server gave no status: see the findings."
            : "Open a file with a customer’s data to see their status.";
        append(holder, [element("p", { class: "nothing" }, words)]);
        return 0;
    }
    append(holder, [element("p", { class: "quiet" }, customerWords(status))]);
    const identify = ({ store, product, group, transaction, situation }) => [
        store, product, group, transaction, situation,
    ];
    const eligibility = (status.eligibility ?? []).map((answer) => [answer, supportOf(answer)]);
    appendGroups(holder, [
        ...grouped(status.results, identify).map(([result, texts]) => () => groupElement(
            [element("bdi", {}, visible(result.product ?? "No product")), " ", quiet(...situationWords(result))],
            `Lines about ${short(result.product ?? "the customer")}`,
            phonesOf("status", statusScreen, placesOfStatus, texts),
            texts,
            situationFacts(result),
            evidenceBox(result.evidence),
        )),
        ...eligibility.map(([answer, texts]) => () => eligibilityElement(answer, texts)),
    ]);
    const support = eligibility.flatMap(([, texts]) => texts.map(([, lines]) => ({ lines })));
    return countTexts([...status.results, ...support]);
}

function customerWords({ customer, now, timeZone, verified }) {
    const words = [`At ${now}`, timeZone, verified ? "signatures verified" : "no signature verified"];
    return [...(customer ? [`Customer ${short(customer)}`] : []), ...words].join(" · ");
}

function situationWords({ store, situation }) {
    const access = { true: "has access", false: "has no access" }[situation.access] ?? "access not known";
    const names = [store, situation.kind].filter(Boolean);
    return [...names.flatMap((name) => [element("code", {}, name), " · "]), access];
}

/** The facts of the situation, as the answer has them. */
function situationFacts({ situation, transaction, offer }) {
    const facts = Object.entries({ transaction, offer, ...situation }).filter(([, value]) => value !== undefined);
    const rows = facts.map(([name, value]) => (
        element("div", {}, element("dt", {}, name), element("dd", {}, element("bdi", {}, visible(factWords(value)))))
    ));
    return element(
        "details", { class: "facts-box" },
        element("summary", {}, "Facts"),
        element("dl", { class: "facts" }, rows),
    );
}

function factWords(value) {
    return typeof value === "string" ? value : JSON.stringify(value);
}

const kindsOfOffers = ["introductory", "promotional", "winBack", "offerCode"];

/** The sentences about each kind of offer, for each chosen language. */
function supportOf(answer) {
    const tags = [...new Set([state.lang, state.beside].filter(Boolean))];
    return tags.map((tag) => {
        const kinds = kindsOfOffers.filter((kind) => answer[kind]?.support?.[tag]);
        return [tag, Object.fromEntries(kinds.map((kind) => [
            kind, { text: answer[kind].support[tag], locale: tag, parts: [] },
        ]))];
    });
}

function eligibilityElement({ group, purchaseScreen, evidence }, texts) {
    const name = group ?? "every group";
    const words = purchaseScreen ? "products may be shown for sale" : "no products for sale now";
    return element(
        "section", { class: "group" },
        element("h3", {}, "Offers for ", element("bdi", {}, visible(name)), " ", quiet(words)),
        lineList(`Offers for ${short(name)}`, texts),
        evidenceBox(evidence),
    );
}
