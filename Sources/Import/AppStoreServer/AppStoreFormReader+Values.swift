internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

extension AppStoreFormReader {
    /// An optional instant, stated as milliseconds since 1970 and rounded down to whole ones.
    ///
    /// Nothing was bought in 1970 or before. Nothing lasts beyond the year 9999: these are microseconds.
    mutating func instant(milliseconds node: JSONNode) -> Instant? {
        guard !node.isUnstated else { return nil }
        let expected = Self.dateGrammar
        if let number = node.scalarText.flatMap(ExactNumber.init), number.floor <= Self.lastInstant {
            return stated(Instant(milliseconds: number.floor), at: node, expected: expected)
        }
        warn(.invalidDate, at: node, expected: expected, consequence: "the date is left out")
        return nil
    }

    /// An optional instant of a field that the App Store leaves out where there is no date: libraries in which the number is
    /// not optional write that as 0.
    mutating func instant(millisecondsOrZero node: JSONNode) -> Instant? {
        guard node.isZero else { return instant(milliseconds: node) }
        warn(.emptyDate, at: node, expected: Self.dateGrammar, consequence: "it is taken as no date")
        return nil
    }

    private static var dateGrammar: String { "milliseconds since 1970-01-01T00:00:00Z, above 0" }

    /// The last milliseconds of the calendar that dates are written in.
    private static var lastInstant: Int64 { Instant.rfc3339Range.upperBound.milliseconds }

    /// An instant at which the store did something, which it did not before it opened.
    mutating func clock(_ date: Instant?, at node: JSONNode) -> Instant? {
        guard let date, date < Self.opening else { return date }
        warn(
            .invalidDate,
            at: node,
            expected: "a date since the App Store opened on \(Self.opening)",
            consequence: "the date is left out"
        )
        return nil
    }

    /// 10 July 2008.
    private static var opening: Instant { Instant(milliseconds: 1_215_648_000_000) }

    /// Takes note of when the store signed an object, and returns it.
    mutating func noteSignedDate(_ node: JSONNode) -> Instant? {
        let date = clock(instant(milliseconds: node), at: node)
        noteStatedDate(date)
        return date
    }

    /// How many were bought: 1 where it is not stated.
    mutating func quantity(_ node: JSONNode) -> Int {
        wholeNumber(of: node, in: 1...Int(Int32.max)) ?? 1
    }

    /// The offer of a transaction or of the next renewal; nil if nothing is said of one.
    mutating func appliedOffer(
        type: JSONNode,
        paymentMode: JSONNode,
        id: JSONNode,
        period: JSONNode
    ) -> AppliedOffer? {
        let offer = AppliedOffer(
            type: stated(type, as: AppStoreNames.offerTypes),
            paymentMode: stated(paymentMode, as: AppStoreNames.paymentModes),
            id: text(of: id),
            period: duration(of: period)
        )
        return offer == AppliedOffer() ? nil : offer
    }

    /// A price increase by its status; no other change of price has one.
    mutating func priceIncrease(_ node: JSONNode) -> PriceChange? {
        stated(node, as: AppStoreNames.priceIncreaseStates).map { PriceChange(kind: .known(.increase), state: $0) }
    }

    /// Takes note of an increase that comes with the next renewal where no price of that is stated.
    mutating func noteIncrease(of renewal: RenewalInfo, at node: JSONNode) {
        guard renewal.priceChange?.state == .known(.confirmed), renewal.renewalPrice == nil, renewal.offer == nil,
            renewal.renewsAutomatically != false
        else { return }
        withhold(
            .amount,
            .undecided,
            .undecidedField,
            at: node,
            found: "a price increase",
            expected: "the price at which it renews"
        )
    }

    /// Whose a purchase is. What an organization assigns is paid by it: of a renewal, a payment and an offer nothing is told
    /// to the customer, and of one that was taken back nothing at all.
    mutating func ownership(_ node: JSONNode, isRevoked: Bool) -> StatedValue<Ownership>? {
        guard node.name == AppStoreNames.assigned else { return stated(node, as: AppStoreNames.ownerships) }
        withhold(
            isRevoked ? .access : [.renewal, .payment, .offer, .cause],
            .undecided,
            .undecidedField,
            at: node,
            expected: AppStoreNames.ownerships.map(\.name).joined(separator: " or ")
        )
        return .unrecognized(AppStoreNames.assigned)
    }

    /// A value of an enumeration that was stated, be it in a way that cannot be read.
    mutating func unlessAbsent<Known: Hashable & Sendable>(
        _ node: JSONNode,
        as names: NameTable<Known>
    ) -> StatedValue<Known>? {
        stated(node, as: names) ?? (node.isUnstated ? nil : .unrecognized(""))
    }

    /// What is sold by the Advanced Commerce API in one purchase: one item at least. An empty list leaves open what an item decides.
    mutating func commerceItems(_ list: JSONNode) -> [JSONNode] {
        if list.elements?.isEmpty == true {
            withhold(list.facts, .undecided, .undecidedField, at: list, found: "no item", expected: "one item at least")
        }
        return statedElements(of: list).compactMap { object(of: $0) }
    }

    // MARK: Money

    /// The currency of the prices beside it: reported once, and only if there is a price that needs it.
    mutating func currency(_ node: JSONNode, of prices: JSONNode...) -> CurrencyCode? {
        guard prices.contains(where: { $0.value != nil && !$0.isUnstated }) else { return nil }
        if let currency = node.text.flatMap({ CurrencyCode($0) }) {
            trace(.currency(currency), from: [node])
            return currency
        }
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
        trace(.price(price), from: [node], by: "\(milliunits) / 1000", of: [.currency(currency)])
        return price
    }

    private static var digits: ClosedRange<UInt8> { UInt8(ascii: "0")...UInt8(ascii: "9") }

    // MARK: What an object cannot do without

    /// The one field that a transaction cannot do without. What is left out may be the latest that is known of a purchase.
    mutating func productID(ofTransaction node: JSONNode, named key: FieldKey) -> String? {
        guard node.isObject else {
            fail(.wrongType, at: node, expected: "a transaction", consequence: "it is left out")
            return nil
        }
        if let id = text(of: node[key]) { return id }
        add(Doubt(facts: key.facts, reason: .unreadable, field: place(of: node[key]).path))
        fail(
            .missingProductID,
            at: node[key],
            expected: "the id of the product bought",
            consequence: "the transaction is left out"
        )
        return nil
    }

    /// Reports renewal information without any content.
    mutating func isSaying(_ renewal: RenewalInfo, at node: JSONNode) -> Bool {
        guard renewal == RenewalInfo(store: .appStore) else { return true }
        if node.value?.isNothing == false {
            add(Doubt(facts: .access, reason: .unreadable, field: place(of: node).path))
        }
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

extension JSONNode {
    /// Whether it is the number 0, also in a text.
    var isZero: Bool { scalarText.flatMap(ExactNumber.init).map { $0.isWhole && $0.floor == 0 } ?? false }
}
