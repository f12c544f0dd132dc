internal import PaywrightModel
internal import PaywrightValues

/// What comes beside a payment that failed, and the end that is stated.
extension RunningTimeline {
    /// What comes in a grace period: the payment that failed is not among it, and the period that it pays for has no day.
    var partsInGrace: [MomentPart] {
        // What does not renew has nothing after the period that the payment is for but the payments of a commitment.
        guard running.renews else { return end(unplacedPayments) }
        let isDelayed = running.future(running.renewal?.pauseDate) != nil
        var parts =
            unplacedPayments + unplacedPlan(beside: unplacedPayments)
            + commitmentInGrace.compactMap { isDelayed ? $0.delayed : $0 }
        if case .asked(let asked) = consent { parts.append(part(asking: asked.withholding(open))) }
        return end(parts + newPrice + plannedPause)
    }

    /// A change of price that needs a consent, beside what interrupts the subscription.
    func part(asking change: AnnouncedPriceChange) -> MomentPart {
        MomentPart(
            at: change.date.map { .date($0) } ?? .notStated,
            changes: [.price(of: change)],
            charge: plan == nil ? charge(at: change, else: .consent) : .notStated(.consent),
            certainty: .ifAgreed(by: change.consentDeadline),
            wayOut: .notNeeded
        )
    }

    /// A change of price that needs no consent, beside what interrupts the subscription.
    var newPrice: [MomentPart] {
        guard let price else { return [] }
        let charge: Moment.Charge = plan == nil ? charge(at: price, else: .store) : .notStated(.plan)
        return [
            MomentPart(
                at: price.date.map { .date($0) } ?? .notStated,
                changes: [.price(of: price)],
                charge: charge,
                certainty: .certain,
                wayOut: avoids(price, charge)
            )
        ]
    }

    /// The new price of payments that the customer has to make, and cannot avoid.
    func newPrice(within commitment: CommitmentState) -> [MomentPart] {
        let end = commitment.endDate ?? running.future(running.renewal?.commitment?.renewalDate)
        // Without its day it is not known whether it comes before the last payment.
        if open.contains(.nextCharge) { return [] }
        return newPrice.compactMap { part in
            // Without an end it is known only of the next payment that it comes.
            if let date = part.at.date, end.map({ date >= $0 }) ?? NextRenewal(date: next.date).isBefore(date) {
                return nil
            }
            var part = part
            part.wayOut = .noneUntil(commitment.endDate)
            return part
        }
    }

    /// A pause that is planned, of whose charges nothing is known.
    private var plannedPause: [MomentPart] {
        guard !open.contains(.nextCharge), let pause = running.future(running.renewal?.pauseDate) else { return [] }
        let begins = MomentPart(at: .date(pause), changes: [.pauses], charge: Moment.Charge.none)
        guard let resumption = running.renewal?.resumesDate, resumption > pause else { return [begins] }
        return [begins, .open(at: .date(resumption), .store, changes: [.resumes]).happening]
    }

    /// What follows a commitment; where no payment of one is left, the payment that failed may be the first of the next one.
    private var commitmentInGrace: [MomentPart] {
        guard (running.paymentsLeft ?? 0) == 0, let following = running.nextCommitment else {
            return followingCommitment
        }
        // One that begins on a later day does not begin with the renewal of which the payment failed.
        if let date = following.date, next.date.map({ NextRenewal(date: $0).isBefore(date) }) ?? true { return [] }
        let changes = begins(following.withholding(open))
        return changes.isEmpty ? [] : [MomentPart.open(at: .notStated, .store, changes: changes).happening]
    }

    /// Payments of which it is known that they come, and not when: something interrupts the subscription before.
    var unplacedPayments: [MomentPart] {
        guard let commitment, commitment.paymentsLeft != 0 else { return [] }
        return [
            MomentPart(
                at: .notStated,
                changes: [.paymentsLeft(commitment.paymentsLeft)],
                charge: .notStated(.store),
                wayOut: .noneUntil(commitment.lastDay)
            )
        ]
    }

    /// Another plan, in the same way.
    func unplacedPlan(beside payments: [MomentPart]) -> [MomentPart] {
        guard let plan else { return [] }
        return [
            MomentPart(
                at: .notStated,
                changes: [.plan(to: plan.productID, plan.direction)],
                charge: .notStated(.plan),
                certainty: .open(.store),
                wayOut: payments.isEmpty ? .notStated : nil
            )
        ]
    }

    /// What follows the payments of a commitment that are left, on a day that is stated.
    var followingCommitment: [MomentPart] {
        guard let commitment, commitment.paymentsLeft != 0 else { return [] }
        return end(of: commitment).filter { $0.at.date != nil }
    }

    /// The end of an offer that is paid for, of which no day is stated: a store that states the price without offers states what is
    /// charged then.
    var offerEnd: [MomentPart] {
        guard running.record.store.traits.statesRecurringPrice, running.offer?.isFree == false, commitment == nil,
            running.saysWhetherItRenews, plan == nil, price == nil, asked == nil, !open.contains(.offer),
            !open.contains(.amount), let price = running.renewal?.basePrice, !price.isFree
        else { return [] }
        return [
            MomentPart(
                at: .notStated,
                changes: [.offerEnds],
                charge: .exactly(price, tax: running.renewal?.tax(on: price), every: running.fullPricePeriod),
                certainty: .certain,
                wayOut: .cancelUndated
            )
        ]
    }

    /// The end that is stated after a renewal; nothing comes after it.
    func end(_ parts: [MomentPart]) -> [MomentPart] {
        guard let last = end.first?.at else { return parts }
        return parts.filter { part in
            part.at.date == nil || part.at.comes(before: last) || part.at == last && part.isEndOfFreeTime
        } + end
    }

    /// The end that is stated.
    var end: [MomentPart] {
        guard !open.contains(.nextCharge), let last = running.future(running.renewal?.endDate) else { return [] }
        return [running.renewal?.isChargedAtEnd == true ? .chargedEnding(at: last) : .ending(at: last)]
    }
}

extension MomentPart {
    /// That something ends, and nothing is charged.
    static func ending(
        at date: Instant?,
        _ change: Moment.Change = .ends,
        of scope: Moment.Scope = .purchase
    ) -> MomentPart {
        MomentPart(
            at: date.map { .date($0) } ?? .endOfPeriod,
            scope: scope,
            changes: [change],
            charge: Moment.Charge.none,
            certainty: .certain,
            wayOut: .notNeeded
        )
    }

    /// The same, with a charge that nothing avoids and of which no field states how much it is.
    static func chargedEnding(at date: Instant?) -> MomentPart {
        var part = ending(at: date)
        (part.charge, part.wayOut) = (.notStated(.store), .notStated)
        return part
    }

    /// Whether it is that an offer ends, which no pause delays.
    var isEndOfFreeTime: Bool {
        !changes.isEmpty && changes.allSatisfy { $0 == .trialEnds || $0 == .offerEnds }
    }

    /// Whether it is a new price alone.
    var isOnlyNewPrice: Bool {
        !changes.isEmpty && changes.allSatisfy { if case .price = $0 { true } else { false } }
    }

    /// The same after a pause, which leaves open when it comes and what it costs; nil for a charge that changes nothing.
    var delayed: MomentPart? {
        if changes.isEmpty { return nil }
        var part = self
        part.charge = .notStated(.pause)
        if isOnlyNewPrice {
            // The price comes, and it is not known with which charge.
            if case .certain? = certainty { part.wayOut = .notStated }
            return part
        }
        part.certainty = .open(.pause)
        // The end of a commitment is delayed too.
        if case .noneUntil? = wayOut { part.wayOut = .noneUntil(nil) } else { part.wayOut = .notStated }
        return part
    }

    /// The same, where only its charge is not known.
    var happening: MomentPart {
        var part = self
        part.certainty = .certain
        return part
    }
}
