// The findings of a language or of all, each leading to its line.

const namesOfLevels = { error: "Errors", warning: "Warnings", note: "Notes" };

const nothingFound = "Nothing found here. What no rule can see, a reader does: "
    + "choose a language at the side and read its lines.";

const onlyFolded = "Nothing but known differences from CLDR: their button above shows them.";

const howFound = "Found by paywright check, by comparing each language with English and with the others, and by "
    + "measuring every text on phones 320, 375 and 430 points wide. "
    + "To read a language line by line, choose it at the side.";

function showFindings(holder, tools) {
    const named = levels.map((level) => [level, namesOfLevels[level]]);
    tools.append(choices("Level", "level", [["", "All levels"], ...named]));
    const { found, folded } = findingsToShow();
    const isAll = state.lang === "";
    append(holder, [findingsHead(), growingElement(), findingsSummary()]);
    const rest = folded ? `, ${counted(folded, "known difference")} from CLDR folded away` : "";
    showResult(`${counted(found.length, "finding")}${hasCompared ? "" : " so far"}${rest}`, hasCompared);
    if (!found.length) {
        const nothing = folded ? onlyFolded : nothingFound;
        holder.append(nothingElement(hasCompared ? nothing : "Nothing so far."));
        return;
    }
    const rows = found.map((finding) => ({ ...finding, finding }));
    showList(holder, rows, ({ finding }, index) => findingRow(finding, index, isAll), ({ level, code, language }) => {
        const title = `${namesOfLevels[level]}: ${subjectOf(code)}`;
        return {
            name: `${title} ${isAll ? language : ""}`,
            make: () => sectionElement(title, isAll ? labelOf(language) : "", { "data-level": level }),
        };
    });
}

/** Says that the list is not whole yet; null when it is. */
function growingElement() {
    return hasCompared ? null : element("p", { id: "growing", class: "growing" }, growingWords());
}

/** "Still comparing: 30 of 50 languages. More may appear." */
function growingWords() {
    const words = document.getElementById("progress").textContent || "Comparing";
    return `Still ${words.charAt(0).toLowerCase()}${words.slice(1)}. More may appear.`;
}

function findingsHead() {
    if (state.lang) return linesHead(languageShown());
    return element(
        "div", { class: "lines-head" },
        element("h2", {}, "What to look at"),
        element("p", {}, statesInWords()),
        element("p", { class: "readings" }, `Texts: ${readingsInWords(languages)}.`),
        element("p", { class: "quiet" }, howFound),
    );
}

/** "50 languages: 48 second-reading, 2 drafted, none read by a native speaker; 1,173 lines". */
function statesInWords() {
    const states = Map.groupBy(languages, stateOfReview);
    const natives = languages.some(({ review: state }) => state?.startsWith("native")) ? [] : ["none read by a native speaker"];
    const words = [...[...states].map(([name, of]) => `${of.length} ${name}`), ...natives].join(", ");
    return `${counted(languages.length, "language")}: ${words}; ${counted(review.lines.length, "line")}.`;
}

/** How many of each kind, as buttons that filter. */
function findingsSummary() {
    const shown = state.lang ? [languageShown()] : languages.map((_, index) => index);
    const counts = new Map();
    for (const language of shown) {
        for (const { code, level } of findings[language]) {
            const known = counts.get(code) ?? { count: 0, level: "note" };
            const worst = levels.indexOf(level) < levels.indexOf(known.level) ? level : known.level;
            counts.set(code, { count: known.count + 1, level: worst });
        }
    }
    const rank = ({ level }) => levels.indexOf(level);
    const sorted = [...counts].sort(([, one], [, other]) => rank(one) - rank(other) || other.count - one.count);
    const tallies = sorted.map(([code, { count, level }]) => element(
        "button", {
            type: "button",
            class: "tally",
            "aria-pressed": state.finding === code ? "true" : "false",
            click: () => change({ finding: state.finding === code ? "" : code }),
        },
        levelSign(level), element("strong", {}, count.toLocaleString("en")), element("span", {}, nameOfFinding(code)),
    ));
    return element("div", { class: "summary", role: "group", "aria-label": "Kinds of findings" }, ...tallies);
}

function findingRow(finding, index, showsLanguage) {
    const { language, line, key, level, code, lines, position } = finding;
    const name = line >= 0 ? lineNames[line] : key >= 0 ? review.keys[key].key : languages[language].files[0] ?? "";
    const others = lines.length > 1 ? flag(`${lines.length} lines`) : null;
    return element(
        "li", { class: "row finding", click: opensRow(index) },
        levelSign(level),
        element(
            "div", { class: "row-head" },
            showsLanguage ? element("span", { class: "tag" }, languages[language].tag) : null,
            rowName(index, unseen(`${nameOfFinding(code)}: `), dotted(name)),
            element("p", { class: "finding-words" }, findingName(code), " ", findingWords(finding)),
            position ? element("p", { class: "quiet small" }, position) : null,
        ),
        element(
            "div", { class: "row-text" },
            line >= 0 ? lineWritten(language, line) : null,
            line >= 0 && language !== sourceIndex ? lineWritten(sourceIndex, line, { class: "row-source" }) : null,
            element("div", { class: "flags" }, ...present(markOfFinding(finding), others)),
        ),
    );
}
