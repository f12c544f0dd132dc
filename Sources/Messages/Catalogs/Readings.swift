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

    /// In ascending order: a file of twenty thousand is read for each export, and few of them are looked for.
    private var hashes: [String: [Reading: [UInt32]]] = [:]

    package init() {}

    /// Readings from the bytes of their file.
    ///
    /// - Throws: `CatalogFailure` with the line that cannot be read.
    package init(parsing bytes: [UInt8], file: String) throws(CatalogFailure) {
        for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
        where !line.isEmpty {
            let columns = line.split(separator: UInt8(ascii: "\t"), maxSplits: 2, omittingEmptySubsequences: false)
            let names = columns.prefix(2).map { String(decoding: $0, as: UTF8.self) }
            guard columns.count == 3, let reading = Reading(rawValue: names[1]), reading != .none,
                let numbers = Self.numbers(columns[2])
            else {
                throw CatalogFailure(
                    code: .badMetadata,
                    file: file,
                    key: nil,
                    line: index + 1,
                    column: 1,
                    message: "found \"\(names.joined(separator: " ").prefix(40))\", "
                        + "expected a locale, native or other, and hashes of 8 digits, set apart by tabs"
                )
            }
            let known = hashes[names[0]]?[reading] ?? []
            hashes[names[0], default: [:]][reading] = Self.inOrder(known + numbers)
        }
    }

    /// The file, in the order of locales.
    package var text: String {
        hashes.sorted { $0.key < $1.key }.flatMap { locale, readings in
            [Reading.native, .other].compactMap { reading -> String? in
                guard let hashes = readings[reading], !hashes.isEmpty else { return nil }
                return "\(locale)\t\(reading.rawValue)\t\(hashes.map(Self.digits).joined(separator: " "))\n"
            }
        }.joined()
    }

    /// Who has read a text as it is.
    package func reading(of entry: CatalogEntry, in locale: LocaleTag) -> Reading {
        guard let readings = hashes[locale.tag] else { return .none }
        let hash = Self.number(of: entry)
        return [Reading.native, .other].first { readings[$0].map { Self.holds(hash, in: $0) } == true } ?? .none
    }

    /// How many texts of a catalog have been read by whom; forms of lengths and dates are texts too.
    package func counts(of catalog: Catalog) -> Reading.Counts {
        catalog.entries.reduce(into: Reading.Counts()) { $0.add(reading(of: $1, in: catalog.locale)) }
    }

    /// Records who has read some texts of a catalog; what is recorded of texts that are no longer there is dropped.
    package mutating func record(_ reading: Reading, of catalog: Catalog, where isRead: (String) -> Bool) {
        var recorded: [Reading: [UInt32]] = [:]
        for entry in catalog.entries {
            let own = isRead(entry.key) ? reading : self.reading(of: entry, in: catalog.locale)
            if own != .none { recorded[own, default: []].append(Self.number(of: entry)) }
        }
        hashes[catalog.locale.tag] = recorded.mapValues(Self.inOrder)
    }

    /// The hash of a text: "00a1f3c2".
    package static func hash(of entry: CatalogEntry) -> String { digits(number(of: entry)) }

    /// FNV-1a of the key and the pattern, in 32 bits: it only has to differ where texts of one language differ.
    private static func number(of entry: CatalogEntry) -> UInt32 {
        [entry.key, entry.pattern].joined(separator: "\0").utf8.reduce(0x811c_9dc5 as UInt32) {
            ($0 ^ UInt32($1)) &* 0x0100_0193
        }
    }

    /// Hashes of 8 digits, set apart by spaces; nil where something else stands among them.
    private static func numbers(_ bytes: ArraySlice<UInt8>) -> [UInt32]? {
        var numbers: [UInt32] = []
        numbers.reserveCapacity(bytes.count / 9 + 1)
        var (number, count) = (0 as UInt32, 0)
        for byte in bytes {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): number = number << 4 | UInt32(byte - UInt8(ascii: "0"))
            case UInt8(ascii: "a")...UInt8(ascii: "f"): number = number << 4 | UInt32(byte - UInt8(ascii: "a") + 10)
            case UInt8(ascii: " "):
                guard count == 8 else { return nil }
                numbers.append(number)
                (number, count) = (0, 0)
                continue
            default: return nil
            }
            count += 1
        }
        guard count == 8 else { return bytes.isEmpty ? numbers : nil }
        return numbers + [number]
    }

    /// Each once, the smallest first; what is in order already is not sorted again.
    private static func inOrder(_ numbers: [UInt32]) -> [UInt32] {
        zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 } ? numbers : Set(numbers).sorted()
    }

    private static func holds(_ number: UInt32, in numbers: [UInt32]) -> Bool {
        var (low, high) = (0, numbers.count)
        while low < high {
            let middle = (low + high) / 2
            if numbers[middle] < number { low = middle + 1 } else { high = middle }
        }
        return low < numbers.count && numbers[low] == number
    }

    private static func digits(_ hash: UInt32) -> String {
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }
}
