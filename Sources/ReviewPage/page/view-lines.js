// The lines of a language beside the source.

function showLines(holder) {
    const language = languageShown();
    const { lines, hidden } = linesToShow(language);
    const repeated = hidden ? `, ${hidden.toLocaleString("en")} repeats left out` : "";
    const all = review.lines.filter((_, line) => isThere(language, line)).length;
    showResult(`${counted(lines.length, "line")} of ${all.toLocaleString("en")}${repeated}`);
    holder.append(linesHead(language));
    if (!lines.length) {
        holder.append(nothingElement("No line passes these filters."));
        return;
    }
    const rows = lines.map((line) => ({ language, line, key: -1, lines: state.every ? [line] : sameLines(language, line) }));
    showList(holder, rows, ({ line, lines: same }, index) => lineRow(language, line, same, index), ({ line }) => {
        const group = review.groups[groupOfLine[line]];
        return { name: group.name, make: () => sectionElement(group.title || group.name, group.title ? group.name : "") };
    });
}

/** A row stands for the lines that say the same, so that a link to any of them finds it. */
function sameLines(language, line) {
    const { same, counts } = repeats(language);
    if ((counts.get(same[line]) ?? 1) < 2) return [line];
    const lines = [];
    for (let other = same[line]; other < same.length; other += 1) if (same[other] === same[line]) lines.push(other);
    return lines;
}

function linesHead(language) {
    const entry = languages[language];
    const isSource = language === sourceIndex;
    return element(
        "div", { class: "lines-head" },
        element("h2", {}, element("bdi", { lang: entry.tag }, entry.name), " ", element("span", { class: "quiet" }, `${entry.englishName} · ${entry.tag} · ${stateOfReview(entry)}`)),
        isSource && !state.lang ? element("p", { class: "quiet" }, "These are the English lines. Choose a language at the side to see its lines beside them.") : null,
        entry.fallback ? element("p", { class: "flag flag-warning" }, `No catalog of its own: ${entry.fallback} speaks.`) : null,
    );
}
