internal import PaywrightJSON
internal import PaywrightModel

/// Reads an object that carries one subscription or purchase: Get Transaction Info, or an item of a status response.
struct SignedInfoReader: AppStoreFormReader {
    let session: HistorySession

    mutating func read(_ node: JSONNode) {
        let node = node.lenient
        read(inside: node, mustState: false) { reader in
            let groupID = reader.trustedIdentifier(node["subscriptionGroupIdentifier"])
            if reader.readSubscription(node, groupID: groupID) { reader.answer(.partial) }
        }
    }

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
            !isExpected(session.surrounding, at: originFields(of: node), losing: "the status is left out")
        {
            return false
        }
        let statedID = text(of: node["originalTransactionId"])
        let trustedID = trustsUnsignedFields ? statedID : nil
        var transaction: PurchaseTransaction?
        if !signedTransaction.isUnstated {
            readPayload(of: signedTransaction) {
                transaction = TransactionReader.transaction($1, originalID: trustedID, in: $0.session)
            }
        }
        if let id = transaction?.originalID { reportOtherID(statedID, than: id, at: node["originalTransactionId"]) }
        let originalID = transaction?.originalID ?? trustedID
        var renewal: RenewalInfo?
        if !signedRenewal.isUnstated {
            readPayload(of: signedRenewal) {
                renewal = RenewalInfoReader.renewal($1, originalID: originalID, in: $0.session)
            }
        }
        // A transaction that is refused may be the refund that the renewal information beside it says nothing of.
        let isTransactionRefused = !trustsUnsignedFields && !signedTransaction.isUnstated && transaction == nil
        guard !isTransactionRefused, transaction != nil || renewal != nil || !hasSignedData else { return false }
        if var transaction {
            transaction.groupID = transaction.groupID ?? groupID
            session.history.transactions.append(transaction)
        }
        let periodEnd = transaction?.expiresDate ?? renewal?.renewalDate
        if var renewal {
            news?.fillGaps(of: &renewal)
            renewal.answer.periodEnd = periodEnd
            session.history.renewals.append(renewal)
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
        session.history.statements.append(statement)
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
