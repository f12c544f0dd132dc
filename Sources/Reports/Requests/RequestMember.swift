/// The members of a request.
enum RequestMember: String, CaseIterable {
    case schema, id, op
    case locale, locales, texts, tags
    case timeZone, now
    case products, productIDs, storefront, claims, plan, quantity, compareWith
    case wholeAmounts, preferDisplayPrice, derivedPrices
    case lines, eligibility, input, bundleID, environment, afterRefund, dateStyle
    case dialect, template, productNames, custom, appName, countdownTo, countFrom, capitalize
    case errors, balance, unit, amount, currency, currencyWidth, period
}

/// What a request asks for.
package enum RequestOperation: String, CaseIterable, Sendable {
    case status
    case paywall
    case template
    case notice
    case balance
    case price
    case period
    case locales
    case reload

    /// The members that it uses.
    var members: Set<RequestMember> {
        let all: Set<RequestMember> = [.schema, .id, .op]
        let texts: Set<RequestMember> = [.locale, .locales, .texts, .tags]
        let sale: Set<RequestMember> = [
            .products, .productIDs, .storefront, .claims, .plan, .quantity, .compareWith, .wholeAmounts,
            .preferDisplayPrice, .derivedPrices,
        ]
        let own: Set<RequestMember> =
            switch self {
            case .status:
                texts.union([
                    .timeZone, .now, .products, .lines, .eligibility, .input, .bundleID, .environment, .afterRefund,
                    .dateStyle, .wholeAmounts,
                ])
            case .paywall: texts.union(sale).union([.lines])
            case .template:
                texts.union(sale).union([
                    .timeZone, .now, .dialect, .template, .productNames, .custom, .appName, .countdownTo, .countFrom,
                    .capitalize,
                ])
            case .notice: texts.union([.errors])
            case .balance: texts.union([.balance, .unit])
            case .price: texts.union([.amount, .currency, .currencyWidth, .wholeAmounts])
            case .period: texts.union([.period])
            case .locales: [.locale, .locales]
            case .reload: []
            }
        return all.union(own)
    }

    /// Looked up for each request.
    static let membersByOperation = Dictionary(
        uniqueKeysWithValues: allCases.map { ($0, Set($0.members.map(\.rawValue))) }
    )
}
