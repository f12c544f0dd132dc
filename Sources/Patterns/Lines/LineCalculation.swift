internal import Paywright

/// How what a line states is calculated from the amounts of a purchase, as exact fractions.
public struct LineCalculation: Hashable, Sendable, Codable {
    /// An exact fraction.
    public struct Fraction: Hashable, Sendable, Codable {
        /// Above the line.
        public let above: Int64
        /// Below the line, 1 or more.
        public let below: Int64

        /// A fraction from its parts; nil unless both are 1 or more.
        ///
        /// - Parameters:
        ///   - above: Above the line.
        ///   - below: Below the line.
        public init?(_ above: Int64, _ below: Int64) {
            guard above > 0, below > 0 else { return nil }
            self.above = above
            self.below = below
        }

        /// The same of a product that leaves the range of its type where it is nil.
        init?(_ above: (Int64, Int), _ below: (Int64, Int)) {
            let (top, isTopTooLarge) = above.0.multipliedReportingOverflow(by: Int64(above.1))
            let (bottom, isBottomTooLarge) = below.0.multipliedReportingOverflow(by: Int64(below.1))
            guard !isTopTooLarge, !isBottomTooLarge else { return nil }
            self.init(top, bottom)
        }
    }

    /// A price per unit.
    public struct PricePerUnit: Hashable, Sendable, Codable {
        /// The role that it has in the line.
        public let role: PatternRole
        /// By what the price is multiplied.
        public let fraction: Fraction
        /// Whether the fraction goes by no convention of how long a month is.
        public let isExact: Bool
    }

    /// What is compared.
    @nonexhaustive
    public enum Compared: String, Hashable, Sendable, CaseIterable, Codable {
        /// The price with that of the reference.
        case price
        /// What the offer costs with the product’s own price.
        case offer
        /// What the offer costs with the price of the reference.
        case offerAgainstReference
    }

    /// A saving.
    public struct Saving: Hashable, Sendable, Codable {
        /// What is compared.
        public let of: Compared
        /// The reference times what is above is compared with what is paid times what is below.
        public let fraction: Fraction
        /// How many months one saved period of the reference is; nil where no months are counted.
        public let months: Int?
    }

    /// The price per unit that the line states; nil for none.
    public let perUnit: PricePerUnit?
    /// The saving that the line states; nil for none.
    public let saving: Saving?
    /// How often the product compared with is charged; nil where the line compares with none.
    public let reference: String?
    /// Whether the line is there only while the offer’s price is lower than the product’s own.
    public let needsLowerOffer: Bool
}

extension LineCalculation {
    /// What a line states of some terms; nil where that is nothing calculated but sums.
    init?(of line: ProductLine, _ terms: PurchaseTerms, _ reference: PurchaseTerms?, _ basis: PeriodBasis) {
        let period = terms.regularPhase.chargedPeriod
        let other = reference?.regularPhase.chargedPeriod
        func perUnit(_ unit: PeriodUnit) -> PricePerUnit? {
            guard let period = period?.normalized() else { return nil }
            let ratio = basis.ratio(of: unit, in: period.unit)
            return Fraction((ratio.denominator, 1), (ratio.numerator, period.value)).map { fraction in
                PricePerUnit(role: PatternRole(per: unit), fraction: fraction, isExact: unit.counts(like: period.unit))
            }
        }
        func saving(_ compared: Compared, of length: SubscriptionPeriod?, every interval: SubscriptionPeriod?)
            -> Saving?
        {
            guard let length = length?.normalized(), let interval = interval?.normalized() else { return nil }
            let ratio = basis.smallestRatio(of: interval.unit, in: length.unit)
            let isOfMonths = line == .savingsTime && length.unit == .year && interval.unit == .month
            return Fraction((ratio.numerator, length.value), (ratio.denominator, interval.value)).map { fraction in
                Saving(of: compared, fraction: fraction, months: isOfMonths ? interval.value : nil)
            }
        }
        switch line {
        case .pricePerDay: self.init(perUnit(.day))
        case .pricePerWeek: self.init(perUnit(.week))
        case .pricePerMonth: self.init(perUnit(.month))
        case .pricePerYear: self.init(perUnit(.year))
        case .savingsPercent, .savingsAmount, .savingsTime, .savingsComparison:
            self.init(nil, saving(.price, of: period, every: other), other)
        case .savingsPerUnit:
            self.init((other?.normalized().unit).flatMap(perUnit), saving(.price, of: period, every: other), other)
        case .savingsOfferPercent, .savingsOfferAmount:
            self.init(nil, saving(.offer, of: terms.paidOfferLength, every: period))
        case .savingsWithOfferPercent, .savingsWithOfferAmount:
            self.init(nil, saving(.offerAgainstReference, of: terms.paidOfferLength, every: other), other)
        case .formerPrice, .formerPriceSpoken: self.init(nil, needsLowerOffer: true)
        case .offer where terms.isReducedOnce, .offerBadge where terms.isReducedOnce:
            self.init(nil, needsLowerOffer: true)
        case .name, .price, .period, .frequency, .pricePerPeriod, .pricePerPeriodShort, .pricePerPeriodAbbreviated,
            .pricePerPeriodSpoken, .commitment, .commitmentBadge, .seats, .quantity, .includes, .rental, .preorder,
            .offer, .offerBadge,
            .offerBadgeSpoken, .callToAction, .callToActionShort, .dueToday, .nextCharge, .trialTimelineToday,
            .trialTimelineLastDay, .trialTimelineCharge, .planChange, .taxIncluded, .cancelAnytime, .disclosure:
            return nil
        }
    }

    private init(
        _ perUnit: PricePerUnit?,
        _ saving: Saving? = nil,
        _ reference: SubscriptionPeriod? = nil,
        needsLowerOffer: Bool = false
    ) {
        self.perUnit = perUnit
        self.saving = saving
        self.reference = reference?.description
        self.needsLowerOffer = needsLowerOffer
    }
}

extension PurchaseTerms {
    /// Whether an offer changes what is paid once: words for a reduction are true of a lower price alone.
    fileprivate var isReducedOnce: Bool {
        offerPhases.first.map { $0.paymentMode == .oneTime && !$0.price.isFree } ?? false
    }
}

extension PricingPhase {
    /// How often a price that goes on is charged; nil for anything else.
    var chargedPeriod: SubscriptionPeriod? { isOpenEnded ? period?.singlePeriod : nil }
}

extension PurchaseTerms {
    /// The whole length of the offer’s first phase that costs something.
    var paidOfferLength: SubscriptionPeriod? {
        offerPhases.first { !$0.price.isFree }?.duration?.normalized().singlePeriod
    }
}

extension PeriodUnit {
    /// Whether both count months, or both days.
    fileprivate func counts(like other: PeriodUnit) -> Bool { isOfMonths == other.isOfMonths }

    private var isOfMonths: Bool { self == .month || self == .year }
}
