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
            const all = sameCategories(plural, reached);
            if (!all.length) return [];
            const [first] = all;
            const same = all.slice(1).map(({ selector }) => selector).join(" and ");
            const text = `{${plural.name}}: ${first.selector} “${wordsOfBranch(first.nodes)}” is the same as ${same}.`;
            const lines = all.map(({ selector }) => linesOfBranch(language, key, `${plural.name}: ${selector}`));
            return [{ key, text, lines: lines.find(({ length }) => length) ?? [] }];
        });
    });
    const isUsual = new Set(found.map(({ key }) => key)).size >= usualSamePlurals;
    const said = found.filter(({ key }) => lineThatUses(language, key) >= 0);
    const keys = [...new Set(said.map(({ key }) => key))];
    if (!isUsual) {
        for (const { key, text, lines } of said) {
            addFinding(language, {
                code: "same-plurals", level: "warning", key, text, line: lines[0] ?? -1,
                lines: lines.length ? lines : linesOfKey(language, key),
            });
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

const categoryOrder = ["zero", "one", "two", "few", "many", "other"];

/** The branches that whole numbers reach and that say the same with the number in it, the smallest category first. */
function sameCategories({ branches }, reached) {
    const categories = branches
        .filter(({ selector }) => reached.has(selector))
        .map(({ selector, nodes }) => ({ selector, nodes, words: JSON.stringify(nodes) }))
        .filter(({ words }) => /#|"name"/.test(words))
        .sort((one, other) => categoryOrder.indexOf(one.selector) - categoryOrder.indexOf(other.selector));
    const twice = categories.find(({ words }, index) => categories.findIndex((other) => other.words === words) < index);
    return twice ? categories.filter(({ words }) => words === twice.words) : [];
}

/** What a branch says, its values by name. */
function wordsOfBranch(nodes) {
    return nodes.map((node) => (typeof node === "string" ? node : `{${node.name}}`)).join("");
}

/** The lines of the language whose message took a step: "seats: few". */
function linesOfBranch(language, key, step) {
    return linesOfKey(language, key).filter((line) => sentencesOf(language, line).some((message) => (
        review.messages[message].key === key && stepsOfBranch(branchOf(language, message)).has(step)
    )));
}
