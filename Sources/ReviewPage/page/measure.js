// Texts that don't fit their place on a phone: measured in the browser, with the fonts of the previews.

const ruler = document.getElementById("ruler");
const roomOfPlaces = new Map();

/** What the style sheet says of a place: the room at its sides, its rows (0: any), how far its text may shrink. */
function roomOf(place) {
    if (!roomOfPlaces.has(place)) {
        const probe = element("div", { class: `place place-${place}` });
        ruler.append(probe);
        const style = getComputedStyle(probe);
        const number = (name, otherwise) => {
            const value = parseFloat(style.getPropertyValue(name));
            return Number.isNaN(value) ? otherwise : value;
        };
        roomOfPlaces.set(place, {
            inset: number("--inset", 72),
            lines: number("--lines", 0),
            shrink: number("--shrink", 1),
            height: parseFloat(style.lineHeight),
        });
        probe.remove();
    }
    return roomOfPlaces.get(place);
}

/** By language, then place and text: how wide the text is in one row, and where it does not fit. */
const widths = languages.map(() => null);
const overflows = languages.map(() => new Map());

function ensureMeasured(language) {
    if (!widths[language]) measureLanguage(language);
}

function overflowOf(language, line) {
    const place = placeOf(line);
    return place ? overflows[language].get(`${place}\n${textOf(language, line)}`) : undefined;
}

// A run without a place to break that might be wider than a phone.
const longRun = /[^ \p{Pd}/\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]{16,}/u;

/** Measures every text of a language that has a place: in one row where rows count, wrapped where that is wide. */
function measureLanguage(language) {
    const measured = textsInPlaces(language);
    const rowed = measured.filter(({ room }) => room.lines > 0);
    const narrowest = phoneWidths[0];
    measureBoxes(language, rowed, "ruler-row", (entry, box) => { entry.width = box.width; });
    widths[language] = new Map(rowed.map(({ name, width }) => [name, width]));
    const wide = measured.filter(({ width, room }) => !(width <= (narrowest - room.inset) / room.shrink));
    const broken = wide.filter(({ text, room }) => room.lines !== 1 && longRun.test(text));
    measureBoxes(language, broken, "ruler-word", (entry, box) => { entry.word = box.width; });
    for (const phone of phoneWidths) {
        const several = wide.filter(({ width, room }) => room.lines > 1 && width > phone - room.inset);
        const fit = (entry) => `${phone - entry.room.inset}px`;
        measureBoxes(language, several, "ruler-lines", (entry, box) => {
            (entry.rows ??= {})[phone] = Math.round(box.height / entry.room.height);
        }, fit);
    }
    for (const entry of wide) {
        const tooNarrow = phoneWidths.filter((phone) => !fits(entry, phone));
        if (tooNarrow.length) overflows[language].set(entry.name, { ...entry, widths: tooNarrow });
    }
}

/** Each text of a language in each of its places once, with the lines that say it there. */
function textsInPlaces(language) {
    const texts = new Map();
    review.lines.forEach((_, line) => {
        const place = placeOf(line);
        const text = place ? textOf(language, line) : "";
        if (!text) return;
        const name = `${place}\n${text}`;
        if (!texts.has(name)) texts.set(name, { name, place, text, lines: [], room: roomOf(place) });
        texts.get(name).lines.push(line);
    });
    return [...texts.values()];
}

function fits({ width, word, rows, room }, phone) {
    const available = (phone - room.inset) / room.shrink;
    if (room.lines === 1) return width <= available + 0.5;
    return (word ?? 0) <= available + 0.5 && (rows?.[phone] ?? 1) <= (room.lines || Infinity);
}

/** Lays texts out together and reads their boxes in one go, so that the browser lays out once. */
function measureBoxes(language, entries, className, read, widthOf) {
    if (!entries.length) return;
    const { tag, dir } = languages[language];
    const boxes = entries.map((entry) => {
        const box = element("span", { class: `${className} place-${entry.place}`, lang: tag, dir }, entry.text);
        if (widthOf) box.style.width = widthOf(entry);
        return box;
    });
    append(ruler, boxes);
    boxes.forEach((box, index) => read(entries[index], box.getBoundingClientRect()));
    ruler.replaceChildren();
}

/** Findings from what was measured: what does not fit where English does is a warning, the rest a note. */
function addOverflowFindings(language) {
    const found = new Map();
    for (const { place, lines, widths, width, word, room } of overflows[language].values()) {
        if (language !== sourceIndex && !speaksItself(language, sentencesOf(language, lines[0])[0])) continue;
        const isShared = (phone) => lines.every((line) => overflowOf(sourceIndex, line)?.widths.includes(phone));
        const own = language === sourceIndex ? widths : widths.filter((phone) => !isShared(phone));
        const key = keysOf(language, lines[0])[0] ?? -1;
        const name = `${place} ${key}`;
        const known = found.get(name);
        const size = width ?? word;
        const isWorse = !known || size > known.size;
        const at = own.length ? own : widths;
        const where = `${namesOfPlaces[place]}: `;
        const needs = room.lines === 1
            ? `needs ${Math.ceil(width * room.shrink)} points, has ${at[at.length - 1] - room.inset}`
            : `doesn’t fit ${room.lines ? counted(room.lines, "row") : "its width"}`;
        const english = own.length ? "" : "; English doesn’t fit either";
        const level = own.some((phone) => phone > phoneWidths[0]) ? "warning" : "note";
        found.set(name, {
            code: "overflow",
            level: known?.level === "warning" ? "warning" : level,
            key,
            size: isWorse ? size : known.size,
            text: isWorse ? `${where}${needs} on a phone ${at.join(", ")} wide${english}.` : known.text,
            line: isWorse ? lines[0] : known.line,
            lines: [...(known?.lines ?? []), ...lines],
        });
    }
    for (const finding of found.values()) addFinding(language, finding);
}
