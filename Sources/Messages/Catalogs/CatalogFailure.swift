#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
public import PaywrightValues

/// A catalog's file is no catalog at all, is misnamed, or is missing.
public struct CatalogFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// Why.
    public let diagnostic: Diagnostic

    package init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }

    package init(code: CatalogCode, file: String, key: String?, line: Int, column: Int, message: String) {
        self.init(Diagnostic(code: code, file: file, key: key, line: line, column: column, message: message))
    }

    /// "de.arb:1:1: not-a-catalog: found …".
    public var description: String { diagnostic.description }
}

extension CatalogFailure: LocalizedError {
    /// What Foundation shows for the error: its description.
    public var errorDescription: String? { description }
}
