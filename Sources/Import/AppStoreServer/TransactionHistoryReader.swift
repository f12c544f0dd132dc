internal import PaywrightJSON
internal import PaywrightModel

/// Reads one page of Get Transaction History.
struct TransactionHistoryReader: AppStoreFormReader {
    let session: HistorySession

    mutating func read(_ node: JSONNode) {
        let node = node.lenient
        noteMisspelledFields(of: node, known: StoreFields.transactionHistory)
        let list = node["signedTransactions"]
        guard let elements = list.elements else {
            fail(.wrongType, at: list, expected: "an array", consequence: "the history is left out")
            return
        }
        read(inside: node, mustState: elements.isEmpty) { $0.readPage(elements, of: node) }
    }

    private mutating func readPage(_ elements: [JSONNode], of page: JSONNode) {
        let before = session.history.transactions.count
        for element in elements {
            guard !element.isAbsent else {
                fail(.wrongType, at: element, expected: "signed data or an object", consequence: "it is left out")
                continue
            }
            var transaction: PurchaseTransaction?
            readPayload(of: element) { transaction = TransactionReader.transaction($1, in: $0.session) }
            if let transaction { session.history.transactions.append(transaction) }
        }
        let read = session.history.transactions.count - before
        guard read > 0 || elements.isEmpty else { return }
        // Only a last page says that nothing follows, and only where nothing of it was left out. The pages before it
        // are the caller's to add. Signatures do not cover it. Get Refund History answers with a list of that name too, of
        // refunds alone: a history always states its app and environment, that list never does.
        let isHistory = page["bundleId"].text != nil && page["environment"].text != nil
        let isLast = trustsUnsignedFields && flag(page["hasMore"]) == false
        answer(isHistory && isLast && read == elements.count ? .full : .partial)
    }
}
