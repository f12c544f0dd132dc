extension ImportCode {
    /// Whether it means that what stands somewhere could not be read, or is not known: then what the field decides is not
    /// known either. A field that is missing decides by its documented default, and so does 0 in a field of which some
    /// libraries write that there is no date.
    var isUnreadable: Bool {
        switch self {
        case .wrongType, .unknownValue, .invalidDate, .invalidNumber, .invalidPeriod, .invalidPrice, .invalidIdentifier,
            .unknownCurrency, .contradictoryPrice, .signatureRejected, .signatureRequired,
            .unreadablePayload, .notSignedData:
            true
        case .emptyFile, .fileTooLarge, .nestedTooDeeply, .invalidJSON, .notAConfiguration, .notProducts, .morePages,
            .newerFormat, .noProducts, .bundlesNotRead, .unknownStorefront, .otherCurrency, .unknownField,
            .duplicateKey,
            .duplicateProductID, .duplicateIdentifier, .missingType, .unknownType, .misplacedProduct, .unusualPeriod,
            .invalidLevel, .missingGroupID, .missingName, .missingLocale, .duplicateLocale, .invalidProductID,
            .unmatchedProductID, .missingBasePlan, .notForSale, .numericPrice, .excessFractionDigits, .duplicateRegion,
            .calculatedPrice, .taxNotIncluded, .tooManyPhases, .noFixedPrice, .contradictoryCommitment,
            .unknownBillingPlan, .duplicateBillingPlan, .missingOfferID, .unknownPaymentMode, .unfilledOffer,
            .missingOfferPeriod, .invalidPeriodCount, .missingPeriodCount, .unexpectedPeriodCount, .pricedFreeOffer,
            .freePaidOffer, .offerOnFreeProduct, .contradictoryOffer, .offerWithoutBasePlan, .offerNotSold,
            .offerInOtherCurrency, .duplicateOffer, .unknownCustomers, .misplacedOffer, .contradictoryCurrency,
            .ambiguousNumber, .unknownOfferType, .missingPhases, .unknownIncludedProduct, .notAPriceList, .invalidTable,
            .dayNotStated, .laterPrice, .noPriceInForce, .preservedPrice, .unmatchedPrices, .keptPrice,
            .offerWithoutPrice,
            .offerPricesNotRead, .notAHistory, .mapOfInputs, .unknownSchema, .unsignedData, .storeError, .emptyDate,
            .contradictoryFields, .missingCurrency, .missingProductID, .missingPrice, .missingPeriod, .missingState,
            .undecidedField, .invalidFieldRow, .notExpanded, .severalRenewals, .notAboutOneCustomer,
            .otherCustomer, .otherApp, .otherEnvironment,
            .moreFaults:
            false
        }
    }
}
