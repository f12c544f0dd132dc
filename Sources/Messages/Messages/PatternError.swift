#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Why a pattern cannot be used, and where.
public struct PatternError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kinds of faults.
    @nonexhaustive
    public enum Reason: String, Hashable, Sendable {
        /// ICU cannot parse it.
        case syntax
        /// It says nothing.
        case empty
        /// No argument has this name.
        case unknownArgument
        /// A number, date or choice format: values are typed here, and `selectordinal` is not offered.
        case unsupportedFormat
        /// `plural` on something that is not a whole number.
        case notANumber
        /// `select` on something that is not a word.
        case notAWord
        /// A plural keyword that is none of CLDR's categories.
        case unknownCategory
        /// An exact number or offset of a plural that is no whole number up to a million.
        case badNumber
        /// Arguments inside arguments, deeper than any message needs.
        case tooDeep
        /// Longer than any message is.
        case tooLong
        /// A variant does not say the value that the message is about.
        case argumentNotShown
    }

    /// What is wrong.
    public let reason: Reason
    /// Where in the pattern, in UTF-16 units from 0.
    public let offset: Int
    /// What stands there.
    public let found: String
    /// What should.
    public let expected: String

    package init(reason: Reason, offset: Int, found: String, expected: String) {
        self.reason = reason
        self.offset = offset
        self.found = found
        self.expected = expected
    }

    /// One line for a person.
    public var description: String { "at \(offset): found \(found), expected \(expected)" }
}

extension PatternError: LocalizedError {
    /// What Foundation shows for the error: its description.
    public var errorDescription: String? { description }
}
