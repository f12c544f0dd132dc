// Plurals that look wrong: the same words for different counts, and a noun after a number that the language has there only once.

// In a language where this many plurals say the same for two categories, that is how the language is.
const usualSamePlurals = 3;

/** Plurals whose categories, written apart, say the same; `=1` and its like are about the sentence, not the grammar. */
function comparePlurals(language) {
    const rules = pluralRules(language);
    if (!rules) return;
    const reached = new Set(Array.from({ length: 201 }, (_, number) => rules.select(number)));
    const found = languages[language].patterns.flatMap((entry, key) => {
        if (!entry || languages[language].files[entry[1]] !== languages[language].files[0]) return [];
        return pluralsOf(parsePattern(entry[0])).flatMap((plural) => {
            const names = sameCategories(plural, reached);
            return names.length ? [{ key, text: `{${plural.name}} says the same for ${names.join(" and ")}.` }] : [];
        });
    });
    const linesOf = (key) => linesOfKeys.get(key)?.filter((line) => keysOf(language, line).includes(key)) ?? [];
    const keys = [...new Set(found.map(({ key }) => key))];
    if (keys.length < usualSamePlurals) {
        for (const { key, text } of found) {
            addFinding(language, { code: "same-plurals", level: "warning", key, text, lines: linesOf(key) });
        }
    } else {
        const text = `${keys.length} keys say the same for several counts, as this language may do.`;
        const lines = [...new Set(keys.flatMap(linesOf))];
        addFinding(language, { code: "same-plurals", level: "note", key: keys[0], text, lines });
    }
    compareNouns(language, rules);
}

function pluralRules(language) {
    try {
        return new Intl.PluralRules(languages[language].tag);
    } catch {
        return null;
    }
}

/** The categories that whole numbers reach and that say the same with the number in it; what names no number may be the same. */
function sameCategories({ branches }, reached) {
    const categories = branches
        .filter(({ selector }) => reached.has(selector))
        .map(({ selector, nodes }) => ({ selector, words: JSON.stringify(nodes) }))
        .filter(({ words }) => /#|"name"/.test(words));
    const twice = categories.find(({ words }, index) => categories.findIndex((other) => other.words === words) < index);
    return twice ? categories.filter(({ words }) => words === twice.words).map(({ selector }) => selector) : [];
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
function compareNouns(language, rules) {
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
