// Where each line stands on a phone: the data says it by kind and name. The style sheet says how much room a place has
// (--inset, --lines, --shrink).

/** The place of a line in a preview; "" for what is not on a screen: spoken lines, words for staff, forms. */
function placeOf(line) {
    const places = entryOf(review.places, kindOfGroup(line)) ?? {};
    return entryOf(places, review.lines[line].line) ?? "";
}

function kindOfGroup(line) {
    return review.groups[groupOfLine[line]].kind;
}

const namesOfPlaces = {
    title: "Title",
    name: "Product name",
    price: "Price",
    former: "Price struck through",
    rate: "Price with its period",
    plan: "Plan label",
    "short-rate": "Short price in a plan row",
    tag: "Price tag",
    badge: "Badge",
    caption: "Caption",
    offer: "Offer",
    button: "Button",
    action: "Button on a card",
    pill: "Small button",
    disclosure: "Disclosure",
    link: "Text button",
    headline: "Card headline",
    detail: "Card text",
    "card-name": "Card name",
};

const namesOfGroupKinds = {
    product: "Products and offers",
    status: "Subscription status",
    eligibility: "Eligibility",
    outcome: "Outcomes",
    notice: "Notices",
    labels: "Labels",
    words: "Words of templates",
    lengths: "Lengths and counts",
};

function nameOfGroupKind(kind) {
    return entryOf(namesOfGroupKinds, kind) ?? kind;
}

const phoneWidths = [320, 375, 430];
