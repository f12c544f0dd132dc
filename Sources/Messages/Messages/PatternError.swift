internal import PaywrightICU

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
        /// A control character, or an embedding or an override of direction.
        case hiddenCharacter
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

    /// What ICU's parser found, in plain words.
    init(_ fault: ParsedPattern.Fault, in pattern: [UInt16]) {
        let start = min(fault.offset, pattern.count)
        let rest = String(decoding: UTF8Text.bytes(of: pattern[start..<min(start + 20, pattern.count)]), as: UTF8.self)
        let place = rest.isEmpty ? "the end of the message" : "“\(rest)”"
        let (found, expected) =
            switch fault.name {
            case "U_UNMATCHED_BRACES": ("a brace without its partner", "a } for each {")
            case "U_DEFAULT_KEYWORD_MISSING": ("a plural or select without “other”", "a branch “other {…}”")
            case "U_PATTERN_SYNTAX_ERROR", "U_INDEX_OUTOFBOUNDS_ERROR", "U_ARGUMENT_TYPE_MISMATCH":
                (place, "a value such as {price}, {count, plural, …} or {unit, select, …}")
            default: (fault.name, "a pattern that ICU's MessageFormat accepts")
            }
        self.init(reason: .syntax, offset: fault.offset, found: found, expected: expected)
    }

    /// One line for a person.
    public var description: String { "at \(offset): found \(found), expected \(expected)" }
}

extension PatternError: LocalizedError {
    /// What Foundation shows for the error: its description.
    public var errorDescription: String? { description }
}
