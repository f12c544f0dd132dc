// Where each line stands on a phone, as in `Sources/Wording`: its key and its place. Other lines are not on a screen.

export const placesOfProducts = new Map(Object.entries({
    "name": "name",
    "price": "price",
    "formerPrice": "former",
    "period": "plan",
    "frequency": "plan",
    "pricePerPeriod": "rate",
    "pricePerPeriod.short": "short-rate",
    "pricePerPeriod.abbreviated": "tag",
    "commitment.badge": "badge",
    "savings.percent": "badge",
    "offerBadge": "badge",
    "commitment": "caption",
    "seats": "caption",
    "quantity": "caption",
    "includes": "caption",
    "pricePerDay": "caption",
    "pricePerWeek": "caption",
    "pricePerMonth": "caption",
    "pricePerYear": "caption",
    "savings.amount": "caption",
    "savings.time": "caption",
    "savings.comparison": "caption",
    "savings.perUnit": "caption",
    "savings.offer.percent": "caption",
    "savings.offer.amount": "caption",
    "savings.withOffer.percent": "caption",
    "savings.withOffer.amount": "caption",
    "offer": "offer",
    "callToAction": "button",
    "callToAction.short": "pill",
    "disclosure": "disclosure",
}));

export const placesOfLabels = new Map(Object.entries({
    title: "title",
    priceNotLoaded: "rate",
    manageSubscription: "button",
    currentPlan: "button",
    restorePurchases: "link",
    termsOfUse: "link",
    privacyPolicy: "link",
    notNow: "link",
    redeemCode: "link",
}));

export const placesOfStatus = new Map(Object.entries({
    name: "card-name",
    headline: "headline",
    detail: "detail",
    action: "action",
}));
