internal import PaywrightValues

extension Diagnostic {
    /// Whether a part of what the input states about a customer is lost, so that nothing may be promised from what is left.
    ///
    /// Not lost is what is kept as it stands, what the input states twice in different words, and what the caller asked to
    /// leave out.
    var losesHistory: Bool { ImportCode(self)?.losesHistory ?? true }
}

extension ImportCode {
    fileprivate var losesHistory: Bool {
        switch self {
        case .excessFractionDigits, .numericPrice, .unsignedData, .contradictoryFields, .emptyDate, .otherApp,
            .otherEnvironment, .unknownField, .undecidedField, .noFixedPrice, .taxNotIncluded, .notExpanded,
            .severalRenewals, .laterPrice, .moreFaults:
            false
        case .emptyFile, .fileTooLarge, .nestedTooDeeply, .invalidJSON, .notAConfiguration, .notProducts, .morePages,
            .newerFormat, .noProducts, .bundlesNotRead, .unknownStorefront, .otherCurrency, .wrongType, .duplicateKey,
            .missingProductID, .duplicateProductID, .duplicateIdentifier, .missingType, .unknownType, .misplacedProduct,
            .missingPeriod,
            .invalidPeriod, .unusualPeriod, .invalidLevel, .missingGroupID, .missingName, .missingLocale,
            .duplicateLocale, .invalidProductID, .unmatchedProductID, .missingBasePlan, .missingState, .notForSale,
            .missingPrice, .invalidPrice, .contradictoryPrice, .duplicateRegion, .calculatedPrice, .tooManyPhases,
            .contradictoryCommitment, .unknownBillingPlan, .duplicateBillingPlan, .missingOfferID, .unknownPaymentMode,
            .unfilledOffer, .missingOfferPeriod, .invalidPeriodCount, .missingPeriodCount, .unexpectedPeriodCount,
            .pricedFreeOffer, .freePaidOffer, .offerOnFreeProduct, .contradictoryOffer, .offerWithoutBasePlan,
            .offerNotSold, .offerInOtherCurrency, .duplicateOffer, .unknownCustomers, .misplacedOffer,
            .missingCurrency, .unknownCurrency, .contradictoryCurrency, .ambiguousNumber, .unknownOfferType,
            .missingPhases, .unknownIncludedProduct, .notAPriceList, .invalidTable, .dayNotStated, .noPriceInForce,
            .preservedPrice, .unmatchedPrices, .keptPrice, .offerWithoutPrice, .offerPricesNotRead, .notAHistory,
            .mapOfInputs, .unknownSchema, .signatureRejected, .signatureRequired, .unreadablePayload, .notSignedData,
            .storeError, .invalidFieldRow,
            .unknownValue, .invalidIdentifier, .invalidDate, .invalidNumber, .notAboutOneCustomer,
            .otherCustomer:
            true
        }
    }
}
