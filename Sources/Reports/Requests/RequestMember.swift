/// The members of a request.
enum RequestMember: String, CaseIterable {
    case schema, id, op
    case locale, locales, address, texts, tags
    case timeZone, now
    case products, productIDs, storefront, claims, plan, quantity, compareWith
    case wholeAmounts, preferDisplayPrice, derivedPrices, merchant, merchantLink, button, require
    case lines, eligibility, explain, customer, input, stripeSignature, stripeTolerance, requireSignature, ignoredFields
    case rules, region, due
    case bundleID, environment, afterRefund, afterFailedPayment, policy, dateStyle, timeStyle
    case dialect, template, productNames, custom, appName, countdownTo, countFrom, capitalize
    case outcomes, errors, balance, unit, amount, currency, currencyWidth, period
}

/// What a request asks for: its `op`.
///
///     RequestOperation.allCases.map { "/v1/\($0.rawValue)" }    // ["/v1/status", "/v1/paywall", …]
@nonexhaustive
public enum RequestOperation: String, CaseIterable, Sendable {
    /// What to tell a customer.
    case status
    /// The words for products and their offers.
    case paywall
    /// What to write to a customer before or after an event.
    case notices
    /// A text of a paywall tool, filled in.
    case template
    /// What to tell a customer after a purchase or a restore.
    case outcome
    /// A balance with a word of the caller's own.
    case balance
    /// One amount.
    case price
    /// One length of time.
    case period
    /// The words that a law fixes for buttons in a country.
    case fixedWords
    /// The languages that there are.
    case locales
    /// Reads the files of the product sets again.
    case reload

    /// The operation of a name, and of the name that it had.
    init?(named name: String) { self.init(rawValue: name == "notice" ? "outcome" : name) }

    /// The members that it uses.
    var members: Set<RequestMember> {
        let all: Set<RequestMember> = [.schema, .id, .op]
        let texts: Set<RequestMember> = [.locale, .locales, .address, .texts, .tags]
        let sale: Set<RequestMember> = [
            .products, .productIDs, .storefront, .claims, .plan, .quantity, .compareWith, .wholeAmounts,
            .preferDisplayPrice, .derivedPrices, .merchant, .merchantLink,
        ]
        let own: Set<RequestMember> =
            switch self {
            case .status:
                texts.union([
                    .timeZone, .now, .products, .lines, .eligibility, .explain, .input, .stripeSignature,
                    .stripeTolerance,
                    .requireSignature, .ignoredFields, .bundleID, .environment, .afterRefund, .afterFailedPayment,
                    .policy, .dateStyle, .timeStyle,
                    .wholeAmounts, .merchant, .merchantLink,
                ])
            case .paywall:
                texts.union(sale).union([
                    .button, .require, .lines, .customer, .timeZone, .now, .requireSignature, .ignoredFields, .bundleID,
                    .environment,
                    .afterRefund, .afterFailedPayment, .policy,
                ])
            case .notices:
                texts.union([
                    .timeZone, .now, .products, .rules, .region, .due, .input, .requireSignature, .ignoredFields,
                    .bundleID, .environment, .afterRefund, .afterFailedPayment, .policy, .dateStyle, .timeStyle,
                    .wholeAmounts, .merchant, .merchantLink,
                ])
            case .template:
                texts.union(sale).union([
                    .timeZone, .now, .dialect, .template, .productNames, .custom, .appName, .countdownTo, .countFrom,
                    .capitalize,
                ])
            case .outcome: texts.union([.outcomes])
            case .balance: texts.union([.balance, .unit])
            case .price: texts.union([.amount, .currency, .currencyWidth, .wholeAmounts])
            case .period: texts.union([.period])
            case .fixedWords: [.locale, .locales, .storefront, .lines]
            case .locales: [.locale, .locales, .address]
            case .reload: []
            }
        return all.union(own)
    }

    /// Looked up for each request.
    static let membersByOperation = Dictionary(
        uniqueKeysWithValues: allCases.map { ($0, Set($0.members.map(\.rawValue))) }
    )
}
