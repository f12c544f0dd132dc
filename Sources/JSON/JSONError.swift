/// Why a source is not JSON, and where.
///
/// Only the first fault of a source is reported.
///
/// ```swift
/// do {
///     _ = try JSONDocument(parsing: Array("[1,]".utf8))
/// } catch {
///     print(error)  // 1:4: found ']', expected a value
/// }
/// ```
public struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kinds of fault, for programs to tell apart; people read ``JSONError/found`` and ``JSONError/expected``.
    @nonexhaustive
    public enum Reason: Hashable, Sendable {
        /// The source has no value: nothing at all, or only white space.
        case empty
        /// The source has more bytes than ``JSONLimits/maximumBytes``; the position is the start of the source.
        case tooLarge
        /// The source has more values than ``JSONLimits/maximumValues``.
        case tooManyValues
        /// More arrays and objects are open at once than ``JSONLimits/maximumDepth`` allows.
        case tooDeep
        /// Something stands where the grammar has no place for it; a misspelled `true`, `false` or `null` included.
        case unexpectedCharacter
        /// The source ends before its value does.
        case unexpectedEnd
        /// What begins like a number is not one by the grammar, such as `01`, `+1` or `1.`.
        case invalidNumber
        /// A backslash in a string begins none of the escapes JSON has.
        case invalidEscape
        /// A `\u` escape is one half of a surrogate pair without the other half.
        case loneSurrogate
        /// A string contains an unescaped character below U+0020, such as a line break.
        case controlCharacter
        /// The bytes are not UTF-8.
        case invalidUTF8
        /// More than white space follows the value.
        case trailingContent
    }

    /// The kind of fault.
    public let reason: Reason

    /// Where the fault begins; for a number or an escape, where that number or escape begins.
    public let position: JSONPosition

    /// What stands at the position, in words for a person: `']'`, `"abc"`, `character U+0001`, `end of file`.
    ///
    /// It is short, one line, and free of invisible characters, whatever the source contains.
    public let found: String

    /// What should stand there, in words for a person: `a value`, `',' or ']'`.
    public let expected: String

    /// The position, what was found and what was expected, as in `1:4: found ']', expected a value`.
    public var description: String {
        "\(position): found \(found), expected \(expected)"
    }
}
