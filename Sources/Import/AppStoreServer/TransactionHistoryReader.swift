internal import PaywrightJSON
internal import PaywrightModel

/// Reads one page of Get Transaction History.
struct TransactionHistoryReader: AppStoreFormReader {
    private typealias Fields = AppStoreFields.TransactionHistory

    let session: HistorySession

    mutating func read(_ node: JSONNode) {
        reading { $0.readHistory(node.lenient) }
    }

    private mutating func readHistory(_ node: JSONNode) {
        noteFields(of: node, Fields.table, isStated: true)
        let list = node[Fields.signedTransactions]
        guard let elements = list.elements else {
            fail(.wrongType, at: list, expected: "an array", consequence: "the history is left out")
            return noteStray(session.doubts)
        }
        read(inside: (node[Fields.bundleId], node[Fields.environment]), mustState: elements.isEmpty) {
            $0.readPage(elements, of: node)
        }
    }

    private mutating func readPage(_ elements: [JSONNode], of page: JSONNode) {
        let before = session.history.transactions.count
        // The subscriptions that were renewed, and those of which the first purchase is here.
        var (renewed, begun): (Set<String>, Set<String>) = ([], [])
        for element in elements {
            reading { reader in
                guard !element.isAbsent else {
                    reader.fail(
                        .wrongType,
                        at: element,
                        expected: "signed data or an object",
                        consequence: "it is left out"
                    )
                    return reader.noteStray(reader.session.doubts)
                }
                var transaction: PurchaseTransaction?
                reader.readPayload(of: element) {
                    transaction = TransactionReader.transaction($1, in: $0.session)
                    let isRenewal = $0.text(of: $1[AppStoreFields.Transaction.transactionReason]) == "RENEWAL"
                    guard let id = transaction?.originalID else { return }
                    if id == transaction?.id { begun.insert(id) } else if isRenewal { renewed.insert(id) }
                }
                reader.keep(transaction)
            }
        }
        let read = session.history.transactions.count - before
        guard read > 0 || elements.isEmpty else { return }
        // Only a last page says that nothing follows, and only where nothing of it was left out. The pages before it
        // are the caller's to add. Signatures do not cover it. Get Refund History answers with a list of that name too, of
        // refunds alone: a history always states its app and environment, that list never does.
        let isHistory = page[Fields.bundleId].text != nil && page[Fields.environment].text != nil
        let isLast = trustsUnsignedFields && flag(page[Fields.hasMore].deciding([])) == false
        let isWhole = read == elements.count && renewed.isSubset(of: begun)
        answer(isHistory && isLast && isWhole ? .full : .partial)
    }
}
