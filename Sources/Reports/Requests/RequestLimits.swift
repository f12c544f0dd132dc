internal import PaywrightJSON

/// How many of something a request may have: an answer grows with each of them, and so does the work.
enum RequestLimits {
    /// Locales of a request; "all" counts as one.
    static let locales = 200
    /// Names of `texts`, claims, entries of `tags` and of `productNames`.
    static let names = 100
    /// Lines and product identifiers, entries of `custom`, error codes.
    static let entries = 1_000
    /// UTF-8 bytes of an element's name in `tags`.
    static let elementBytes = 64
    /// Variables of a template.
    static let variables = 10_000

    /// The most elements of a member's array, or entries of its object; nil where it has neither.
    static func most(of member: RequestMember) -> Int? {
        switch member {
        case .locales: locales
        case .texts, .claims, .require, .tags, .productNames, .ignoredFields: names
        case .productIDs, .lines, .custom, .outcomes, .errors: entries
        case .schema, .id, .op, .locale, .timeZone, .now, .products, .storefront, .plan, .quantity, .compareWith,
            .wholeAmounts, .preferDisplayPrice, .derivedPrices, .merchant, .merchantLink, .button, .eligibility,
            .explain,
            .customer,
            .input,
            .stripeSignature, .stripeTolerance, .requireSignature, .bundleID, .environment, .afterRefund,
            .afterFailedPayment, .policy, .dateStyle, .timeStyle,
            .dialect, .template, .appName, .countdownTo, .countFrom, .capitalize, .balance, .unit, .amount, .currency,
            .currencyWidth, .period, .address, .rules, .region, .due:
            nil
        }
    }

    /// Refuses a member with more than it may have.
    static func check(_ count: Int, _ what: String, at member: RequestMember, most: Int?) throws(RequestRefusal) {
        guard let most, count > most else { return }
        let (found, expected) = ("\(count) \(what)", "at most \(most)")
        throw RequestRefusal(.unusableValue, at: RequestReader.path(member), found: found, expected: expected)
    }
}
