internal import PaywrightJSON

/// Nothing in a file was readable: it is of no form the importer knows, or everything in it was refused.
public struct ImportFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// Why; never empty.
    public let diagnostics: [ImportDiagnostic]

    /// One line per diagnostic.
    public var description: String { diagnostics.map(\.description).joined(separator: "\n") }
}

extension ImportFailure {
    /// The failure of a file that is not JSON.
    init(_ error: JSONError, in file: String, firstLine: Int = 1) {
        let code: ImportDiagnostic.Code =
            switch error.reason {
            case .empty: .emptyFile
            case .tooLarge: .fileTooLarge
            case .tooDeep: .nestedTooDeeply
            default: .invalidJSON
            }
        let diagnostic = ImportDiagnostic(
            severity: .error,
            code: code,
            file: file,
            path: "$",
            line: error.position.line + firstLine - 1,
            column: error.position.column,
            found: error.found,
            expected: error.expected,
            consequence: "the file is left out",
            productID: nil
        )
        self.init(diagnostics: [diagnostic])
    }
}
