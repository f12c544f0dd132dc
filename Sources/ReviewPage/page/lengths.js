// Texts that are much longer or shorter than the other languages lead one to expect.

/** Letters and digits, marks left out: quick, and near enough for comparing. */
function roughLength(text) {
    return text.replace(/[\p{M}\p{Cf}]/gu, "").length;
}

function median(numbers) {
    const sorted = Float64Array.from(numbers).sort();
    return sorted.length ? sorted[sorted.length >> 1] : 0;
}

/** Compares every message with what its language and its key usually need; a finding a key, with its oddest text. */
function compareLengths() {
    const sourceTexts = languages[sourceIndex].texts;
    const sourceLengths = sourceTexts.map((text) => (text ? Math.log(roughLength(text)) : 0));
    const ratios = languages.map(({ texts }, language) => texts.map((text, message) => (
        text && sourceTexts[message] && review.messages[message].key !== null && speaksItself(language, message)
            ? Math.log(roughLength(text)) - sourceLengths[message]
            : null
    )));
    const ofLanguages = ratios.map((row) => median(row.filter((ratio) => ratio !== null)));
    for (let message = 0; message < sourceTexts.length; message += 1) {
        const rests = ratios.map((row, language) => (
            row[message] === null ? null : row[message] - ofLanguages[language]
        ));
        const known = rests.filter((rest) => rest !== null);
        if (known.length < 5) continue;
        const ofMessage = median(known);
        rests.forEach((rest, language) => {
            if (rest !== null && language !== sourceIndex) noteLength(language, message, rest - ofMessage);
        });
    }
    oddLengths.forEach((keys, language) => keys.forEach((finding) => addFinding(language, finding)));
}

const oddLengths = languages.map(() => new Map());

function noteLength(language, message, deviation) {
    const text = languages[language].texts[message];
    const expected = roughLength(text) / Math.exp(deviation);
    const difference = Math.abs(roughLength(text) - expected);
    if (Math.abs(deviation) < Math.log(2.2) || difference < 14) return;
    const { key } = review.messages[message];
    const known = oddLengths[language].get(key);
    const lines = known?.lines ?? [];
    for (const line of linesOfMessage(language, message)) lines.push(line);
    if (known && known.difference >= difference) return;
    const than = deviation > 0 ? "longer" : "shorter";
    oddLengths[language].set(key, {
        code: "length",
        level: "note",
        key,
        message,
        difference,
        text: `${roughLength(text)} characters: much ${than} than in other languages (about ${Math.round(expected)}).`,
        lines,
    });
}
