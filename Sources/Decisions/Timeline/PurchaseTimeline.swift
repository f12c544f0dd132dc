public import PaywrightModel
public import PaywrightValues

/// What a purchase is now, and what comes next: facts side by side, none of which hides another.
///
/// A `SubscriptionSituation` names one thing that matters most. A timeline has all of them: a payment that failed beside a new
/// price, a charge in December before that price in January, what is left of a commitment beside a change of plan.
///
///     let purchase = CustomerStatus(of: history, now: now).purchases[0]
///     for moment in purchase.timeline.moments { print(moment.at, moment.charge, moment.changes) }
public struct PurchaseTimeline: Hashable, Sendable {
    /// What was bought.
    @nonexhaustive
    public enum Holding: Hashable, Sendable {
        /// A subscription that renews.
        case subscription
        /// A plan paid in advance, which the customer extends.
        case prepaid
        /// Access for a time.
        case pass
        /// Access for good.
        case lifetime
        /// What is used up, and how many.
        case consumable(Int)
        /// Something of which no kind is stated.
        case unstated
        /// Nothing.
        case nothing

        /// A stable name for programs: "subscription", "pass".
        public var name: String {
            switch self {
            case .subscription: "subscription"
            case .prepaid: "prepaid"
            case .pass: "pass"
            case .lifetime: "lifetime"
            case .consumable: "consumable"
            case .unstated: "unstated"
            case .nothing: "nothing"
            }
        }
    }

    /// Who pays.
    @nonexhaustive
    public enum Payer: String, Hashable, Sendable, CaseIterable {
        /// The customer.
        case customer
        /// Another member of the family.
        case family
        /// Nobody: the seller granted it.
        case seller
        /// Not stated.
        case unstated
    }

    /// Whether the customer has access.
    @nonexhaustive
    public enum Access: Hashable, Sendable {
        /// Yes, until an instant at least; nil where no end is stated.
        case given(until: Instant?)
        /// No, since an instant; nil where that is not stated.
        case none(since: Instant?)
        /// Not yet.
        case notYet
        /// Not stated.
        case notStated

        /// A stable name for programs: "given", "notYet".
        public var name: String {
            switch self {
            case .given: "given"
            case .none: "none"
            case .notYet: "notYet"
            case .notStated: "notStated"
            }
        }
    }

    /// What is paid for the time that runs.
    @nonexhaustive
    public enum Paying: String, Hashable, Sendable, CaseIterable {
        /// Nothing: a trial runs.
        case trial
        /// Nothing: an offer that is free runs, and no trial.
        case freeOffer
        /// Nothing: the plan itself is free.
        case freePlan
        /// The price of an offer.
        case offer
        /// The full price.
        case full
        /// Nothing runs that is paid for over and over.
        case none
        /// Not stated.
        case notStated
    }

    /// What keeps it from going on as it should.
    @nonexhaustive
    public enum Trouble: Hashable, Sendable {
        /// A payment failed.
        case payment(PaymentStage)
        /// It is paused; nil where nothing states by whom, or why.
        case pause(PauseCause?)
        /// It waits for an approval, or for its first payment.
        case approval
    }

    /// How far a store is with a payment that failed.
    @nonexhaustive
    public enum PaymentStage: String, Hashable, Sendable, CaseIterable {
        /// Access goes on meanwhile.
        case grace
        /// The store tries again, without access.
        case retry
        /// On hold, without access.
        case hold
        /// The merchant decides what it means for access.
        case unstated
    }

    /// How it ended.
    @nonexhaustive
    public enum Ending: String, Hashable, Sendable, CaseIterable {
        /// Its time is over.
        case expired
        /// It was refunded.
        case refunded
        /// It was cancelled after it was bought.
        case cancelled
        /// The store took it back.
        case revoked
        /// A higher plan took its place.
        case upgraded
        /// Another plan took its place.
        case replaced
        /// The family shares it no longer.
        case sharingEnded
        /// It was never paid for.
        case neverCompleted
    }

    /// What was bought.
    public var holds: Holding
    /// Who pays.
    public var payer: Payer
    /// Whether the customer has access.
    public var access: Access
    /// What is paid for the time that runs.
    public var paying: Paying
    /// What keeps it from going on as it should; nil where nothing does.
    public var trouble: Trouble?
    /// How it ended; nil where it has not.
    public var over: Ending?
    /// Whether it goes on after its last moment; nil where that is not known.
    public var goesOn: Bool?
    /// What comes, later than now: dated moments first, in order; at most one at an instant for a purchase or an item.
    public var moments: [Moment]

    /// A timeline from its parts; by default one of which nothing is known.
    ///
    /// - Parameters:
    ///   - holds: What was bought.
    ///   - payer: Who pays.
    ///   - access: Whether the customer has access.
    ///   - paying: What is paid for the time that runs.
    ///   - trouble: What keeps it from going on as it should.
    ///   - over: How it ended.
    ///   - goesOn: Whether it goes on after its last moment.
    ///   - moments: What comes.
    public init(
        holds: Holding = .unstated,
        payer: Payer = .unstated,
        access: Access = .notStated,
        paying: Paying = .notStated,
        trouble: Trouble? = nil,
        over: Ending? = nil,
        goesOn: Bool? = nil,
        moments: [Moment] = []
    ) {
        self.holds = holds
        self.payer = payer
        self.access = access
        self.paying = paying
        self.trouble = trouble
        self.over = over
        self.goesOn = goesOn
        self.moments = moments
    }
}

extension PurchaseTimeline {
    /// The facts that its moments tell.
    var statable: FactSet { moments.reduce(into: []) { $0.formUnion($1.statable) } }
}

extension Moment {
    fileprivate var statable: FactSet {
        var facts: FactSet = at.date == nil ? .renewal : [.renewal, .nextCharge]
        switch charge {
        case .exactly, .atMost, .notStated: facts.insert(.amount)
        case .none, .free: break
        }
        for change in changes {
            switch change {
            case .price: facts.insert(.amount)
            case .trialEnds, .offerBegins, .offerEnds: facts.insert(.offer)
            case .plan, .commitmentBegins, .paymentsLeft, .commitmentEnds, .pauses, .resumes, .releases, .itemEnds,
                .ends:
                break
            }
        }
        return facts
    }
}
