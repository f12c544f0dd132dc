internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

/// Products that a store reported as invalid: StoreKit's `invalidProductIdentifiers`, one id a line.
///
/// Such a product cannot be bought, so nothing should be said about it.
public struct InvalidProductIDs: Sendable {
    private struct Entry {
        let id: String
        let line: Int
        let column: Int
    }

    private let file: String
    private let entries: [Entry]

    /// Reads a text with one product id a line, ended by LF or CR LF.
    ///
    /// Blank lines and white space around an id are ignored, and so is a repeated id; there are no comments.
    ///
    /// - Parameters:
    ///   - text: The whole file.
    ///   - file: The name that diagnostics give the file.
    public init(lines text: [UInt8], file: String) {
        self.file = file
        let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let content = text.starts(with: byteOrderMark) ? text.dropFirst(byteOrderMark.count) : text[...]
        var entries: [Entry] = []
        var ids: Set<String> = []
        let lines = content.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, bytes) in lines.enumerated() {
            let line = String(decoding: bytes, as: UTF8.self)
            let id = line.trimmed
            guard !id.isEmpty, ids.insert(id).inserted else { continue }
            let indentation = line.unicodeScalars.prefix(while: \.properties.isWhitespace).count
            entries.append(Entry(id: id, line: index + 1, column: indentation + 1))
        }
        self.entries = entries
    }

    /// The import without these products, and with a warning for each: for one that is left out, and for an id that no
    /// product has.
    ///
    /// When several files are imported, filter them together; else each reports the ids that belong to another.
    ///
    /// - Parameter imported: The import to filter.
    public func filter(_ imported: ProductImport) -> ProductImport {
        let stated = Set(imported.products.map(\.id))
        let invalid = Set(entries.map(\.id))
        return ProductImport(
            products: imported.products.filter { !invalid.contains($0.id) },
            diagnostics: imported.diagnostics
                + entries.map { stated.contains($0.id) ? leavingOut($0) : unmatched($0) },
            unattachedOffers: imported.unattachedOffers,
            unknownFields: imported.unknownFields
        )
    }

    private func leavingOut(_ entry: Entry) -> Diagnostic {
        diagnostic(
            .invalidProductID,
            at: entry,
            expected: "no product of the import",
            consequence: "product \(Excerpt.quoted(entry.id)) is left out"
        )
    }

    private func unmatched(_ entry: Entry) -> Diagnostic {
        diagnostic(
            .unmatchedProductID,
            at: entry,
            expected: "the id of a product of the import",
            consequence: "nothing is left out for it"
        )
    }

    private func diagnostic(
        _ code: ImportCode,
        at entry: Entry,
        expected: String,
        consequence: String
    ) -> Diagnostic {
        Diagnostic(
            .warning,
            code,
            at: Diagnostic.Place(
                file: file,
                line: entry.line,
                column: entry.column,
                path: "",
                .product(entry.id)
            ),
            found: Excerpt.quoted(entry.id),
            expected: expected,
            consequence: consequence
        )
    }
}
