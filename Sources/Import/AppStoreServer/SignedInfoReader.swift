internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

/// Reads an object that carries one subscription or purchase: Get Transaction Info, or an item of a status response.
struct SignedInfoReader: AppStoreFormReader {
    private typealias Fields = AppStoreFields.SignedInfo

    let session: HistorySession

    mutating func read(_ node: JSONNode) {
        let node = node.lenient
        read(inside: (node[Fields.bundleId], node[Fields.environment]), mustState: false) { reader in
            let groupID = reader.trustedIdentifier(node[Fields.subscriptionGroupIdentifier])
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
        var isRead = false
        reading { isRead = $0.isSubscription(node, groupID: groupID, news: news) }
        return isRead
    }

    private mutating func isSubscription(_ node: JSONNode, groupID: String?, news: NotificationNews?) -> Bool {
        noteFields(of: node, Fields.table, isStated: true)
        noteImpossibleIdentifiers(of: node, in: [Fields.originalTransactionId, Fields.subscriptionGroupIdentifier])
        let signedTransaction = Self.part(node[Fields.signedTransactionInfo], decoded: node[Fields.transactionInfo])
        let signedRenewal = Self.part(node[Fields.signedRenewalInfo], decoded: node[Fields.renewalInfo])
        let hasSignedData = !signedTransaction.isUnstated || !signedRenewal.isUnstated
        let statesStatus = !node[Fields.status].isUnstated && trustsUnsignedFields
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
        let origin = (node[Fields.bundleId], node[Fields.environment])
        if !hasSignedData, !isExpected(session.surrounding, at: origin, losing: "the status is left out") {
            return false
        }
        let statedID = text(of: node[Fields.originalTransactionId])
        let trustedID = trustsUnsignedFields ? statedID : nil
        var (transaction, renewal) = parts(signedTransaction, signedRenewal, originalID: trustedID)
        if let id = transaction?.originalID {
            reportOtherID(statedID, than: id, at: node[Fields.originalTransactionId])
        }
        // A transaction that is refused may be the refund that the renewal information beside it says nothing of.
        let isTransactionRefused = !trustsUnsignedFields && !signedTransaction.isUnstated && transaction == nil
        guard !isTransactionRefused, transaction != nil || renewal != nil || !hasSignedData else { return false }
        let state = statesStatus ? unlessAbsent(node[Fields.status], as: AppStoreNames.states) : nil
        if let news { note(news, beside: &transaction, &renewal, state?.known) }
        noteEnds(&transaction, &renewal, mayBeEarlier: news?.isOfAnyPeriod == true, at: signedRenewal)
        noteCommitmentEnds(&transaction, &renewal, at: signedRenewal)
        noteType(&transaction, &renewal, at: signedRenewal)
        let periodEnd = transaction?.expiresDate ?? renewal?.renewalDate
        if transaction?.groupID == nil { transaction?.groupID = groupID }
        if transaction != nil { keep(transaction) }
        if renewal != nil || signedRenewal.isUnstated {
            renewal = news.flatMap { $0.filling(renewal, of: transaction, doubts: session.doubts) } ?? renewal
        }
        if renewal != nil {
            renewal?.answer.periodEnd = periodEnd
            keep(renewal)
        }
        let outerProductID = productID
        productID = transaction?.productID ?? renewal?.productID
        defer { productID = outerProductID }
        guard let state = state ?? news?.state.map({ .known($0) }) else { return hasSignedData }
        var statement = SubscriptionStatement(
            store: .appStore,
            originalID: transaction?.originalID ?? trustedID ?? renewal?.originalID,
            groupID: transaction?.groupID ?? groupID,
            productID: productID,
            state: state,
            statedDate: news?.signedDate ?? renewal?.statedDate ?? transaction?.statedDate,
            answer: AnswerOrder(periodEnd: periodEnd)
        )
        (statement.doubts, statement.origin) = (session.doubts, session.origin(node))
        guard isAboutSubscription(statement, at: node) else { return hasSignedData }
        session.history.statements.append(statement)
        return true
    }

    /// What is signed, else what a server has decoded of it and named anew.
    private static func part(_ signed: JSONNode, decoded: JSONNode) -> JSONNode {
        signed.isUnstated && decoded.isObject ? decoded : signed
    }

    /// The signed data of one subscription. What is in doubt of a part that is left out is in doubt of the other.
    private mutating func parts(
        _ signedTransaction: JSONNode,
        _ signedRenewal: JSONNode,
        originalID: String?
    ) -> (PurchaseTransaction?, RenewalInfo?) {
        var transaction: PurchaseTransaction?
        if !signedTransaction.isUnstated {
            readPayload(of: signedTransaction) {
                transaction = TransactionReader.transaction($1, originalID: originalID, in: $0.session)
            }
        }
        var renewal: RenewalInfo?
        if !signedRenewal.isUnstated {
            readPayload(of: signedRenewal) { reader, payload in
                renewal = RenewalInfoReader.renewal(
                    payload,
                    originalID: transaction?.originalID ?? originalID,
                    beside: transaction,
                    in: reader.session
                )
            }
        }
        transaction?.takeCommitment(of: renewal)
        if let transaction, transaction.originalID == nil {
            session.doubts = session.doubts.merging(transaction.doubts)
        }
        let shared = session.doubts
        if !shared.isEmpty, let doubts = transaction?.doubts { transaction?.doubts = doubts.merging(shared) }
        if !shared.isEmpty, let doubts = renewal?.doubts { renewal?.doubts = doubts.merging(shared) }
        if transaction?.originalID == nil { transaction?.originalID = renewal?.originalID }
        return (transaction, renewal)
    }

    /// Withholds what a notification’s type states otherwise than the data, or what the data lacks; a new end counts.
    private mutating func note(
        _ news: NotificationNews,
        beside transaction: inout PurchaseTransaction?,
        _ renewal: inout RenewalInfo?,
        _ state: SubscriptionStatement.State?
    ) {
        if let extended = transaction, let old = renewal, news.extends(extended, beyond: old) {
            renewal?.renewalDate = extended.expiresDate
        }
        let open = news.disagreement(with: transaction, renewal, state)
        guard !open.isEmpty else { return }
        withhold(
            open,
            .undecided,
            .contradictoryFields,
            at: news.field,
            expected: "a type that the data beside it states too"
        )
        spreadDoubts(to: &transaction, &renewal)
    }

    /// Withholds the next charge where the transaction and the renewal information beside it, stated at one time, have two ends of the
    /// period.
    private mutating func noteEnds(
        _ transaction: inout PurchaseTransaction?,
        _ renewal: inout RenewalInfo?,
        mayBeEarlier: Bool,
        at node: JSONNode
    ) {
        guard let end = transaction?.expiresDate, let date = renewal?.renewalDate,
            Self.areApart(end, date, by: Self.day),
            transaction?.productID == renewal?.productID, transaction?.isUpgraded == false,
            !(mayBeEarlier && end < date)
        else { return }
        if let first = transaction?.statedDate, let second = renewal?.statedDate,
            Self.areApart(first, second, by: Self.sameTime)
        {
            return
        }
        withhold(
            [.nextCharge, .amount],
            .undecided,
            .contradictoryFields,
            at: node,
            found: "a renewal on \(date)",
            expected: "the end that the transaction beside it states, \(end)"
        )
        spreadDoubts(to: &transaction, &renewal)
    }

    /// What does not renew has no renewal information: nothing is told of a purchase that is stated to be of both kinds.
    private mutating func noteType(
        _ transaction: inout PurchaseTransaction?,
        _ renewal: inout RenewalInfo?,
        at node: JSONNode
    ) {
        guard renewal != nil, let type = transaction?.productType?.known, type != .autoRenewable else { return }
        withhold(
            .access,
            .undecided,
            .contradictoryFields,
            at: node,
            expected: "no renewal information of what does not renew"
        )
        spreadDoubts(to: &transaction, &renewal)
    }

    /// Of two ends of the commitment that runs, a day or more apart, the one that was stated later counts. Where both were stated at one
    /// time neither does, and what follows has no day.
    private mutating func noteCommitmentEnds(
        _ transaction: inout PurchaseTransaction?,
        _ renewal: inout RenewalInfo?,
        at node: JSONNode
    ) {
        guard let end = transaction?.commitment?.expiresDate, let date = renewal?.commitment?.renewalDate,
            Self.areApart(end, date, by: Self.day), transaction?.productID == renewal?.productID,
            transaction?.isUpgraded == false, transaction?.revocation == nil,
            // What lies before the period that runs is no end of it.
            transaction?.purchaseDate.map({ min(end, date) > $0 }) ?? true
        else { return }
        if let first = transaction?.statedDate, let second = renewal?.statedDate,
            Self.areApart(first, second, by: Self.sameTime)
        {
            let later = first > second ? end : date
            transaction?.commitment?.expiresDate = later
            renewal?.commitment?.renewalDate = later
            return
        }
        transaction?.commitment?.expiresDate = nil
        renewal?.commitment?.renewalDate = nil
        withhold(
            // Where no payment is left, the next charge may begin the commitment that follows.
            transaction?.commitment?.paymentsLeft == 0 ? .renewal : .later,
            .undecided,
            .contradictoryFields,
            at: node,
            found: "a commitment that begins on \(date)",
            expected: "the end of the commitment that the transaction beside it states, \(end)"
        )
        spreadDoubts(to: &transaction, &renewal)
    }

    private static let day: Int64 = 86_400_000
    /// Ten minutes.
    private static let sameTime: Int64 = 600_000

    private static func areApart(_ first: Instant, _ second: Instant, by milliseconds: Int64) -> Bool {
        !first.isNear(second, within: milliseconds - 1)
    }

    private func spreadDoubts(to transaction: inout PurchaseTransaction?, _ renewal: inout RenewalInfo?) {
        if let doubts = transaction?.doubts { transaction?.doubts = doubts.merging(session.doubts) }
        if let doubts = renewal?.doubts { renewal?.doubts = doubts.merging(session.doubts) }
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

extension PurchaseTransaction {
    /// Takes the end of its commitment from the renewal information, which states when the next one begins: then payments are left,
    /// however many.
    fileprivate mutating func takeCommitment(of renewal: RenewalInfo?) {
        guard isCommitted == true, commitment == nil, offer?.paymentMode != .known(.freeTrial),
            let end = renewal?.commitmentEnd
        else { return }
        commitment = CommitmentProgress(expiresDate: end)
        doubts.removeAll { $0.reason == .undecided && $0.field.hasSuffix(".billingPlanType") }
    }
}
