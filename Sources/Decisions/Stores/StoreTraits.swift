internal import PaywrightModel
internal import PaywrightValues

/// How a store sells and states things: what decisions ask in place of a store's name. A new store is one more value.
struct StoreTraits: Sendable {
    /// Whether a product has base plans, and a purchase is of one of them. Such products are joined with purchases of stores
    /// of that kind only.
    let hasBasePlans: Bool
    /// Whether a subscription is of items, each of which is sold by itself, and states what each is called.
    let hasItems: Bool
    /// Whether its subscriptions are in groups, of which one runs at a time. One whose group is not stated may be of any.
    let hasGroups: Bool
    /// Whether its histories hold subscriptions alone.
    let hasOnlySubscriptions: Bool
    /// Whether every offer has an identifier, and none states a kind.
    let namesOffersWithoutKind: Bool
    /// Whether it states the kind of each offer, so that one without a kind is not known.
    let statesKindsOfOffers: Bool
    /// Whether every offer but an introductory one has an identifier.
    let namesAllButIntroductoryOffers: Bool
    /// Whether it names the offer of the next renewal, so that a stated price without an offer is the full one.
    let statesOfferOfNextRenewal: Bool
    /// Whether the price that it states of renewals is that of the plan that runs, without offers.
    let statesRecurringPrice: Bool
    /// Whether it goes on naming an offer whose phases are over, so that a product file tells nothing of what runs.
    let namesOffersThatAreOver: Bool
    /// Whether the end of a period that it states in a grace period is that of the grace period so far, which it moves on.
    let isGraceInsideExpiry: Bool
    /// Whether a failed payment is stated beside the transactions alone: none of them shows one, and none ends later for one.
    let statesFailuresApart: Bool
    /// For how long it tries a payment of a commitment again, whose end moves by the time until it is made; nil where no such rule is
    /// documented.
    let longestRetryInCommitment: Duration?
    /// The storefront in which a customer is asked for a consent before any offer is followed by a paid time, as for a price increase; nil
    /// where none is documented.
    let storefrontOfConversionConsents: String?
    /// Whether nobody gets an offer whose payment has failed, by the store’s own rule.
    let keepsOffersFromUnpaid: Bool
    /// Whether it decides itself who gets its offers, and states nothing of it.
    let decidesOffersItself: Bool
    /// Whether the merchant, and not the store, decides what a customer has access to while a payment has failed, while a
    /// subscription is paused, and after a refund.
    let leavesAccessToMerchant: Bool
    /// Who alone can pause a subscription; nil where others can as well, or nobody can.
    let pausedBy: PauseCause?
    /// Whether a customer who ends a pause early is charged then.
    let chargesOnResumption: Bool
    /// Whether a merchant sells directly, so that customers cancel in their account there.
    let isSoldByMerchant: Bool
    /// Whether an app can ask the store again for what an account has bought: only there a button restores purchases.
    let restoresPurchases: Bool
    /// Whether customers cancel in their account on Amazon’s site: the store’s own words name no place.
    let isCancelledAtAmazon: Bool
    /// Whether the page on which its customers look their purchases up has subscriptions alone.
    let listsOnlySubscriptions: Bool
    /// Whether support staff look a purchase up by its original transaction; elsewhere by the latest order.
    let isLookedUpByOriginal: Bool
    /// Whether a purchase that is made from its parts, without an answer of the store, counts as cancelled by the customer.
    let countsAsCancelledByCustomer: Bool
    /// Whether a change of plan takes effect by the levels and the lengths of both plans.
    let changesPlansByLevel: Bool
    /// Whether another plan takes over with the next payment of a commitment, which ends with it: it binds who cancels alone.
    let endsCommitmentsByPlan: Bool
    /// Whether an offer taken by a subscriber may begin at the next renewal.
    let beginsOffersAtRenewal: Bool
    /// Whether its periods are counted in UTC, from the first one; elsewhere no calendar is documented.
    let countsPeriodsInUTC: Bool
    /// Whether a day that a month lacks is known to become the last one of the month.
    let endsAtEndOfMonth: Bool
    /// How many hours after a period begins a charge may come, at most.
    let hoursOfCharge: Int64
    /// Whether a renewal may be charged before its period begins.
    let chargesBeforePeriods: Bool
    /// How many hours before a charge a cancellation has to come.
    let hoursToCancelBefore: Int64
    /// When the first thing can have been sold in the store: a date before was written in another unit, or is a sample's. nil
    /// where each seller has a day of its own.
    let firstSale: Instant?

    /// Why an offer is not known that the seller decides about.
    var reasonOfSeller: UncertaintyReason { isSoldByMerchant ? .decidedByMerchant : .decidedByStore }
}

extension StoreName {
    /// How the store sells and states things.
    var traits: StoreTraits {
        switch self {
        case .appStore: .appStore
        case .googlePlay: .googlePlay
        case .stripe: .stripe
        case .amazon: .amazon
        case .paddle: .paddle
        case .other: .other
        }
    }
}

extension StoreName {
    /// Whether a customer who ends a pause early is charged then.
    package var chargesOnResumption: Bool { traits.chargesOnResumption }

    /// Whether a merchant sells directly, so that customers cancel in their account there.
    package var isSoldByMerchant: Bool { traits.isSoldByMerchant }

    /// Whether the page on which its customers look their purchases up has subscriptions alone.
    package var listsOnlySubscriptions: Bool { traits.listsOnlySubscriptions }

    /// Whether an app can ask the store again for what an account has bought.
    package var restoresPurchases: Bool { traits.restoresPurchases }

    /// Whether customers cancel in their account on Amazon’s site.
    package var isCancelledAtAmazon: Bool { traits.isCancelledAtAmazon }
}

extension StoreTraits {
    /// What names a subscription in an order's identifier, where renewals have numbers of their own behind it: Google Play's
    /// "GPA.3300-1111-2222-33333..4". nil where an identifier is of one period alone.
    func subscriptionID(ofOrder id: String) -> String? {
        guard hasBasePlans else { return nil }
        return id.firstRange(of: "..").map { String(id[..<$0.lowerBound]) } ?? id
    }

    /// What names a subscription and an item of it, the same whether others stand beside it or not: Stripe's "sub_1/si_1".
    func subscriptionID(_ original: String, itemIDs: [String]) -> String {
        guard hasItems, let item = itemIDs.first, !original.contains("/") else { return original }
        return "\(original)/\(item)"
    }
}

extension StoreTraits {
    fileprivate static let appStore = StoreTraits(
        hasBasePlans: false,
        hasItems: false,
        hasGroups: true,
        hasOnlySubscriptions: false,
        namesOffersWithoutKind: false,
        statesKindsOfOffers: true,
        namesAllButIntroductoryOffers: true,
        statesOfferOfNextRenewal: true,
        statesRecurringPrice: false,
        namesOffersThatAreOver: false,
        isGraceInsideExpiry: false,
        // Apple, gracePeriodExpiresDate and isInBillingRetryPeriod: fields of the renewal information alone.
        statesFailuresApart: true,
        // Apple, “Managing the life cycle of monthly subscriptions with a 12-month commitment”: the commitment ends after 90 days.
        longestRetryInCommitment: .seconds(90 * 86_400),
        // Apple, “Handling subscription price changes”: consent where “the subscriber converts from trials or offers in South Korea”.
        storefrontOfConversionConsents: "KOR",
        keepsOffersFromUnpaid: true,
        decidesOffersItself: false,
        leavesAccessToMerchant: false,
        pausedBy: nil,
        chargesOnResumption: false,
        isSoldByMerchant: false,
        // Apple, “Restoring purchased products”: AppStore.sync() after the customer asks for it.
        restoresPurchases: true,
        isCancelledAtAmazon: false,
        listsOnlySubscriptions: false,
        isLookedUpByOriginal: true,
        countsAsCancelledByCustomer: true,
        // Apple, “Auto-renewable subscriptions”, ranking: upgrades take effect immediately, downgrades at the next renewal.
        changesPlansByLevel: true,
        endsCommitmentsByPlan: false,
        beginsOffersAtRenewal: true,
        countsPeriodsInUTC: false,
        endsAtEndOfMonth: true,
        hoursOfCharge: 0,
        chargesBeforePeriods: false,
        hoursToCancelBefore: 24,
        // The App Store opened on July 10, 2008 (Apple, “iPhone App Store Downloads Top 10 Million in First Weekend”).
        firstSale: Instant(milliseconds: 1_215_648_000_000)
    )

    fileprivate static let googlePlay = StoreTraits(
        hasBasePlans: true,
        hasItems: false,
        hasGroups: false,
        hasOnlySubscriptions: true,
        namesOffersWithoutKind: true,
        statesKindsOfOffers: false,
        namesAllButIntroductoryOffers: false,
        statesOfferOfNextRenewal: false,
        statesRecurringPrice: true,
        namesOffersThatAreOver: true,
        // Google Play, “Subscription lifecycle”, grace period: `expiryTime` is extended until the grace period is over.
        isGraceInsideExpiry: true,
        statesFailuresApart: false,
        longestRetryInCommitment: nil,
        storefrontOfConversionConsents: nil,
        keepsOffersFromUnpaid: false,
        decidesOffersItself: true,
        leavesAccessToMerchant: false,
        // Google Play, “Subscription lifecycle”: users pause their subscriptions in the store.
        pausedBy: .customer,
        // Google Play, “Subscription lifecycle”: the billing date becomes the day on which the customer resumes.
        chargesOnResumption: true,
        isSoldByMerchant: false,
        // Google Play Billing, queryPurchasesAsync: what the account has.
        restoresPurchases: true,
        isCancelledAtAmazon: false,
        listsOnlySubscriptions: true,
        isLookedUpByOriginal: false,
        countsAsCancelledByCustomer: false,
        changesPlansByLevel: false,
        // Google Play, “About subscriptions”, plan changes of installments: for these “the commitment is not firm”.
        endsCommitmentsByPlan: true,
        beginsOffersAtRenewal: false,
        countsPeriodsInUTC: false,
        endsAtEndOfMonth: false,
        hoursOfCharge: 0,
        // Google Play Terms of Service, “Subscriptions”: it may charge up to 24 hours before a billing period.
        chargesBeforePeriods: true,
        // The same: a cancellation at any time before the end of the period that runs counts for the next; a trial is cancelled before
        // its end.
        hoursToCancelBefore: 0,
        // Android Market, as Google Play was called, opened on October 22, 2008 (Android Developers Blog).
        firstSale: Instant(milliseconds: 1_224_633_600_000)
    )

    fileprivate static let stripe = StoreTraits(
        hasBasePlans: false,
        hasItems: true,
        hasGroups: false,
        hasOnlySubscriptions: true,
        namesOffersWithoutKind: true,
        statesKindsOfOffers: false,
        namesAllButIntroductoryOffers: false,
        // Every discount stands in the subscription: a price is given only where all of them are known.
        statesOfferOfNextRenewal: true,
        statesRecurringPrice: false,
        namesOffersThatAreOver: false,
        isGraceInsideExpiry: false,
        statesFailuresApart: false,
        longestRetryInCommitment: nil,
        storefrontOfConversionConsents: nil,
        keepsOffersFromUnpaid: false,
        decidesOffersItself: true,
        // Stripe, “How subscriptions work”: past_due leads where the merchant’s settings say, and the merchant provisions.
        leavesAccessToMerchant: true,
        pausedBy: nil,
        chargesOnResumption: false,
        isSoldByMerchant: true,
        restoresPurchases: false,
        isCancelledAtAmazon: false,
        listsOnlySubscriptions: false,
        isLookedUpByOriginal: true,
        countsAsCancelledByCustomer: false,
        changesPlansByLevel: false,
        endsCommitmentsByPlan: false,
        beginsOffersAtRenewal: false,
        // Stripe, “Set the billing cycle date”: anchors are UTC timestamps, and a charge is tried about an hour after the period begins:
        // the second hour is the margin of “about”.
        countsPeriodsInUTC: true,
        endsAtEndOfMonth: true,
        hoursOfCharge: 2,
        chargesBeforePeriods: false,
        hoursToCancelBefore: 0,
        // Stripe was founded in 2010, and took its first payments in that year.
        firstSale: Instant(milliseconds: 1_262_304_000_000)
    )

    /// A receipt is that of a whole subscription, whatever was renewed since.
    fileprivate static let amazon = StoreTraits(
        hasBasePlans: false,
        hasItems: false,
        hasGroups: false,
        hasOnlySubscriptions: false,
        namesOffersWithoutKind: false,
        statesKindsOfOffers: false,
        namesAllButIntroductoryOffers: false,
        statesOfferOfNextRenewal: false,
        statesRecurringPrice: false,
        namesOffersThatAreOver: false,
        isGraceInsideExpiry: false,
        statesFailuresApart: false,
        longestRetryInCommitment: nil,
        storefrontOfConversionConsents: nil,
        keepsOffersFromUnpaid: false,
        decidesOffersItself: true,
        leavesAccessToMerchant: false,
        pausedBy: nil,
        chargesOnResumption: false,
        isSoldByMerchant: false,
        // Amazon, “Implement In-App Purchasing”, getPurchaseUpdates: what the account has.
        restoresPurchases: true,
        // Amazon, “Manage your Appstore subscriptions”: in the customer’s account on Amazon.
        isCancelledAtAmazon: true,
        listsOnlySubscriptions: false,
        isLookedUpByOriginal: true,
        countsAsCancelledByCustomer: false,
        changesPlansByLevel: false,
        endsCommitmentsByPlan: false,
        beginsOffersAtRenewal: false,
        countsPeriodsInUTC: false,
        endsAtEndOfMonth: false,
        hoursOfCharge: 0,
        chargesBeforePeriods: false,
        hoursToCancelBefore: 0,
        // The Amazon Appstore opened on March 22, 2011 (Amazon press release of that day).
        firstSale: Instant(milliseconds: 1_300_752_000_000)
    )

    /// A subscription is looked up by its own identifier.
    fileprivate static let paddle = StoreTraits(
        hasBasePlans: false,
        hasItems: false,
        hasGroups: false,
        hasOnlySubscriptions: false,
        namesOffersWithoutKind: false,
        statesKindsOfOffers: false,
        namesAllButIntroductoryOffers: false,
        statesOfferOfNextRenewal: false,
        statesRecurringPrice: false,
        namesOffersThatAreOver: false,
        isGraceInsideExpiry: false,
        statesFailuresApart: false,
        longestRetryInCommitment: nil,
        storefrontOfConversionConsents: nil,
        keepsOffersFromUnpaid: false,
        decidesOffersItself: true,
        // Paddle, “Subscription statuses”: sellers decide how they treat customers who are past_due.
        leavesAccessToMerchant: true,
        pausedBy: nil,
        chargesOnResumption: false,
        isSoldByMerchant: true,
        restoresPurchases: false,
        isCancelledAtAmazon: false,
        listsOnlySubscriptions: false,
        isLookedUpByOriginal: true,
        countsAsCancelledByCustomer: false,
        changesPlansByLevel: false,
        endsCommitmentsByPlan: false,
        beginsOffersAtRenewal: false,
        countsPeriodsInUTC: false,
        endsAtEndOfMonth: false,
        hoursOfCharge: 0,
        chargesBeforePeriods: false,
        hoursToCancelBefore: 0,
        // Paddle was founded in 2012.
        firstSale: Instant(milliseconds: 1_325_376_000_000)
    )

    /// What an app sells itself, as it states it in the package's own form.
    fileprivate static let other = StoreTraits(
        hasBasePlans: false,
        hasItems: false,
        hasGroups: true,
        hasOnlySubscriptions: false,
        namesOffersWithoutKind: false,
        statesKindsOfOffers: false,
        namesAllButIntroductoryOffers: false,
        statesOfferOfNextRenewal: false,
        statesRecurringPrice: false,
        namesOffersThatAreOver: false,
        isGraceInsideExpiry: false,
        statesFailuresApart: false,
        longestRetryInCommitment: nil,
        storefrontOfConversionConsents: nil,
        keepsOffersFromUnpaid: false,
        decidesOffersItself: true,
        leavesAccessToMerchant: false,
        pausedBy: nil,
        chargesOnResumption: false,
        isSoldByMerchant: true,
        restoresPurchases: false,
        isCancelledAtAmazon: false,
        listsOnlySubscriptions: false,
        isLookedUpByOriginal: false,
        countsAsCancelledByCustomer: false,
        changesPlansByLevel: false,
        endsCommitmentsByPlan: false,
        beginsOffersAtRenewal: false,
        countsPeriodsInUTC: false,
        endsAtEndOfMonth: false,
        hoursOfCharge: 0,
        chargesBeforePeriods: false,
        hoursToCancelBefore: 0,
        firstSale: nil
    )
}
