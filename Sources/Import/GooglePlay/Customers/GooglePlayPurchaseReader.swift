internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

/// A reader of what was bought once in Google Play, and what both of its forms have in common.
protocol GooglePlayPurchaseReader: HistoryFormReader {
    /// Reads an object of the form.
    mutating func readPurchase(_ node: JSONNode)
}

extension GooglePlayPurchaseReader {
    mutating func read(_ node: JSONNode) {
        // Of one purchase nothing follows for another.
        let outer = session.doubts
        session.doubts = []
        defer { (productID, session.doubts) = (nil, outer) }
        reportDuplicateKeys(in: node)
        readPurchase(node)
    }

    /// Keeps what a purchase states of a product, with what is in doubt of it.
    ///
    /// - Parameter node: Where it stands.
    func keep(_ purchase: GooglePlayPurchase, at node: JSONNode) {
        let origin = session.origin(node)
        session.hasAnswer = true
        session.history.coverage[.googlePlay] = session.history.coverage[.googlePlay] ?? .partial
        var transaction = purchase.transaction
        (transaction.doubts, transaction.origin) = (session.doubts, origin)
        session.history.transactions.append(transaction)
        guard var statement = purchase.statement else { return }
        (statement.doubts, statement.origin) = (session.doubts, origin)
        session.history.statements.append(statement)
    }

    /// Takes note of what is not stated of a purchase, and so is not told.
    ///
    /// - Parameter state: Where the state stands.
    mutating func noteOpen(_ purchase: GooglePlayPurchase, stateAt state: JSONNode) {
        if purchase.isCancelledForUnknownCause {
            withhold(
                .access,
                .undecided,
                .undecidedField,
                at: state,
                found: "a cancellation without what was refunded",
                expected: "refundableQuantity of 0, or a purchase that was never completed (purchases.productsv2)"
            )
        }
        if purchase.isRentalRefundedAlone {
            let expected = "a purchase that was cancelled too"
            withhold(.access, .undecided, .undecidedField, at: state, found: "a refund of a rental", expected: expected)
        }
    }

    /// The state; without one that is known nothing is told.
    mutating func state(
        _ node: JSONNode,
        as names: NameTable<GooglePlayPurchase.State>
    ) -> StatedValue<GooglePlayPurchase.State> {
        if let state = stated(node, as: names) { return state }
        if node.isAbsent {
            let expected = "one of " + names.map(\.name).joined(separator: ", ")
            warn(.unknownValue, at: node, expected: expected, consequence: "the status is not stated")
            return .unrecognized("")
        }
        return .unrecognized("PURCHASE_STATE_UNSPECIFIED")
    }

    /// How many there are, and how many of them were not refunded.
    mutating func readQuantities(of quantity: JSONNode, refundable: JSONNode, into purchase: inout GooglePlayPurchase) {
        purchase.quantity = wholeNumber(of: quantity, in: 1...Int(Int32.max)) ?? 1
        purchase.refundableQuantity = wholeNumber(of: refundable, in: 0...Int(Int32.max))
        guard let left = purchase.refundableQuantity, left > purchase.quantity else { return }
        add(Doubt(facts: refundable.facts, reason: .unreadable, field: place(of: refundable).path))
        warn(
            .contradictoryFields,
            at: refundable,
            found: "\(left) of \(purchase.quantity)",
            expected: "as many as were bought, or fewer",
            consequence: refundable.facts.consequence
        )
    }

    /// Whether what is stated of a test is of the environment that is expected. Neither form names its app: a caller that has
    /// the answer asked for that app.
    mutating func isExpected(testAt node: JSONNode, _ environment: String?) -> Bool {
        guard let environment else {
            if !node.isAbsent, expectation.environment != nil {
                add(Doubt(facts: .access, reason: .unreadable, field: place(of: node).path))
            }
            return true
        }
        let origin = StatedOrigin(bundleID: expectation.bundleID, environment: environment)
        return isExpected(origin, at: (node, node), losing: "the purchase is left out")
    }

    /// The product, or what is missing reported.
    ///
    /// - Parameter expected: What should stand there.
    mutating func soldProduct(_ node: JSONNode, expected: String) -> String? {
        if let id = node.string, !id.trimmed.isEmpty {
            productID = id
            return id
        }
        add(Doubt(facts: node.facts, reason: .unreadable, field: place(of: node).path))
        fail(.missingProductID, at: node, expected: expected, consequence: "the purchase is left out")
        return nil
    }
}
