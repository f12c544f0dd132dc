/// Nothing in a file was readable: it is no StoreKit configuration, or every product in it was refused.
public struct ImportFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// Why; never empty.
    public let diagnostics: [ImportDiagnostic]

    /// One line per diagnostic.
    public var description: String { diagnostics.map(\.description).joined(separator: "\n") }
}
