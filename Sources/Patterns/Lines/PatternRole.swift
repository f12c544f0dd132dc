public import Paywright

/// What stands in a place of a pattern. The order of the cases is the one in which positions are numbered.
@nonexhaustive
public enum PatternRole: String, Hashable, Sendable, CaseIterable, Codable {
    /// What the store charges for one period, or once.
    case price
    /// The price of one seat or piece.
    case unitPrice
    /// The price of one cycle of the offer’s first phase that costs something.
    case offerPrice
    /// The same of its second phase that costs something.
    case nextOfferPrice
    /// The price without the offer, to be struck through.
    case formerPrice
    /// The price of the product compared with.
    case referencePrice
    /// The calculated price per day.
    case pricePerDay
    /// The calculated price per week.
    case pricePerWeek
    /// The calculated price per month.
    case pricePerMonth
    /// The calculated price per year.
    case pricePerYear
    /// What is saved.
    case savedAmount
    /// The sum of several payments.
    case total
    /// What is saved, in whole percent.
    case percent
    /// The product’s name.
    case product
    /// A day, as the device writes it.
    case date

    /// What a value of it is.
    @nonexhaustive
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// An amount with its currency.
        case money
        /// A percentage.
        case percent
        /// A text from outside.
        case text
        /// A day that is written already.
        case date
    }

    /// What a value of it is.
    public var kind: Kind {
        switch self {
        case .price, .unitPrice, .offerPrice, .nextOfferPrice, .formerPrice, .referencePrice, .pricePerDay,
            .pricePerWeek, .pricePerMonth, .pricePerYear, .savedAmount, .total:
            .money
        case .percent: .percent
        case .product: .text
        case .date: .date
        }
    }

    /// What the amount is, for layouts; nil of what is no amount.
    public var money: MoneyRole? {
        switch self {
        case .price, .unitPrice: .billed
        case .offerPrice, .nextOfferPrice: .introductory
        case .formerPrice: .former
        case .referencePrice: .reference
        case .pricePerDay, .pricePerWeek, .pricePerMonth, .pricePerYear, .savedAmount: .calculated
        case .total: .total
        case .percent, .product, .date: nil
        }
    }

    /// What it is, in one sentence for translators.
    package var explanation: String {
        switch self {
        case .price: "What the store charges for one period, or once."
        case .unitPrice: "The price of one seat or piece."
        case .offerPrice: "The price of one cycle of the offer."
        case .nextOfferPrice: "The price of one cycle of the offer’s second paid phase."
        case .formerPrice: "The price without the offer."
        case .referencePrice: "The price of the product compared with."
        case .pricePerDay: "The price per day; no store charges it."
        case .pricePerWeek: "The price per week; no store charges it."
        case .pricePerMonth: "The price per month; no store charges it."
        case .pricePerYear: "The price per year; no store charges it."
        case .savedAmount: "What is saved."
        case .total: "The sum of several payments."
        case .percent: "What is saved, in percent."
        case .product: "The product’s name."
        case .date: "A day, as the device writes it: “November 24, 2026”."
        }
    }

    /// A value as American English writes it.
    package var example: String {
        switch self {
        case .price: "$9.99"
        case .unitPrice: "$4.99"
        case .offerPrice: "$2.99"
        case .nextOfferPrice: "$6.99"
        case .formerPrice: "$9.99"
        case .referencePrice: "$12.99"
        case .pricePerDay: "$0.33"
        case .pricePerWeek: "$2.30"
        case .pricePerMonth: "$0.83"
        case .pricePerYear: "$119.88"
        case .savedAmount: "$19.98"
        case .total: "$29.97"
        case .percent: "16%"
        case .product: "Aurora"
        case .date: "November 24, 2026"
        }
    }

    /// The calculated price per unit.
    init(per unit: PeriodUnit) {
        self =
            switch unit {
            case .day: .pricePerDay
            case .week: .pricePerWeek
            case .month: .pricePerMonth
            case .year: .pricePerYear
            }
    }
}
