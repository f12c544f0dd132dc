// Paywalls and status cards as phones show them. The style sheet has their room: --inset, --lines, --shrink.

import { languageOf } from "./languages.js";
import { state } from "./state.js";

export function phoneWidths() {
    return state.width === "all" ? [320, 375, 430] : [Number(state.width)];
}

/**
 * The phones of a group of lines: at each width one for each language. `screen` puts places together, `places` has the
 * place of each key, and `texts` are pairs of a language and its lines.
 */
export function phonesOf(kind, screen, places, texts) {
    const figures = phoneWidths().flatMap((width) => texts.map(([tag, lines]) => (
        phoneFigure(kind, screen, places, tag, lines, width)
    )));
    return element("div", { class: "phones" }, figures);
}

function phoneFigure(kind, screen, places, tag, lines, width) {
    const { dir } = languageOf(tag);
    const byPlace = Map.groupBy(Object.keys(lines).filter((key) => places.has(key)), (key) => places.get(key));
    const put = (...names) => names
        .flatMap((name) => byPlace.get(name) ?? [])
        .map((key) => placeElement(key, places.get(key), lines[key]));
    const phone = element("div", { class: `phone phone-${kind}`, dir, "data-width": width });
    phone.style.setProperty("--phone", width);
    append(phone, screen(put));
    const smaller = element("span", {}, ", shown smaller");
    return element("figure", {}, phone, element("figcaption", { class: "quiet small" }, `${tag} · ${width}`, smaller));
}

function placeElement(key, place, line) {
    const { tag, dir } = languageOf(line.locale);
    return element("span", {
        class: `place place-${place}`, lang: tag, dir, title: key, "data-key": key,
        click: (event) => showLine(event.currentTarget, key),
    }, element("span", { class: "place-text" }, line.text));
}

/** Shows which line of the list a text on the phone is. */
function showLine(target, key) {
    const group = target.closest(".group");
    for (const line of group.querySelectorAll(".line")) line.classList.toggle("shown", line.dataset.key === key);
    group.querySelector(".line.shown")?.scrollIntoView({ block: "nearest" });
}

/** Lets type on buttons shrink as systems do, and marks what does not fit. Only after the phones are on the page. */
export function fitPhones(root) {
    const measured = [...root.querySelectorAll(".place")].map((place) => {
        const style = getComputedStyle(place);
        const text = place.firstElementChild;
        const room = place.closest(".phone").dataset.width - style.getPropertyValue("--inset");
        const isInline = getComputedStyle(text).display === "inline";
        return {
            place,
            room,
            lines: Number(style.getPropertyValue("--lines")),
            shrink: Number(style.getPropertyValue("--shrink") || 1),
            width: isInline ? text.offsetWidth : text.scrollWidth,
            rows: Math.round(text.offsetHeight / parseFloat(style.lineHeight)),
        };
    });
    for (const { place, room, lines, shrink, width, rows } of measured) {
        const scale = Math.max(shrink, Math.min(1, room / width));
        if (scale < 1) place.style.setProperty("--scale", scale.toFixed(3));
        const isOver = lines === 1 ? width * scale > room + 1 : lines > 1 && rows > lines;
        place.classList.toggle("over", isOver);
        if (isOver) place.title = `${place.dataset.key} (does not fit)`;
    }
    zoomPhones(root);
}

/** A phone wider than the page is shown smaller. */
export function zoomPhones(root) {
    for (const phones of root.querySelectorAll(".phones")) {
        const room = phones.clientWidth;
        for (const phone of phones.querySelectorAll(".phone")) {
            const zoom = Math.min(1, room / Number(phone.dataset.width));
            phone.style.zoom = zoom < 1 ? zoom.toFixed(4) : "";
            phone.parentElement.classList.toggle("smaller", zoom < 1);
        }
    }
}
