internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

/// Reads a legacy `verifyReceipt` response.
struct ReceiptReader: AppStoreFormReader {
    private typealias Fields = ReceiptFields.Response

    let session: HistorySession

    mutating func read(_ node: JSONNode) {
        reportDuplicateKeys(ofDecoded: node)
        reading { $0.readResponse(node.lenient) }
    }

    private mutating func readResponse(_ node: JSONNode) {
        noteFields(of: node, Fields.table, isStated: true)
        let lists = ReceiptLists(of: node)
        if !lists.isReceiptPurchase {
            noteFields(of: node[Fields.receipt], ReceiptFields.Receipt.table, isStated: true)
        }
        guard hasReceipt(node, lists: lists) else { return }
        let origin = receiptOrigin(of: node)
        guard isExpected(origin, in: node) else { return }
        let before = (transactions: session.history.transactions.count, renewals: session.history.renewals.count)
        var lostAny = false
        for list in lists.misplaced {
            lostAny = true
            fail(.wrongType, at: list, expected: "an array", consequence: "the list is left out")
        }
        let lostPurchase = !readPurchases(lists, from: origin)
        for item in lists.renewals {
            reading { reader in
                let renewal = reader.receiptRenewal(item, from: origin)
                reader.keep(renewal)
                if renewal == nil { lostAny = true }
            }
        }
        if wholeNumber(of: node[Fields.status], in: 0...Int(Int32.max)) == ReceiptStatus.expiredSubscription {
            noteExpired(session.history.transactions.dropFirst(before.transactions), from: origin)
        }
        if lists.renewals.isEmpty, let bought = session.history.transactions.dropFirst(before.transactions).first {
            reading { $0.readOldRenewal(node, of: bought, from: origin) }
        }
        let readAny =
            session.history.transactions.count > before.transactions || session.history.renewals.count > before.renewals
        guard readAny || !(lostAny || lostPurchase) else { return }
        noteStatedDate(origin.statedDate)
        // A receipt holds every purchase; one in the style of iOS 6, which is a transaction itself, holds only that.
        answer(lists.isWholeHistory && !lostPurchase ? .full : .partial)
    }

    /// The status of the response states that the subscription of the receipt has expired.
    private func noteExpired(_ bought: ArraySlice<PurchaseTransaction>, from origin: ReceiptOrigin) {
        for transaction in bought where transaction.expiresDate != nil {
            session.history.statements.append(
                SubscriptionStatement(
                    store: .appStore,
                    originalID: transaction.originalID,
                    productID: transaction.productID,
                    state: .known(.expired),
                    statedDate: origin.statedDate
                )
            )
        }
    }

    /// Reads the purchases of all lists; false if one is left out.
    private mutating func readPurchases(_ lists: ReceiptLists, from origin: ReceiptOrigin) -> Bool {
        var readAll = true
        var readIDs: Set<String> = []
        for (list, table) in lists.transactions {
            // The same purchase stands in several lists, of which the first is the newest; inside one list nothing tells
            // which of two is the later one.
            let earlierIDs = readIDs
            for item in list {
                let id = item[ReceiptFields.Item.transactionId].scalarText
                if let id, earlierIDs.contains(id) { continue }
                reading { reader in
                    reader.noteFields(of: item, table, isStated: true)
                    let transaction = reader.receiptTransaction(item, from: origin)
                    // One that is not known which it is may be another one that stands in a list of older ones.
                    if id == nil { reader.noteStray(transaction?.doubts ?? []) }
                    reader.keep(transaction)
                    if transaction == nil { readAll = false } else if let id { readIDs.insert(id) }
                }
            }
        }
        return readAll
    }

    /// Whether the response has a receipt; its status says why not.
    private mutating func hasReceipt(_ node: JSONNode, lists: ReceiptLists) -> Bool {
        let bounds = Int(Int32.min)...Int(Int32.max)
        let status = wholeNumber(of: node[Fields.status], in: bounds) ?? ReceiptStatus.valid
        let isAnswer =
            status == ReceiptStatus.valid || (status == ReceiptStatus.expiredSubscription && lists.isAny)
        if !isAnswer {
            fail(
                .storeError,
                at: node[Fields.status],
                found: ReceiptStatus.description(status),
                expected: "status 0, the answer to a valid receipt",
                consequence: "the response is left out"
            )
        } else if !lists.isAny {
            fail(
                .notAHistory,
                at: node,
                found: "a response without purchases, not even an empty list",
                expected: "latest_receipt_info, receipt.in_app or pending_renewal_info",
                consequence: "the response is left out"
            )
        }
        return isAnswer && lists.isAny
    }

    private mutating func isExpected(_ origin: ReceiptOrigin, in node: JSONNode) -> Bool {
        isExpected(
            StatedOrigin(bundleID: origin.bundleID, environment: origin.environment),
            at: (node[Fields.receipt][ReceiptFields.Receipt.bundleId], node[Fields.environment]),
            losing: "the response is left out"
        )
    }

    /// What the response says of the whole receipt. One in the style of iOS 6 calls the app "bid".
    ///
    /// A receipt may have been created on the device long before the store answered with newer purchases: only the date
    /// of the request tells when all of it was stated.
    private mutating func receiptOrigin(of node: JSONNode) -> ReceiptOrigin {
        let receipt = node[Fields.receipt]
        let date = receiptDate(.request, of: receipt)
        return ReceiptOrigin(
            bundleID: text(of: receipt[ReceiptFields.Receipt.bundleId])
                ?? text(of: receipt[ReceiptFields.Receipt.bid]),
            environment: text(of: node[Fields.environment]),
            statedDate: clock(date, at: receipt[ReceiptFields.Receipt.requestDateMs])
        )
    }
}

/// What a `verifyReceipt` response says of everything in it.
struct ReceiptOrigin {
    let bundleID: String?
    let environment: String?
    /// When the receipt was asked for, or made.
    let statedDate: Instant?
}

/// The parts of a `verifyReceipt` response, in their old and new places.
private struct ReceiptLists {
    /// The purchases list by list, the newest list first, each with the table of its objects; one purchase may stand in
    /// several.
    var transactions: [(items: [JSONNode], table: FieldTable)] = []
    var renewals: [JSONNode] = []
    /// What stands where a list should.
    var misplaced: [JSONNode] = []
    /// Whether there was anything to read: a list of purchases, be it empty, or a renewal.
    var isAny = false
    /// Whether there was a list of purchases, not the latest one alone, and no such list that cannot be read.
    var isWholeHistory = false
    /// Whether the receipt is in the style of iOS 6, a purchase itself.
    let isReceiptPurchase: Bool

    init(of node: JSONNode) {
        typealias Fields = ReceiptFields.Response
        let receipt = node[Fields.receipt]
        isReceiptPurchase = !receipt[ReceiptFields.Receipt.productId].isUnstated
        let inApp = receipt[ReceiptFields.Receipt.inApp]
        for list in [node[Fields.latestReceiptInfo], node[Fields.latestExpiredReceiptInfo], inApp] {
            if !list.isUnstated { isAny = true }
            var purchases: [JSONNode] = []
            if add(list, to: &purchases), receipt.isObject || purchases.count < Self.longestUnifiedList {
                isWholeHistory = true
            }
            transactions.append((purchases, ReceiptFields.Item.table))
        }
        if isReceiptPurchase {
            transactions.append(([receipt], ReceiptFields.Receipt.table))
            isAny = true
        } else if !receipt.isUnstated, !receipt.isObject {
            misplaced.append(receipt)
        }
        // The App Store sends the latest purchases with every receipt that has a subscription: without them it is a part.
        let isLatestMissing =
            node[Fields.latestReceiptInfo].isUnstated && !isReceiptPurchase
            && transactions.contains { $0.items.contains { $0.states(ReceiptFields.Item.expiresDateMs) } }
        isWholeHistory = isWholeHistory && misplaced.isEmpty && !isLatestMissing
        var pending: [JSONNode] = []
        _ = add(node[Fields.pendingRenewalInfo], to: &pending)
        renewals = pending
        if !renewals.isEmpty || !misplaced.isEmpty { isAny = true }
    }

    /// A notification of version 1 has a response without its receipt (`unified_receipt`), with the latest purchases alone: a
    /// list of as many as it has at most may not be all.
    private static let longestUnifiedList = 100

    /// Whether it is an array: old responses have an object where new ones have a list.
    private mutating func add(_ list: JSONNode, to nodes: inout [JSONNode]) -> Bool {
        guard !list.isUnstated else { return false }
        if let elements = list.elements {
            nodes += elements
            return true
        }
        if list.isObject { nodes.append(list) } else { misplaced.append(list) }
        return false
    }
}
