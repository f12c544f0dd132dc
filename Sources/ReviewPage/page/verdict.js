// Marking a line: two buttons and a comment, kept as they are written.

function markForm(language, line) {
    const mark = markOf(language, line);
    const stale = isStale(language, line);
    const verdictButton = (verdict, words) => element("button", {
        type: "button",
        class: `verdict verdict-${verdict}`,
        "aria-pressed": mark?.verdict === verdict ? "true" : "false",
        "aria-keyshortcuts": verdict[0],
        click: () => {
            const holds = markOf(language, line)?.verdict === verdict && !isStale(language, line);
            judge(language, line, holds ? null : verdict);
        },
    }, words);
    const comment = element("textarea", {
        id: "comment",
        rows: "2",
        placeholder: "What is wrong, and what it should say",
        input: () => writeComment(language, line, comment.value),
        blur: () => saveMarksSoon(0),
    });
    comment.value = commentOf(language, line);
    return element(
        "fieldset", { class: "mark-form" },
        element("legend", {}, "Your mark"),
        stale ? element(
            "p", { class: "stale" }, "The text has changed since you marked it. Then: ",
            element("bdi", { lang: languages[language].tag, dir: languages[language].dir }, mark.text),
        ) : null,
        element(
            "div", { class: "actions" },
            verdictButton("right", "✓ Right"),
            verdictButton("wrong", "✗ Wrong"),
            element("button", { class: "copy-note", click: () => copyNote(language, line) }, "Copy note"),
        ),
        element("label", { for: "comment" }, "Comment"),
        comment,
        !mark && comment.value ? element("p", { class: "unmarked quiet small" }, commentWaits) : null,
    );
}

const commentWaits = "Not marked: the comment waits here for the next mark of this line, until the page closes.";

/** Marks a line, or takes its mark away with `null`, and shows it wherever it is seen. */
function judge(language, line, verdict) {
    if (verdict) setMark(language, line, verdict);
    else takeMarkAway(language, line);
    saveMarks();
    announce(verdict ? `Marked ${verdict}` : "Mark taken away", true);
    showMarkChange(language, line);
    const { language: open, line: openLine } = selection();
    if (open === language && openLine === line) showMarkForm(language, line);
}

function showMarkForm(language, line) {
    const old = detailHolder.querySelector(".mark-form");
    const pressed = [...old.querySelectorAll("button")].indexOf(document.activeElement);
    const fresh = markForm(language, line);
    old.replaceWith(fresh);
    if (pressed >= 0) fresh.querySelectorAll("button")[pressed].focus();
}

/** Writing a comment marks a line wrong that was not marked; the views follow only where that changes them. */
function writeComment(language, line, comment) {
    const mark = markOf(language, line);
    if (!mark && !comment) {
        forgetComment(language, line);
        return;
    }
    const isNew = !mark || isStale(language, line);
    setMark(language, line, mark?.verdict ?? "wrong", comment);
    saveMarksSoon();
    if (!isNew) return;
    showMarkChange(language, line);
    refreshVerdicts(language, line);
}

/** The buttons follow the mark, the text being written stays. */
function refreshVerdicts(language, line) {
    const verdict = markOf(language, line)?.verdict;
    detailHolder.querySelector(".unmarked")?.remove();
    for (const button of detailHolder.querySelectorAll(".verdict")) {
        button.setAttribute("aria-pressed", button.classList.contains(`verdict-${verdict}`) ? "true" : "false");
    }
}

/** The lines whose marks a row shows: its own, and those of its key. */
function linesOfRow({ language, line, lines = [line], key }) {
    return key >= 0 ? [...lines, ...linesOfKey(language, key)] : lines;
}

function showMarkChange(language, line) {
    currentList?.refresh((row) => row.language === language && linesOfRow(row).includes(line));
    markSelected();
    showMarkCount();
    showLanguageCounts(language);
}

/** Shows what another tab has marked since `before`; a comment being written stays. */
function showMarksOfOthers(before) {
    const isNew = (language, line) => {
        const name = markName(languages[language].tag, lineNames[line]);
        return JSON.stringify(before.get(name)) !== JSON.stringify(marks.get(name));
    };
    if (state.mark) {
        const hadFocus = document.getElementById("view").contains(document.activeElement);
        showView({ keepsScroll: true });
        markSelected({ focus: hadFocus });
    } else {
        currentList?.refresh((row) => linesOfRow(row).some((line) => isNew(row.language, line)));
        markSelected();
    }
    showMarkCount();
    languages.forEach((_, index) => showLanguageCounts(index));
    if (document.getElementById("marks").open) showMarksDialog();
    const { language, line } = selection();
    const isWriting = document.activeElement?.id === "comment";
    if (line >= 0 && isNew(language, line) && !isWriting) showMarkForm(language, line);
}

function copyNote(language, line) {
    const note = noteOf(language, line);
    const failed = () => announce("This browser doesn’t let the page copy. Export the marks instead.");
    if (!navigator.clipboard) {
        failed();
        return;
    }
    navigator.clipboard.writeText(note).then(() => announce("Note copied"), failed);
}
