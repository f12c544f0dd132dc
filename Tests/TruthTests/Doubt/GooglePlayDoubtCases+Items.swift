import Testing

/// What stands beside a renewal, what changes what comes, and what changes nothing.
extension GooglePlayDoubtCase {
    // MARK: One item beside another

    static let items: [GooglePlayDoubtCase] = [
        GooglePlayDoubtCase(.addOn, "lineItems.1", "7", says: whole, never: ["€2.99"]),
        GooglePlayDoubtCase(.addOn, "lineItems.1.productId", "7", says: whole, never: ["€2.99"]),
        GooglePlayDoubtCase(.addOn, "lineItems.1.expiryTime", #""x""#, says: whole, never: ["€2.99"]),
        GooglePlayDoubtCase(.addOn, "lineItems.0", "7", never: ["€"]),
        // "Google Play may insert a prorated charge after any trial or intro pricing phases", so that renewals align with the base item.
        GooglePlayDoubtCase(
            .addOn,
            "lineItems.1.expiryTime",
            #""2026-12-09T10:00:00Z""#,
            says: whole + ["December 9"],
            never: ["€2.99"]
        ),
        GooglePlayDoubtCase(.addOn, "lineItems.1.autoRenewingPlan", "7", says: whole, never: ["€2.99"]),
        GooglePlayDoubtCase(.addOn, "\(addOn).priceChangeDetails", "7", says: whole, never: ["€2.99"]),
        GooglePlayDoubtCase(.addOn, "\(plan).installmentDetails", "7", says: ["€2.99"], never: ["€9.99"]),
        GooglePlayDoubtCase(.graceAddOn, "lineItems.1.expiryTime", "7", says: ["still have access for now"]),
        GooglePlayDoubtCase(.graceAddOn, "lineItems.1", "7", says: ["still have access for now"]),
    ]

    // MARK: What changes what comes, and is not calculated

    static let changed: [GooglePlayDoubtCase] = [
        // A promotion of the sign-up, and no phase that says what is paid now.
        GooglePlayDoubtCase(
            .withoutPhase,
            "\(item).signupPromotion",
            #"{"vanityCode": {"promotionCode": "SPRING"}}"#,
            access: true,
            says: ["December 2"],
            never: ["€"]
        ),
        GooglePlayDoubtCase(
            "\(item).offerPhase",
            #"{"prorationPeriod": {"originalOfferPhaseType": "FREE_TRIAL"}}"#,
            access: true,
            says: ["December 2"],
            never: ["€", "free"]
        ),
        // Fields that no documentation had when this was written.
        GooglePlayDoubtCase("surcharge", #"{"units": "1"}"#, access: true, says: ["December 2"], never: ["€"]),
        // An object without members states that it is there, as `deferredItemRemoval` does.
        GooglePlayDoubtCase("scheduledPause", "{}", access: true, says: ["December 2"], never: ["€"]),
        GooglePlayDoubtCase("\(item).usageBasedPlan", "{}", access: true, says: ["December 2"], never: ["€"]),
        GooglePlayDoubtCase("\(item).seats", "5", access: true, says: ["December 2"], never: ["€"]),
        GooglePlayDoubtCase("\(plan).loyalty", #"{"percent": 5}"#, access: true, says: ["December 2"], never: ["€"]),
    ]

    // MARK: What changes nothing

    static let harmless: [GooglePlayDoubtCase] = [
        GooglePlayDoubtCase("etag", #""x2""#, access: true, says: whole),
        GooglePlayDoubtCase("acknowledgementState", #""ACKNOWLEDGEMENT_STATE_PENDING""#, access: true, says: whole),
        GooglePlayDoubtCase(
            "externalAccountIdentifiers",
            #"{"obfuscatedExternalAccountId": "7"}"#,
            access: true,
            says: whole
        ),
        GooglePlayDoubtCase("outOfAppPurchaseContext", #"{"expiredPurchaseToken": "a"}"#, access: true, says: whole),
        GooglePlayDoubtCase("subscribeWithGoogleInfo", #"{"profileName": "A"}"#, access: true, says: whole),
        GooglePlayDoubtCase("linkedPurchaseToken", #""a""#, access: true, says: whole),
        GooglePlayDoubtCase("regionCode", #""US""#, access: true, says: whole),
        GooglePlayDoubtCase("testPurchase", "{}", access: true, says: whole),
        GooglePlayDoubtCase(
            "\(item).itemReplacement",
            #"{"productId": "lake", "replacementMode": "CHARGE_FULL_PRICE"}"#,
            access: true,
            says: whole
        ),
        GooglePlayDoubtCase("\(item).offerDetails.offerTags", #"["a"]"#, access: true, says: whole),
        GooglePlayDoubtCase(.trial, "\(item).signupPromotion", #"{"oneTimeCode": {}}"#, says: ["free trial"]),
        GooglePlayDoubtCase("\(item).signupPromotion", #"{"oneTimeCode": {}}"#, access: true, says: whole),
        GooglePlayDoubtCase("\(item).deferredItemRemoval", "null", access: true, says: whole),
        GooglePlayDoubtCase("surcharge", "null", access: true, says: whole),
        GooglePlayDoubtCase("surcharge", "0", access: true, says: whole),
        GooglePlayDoubtCase(
            .grace,
            "inGracePeriodStateContext",
            #"{"renewalDeclined": {"pendingOrderId": "GPA.1-2-3..3"}}"#,
            access: true,
            says: ["still have access for now"]
        ),
        GooglePlayDoubtCase(
            .hold,
            "onHoldStateContext",
            #"{"renewalDeclined": {"pendingOrderId": "GPA.1-2-3..3"}}"#,
            access: false,
            says: ["on hold"]
        ),
        GooglePlayDoubtCase(
            .expired,
            "\(context).userInitiatedCancellation.cancelSurveyResult",
            #"{"reason": "CANCEL_SURVEY_REASON_COST_RELATED"}"#,
            says: ["November 16", "It was canceled"]
        ),
    ]
}
