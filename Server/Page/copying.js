// Copies texts.

/** Puts a text on the clipboard, with a message. */
export async function copy(text, what) {
    const isCopied = await copyText(text);
    announce(isCopied ? `Copied: ${what}` : "The browser did not let the page copy.");
}

async function copyText(text) {
    try {
        await navigator.clipboard.writeText(text);
        return true;
    } catch {
        return copySelected(text);
    }
}

/** For addresses to which browsers give no clipboard. */
function copySelected(text) {
    const focused = document.activeElement;
    const field = element("textarea", { class: "hidden", "aria-hidden": "true", tabindex: "-1" });
    field.value = text;
    document.body.append(field);
    field.select();
    const isCopied = document.execCommand("copy");
    field.remove();
    focused?.focus();
    return isCopied;
}

/** A button that copies a text. */
export function copyButton(text, what) {
    return element("button", {
        type: "button",
        class: "copy",
        "aria-label": `Copy ${what}`,
        click: () => copy(text, what),
    }, "Copy");
}
