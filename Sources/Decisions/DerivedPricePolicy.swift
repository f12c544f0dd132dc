internal import PaywrightModel
public import PaywrightValues

/// How prices that no store bills are calculated: "$59.99 per year" as "$4.99 per month".
///
/// A billed amount is never rounded. A calculated one is an exact fraction, rounded once, at the currency's own digits.
///
///     let yearly = Price("59.99", "USD")!, year = SubscriptionPeriod(1, .year)!
///     DerivedPricePolicy.standard.price(yearly, every: year, per: .month)?.description     // "USD 5.00"
///     DerivedPricePolicy.revenueCat.price(yearly, every: year, per: .month)?.description   // "USD 4.99"
public struct DerivedPricePolicy: Hashable, Sendable {
    /// How units convert into each other.
    public let basis: PeriodBasis
    /// Where an amount between two of the currency's decimals goes.
    public let rounding: RoundingRule

    /// A policy from its parts.
    ///
    /// - Parameters:
    ///   - basis: How units convert into each other.
    ///   - rounding: Where an amount between two of the currency's decimals goes.
    public init(basis: PeriodBasis = .standard, rounding: RoundingRule = .halfUp) {
        self.basis = basis
        self.rounding = rounding
    }

    /// The default: the standard basis, rounded to the nearest amount, half up. Rounded down, a price would seem lower than
    /// it is in nearly every case.
    public static let standard = DerivedPricePolicy()
    /// As RevenueCat's SDKs calculate: the standard basis, rounded down.
    public static let revenueCat = DerivedPricePolicy(rounding: .down)
    /// As Adapty's iOS SDK calculates.
    public static let adaptyIOS = DerivedPricePolicy(basis: .fourWeekMonth, rounding: .halfEven)
    /// As Adapty's Android SDK calculates.
    public static let adaptyAndroid = DerivedPricePolicy(basis: .thirtyDayMonth, rounding: .up)
    /// As Superwall calculates.
    public static let superwall = DerivedPricePolicy(basis: .twelfthOfYear, rounding: .down)
    /// As Qonversion calculates weeks, months and years (it has no price per day).
    public static let qonversion = DerivedPricePolicy(basis: .fourWeekMonth, rounding: .halfEven)

    /// The price per one `unit` of a price charged every `period`.
    ///
    /// The same length has the same price however it is written: P12M as P1Y, P7D as P1W. nil when it would be the billed
    /// price itself, or rounds to nothing (which would read as free).
    ///
    /// - Parameters:
    ///   - price: What is charged.
    ///   - period: How often it is charged.
    ///   - unit: The unit that the result is for.
    public func price(_ price: Price, every period: SubscriptionPeriod, per unit: PeriodUnit) -> CalculatedPrice? {
        let period = period.normalized()
        guard period != SubscriptionPeriod(1, unit), !price.isFree else { return nil }
        let unitsPerPeriodUnit = basis.ratio(of: unit, in: period.unit)
        let (denominator, overflow) = unitsPerPeriodUnit.numerator.multipliedReportingOverflow(by: Int64(period.value))
        guard !overflow else { return nil }
        func rounded(_ rounding: RoundingRule) -> DecimalAmount? {
            price.amount.scaled(
                by: unitsPerPeriodUnit.denominator,
                over: denominator,
                fractionDigits: price.currency.fractionDigits,
                rounding: rounding
            )
        }
        guard let amount = rounded(rounding), amount != .zero else { return nil }
        return CalculatedPrice(
            price: Price(amount: amount, currency: price.currency),
            isExact: unit.isOfMonths == period.unit.isOfMonths && rounded(.down) == rounded(.up)
        )
    }

    /// The same for a price charged every calendar duration; nil too for one of months and days, which no unit counts.
    ///
    ///     // P8W4D is 60 days, P1Y6M 18 months; P1M3D has no price per day.
    ///
    /// - Parameters:
    ///   - price: What is charged.
    ///   - duration: How often it is charged.
    ///   - unit: The unit that the result is for.
    public func price(_ price: Price, every duration: CalendarDuration, per unit: PeriodUnit) -> CalculatedPrice? {
        duration.normalized().singlePeriod.flatMap { self.price(price, every: $0, per: unit) }
    }
}

/// A price that no store bills, and whether it is what the billed one comes to.
///
///     // $60 per year is exactly $5 per month; $59.99 per year about that; $0.16 per day is an average of leap years too.
public struct CalculatedPrice: Hashable, Sendable, CustomStringConvertible {
    /// The amount at the currency's own digits.
    public let price: Price
    /// Whether nothing was rounded, and no unit was counted by a convention of how long a month is.
    public let isExact: Bool

    /// "USD 5.00", as the price is described.
    public var description: String { price.description }
}

extension PeriodUnit {
    /// Whether it counts months: months and years do, days and weeks do not.
    var isOfMonths: Bool { self == .month || self == .year }
}
