// Plurals that look wrong: the same words for different counts, and a noun after a number that the language has there only once.

/** A plural whose categories, written apart, say the same; `=1` and its like are about the sentence, not the grammar. */
function comparePlurals(language) {
    languages[language].patterns.forEach((entry, key) => {
        if (!entry || languages[language].files[entry[1]] !== languages[language].files[0]) return;
        for (const plural of pluralsOf(parsePattern(entry[0]))) {
            const categories = plural.branches.filter(({ selector }) => !selector.startsWith("="));
            const words = categories.map(({ nodes }) => JSON.stringify(nodes));
            const twice = words.findIndex((word, index) => words.indexOf(word) < index);
            if (twice < 0) continue;
            const names = categories.filter((_, index) => words[index] === words[twice]).map(({ selector }) => selector);
            addFinding(language, {
                code: "same-plurals",
                level: "warning",
                key,
                text: `{${plural.name}} says the same for ${names.join(" and ")}.`,
                lines: linesOfKeys.get(key)?.filter((line) => keysOf(language, line).includes(key)) ?? [],
            });
        }
    });
    compareNouns(language);
}

/** The number and the word after it, for each count and length in a message. */
function nounsAfterNumbers(language, message) {
    const text = languages[language].texts[message];
    return partsOfMessage(language, message)
        .filter(({ kind }) => kind === "count" || kind === "length")
        .map(({ start }) => /^(\p{Nd}+)[\s\u00A0\u202F]+([\p{L}\p{M}]{2,})/u.exec(text.slice(start)))
        .filter(Boolean)
        .map((match) => ({ number: numberOf(match[1]), noun: match[2].toLowerCase() }));
}

/** A noun that follows numbers of one category in many messages, and of another in one message alone. */
function compareNouns(language) {
    let rules;
    try {
        rules = new Intl.PluralRules(languages[language].tag);
    } catch {
        return;
    }
    if (rules.resolvedOptions().pluralCategories.length < 2) return;
    const uses = new Map();
    languages[language].texts.forEach((text, message) => {
        if (!text || !speaksItself(language, message)) return;
        for (const { number, noun } of nounsAfterNumbers(language, message)) {
            const category = rules.select(number);
            const key = review.messages[message].key ?? -1;
            if (!uses.has(noun)) uses.set(noun, new Map());
            const categories = uses.get(noun);
            if (!categories.has(category)) categories.set(category, new Map());
            const keys = categories.get(category);
            if (!keys.has(key)) keys.set(key, { message, number });
        }
    });
    for (const [noun, categories] of uses) {
        for (const [category, keys] of categories) {
            const elsewhere = [...categories].filter(([other]) => other !== category).flatMap(([, of]) => [...of.keys()]);
            if (keys.size > 1 || new Set(elsewhere).size < 3) continue;
            const [[key, { message, number }]] = keys;
            if (key < 0) continue;
            addFinding(language, {
                code: "unusual-form",
                level: "warning",
                key,
                message,
                text: `“${number} ${noun}”: elsewhere “${noun}” stands after other counts (${[...categories.keys()].filter((other) => other !== category).join(", ")}).`,
            });
        }
    }
}
