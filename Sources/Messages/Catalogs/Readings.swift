package import PaywrightICU
internal import PaywrightValues

/// Which texts of the catalogs have been read, by their hashes: a text that changes has been read by nobody.
///
/// The file has a line for each language and reading: the locale, the reading and the hashes of its texts, set apart by tabs and
/// spaces.
///
///     de	other	00a1f3c2 01b2e4d8 …
package struct Readings: Hashable, Sendable {
    /// The name of the file beside the catalogs.
    package static let fileName = "readings.txt"

    private var hashes: [String: [Reading: Set<UInt32>]] = [:]

    package init() {}

    /// Readings from the bytes of their file.
    ///
    /// - Throws: `CatalogFailure` with the line that cannot be read.
    package init(parsing bytes: [UInt8], file: String) throws(CatalogFailure) {
        for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
        where !line.isEmpty {
            let columns = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
                .map { String(decoding: $0, as: UTF8.self) }
            let values = columns.count == 3 ? columns[2].split(separator: " ") : []
            let numbers = values.compactMap { Self.number($0) }
            guard columns.count == 3, let reading = Reading(rawValue: columns[1]), reading != .none,
                numbers.count == values.count
            else {
                throw CatalogFailure(
                    code: .badMetadata,
                    file: file,
                    key: nil,
                    line: index + 1,
                    column: 1,
                    message: "found \"\(columns.prefix(2).joined(separator: " ").prefix(40))\", "
                        + "expected a locale, native or other, and hashes of 8 digits, set apart by tabs"
                )
            }
            hashes[columns[0], default: [:]][reading, default: []].formUnion(numbers)
        }
    }

    /// The file, in the order of locales.
    package var text: String {
        hashes.sorted { $0.key < $1.key }.flatMap { locale, readings in
            [Reading.native, .other].compactMap { reading -> String? in
                guard let hashes = readings[reading], !hashes.isEmpty else { return nil }
                return "\(locale)\t\(reading.rawValue)\t\(hashes.sorted().map(Self.digits).joined(separator: " "))\n"
            }
        }.joined()
    }

    /// Who has read a text as it is.
    package func reading(of entry: CatalogEntry, in locale: LocaleTag) -> Reading {
        guard let readings = hashes[locale.tag] else { return .none }
        let hash = Self.number(of: entry)
        return [Reading.native, .other].first { readings[$0]?.contains(hash) == true } ?? .none
    }

    /// How many texts of a catalog have been read by whom; forms of lengths and dates are texts too.
    package func counts(of catalog: Catalog) -> Reading.Counts {
        catalog.entries.reduce(into: Reading.Counts()) { $0.add(reading(of: $1, in: catalog.locale)) }
    }

    /// Records who has read some texts of a catalog; what is recorded of texts that are no longer there is dropped.
    package mutating func record(_ reading: Reading, of catalog: Catalog, where isRead: (String) -> Bool) {
        var recorded: [Reading: Set<UInt32>] = [:]
        for entry in catalog.entries {
            let own = isRead(entry.key) ? reading : self.reading(of: entry, in: catalog.locale)
            if own != .none { recorded[own, default: []].insert(Self.number(of: entry)) }
        }
        hashes[catalog.locale.tag] = recorded
    }

    /// The hash of a text: "00a1f3c2".
    package static func hash(of entry: CatalogEntry) -> String { digits(number(of: entry)) }

    /// FNV-1a of the key and the pattern, in 32 bits: it only has to differ where texts of one language differ.
    private static func number(of entry: CatalogEntry) -> UInt32 {
        [entry.key, entry.pattern].joined(separator: "\0").utf8.reduce(0x811c_9dc5 as UInt32) {
            ($0 ^ UInt32($1)) &* 0x0100_0193
        }
    }

    private static func number(_ digits: Substring) -> UInt32? {
        digits.utf8.count == 8 && digits.allSatisfy(\.isHexDigit) ? UInt32(digits, radix: 16) : nil
    }

    private static func digits(_ hash: UInt32) -> String {
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }
}
