internal import SourceJSON

/// Where catalogs say something else than CLDR on purpose, each with its reason.
///
///     {"cldr": "42", "differences": [
///         {"locales": ["nb", "sv"], "subject": "unit", "items": ["day"], "reason": "dag, not døgn or dygn"}]}
///
/// A row is about every case of its units in each of its locales: the plain form and the grammatical cases.
public struct CLDRDifferenceTable: Sendable {
    /// Some differences that have one reason.
    public struct Row: Hashable, Sendable {
        /// The catalogs.
        public let locales: [String]
        /// What was compared.
        public let subject: CLDRDifference.Subject
        /// The units, or the plural categories.
        public let items: [String]
        /// Why the catalog’s words are better here.
        public let reason: String
        /// The row’s line in the file, from 1.
        public let line: Int

        fileprivate func covers(_ difference: CLDRDifference, item: String, locale: String) -> Bool {
            difference.locale.tag == locale && difference.subject == subject && difference.item == item
        }
    }

    /// The file’s name.
    public let file: String
    /// The CLDR that was compared with: "42".
    public let cldr: String
    /// The rows in the file’s order.
    public let rows: [Row]

    /// Reads the table. Throws at the first thing that is not as it should be.
    public init(parsing bytes: [UInt8], file: String) throws(CatalogIssue) {
        self.file = file
        func issue(_ position: JSONPosition, _ message: String) -> CatalogIssue {
            CatalogIssue(
                code: .badMetadata,
                file: file,
                key: nil,
                line: position.line,
                column: position.column,
                message: message
            )
        }
        let document: JSONDocument
        do {
            document = try JSONDocument(parsing: bytes)
        } catch {
            throw issue(error.position, "found \(error.found), expected \(error.expected)")
        }
        guard let root = document.root.objectValue, let cldr = root["cldr"]?.stringValue,
            let values = root["differences"]?.arrayValue
        else {
            throw issue(document.position(of: document.root), "expected an object with \"cldr\" and \"differences\"")
        }
        var rows: [Row] = []
        for value in values {
            let position = document.position(of: value)
            guard let row = Row(value.objectValue, line: position.line) else {
                throw issue(position, "expected an object with locales, a subject, items and a reason")
            }
            rows.append(row)
        }
        self.cldr = cldr
        self.rows = rows
    }

    /// Why a difference is on purpose; nil where nobody has said.
    public func reason(for difference: CLDRDifference) -> String? {
        rows.first { row in
            row.locales.contains { locale in
                row.items.contains { row.covers(difference, item: $0, locale: locale) }
            }
        }?.reason
    }

    /// What rows claim of some locales and no difference shows: "sv unit day".
    public func claims(without differences: [CLDRDifference], locales: Set<String>) -> [(row: Row, claim: String)] {
        rows.flatMap { row in
            row.locales.filter(locales.contains).flatMap { locale in
                row.items.filter { item in
                    !differences.contains { row.covers($0, item: item, locale: locale) }
                }.map { (row, "\(locale) \(row.subject.rawValue) \($0)") }
            }
        }
    }
}

extension CLDRDifferenceTable.Row {
    fileprivate init?(_ object: JSONObject?, line: Int) {
        func strings(_ name: String) -> [String] {
            object?[name]?.arrayValue?.compactMap(\.stringValue) ?? []
        }
        guard let reason = object?["reason"]?.stringValue, !NameSanitizer.isBlank(reason),
            let subject = object?["subject"]?.stringValue.flatMap(CLDRDifference.Subject.init),
            !strings("locales").isEmpty, !strings("items").isEmpty
        else { return nil }
        locales = strings("locales")
        items = strings("items")
        self.subject = subject
        self.reason = reason
        self.line = line
    }
}
