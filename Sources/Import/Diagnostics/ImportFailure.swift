#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
internal import PaywrightJSON
public import PaywrightValues

/// Nothing in a file was readable: it is of no form the importer knows, or everything in it was refused.
public struct ImportFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// Why; never empty.
    public let diagnostics: [Diagnostic]

    /// One line per diagnostic.
    public var description: String { diagnostics.map(\.description).joined(separator: "\n") }
}

extension ImportFailure {
    /// The failure of a file that is not JSON.
    init(_ error: JSONError, in file: String, firstLine: Int = 1) {
        let code: ImportCode =
            switch error.reason {
            case .empty: .emptyFile
            case .tooLarge, .tooManyValues: .fileTooLarge
            case .tooDeep: .nestedTooDeeply
            case .unexpectedCharacter, .unexpectedEnd, .invalidNumber, .invalidEscape, .loneSurrogate,
                .controlCharacter, .invalidUTF8, .trailingContent:
                .invalidJSON
            }
        let diagnostic = Diagnostic(
            .error,
            code,
            at: Diagnostic.Place(
                file: file,
                line: error.position.line + firstLine - 1,
                column: error.position.column,
                path: "$"
            ),
            found: error.found,
            expected: error.expected + (error.isAnotherDocument ? "; \(severalDocuments)" : ""),
            consequence: "the file is left out"
        )
        self.init(diagnostics: [diagnostic])
    }
}

/// How several documents are passed.
private let severalDocuments = "several documents are several files, or lines of customers with --format ndjson"

extension JSONError {
    /// Whether another document begins after the first one.
    fileprivate var isAnotherDocument: Bool { reason == .trailingContent && ["'{'", "'['"].contains(found) }
}

extension ImportFailure: LocalizedError {
    /// What Foundation shows for the error: its description.
    public var errorDescription: String? { description }
}
