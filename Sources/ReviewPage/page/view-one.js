// One line in all languages.

function showOne(holder, tools) {
    const { lines } = linesToShow(sourceIndex);
    const open = lineByName.get(state.line) ?? lines[0] ?? 0;
    const choices = lines.includes(open) ? lines : [open, ...lines];
    tools.append(linePicker(choices, open));
    const rows = languages
        .map((_, language) => ({ language, line: open, key: -1 }))
        .filter(({ language }) => isThere(language, open) && passesInOne(language, open));
    showResult(`${counted(rows.length, "language")} of ${languages.length}`);
    holder.append(oneHead(open));
    if (!rows.length) {
        holder.append(nothingElement("No language has this line and passes these filters."));
        return;
    }
    const longest = rows.reduce((most, { language }) => Math.max(most, lengthOf(textOf(language, open) ?? "")), 0);
    showList(holder, rows, (row, index) => oneRow(row.language, open, index, longest), () => ({
        name: "all",
        make: () => sectionElement("In all languages", review.lines[open].line),
    }));
}

/** Filters about a language's text count here; the search chooses among the lines. */
function passesInOne(language, line) {
    if (state.mark && !passesMark(language, line)) return false;
    if (state.changed && oldTextOf(language, line) === undefined) return false;
    return (!state.finding && !state.level) || Boolean(findingsOfLines[language].get(line)?.some(passesFinding));
}

function linePicker(lines, open) {
    const groups = new Map();
    for (const line of lines) {
        const { name } = review.groups[groupOfLine[line]];
        if (!groups.has(name)) groups.set(name, []);
        groups.get(name).push(line);
    }
    const optionsOf = (all) => all.map((line) => option(lineNames[line], lineNames[line]));
    const picker = element("select", {
        id: "line-picker",
        "aria-label": "Line",
        change: (event) => change({ line: event.target.value, key: "" }, { step: true }),
    }, [...groups].map(([name, all]) => element("optgroup", { label: name }, optionsOf(all))));
    picker.value = lineNames[open];
    const go = (step) => () => {
        const next = lines[lines.indexOf(open) + step];
        if (next !== undefined) change({ line: lineNames[next], key: "" }, { step: true });
    };
    return element(
        "div", { class: "line-picker" },
        element("button", { type: "button", "aria-label": "Previous line", click: go(-1) }, "‹"),
        picker,
        element("button", { type: "button", "aria-label": "Next line", click: go(1) }, "›"),
    );
}

function oneHead(line) {
    const keys = keysOf(sourceIndex, line);
    return element(
        "div", { class: "one-head" },
        element("h2", {}, lineNames[line]),
        textOf(sourceIndex, line) === null ? null : lineWritten(sourceIndex, line, { class: "detail-text" }),
        ...keys.slice(0, 2).map((key) => element("p", { class: "quiet" }, review.keys[key].description)),
    );
}

function oneRow(language, line, index, longest) {
    const entry = languages[language];
    const length = lengthOf(textOf(language, line) ?? "");
    const bar = element("span", { class: "length-bar", "aria-hidden": "true" }, element("span", {}));
    bar.firstChild.style.width = `${Math.round((length / Math.max(longest, 1)) * 100)}%`;
    const speaker = speakerOf(language, line);
    const flags = flagsOf(language, line);
    if (speaker && language !== sourceIndex) flags.push(flag(`says ${speaker}`));
    return element(
        "li", { class: "row one", click: opensRow(index) },
        markSign(language, line),
        element(
            "div", { class: "row-head" },
            rowName(index, element("bdi", { lang: entry.tag }, entry.name)),
            element("p", { class: "quiet small" }, labelOf(language)),
        ),
        element(
            "div", { class: "row-text" },
            lineWritten(language, line),
            changedElement(language, line),
            element("div", { class: "flags" }, ...flags),
        ),
        element("div", { class: "row-length quiet small" }, bar, String(length)),
    );
}
