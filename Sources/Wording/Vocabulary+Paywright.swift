public import PaywrightMessages
internal import PaywrightModel

extension Vocabulary {
    /// What messages about prices, offers and subscriptions can use. The order is that of the numbers in review pages.
    public static let paywright = Vocabulary(
        [
            .price, .offerPrice, .nextOfferPrice, .renewalPrice, .oldPrice, .newPrice, .total, .savingAmount,
            .unitPrice, .referencePrice,
            .period, .offerPeriod, .offerDuration, .nextOfferDuration, .trialDuration, .planPeriod, .commitmentDuration,
            .savingDuration, .duration,
            .cycles, .paymentCount, .paymentsLeft, .daysLeft, .quantity, .seats, .balance, .count, .day, .month,
            .date, .startDate, .deadline, .cancelBy,
            .percent,
            .product, .newProduct, .group, .includedProducts,
            .frequency, .offer,
            .monthName, .year, .productID, .transactionID, .credits,
            .store, .outcome, .unit,
            .merchant, .merchantLink, .line, .weekday, .hoursLeft, .hours,
            .rentalDuration, .startedDuration,
        ],
        selectionWords: [
            .store: StoreName.allCases.filter { $0 != .other }.map(\.rawValue),
            .outcome: ["eligible", "ineligible", "unknown"],
        ],
        chargingPeriods: [.offerPrice: .offerPeriod],
        pricesWithoutPeriod: [.renewalPrice, .newPrice],
        countingFromOne: [.cycles, .quantity, .seats],
        lines: Dictionary(uniqueKeysWithValues: ProductLine.allCases.map { ($0.rawValue, $0.messageKeys) })
    ).with(layers: [.googlePlay])
}

extension Catalog {
    /// Reads an ARB file of messages about prices, offers and subscriptions from its bytes.
    ///
    /// Throws when it is no catalog at all; a fault in one message is an issue.
    ///
    /// - Parameters:
    ///   - bytes: The bytes of the file.
    ///   - file: The file's name, for messages about it.
    /// - Throws: `CatalogFailure` where the file is not a catalog.
    public convenience init(parsing bytes: [UInt8], file: String) throws(CatalogFailure) {
        try self.init(parsing: bytes, file: file, vocabulary: .paywright)
    }
}

extension CatalogLibrary {
    /// A library of catalogs about prices, offers and subscriptions; throws when one is misnamed or the source language is
    /// missing.
    ///
    /// - Parameter sources: The files of the catalogs.
    /// - Throws: `LocaleTag.Malformed` for a source whose locale is no tag; `CatalogFailure` where the source language is
    ///   missing.
    public convenience init(_ sources: [Source]) throws { try self.init(sources, vocabulary: .paywright) }
}
