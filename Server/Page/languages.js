// Languages by their tags: name, direction.

const scriptsFromTheRight = new Set(["Arab", "Hebr", "Syrc", "Thaa", "Nkoo", "Adlm", "Rohg"]);

/** The direction in which a language is written. */
export function directionOf(tag) {
    try {
        const { script } = new Intl.Locale(tag).maximize();
        return scriptsFromTheRight.has(script) ? "rtl" : "ltr";
    } catch {
        return "ltr";
    }
}

/** Tag and direction, for elements with words of the language. */
export function languageOf(tag) {
    return { tag, dir: directionOf(tag) };
}

/** What the language calls itself; its tag where the browser does not know. */
export function ownNameOf(tag) {
    try {
        return new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? tag;
    } catch {
        return tag;
    }
}

/** A name short enough for a list, with names in place of invisible characters. */
export function short(name, most = 70) {
    const characters = [...visible(name)];
    return characters.length > most ? `${characters.slice(0, most).join("")}…` : characters.join("");
}
