// A long list that is on screen at once: the first rows now, the rest while the browser is idle, each section laid out
// only when it comes near the screen (content-visibility in the style sheet).

/** The list in front, whose rows are reached with j and k. A row is `{ language, line, key, lines }`: what opening it
 * shows, and which lines it stands for. */
let currentList = null;

// What is made without being asked for; a language has fewer lines, all languages together many more.
const rowsAtOnce = 1500;

class RowList {
    #rows;
    #make;
    #sectionOf;
    #elements = [];
    #section = null;
    #sectionName;
    #more;
    #cancelled = false;
    #position = -1;

    /** `make(row, index)` makes a row, `sectionOf(row)` is `{ name, make }` of what holds it in its `ul`. */
    constructor(holder, rows, make, sectionOf) {
        this.#rows = rows;
        this.#make = make;
        this.#sectionOf = sectionOf;
        const more = () => this.#append(this.#elements.length + 500);
        this.#more = element("button", { type: "button", class: "more", click: more });
        holder.append(this.#more);
        this.#append(40);
        this.#continue();
    }

    get rows() { return this.#rows; }

    cancel() { this.#cancelled = true; }

    /** Makes what is still to be made, for printing. */
    finish() { this.#append(rowsAtOnce); }

    /** The row that shows what is open; the one last opened, where several do. */
    indexOf(open) {
        if (this.#shows(this.#rows[this.#position], open)) return this.#position;
        this.#position = this.#rows.findIndex((row) => this.#shows(row, open));
        return this.#position;
    }

    set position(index) { this.#position = index; }

    #shows(row, { language, line, key }) {
        if (row?.language !== language) return false;
        return line < 0 ? row.line < 0 && row.key === key : (row.lines ?? [row.line]).includes(line);
    }

    elementAt(index) {
        if (index >= this.#elements.length) this.#append(index + 20);
        return this.#elements[index];
    }

    /** Makes the elements of rows anew, after a mark for example. */
    refresh(isConcerned) {
        this.#elements.forEach((old, index) => {
            if (!isConcerned(this.#rows[index])) return;
            const fresh = this.#make(this.#rows[index], index);
            const hadFocus = old.contains(document.activeElement);
            old.replaceWith(fresh);
            this.#elements[index] = fresh;
            if (hadFocus) fresh.querySelector(".row-name")?.focus({ preventScroll: true });
        });
    }

    #continue() {
        if (this.#elements.length >= Math.min(this.#rows.length, rowsAtOnce)) return;
        const later = window.requestIdleCallback ?? ((work) => setTimeout(work, 16));
        later(() => {
            if (this.#cancelled) return;
            this.#append(Math.min(this.#elements.length + 60, rowsAtOnce));
            this.#continue();
        }, { timeout: 300 });
    }

    #append(upTo) {
        const end = Math.min(upTo, this.#rows.length);
        const fragment = document.createDocumentFragment();
        for (let index = this.#elements.length; index < end; index += 1) {
            const row = this.#rows[index];
            const { name, make } = this.#sectionOf(row);
            if (!this.#section || name !== this.#sectionName) {
                const section = make();
                this.#section = section.querySelector("ul");
                this.#sectionName = name;
                fragment.append(section);
            }
            const made = this.#make(row, index);
            this.#elements.push(made);
            this.#section.append(made);
        }
        this.#more.before(fragment);
        this.#more.hidden = end === this.#rows.length || end < rowsAtOnce;
        this.#more.textContent = `Show more: ${end} of ${this.#rows.length} shown`;
    }
}

/** Shows a list in the view and makes it the one that keys move in. */
function showList(holder, rows, make, sectionOf) {
    currentList?.cancel();
    currentList = new RowList(holder, rows, make, sectionOf);
    markSelected();
    return currentList;
}

/** What is open as a row would be: nothing has a line of -1 and no key. */
function openRow() {
    return { ...selection(), key: keyByName.get(state.key) ?? -1 };
}

/** The row of the open details gets `aria-current` and the tab stop; without one the first row has it. */
function markSelected({ scroll = "", focus = false } = {}) {
    if (!currentList?.rows.length) return;
    const view = document.getElementById("view");
    for (const old of view.querySelectorAll("[aria-current]")) old.removeAttribute("aria-current");
    for (const old of view.querySelectorAll(".row-name[tabindex='0'], .place[tabindex='0']")) old.tabIndex = -1;
    const open = openRow();
    const isOpen = open.line >= 0 || open.key >= 0;
    const index = isOpen ? currentList.indexOf(open) : -1;
    const row = currentList.elementAt(Math.max(index, 0));
    const name = row.querySelector(".row-name");
    name.tabIndex = 0;
    for (const place of row.querySelectorAll(".place")) place.tabIndex = 0;
    if (index < 0) return;
    name.setAttribute("aria-current", "true");
    if (focus) name.focus({ preventScroll: true });
    if (scroll) row.scrollIntoView({ block: scroll });
}

/** Opens the details of a row. */
function openRowAt(index, options) {
    const row = currentList.rows[index];
    currentList.position = index;
    change(selecting(row.language, row.line, row.key));
    markSelected(options);
}

/** Opens the row so many rows further on. */
function moveSelection(step) {
    if (!currentList?.rows.length) return;
    const index = currentList.indexOf(openRow());
    const last = currentList.rows.length - 1;
    openRowAt(index < 0 ? 0 : Math.min(Math.max(index + step, 0), last), { scroll: "nearest", focus: true });
}
