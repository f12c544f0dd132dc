// Plurals that look wrong: the same words for different counts.

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
    const isUsual = new Set(found.map(({ key }) => key)).size >= usualSamePlurals;
    const said = found.filter(({ key }) => lineThatUses(language, key) >= 0);
    const keys = [...new Set(said.map(({ key }) => key))];
    if (!isUsual) {
        for (const { key, text } of said) {
            const lines = linesOfKey(language, key);
            addFinding(language, { code: "same-plurals", level: "warning", key, text, lines });
        }
    } else if (keys.length) {
        const text = `${counted(keys.length, "key")} with the same words for several counts, as this language may do.`;
        const lines = [...new Set(keys.flatMap((key) => linesOfKey(language, key)))];
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

/** The categories that whole numbers reach and that say the same with the number in it. */
function sameCategories({ branches }, reached) {
    const categories = branches
        .filter(({ selector }) => reached.has(selector))
        .map(({ selector, nodes }) => ({ selector, words: JSON.stringify(nodes) }))
        .filter(({ words }) => /#|"name"/.test(words));
    const twice = categories.find(({ words }, index) => categories.findIndex((other) => other.words === words) < index);
    return twice ? categories.filter(({ words }) => words === twice.words).map(({ selector }) => selector) : [];
}
