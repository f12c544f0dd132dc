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
        input: (event) => {
            setMark(language, line, markOf(language, line)?.verdict ?? "wrong", event.target.value);
            showMarkChange(language, line);
            refreshVerdicts(language, line);
        },
    });
    comment.value = mark?.comment ?? "";
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
    );
}

/** Marks a line and shows it wherever it is seen. */
function judge(language, line, verdict) {
    setMark(language, line, verdict);
    announce(verdict ? `Marked ${verdict}` : "Mark taken away", true);
    showMarkChange(language, line);
    const { language: open, line: openLine } = selection();
    if (open !== language || openLine !== line) return;
    const old = detailHolder.querySelector(".mark-form");
    const pressed = [...old.querySelectorAll("button")].indexOf(document.activeElement);
    const fresh = markForm(language, line);
    old.replaceWith(fresh);
    if (pressed >= 0) fresh.querySelectorAll("button")[pressed].focus();
}

/** Writing a comment marks a line wrong that was not marked: the buttons follow, the text being written stays. */
function refreshVerdicts(language, line) {
    const verdict = markOf(language, line)?.verdict;
    for (const button of detailHolder.querySelectorAll(".verdict")) {
        button.setAttribute("aria-pressed", button.classList.contains(`verdict-${verdict}`) ? "true" : "false");
    }
}

function showMarkChange(language, line) {
    currentList?.refresh((row) => row.language === language && (row.lines ?? [row.line]).includes(line));
    markSelected();
    showMarkCount();
    showLanguageCounts(language);
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
