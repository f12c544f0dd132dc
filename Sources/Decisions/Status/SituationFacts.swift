public import PaywrightModel
public import PaywrightValues

/// The next renewal of a subscription.
public struct NextRenewal: Hashable, Sendable {
    /// When; nil where the store does not say. Never past.
    public var date: Instant?
    /// What it costs; only where the store states it for the plan that will renew, never from a product's price.
    public var price: Price?
    /// How often that price is charged, where it is the full one and the joined product tells; nil elsewhere.
    public var period: CalendarDuration?
    /// How the price stands to tax; nil where the store does not state it.
    public var tax: TaxTreatment?
    /// Whether it begins a commitment; nil where the store does not state it.
    public var beginsCommitment: Bool?
    /// How many payments it commits to; nil where the store does not state it.
    public var payments: Int?

    /// A renewal from its parts.
    ///
    /// - Parameters:
    ///   - date: When; nil where the store does not say.
    ///   - price: What it costs; only where the store states it for the plan that will renew, never from a product's price.
    ///   - period: How often that price is charged, where it is the full one and the joined product tells; nil elsewhere.
    ///   - tax: How the price stands to tax; nil where the store does not state it.
    ///   - beginsCommitment: Whether it begins a commitment; nil where the store does not state it.
    ///   - payments: How many payments it commits to; nil where the store does not state it.
    public init(
        date: Instant? = nil,
        price: Price? = nil,
        period: CalendarDuration? = nil,
        tax: TaxTreatment? = nil,
        beginsCommitment: Bool? = nil,
        payments: Int? = nil
    ) {
        self.date = date
        self.price = price
        self.period = period
        self.tax = tax
        self.beginsCommitment = beginsCommitment
        self.payments = payments
    }
}

extension NextRenewal {
    /// Whether it comes before what happens at a date, and is not of the same charge.
    func isBefore(_ date: Instant?) -> Bool {
        guard let date, let own = self.date else { return false }
        return own < date && !own.isSameCharge(as: date)
    }
}

extension Instant {
    /// Whether two stated dates of a charge, less than a day apart, are of one and the same charge.
    func isSameCharge(as other: Instant) -> Bool {
        milliseconds(since: other).magnitude < UInt64(86_400_000)
    }
}

/// Why a subscription is over, as customers read it.
@nonexhaustive
public enum ExpirationCause: String, Hashable, Sendable, CaseIterable {
    /// The customer had cancelled.
    case voluntary
    /// A payment could not be collected.
    case billing
    /// The customer did not agree to a higher price.
    case priceNotAccepted
    /// The product is no longer sold.
    case productUnavailable
    /// The store gives another reason, or one that is not known.
    case other
    /// The store states no reason.
    case unstated
}

/// The end of a subscription.
public struct Expiration: Hashable, Sendable {
    /// When; nil where no past date is stated.
    public var date: Instant?
    /// Why.
    public var cause: ExpirationCause

    /// An end from its parts.
    ///
    /// - Parameters:
    ///   - date: When; nil where no past date is stated.
    ///   - cause: Why.
    public init(date: Instant?, cause: ExpirationCause) {
        self.date = date
        self.cause = cause
    }
}

/// A refund.
public struct Refund: Hashable, Sendable {
    /// When; nil where not stated.
    public var date: Instant?
    /// Whether a part only was refunded; a store that does not tell is taken to have refunded everything.
    public var isPartial: Bool
    /// The part refunded, from 0 to 1; nil where not stated.
    public var fraction: DecimalAmount?
    /// Whether access ended with it: not with that of a consumable, of what nothing states the kind of, or of another
    /// period than the one that runs.
    public var endsAccess: Bool
    /// Whether another period of the same subscription runs.
    public var isOfOtherPeriod: Bool

    /// A refund from its parts.
    ///
    /// - Parameters:
    ///   - date: When; nil where not stated.
    ///   - isPartial: Whether a part only was refunded; a store that does not tell is taken to have refunded everything.
    ///   - fraction: The part refunded, from 0 to 1; nil where not stated.
    ///   - endsAccess: Whether access ended with it: not with that of a consumable, of what nothing states the kind of, or of
    ///     another period than the one that runs.
    ///   - isOfOtherPeriod: Whether another period of the same subscription runs.
    public init(
        date: Instant?,
        isPartial: Bool = false,
        fraction: DecimalAmount? = nil,
        endsAccess: Bool = true,
        isOfOtherPeriod: Bool = false
    ) {
        self.date = date
        self.isPartial = isPartial
        self.fraction = fraction
        self.endsAccess = endsAccess
        self.isOfOtherPeriod = isOfOtherPeriod
    }
}

extension Revocation {
    /// Whether the money went back: not where sharing ended, nor where the store states a sort that is not known.
    var isRefund: Bool {
        switch kind {
        case .known(.familySharingEnded)?, .known(.cancelled)?, .unrecognized?: return false
        case .known?: return true
        case nil:
            // A part that was given back was refunded, for whatever reason.
            let isPart = fraction.map { $0 > .zero && $0 < DecimalAmount(milliunits: 1_000) } ?? false
            if case .unrecognized? = reason { return isPart }
            return true
        }
    }
}

extension Refund {
    /// The refund that a revocation states, at an instant: one that is yet to come has no date.
    init(_ revocation: Revocation, at now: Instant, endsAccess: Bool, isOfOtherPeriod: Bool = false) {
        let isWhole = revocation.fraction == DecimalAmount(milliunits: 1_000)
        let isPart = revocation.fraction.map { $0 > .zero && !isWhole } ?? false
        // Where the kind and the part disagree, only the refund is told.
        let disagrees =
            switch revocation.kind {
            case .known(.fullRefund)?: revocation.fraction != nil && !isWhole
            case .known(.proratedRefund)?: revocation.fraction != nil && !isPart
            case .known(.familySharingEnded)?, .known(.cancelled)?, .unrecognized?, nil: false
            }
        self.init(
            date: revocation.date.flatMap { $0 <= now ? $0 : nil },
            isPartial: !disagrees && (revocation.kind == .known(.proratedRefund) || isPart),
            fraction: disagrees || revocation.fraction == .zero ? nil : revocation.fraction,
            endsAccess: endsAccess,
            isOfOtherPeriod: isOfOtherPeriod
        )
    }
}

/// A change to another plan at the next renewal.
public struct PlanChange: Hashable, Sendable {
    /// How the plans compare: as the store states it, else by their levels in the group.
    public typealias Direction = PlanDirection

    /// How the plans compare.
    public var direction: Direction
    /// The product changed to.
    public var productID: String
    /// When; and what is charged then, where the store states it for the new plan.
    public var renewal: NextRenewal

    /// A change from its parts.
    ///
    /// - Parameters:
    ///   - direction: How the plans compare.
    ///   - productID: The product changed to.
    ///   - renewal: When; and what is charged then, where the store states it for the new plan.
    public init(direction: Direction, productID: String, renewal: NextRenewal) {
        self.direction = direction
        self.productID = productID
        self.renewal = renewal
    }
}

/// A change of price that has not happened yet.
public struct AnnouncedPriceChange: Hashable, Sendable {
    /// What is announced.
    @nonexhaustive
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// Up, and it will happen.
        case increase
        /// Up, if the customer agrees.
        case awaitingConsent
        /// Down.
        case decrease
    }

    /// What is announced.
    public var kind: Kind
    /// The price now, where the store states it.
    public var oldPrice: Price?
    /// The price after the change, where the store states it.
    public var newPrice: Price?
    /// How often the new price is charged, where the joined product tells; nil elsewhere.
    public var period: CalendarDuration?
    /// When the new price is charged first; nil where not stated.
    public var date: Instant?
    /// Until when the customer can agree; nil where not stated.
    public var consentDeadline: Instant?
    /// Whether the new price is known to be above the one paid now: a consent may also be about the step from an offer's
    /// price to the full one, or about an equal price. By default so for an increase, and where both prices show it.
    public var isIncrease: Bool
    /// The change of plan that is pending beside it; nil where none is.
    public var planChange: PlanChange?
    /// What is true until then, where a charge at today's price comes first: `.active`, a trial that ends with a charge, a
    /// commitment; nil where the new price comes with the next charge, or no charge before it is stated.
    public var before: SubscriptionSituation?
    /// Where a consent is awaited: when the period that is paid for ends; nil where that is not stated.
    public var periodEnd: Instant?

    /// A change from its parts.
    ///
    /// - Parameters:
    ///   - kind: What is announced.
    ///   - oldPrice: The price now, where the store states it.
    ///   - newPrice: The price after the change, where the store states it.
    ///   - period: How often the new price is charged, where the joined product tells; nil elsewhere.
    ///   - date: When the new price is charged first; nil where not stated.
    ///   - consentDeadline: Until when the customer can agree; nil where not stated.
    ///   - isIncrease: Whether the new price is known to be above the one paid now: a consent may also be about the step from
    ///     an offer's price to the full one, or about an equal price.
    ///   - planChange: The change of plan that is pending beside it; nil where none is.
    ///   - before: What is true until then, where a charge at today's price comes first.
    ///   - periodEnd: Where a consent is awaited: when the period that is paid for ends; nil where that is not stated.
    public init(
        kind: Kind,
        oldPrice: Price? = nil,
        newPrice: Price? = nil,
        period: CalendarDuration? = nil,
        date: Instant? = nil,
        consentDeadline: Instant? = nil,
        isIncrease: Bool? = nil,
        planChange: PlanChange? = nil,
        before: SubscriptionSituation? = nil,
        periodEnd: Instant? = nil
    ) {
        self.kind = kind
        self.oldPrice = oldPrice
        self.newPrice = newPrice
        self.period = period
        self.date = date
        self.consentDeadline = consentDeadline
        let isAbove = oldPrice.map { old in
            newPrice.map { $0.currency == old.currency && $0.amount > old.amount } ?? false
        }
        self.isIncrease = isIncrease ?? (kind == .increase || isAbove == true)
        self.planChange = planChange
        self.before = before
        self.periodEnd = periodEnd
    }
}

/// A plan paid in several payments that the customer is committed to.
public struct CommitmentState: Hashable, Sendable {
    /// How many payments are left; nil where not stated.
    public var paymentsLeft: Int?
    /// The next payment; nil when there is none.
    public var nextPayment: NextRenewal?
    /// When the commitment ends; nil where not stated.
    public var endDate: Instant?
    /// Whether it ends for good after the last payment.
    public var isCancelled: Bool
    /// What follows its last period: the renewal that begins the next commitment; nil where that is not stated.
    public var following: NextRenewal?
    /// The change of plan that is pending; nil where none is.
    public var planChange: PlanChange?

    /// A commitment from its parts.
    ///
    /// - Parameters:
    ///   - paymentsLeft: How many payments are left; nil where not stated.
    ///   - nextPayment: The next payment; nil when there is none.
    ///   - endDate: When the commitment ends; nil where not stated.
    ///   - isCancelled: Whether it ends for good after the last payment.
    ///   - following: What follows its last period: the renewal that begins the next commitment; nil where that is not stated.
    ///   - planChange: The change of plan that is pending; nil where none is.
    public init(
        paymentsLeft: Int?,
        nextPayment: NextRenewal?,
        endDate: Instant? = nil,
        isCancelled: Bool,
        following: NextRenewal? = nil,
        planChange: PlanChange? = nil
    ) {
        self.paymentsLeft = paymentsLeft
        self.nextPayment = nextPayment
        self.endDate = endDate
        self.isCancelled = isCancelled
        self.following = following
        self.planChange = planChange
    }
}

/// That two answers about one subscription differ, and that nothing shows which is the later one.
public struct Contradiction: Hashable, Sendable {
    /// The earliest end that one of them states; nil where none states any.
    public var earlierDate: Instant?
    /// The latest end that one of them states; the same as the earlier one where they differ in something else.
    public var laterDate: Instant?

    /// A contradiction from its parts.
    ///
    /// - Parameters:
    ///   - earlierDate: The earliest end that one of them states; nil where none states any.
    ///   - laterDate: The latest end that one of them states; the same as the earlier one where they differ in something else.
    public init(earlierDate: Instant? = nil, laterDate: Instant? = nil) {
        self.earlierDate = earlierDate
        self.laterDate = laterDate
    }
}

/// Why it is not known what is true.
@nonexhaustive
public enum UnknownCause: Hashable, Sendable {
    /// The store said "active", but the date it gave has passed: the answer is older than its own date.
    case outdated
    /// The store's state is one this package does not know.
    case unrecognized
    /// The store states neither a state nor a date.
    case unstated
    /// Nothing bought is among what the store sent, and that was not everything.
    case historyIncomplete
    /// Nothing bought is among what could be read, and an input, or a part of one, could not be; or a field could not be that
    /// decides whether the customer has access.
    case inputNotRead
    /// Answers contradict each other.
    case contradictory(Contradiction)
    /// A date cannot be right: it lies before the store's first sale, before the purchase that it ends, or after now where it
    /// cannot; or now lies before the store's own date.
    case implausibleDate

    /// A stable name for programs: "outdated", "contradictory".
    public var name: String {
        switch self {
        case .outdated: "outdated"
        case .unrecognized: "unrecognized"
        case .unstated: "unstated"
        case .historyIncomplete: "historyIncomplete"
        case .inputNotRead: "inputNotRead"
        case .contradictory: "contradictory"
        case .implausibleDate: "implausibleDate"
        }
    }
}
