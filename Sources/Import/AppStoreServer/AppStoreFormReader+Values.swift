internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

extension AppStoreFormReader {
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
    private static var lastInstant: Int64 { 8_640_000_000_000_000 }

    /// Takes note of when the store signed an object, and returns it.
    mutating func noteSignedDate(of node: JSONNode) -> Instant? {
        let date = instant(milliseconds: node["signedDate"])
        noteStatedDate(date)
        return date
    }

    /// How many were bought: 1 where it is not stated.
    mutating func quantity(_ node: JSONNode) -> Int {
        wholeNumber(of: node, in: 1...Int(Int32.max)) ?? 1
    }

    /// The offer of a transaction or of the next renewal; nil if nothing is said of one.
    mutating func appliedOffer(_ node: JSONNode) -> AppliedOffer? {
        let offer = AppliedOffer(
            type: stated(node["offerType"], as: AppStoreNames.offerTypes),
            paymentMode: stated(node["offerDiscountType"], as: AppStoreNames.paymentModes),
            id: text(of: node["offerIdentifier"]),
            period: duration(of: node["offerPeriod"])
        )
        return offer == AppliedOffer() ? nil : offer
    }

    /// A price increase by its status; no other change of price has one.
    mutating func priceIncrease(_ node: JSONNode) -> PriceChange? {
        stated(node, as: AppStoreNames.priceIncreaseStates).map { PriceChange(kind: .known(.increase), state: $0) }
    }

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

    private static var digits: ClosedRange<UInt8> { UInt8(ascii: "0")...UInt8(ascii: "9") }

    // MARK: What an object cannot do without

    /// The one field that a transaction cannot do without.
    mutating func productID(ofTransaction node: JSONNode, named name: String) -> String? {
        guard node.isObject else {
            fail(.wrongType, at: node, expected: "a transaction", consequence: "it is left out")
            return nil
        }
        if let id = text(of: node[name]) { return id }
        fail(
            .missingProductID,
            at: node[name],
            expected: "the id of the product bought",
            consequence: "the transaction is left out"
        )
        return nil
    }

    /// Reports renewal information without any content.
    mutating func isSaying(_ renewal: RenewalInfo, at node: JSONNode) -> Bool {
        guard renewal == RenewalInfo(store: .appStore) else { return true }
        fail(
            .notAHistory,
            at: node,
            found: "an object without anything about a renewal",
            expected: "renewal information",
            consequence: "it is left out"
        )
        return false
    }
}
