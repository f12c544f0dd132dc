internal import PaywrightModel
public import PaywrightValues

/// A notice that a seller may send about a purchase: what it is of, and by a rule in which days.
///
///     let notices = status.purchases[0].notices(at: now, asking: NoticeQuestion(rules: rules, region: CustomerRegion("US-CA")), by: berlin)
///     notices[0].id       // "stripe:sub_1:trialEnding:2026-12-10T11:00:00Z:us-ca-trial"
///     notices[0].state    // .due
public struct Notice: Hashable, Sendable {
    /// Who writes to the customer.
    @nonexhaustive
    public enum Sender: String, Hashable, Sendable, CaseIterable {
        /// The seller, who is paid.
        case you
        /// The store, in which the customer pays: it sends its own texts on days of its own.
        case store
    }

    /// How the days stand to a moment.
    @nonexhaustive
    public enum State: String, Hashable, Sendable, CaseIterable {
        /// The days lie ahead.
        case upcoming
        /// One of the days is today.
        case due
        /// The days are over, and the customer can still act.
        case late
        /// Whether the rule is for this customer, or in which days, is not known: `missing` has what it takes.
        case unknown
    }

    /// The time in which a notice is sent.
    public struct Due: Hashable, Sendable {
        /// The first instant of the first day; nil where any day is early enough.
        public let earliest: Instant?
        /// The last millisecond of the last day, or before the customer can no longer act.
        public let latest: Instant
        /// The first day in the customer's time zone; nil where any day is early enough.
        public let firstDay: CalendarDay?
        /// The last day.
        public let lastDay: CalendarDay
    }

    /// What it is of.
    public let event: NoticeEvent
    /// The rule; nil where nobody gave any.
    public let rule: NoticeRule?
    /// A name that is the same in every run: the store, what names the subscription there, the kind, the instant of the event and the
    /// rule, with colons between. Where nothing names the subscription, the customer and the product do; nil without a customer.
    public let id: String?
    /// Who writes to the customer.
    public let sender: Sender
    /// How the days stand to the moment; nil without a rule.
    public let state: State?
    /// The days; nil without a rule, where they are not known, and for what has happened.
    public let due: Due?
    /// What the notice has to state, or the rule takes to be applied, and no field states; beside its texts also what the body leaves
    /// out.
    public let missing: [NoticeFact]

    /// What it is of.
    public var kind: NoticeKind { event.kind }
}

/// What notices are asked for.
public struct NoticeQuestion: Hashable, Sendable {
    /// The seller's rules; nil for every event without days.
    public var rules: [NoticeRule]?
    /// Where the customer is; nil where only the store states it, if anything does.
    public var region: CustomerRegion?
    /// The customer's name in the seller's system; nil where no input states one.
    public var customer: String?
    /// Whether the words name the seller.
    public var namesSeller: Bool
    /// Whether the words have a link to the customer's account.
    public var hasLink: Bool
    /// Whether the words name the product.
    public var namesProduct: Bool

    /// A question from its parts.
    ///
    /// - Parameters:
    ///   - rules: The seller's rules; nil for every event without days.
    ///   - region: Where the customer is; nil where only the store states it, if anything does.
    ///   - customer: The customer's name in the seller's system; nil where no input states one.
    ///   - namesSeller: Whether the words name the seller.
    ///   - hasLink: Whether the words have a link to the customer's account.
    ///   - namesProduct: Whether the words name the product.
    public init(
        rules: [NoticeRule]? = nil,
        region: CustomerRegion? = nil,
        customer: String? = nil,
        namesSeller: Bool = false,
        hasLink: Bool = false,
        namesProduct: Bool = false
    ) {
        self.rules = rules
        self.region = region
        self.customer = customer
        self.namesSeller = namesSeller
        self.hasLink = hasLink
        self.namesProduct = namesProduct
    }
}

extension CustomerStatus.Purchase {
    /// The notices about the purchase: for each event those of the rules that are for this customer, in the order of the rules.
    ///
    /// Nothing is there where the customer can no longer act.
    ///
    /// - Parameters:
    ///   - now: The moment that the status was decided for.
    ///   - question: The rules, and what only the caller states of the customer.
    ///   - calendar: Tells the days in the customer's time zone.
    public func notices(at now: Instant, asking question: NoticeQuestion, by calendar: StoreCalendar) -> [Notice] {
        let events = noticeEvents
        if events.isEmpty { return [] }
        let storefront = storefront.flatMap { Storefront($0) }
        let decision = NoticeDecision(
            purchase: self,
            terms: record.decided?.noticeTerms,
            question: question,
            region: question.region ?? storefront.map { CustomerRegion($0) },
            now: now,
            calendar: calendar.calendar(in: storefront ?? question.region.flatMap { Storefront(exactly: $0.country) })
        )
        return events.flatMap { event in
            guard let rules = question.rules else { return [decision.notice(of: event)].compactMap(\.self) }
            return rules.compactMap { decision.notice(of: event, by: $0) }
        }
    }
}
