/// Something that went wrong while formatting, and what was printed instead.
public struct FormattingIssue: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kinds of faults.
    @nonexhaustive
    public enum Reason: String, Hashable, Sendable {
        /// No catalog has the message: nothing was printed.
        case missingMessage
        /// The catalog's pattern does not compile: the next catalog spoke.
        case brokenMessage
        /// The message wants a value that was not given: nothing was printed for it.
        case missingArgument
        /// Neither the catalog nor CLDR has the form: the plain form was printed.
        case missingForm
        /// A price without a period was asked for its period: the price alone was printed.
        case missingPeriod
        /// Forms refer to each other in a circle: the plain form was printed.
        case formCycle
        /// ICU failed: the value was printed without a locale ("EUR 9.99").
        case formatterFailed
    }

    /// What went wrong.
    public let reason: Reason
    /// The message key.
    public let key: String
    /// The argument, form or ICU error.
    public let detail: String

    package init(reason: Reason, key: String, detail: String) {
        self.reason = reason
        self.key = key
        self.detail = detail
    }

    /// One line for a person.
    public var description: String { "\(key): \(reason.rawValue) (\(detail))" }
}
