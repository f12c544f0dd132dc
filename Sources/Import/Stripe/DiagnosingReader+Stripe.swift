internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

/// Values as every object of Stripe's states them.
extension DiagnosingReader {
    /// An optional instant in seconds since 1970.
    ///
    /// - Parameter isBackdated: Whether it may lie before Stripe's first sale, as what a merchant brought along does.
    mutating func seconds(of node: JSONNode, isBackdated: Bool = false) -> Instant? {
        guard !node.isAbsent else { return nil }
        let expected = "a time in whole seconds since 1970\(isBackdated ? "" : ", of 2010 or later")"
        guard let seconds = node.value?.numberText.flatMap(ExactNumber.init), seconds.isWhole,
            StripeTimes.all.contains(seconds.floor),
            isBackdated || seconds.floor >= StripeTimes.firstSale
        else {
            warn(.invalidDate, at: node, expected: expected, consequence: "the date is not known")
            return nil
        }
        return stated(Instant(milliseconds: seconds.floor * 1_000), at: node, expected: expected)
    }

    /// An object that is expanded; nil where it is an identifier, or none. Anything else is reported.
    mutating func expanded(_ node: JSONNode) -> JSONNode? {
        if node.isObject { return node }
        _ = text(of: node)
        return nil
    }

    /// Whether an object is stated, expanded or by its identifier; anything else is reported.
    mutating func hasReference(_ node: JSONNode) -> Bool { stripeID(of: node) != nil }

    /// An identifier, whether the object is expanded or not.
    mutating func stripeID(of node: JSONNode) -> String? {
        node.isObject ? text(of: node["id"]) : text(of: node)
    }

    /// An optional currency, in three small letters; one of another kind is reported.
    mutating func stripeCurrency(of node: JSONNode, losing consequence: String) -> CurrencyCode? {
        if let currency = node.string.flatMap({ $0 == $0.lowercased() ? CurrencyCode($0.uppercased()) : nil }) {
            return currency
        }
        let code: ImportCode = node.isAbsent ? .missingCurrency : .unknownCurrency
        fail(
            code,
            at: node,
            expected: "a currency with an ISO 4217 code of money in use, in small letters, such as usd",
            consequence: consequence
        )
        return nil
    }

    /// An amount that an object states in whole units, exactly, or both; nil, and reported, unless there is one.
    mutating func stripeAmount(
        of node: JSONNode,
        whole wholeKey: FieldKey,
        exact exactKey: FieldKey,
        in currency: CurrencyCode,
        losing consequence: String
    ) -> StripeAmount? {
        let (whole, exact) = (node[wholeKey], node[exactKey])
        let stated = [whole, exact].filter { !$0.isAbsent }
        let amounts = stated.compactMap { stripeUnits(of: $0, losing: consequence) }
        guard let amount = amounts.last, amounts.count == stated.count else { return nil }
        guard amounts.allSatisfy({ $0 == amount }) else {
            fail(
                .contradictoryPrice,
                at: exact,
                expected: "the \(wholeKey.name) of \(Excerpt.describing(whole))",
                consequence: consequence
            )
            return nil
        }
        return StripeAmount(units: amount, currency: currency)
    }

    /// A number of smallest units, in a number or a text; trailing zeros of a fraction say nothing.
    private mutating func stripeUnits(of node: JSONNode, losing consequence: String) -> DecimalAmount? {
        var text = Substring(node.string ?? node.value?.numberText ?? "")
        if text.contains(".") {
            while text.hasSuffix("0") { text = text.dropLast() }
            if text.hasSuffix(".") { text = text.dropLast() }
        }
        if let amount = DecimalAmount(text) { return amount }
        fail(
            .invalidPrice,
            at: node,
            expected: "an amount in the currency’s smallest unit, with at most 9 decimals",
            consequence: consequence
        )
        return nil
    }

    /// How much a coupon takes off; nil, and reported, unless it states that in one way.
    mutating func reduction(of coupon: JSONNode, losing consequence: String) -> StripeReduction? {
        let (percent, amount) = (coupon[StripeFields.Coupon.percentOff], coupon[StripeFields.Coupon.amountOff])
        guard percent.isAbsent != amount.isAbsent else {
            fail(
                percent.isAbsent ? .missingPrice : .contradictoryFields,
                at: coupon,
                found: percent.isAbsent ? "neither percent_off nor amount_off" : "percent_off beside amount_off",
                expected: "percent_off or amount_off",
                consequence: consequence
            )
            return nil
        }
        guard percent.isAbsent else {
            let all = DecimalAmount(billionths: 100_000_000_000)
            let text = percent.value?.numberText ?? percent.string ?? ""
            if let value = DecimalAmount(text), value > .zero, value <= all { return .percent(value) }
            let expected = "a percentage above 0, 100 at most"
            fail(.invalidNumber, at: percent, expected: expected, consequence: consequence)
            return nil
        }
        guard let currency = stripeCurrency(of: coupon[StripeFields.Coupon.currency], losing: consequence),
            let units = stripeUnits(of: amount, losing: consequence)
        else { return nil }
        return .amount(StripeAmount(units: units, currency: currency))
    }
}

/// The times that Stripe's objects can state, in seconds since 1970.
private enum StripeTimes {
    static let all: ClosedRange<Int64> = -99_999_999_999...99_999_999_999
    /// 2010, when the first merchants sold by Stripe.
    static let firstSale: Int64 = 1_262_304_000
}
