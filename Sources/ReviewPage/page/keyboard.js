// Keys. Those of one letter can be switched off, as readers who speak to their computer need.

let keysOn = recall("keys") !== "off";

const keyActions = {
    j: () => moveSelection(1),
    k: () => moveSelection(-1),
    r: () => judgeOpen("right"),
    w: () => judgeOpen("wrong"),
    u: () => judgeOpen(null),
    i: () => change({ invisible: state.invisible ? "" : "1" }),
    "[": () => moveLanguage(-1),
    "]": () => moveLanguage(1),
    "/": () => controls.q.select(),
    "?": () => document.getElementById("keys").showModal(),
};

views.forEach(([view], index) => {
    keyActions[index + 1] = () => change({ view }, { step: true });
});

function judgeOpen(verdict) {
    const { language, line } = selection();
    if (line < 0) {
        announce("Choose a line first: j for the next one.");
        return;
    }
    judge(language, line, verdict);
    if (verdict === "wrong") document.getElementById("comment").focus();
}

function makeKeys() {
    document.addEventListener("keydown", (event) => {
        if (event.metaKey || event.isComposing) return;
        if ((event.ctrlKey || event.altKey) && !isBracketWithAlt(event)) return;
        if (document.querySelector("dialog[open]")) return;
        if (event.key === "Escape") leaveToRow(event);
        else if (!isWriting(event.target)) pressKey(event);
    });
    document.querySelector(".skip").addEventListener("click", (event) => {
        // The address belongs to the state.
        event.preventDefault();
        document.getElementById("main").focus();
    });
    const box = document.getElementById("keys-on");
    box.checked = keysOn;
    box.addEventListener("change", () => {
        keysOn = box.checked;
        keep("keys", keysOn ? null : "off");
    });
    document.getElementById("open-keys").addEventListener("click", () => document.getElementById("keys").showModal());
}

/** Many keyboards write brackets with AltGr, which Windows tells as Ctrl and Alt, or with Option. */
function isBracketWithAlt(event) {
    return (event.key === "[" || event.key === "]") && (event.altKey || event.getModifierState("AltGraph"));
}

function isWriting(target) {
    return target.matches("textarea, select, input:not([type=checkbox])");
}

function pressKey(event) {
    const isInList = event.target.matches?.(".row-name, body, #main");
    if (isInList && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
        event.preventDefault();
        moveSelection(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Enter" && event.target.matches?.(".row-name[aria-current]")) {
        event.preventDefault();
        document.getElementById("detail-title").focus();
    } else if (keysOn && Object.hasOwn(keyActions, event.key)) {
        event.preventDefault();
        keyActions[event.key]();
    }
}

/** From the details or the search back to the row; from the row the details close. */
function leaveToRow(event) {
    const isInView = document.getElementById("view").contains(event.target);
    if (isInView && state.line) {
        closeDetail();
        return;
    }
    markSelected({ focus: true, scroll: "nearest" });
    if (document.activeElement === event.target) document.querySelector("#view .row-name[tabindex='0']")?.focus();
}
