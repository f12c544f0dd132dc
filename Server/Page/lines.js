// Lists of lines: each key with its texts, one for each language.

import { copyButton } from "./copying.js";
import { languageOf } from "./languages.js";
import { fitPhones } from "./phones.js";
import { state } from "./state.js";

/** The lines of a group. `texts` are pairs of a language and its lines. */
export function lineList(label, texts) {
    const keys = [...new Set(texts.flatMap(([, lines]) => Object.keys(lines)))];
    return element("ul", { class: "lines", "aria-label": label }, keys.map((key) => element(
        "li", { class: "line", "data-key": key },
        element("code", { class: "line-key" }, dotted(key)),
        element("div", { class: "line-texts" }, texts.map(([tag, lines]) => lineText(key, tag, lines[key]))),
    )));
}

function lineText(key, tag, line) {
    if (!line) {
        return element("div", { class: "line-text" }, element("p", { class: "absent" }, `${tag}: no such line`));
    }
    const options = { tag: "p", shows: state.invisible === "1" };
    const words = writtenIn(languageOf(line.locale), line.text, line.parts, options);
    return element("div", { class: "line-text" }, words, copyButton(line.text, `${key}, ${tag}`));
}

/** The results about each subject in every language: pairs of the first result and the texts. */
export function grouped(results, identify) {
    const groups = Map.groupBy(results, (result) => JSON.stringify(identify(result)));
    return [...groups.values()].map((ofSubject) => [
        ofSubject[0], ofSubject.map(({ locale, lines }) => [locale, lines]),
    ]);
}

/** A group: its title, its phones and its lines. */
export function groupElement(title, label, phones, texts, ...more) {
    const className = texts.length > 1 ? "group-lines compared" : "group-lines";
    const lines = element("div", { class: className }, lineList(label, texts), more);
    return element(
        "section", { class: "group" },
        element("h3", {}, title),
        element("div", { class: "group-body" }, phones, lines),
    );
}

/** More groups than these are shown when the visitor asks for them. */
const mostGroups = 40;

/** Puts groups in. Each is made when it is shown, from a function. */
export function appendGroups(holder, makers) {
    const groups = element("div", {});
    const more = element("button", { type: "button", class: "more", click: () => show() });
    let shown = 0;
    const show = () => {
        const made = makers.slice(shown, shown + mostGroups).map((make) => make());
        append(groups, made);
        if (shown) made.forEach(fitPhones);
        shown += made.length;
        more.textContent = `Show ${Math.min(mostGroups, makers.length - shown)} more of ${makers.length}`;
        more.hidden = shown >= makers.length;
    };
    append(holder, [groups, more]);
    show();
}

/** How many texts there are in results or labels. */
export function countTexts(results) {
    return results.reduce((count, { lines }) => count + Object.keys(lines).length, 0);
}
