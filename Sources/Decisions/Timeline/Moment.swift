public import PaywrightModel
public import PaywrightValues

/// Something that happens to a purchase later than now: what is charged then, what changes with it, and how it is avoided.
///
///     // "$12.99 instead of $9.99 from January 10, 2027"
///     Moment(
///         at: .date(january),
///         charge: .exactly(new, tax: nil, every: nil),
///         collection: .automatic,
///         changes: [.price(from: old, to: new, isIncrease: true)],
///         wayOut: .cancel(until: january)
///     )
public struct Moment: Hashable, Sendable {
    /// When.
    @nonexhaustive
    public enum Time: Hashable, Sendable {
        /// At an instant, which lies ahead.
        case date(Instant)
        /// At the end of the period that runs, of which no date is stated.
        case endOfPeriod
        /// Not stated.
        case notStated
    }

    /// What it is of.
    @nonexhaustive
    public enum Scope: Hashable, Sendable {
        /// The whole purchase.
        case purchase
        /// One item of it, by the product's identifier.
        case item(String)
    }

    /// What is charged.
    @nonexhaustive
    public enum Charge: Hashable, Sendable {
        /// Nothing happens that could cost anything.
        case none
        /// The next period costs nothing.
        case free
        /// Exactly this, with its tax as stated, and how often that price is charged, where it is known.
        case exactly(Price, tax: TaxTreatment?, every: CalendarDuration?)
        /// At most this.
        case atMost(Price)
        /// Not stated.
        case notStated(Reason)
    }

    /// Why something is not stated.
    @nonexhaustive
    public enum Reason: String, Hashable, Sendable, CaseIterable {
        /// No field states it.
        case store
        /// A field leaves it open, which `CustomerStatus.Purchase.withheld` names.
        case doubt
        /// It depends on a consent that the customer has not given, or may not have given.
        case consent
        /// It is the price of another plan.
        case plan
        /// A new price has no date, so that it may be this one or the next.
        case price
        /// A pause comes first.
        case pause
    }

    /// How a charge is collected.
    @nonexhaustive
    public enum Collection: String, Hashable, Sendable, CaseIterable {
        /// By itself.
        case automatic
        /// By an invoice that the customer pays.
        case invoice
    }

    /// What changes.
    @nonexhaustive
    public enum Change: Hashable, Sendable {
        /// A free trial ends.
        case trialEnds
        /// An offer begins.
        case offerBegins
        /// An offer ends, one that is free or one that costs something.
        case offerEnds
        /// The price changes, up or down; what is not stated of it is nil.
        case price(from: Price?, to: Price?, isIncrease: Bool?)
        /// Another plan takes over.
        case plan(to: String, PlanDirection)
        /// A commitment begins: to how many payments, what they come to, and until when; nil where not stated.
        case commitmentBegins(payments: Int?, total: Price?, until: Instant?)
        /// A payment of a commitment: how many are left, with this one; nil where not stated.
        case paymentsLeft(Int?)
        /// A commitment ends.
        case commitmentEnds
        /// A pause begins.
        case pauses
        /// A pause ends.
        case resumes
        /// What was ordered before its release is released.
        case releases
        /// The item ends, and the rest of the purchase goes on.
        case itemEnds
        /// The purchase ends.
        case ends

        /// The change of price that is announced. Beside another plan the new price may be that plan’s, and is left out then.
        static func price(of change: AnnouncedPriceChange, hasNewPrice: Bool = true) -> Change {
            .price(
                from: change.oldPrice,
                to: hasNewPrice ? change.newPrice : nil,
                isIncrease: change.kind == .decrease ? false : change.isIncrease ? true : nil
            )
        }

        /// A stable name for programs: "trialEnds", "price".
        public var name: String {
            switch self {
            case .trialEnds: "trialEnds"
            case .offerBegins: "offerBegins"
            case .offerEnds: "offerEnds"
            case .price: "price"
            case .plan: "plan"
            case .commitmentBegins: "commitmentBegins"
            case .paymentsLeft: "paymentsLeft"
            case .commitmentEnds: "commitmentEnds"
            case .pauses: "pauses"
            case .resumes: "resumes"
            case .releases: "releases"
            case .itemEnds: "itemEnds"
            case .ends: "ends"
            }
        }
    }

    /// How certain it is.
    @nonexhaustive
    public enum Certainty: Hashable, Sendable {
        /// It happens, unless the customer takes the way out.
        case certain
        /// It happens if the customer agrees, until an instant; nil where none is stated. Otherwise nothing is charged.
        case ifAgreed(by: Instant?)
        /// Whether it happens is not known.
        case open(Reason)
    }

    /// How the customer avoids what is charged.
    @nonexhaustive
    public enum WayOut: Hashable, Sendable {
        /// By a cancellation. The instant is the first that is too late, by the store's rule; it may have passed already.
        /// `StoreCalendar.lastDay(before:now:)` has the last day.
        case cancel(until: Instant)
        /// By a cancellation, by the store's rule: the charge has no date.
        case cancelUndated
        /// By nothing until an instant, when a commitment ends; nil where that is not stated.
        case noneUntil(Instant?)
        /// Nothing is to be avoided.
        case notNeeded
        /// Not stated.
        case notStated
    }

    /// When.
    public var at: Time
    /// What it is of.
    public var scope: Scope
    /// What is charged.
    public var charge: Charge
    /// How that is collected; nil where nothing is, or where that is not known.
    public var collection: Collection?
    /// What changes with it, each change once.
    public var changes: [Change]
    /// How certain it is.
    public var certainty: Certainty
    /// How the charge is avoided.
    public var wayOut: WayOut

    /// A moment from its parts.
    ///
    /// - Parameters:
    ///   - at: When.
    ///   - scope: What it is of.
    ///   - charge: What is charged.
    ///   - collection: How that is collected; nil where nothing is, or where that is not known.
    ///   - changes: What changes with it.
    ///   - certainty: How certain it is.
    ///   - wayOut: How the charge is avoided.
    public init(
        at: Time,
        scope: Scope = .purchase,
        charge: Charge = .none,
        collection: Collection? = nil,
        changes: [Change] = [],
        certainty: Certainty = .certain,
        wayOut: WayOut = .notNeeded
    ) {
        self.at = at
        self.scope = scope
        self.charge = charge
        self.collection = collection
        self.changes = changes
        self.certainty = certainty
        self.wayOut = wayOut
    }
}

extension Moment.Time {
    /// The instant; nil where none is stated.
    public var date: Instant? {
        switch self {
        case .date(let date): date
        case .endOfPeriod, .notStated: nil
        }
    }

    /// Whether it comes before another: dates first, then the end of the period.
    func comes(before other: Moment.Time) -> Bool { rank < other.rank }

    private var rank: (Int, Instant) {
        switch self {
        case .date(let date): (0, date)
        case .endOfPeriod: (1, .distantPast)
        case .notStated: (2, .distantPast)
        }
    }
}
