public import PaywrightValues

/// What is sold once on other terms than to have it at once and to keep it.
@nonexhaustive
public enum OneTimeSale: Hashable, Sendable {
    /// It can be used for a time.
    case rental(Rental)
    /// It is ordered before its release, and charged then.
    case preorder(Preorder)

    /// What is rented; nil where it is no rental.
    public var rental: Rental? { if case .rental(let rental) = self { rental } else { nil } }

    /// The order before the release; nil where it is none.
    public var preorder: Preorder? { if case .preorder(let preorder) = self { preorder } else { nil } }
}

/// For how long something is rented.
///
///     // thirty days, and at most 48 hours from when it is started
///     Rental(period: CalendarDuration(30, .day), afterStart: .hours(48))
public struct Rental: Hashable, Sendable {
    /// How much time there is once it is started.
    @nonexhaustive
    public enum StartedTime: Hashable, Sendable {
        /// So many hours, 1 or more.
        case hours(Int)
        /// So many days, 1 or more.
        case days(Int)

        /// The same in hours.
        public var inHours: Int {
            switch self {
            case .hours(let hours): hours
            case .days(let days): days.multipliedReportingOverflow(by: 24).partialValue
            }
        }
    }

    /// How long it can be used from the purchase on; nil where that is not stated, or cannot be read.
    public var period: CalendarDuration?
    /// After how much time it ends once it is started, where that is sooner; nil where starting it changes nothing.
    public var afterStart: StartedTime?

    /// A rental from its parts.
    ///
    /// - Parameters:
    ///   - period: How long it can be used from the purchase on.
    ///   - afterStart: After how much time it ends once it is started.
    public init(period: CalendarDuration?, afterStart: StartedTime? = nil) {
        self.period = period
        self.afterStart = afterStart
    }
}

/// An order before the release of what is ordered. It is charged on the release: at most the price of the order, by each of Google
/// Play's rules for prices that change before.
public struct Preorder: Hashable, Sendable {
    /// When it is released, and charged; nil where that is not stated.
    public var release: Instant?
    /// Until when it can be ordered; nil where that is not stated.
    public var end: Instant?

    /// An order from its parts.
    ///
    /// - Parameters:
    ///   - release: When it is released, and charged.
    ///   - end: Until when it can be ordered.
    public init(release: Instant?, end: Instant? = nil) {
        self.release = release
        self.end = end
    }
}

extension Rental.StartedTime: CustomStringConvertible {
    private static let mostHours = 99_999

    /// Reads a time by ISO 8601, of whole weeks, days and hours; nil for anything else, and for no time.
    ///
    ///     Rental.StartedTime(iso8601: "PT48H")    // .hours(48)
    ///     Rental.StartedTime(iso8601: "P2D")      // .days(2)
    ///     Rental.StartedTime(iso8601: "P1DT12H")  // .hours(36)
    ///
    /// - Parameter text: The time: "PT48H".
    public init?(iso8601 text: some StringProtocol) {
        let parts = text.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
        guard let date = parts.first else { return nil }
        let length = CalendarDuration(iso8601: date)
        guard date == "P" || length.map({ $0.years == 0 && $0.months == 0 }) == true else { return nil }
        let days = length.map { $0.weeks * 7 + $0.days } ?? 0
        if parts.count == 1, days > 0 {
            self = .days(days)
        } else if parts.count == 2, parts[1].last == "H", let hours = Int(parts[1].dropLast()),
            (1...Self.mostHours).contains(hours)
        {
            self = .hours(days * 24 + hours)
        } else {
            return nil
        }
    }

    /// The time by ISO 8601: "PT48H", "P2D".
    public var description: String {
        switch self {
        case .hours(let hours): "PT\(hours)H"
        case .days(let days): "P\(days)D"
        }
    }
}
