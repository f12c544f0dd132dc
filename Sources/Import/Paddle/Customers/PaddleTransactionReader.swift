internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

/// Reads a transaction: where its period begins with the next charge of a subscription, it is that charge, with discounts, credit
/// and tax in it. It states nothing else of the subscription, which stands beside it.
struct PaddleTransactionReader: HistoryFormReader {
    let session: HistorySession

    mutating func read(_ node: JSONNode) {
        let outer = session.doubts
        session.doubts = []
        defer { session.doubts = outer }
        typealias Fields = PaddleFields.Transaction
        reportDuplicateKeys(in: node)
        guard node.isObject, text(of: node[Fields.id]) != nil else {
            let expected = "a transaction with its id"
            fail(.wrongType, at: node, expected: expected, consequence: "the transaction is left out")
            return
        }
        session.hasAnswer = true
        session.history.coverage[.paddle] = session.history.coverage[.paddle] ?? .partial
        noteFields(of: node, Fields.table, isStated: true)
        let (name, period) = (node[Fields.subscriptionId], node[Fields.billingPeriod])
        let start = period[PaddleFields.TransactionPeriod.startsAt]
        let state = stated(node[Fields.status], as: PaddleNames.transactionStates)
        // What is paid, or not stated to be open, or of no subscription or no period, is no charge to come.
        guard node.states(Fields.status), state?.known != false, !name.isAbsent, !start.isAbsent else { return }
        var charge = StatedCharge(store: .paddle, originalID: text(of: name))
        charge.date = timestamp(of: start)
        charge.statedDate = timestamp(of: node[Fields.updatedAt])
        charge.price = notedTotal(of: node[Fields.details])
        let currency = text(of: node[Fields.currencyCode])
        if let currency, let total = charge.price?.currency, currency != total.code {
            let expected = "\(total), as the total has"
            withhold(.amount, .undecided, .contradictoryFields, at: node[Fields.currencyCode], expected: expected)
        }
        charge.field = place(of: node[Fields.details]).path
        (charge.doubts, charge.origin) = (session.doubts, session.origin(node))
        session.history.charges.append(charge)
    }
}

extension HistoryFormReader {
    /// What the details of a transaction come to, and what a field of them leaves open that is in no table.
    mutating func notedTotal(of details: JSONNode) -> Price? {
        noteFields(of: details, PaddleFields.TransactionDetails.table, isStated: true)
        let totals = details[PaddleFields.TransactionDetails.totals]
        noteFields(of: totals, PaddleFields.Totals.table, isStated: true)
        return paddleTotal(of: details)
    }
}
