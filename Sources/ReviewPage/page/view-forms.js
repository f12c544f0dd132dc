// Every branch of a key side by side, so that a wrong plural or a wrong form is seen.

function showForms(holder) {
    const language = languageShown();
    holder.append(linesHead(language));
    const rows = [...lengthRows(language), ...branchRows(language)];
    const titles = new Set(rows.map(({ title }) => title));
    showResult(`${counted(rows.length, "text")} of ${counted(titles.size, "key")} with several counts or branches`);
    if (!rows.length) {
        holder.append(nothingElement("No key with several branches passes these filters."));
        return;
    }
    const make = (row, index) => (row.message < 0 ? lengthRow(row, index) : branchRow(row, index));
    showList(holder, rows, make, ({ title, subtitle }) => ({
        name: title,
        make: () => sectionElement(title, subtitle),
    }));
}

function formsPass(language, line, words) {
    if (!passes(language, line, words)) return false;
    return (!state.finding && !state.level) || findingsOfLines[language].get(line)?.some(passesFinding);
}

/** The lines that say a length with every count there is. */
function lengthRows(language) {
    const words = searchWords();
    return review.groups.flatMap((group) => {
        if (group.kind !== "lengths") return [];
        const [first, count] = group.lines;
        return Array.from({ length: count }, (_, index) => first + index)
            .filter((line) => textOf(language, line) !== null && formsPass(language, line, words))
            .map((line) => ({ language, line, key: -1, message: -1, title: group.name, subtitle: group.title }));
    });
}

/** Of each key that speaks in several ways, every way once: amounts aside, the texts that differ. */
function branchRows(language) {
    const words = searchWords();
    const { texts } = languages[language];
    const byKey = review.keys.map(() => new Map());
    for (let message = 0; message < texts.length; message += 1) {
        const { key } = review.messages[message];
        if (key === null || !texts[message] || !(branchOf(language, message) || isNumbered(message))) continue;
        const identity = withoutMoney(language, message);
        if (!byKey[key].has(identity)) byKey[key].set(identity, message);
    }
    return byKey.flatMap((ways, key) => {
        if (ways.size < 2) return [];
        return [...ways.values()]
            .map((message) => ({ message, order: orderOfArguments(message), line: lineOfMessage(language, message) }))
            .filter(({ line }) => line >= 0 && formsPass(language, line, words))
            .sort((one, other) => one.order.localeCompare(other.order, "en", { numeric: true }))
            .map(({ message, line }) => ({
                language, line, key, message, lines: [line],
                title: review.keys[key].key,
                subtitle: shortened(review.keys[key].description),
            }));
    });
}

function isNumbered(message) {
    return review.messages[message].arguments.some(([, value]) => /^\d+( \w+)?$/.test(value));
}

function withoutMoney(language, message) {
    let text = languages[language].texts[message];
    for (const { kind, start, end } of partsOfMessage(language, message).reverse()) {
        if (kind === "money") text = `${text.slice(0, start)}¤${text.slice(end)}`;
    }
    return `${branchOf(language, message)}\n${text}`;
}

/** Lengths by unit, then by number; amounts and dates don’t order. */
function orderOfArguments(message) {
    const known = review.messages[message].arguments.map(([name, value]) => {
        const length = /^(\d+) (\w+?)s?$/.exec(value);
        return length ? `${name} ${length[2]} ${length[1]}` : /^\d+$/.test(value) ? `${name} ${value}` : "";
    });
    return known.filter(Boolean).join(" ");
}

function shortened(text) {
    return text.length > 110 ? `${text.slice(0, 110)}…` : text;
}

/** The text of one message, not of a whole line. */
function messageWritten(language, message, attributes = {}) {
    const shows = state.invisible === "1";
    const parts = partsOfMessage(language, message);
    return written(language, languages[language].texts[message], parts, { tag: "p", shows, ...attributes });
}

/** The source's text of a message; null beside the source itself, or where it has none. */
function sourceWritten(language, message) {
    if (language === sourceIndex || !languages[sourceIndex].texts[message]) return null;
    return messageWritten(sourceIndex, message, { class: "row-source" });
}

function lengthRow({ language, line }, index) {
    const counts = sentencesOf(language, line).map((message) => messageWritten(language, message, { tag: "li" }));
    return element(
        "li", { class: "row counts", click: opensRow(index) },
        markSign(language, line),
        element("div", { class: "row-head" }, rowName(index, review.lines[line].line)),
        element("ul", { class: "count-list", dir: languages[language].dir }, counts),
    );
}

function branchRow({ language, line, key, message }, index) {
    const numbers = review.messages[message].arguments.filter(([, value]) => /^\d+( \w+)?$/.test(value));
    const branch = branchOf(language, message) || "one branch";
    return element(
        "li", { class: "row", click: opensRow(index) },
        markSign(language, line),
        element(
            "div", { class: "row-head" },
            rowName(index, unseen(`${review.keys[key].key} `), branch),
            signsOfFindings(language, line, key),
            element("div", { class: "flags" }, ...numbers.map(([name, value]) => flag(value, "", name))),
        ),
        sourceWritten(language, message),
        element("div", { class: "row-text" }, messageWritten(language, message)),
    );
}
