// Text as people see it, count it and search it; elements made without markup.

/** An element with attributes and children. Strings become text, whatever they hold; functions listen to events. */
function element(tag, attributes, ...children) {
    const made = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes ?? {})) {
        if (value === null || value === undefined || value === false) continue;
        if (typeof value === "function") made.addEventListener(name, value);
        else if (name === "class") made.className = value;
        else made.setAttribute(name, value === true ? "" : value);
    }
    append(made, children);
    return made;
}

/** Puts children in, those of lists too. One by one: a call takes fewer arguments than a review has lines. */
function append(holder, children) {
    for (const child of children) {
        if (Array.isArray(child)) append(holder, child);
        else if (child !== null && child !== undefined && child !== false) holder.append(child);
    }
}

/** What a table says of a name that comes from the data, which may be "constructor". */
function entryOf(table, name) {
    return Object.hasOwn(table, name) ? table[name] : undefined;
}

/** A long name that may break after its dots. */
function dotted(name) {
    const pieces = name.split(/(?<=\.)/);
    return element("span", {}, pieces.flatMap((piece, index) => (index ? [element("wbr"), piece] : [piece])));
}

/** Words of less weight. */
function quiet(...words) {
    return element("span", { class: "quiet" }, ...words);
}

/** Words for those who hear the page. */
function unseen(words) {
    return element("span", { class: "hidden" }, words);
}

/** A small sign with words in it. */
function flag(words, kind = "", title = null) {
    return element("span", { class: kind ? `flag flag-${kind}` : "flag", title }, words);
}

const invisibleNames = new Map([
    ["\u00A0", ["⍽", "no-break space"]],
    ["\u202F", ["⎵", "narrow no-break space"]],
    ["\u2068", ["⟦", "first strong isolate"]],
    ["\u2069", ["⟧", "pop directional isolate"]],
    ["\u2066", ["‹LRI›", "left-to-right isolate"]],
    ["\u2067", ["‹RLI›", "right-to-left isolate"]],
    ["\u200E", ["‹LRM›", "left-to-right mark"]],
    ["\u200F", ["‹RLM›", "right-to-left mark"]],
    ["\u061C", ["‹ALM›", "Arabic letter mark"]],
    ["\u200C", ["‹ZWNJ›", "zero width non-joiner"]],
    ["\u200D", ["‹ZWJ›", "zero width joiner"]],
    ["\u00AD", ["‹SHY›", "soft hyphen"]],
]);
const invisible = /[\u00A0\u202F\u2066-\u2069\u200B-\u200F\u061C\u00AD\u202A-\u202E\u2060\u2009\uFEFF]/u;
const invisibles = new RegExp(invisible.source, "gu");

function nameOfInvisible(character) {
    const code = character.codePointAt(0).toString(16).toUpperCase();
    return invisibleNames.get(character) ?? [`‹U+${code}›`, `U+${code}`];
}

/** The text with names in place of invisible characters, for attributes and lists. */
function visible(text) {
    return text.replace(invisibles, (character) => nameOfInvisible(character)[0]);
}

/** Text nodes, each invisible character in an element whose style names it: the text itself stays what it is. */
function visibleNodes(text) {
    const nodes = [];
    let from = 0;
    for (const match of text.matchAll(invisibles)) {
        if (match.index > from) nodes.push(text.slice(from, match.index));
        const [mark, name] = nameOfInvisible(match[0]);
        // What ends an isolate is named after it: before it, the name would be inside.
        const className = match[0] === "\u2069" ? "invisible invisible-end" : "invisible";
        nodes.push(element("span", { class: className, "data-mark": mark, title: name }, match[0]));
        from = match.index + match[0].length;
    }
    if (from < text.length) nodes.push(text.slice(from));
    return nodes;
}

/** A text in its language and direction, its parts coloured by what they are. */
function written(language, text, parts, options) {
    return writtenIn(languages[language], text, parts, options);
}

/** The same for a language by its tag and direction. */
function writtenIn({ tag: lang, dir }, text, parts = [], { tag = "span", shows = false, ...attributes } = {}) {
    const holder = element(tag, { ...attributes, lang, dir });
    const plain = (piece) => (shows ? visibleNodes(piece) : [piece]);
    let from = 0;
    for (const part of parts) {
        if (part.start < from || part.end > text.length) continue;
        if (part.start > from) append(holder, plain(text.slice(from, part.start)));
        const title = [part.kind, part.role, part.argument && `{${part.argument}}`].filter(Boolean).join(" · ");
        const of = { class: "part", "data-kind": part.kind, "data-role": part.role || null, title };
        holder.append(element("span", of, plain(text.slice(part.start, part.end))));
        from = part.end;
    }
    if (from < text.length) append(holder, plain(text.slice(from)));
    return holder;
}

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });
const ignorable = /^\p{Default_Ignorable_Code_Point}+$/u;

/** How many characters a reader sees: grapheme clusters, invisible direction characters left out. */
function lengthOf(text) {
    let length = 0;
    for (const { segment } of segmenter.segment(text)) if (!ignorable.test(segment)) length += 1;
    return length;
}

const letterForms = { ı: "i", ł: "l", đ: "d", ø: "o", ß: "ss", æ: "ae", œ: "oe", þ: "th", ð: "d" };

/** A text as searches compare it: no case, no accents or vowel points, plain spaces and quotes. */
function searchable(text) {
    return text
        .normalize("NFD")
        .replace(/[\u0300-\u036F\u0591-\u05C7\u064B-\u0652]|(?![\u200B])\p{Cf}/gu, "")
        .toLowerCase()
        .replace(/[ıłđøßæœþð]/g, (letter) => letterForms[letter])
        .replace(/[’‘]/g, "'")
        .replace(/[“”„]/g, "\"")
        .replace(/\s+/gu, " ")
        .normalize("NFC");
}

/** The number with its noun: "1 line", "2 lines". */
function counted(count, one, many = `${one}s`) {
    return `${count.toLocaleString("en")} ${count === 1 ? one : many}`;
}
