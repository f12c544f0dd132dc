public import PaywrightModel
public import PaywrightValues

/// When a seller sends a notice, as the seller's own file of rules has it: which customers it is for, and in which days.
///
/// Whether and when a notice must be sent the seller decides. A rule states what the seller goes by, and where that stands.
///
///     // 15 to 45 days before the renewal of a plan of a year or longer, to customers in California:
///     NoticeRule(
///         id: "us-ca-renewal",
///         kind: .renewal,
///         window: NoticeRule.Window(from: CalendarDuration(days: 45), to: CalendarDuration(days: 15)),
///         scope: NoticeRule.Scope(regions: [CustomerRegion("US-CA")!], period: .atLeast(CalendarDuration(years: 1)!))
///     )
public struct NoticeRule: Hashable, Sendable {
    /// What the days are counted from.
    @nonexhaustive
    public enum Anchor: String, Hashable, Sendable, CaseIterable {
        /// The day of the charge, or of the change.
        case charge
        /// The last day to cancel.
        case lastDay
    }

    /// The days in which the notice is sent, counted back from the anchor's day in the customer's time zone.
    public struct Window: Hashable, Sendable {
        /// How long before the anchor's day the first day is; nil for no first day.
        public var from: CalendarDuration?
        /// How long before the anchor's day the last day is; nil for the anchor itself.
        public var to: CalendarDuration?

        /// A window from its ends.
        ///
        /// - Parameters:
        ///   - from: How long before the anchor's day the first day is; nil for no first day.
        ///   - to: How long before the anchor's day the last day is; nil for the anchor itself.
        public init(from: CalendarDuration? = nil, to: CalendarDuration? = nil) {
            self.from = from
            self.to = to
        }
    }

    /// A length that a rule asks for.
    @nonexhaustive
    public enum Length: Hashable, Sendable {
        /// So long, or longer.
        case atLeast(CalendarDuration)
        /// Longer than that.
        case longerThan(CalendarDuration)
        /// So long, or shorter.
        case atMost(CalendarDuration)
    }

    /// The customers that a rule is for: those that meet everything stated here.
    public struct Scope: Hashable, Sendable {
        /// Where the customer is; empty for anywhere.
        public var regions: [CustomerRegion]
        /// The stores; empty for each.
        public var stores: [StoreName]
        /// How long the free time or the offer is in all that ends.
        public var offerLength: Length?
        /// How long the period is that is paid for at once, or the commitment.
        public var period: Length?

        /// A scope from its parts; by default every customer.
        ///
        /// - Parameters:
        ///   - regions: Where the customer is; empty for anywhere.
        ///   - stores: The stores; empty for each.
        ///   - offerLength: How long the free time or the offer is in all that ends.
        ///   - period: How long the period is that is paid for at once, or the commitment.
        public init(
            regions: [CustomerRegion] = [],
            stores: [StoreName] = [],
            offerLength: Length? = nil,
            period: Length? = nil
        ) {
            self.regions = regions
            self.stores = stores
            self.offerLength = offerLength
            self.period = period
        }
    }

    /// Its name, which is a part of each notice's `id`.
    public var id: String
    /// What it is about.
    public var kind: NoticeKind
    /// What the days are counted from.
    public var anchor: Anchor
    /// The days; nil for a notice of something that has happened.
    public var window: Window?
    /// Whom it is for.
    public var scope: Scope
    /// What the notice has to state; a notice lists those that no field states. nil for what readers of its kind need: of what comes the
    /// product, the amount, the day, the last day to cancel and where the customer cancels.
    public var facts: [NoticeFact]?
    /// The article of the law or of the contract: "Cal. Bus. & Prof. Code § 17602(b)".
    public var article: String?
    /// Where that can be read.
    public var source: String?
    /// The day on which somebody read it last.
    public var checkedOn: CalendarDay?
    /// The day by which somebody has to read it again.
    public var reviewBy: CalendarDay?

    /// A rule from its parts.
    ///
    /// - Parameters:
    ///   - id: Its name.
    ///   - kind: What it is about.
    ///   - anchor: What the days are counted from.
    ///   - window: The days; nil for a notice of something that has happened.
    ///   - scope: Whom it is for.
    ///   - facts: What the notice has to state; nil for what readers of its kind need.
    ///   - article: The article of the law or of the contract.
    ///   - source: Where that can be read.
    ///   - checkedOn: The day on which somebody read it last.
    ///   - reviewBy: The day by which somebody has to read it again.
    public init(
        id: String,
        kind: NoticeKind,
        anchor: Anchor = .charge,
        window: Window? = nil,
        scope: Scope = Scope(),
        facts: [NoticeFact]? = nil,
        article: String? = nil,
        source: String? = nil,
        checkedOn: CalendarDay? = nil,
        reviewBy: CalendarDay? = nil
    ) {
        self.id = id
        self.kind = kind
        self.anchor = anchor
        self.window = window
        self.scope = scope
        self.facts = facts
        self.article = article
        self.source = source
        self.checkedOn = checkedOn
        self.reviewBy = reviewBy
    }
}

/// What a notice can have to state, and what a rule needs to be applied.
@nonexhaustive
public enum NoticeFact: String, Hashable, Sendable, CaseIterable {
    /// The product's name.
    case product
    /// What is charged.
    case amount
    /// When it is charged, or changes.
    case chargeDate
    /// The last day to cancel.
    case lastDay
    /// How often it is charged.
    case frequency
    /// Where the customer cancels.
    case howToCancel
    /// A link to where the customer cancels.
    case cancelLink
    /// Who sells.
    case seller
    /// The country, and the part of it where a rule names one, in which the customer is.
    case region
    /// The customer's time zone, where the days are not the same without it.
    case timeZone
    /// How long the free time or the offer is in all.
    case offerLength
    /// How long the period is.
    case period
}

/// A country, or a part of one, by ISO 3166: "US", "US-CA".
public struct CustomerRegion: Hashable, Sendable, CustomStringConvertible {
    /// The two letters of the country: "US".
    public let country: String
    /// The part of the country, by ISO 3166-2 without the country: "CA"; nil for all of it.
    public let part: String?

    /// Its code: "US-CA".
    public var description: String { part.map { "\(country)-\($0)" } ?? country }

    /// How a region is written, for messages about one that is not.
    public static let grammar = #"a country or a part of one by ISO 3166, in capitals, such as "US", "USA" or "US-CA""#

    /// Reads a code; nil for anything but a country that the stores know, with up to three letters or digits of a part behind it.
    ///
    ///     CustomerRegion("US-CA")?.part    // "CA"
    ///     CustomerRegion("USA")?.country   // "US"
    ///
    /// - Parameter code: The code, in capitals.
    public init?(_ code: String) {
        let halves = code.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
        guard let country = Storefront(exactly: halves[0]) else { return nil }
        self.country = country.alpha2
        guard halves.count == 2 else {
            part = nil
            return
        }
        let second = halves[1]
        let isPart = second.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) }
        guard (1...3).contains(second.utf8.count), isPart else { return nil }
        part = String(second)
    }

    /// The country of a storefront.
    init(_ storefront: Storefront) { (country, part) = (storefront.alpha2, nil) }

    /// Whether a customer there is in a region; nil where the customer's own may be finer than it is stated.
    func isIn(_ region: CustomerRegion) -> Bool? {
        guard country == region.country else { return false }
        guard let wanted = region.part else { return true }
        return part.map { $0 == wanted }
    }
}
