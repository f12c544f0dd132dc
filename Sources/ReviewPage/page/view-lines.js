// The lines of a language beside the source.

function showLines(holder) {
    const isAll = showsAllLanguages();
    const shown = isAll ? languages.map((_, index) => index) : [languageShown()];
    const found = shown.map((language) => ({ language, ...linesToShow(language) }));
    const rows = found.flatMap(({ language, lines }) => lines.map((line) => (
        { language, line, key: -1, lines: state.every ? [line] : sameLines(language, line) }
    )));
    showResult(isAll ? `${counted(rows.length, "line")} of all languages` : countOfLines(found[0]));
    holder.append(isAll ? allHead() : linesHead(shown[0]));
    if (!rows.length) {
        holder.append(nothingElement("No line passes these filters."));
        return;
    }
    showList(holder, rows, ({ language, line, lines }, index) => lineRow(language, line, lines, index), ({ language, line }) => {
        const group = review.groups[groupOfLine[line]];
        const titles = isAll ? [`${languages[language].englishName} · ${languages[language].tag}`, group.name] : [group.title || group.name, group.title ? group.name : ""];
        return { name: `${language} ${group.name}`, make: () => sectionElement(...titles) };
    });
}

/** With no language chosen the lines are the source's, unless something is looked for. */
function showsAllLanguages() {
    return state.lang === "" && Boolean(state.changed || state.mark || state.finding || state.q);
}

function allHead() {
    return element("div", { class: "lines-head" }, element("h2", {}, "All languages"));
}

function countOfLines({ language, lines, hidden }) {
    const all = review.lines.filter((_, line) => isThere(language, line)).length;
    const repeated = hidden ? `, ${hidden.toLocaleString("en")} repeats left out` : "";
    return `${counted(lines.length, "line")} of ${all.toLocaleString("en")}${repeated}`;
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
