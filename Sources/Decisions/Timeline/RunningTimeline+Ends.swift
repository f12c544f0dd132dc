internal import PaywrightModel
internal import PaywrightValues

/// Pauses and ends, which change what else would come.
extension RunningTimeline {
    /// What is planned, with the pause that comes before some of it: no charge comes while it lasts.
    func paused(_ parts: [MomentPart]) -> [MomentPart] {
        guard let pause = running.future(running.renewal?.pauseDate) else { return parts }
        // Without the days it is not known what the pause comes before.
        if open.contains(.nextCharge) { return parts.compactMap { $0.isEndOfFreeTime ? $0 : $0.delayed } }
        let beginning = Moment.Time.date(pause)
        var kept = parts.compactMap { part -> MomentPart? in
            if part.at.comes(before: beginning) || part.at == beginning && part.isEndOfFreeTime { return part }
            var part = part
            if part.at == beginning { part.at = .notStated }
            return part.delayed
        }
        kept.append(
            MomentPart(
                at: beginning,
                changes: [.pauses],
                charge: Moment.Charge.none,
                certainty: .certain,
                wayOut: .notNeeded
            )
        )
        if let resumption = running.renewal?.resumesDate, resumption > pause {
            // A new price that comes by then is that of the charge at the end of the pause.
            let comesInPause = NextRenewal(date: price?.date).isBefore(pause) == false
            if isCharged(atEndOf: resumption), comesInPause { kept.removeAll { $0.isOnlyNewPrice } }
            kept.append(part(resuming: resumption, atNewPrice: comesInPause))
        }
        return kept
    }

    /// Whether it is known what is charged when a pause ends: only app stores state that something is.
    private func isCharged(atEndOf date: Instant) -> Bool {
        guard !running.record.store.traits.leavesAccessToMerchant, plan == nil, running.saysWhetherItRenews,
            case .notNeeded = consent, !isRenewalInPause(until: date)
        else { return false }
        guard let price else { return true }
        return running.renewal?.priceChange?.newPrice != nil && price.date.map { $0 <= date } == true
    }

    /// Whether a renewal is stated for a day within the pause, on which nothing is charged.
    private func isRenewalInPause(until date: Instant) -> Bool {
        guard let next = next.date, let pause = running.renewal?.pauseDate else { return false }
        return NextRenewal(date: pause).isBefore(next) && !next.isSameCharge(as: date)
    }

    /// The end of a pause.
    private func part(resuming date: Instant, atNewPrice: Bool) -> MomentPart {
        guard isCharged(atEndOf: date) else {
            var part = MomentPart.open(at: .date(date), .store, changes: [.resumes]).happening
            if case .asked(let asked) = consent, asked.date.map({ $0 <= date }) ?? true {
                (part.charge, part.wayOut) = (.notStated(.consent), .notNeeded)
                part.certainty = .ifAgreed(by: asked.consentDeadline)
            }
            return part
        }
        let charge = price.map { self.charge(at: $0, else: .store) } ?? charge(of: next)
        return MomentPart(
            at: .date(date),
            changes: [.resumes] + (atNewPrice ? [price].compactMap { $0 }.map { .price(of: $0) } : []),
            charge: charge,
            certainty: .certain,
            wayOut: wayOut(ofPaused: charge, at: date)
        )
    }

    /// How a charge at the end of a pause is avoided: not where it is a payment of a commitment.
    private func wayOut(ofPaused charge: Moment.Charge, at date: Instant?) -> Moment.WayOut {
        if isInNextCommitment(date) { return .notStated }
        guard let commitment, commitment.paymentsLeft != 0 else { return wayOut(of: charge, at: date) }
        return .noneUntil(commitment.endDate)
    }

    /// What comes in a grace period: the payment that failed is not among it, and the period that it pays for has no day.
    var partsInGrace: [MomentPart] {
        var parts = unplaced
        if case .asked(let asked) = consent { parts.append(part(asking: asked.withholding(open))) }
        return end(parts + newPrice + plannedPause)
    }

    /// A change of price that needs a consent, beside what interrupts the subscription.
    private func part(asking change: AnnouncedPriceChange) -> MomentPart {
        MomentPart(
            at: change.date.map { .date($0) } ?? .notStated,
            changes: [.price(of: change)],
            charge: plan == nil ? charge(at: change, else: .consent) : .notStated(.consent),
            certainty: .ifAgreed(by: change.consentDeadline),
            wayOut: .notNeeded
        )
    }

    /// A change of price that needs no consent, beside what interrupts the subscription.
    private var newPrice: [MomentPart] {
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

    /// Changes of which it is known that they come, and not when: something interrupts the subscription before.
    private var unplaced: [MomentPart] {
        var parts: [MomentPart] = []
        if let commitment, commitment.paymentsLeft != 0 {
            parts.append(
                MomentPart(
                    at: .notStated,
                    changes: [.paymentsLeft(commitment.paymentsLeft)],
                    charge: .notStated(.store),
                    wayOut: .noneUntil(commitment.endDate)
                )
            )
        }
        if let plan {
            parts.append(
                MomentPart(
                    at: .notStated,
                    changes: [.plan(to: plan.productID, plan.direction)],
                    charge: .notStated(.plan),
                    certainty: .open(.store),
                    wayOut: commitment == nil ? .notStated : nil
                )
            )
        }
        return parts
    }

    /// What comes when a pause ends that runs.
    func parts(after pause: PauseState) -> [MomentPart] {
        guard pause.until != nil || pause.charge != nil else { return end(unplaced) }
        let time: Moment.Time = pause.until.map { .date($0) } ?? .notStated
        var resumption = MomentPart(
            at: time,
            changes: [.resumes],
            charge: .notStated(.store),
            certainty: .certain,
            wayOut: .notStated
        )
        if let next = pause.charge {
            let charge = charge(of: next)
            // The day of the next renewal is stated, and is a later one.
            if let date = next.date, let until = pause.until, date > until {
                (resumption.charge, resumption.wayOut) = (Moment.Charge.none, .notNeeded)
                let renewal = MomentPart(at: .date(date), charge: charge, wayOut: wayOut(ofPaused: charge, at: date))
                return end(unplaced + [resumption, renewal])
            }
            resumption.changes += begins(next)
            (resumption.charge, resumption.wayOut) = (charge, wayOut(ofPaused: charge, at: pause.until))
        }
        let isBefore = { (date: Instant?) in date.map { date in pause.until.map { date <= $0 } ?? false } ?? true }
        switch consent {
        case .asked(let asked):
            let change = asked.withholding(open)
            var asking = part(asking: change)
            if let date = change.date, !isBefore(date) {
                // An answer that is due by then decides about the end of the pause too.
                if let due = change.consentDeadline, isBefore(due) {
                    (resumption.charge, resumption.wayOut) = (.notStated(.consent), .notNeeded)
                    resumption.certainty = asking.certainty
                }
                return end(unplaced + [resumption, asking])
            }
            (asking.at, asking.charge) = (time, .notStated(.consent))
            asking.changes = resumption.changes + asking.changes
            return end(unplaced + [asking])
        case .unclear:
            resumption.charge = .notStated(.consent)
            (resumption.certainty, resumption.wayOut) = (.open(.consent), .notStated)
        case .notNeeded:
            guard let price, running.renewal?.priceChange?.newPrice != nil else { break }
            let change = Moment.Change.price(of: price)
            let charge = charge(at: price, else: .store)
            guard isBefore(price.date) else { return end(unplaced + [resumption] + newPrice) }
            resumption.changes.append(change)
            guard pause.charge != nil else { break }
            (resumption.charge, resumption.wayOut) = (charge, wayOut(ofPaused: charge, at: pause.until))
        }
        return end(unplaced + [resumption])
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
    fileprivate var isEndOfFreeTime: Bool {
        !changes.isEmpty && changes.allSatisfy { $0 == .trialEnds || $0 == .offerEnds }
    }

    /// Whether it is a new price alone.
    fileprivate var isOnlyNewPrice: Bool {
        !changes.isEmpty && changes.allSatisfy { if case .price = $0 { true } else { false } }
    }

    /// The same after a pause, which leaves open when it comes and what it costs; nil for a charge that changes nothing.
    fileprivate var delayed: MomentPart? {
        if changes.isEmpty { return nil }
        var part = self
        (part.charge, part.certainty) = (.notStated(.pause), .open(.pause))
        if case .noneUntil? = wayOut { return part }
        part.wayOut = .notStated
        return part
    }

    /// The same, where only its charge is not known.
    var happening: MomentPart {
        var part = self
        part.certainty = .certain
        return part
    }
}
