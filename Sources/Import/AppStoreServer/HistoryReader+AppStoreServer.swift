internal import PaywrightJSON
internal import PaywrightModel

extension HistoryReader {
    /// Reads Get All Subscription Statuses, or one element of its `data` alone.
    mutating func readStatusResponse(_ node: JSONNode) {
        noteMisspelledFields(of: node, known: StoreFields.statusResponse)
        let groups = node["data"].elements ?? [node]
        read(inside: node, mustState: groups.isEmpty) { $0.readGroups(groups) }
    }

    private mutating func readGroups(_ groups: [JSONNode]) {
        var readAny = false
        var lostAny = false
        for group in groups {
            guard let items = group["lastTransactions"].elements else {
                fail(
                    .wrongType,
                    at: group.isObject ? group["lastTransactions"] : group,
                    expected: group.isObject ? "an array" : "a subscription group",
                    consequence: "the group is left out"
                )
                lostAny = true
                continue
            }
            noteMisspelledFields(of: group, known: StoreFields.statusResponse)
            noteImpossibleIdentifiers(of: group, in: StoreFields.identifiers)
            let groupID = trustedIdentifier(group["subscriptionGroupIdentifier"])
            for item in items {
                if readSubscription(item, groupID: groupID) { readAny = true } else { lostAny = true }
            }
        }
        guard readAny || !lostAny else { return }
        // Of each subscription the response has the latest transaction only, so that of one that was ever bought the
        // beginning is not here. A response without any says that there never was a subscription, and that is all there
        // is to know: the request is for subscriptions, and purchases of other products decide no line about them.
        answer(groups.isEmpty && trustsUnsignedFields ? .full : .partial)
    }

    /// Reads one page of Get Transaction History.
    mutating func readTransactionHistory(_ node: JSONNode) {
        noteMisspelledFields(of: node, known: StoreFields.transactionHistory)
        let list = node["signedTransactions"]
        guard let elements = list.elements else {
            fail(.wrongType, at: list, expected: "an array", consequence: "the history is left out")
            return
        }
        read(inside: node, mustState: elements.isEmpty) { $0.readPage(elements, hasMore: node["hasMore"]) }
    }

    private mutating func readPage(_ elements: [JSONNode], hasMore: JSONNode) {
        let before = history.transactions.count
        for element in elements {
            guard !element.isAbsent else {
                fail(.wrongType, at: element, expected: "signed data or an object", consequence: "it is left out")
                continue
            }
            var transaction: PurchaseTransaction?
            readPayload(of: element) { transaction = $0.appStoreTransaction($1) }
            if let transaction { history.transactions.append(transaction) }
        }
        let read = history.transactions.count - before
        guard read > 0 || elements.isEmpty else { return }
        // Only a last page says that nothing follows, and only where nothing of it was left out. The pages before it
        // are the caller's to add. Signatures do not cover it.
        let isLast = trustsUnsignedFields && flag(hasMore) == false
        answer(isLast && read == elements.count ? .full : .partial)
    }

    /// Reads an object that carries one subscription or purchase: Get Transaction Info, or an item of a status response.
    mutating func readSignedInfo(_ node: JSONNode) {
        read(inside: node, mustState: false) { reader in
            let groupID = reader.trustedIdentifier(node["subscriptionGroupIdentifier"])
            if reader.readSubscription(node, groupID: groupID) { reader.answer(.partial) }
        }
    }

    /// Reads one decoded transaction.
    mutating func readTransaction(_ node: JSONNode) {
        guard let transaction = appStoreTransaction(node) else { return }
        history.transactions.append(transaction)
        answer(.partial)
    }

    /// Reads one decoded renewal information.
    mutating func readRenewalInfo(_ node: JSONNode) {
        guard let renewal = appStoreRenewal(node) else { return }
        history.renewals.append(renewal)
        answer(.partial)
    }

    /// Takes note that the App Store has spoken; what it said in full stays full, whatever part of it is said again.
    mutating func answer(_ coverage: CustomerHistory.Coverage) {
        hasAnswer = true
        if history.coverage[.appStore] != .full { history.coverage[.appStore] = coverage }
    }

    // MARK: One subscription

    /// Reads the signed data and the status of one subscription; false if nothing of it can be taken.
    ///
    /// The status of a response stands outside the signatures: where all signed data beside it is refused, it is refused
    /// with it; where signatures are verified, it is not read, nor is any other field there, so that what is said rests on
    /// signed data alone.
    mutating func readSubscription(
        _ node: JSONNode,
        groupID: String? = nil,
        news: NotificationNews? = nil
    ) -> Bool {
        noteMisspelledFields(of: node, known: StoreFields.signedInfo)
        noteImpossibleIdentifiers(of: node, in: StoreFields.identifiers)
        let signedTransaction = node["signedTransactionInfo"]
        let signedRenewal = node["signedRenewalInfo"]
        let hasSignedData = !signedTransaction.isUnstated || !signedRenewal.isUnstated
        let statesStatus = !node["status"].isUnstated && trustsUnsignedFields
        guard hasSignedData || statesStatus else {
            fail(
                .notAHistory,
                at: node,
                found: node.isObject ? "an object without transaction, renewal information and status" : nil,
                expected: "signedTransactionInfo, signedRenewalInfo or status",
                consequence: "it is left out"
            )
            return false
        }
        if !hasSignedData,
            !isExpected(surrounding, at: originFields(of: node), losing: "the status is left out")
        {
            return false
        }
        let statedID = text(of: node["originalTransactionId"])
        let trustedID = trustsUnsignedFields ? statedID : nil
        var transaction: PurchaseTransaction?
        if !signedTransaction.isUnstated {
            readPayload(of: signedTransaction) { transaction = $0.appStoreTransaction($1, originalID: trustedID) }
        }
        if let id = transaction?.originalID { reportOtherID(statedID, than: id, at: node["originalTransactionId"]) }
        let originalID = transaction?.originalID ?? trustedID
        var renewal: RenewalInfo?
        if !signedRenewal.isUnstated {
            readPayload(of: signedRenewal) { renewal = $0.appStoreRenewal($1, originalID: originalID) }
        }
        // A transaction that is refused may be the refund that the renewal information beside it says nothing of.
        let isTransactionRefused = !trustsUnsignedFields && !signedTransaction.isUnstated && transaction == nil
        guard !isTransactionRefused, transaction != nil || renewal != nil || !hasSignedData else { return false }
        if var transaction {
            transaction.groupID = transaction.groupID ?? groupID
            history.transactions.append(transaction)
        }
        let periodEnd = transaction?.expiresDate ?? renewal?.renewalDate
        if var renewal {
            news?.fillGaps(of: &renewal)
            renewal.answer.periodEnd = periodEnd
            history.renewals.append(renewal)
        }
        let outerProductID = productID
        productID = transaction?.productID ?? renewal?.productID
        defer { productID = outerProductID }
        guard statesStatus, let state = stated(node["status"], as: AppStoreNames.states) else {
            return hasSignedData
        }
        let statement = SubscriptionStatement(
            store: .appStore,
            originalID: originalID ?? renewal?.originalID,
            groupID: transaction?.groupID ?? groupID,
            productID: productID,
            state: state,
            statedDate: news?.signedDate ?? renewal?.statedDate ?? transaction?.statedDate,
            answer: AnswerOrder(periodEnd: periodEnd)
        )
        guard isAboutSubscription(statement, at: node) else { return hasSignedData }
        history.statements.append(statement)
        return true
    }

    /// Reports a state of an unknown subscription.
    private mutating func isAboutSubscription(_ statement: SubscriptionStatement, at node: JSONNode) -> Bool {
        guard statement.originalID == nil, statement.productID == nil, statement.groupID == nil else { return true }
        fail(
            .notAHistory,
            at: node,
            found: "a status without the subscription it is about",
            expected: "originalTransactionId beside it, or subscriptionGroupIdentifier around it",
            consequence: "the status is left out"
        )
        return false
    }

    /// An identifier that stands beside signed data, where what does so can be trusted.
    private mutating func trustedIdentifier(_ node: JSONNode) -> String? {
        trustsUnsignedFields ? text(of: node) : nil
    }

    private mutating func reportOtherID(_ stated: String?, than id: String, at node: JSONNode) {
        guard let stated, stated != id else { return }
        warn(
            .contradictoryFields,
            at: node,
            expected: "\(Excerpt.quoted(id)), as the transaction beside it states",
            consequence: "what the transaction states counts"
        )
    }
}
