public import PaywrightValues

/// The end that a situation is about: of free time, or of access.
public struct ComingEnd: Hashable, Sendable {
    /// What ends.
    @nonexhaustive
    public enum Subject: String, Hashable, Sendable, CaseIterable {
        /// A free trial, whether or not something follows it.
        case trial
        /// Free time that is no trial.
        case freePeriod
        /// Access: nothing follows.
        case access
    }

    /// What ends.
    public var subject: Subject
    /// When, as the store states it.
    public var date: Instant

    /// An end from its parts.
    ///
    /// - Parameters:
    ///   - subject: What ends.
    ///   - date: When.
    public init(_ subject: Subject, on date: Instant) {
        self.subject = subject
        self.date = date
    }

    fileprivate init?(_ subject: Subject, _ date: Instant?) {
        guard let date else { return nil }
        self.init(subject, on: date)
    }
}

extension SubscriptionSituation {
    /// The end of the free time or of the access that runs; nil where none is stated, and where what runs may go on: a
    /// period that renews, a grace period that ends with a payment, what a member of the family shares.
    public var comingEnd: ComingEnd? {
        switch self {
        case .freeTrial(let end, _), .freeTrialCancelled(let end): ComingEnd(.trial, end)
        case .freePeriod(let end, _), .freePeriodCancelled(let end): ComingEnd(.freePeriod, end)
        case .nonRenewing(let end), .prepaid(let end, _, _), .cancelled(let end), .removed(let end):
            ComingEnd(.access, end)
        case .commitment(let commitment): commitment.isCancelled ? ComingEnd(.access, commitment.endDate) : nil
        case .notPurchased, .lifetime, .consumable, .purchased, .nonRenewingEnded, .pendingPurchase,
            .pendingPurchaseCancelled, .introductoryPrice, .offerPrice, .active, .running, .discountedRenewal,
            .planChange, .priceChange, .gracePeriod, .billingRetry, .onHold, .paymentFailed, .paused, .pausePlanned,
            .expired, .winBackAvailable, .refunded, .purchaseCancelled, .familyShared, .familySharingEnded,
            .familySharingInterrupted, .revoked, .upgraded, .replaced, .unknown:
            nil
        }
    }
}

extension CustomerStatus.Purchase {
    /// The time that is left until the free time or the access ends that the situation is about; nil where no such end is
    /// stated (see ``SubscriptionSituation/comingEnd``), or where it is not ahead.
    ///
    ///     // a free trial until 24 November 2026, seen on the 20th
    ///     purchase.timeLeft(at: status.now, in: try StoreCalendar(timeZone: "Europe/Berlin"))    // .days(4)
    ///
    /// - Parameters:
    ///   - now: The moment of the question: `CustomerStatus.now`.
    ///   - calendar: The calendar of the customer's time zone, whose midnights are counted.
    public func timeLeft(at now: Instant, in calendar: StoreCalendar) -> TimeLeft? {
        situation.comingEnd.flatMap { calendar.timeLeft(from: now, until: $0.date) }
    }
}
