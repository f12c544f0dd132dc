extension ProductLine {
    /// The keys of the messages that word the line, in the order of the catalogs; empty where the line is a value alone.
    ///
    ///     ProductLine.frequency.messageKeys    // ["frequency", "frequency.commitment"]
    ///
    /// A line with an amount that tax is added to also has the words of `plusTax` around it, one with an amount for seats or for
    /// several pieces those of `forSeats` or `forQuantity`, an offer with two amounts for seats those of `forSeats.offer`.
    public var messageKeys: [String] { keys.map(\.rawValue) }

    private var keys: [ProductKey] {
        switch self {
        case .name, .formerPrice: []
        case .price: [.priceFree, .pricePlusTax, .priceAlone]
        case .pricePerDay, .pricePerWeek, .pricePerMonth, .pricePerYear: [.pricePerUnit, .pricePerUnitExact]
        case .period: [.period, .periodCommitment]
        case .frequency: [.frequency, .frequencyCommitment]
        case .pricePerPeriod: [.pricePerPeriod]
        case .pricePerPeriodShort: [.pricePerPeriodShort]
        case .pricePerPeriodAbbreviated: [.pricePerPeriodAbbreviated]
        case .pricePerPeriodSpoken: [.pricePerPeriodSpoken]
        case .commitment: [.commitment, .commitmentAfterOffer]
        case .commitmentBadge: [.commitmentBadge]
        case .seats: [.seats, .seatsOneTime]
        case .quantity: [.quantity]
        case .includes: [.includes]
        case .rental: Self.keys(of: "rental")
        case .preorder: [.preorder]
        case .formerPriceSpoken: Self.keys(of: "formerPrice.")
        case .savingsPercent: [.savingsPercent]
        case .savingsAmount: [.savingsAmount]
        case .savingsTime: [.savingsTime]
        case .savingsComparison: [.savingsComparison]
        case .savingsPerUnit: [.savingsPerUnit, .savingsPerUnitExact]
        case .savingsOfferPercent: [.savingsOfferPercent]
        case .savingsOfferAmount: [.savingsOfferAmount]
        case .savingsWithOfferPercent: [.savingsWithOfferPercent]
        case .savingsWithOfferAmount: [.savingsWithOfferAmount]
        case .offer: Self.keys(of: "offer.")
        case .offerBadge: Self.keys(of: "offerBadge.").filter { $0 != .offerBadgePayAsYouGoSpoken }
        case .offerBadgeSpoken: [.offerBadgePayAsYouGoSpoken]
        case .callToAction: Self.keys(of: "callToAction.").filter { !$0.rawValue.hasSuffix(".short") }
        case .callToActionShort: Self.keys(of: "callToAction.").filter { $0.rawValue.hasSuffix(".short") }
        case .dueToday: Self.keys(of: "dueToday")
        case .nextCharge: [.nextCharge]
        case .trialTimelineToday: [.trialTimelineToday]
        case .trialTimelineLastDay: [.trialTimelineLastDay]
        case .trialTimelineCharge: [.trialTimelineCharge]
        case .planChange: Self.keys(of: "planChange.")
        case .taxIncluded: [.taxIncluded]
        case .cancelAnytime: Self.keys(of: "cancelAnytime")
        case .disclosure: Self.keys(of: "disclosure.")
        }
    }

    private static func keys(of family: String) -> [ProductKey] {
        ProductKey.allCases.filter { $0.rawValue.hasPrefix(family) }
    }
}
