import Paywright
import PaywrightDecisions
import PaywrightMessages
import PaywrightModel
import PaywrightValues

extension TruthCheck {
    // MARK: The matrix

    mutating func checkRow(_ spoken: SpokenPurchase) {
        let situation = spoken.purchase.situation
        guard let row = SituationMatrix.row(of: situation) else {
            return expect(false, "\(situation) has no row")
        }
        expect(SituationMatrix.Access(situation.hasAccess) == row.access, "\(row.name): access \(row.access)")
        // That a period costs nothing, that a later renewal begins a commitment, or that one follows a pause, is told beside a change.
        let isBesideChange = ["status.renews.free", "status.commitmentBegins", "status.resumes"].contains(
            where: spoken.says
        )
        for key in row.unsaidKeys where !(isBesideChange && key == "status.renews") {
            expect(!spoken.says(key), "\(row.name) says \(key)")
        }
        guard let texts = spoken.texts else { return }
        let words = spoken.words
        let ofMoments = Self.phrases(ofMomentsIn: spoken)
        for phrase in row.unsaid where !ofMoments.contains(phrase) {
            expect(!words.contains(phrase), "\(row.name) says “\(phrase)”: \(words)")
        }
        if situation.hasAccess == true {
            for lie in ["access has ended", "access ended", "you don’t have access", "subscription has ended"] {
                expect(!words.contains(lie), "\(row.name), with access, says “\(lie)”")
            }
        }
        let isBesideAccess = status.purchases.contains { other in
            other.situation.hasAccess == true && other.store == spoken.purchase.store
                && (other.productID != nil && other.productID == spoken.purchase.productID
                    || other.groupID != nil && other.groupID == spoken.purchase.groupID)
        }
        if situation.hasAccess == false, isBesideAccess {
            // Staff read what becomes of this purchase alone.
            for lie in ["access has ended", "so you don’t have access", "get access back"] {
                expect(!words.contains(lie), "\(row.name), beside access, says “\(lie)”")
            }
        }
        expect(spoken.diagnostics.isEmpty, "\(row.name): \(spoken.diagnostics)")
        for (line, text) in texts { expect(!text.isEmpty, "\(row.name): \(line) is empty") }
        for name in ["headline", "detail", "support"] {
            expect(texts.contains { $0.line.rawValue == name }, "\(row.name) has no \(name)")
        }
    }

    /// What a row leaves unsaid, and a moment that comes later tells beside it: a new price, a consent, the payment after a pause.
    private static func phrases(ofMomentsIn spoken: SpokenPurchase) -> Set<String> {
        var phrases: Set<String> = []
        // What is ordered before its release is charged then.
        if spoken.purchase.sale?.preorder != nil { phrases.insert("charged") }
        let (name, renewals) = (spoken.purchase.situation.name, spoken.says("status.renews"))
        if renewals, ["status.renews.free", "status.commitmentBegins", "status.resumes"].contains(where: spoken.says) {
            phrases.formUnion(SituationMatrix.renewing)
        }
        guard ["gracePeriod", "paused", "pausePlanned"].contains(name) else { return phrases }
        // The renewal that is stated for a day after the pause.
        if name == "paused", renewals { phrases.formUnion(SituationMatrix.renewing + SituationMatrix.waysOut) }
        if spoken.says("status.commitment.endsAndRenews") {
            phrases.formUnion(SituationMatrix.renewing + SituationMatrix.waysOut)
        }
        if spoken.says("status.newPrice") { phrases.formUnion(["will cost"] + SituationMatrix.waysOut) }
        if spoken.says("status.consent") { phrases.insert("won’t renew") }
        if spoken.says("status.nextPayment") { phrases.formUnion(["next payment"] + SituationMatrix.waysOut) }
        return phrases
    }

    // MARK: Dates and prices

    /// Beginnings of the keys whose dates have passed. Every other date lies ahead, but for those of a contradiction.
    private static let past = [
        "status.accessEnded", "status.expired", "status.refunded", "status.familySharingEnded",
        "status.purchaseCancelled", "support.endedOn", "support.refundedOn",
    ]

    mutating func checkDates(_ spoken: SpokenPurchase, _ facts: StatedFacts) {
        for message in spoken.messages {
            for name in message.arguments.names {
                switch message.arguments[name] {
                case .date(let date)? where name == .cancelBy: checkCancelBy(date.instant, spoken, facts)
                case .date(let date)? where name == .deadline: checkLastDay(date.instant, hoursBefore: 0, spoken, facts)
                case .date(let date)?:
                    let isStated = facts.dates.contains(date.instant)
                    expect(isStated, "\(message.key): no field states \(date.instant)")
                    guard message.key != "support.unknown.contradictory" else { continue }
                    let isPast = Self.past.contains { message.key.hasPrefix($0) }
                    expect(
                        isPast == (date.instant <= spoken.now),
                        "\(message.key) is on the wrong side of now: \(date.instant)"
                    )
                case .count(let count)?: expect(count >= 0, "\(message.key) counts \(count)")
                default: break
                }
            }
        }
    }

    mutating func checkPrices(_ spoken: SpokenPurchase, _ facts: StatedFacts) {
        for (index, message) in spoken.messages.enumerated() {
            for name in message.arguments.names {
                guard case .money(let money)? = message.arguments[name] else { continue }
                let isStated = facts.prices(name.rawValue).contains { price in
                    price.amount == money.price.amount && price.currency == money.price.currency
                }
                expect(isStated, "\(message.key): no field states \(money.price) as \(name)")
                expect(!money.price.isFree, "\(message.key) says a price of zero")
                guard name == .renewalPrice else { continue }
                // “Then” points to the date of the sentence before it.
                let pointsBack = [
                    "status.thenCharged.price", "status.planChange.charged.price", "status.invoice.price",
                ]
                .contains(message.key)
                // An invoice is that of a charge whose sentence points back too.
                let words = pointsBack ? spoken.messages[max(0, index - 2)..<index] : [message]
                let isDated = words.contains { word in
                    word.arguments.names.contains { if case .date? = word.arguments[$0] { true } else { false } }
                }
                // A renewal, and the end of an offer, of which no field states the day.
                let isUndated = message.key.contains(".noDate") || message.key == "status.offerPrice.after"
                expect(isDated || isUndated, "\(message.key) tells a charge without its date")
            }
        }
        for (line, text) in spoken.texts ?? [] {
            expect(!text.contains("CHF") && !text.contains("123.45"), "\(line) says a product file’s price: \(text)")
        }
        if spoken.says("status.renews.free") {
            let isFreeByOffer = facts.renewals.contains { renewal in
                renewal.offer?.isFree == true || renewal.offer?.paymentMode == .known(.freeTrial)
            }
            let isStated = isFreeByOffer || facts.prices("renewalPrice").contains(where: \.isFree)
            expect(isStated, "a free renewal that no field states")
        }
    }

    // MARK: Causes

    mutating func checkCauses(_ spoken: SpokenPurchase, _ facts: StatedFacts) {
        let causes: [(ExpirationCause, [ExpirationReason])] = [
            (.voluntary, [.customerCancelled]), (.billing, [.billingError]),
            (.priceNotAccepted, [.priceIncreaseNotAccepted]), (.productUnavailable, [.productUnavailable]),
        ]
        for (cause, reasons) in causes {
            let isSaid = ["status", "support"].contains { spoken.says("\($0).expired.\(cause.rawValue)") }
            expect(!isSaid || reasons.contains(where: facts.isStated), "no field states \(cause)")
        }
        if spoken.says("support.expired.other") {
            let isStated =
                facts.renewals.contains { $0.expirationReason != nil }
                || facts.transactions.contains { $0.revocation.map { !$0.isOfKnownSort } ?? false }
            expect(isStated, "another reason, and no field states any")
        }
        let reasons: [(key: String, isStated: Bool)] = [
            ("status.paymentProblem", facts.isPaymentSaidToHaveFailed),
            ("status.gracePeriod", facts.isPaymentSaidToHaveFailed),
            ("status.billingRetry", facts.isPaymentSaidToHaveFailed),
            ("status.paymentFailed", facts.isPaymentSaidToHaveFailed || facts.isPauseStated(.paymentFailed)),
            // In Google Play customers alone pause.
            ("support.paused.customer", facts.isPauseStated(.customer) || spoken.purchase.store == .googlePlay),
            ("support.paused.merchant", facts.isPauseStated(.merchant)),
            ("status.paused.noPaymentMethod", facts.isPauseStated(.freeTrialEnded)),
            ("support.paused.", facts.isStated(.paused) || facts.renewals.contains { $0.resumesDate != nil }),
            ("status.pauses", facts.renewals.contains { $0.pauseDate != nil }),
            ("status.resumes", facts.renewals.contains { $0.resumesDate != nil }),
            ("status.granted", facts.transactions.contains(where: \.isGranted)),
            ("status.purchaseCancelled", facts.isCancellationStated),
            ("status.onHold", facts.isStated(.onHold)),
            ("status.paused", facts.isStated(.paused) || facts.renewals.contains { $0.resumesDate != nil }),
            ("status.refunded", facts.isRefundStated),
            ("status.revoked", facts.isRefundStated || facts.isStated(.revoked) || facts.isCancellationStated),
            ("status.familyShar", facts.isSharingStated),
            ("status.upgraded", facts.transactions.contains(where: \.isUpgraded)),
            ("status.replaced", facts.isStated(.replaced)),
            ("status.pendingCancelled", facts.isStated(.pendingCancelled)),
            ("status.pending.", facts.isStated(.pending)),
            ("status.cancelled", facts.isSaidToEnd),
            ("status.freeTrial.cancelled", facts.isSaidToEnd),
            ("status.commitment.cancelled", facts.isSaidToEnd),
            ("status.price", facts.renewals.contains { $0.priceChange != nil } || !facts.phases.isEmpty),
            ("status.newPrice", facts.renewals.contains { $0.priceChange != nil } || !facts.phases.isEmpty),
            ("status.consent", facts.renewals.contains { $0.priceChange?.state == .known(.awaitingConsent) }),
        ]
        for (key, isStated) in reasons where spoken.says(key) { expect(isStated, "no field states \(key)") }
    }

    // MARK: Offers and renewals

    mutating func checkOffers(_ spoken: SpokenPurchase, _ facts: StatedFacts) {
        let purchase = spoken.purchase
        let namesTrial = spoken.words.contains("trial") || spoken.messages.contains { $0.key.contains("freeTrial") }
        let isTrial = namesTrial || purchase.freeTime?.isTrial == true || purchase.offer?.isTrial == true
        if isTrial { expect(facts.isTrialStated, "a trial that no field states") }
        if spoken.messages.contains(where: { $0.key.contains("freePeriod") }) {
            expect(facts.isFreeTimeStated, "free time that no field states")
        }
        if let offer = purchase.offer, offer.modeSource == .productFile {
            expect(history.reading.isWhole, "a product file fills in what may stand in an input that was not read")
        }
        if spoken.says("status.offerPrice") {
            expect(facts.transactions.contains { $0.offer != nil }, "an offer’s price without an offer")
        }
    }

    mutating func checkRenewal(_ spoken: SpokenPurchase, _ facts: StatedFacts) {
        let isRenewal =
            spoken.says("status.renews") || spoken.says("status.thenCharged")
            || spoken.says("status.commitment.endsAndRenews")
        if isRenewal {
            // A payment that is left comes whatever renews.
            let isPayment = spoken.purchase.timeline.moments.contains { moment in
                moment.charge == .free && moment.changes.contains { $0.name == "paymentsLeft" }
            }
            let isStated = facts.isSaidToRenew || facts.isSaidToCommitAgain || isPayment
            expect(isStated, "it renews, and no field says so: \(spoken.words)")
        }
        let changes = ["status.planChange.", "support.upgrade", "support.downgrade", "support.crossgrade"]
        if changes.contains(where: { key in
            spoken.messages.contains { $0.key.hasPrefix(key) && $0.key != "support.upgraded" }
        }) {
            // Two answers that nothing orders tell together what each of them leaves out.
            let running = Set(facts.renewals.compactMap(\.productID))
            let isStated = facts.otherPlans.contains { !running.subtracting([$0]).isEmpty } || !facts.phases.isEmpty
            expect(isStated, "a change of plan that no renewal information shows")
        }
    }
}

extension Revocation {
    /// Whether a store’s word for it is one that is known, or none is stated.
    fileprivate var isOfKnownSort: Bool {
        if case .unrecognized? = kind { return false }
        if case .unrecognized? = reason { return kind != nil }
        return true
    }
}
