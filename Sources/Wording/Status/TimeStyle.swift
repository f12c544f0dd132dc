/// Whether the sentences of a status state the time of day beside a day: "on November 20, 2026 at 2:30 PM".
///
/// A last day to cancel or to agree stays a day, and so does what has passed.
@nonexhaustive
public enum TimeStyle: String, Hashable, Sendable, CaseIterable {
    /// Where free time or access ends in less than 48 hours, in a time zone that is stated. A charge has its day alone: stores
    /// charge some hours before or after.
    case automatic
    /// Nowhere.
    case none
    /// Beside each end and each charge that lies ahead. In UTC, which is named then, where no time zone is stated.
    case short
}
