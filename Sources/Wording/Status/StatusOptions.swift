public import PaywrightICU
internal import PaywrightMessages

/// How a customer's status is worded.
public struct StatusOptions: Hashable, Sendable {
    /// How prices are shown.
    public var prices: PaywallOptions
    /// How dates are written in sentences.
    public var dateStyle: DateStyle
    /// How dates are written in headlines.
    public var headlineDateStyle: DateStyle
    /// Up to how many midnights ahead a headline says "in 3 days" instead of the date; 0 says only "today"; below that
    /// always the date.
    public var nearDays: Int
    /// Whether sentences state the time of day.
    public var timeStyle: TimeStyle

    /// The defaults: long dates in sentences, medium ones in headlines, a week said in days, the
    /// time of day of what ends within two days.
    ///
    /// - Parameters:
    ///   - prices: How prices are shown.
    ///   - dateStyle: How dates are written in sentences.
    ///   - headlineDateStyle: How dates are written in headlines.
    ///   - nearDays: Up to how many midnights ahead a headline says "in 3 days" instead of the date; 0 says only "today"; below
    ///     that always the date.
    ///   - timeStyle: Whether sentences state the time of day.
    public init(
        prices: PaywallOptions = PaywallOptions(),
        dateStyle: DateStyle = .long,
        headlineDateStyle: DateStyle = .medium,
        nearDays: Int = 7,
        timeStyle: TimeStyle = .automatic
    ) {
        self.prices = prices
        self.dateStyle = dateStyle
        self.headlineDateStyle = headlineDateStyle
        self.nearDays = nearDays
        self.timeStyle = timeStyle
    }
}
