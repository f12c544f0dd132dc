// The words that stand after numbers: one that a language has there only once looks wrong.

const numberAndNoun = /^(\p{Nd}+)[\s\u00A0\u202F]+([\p{L}\p{M}]{2,})/u;

/** The number and the word after it, for each count and length in a message. */
function nounsAfterNumbers(language, message) {
    const text = languages[language].texts[message];
    return partsOfMessage(language, message)
        .filter(({ kind }) => kind === "count" || kind === "length")
        .flatMap(({ start, kind, argument }) => {
            const match = numberAndNoun.exec(text.slice(start));
            return match ? [{ kind, argument, number: numberOf(match[1]), noun: match[2].toLowerCase() }] : [];
        });
}

// Lengths stand in many cases; only with so many keys has each case been seen with each count.
const keysForLengths = 40;

/** Compares the nouns of a language with each other, where counting changes them. */
function compareNouns(language, rules) {
    if (rules.resolvedOptions().pluralCategories.length < 2) return;
    const uses = [];
    languages[language].texts.forEach((text, message) => {
        const { key } = review.messages[message];
        if (!text || !speaksItself(language, message)) return;
        for (const use of nounsAfterNumbers(language, message)) {
            uses.push({ ...use, key: key ?? -1, message, category: rules.select(use.number) });
        }
    });
    const add = ({ key, message, number, noun }, words) => addFinding(language, {
        code: "unusual-form", level: "warning", key, message, text: `“${number} ${noun}”: ${words}`,
    });
    const known = new Set();
    const counts = uses.filter(({ kind }) => kind === "count");
    const comparable = keysIn(uses).size < keysForLengths ? counts : uses;
    for (const [use, words] of [...misplaced(comparable), ...rare(counts)]) {
        const name = `${use.key} ${use.noun}`;
        if (use.key >= 0 && !known.has(name)) add(use, words);
        known.add(name);
    }
}

function keysIn(uses) {
    return new Set(uses.map(({ key }) => key));
}

/** A noun that stands after one category in one key, and after others in three and more. */
function misplaced(uses) {
    return [...Map.groupBy(uses, ({ noun }) => noun)].flatMap(([noun, ofNoun]) => (
        [...Map.groupBy(ofNoun, ({ category }) => category)].flatMap(([category, here]) => {
            const elsewhere = ofNoun.filter((use) => use.category !== category);
            if (keysIn(here).size > 1 || keysIn(elsewhere).size < 3) return [];
            const others = [...new Set(elsewhere.map((use) => use.category))].join(", ");
            return [[here[0], `elsewhere “${noun}” stands after other counts (${others}).`]];
        })
    ));
}

/** A noun that one key has after a count, where the others have another. */
function rare(uses) {
    const alike = Map.groupBy(uses, ({ argument, category }) => `${argument} ${category}`);
    return [...alike.values()].flatMap((same) => {
        const nouns = [...Map.groupBy(same, ({ noun }) => noun)];
        if (nouns.length !== 2) return [];
        const bySize = nouns.toSorted(([, first], [, second]) => keysIn(first).size - keysIn(second).size);
        const [[odd, one], [noun, most]] = bySize;
        const others = keysIn(most).size;
        // Another word, or the same with a suffix more, is another sentence rather than another plural.
        const isForm = odd.slice(0, 2) === noun.slice(0, 2) && !odd.startsWith(noun);
        if (!isForm || keysIn(one).size > 1 || others < 2) return [];
        return [[one[0], `${others} other keys say “${noun}”.`]];
    });
}
