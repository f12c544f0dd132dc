internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

/// Reads an answer of Amazon's Receipt Verification Service, version 1.0: one receipt, which is that of a whole subscription.
///
/// It states no price and no moment at which it was made. `renewalDate` is the end of what is paid for, whether it renews or
/// not; `cancelDate` is when it ended or will end; `gracePeriodEndDate` and `freeTrialEndDate` count only where they say
/// more than the renewal.
struct AmazonReceiptReader: HistoryFormReader {
    let session: HistorySession

    private typealias Fields = AmazonFields.Receipt

    mutating func read(_ node: JSONNode) {
        // Of one receipt nothing follows for another.
        let outer = session.doubts
        session.doubts = []
        defer { (productID, session.doubts) = (nil, outer) }
        reportDuplicateKeys(in: node)
        guard let receipt = AmazonReceipt(node) else { return }
        noteOtherNames(of: receipt)
        trace(node, Fields.table)
        guard let id = text(of: receipt[Fields.productId]) else {
            let consequence = "the receipt is left out"
            fail(.missingProductID, at: receipt[Fields.productId], expected: "a product id", consequence: consequence)
            return
        }
        productID = id
        session.hasAnswer = true
        session.history.coverage[.amazon] = session.history.coverage[.amazon] ?? .partial
        let environment = environment(of: receipt)
        // The receipt names no app: a caller that has it has the secret shared with Amazon.
        let origin = StatedOrigin(bundleID: expectation.bundleID, environment: environment)
        let place = receipt[Fields.testTransaction]
        guard isExpected(origin, at: (place, place), losing: "the receipt is left out") else { return }
        var transaction = PurchaseTransaction(store: .amazon, productID: id)
        transaction.id = text(of: receipt[Fields.receiptId])
        transaction.originalID = transaction.id
        transaction.productType = stated(receipt[Fields.productType], as: AmazonNames.productTypes)
        transaction.purchaseDate = instant(receipt[Fields.purchaseDate])
        // How many is told of what is used up alone.
        let isUsedUp = transaction.productType == .known(.consumable)
        let quantity = receipt[isUsedUp ? Fields.quantity : Fields.quantity.deciding([])]
        transaction.quantity = wholeNumber(of: quantity, in: 1...Int(Int32.max)) ?? 1
        noteState(receipt[Fields.purchaseState])
        transaction.storefront = storefront(of: receipt[Fields.countryCode])
        transaction.environment = environment
        if transaction.productType?.known == .autoRenewable {
            readSubscription(receipt, into: transaction)
        } else {
            readOneTimePurchase(receipt, into: transaction)
        }
    }

    /// The documented names, by their small letters.
    private static let names = Dictionary(
        Fields.table.names.map { ($0.lowercased(), $0) },
        uniquingKeysWith: { first, _ in first }
    )

    /// A name that is near a documented one, whatever the case of its letters, and one that is not known. A receipt states no
    /// amount that an unknown field could change.
    private mutating func noteOtherNames(of receipt: AmazonReceipt) {
        let members = receipt.node.value?.objectValue?.members ?? []
        let others = members.filter { Self.names[$0.name.lowercased()] == nil }
        guard !others.isEmpty else { return }
        let stated = Set(members.map { $0.name.lowercased() })
        let absent = Self.names.keys.filter { !stated.contains($0) }
        for member in others {
            let place = receipt.node.name(of: member)
            let found = "the field \(Excerpt.quoted(member.name))"
            let meant = Misspelling.field(meantBy: member.name.lowercased(), among: absent)
            guard let meant = meant.flatMap({ Self.names[$0] }) else {
                let rules = session.input.fields
                if !member.value.isNothing, !rules.ignores(member.name, of: Fields.table),
                    !rules.isCallersOwn(member.value, at: place.path)
                {
                    noteUnknown("\(Fields.table.object).\(member.name)", member.name, at: place, leaving: [])
                }
                continue
            }
            session.hasLost = true
            let facts = Fields.table.facts(of: meant)
            if !facts.isEmpty {
                add(Doubt(facts: facts, reason: .unknownField, field: self.place(of: place).path))
            }
            warn(
                .unknownField,
                at: place,
                found: found,
                expected: Excerpt.quoted(meant),
                consequence: "the field is not read, and the history is taken as incomplete"
            )
        }
    }

    /// Takes note of a state that answers about what is bought once have besides 0, that of what was bought.
    private mutating func noteState(_ node: JSONNode) {
        guard let state = wholeNumber(of: node, in: 0...Int(Int32.max)), state != 0 else { return }
        withhold(.access, .undecided, .undecidedField, at: node, expected: "0, as of what was bought")
    }

    private mutating func environment(of receipt: AmazonReceipt) -> String? {
        let isTest = flag(receipt[Fields.testTransaction])
        let isBeta = flag(receipt[Fields.betaProduct])
        return isTest == true || isBeta == true ? "Sandbox" : isTest.map { _ in "Production" }
    }

    // MARK: Subscriptions

    private mutating func readSubscription(_ receipt: AmazonReceipt, into transaction: PurchaseTransaction) {
        var transaction = transaction
        let renewalDate = instant(receipt[Fields.renewalDate])
        let cancelDate = instant(receipt[Fields.cancelDate])
        let grace = instant(receipt[Fields.gracePeriodEndDate])
        // With its end, there is access until then whether it renews or not.
        let renewing = receipt[renewalDate == nil ? Fields.autoRenewing : Fields.autoRenewing.deciding(.renewal)]
        let renews = flag(renewing)
        // A purchase that was cancelled at once keeps the date of the renewal that will not come.
        transaction.originalPurchaseDate = transaction.purchaseDate
        transaction.purchaseDate = nil
        transaction.expiresDate = cancelDate ?? renewalDate
        // A subscription that is over has the date of its end: without it the receipt is from before.
        transaction.lacksStatedDate = cancelDate == nil && renewalDate != nil
        transaction.offer = offer(receipt, until: renewalDate)
        var renewal = RenewalInfo(store: .amazon, originalID: transaction.originalID)
        renewal.productID = transaction.productID
        renewal.renewsAutomatically = cancelDate == nil ? renews : false
        if renewal.renewsAutomatically == true {
            readPlan(receipt, until: renewalDate, into: &renewal)
        }
        if let grace, let renewalDate, grace > renewalDate, cancelDate == nil {
            renewal.gracePeriodExpiresDate = grace
            // Ahead of the renewal it contradicts that: no payment has failed yet.
            renewal.otherEndField = place(of: receipt[Fields.gracePeriodEndDate]).path
        }
        if let trial = trialEnd(receipt, before: renewalDate), renewal.otherEndField == nil, cancelDate == nil {
            renewal.otherEndDate = trial
            renewal.otherEndField = place(of: receipt[Fields.freeTrialEndDate]).path
        }
        // A new reason may be another word for a plan that took its place.
        let reason = receipt[cancelDate == nil ? Fields.cancelReason.deciding([]) : Fields.cancelReason].lenient
        let stated = stated(reason, as: AmazonNames.cancelReasons)
        renewal.expirationReason = cancelDate == nil ? nil : stated
        if renews == true, cancelDate != nil {
            let expected = "false in what was or will be cancelled"
            withhold(.renewal, .undecided, .contradictoryFields, at: renewing, expected: expected)
        }
        if renews == true, receipt[Fields.cancelDate].isAbsent, !reason.isAbsent {
            let expected = "a cancelDate beside it, or null in what renews"
            withhold(.renewal, .undecided, .contradictoryFields, at: reason, expected: expected)
        }
        renewal.answer = AnswerOrder(periodEnd: transaction.expiresDate)
        (transaction.doubts, renewal.doubts) = (session.doubts, session.doubts)
        (transaction.origin, renewal.origin) = (session.origin(receipt.node), session.origin(receipt.node))
        session.history.transactions.append(transaction)
        session.history.renewals.append(renewal)
        // What cannot be read is no statement that it ended.
        let isUnread = !renewing.isAbsent && renews == nil && cancelDate == nil
        guard
            let state = renewal.renewsAutomatically.map({ $0 ? SubscriptionStatement.State.active : .cancelled })
                ?? (isUnread ? .active : nil)
        else { return }
        var statement = SubscriptionStatement(
            store: .amazon,
            originalID: transaction.originalID,
            productID: transaction.productID,
            state: .known(state),
            answer: renewal.answer
        )
        (statement.doubts, statement.origin) = (session.doubts, session.origin(receipt.node))
        session.history.statements.append(statement)
    }

    /// The plan that the next renewal is for, and one that takes its place later.
    private mutating func readPlan(
        _ receipt: AmazonReceipt,
        until renewalDate: Instant?,
        into renewal: inout RenewalInfo
    ) {
        let term = text(of: receipt[Fields.termSku])
        let deferred = text(of: receipt[Fields.deferredSku]).flatMap { $0 == term ? nil : $0 }
        let date = instant(receipt[Fields.deferredDate])
        renewal.renewalProductID = deferred ?? renewal.productID
        renewal.renewalDate = date ?? renewalDate
        // The renewal before a later plan is one of the plan that runs.
        guard let date, let renewalDate, Self.isClearlyLater(date, than: renewalDate) else { return }
        (renewal.renewalProductID, renewal.renewalDate) = (renewal.productID, renewalDate)
        if let deferred { renewal.laterPhases = [PlannedPhase(date: date, productID: deferred, isRenewal: false)] }
    }

    /// Whether two dates that are stated as one lie more than a day apart.
    private static func isClearlyLater(_ date: Instant, than other: Instant) -> Bool {
        date.milliseconds(since: other) > 86_400_000
    }

    /// The end of a trial that is over before what is paid for: of an earlier period, unless it lies ahead.
    private func trialEnd(_ receipt: AmazonReceipt, before renewalDate: Instant?) -> Instant? {
        guard let number = receipt[Fields.freeTrialEndDate].lenient.wholeNumber, number >= Self.firstSale,
            let renewalDate
        else { return nil }
        let end = Instant(milliseconds: number)
        return Instant.rfc3339Range.contains(end) && Self.isClearlyLater(renewalDate, than: end) ? end : nil
    }

    /// Free time that lasts until the renewal, or a promotion that sets the price.
    private mutating func offer(_ receipt: AmazonReceipt, until renewalDate: Instant?) -> AppliedOffer? {
        let trialEnd = instant(receipt[Fields.freeTrialEndDate])
        var running: AppliedOffer?
        for promotion in statedElements(of: receipt[Fields.promotions]) {
            noteFields(of: promotion, AmazonFields.Promotion.table, unknown: [.amount, .offer])
            let state = stated(promotion[AmazonFields.Promotion.promotionStatus], as: AmazonNames.promotionStates)
            let type = text(of: promotion[AmazonFields.Promotion.promotionType])
            let isIntroductory = type?.lowercased().contains("introductory") == true
            guard state == .known(.runs), running == nil || isIntroductory else { continue }
            let isPaid = type.map { type in AmazonNames.paidPromotions.contains { type.lowercased().hasPrefix($0) } }
            if isPaid == false {
                warn(
                    .unknownValue,
                    at: promotion[AmazonFields.Promotion.promotionType],
                    expected: "one that begins with one of " + AmazonNames.paidPromotions.joined(separator: ", "),
                    consequence: "whether anything is paid for the period that runs is not known"
                )
            }
            running = AppliedOffer(
                type: isIntroductory ? .known(.introductory) : nil,
                isFree: isPaid == true ? false : nil
            )
        }
        if let trialEnd, let renewalDate, trialEnd >= renewalDate {
            if Self.isClearlyLater(trialEnd, than: renewalDate) {
                withhold(
                    [.nextCharge, .offer],
                    .undecided,
                    .contradictoryFields,
                    at: receipt[Fields.freeTrialEndDate],
                    expected: "the day of the renewal, as a trial ends with it"
                )
            }
            return AppliedOffer(paymentMode: .known(.freeTrial))
        }
        return running
    }

    // MARK: Anything else

    private mutating func readOneTimePurchase(_ receipt: AmazonReceipt, into transaction: PurchaseTransaction) {
        var transaction = transaction
        // That a purchase was cancelled does not state that it was paid back.
        if let cancelDate = instant(receipt[Fields.cancelDate]) {
            transaction.revocation = Revocation(date: cancelDate, kind: .known(.cancelled))
        }
        (transaction.doubts, transaction.origin) = (session.doubts, session.origin(receipt.node))
        session.history.transactions.append(transaction)
    }

    /// March 22, 2011, on which the Appstore opened: what lies before it is in another unit.
    private static let firstSale: Int64 = 1_300_752_000_000

    /// An optional instant in milliseconds since 1970.
    private mutating func instant(_ node: JSONNode) -> Instant? {
        guard !node.isAbsent else { return nil }
        let expected = "milliseconds since 1970"
        guard let number = node.lenient.wholeNumber, Instant.rfc3339Range.contains(Instant(milliseconds: number)),
            number >= Self.firstSale
        else {
            warn(.invalidDate, at: node, expected: expected, consequence: "the date is not known")
            return nil
        }
        return stated(Instant(milliseconds: number), at: node, expected: expected)
    }
}
