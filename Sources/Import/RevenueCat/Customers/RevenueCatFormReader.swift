internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

/// A reader of one of RevenueCat's forms, and what they have in common.
protocol RevenueCatFormReader: HistoryFormReader {}

extension RevenueCatFormReader {
    /// Keeps what a purchase states, if it is of the environment that is expected. RevenueCat names no app: a caller that
    /// has the answer has the key of the app's project.
    ///
    /// - Parameter object: Where it stands.
    mutating func keep(_ purchase: RevenueCatPurchase, environmentAt node: JSONNode, in object: JSONNode) {
        guard !refusesUnsigned(node, of: [purchase.store]) else { return }
        session.hasAnswer = true
        session.history.coverage[purchase.store] = session.history.coverage[purchase.store] ?? .partial
        let origin = StatedOrigin(bundleID: expectation.bundleID, environment: purchase.environment)
        guard isExpected(origin, at: (node, node), losing: "the purchase is left out") else { return }
        for var transaction in purchase.transactions {
            (transaction.doubts, transaction.origin) = (session.doubts, session.origin(object))
            session.history.transactions.append(transaction)
        }
        if var renewal = purchase.renewal {
            (renewal.doubts, renewal.origin) = (session.doubts, session.origin(object))
            session.history.renewals.append(renewal)
        }
        if var statement = purchase.statement {
            (statement.doubts, statement.origin) = (session.doubts, session.origin(object))
            session.history.statements.append(statement)
        }
    }

    /// Leaves open what an end decides that nothing bought has, as it is not believed: of what nothing else states, access too.
    mutating func noteDistantEnd(_ node: JSONNode, of purchase: RevenueCatPurchase) {
        guard purchase.hasDistantEnd else { return }
        let isStated = purchase.state != nil || purchase.hasBillingIssue || purchase.isRefunded
        withhold(
            isStated ? FactSet.renewal.withDependents : FactSet.access.withDependents,
            .undecided,
            .undecidedField,
            at: node,
            expected: "an end within a hundred years of the purchase"
        )
    }

    /// Reads one purchase: of what is in doubt of it nothing follows for another.
    mutating func readOne<Result>(_ body: (inout Self) -> Result) -> Result {
        let outer = session.doubts
        defer { session.doubts = outer }
        return body(&self)
    }

    /// Reads the customer's name in the app; false where it is another customer's. RevenueCat makes one up for a customer without one.
    ///
    /// - Parameter others: Where other names of the same customer stand.
    mutating func readCustomer(
        _ node: JSONNode,
        _ others: [JSONNode] = [],
        in system: CustomerNames.System = .revenueCat,
        losing consequence: String
    ) -> Bool {
        func isNamed(_ name: String) -> Bool { !name.hasPrefix("$RCAnonymousID:") }
        let name = text(of: node)
        guard let names = names(of: [node] + others, in: system), names.names.contains(where: isNamed) else {
            return true
        }
        guard isOfCustomer(names, at: node, losing: consequence) else { return false }
        if let name, isNamed(name) { session.history.customer = session.history.customer ?? name }
        return true
    }

    /// The store that sold it; one that is not known is any other.
    mutating func store(_ node: JSONNode) -> StoreName {
        guard case .known(let store)? = stated(node, as: RevenueCatNames.stores) else {
            if node.isAbsent { session.hasLost = true }
            return .other
        }
        return store
    }

    /// Whether the name of a renewal is that of the first purchase with ".." and a number after it: orders of Google Play’s, and in
    /// RevenueCat the receipts of Amazon’s.
    func numbersPeriods(in store: StoreName) -> Bool { store == .googlePlay || store == .amazon }

    /// An identifier of a store’s; of digits alone it may stand as a number, as in RevenueCat’s own sample.
    mutating func storeIdentifier(of node: JSONNode) -> String? {
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        if let number = node.value?.numberText, number.utf8.allSatisfy(digits.contains) { return number }
        return text(of: node)
    }

    func isGranted(_ store: JSONNode) -> Bool {
        store.string.map(RevenueCatNames.promotionalStores.contains) ?? false
    }

    /// What was paid, by an amount that is a number or a string. A refund is a negative amount, and no price.
    mutating func price(amount: JSONNode, currency: JSONNode) -> Price? {
        guard !amount.isAbsent else { return nil }
        if amount.scalarText?.hasPrefix("-") == true { return nil }
        let consequence = "the price is not known"
        guard let stated = amount.amount else {
            warn(.invalidPrice, at: amount, expected: DecimalAmount.grammar, consequence: consequence)
            return nil
        }
        guard let code = currency.string.flatMap({ CurrencyCode($0) }) else {
            // What cost nothing has no currency.
            if stated == .zero, currency.isAbsent { return nil }
            warn(.invalidPrice, at: currency, expected: "an ISO 4217 code of money in use", consequence: consequence)
            return nil
        }
        let price = Price(amount: stated, currency: code)
        reportExcessFractionDigits(of: price, at: amount)
        trace(.price(price), from: [amount, currency], by: "\(stated)")
        return price
    }

    /// An optional instant in milliseconds since 1970.
    mutating func instant(milliseconds node: JSONNode) -> Instant? {
        guard !node.isAbsent else { return nil }
        let expected = "milliseconds since 1970"
        guard let number = node.value?.numberText.flatMap(ExactNumber.init), number.isWhole,
            Instant.rfc3339Range.contains(Instant(milliseconds: number.floor)),
            number.floor >= Instant.firstSale.milliseconds
        else {
            warn(.invalidDate, at: node, expected: expected, consequence: "the date is not known")
            return nil
        }
        return stated(Instant(milliseconds: number.floor), at: node, expected: expected)
    }
}

extension Instant {
    /// The first instant of 2008, in which the first of the stores opened: what is earlier was written in seconds.
    static let firstSale = Instant(milliseconds: 1_199_145_600_000)
}
