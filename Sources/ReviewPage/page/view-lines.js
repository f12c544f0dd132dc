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
    const make = ({ language, line, lines }, index) => lineRow(language, line, lines, index);
    showList(holder, rows, make, ({ language, line }) => {
        const { name, title } = review.groups[groupOfLine[line]];
        const own = title ? [title, name] : [name, ""];
        const titles = isAll ? [labelOf(language), name] : own;
        return { name: `${language} ${name}`, make: () => sectionElement(...titles) };
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

const chooseOne = "These are the English lines. Choose a language at the side to see its lines beside them.";
const openOne = "Open a line to see where it comes from, and to mark it right or wrong.";

function linesHead(language) {
    const entry = languages[language];
    const about = `${labelOf(language)} · ${stateOfReview(entry)}`;
    const isSource = language === sourceIndex;
    return element(
        "div", { class: "lines-head" },
        element("h2", {}, element("bdi", { lang: entry.tag }, entry.name), " ", quiet(about)),
        element("p", {}, quiet(isSource && !state.lang ? chooseOne : openOne)),
        entry.readings ? element("p", {}, quiet(`Texts: ${readingsInWords([entry])}.`)) : null,
        entry.fallback ? element("p", {}, flag(`No catalog of its own: ${entry.fallback} speaks.`, "warning")) : null,
    );
}
