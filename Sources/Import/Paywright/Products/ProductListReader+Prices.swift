internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

extension ProductListReader {
    private static let priceExpectation = DecimalAmount.grammar + #", with its currency before it or not: "UAH 349.99""#
    private static let pricesExpectation = #"an object of prices by storefront: {"USA": "9.99", "DEU": "9.99"}"#

    /// The prices of something that cannot do without: nil, and reported, where none can be read.
    mutating func prices(_ node: JSONNode, losing consequence: String) -> StorefrontPrices? {
        guard let object = node.value?.objectValue else {
            fail(
                node.isAbsent ? .missingPrice : .wrongType,
                at: node,
                expected: Self.pricesExpectation,
                consequence: consequence
            )
            return nil
        }
        var entries: [StorefrontPrices.Entry] = []
        var names: [Storefront: String] = [:]
        for (member, value) in zip(object.members, node.members) {
            let key = node.name(of: member)
            guard let storefront = storefront(member.name, at: key) else { continue }
            if let earlier = names.updateValue(member.name, forKey: storefront) {
                warn(
                    .duplicateRegion,
                    at: key,
                    found: "\(Excerpt.quoted(member.name)) after \(Excerpt.quoted(earlier)), the same region",
                    expected: "each region once",
                    consequence: "without one price the region is left out"
                )
            }
            guard let price = price(value, in: storefront) else { continue }
            entries.append(StorefrontPrices.Entry(storefront: storefront, price: price))
        }
        entries = entries.consistent
        guard !entries.isEmpty else {
            fail(
                .missingPrice,
                at: node,
                found: object.members.isEmpty ? "an object without prices" : "no price that can be read",
                expected: Self.pricesExpectation,
                consequence: consequence
            )
            return nil
        }
        return StorefrontPrices(entries)
    }

    /// Where another price follows: `{"USA": "2027-01-01"}`. nil where it cannot be read which days these are.
    mutating func pricesUntil(_ node: JSONNode) -> [Storefront: CalendarDay]? {
        guard !node.isAbsent else { return [:] }
        let consequence = "nothing is calculated from the prices"
        guard let object = node.value?.objectValue else {
            let expected = #"an object of days by storefront: {"USA": "2027-01-01"}"#
            warn(.wrongType, at: node, expected: expected, consequence: consequence)
            return nil
        }
        var days: [Storefront: CalendarDay] = [:]
        var isRead = true
        for (member, value) in zip(object.members, node.members) {
            let day = value.string.flatMap { CalendarDay($0) }
            if day == nil {
                warn(.invalidDate, at: value, expected: CalendarDay.grammar, consequence: consequence)
            }
            guard let storefront = storefront(member.name, at: node.name(of: member)), let day else {
                isRead = false
                continue
            }
            days[storefront] = [days[storefront], day].compactMap { $0 }.min()
        }
        return isRead ? days : nil
    }

    private mutating func storefront(_ name: String, at key: JSONNode) -> Storefront? {
        if let storefront = Storefront(exactly: name) { return storefront }
        let meant = Storefront(exactly: name.trimmed.uppercased()) ?? Storefront(englishName: name)
        fail(
            .unknownStorefront,
            at: key,
            found: Excerpt.quoted(name),
            expected: meant.map { "\"\($0)\"" } ?? #"the code of a region by ISO 3166-1, such as "DEU" or "DE""#,
            consequence: "the price there is left out"
        )
        return nil
    }

    /// One price: `"9.99"`, `"UAH 349.99"`, or either with the store's own text: `{"price": "9.99", "display": "9,99 €"}`.
    private mutating func price(_ node: JSONNode, in storefront: Storefront) -> Price? {
        if node.isObject { reportFields(of: node, known: ProductListFields.price) }
        let stated = node.isObject ? node["price"] : node
        func consequence() -> String { "the price in \(storefront) is left out" }
        guard !stated.isAbsent else {
            fail(.missingPrice, at: stated, expected: Self.priceExpectation, consequence: consequence())
            return nil
        }
        let words = stated.string.map { $0.split(separator: " ", omittingEmptySubsequences: false) } ?? []
        let hasCurrency = words.count == 2
        guard let amount = hasCurrency ? DecimalAmount(words[1]) : stated.amount else {
            fail(.invalidPrice, at: stated, expected: Self.priceExpectation, consequence: consequence())
            return nil
        }
        if stated.value?.numberText != nil {
            warn(
                .numericPrice,
                at: stated,
                expected: "a decimal in double quotes",
                consequence: "the digits are read as they stand"
            )
        }
        guard let currency = currency(hasCurrency ? words[0] : nil, of: storefront, at: stated) else { return nil }
        let display = node.isObject ? identifier(node["display"]) : nil
        let price = Price(amount: amount, currency: currency, displayString: display)
        if display != nil, price.displayString == nil {
            warn(
                .contradictoryPrice,
                at: node["display"],
                expected: "a text of \(price) and nothing else",
                consequence: "the text is not kept"
            )
        }
        reportExcessFractionDigits(of: price, at: stated)
        return price
    }

    private mutating func currency(_ code: Substring?, of storefront: Storefront, at node: JSONNode) -> CurrencyCode? {
        func consequence() -> String { "the price in \(storefront) is left out" }
        let usual = store == .appStore ? storefront.currency : nil
        guard let code else {
            if let usual { return usual }
            let reason =
                store == .appStore ? "the App Store has no currency in \(storefront)" : "any store may bill in its own"
            fail(
                .missingCurrency,
                at: node,
                expected: "a currency before the amount, as in \"UAH 349.99\": \(reason)",
                consequence: consequence()
            )
            return nil
        }
        guard let currency = CurrencyCode(code) else {
            fail(
                .unknownCurrency,
                at: node,
                expected: "a currency by ISO 4217 before the amount, as in \"UAH 349.99\"",
                consequence: consequence()
            )
            return nil
        }
        if let usual, usual != currency {
            warn(
                .contradictoryCurrency,
                at: node,
                expected: "an amount in \(usual), in which the App Store bills in \(storefront)",
                consequence: "the currency stated counts"
            )
        }
        return currency
    }
}
