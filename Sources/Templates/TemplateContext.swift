public import PaywrightDecisions
public import PaywrightModel
public import PaywrightValues

/// What a template is filled in with.
public struct TemplateContext: Sendable {
    /// When and where it is, for dates.
    public struct Clock: Sendable {
        /// The instant it is filled in for.
        public let now: Instant
        /// The calendar of the customer's time zone.
        public let calendar: StoreCalendar

        /// An instant in a calendar's time zone.
        ///
        /// - Parameters:
        ///   - now: The moment to answer for.
        ///   - calendar: The calendar of the customer's time zone.
        public init(now: Instant, calendar: StoreCalendar) {
            self.now = now
            self.calendar = calendar
        }
    }

    /// The largest unit of a countdown: the smaller ones count what it leaves over.
    @nonexhaustive
    public enum CountdownUnit: String, Hashable, Sendable, CaseIterable {
        /// Days, and hours from 0 to 23.
        case days
        /// No days, and all hours.
        case hours
        /// Neither days nor hours, and all minutes.
        case minutes
    }

    /// What the customer would pay. The decision about offers is made in it.
    public var terms: PurchaseTerms
    /// The product that relative discounts compare with; nil: they do not apply.
    ///
    /// RevenueCat compares with the product of its offering that is dearest per unit of time. Which one that is on a
    /// paywall, the caller knows.
    public var reference: PurchaseTerms?
    /// Products by the names a Superwall paywall has for them: "primary", "annual". `selected` is `terms` unless it is
    /// here.
    public var products: [String: PurchaseTerms]
    /// The app's name; nil: a template cannot use it.
    public var appName: String?
    /// The caller's values by key, for `custom.key` and Adapty's custom tags.
    public var custom: [String: String]
    /// When it is; nil: dates do not apply.
    public var clock: Clock?
    /// The end of the countdown; nil: there is none.
    public var countdownEnd: Instant?
    /// The largest unit of RevenueCat's countdown.
    public var countdownUnit: CountdownUnit
    /// Whether a catalog's word at the very beginning of a text gets a capital letter: "Free for 1 week". True by
    /// default.
    ///
    /// A value that stands alone, one variable and nothing else but white space, never gets one:
    /// `{{ product.period_abbreviated }}` is "mo". A name, a caller's own value and a text that a function has changed
    /// keep their letters too.
    public var capitalizesStart: Bool

    /// A context of some terms alone; the rest can be set.
    ///
    /// - Parameter terms: What is bought.
    public init(terms: PurchaseTerms) {
        self.terms = terms
        reference = nil
        products = [:]
        appName = nil
        custom = [:]
        clock = nil
        countdownEnd = nil
        countdownUnit = .days
        capitalizesStart = true
    }
}
