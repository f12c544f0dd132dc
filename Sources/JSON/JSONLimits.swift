/// How large, how dense and how deeply nested a source may be before ``JSONDocument`` refuses it.
///
/// ```swift
/// var limits = JSONLimits.standard
/// limits.maximumBytes = 1 << 20
/// let document = try JSONDocument(parsing: bytes, limits: limits)
/// ```
public struct JSONLimits: Hashable, Sendable {
    /// 64 MiB, 4 Mi values and 256 levels: far more than a person writes, far less than exhausts a machine.
    public static let standard = JSONLimits()

    /// The most bytes a source may have, a byte order mark included.
    ///
    /// A larger source is refused before any of it is read.
    public var maximumBytes: Int

    /// The most values a source may have, arrays, objects and what is in them: a value takes some fifty bytes of memory, however
    /// few it has in the source.
    public var maximumValues: Int

    /// The most arrays and objects that may be open at once; with 0, only a lone scalar is accepted.
    ///
    /// A value above 512 counts as 512: values are released, and usually walked, recursively, so deeper nesting could
    /// exhaust the stack of a small thread long after parsing succeeded.
    public var maximumDepth: Int

    /// The depth that is really enforced.
    var effectiveDepth: Int {
        min(maximumDepth, 512)
    }

    /// Creates limits; each argument left out takes its standard value.
    ///
    /// - Parameters:
    ///   - maximumBytes: The most bytes.
    ///   - maximumValues: The most values; nil for one for each 16 of the most bytes, and for a thousand at least.
    ///   - maximumDepth: The most arrays and objects that may be open at once.
    public init(maximumBytes: Int = 64 << 20, maximumValues: Int? = nil, maximumDepth: Int = 256) {
        self.maximumBytes = maximumBytes
        self.maximumValues = maximumValues ?? max(maximumBytes / 16, 1_000)
        self.maximumDepth = maximumDepth
    }
}
