internal import PaywrightJSON
internal import PaywrightValues

extension PriceTableReader {
    /// The rows of a file in UTF-8, whichever mark separates its values.
    func rows(of bytes: [UInt8], maximumBytes: Int) throws(ImportFailure) -> [[SeparatedTable.Cell]] {
        guard bytes.count <= maximumBytes else {
            throw failure(.fileTooLarge, found: "\(bytes.count) bytes", expected: "at most \(maximumBytes)")
        }
        guard let decoded = String(validating: bytes, as: UTF8.self) else {
            throw failure(.invalidTable, found: "bytes that are not UTF-8", expected: "a table in UTF-8")
        }
        let text = decoded.unicodeScalars.first == "\u{FEFF}" ? String(decoded.unicodeScalars.dropFirst()) : decoded
        guard text.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) else {
            throw failure(.emptyFile, found: "nothing", expected: "a table of prices, or JSON")
        }
        do throws(SeparatedTable.Fault) {
            return try SeparatedTable(text, separator: Self.separator(of: text)).rows
        } catch {
            throw failure(
                .invalidTable,
                line: error.line,
                column: error.column,
                found: error.found,
                expected: error.expected
            )
        }
    }

    /// The mark between values: the one by which the first row names the columns a table needs, else a comma.
    private static func separator(of text: String) -> Unicode.Scalar {
        let header = String(text.drop { $0.isNewline }.prefix { !$0.isNewline })
        let marks: [Unicode.Scalar] = [",", ";", "\t"]
        return marks.first { mark in
            let row = try? SeparatedTable(header, separator: mark).rows.first
            return row.flatMap { PriceTableColumns(header: $0.map(\.text)) } != nil
        } ?? ","
    }

    /// The failure of a file of which nothing can be read.
    func failure(
        _ code: ImportCode,
        line: Int = 1,
        column: Int = 1,
        found: String,
        expected: String
    ) -> ImportFailure {
        ImportFailure(diagnostics: [
            Diagnostic(
                .error,
                code,
                at: Diagnostic.Place(
                    file: file,
                    line: line,
                    column: column,
                    path: ""
                ),
                found: found,
                expected: expected,
                consequence: "the file is left out"
            )
        ])
    }
}
