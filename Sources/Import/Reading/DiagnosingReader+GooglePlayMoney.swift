internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

extension DiagnosingReader {
    /// An optional amount of Google's `Money`: a currency, whole units as text and billionths, of which a zero is left out.
    mutating func money(of node: JSONNode, otherwise consequence: String = "the price is not known") -> Price? {
        typealias Fields = GooglePlayFields.Money
        guard !node.isAbsent else { return nil }
        guard node.isObject else {
            reportMoney(at: node, "an object with currencyCode, units and nanos", consequence)
            return nil
        }
        guard !hasMisspelledPart(of: node, consequence) else { return nil }
        guard let currency = node[Fields.currencyCode].string.flatMap({ CurrencyCode($0) }) else {
            reportMoney(at: node[Fields.currencyCode], "an ISO 4217 code of money in use", consequence)
            return nil
        }
        // As many digits as DecimalAmount has before its point.
        guard let units = part(node[Fields.units], within: 0...999_999_999_999_999) else {
            reportMoney(at: node[Fields.units], "a whole number from 0 to 999999999999999", consequence)
            return nil
        }
        guard let nanos = part(node[Fields.nanos], within: 0...999_999_999).flatMap({ Int32(exactly: $0) }),
            let amount = DecimalAmount(units: units, nanos: nanos)
        else {
            let expected = "a whole number from 0 to 999999999, with the sign of the units"
            reportMoney(at: node[Fields.nanos], expected, consequence)
            return nil
        }
        let price = Price(amount: amount, currency: currency)
        reportExcessFractionDigits(of: price, at: node)
        trace(
            .price(price),
            from: [node[Fields.units], node[Fields.nanos], node[Fields.currencyCode]],
            by: "\(units) + \(nanos) / 1000000000"
        )
        return price
    }

    /// Whether a part that may be left out is there under a name that is not quite its own: what is left would be another
    /// amount. Reported where it is so.
    private mutating func hasMisspelledPart(of node: JSONNode, _ consequence: String) -> Bool {
        guard let field = Misspelling.fields(of: node, known: GooglePlayFields.Money.table.names).first else {
            return false
        }
        warn(
            .invalidPrice,
            at: field.name,
            found: "the field \(Excerpt.quoted(field.found))",
            expected: Excerpt.quoted(field.meant),
            consequence: consequence
        )
        return true
    }

    private func part(_ node: JSONNode, within range: ClosedRange<Int64>) -> Int64? {
        guard !node.isAbsent else { return 0 }
        return node.wholeNumber.flatMap { range.contains($0) ? $0 : nil }
    }

    private mutating func reportMoney(at node: JSONNode, _ expected: String, _ consequence: String) {
        warn(.invalidPrice, at: node, expected: expected, consequence: consequence)
    }
}
