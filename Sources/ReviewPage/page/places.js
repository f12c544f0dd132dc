// Where each line stands on a phone. The style sheet says how much room a place has (--inset, --lines, --shrink).

const placesOfProductLines = {
    name: "name",
    price: "price",
    period: "plan",
    frequency: "plan",
    pricePerPeriod: "rate",
    "pricePerPeriod.short": "short-rate",
    "pricePerPeriod.abbreviated": "tag",
    commitment: "caption",
    "commitment.badge": "badge",
    seats: "caption",
    quantity: "caption",
    includes: "caption",
    pricePerDay: "caption",
    pricePerWeek: "caption",
    pricePerMonth: "caption",
    pricePerYear: "caption",
    formerPrice: "former",
    "savings.percent": "badge",
    "savings.amount": "caption",
    "savings.free": "caption",
    "savings.comparison": "caption",
    "savings.perUnit": "caption",
    "savings.offer.percent": "caption",
    "savings.offer.amount": "caption",
    "savings.withOffer.percent": "caption",
    "savings.withOffer.amount": "caption",
    offer: "offer",
    offerBadge: "badge",
    callToAction: "button",
    "callToAction.short": "pill",
    disclosure: "disclosure",
};

const placesOfStatusLines = { name: "card-name", headline: "headline", detail: "detail", action: "action" };

const placesOfNotices = { detail: "detail", action: "action" };

const placesOfLabels = {
    title: "title",
    subtitle: "subtitle",
    restorePurchases: "link",
    termsOfUse: "link",
    privacyPolicy: "link",
    notNow: "link",
    manageSubscription: "button",
    redeemCode: "link",
    currentPlan: "button",
    priceNotLoaded: "rate",
};

const placesByGroupKind = {
    product: placesOfProductLines,
    status: placesOfStatusLines,
    notice: placesOfNotices,
    labels: placesOfLabels,
};

/** The place of a line in a preview; "" for what is not on a screen: spoken lines, words for staff, forms. */
function placeOf(line) {
    const places = entryOf(placesByGroupKind, kindOfGroup(line)) ?? {};
    return entryOf(places, review.lines[line].line) ?? "";
}

function kindOfGroup(line) {
    return review.groups[groupOfLine[line]].kind;
}

const namesOfPlaces = {
    title: "Title",
    subtitle: "Subtitle",
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
    notice: "Notices",
    labels: "Labels",
    words: "Words of templates",
    lengths: "Lengths and counts",
};

function nameOfGroupKind(kind) {
    return entryOf(namesOfGroupKinds, kind) ?? kind;
}

const phoneWidths = [320, 375, 430];
