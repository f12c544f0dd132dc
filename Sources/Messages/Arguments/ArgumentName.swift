internal import PaywrightValues

/// The values a message can use, by the names catalogs write them with.
@nonexhaustive
public enum ArgumentName: String, Hashable, Sendable, CaseIterable {
    /// The product's own price.
    case price
    /// An offer's price.
    case offerPrice
    /// The price of an offer that follows another offer.
    case nextOfferPrice
    /// The price of the next renewal.
    case renewalPrice
    /// A price before a change.
    case oldPrice
    /// A price after a change.
    case newPrice
    /// The sum of several payments.
    case total
    /// What is saved.
    case savingAmount
    /// The price of one unit: of a month of a yearly plan, of a seat, of a piece.
    case unitPrice
    /// The price of the product that is compared with.
    case referencePrice

    /// How often the product renews.
    case period
    /// The length of one cycle of an offer.
    case offerPeriod
    /// The whole length of an offer.
    case offerDuration
    /// The whole length of an offer that follows another offer.
    case nextOfferDuration
    /// The length of a free trial.
    case trialDuration
    /// The length of a plan compared with.
    case planPeriod
    /// The length of a commitment.
    case commitmentDuration
    /// How long a saving pays for: "2 months" of a yearly plan that costs what ten months do.
    case savingDuration
    /// The length a form is asked of; only inside form keys.
    case duration

    /// How often an offer's price is charged.
    case cycles
    /// How many payments there are.
    case paymentCount
    /// How many payments are left.
    case paymentsLeft
    /// How many days are left.
    case daysLeft
    /// How many things are bought.
    case quantity
    /// How many people can use the purchase.
    case seats
    /// How many credits there are.
    case balance
    /// The number in the length; only inside form keys.
    case count
    /// The day of the month; only inside date forms.
    case day
    /// The number of the month; only inside date forms.
    case month

    /// The date the line is about.
    case date
    /// When something begins.
    case startDate
    /// Until when something can be done.
    case deadline

    /// A discount, as a fraction.
    case percent
    /// The product's name.
    case product
    /// The name of the product changed to.
    case newProduct
    /// The subscription group's name.
    case group
    /// The names of the products in a bundle, as a list.
    case includedProducts
    /// How often, as an adverb inside a sentence.
    case frequency
    /// The month's name as it stands in a date; only inside date forms.
    case monthName
    /// The year; only inside date forms.
    case year
    /// The store's identifier of a product.
    case productID
    /// The store's identifier of a transaction.
    case transactionID
    /// A balance with its unit, in the words of the caller's own message: "12 credits".
    case credits
    /// The store: appStore, googlePlay or other.
    case store
    /// Whether an offer can be had: eligible, ineligible or unknown.
    case outcome
    /// The unit of the length; only inside form keys.
    case unit

    /// Whether only the words of a form (`duration.…`, `date.…`) have it.
    public var isInsideFormsOnly: Bool {
        switch self {
        case .duration, .count, .unit, .day, .month, .monthName, .year: true
        default: false
        }
    }

    /// The length that a price is charged every; nil where no argument states it.
    var chargingPeriod: ArgumentName? {
        switch self {
        case .price: .period
        case .offerPrice: .offerPeriod
        default: nil
        }
    }

    /// The words that a selection can be, beside `other`; nil for what is none.
    package var selectionWords: [String]? {
        switch self {
        case .store: ["appStore", "googlePlay"]
        case .outcome: ["eligible", "ineligible", "unknown"]
        case .unit: PeriodUnit.allCases.map(\.rawValue)
        default: nil
        }
    }

    /// What kind of value it is.
    public var kind: ArgumentKind {
        switch self {
        case .price, .offerPrice, .nextOfferPrice, .renewalPrice, .oldPrice, .newPrice, .total, .savingAmount,
            .unitPrice, .referencePrice:
            .money
        case .period, .offerPeriod, .offerDuration, .nextOfferDuration, .trialDuration, .planPeriod,
            .commitmentDuration, .savingDuration, .duration:
            .length
        case .cycles, .paymentCount, .paymentsLeft, .daysLeft, .quantity, .seats, .balance, .count, .day, .month:
            .count
        case .date, .startDate, .deadline: .date
        case .percent: .percent
        case .product, .newProduct, .group, .includedProducts, .frequency, .monthName, .year, .productID,
            .transactionID, .credits:
            .text
        case .store, .unit, .outcome: .selection
        }
    }
}

/// The kinds of values messages use.
@nonexhaustive
public enum ArgumentKind: String, Hashable, Sendable, CaseIterable {
    /// A price: `{price}`, `{pricePerPeriod}`.
    case money
    /// A length of time: `{period}`, `{periodCount, plural, …}`, `{periodUnit, select, …}`, `{period_every}`.
    case length
    /// A whole number: `{cycles}`, `{cycles, plural, …}`.
    case count
    /// A date: `{date}`, `{date_on}`, `{dateTime}`.
    case date
    /// A percentage.
    case percent
    /// A name or a phrase.
    case text
    /// One of a few words, for `select`.
    case selection
}
