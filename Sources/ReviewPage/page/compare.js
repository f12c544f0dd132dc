// What a person would notice beside the source: a missing price, another number, words left in English, an odd length.

/** Whether the language says the message by itself; what a parent says for it is shown with the parent. */
function speaksItself(language, message) {
    if (languages[language].fallback) return false;
    const place = sourceOfMessage(language, message);
    if (!place || place.file === languages[language].files[0]) return true;
    return !languages.some((other) => other.files[0] === place.file);
}

/** Whole numbers in a text, in whatever digits; those inside amounts, dates and names left out. */
function numbersIn(text, parts) {
    let rest = text;
    for (const { kind, start, end } of parts) {
        if (["money", "date", "name", "percent"].includes(kind)) {
            rest = rest.slice(0, start) + " ".repeat(end - start) + rest.slice(end);
        }
    }
    return (rest.match(/\p{Nd}+/gu) ?? []).map(numberOf);
}

function numberOf(digits) {
    return [...digits].reduce((number, digit) => {
        const code = digit.codePointAt(0);
        // The digits of Indic scripts begin at ...6, all others in use at ...0.
        return number * 10 + (code & 0xF) - (code >= 0x966 && code <= 0xD6F ? 6 : 0);
    }, 0);
}

function countKinds(parts) {
    const counts = new Map();
    for (const { kind } of parts) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    return counts;
}

const nounsOfKinds = { money: "price", date: "date", percent: "percentage", name: "name" };

/** What is odd about one message of a language: `{ code, level, text }`. */
function oddities(language, message, text, source) {
    const found = [];
    const add = (code, level, words) => found.push({ code, level, text: words });
    const parts = partsOfMessage(language, message);
    const sourceParts = partsOfMessage(sourceIndex, message);
    if (!text) {
        add("empty", "error", "English has a text here, this language has none.");
        return found;
    }
    const counts = countKinds(parts);
    const sourceCounts = countKinds(sourceParts);
    for (const [kind, noun] of Object.entries(nounsOfKinds)) {
        const here = counts.get(kind) ?? 0;
        const there = sourceCounts.get(kind) ?? 0;
        const compared = `English has ${counted(there, noun)}, this text has ${here || "none"}.`;
        if (here < there) add("missing-value", kind === "money" ? "error" : "warning", compared);
        if (here > there) add("more-values", "warning", compared);
    }
    compareNumbers(numbersIn(text, parts), numbersIn(source, sourceParts), branchOf(language, message), add);
    const letters = rest(text, parts);
    if (/[{}]/.test(letters)) add("syntax", "error", "A brace stands in the text.");
    for (const [open, close] of ["()", "[]", "（）", "\u2068\u2069"]) {
        if (text.split(open).length === text.split(close).length) continue;
        add("unbalanced", "warning", `${visible(open)} and ${visible(close)} are not paired.`);
    }
    const isSame = letters === rest(source, sourceParts) && /\p{L}{3,}.*\s.*\p{L}{3,}/u.test(letters);
    const isEnglish = /^en\b/.test(languages[language].tag);
    if (isSame && !isEnglish) add("same-text", "warning", "The words are the English ones.");
    return found;
}

function rest(text, parts) {
    let left = "";
    let from = 0;
    for (const { start, end } of parts) {
        left += text.slice(from, start);
        from = end;
    }
    return left + text.slice(from);
}

/** Small numbers are often words or duals: only those from 3 on are compared, and none for which the catalog has words
 * of its own ("=3 {quarterly}"). */
function compareNumbers(here, there, branch, add) {
    const large = (numbers) => [...new Set(numbers.filter((number) => number > 2))];
    const missing = large(there).filter((number) => !here.includes(number) && !`${branch} `.includes(`: =${number} `));
    const more = large(here).filter((number) => !there.includes(number));
    if (missing.length && more.length) {
        add("other-numbers", "warning", `English says ${missing.join(", ")}, this text ${more.join(", ")}.`);
    } else if (missing.length) {
        add("missing-value", "warning", `English says ${missing.join(", ")}, this text doesn’t.`);
    } else if (more.length) {
        add("other-numbers", "warning", `This text says ${more.join(", ")}, English doesn’t.`);
    }
}

/** Finds what is odd in one language; one finding a key and reason, with every line it concerns. */
function compareLanguage(language) {
    if (language === sourceIndex) return;
    const { texts } = languages[language];
    const sourceTexts = languages[sourceIndex].texts;
    const found = new Map();
    for (let message = 0; message < texts.length; message += 1) {
        const text = texts[message];
        const source = sourceTexts[message];
        const { key } = review.messages[message];
        if (text === null || text === undefined || !source || key === null) continue;
        if (!speaksItself(language, message)) continue;
        for (const oddity of oddities(language, message, text, source)) {
            const name = `${oddity.code} ${key} ${oddity.text}`;
            if (!found.has(name)) found.set(name, { ...oddity, key, message, lines: [] });
            const { lines } = found.get(name);
            for (const line of linesOfMessage(language, message)) lines.push(line);
        }
    }
    for (const finding of found.values()) addFinding(language, finding);
    comparePlurals(language);
}
