internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

extension HistoryReader {
    /// An optional instant, stated as milliseconds since 1970 and rounded down to whole ones.
    ///
    /// Nothing was bought in 1970 or before: 0 is how encoders of other languages write a missing date, and Xcode states
    /// the year 1 for a date it does not have.
    mutating func instant(milliseconds node: JSONNode) -> Instant? {
        guard !node.isUnstated else { return nil }
        let expected = "milliseconds since 1970-01-01T00:00:00Z, above 0"
        if let number = node.scalarText.flatMap(ExactNumber.init), number.floor <= Self.lastInstant {
            return stated(Instant(milliseconds: number.floor), at: node, expected: expected)
        }
        warn(.invalidDate, at: node, expected: expected, consequence: "the date is left out")
        return nil
    }

    /// The last milliseconds that dates of other languages can hold too: ECMAScript's, in the year 275760.
    private static let lastInstant: Int64 = 8_640_000_000_000_000

    // MARK: Money

    /// The currency of the prices beside it: reported once, and only if there is a price that needs it.
    mutating func currency(_ node: JSONNode, of prices: JSONNode...) -> CurrencyCode? {
        guard prices.contains(where: { !$0.isUnstated }) else { return nil }
        if let currency = node.text.flatMap({ CurrencyCode($0) }) { return currency }
        warn(
            node.isUnstated ? .missingPrice : .invalidPrice,
            at: node,
            expected: "the ISO 4217 code of the price's currency, such as USD",
            consequence: "the price is left out"
        )
        return nil
    }

    /// A price in thousandths, read from its digits. Without a currency, of which `currency` has spoken, there is none.
    mutating func price(milliunits node: JSONNode, in currency: CurrencyCode?) -> Price? {
        guard !node.isUnstated else { return nil }
        guard let text = node.scalarText, text.utf8.allSatisfy(Self.digits.contains), let milliunits = Int64(text)
        else {
            warn(
                .invalidPrice,
                at: node,
                expected: "a whole number of thousandths of the currency's unit: 10990 is 10.99",
                consequence: "the price is left out"
            )
            return nil
        }
        guard let currency else { return nil }
        let price = Price(amount: DecimalAmount(milliunits: milliunits), currency: currency)
        reportExcessFractionDigits(of: price, at: node)
        return price
    }

    private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
}
