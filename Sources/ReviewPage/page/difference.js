// What changed between two texts, word by word.

const wordSegmenter = new Intl.Segmenter("en", { granularity: "word" });

function wordsOf(text) {
    return [...wordSegmenter.segment(text)].map(({ segment }) => segment);
}

// Comparing takes time and memory for each pair of words; texts for people have far fewer.
const mostPairsOfWords = 4e6;

/** The words of `before`, those that `after` lacks in elements of the tag; all of them where there are too many. */
function differenceNodes(before, after, tag) {
    const here = wordsOf(before);
    const there = wordsOf(after);
    if (here.length * there.length > mostPairsOfWords) return [element(tag, {}, before)];
    const shared = sharedWords(here, there);
    const nodes = [];
    let lost = "";
    const flush = () => { if (lost) nodes.push(element(tag, {}, lost)); lost = ""; };
    here.forEach((word, index) => {
        if (!shared.has(index)) {
            lost += word;
        } else {
            flush();
            nodes.push(word);
        }
    });
    flush();
    return nodes;
}

/** The places in `here` of a longest common subsequence. */
function sharedWords(here, there) {
    const columns = there.length + 1;
    const lengths = new Uint16Array((here.length + 1) * columns);
    for (let row = here.length - 1; row >= 0; row -= 1) {
        for (let column = there.length - 1; column >= 0; column -= 1) {
            lengths[row * columns + column] = here[row] === there[column]
                ? lengths[(row + 1) * columns + column + 1] + 1
                : Math.max(lengths[(row + 1) * columns + column], lengths[row * columns + column + 1]);
        }
    }
    const shared = new Set();
    let row = 0;
    let column = 0;
    while (row < here.length && column < there.length) {
        if (here[row] === there[column]) {
            shared.add(row);
            row += 1;
            column += 1;
        } else if (lengths[(row + 1) * columns + column] >= lengths[row * columns + column + 1]) {
            row += 1;
        } else {
            column += 1;
        }
    }
    return shared;
}
