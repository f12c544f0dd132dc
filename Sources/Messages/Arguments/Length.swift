/// The unit of a length, as messages select by it; raw values are CLDR's duration units.
public enum LengthUnit: String, Hashable, Sendable, CaseIterable {
    /// Days.
    case day
    /// Weeks.
    case week
    /// Months.
    case month
    /// Years.
    case year
}

/// A length of time as a message argument: one unit ("3 months"), or several ("1 month, 3 days").
public struct Length: Hashable, Sendable {
    /// A number of one unit.
    public struct Part: Hashable, Sendable {
        /// How many.
        public let count: Int
        /// Of which unit.
        public let unit: LengthUnit

        /// A part from its two sides.
        public init(_ count: Int, _ unit: LengthUnit) {
            self.count = count
            self.unit = unit
        }
    }

    /// The parts, longest unit first; at least one.
    public let parts: [Part]

    /// A length of one unit.
    public init(_ count: Int, _ unit: LengthUnit) { parts = [Part(count, unit)] }

    /// A length of one or more units; nil without any.
    public init?(parts: [Part]) {
        guard !parts.isEmpty else { return nil }
        self.parts = parts
    }

    /// The only part, when there is one.
    var single: Part? { parts.count == 1 ? parts.first : nil }
}
