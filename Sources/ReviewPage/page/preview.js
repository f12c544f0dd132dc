// Paywalls and status cards as a phone shows them, each text in its place. Nothing here speaks but the catalogs.

/** The lines of a group by their place, in their order. */
function linesByPlace(language, group) {
    const [first, count] = review.groups[group].lines;
    const byPlace = new Map();
    for (let line = first; line < first + count; line += 1) {
        const place = placeOf(line);
        if (!place || !textOf(language, line)) continue;
        if (!byPlace.has(place)) byPlace.set(place, []);
        byPlace.get(place).push(line);
    }
    return byPlace;
}

/** A text in its place: a button that opens its details, marked where it does not fit. */
function placeElement(language, line, width) {
    const place = placeOf(line);
    const text = textOf(language, line);
    const overflow = overflowOf(language, line);
    const isOver = overflow?.widths.includes(width);
    const { tag, dir } = languages[language];
    const box = element("button", {
        type: "button",
        class: `place place-${place}${isOver ? " over" : ""}`,
        lang: tag,
        dir,
        tabindex: "-1",
        title: `${lineNames[line]}${isOver ? " (doesn’t fit)" : ""}`,
        "data-line": line,
        click: () => change(selecting(language, line)),
    }, element("span", { class: "place-text" }, text));
    const room = roomOf(place);
    if (room.shrink < 1) shrinkToFit(box, language, line, room, width);
    return box;
}

/** Type on buttons and badges may shrink a little, as a system's buttons let it. */
function shrinkToFit(box, language, line, room, width) {
    const natural = widths[language].get(`${placeOf(line)}\n${textOf(language, line)}`);
    const scale = Math.max(room.shrink, Math.min(1, (width - room.inset) / natural));
    if (scale < 1) box.style.setProperty("--scale", scale.toFixed(3));
}

/** A group at a width, as paywall, card or outcome; null where nothing of it is seen. */
function previewElement(language, group, width) {
    ensureMeasured(language);
    const byPlace = linesByPlace(language, group);
    if (!byPlace.size) return null;
    const put = (...places) => places
        .flatMap((place) => byPlace.get(place) ?? [])
        .map((line) => placeElement(language, line, width));
    const { kind } = review.groups[group];
    const screens = { status: statusScreen, outcome: outcomeScreen, labels: labelScreen };
    const phone = element("div", { class: `phone phone-${kind}`, dir: languages[language].dir });
    phone.style.setProperty("--phone", width);
    append(phone, (entryOf(screens, kind) ?? paywallScreen)(put));
    return phone;
}
