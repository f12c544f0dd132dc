internal import PaywrightJSON
internal import PaywrightValues

/// The fields that stores document for their objects about purchases: a name that is near one of them and not among them
/// is a field that was broken on its way, not a new one.
enum StoreFields {
    // MARK: Google Play

    static let googlePlaySubscription: FieldNames = [
        "kind", "regionCode", "startTime", "subscriptionState", "latestOrderId", "linkedPurchaseToken",
        "pausedStateContext", "canceledStateContext", "testPurchase", "acknowledgementState",
        "externalAccountIdentifiers", "subscribeWithGoogleInfo", "etag", "outOfAppPurchaseContext",
        "onHoldStateContext", "inGracePeriodStateContext", "lineItems",
    ]
    static let googlePlayLineItem: FieldNames = [
        "productId", "expiryTime", "latestSuccessfulOrderId", "autoRenewingPlan", "prepaidPlan", "offerDetails",
        "offerPhase", "deferredItemReplacement", "deferredItemRemoval", "itemReplacement", "signupPromotion",
    ]
    static let googlePlayMoney: FieldNames = ["currencyCode", "units", "nanos"]
    static let googlePlayRenewingPlan: FieldNames = [
        "autoRenewEnabled", "recurringPrice", "priceChangeDetails", "installmentDetails", "priceStepUpConsentDetails",
    ]

    // MARK: Objects inside

    /// The fields of the objects that stand in one of these objects, by the name of the field that holds them. Each is read
    /// by its own reader; only what decides something is here.
    static let inside: [String: FieldNames] = [
        "canceledStateContext": [
            "userInitiatedCancellation", "systemInitiatedCancellation", "developerInitiatedCancellation",
            "replacementCancellation",
        ],
        "userInitiatedCancellation": ["cancelTime", "cancelSurveyResult"],
        "pausedStateContext": ["autoResumeTime"],
        "prepaidPlan": ["allowExtendAfterTime"],
        "offerDetails": ["basePlanId", "offerId", "offerTags"],
        "offerPhase": ["freeTrial", "introductoryPrice", "basePrice", "prorationPeriod"],
        "deferredItemReplacement": ["productId"],
        "priceChangeDetails": ["newPrice", "priceChangeMode", "priceChangeState", "expectedNewPriceChargeTime"],
        "installmentDetails": [
            "initialCommittedPaymentsCount", "subsequentCommittedPaymentsCount", "remainingCommittedPaymentsCount",
            "pendingCancellation",
        ],
        "priceStepUpConsentDetails": ["state", "consentDeadlineTime", "newPrice"],
    ]
}

extension HistoryFormReader {
    /// Takes note of fields whose names differ in one place from one that is missing, here and in the objects inside: what
    /// they state is lost.
    mutating func noteMisspelledFields(of node: JSONNode, known: FieldNames) {
        for field in Misspelling.fields(of: node, known: known) {
            session.hasLost = true
            warn(
                .unknownField,
                at: field.name,
                found: "the field \(Excerpt.quoted(field.found))",
                expected: Excerpt.quoted(field.meant),
                consequence: "the field is not read, and the history is taken as incomplete"
            )
        }
        let members = node.value?.objectValue?.members ?? []
        // A name that stands twice is looked up once: each look goes through all members.
        var seen: [String] = []
        for index in members.indices where members[index].value.objectValue != nil {
            let name = members[index].name
            guard known.contains(name), let inside = StoreFields.inside[name], !seen.contains(name) else { continue }
            seen.append(name)
            noteMisspelledFields(of: node[name], known: inside)
        }
    }
}
