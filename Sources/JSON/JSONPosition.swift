/// A place in a source as an editor shows it.
///
/// CR LF, a lone CR and a lone LF are one line break each. A byte order mark takes up no column.
///
/// ```swift
/// let document = try JSONDocument(parsing: Array("[\n  true\n]".utf8))
/// print(document.position(atOffset: 4))  // 2:3
/// ```
public struct JSONPosition: Hashable, Sendable, CustomStringConvertible {
    /// The line, counted from 1.
    public let line: Int

    /// The column, counted from 1 in Unicode scalars, not in bytes and not in what a reader sees as characters.
    public let column: Int

    /// The line and the column, as in `12:5`.
    public var description: String {
        "\(line):\(column)"
    }
}
