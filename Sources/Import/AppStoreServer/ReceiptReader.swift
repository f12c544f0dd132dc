internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

/// Reads a legacy `verifyReceipt` response.
struct ReceiptReader: AppStoreFormReader {
    let session: HistorySession

    mutating func read(_ node: JSONNode) {
        reportDuplicateKeys(ofDecoded: node)
        let node = node.lenient
        noteMisspelledFields(of: node, known: StoreFields.receiptResponse)
        noteMisspelledFields(of: node["receipt"], known: StoreFields.receipt)
        let lists = ReceiptLists(of: node)
        guard hasReceipt(node, lists: lists) else { return }
        let origin = receiptOrigin(of: node)
        guard isExpected(origin, in: node) else { return }
        let before = (transactions: session.history.transactions.count, renewals: session.history.renewals.count)
        var lostAny = false
        var lostPurchase = false
        for list in lists.misplaced {
            lostAny = true
            fail(.wrongType, at: list, expected: "an array", consequence: "the list is left out")
        }
        var readIDs: Set<String> = []
        for list in lists.transactions {
            // The same purchase stands in several lists, of which the first is the newest; inside one list nothing tells
            // which of two is the later one.
            let earlierIDs = readIDs
            for item in list {
                let id = item["transaction_id"].scalarText
                if let id, earlierIDs.contains(id) { continue }
                if let transaction = receiptTransaction(item, from: origin) {
                    session.history.transactions.append(transaction)
                    if let id { readIDs.insert(id) }
                } else {
                    lostPurchase = true
                }
            }
        }
        for item in lists.renewals {
            if let renewal = receiptRenewal(item, from: origin) {
                session.history.renewals.append(renewal)
            } else {
                lostAny = true
            }
        }
        let readAny =
            session.history.transactions.count > before.transactions || session.history.renewals.count > before.renewals
        guard readAny || !(lostAny || lostPurchase) else { return }
        noteStatedDate(origin.statedDate)
        // A receipt holds every purchase; one in the style of iOS 6, which is a transaction itself, holds only that.
        answer(lists.isWholeHistory && !lostPurchase ? .full : .partial)
    }

    /// Whether the response has a receipt; its status says why not.
    private mutating func hasReceipt(_ node: JSONNode, lists: ReceiptLists) -> Bool {
        let bounds = Int(Int32.min)...Int(Int32.max)
        let status = wholeNumber(of: node["status"], in: bounds) ?? ReceiptStatus.valid
        let isAnswer =
            status == ReceiptStatus.valid || (status == ReceiptStatus.expiredSubscription && lists.isAny)
        if !isAnswer {
            fail(
                .storeError,
                at: node["status"],
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
            at: (node["receipt"]["bundle_id"], node["environment"]),
            losing: "the response is left out"
        )
    }

    /// What the response says of the whole receipt. One in the style of iOS 6 calls the app "bid".
    ///
    /// A receipt may have been created on the device long before the store answered with newer purchases: only the date
    /// of the request tells when all of it was stated.
    private mutating func receiptOrigin(of node: JSONNode) -> ReceiptOrigin {
        let receipt = node["receipt"]
        return ReceiptOrigin(
            bundleID: text(of: receipt["bundle_id"]) ?? text(of: receipt["bid"]),
            environment: text(of: node["environment"]),
            statedDate: receiptDate(of: receipt, named: "request_date")
        )
    }

    /// A date that stands in several fields: in milliseconds, and for people.
    mutating func receiptDate(of node: JSONNode, named name: String) -> Instant? {
        let milliseconds = node["\(name)_ms"]
        if !milliseconds.isUnstated, let date = instant(milliseconds: milliseconds) { return date }
        let text = node[name]
        guard !text.isUnstated else { return nil }
        // In the style of iOS 6, the milliseconds have the plain name.
        let isNumber = text.scalarText.flatMap(ExactNumber.init) != nil
        if isNumber { return instant(milliseconds: text) }
        let date = text.text.flatMap { Instant(etcGMT: $0) ?? Instant(rfc3339: $0) }
        let expected = "a date such as \"2018-03-16 16:19:19 Etc/GMT\""
        if let date { return stated(date, at: text, expected: expected) }
        warn(.invalidDate, at: text, expected: expected, consequence: "the date is left out")
        return nil
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
    /// The purchases list by list, the newest list first; one purchase may stand in several.
    var transactions: [[JSONNode]] = []
    var renewals: [JSONNode] = []
    /// What stands where a list should.
    var misplaced: [JSONNode] = []
    /// Whether there was anything to read: a list of purchases, be it empty, or a renewal.
    var isAny = false
    /// Whether there was a list of purchases, not the latest one alone, and no such list that cannot be read.
    var isWholeHistory = false

    init(of node: JSONNode) {
        let receipt = node["receipt"]
        for list in [node["latest_receipt_info"], node["latest_expired_receipt_info"], receipt["in_app"]] {
            if !list.isUnstated { isAny = true }
            var purchases: [JSONNode] = []
            if add(list, to: &purchases), receipt.isObject || purchases.count < Self.longestUnifiedList {
                isWholeHistory = true
            }
            transactions.append(purchases)
        }
        if !receipt["product_id"].isUnstated {
            transactions.append([receipt])
            isAny = true
        } else if !receipt.isUnstated, !receipt.isObject {
            misplaced.append(receipt)
        }
        isWholeHistory = isWholeHistory && misplaced.isEmpty
        var pending: [JSONNode] = []
        _ = add(node["pending_renewal_info"], to: &pending)
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
