// Every paywall, card and outcome of a language at a phone's width, with the source's beside it if wished.

function showPreviews(holder, tools) {
    const language = languageShown();
    const beside = state.beside === "1" && language !== sourceIndex;
    const widthChoices = phoneWidths.map((width) => [String(width), String(width)]);
    tools.append(
        choices("Width of the phone", "width", [...widthChoices, ["all", "All three"]]),
        language === sourceIndex ? "" : besideChoice(),
    );
    holder.append(linesHead(language));
    const groups = groupsToPreview(language);
    showResult(counted(groups.length, "preview"));
    if (!groups.length) {
        holder.append(nothingElement("Nothing that passes these filters is seen on a phone."));
        return;
    }
    const rows = groups.map(({ group, lines }) => ({ language, line: lines[0], key: -1, lines, group }));
    showList(holder, rows, ({ group }, index) => previewRow(language, group, index, beside), ({ group }) => {
        const { kind } = review.groups[group];
        return { name: kind, make: () => sectionElement(nameOfGroupKind(kind), "") };
    });
}

function besideChoice() {
    const box = element("input", { type: "checkbox", change: () => change({ beside: box.checked ? "1" : "" }) });
    box.checked = state.beside === "1";
    return element("label", { class: "check" }, box, element("span", {}, "Beside English"));
}

/** Groups of which something is seen; alike ones once, unless every text is wanted. */
function groupsToPreview(language) {
    const words = searchWords();
    const seen = new Set();
    return review.groups.flatMap((_, group) => {
        const lines = [...linesByPlace(language, group).values()].flat();
        const passing = lines.filter((line) => formsPass(language, line, words));
        if (!passing.length) return [];
        const identity = lines.map((line) => `${placeOf(line)} ${textOf(language, line)}`).join("\n");
        if (!state.every && seen.has(identity)) return [];
        seen.add(identity);
        return [{ group, lines: [passing[0], ...lines.filter((line) => line !== passing[0])] }];
    });
}

function previewRow(language, group, index, beside) {
    const { name, title } = review.groups[group];
    const shown = state.width === "all" ? phoneWidths : [Number(state.width) || 375];
    const phones = shown.flatMap((width) => [
        phoneFigure(language, group, width),
        beside ? phoneFigure(sourceIndex, group, width) : null,
    ]).filter(Boolean);
    return element(
        "li", { class: "preview" },
        element("div", { class: "row-head" }, rowName(index, title ? `${title} ` : "", quiet(name))),
        element("div", { class: "phones" }, ...phones),
    );
}

function phoneFigure(language, group, width) {
    const phone = previewElement(language, group, width);
    if (!phone) return null;
    const caption = `${languages[language].tag} · ${width}`;
    return element("figure", {}, phone, element("figcaption", { class: "quiet small" }, caption));
}
