// The data of the page, and what everything else asks of it. Languages, lines, messages and keys are known by their
// index.

const review = JSON.parse(document.getElementById("data").textContent);
const languages = review.languages;
const languageByTag = new Map(languages.map((language, index) => [language.tag, index]));
const sourceIndex = languageByTag.get(review.source) ?? 0;

const groupOfLine = new Int32Array(review.lines.length);
review.groups.forEach(({ lines: [first, count] }, group) => groupOfLine.fill(group, first, first + count));

const lineNames = review.lines.map((line, index) => `${review.groups[groupOfLine[index]].name}.${line.line}`);
const lineByName = new Map();
lineNames.forEach((name, index) => { if (!lineByName.has(name)) lineByName.set(name, index); });

const keyByName = new Map(review.keys.map((entry, index) => [entry.key, index]));

/** The messages that a line is made of in a language, those that say nothing too; none where the line is absent. */
function messagesOf(language, line) {
    return languages[language].own?.[line] ?? review.lines[line].sentences;
}

/** The messages that are read in a line. */
function sentencesOf(language, line) {
    const { texts } = languages[language];
    return messagesOf(language, line).filter((message) => texts[message]);
}

/** What stands between the sentences of a line. */
function separatorOf(language, line) {
    const { separator, separators } = languages[language];
    return separators?.[line] ?? review.groups[groupOfLine[line]].separator ?? separator;
}

const textsOfLines = languages.map(() => []);

/** What a line says in a language; null where it has no such line. */
function textOf(language, line) {
    const known = textsOfLines[language];
    if (known[line] === undefined) {
        const { texts } = languages[language];
        const all = messagesOf(language, line).map((message) => texts[message]);
        const there = all.filter((text) => text !== null && text !== undefined);
        known[line] = there.length ? there.filter(Boolean).join(separatorOf(language, line)) : null;
    }
    return known[line];
}

/** The parts of one message's text: `{ start, end, kind, role, argument }`, in UTF-16 units. */
function partsOfMessage(language, message) {
    const numbers = languages[language].parts[message];
    const parts = [];
    if (!numbers) return parts;
    for (let index = 0; index + 4 < numbers.length; index += 5) {
        parts.push({
            start: numbers[index],
            end: numbers[index] + numbers[index + 1],
            kind: review.kinds[numbers[index + 2]] ?? "",
            role: review.roles[numbers[index + 3]] ?? "",
            argument: review.argumentNames[numbers[index + 4]] ?? "",
        });
    }
    return parts;
}

/** The parts of a whole line. */
function partsOf(language, line) {
    const { texts } = languages[language];
    const separator = separatorOf(language, line);
    let offset = 0;
    return sentencesOf(language, line).flatMap((message) => {
        const here = offset;
        offset += texts[message].length + separator.length;
        return partsOfMessage(language, message).map((part) => (
            { ...part, start: part.start + here, end: part.end + here }
        ));
    });
}

/** The keys of the messages in a line, in order; a price or a name alone has none. */
function keysOf(language, line) {
    return sentencesOf(language, line).map((message) => review.messages[message].key).filter((key) => key !== null);
}

/** Sets of the lines that have a key or a message in any language. */
const linesOfKeys = new Map();
const linesOfMessages = new Map();

function noteLine(line, sentences) {
    const add = (map, index) => {
        if (!map.has(index)) map.set(index, new Set());
        map.get(index).add(line);
    };
    for (const message of sentences) {
        const { key } = review.messages[message];
        add(linesOfMessages, message);
        if (key !== null) add(linesOfKeys, key);
    }
}

review.lines.forEach(({ sentences }, line) => noteLine(line, sentences));
for (const { own } of languages) {
    for (const [line, sentences] of Object.entries(own ?? {})) noteLine(Number(line), sentences);
}

/** The lines of the language that have the message. */
function linesOfMessage(language, message) {
    return [...linesOfMessages.get(message) ?? []].filter((line) => messagesOf(language, line).includes(message));
}

/** The first of them; -1 where there is none. */
function lineOfMessage(language, message) {
    for (const line of linesOfMessages.get(message) ?? []) {
        if (messagesOf(language, line).includes(message)) return line;
    }
    return -1;
}

/** The lines of the language that say the key. */
function linesOfKey(language, key) {
    return [...linesOfKeys.get(key) ?? []].filter((line) => keysOf(language, line).includes(key));
}

/** "German · de". */
function labelOf(language) {
    const { tag, englishName } = languages[language];
    return `${englishName} · ${tag}`;
}

/** Where in which catalog file a message comes from: `{ file, line, column, pattern }`; null for a value alone. */
function sourceOfMessage(language, message) {
    const { key } = review.messages[message];
    if (key === null) return null;
    const { patterns, files, speakers } = languages[language];
    const entry = patterns[key];
    if (!entry) return null;
    const [pattern, file, line, column] = entry;
    const speaker = speakers?.[message];
    if (speaker !== undefined && speaker !== file) return { file: files[speaker], line: 0, column: 0, pattern: "" };
    return { file: files[file], line, column, pattern };
}

/** The branches that a message took: "paymentsLeft: one"; "" where there was no choice. */
function branchOf(language, message) {
    return review.strings[languages[language].branches[message]] ?? "";
}

/** What a line said before, with `--against`: undefined where it says the same, null where it is new. */
function oldTextOf(language, line) {
    return languages[language].old?.[line];
}

/** Lines that say the same in a language for the same key and in the same place: each with the first of them. */
const firstOfSame = languages.map(() => null);

function repeats(language) {
    if (!firstOfSame[language]) {
        const first = new Map();
        const same = new Int32Array(review.lines.length).fill(-1);
        const counts = new Map();
        for (let line = 0; line < same.length; line += 1) {
            const text = textOf(language, line);
            if (text === null) continue;
            const keys = keysOf(language, line).join(" ");
            const identity = [placeOf(line), keys, text, textOf(sourceIndex, line)].join("\n");
            if (!first.has(identity)) first.set(identity, line);
            same[line] = first.get(identity);
            counts.set(same[line], (counts.get(same[line]) ?? 0) + 1);
        }
        firstOfSame[language] = { same, counts };
    }
    return firstOfSame[language];
}
