internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

extension PlainCustomerReader {
    /// An optional object of the form, of which every field is known.
    mutating func object(of node: JSONNode, known: FieldTable) -> JSONNode? {
        guard let node = object(of: node) else { return nil }
        reportFields(of: node, known: known)
        return node
    }

    /// An optional value of the model's enumeration, by the name of its case.
    mutating func value<Known: RawRepresentable & CaseIterable & Hashable & Sendable>(
        of node: JSONNode
    ) -> StatedValue<Known>? where Known.RawValue == String {
        guard !node.isUnstated else { return nil }
        if let known = node.name.flatMap(Known.init(rawValue:)) { return .known(known) }
        return stated(node, as: Known.allCases.map { (name: $0.rawValue, value: $0) })
    }

    /// The store; one that the package does not know is any other.
    mutating func storeName(of node: JSONNode) -> StoreName? {
        guard !node.isAbsent else { return nil }
        if let store = node.string.flatMap(StoreName.init(rawValue:)) { return store }
        warn(
            .unknownValue,
            at: node,
            expected: "one of " + StoreName.allCases.map(\.rawValue).joined(separator: ", "),
            consequence: "it is taken as other"
        )
        return .other
    }

    /// An optional instant: RFC 3339, or whole milliseconds since 1970.
    ///
    /// A number that would be a day before March 1973 is refused: it is seconds, as Stripe writes them.
    mutating func date(of node: JSONNode) -> Instant? {
        guard !node.isAbsent else { return nil }
        let plausible = Instant(milliseconds: 100_000_000_000)...Instant.rfc3339Range.upperBound
        if let text = node.string {
            if let date = Instant(rfc3339: text) {
                return stated(date, at: node, expected: Instant.grammar)
            }
        } else if let date = node.wholeNumber.map(Instant.init(milliseconds:)), plausible.contains(date) {
            trace(.date(date), from: [node])
            return date
        }
        let expected = "\(Instant.grammar), or milliseconds since 1970 (seconds have too few digits)"
        warn(.invalidDate, at: node, expected: expected, consequence: "the date is not known")
        return nil
    }

    /// An optional count as a JSON number.
    mutating func count(of node: JSONNode, from lowest: Int) -> Int? {
        let range = lowest...Int(Int32.max)
        guard node.string == nil else {
            let expected = "a whole number from \(lowest), without double quotes"
            warn(.wrongType, at: node, expected: expected, consequence: "the number is not known")
            return nil
        }
        return wholeNumber(of: node, in: range)
    }

    /// An optional price: `{"amount": "9.99", "currency": "EUR"}`. A JSON number is read digit by digit, with a warning,
    /// since the program that wrote it may have lost digits.
    mutating func price(of node: JSONNode) -> Price? {
        guard let node = object(of: node, known: CustomerFields.Price.table) else { return nil }
        // It decides what the field decides that it stands in.
        let stated = node[CustomerFields.Price.amount].deciding(node.facts)
        let currencyNode = node[CustomerFields.Price.currency].deciding(node.facts)
        let consequence = "the price is not known"
        guard !stated.isAbsent else {
            warn(.missingPrice, at: stated, expected: DecimalAmount.grammar, consequence: consequence)
            return nil
        }
        guard let amount = stated.amount else {
            warn(.invalidPrice, at: stated, expected: DecimalAmount.grammar, consequence: consequence)
            return nil
        }
        if stated.value?.numberText != nil {
            let expected = "a decimal in double quotes"
            warn(.numericPrice, at: stated, expected: expected, consequence: "the digits are read as they stand")
        }
        guard let currency = currencyNode.string.flatMap({ CurrencyCode($0) }) else {
            let expected = "an ISO 4217 code of money in use"
            warn(.invalidPrice, at: currencyNode, expected: expected, consequence: consequence)
            return nil
        }
        let price = Price(amount: amount, currency: currency)
        reportExcessFractionDigits(of: price, at: stated)
        trace(.price(price), from: [stated, currencyNode], by: "\(amount)")
        return price
    }

    /// An optional offer; an empty object says that there is one, and nothing else of it.
    mutating func offer(of node: JSONNode) -> AppliedOffer? {
        guard let node = object(of: node, known: CustomerFields.Offer.table) else { return nil }
        return AppliedOffer(
            type: value(of: node[CustomerFields.Offer.type]),
            paymentMode: value(of: node[CustomerFields.Offer.paymentMode]),
            id: text(of: node[CustomerFields.Offer.id]),
            period: duration(of: node[CustomerFields.Offer.period])
        )
    }

    /// Reports every field that the package's own form does not have. One that means another loses what it states, and leaves
    /// in doubt what that decides; any other leaves the amount in doubt where it can be a part of it. Rows that are laid over the
    /// form's table, and fields that the caller ignores, count as those of a store's object do.
    ///
    /// - Parameter narrowed: What fields decide that decide less here than in the table.
    /// - Returns: Whether one of them means what ties records together.
    @discardableResult
    mutating func reportFields(
        of node: JSONNode,
        known table: FieldTable,
        deciding narrowed: [String: FactSet] = [:]
    ) -> Bool {
        guard let object = node.value?.objectValue else { return false }
        let rules = session.input.fields
        let table = rules.laid(over: table)
        session.input.census?.count(object, table, rules, unknown: Self.factsLeftOpen)
        trace(node, table)
        let others = object.members(besides: table.settled) { _ in true }
        guard !others.isEmpty else { return false }
        let absent = table.names.filter { object[$0] == nil }
        var isMisspelled = false
        for member in others where !rules.ignores(member.name, of: table) {
            guard !rules.isCallersOwn(member.value, at: node.name(of: member).path) else { continue }
            let name = node.name(of: member)
            if let facts = table.facts(withheldBy: member.name) {
                if !member.value.isNothing { add(Doubt(facts: facts, reason: .undecided, field: place(of: name).path)) }
                continue
            }
            reportUnknownField(member, of: node)
            var facts = Self.factsLeftOpen(by: member.name, member.value)
            if let meant = Misspelling.field(meantBy: member.name, among: absent) {
                session.hasLost = true
                isMisspelled = isMisspelled || ["store", "originalID", "productID"].contains(meant)
                facts = narrowed[meant] ?? table.facts(of: meant)
            }
            guard !facts.isEmpty else { continue }
            add(Doubt(facts: facts, reason: .unknownField, field: place(of: name).path))
        }
        return isMisspelled
    }

    /// What a field that the form does not have leaves open.
    private static func factsLeftOpen(by name: String, _ value: JSONValue) -> FactSet {
        UnknownField.changesCharge(name, value, isStated: true) && !value.isNothing ? .amount : []
    }

    /// Takes note of a record of which it is not known what it belongs to: its store or an identifier cannot be read.
    ///
    /// - Parameter stated: What could be read of them.
    mutating func noteUnclear(
        _ node: JSONNode,
        _ stated: (store: StoreName, originalID: String?, productID: String?),
        isMisspelled: Bool,
        isPurchase: Bool
    ) {
        typealias Fields = CustomerFields.Purchase
        // In nearly every record all of them can be read.
        let isOther = stated.store == .other && node.states(Fields.store)
        let isAnyMissing =
            stated.originalID == nil && node.states(Fields.originalID)
            || stated.productID == nil && node.states(Fields.productID)
        guard isMisspelled || isOther || isAnyMissing else { return }
        let unread: JSONNode? =
            isOther && node[Fields.store].string != StoreName.other.rawValue
            ? node[Fields.store]
            : [node[Fields.originalID], node[Fields.productID]].first { !$0.isAbsent && $0.text == nil }
        guard isMisspelled || unread != nil else { return }
        unclear.append(
            PlainRecords.Unclear(
                isPurchase: isPurchase,
                id: nil,
                originalID: stated.originalID,
                productID: stated.productID,
                doubt: Doubt(facts: .access, reason: .unreadable, field: place(of: unread ?? node).path)
            )
        )
    }
}
