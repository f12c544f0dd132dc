/// How far the inputs of a history could be read and trusted. This one value goes from every reader to everything that is
/// promised: what is missing makes an answer smaller.
///
///     var reading = HistoryReading()
///     reading = reading.merging(HistoryReading(isWhole: false))
///     reading.isWhole    // false: no offer is promised, and "no purchases" is not an answer
public struct HistoryReading: Hashable, Sendable {
    /// Whether the signatures of signed data were checked.
    @nonexhaustive
    public enum Verification: String, Hashable, Sendable, CaseIterable {
        /// Nothing was signed: plain JSON, whose sender the caller trusts or not.
        case unsigned
        /// Some signed data was not checked or was refused, or something else stood in its place.
        case notVerified
        /// Everything was signed, and every signature was checked.
        case verified
    }

    /// Whether everything in the inputs was read: no input is missing, and no element or field of one was left out because
    /// it is broken, refused or stated twice.
    public var isWhole: Bool
    /// Whether the signatures were checked; nil where there was no input.
    public var verification: Verification?

    /// A reading from its parts; by default that of no input at all.
    ///
    /// - Parameters:
    ///   - isWhole: Whether everything in the inputs was read: no input is missing, and no element or field of one was left out
    ///     because it is broken, refused or stated twice.
    ///   - verification: Whether the signatures were checked; nil where there was no input.
    public init(isWhole: Bool = true, verification: Verification? = nil) {
        self.isWhole = isWhole
        self.verification = verification
    }

    /// The reading of both inputs: whole if both are, and as well verified as the less verified one.
    ///
    /// - Parameter other: The reading of the other input.
    public func merging(_ other: HistoryReading) -> HistoryReading {
        HistoryReading(
            isWhole: isWhole && other.isWhole,
            verification: Self.weaker(verification, other.verification)
        )
    }

    private static func weaker(_ first: Verification?, _ second: Verification?) -> Verification? {
        guard let first, let second else { return first ?? second }
        if first == second { return first }
        return first == .notVerified || second == .notVerified ? .notVerified : .unsigned
    }
}
