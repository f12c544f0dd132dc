internal import PaywrightICU
public import PaywrightMessages

/// Where catalogs say something else than CLDR on purpose, each with its reason.
///
///     {"cldr": "42", "differences": [
///         {"locales": ["nb", "sv"], "subject": "unit", "items": ["day"], "reason": "dag, not døgn or dygn"}]}
///
/// A row is about every case of its units in each of its locales: the plain form and the grammatical cases. A row about
/// percent signs has no items: it is about every message of its locales. A row with "cldr" is about those versions only, which are
/// others than the table's: what a catalog states as the table's CLDR has it, and a newer one has not.
public struct CLDRDifferenceTable: Sendable {
    /// Some differences that have one reason.
    package struct Row: Hashable, Sendable {
        /// The catalogs.
        package let locales: [String]
        /// What was compared.
        package let subject: CLDRDifference.Subject
        /// The units, or the plural categories; "" alone for percent signs.
        package let items: [String]
        /// Why the catalog's words are better here.
        package let reason: String
        /// The versions of CLDR that differ, where the table's own does not; nil for the table's own.
        package let versions: Set<String>?
        /// The row's line in the file, from 1.
        package let line: Int
        /// The row's column, from 1.
        package let column: Int
    }

    /// What a row says of one locale and one item.
    struct Claim {
        let row: Row
        /// "sv unit day".
        let text: String
    }

    /// The file's name.
    public let file: String
    /// The CLDR that was compared with: "42".
    public let cldr: String
    /// The rows in the file's order.
    package let rows: [Row]

    /// Reads the table. Throws at the first thing that is not as it should be: a row whose subject, unit, plural category
    /// or locale there is not would never meet a difference.
    ///
    /// - Parameters:
    ///   - bytes: The bytes of the file.
    ///   - file: The file's name.
    /// - Throws: `CatalogFailure` at the first fault of the table.
    public init(parsing bytes: [UInt8], file: String) throws(CatalogFailure) {
        let reader = try CLDRDifferenceTableReader(bytes, file: file)
        self.file = file
        cldr = reader.cldr
        rows = reader.rows
    }

    /// Why a difference is on purpose; nil where no reason is stated.
    ///
    /// - Parameter difference: The difference.
    public func reason(for difference: CLDRDifference) -> String? {
        rows.first { row in
            row.locales.contains(difference.locale.tag) && row.subject == difference.subject
                && row.items.contains(difference.item)
        }?.reason
    }

    /// What rows claim of some locales and no difference shows.
    func claims(without differences: [CLDRDifference], locales: Set<String>) -> [Claim] {
        rows.filter { $0.versions == nil }.flatMap { row in
            row.locales.filter(locales.contains).flatMap { locale in
                row.items.filter { item in
                    !differences.contains { difference in
                        difference.locale.tag == locale && difference.subject == row.subject && difference.item == item
                    }
                }.map { item in
                    let words = [locale, row.subject.rawValue, item].filter { !$0.isEmpty }
                    return Claim(row: row, text: words.joined(separator: " "))
                }
            }
        }
    }
}
