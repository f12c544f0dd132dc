// The paywall: each product with each offer, on phones and as lines.

import { answers } from "./answers.js";
import { short } from "./languages.js";
import { appendGroups, countTexts, groupElement, grouped } from "./lines.js";
import { phonesOf } from "./phones.js";
import { placesOfLabels, placesOfProducts } from "./places.js";

/** Shows the paywall; the result is the number of its texts. */
export function showPaywall(holder) {
    const { paywall } = answers;
    const nothing = (words) => append(holder, [element("p", { class: "nothing" }, words)]);
    if (!paywall?.results) {
        const words = "Open a file with products to see its paywall.";
        nothing(paywall ? "The server gave no paywall: see the findings." : words);
        return 0;
    }
    const { results, labels } = paywall;
    if (!results.length) nothing("There is nothing to show: see the findings.");
    const identify = (result) => [
        result.storefront, result.product, result.basePlan, result.eligibility, result.plan,
    ];
    const makers = grouped(results, identify).map(([result, texts]) => () => groupElement(
        titleOf(result),
        `Lines of ${short(productOf(result))}, ${wordsOfOffer(result.eligibility)}`,
        phonesOf("product", paywallScreen, placesOfProducts, texts),
        texts,
    ));
    if (labels.length) makers.push(() => labelsElement(labels));
    appendGroups(holder, makers);
    return countTexts([...results, ...labels]);
}

function labelsElement(labels) {
    const texts = labels.map(({ locale, lines }) => [locale, lines]);
    const phones = phonesOf("labels", labelScreen, placesOfLabels, texts);
    return groupElement("Around the products", "Words around the products", phones, texts);
}

function productOf({ product, basePlan }) {
    return basePlan ? `${product}:${basePlan}` : product;
}

function titleOf(result) {
    const words = [wordsOfOffer(result.eligibility), result.storefront];
    if (result.plan) words.push(wordsOfPlan(result.plan));
    return [element("bdi", {}, visible(productOf(result))), " ", quiet(words.join(" · "))];
}

function wordsOfPlan(plan) {
    return { billedUpFront: "paid at once", monthlyWithCommitment: "paid monthly, with a commitment" }[plan] ?? plan;
}

const wordsOfClaims = [
    [/^none$/, () => "no offer"],
    [/^introductory$/, () => "introductory offer"],
    [/^unknown$/, () => "offers not known"],
    [/^promotional=(.*)$/s, (name) => `promotional offer ${name}`],
    [/^win-back=(.*)$/s, (name) => `win-back offer ${name}`],
    [/^code=(.*)$/s, (name) => `offer code ${name}`],
    [/^offer=(.*)$/s, (name) => `offer ${name}`],
];

/** "introductory+code=SPRING" in words. */
export function wordsOfOffer(eligibility) {
    return eligibility.split(/\+(?=introductory|(?:promotional|win-back|code|offer)=)/).map((claim) => {
        for (const [pattern, words] of wordsOfClaims) {
            const found = pattern.exec(claim);
            if (found) return words(short(found[1] ?? ""));
        }
        return short(claim);
    }).join(" + ");
}
