public import PaywrightValues
internal import Synchronization

extension TimeZoneRules {
    /// Why there are no rules for a name.
    public struct Unknown: Error, Hashable, Sendable {
        /// The file of that name that cannot be used; nil where there is none.
        public let diagnostic: Diagnostic?
    }

    /// The rules of a zone by its name; nil where neither the files nor ICU know it.
    ///
    /// - Parameters:
    ///   - identifier: A name of the IANA database, exactly as it is spelled there ("Europe/Berlin", "UTC"), or a form that
    ///     ICU understands ("GMT+5").
    ///   - data: Where rules are looked for.
    public static func named(_ identifier: String, in data: TimeZoneData = .system) -> TimeZoneRules? {
        try? find(identifier, in: data)
    }

    /// The same, with the reason where there are none.
    ///
    /// - Parameters:
    ///   - identifier: The IANA name of the zone: "Europe/Berlin".
    ///   - data: Where the rules are looked for.
    /// - Throws: `TimeZoneRules.Unknown` where there are no rules of the zone.
    public static func find(_ identifier: String, in data: TimeZoneData) throws(Unknown) -> TimeZoneRules {
        let key = Key(identifier: identifier, data: data)
        if let known = known.withLock({ $0.rules(of: key) }) { return known }
        // Files are read outside the lock; of two threads that read at once, the first one's rules are kept.
        let found = try look(for: identifier, in: data)
        return known.withLock { known in
            if let first = known.rules(of: key) { return first }
            known.add(found, of: key)
            return found
        }
    }

    private struct Key: Hashable {
        let identifier: String
        let data: TimeZoneData
    }

    private struct Known {
        private var all: [Key: TimeZoneRules] = [:]
        /// The zone that was asked for last, which the next date nearly always has too.
        private var lastRules: TimeZoneRules?
        private var lastKey = Key(identifier: "", data: .icu)

        mutating func rules(of key: Key) -> TimeZoneRules? {
            if let lastRules, lastKey.identifier == key.identifier, lastKey.data == key.data { return lastRules }
            guard let rules = all[key] else { return nil }
            (lastKey, lastRules) = (key, rules)
            return rules
        }

        mutating func add(_ rules: TimeZoneRules, of key: Key) {
            if all.count >= mostKnown, let any = all.keys.first { all[any] = nil }
            all[key] = rules
        }
    }

    /// Each zone that was asked for. It lasts as long as the program: all dates of a run follow the same rules, also while
    /// files are being replaced.
    private static let known = Mutex(Known())
    /// More than the database has names.
    private static let mostKnown = 1_000

    private static func look(for identifier: String, in data: TimeZoneData) throws(Unknown) -> TimeZoneRules {
        let isKnownToICU = ICUZones.has(identifier)
        var refused: Diagnostic?
        if let directory = data.directory, ZoneName.isSafe(identifier) {
            // Some systems leave out older names ("US/Pacific"): then the file of another name of the zone has its rules.
            let aliases = isKnownToICU ? ICUZones.aliases(of: identifier).filter(ZoneName.isSafe) : []
            for name in [identifier] + aliases {
                let path = "\(directory)/\(name)"
                switch read(path) {
                case .missing: continue
                case .refused(let diagnostic, let isZone):
                    if refused == nil, isZone || isKnownToICU { refused = diagnostic }
                case .file(let file):
                    let source: TimeZoneOrigin.Source = data == .system ? .system : .directory
                    return TimeZoneRules(
                        identifier,
                        in: data,
                        offsets: .file(OffsetTable(file)),
                        origin: TimeZoneOrigin(source: source, version: ZoneFolder.version(of: directory)),
                        file: path,
                        refused: refused
                    )
                }
            }
        }
        guard isKnownToICU else { throw Unknown(diagnostic: refused) }
        return TimeZoneRules(
            identifier,
            in: data,
            offsets: .icu(ICUOffsets(identifier)),
            origin: .icu,
            refused: refused
        )
    }

    private enum Reading {
        case missing
        /// `isZone` where it begins as a zone file does.
        case refused(Diagnostic, isZone: Bool)
        case file(TimeZoneFile)
    }

    private static func read(_ path: String) -> Reading {
        func refused(_ found: String, _ expected: String, isZone: Bool) -> Reading {
            let diagnostic = Diagnostic(
                .warning,
                TimeZoneCode.unreadableZoneData,
                at: Diagnostic.Place(file: path),
                found: found,
                expected: expected,
                consequence:
                    "the file is not used; ICU's data of \(TimeZoneOrigin.icu.name) are, where no other file has the zone"
            )
            return .refused(diagnostic, isZone: isZone)
        }
        let bytes: [UInt8]
        do {
            bytes = try ZoneFolder.contents(of: path)
        } catch {
            switch error {
            case .missing: return .missing
            case .unreadable(let reason): return refused(reason, "a zone file", isZone: true)
            }
        }
        do {
            return .file(try TimeZoneFile(bytes))
        } catch {
            return refused(
                "\(error.found) at byte \(error.offset)",
                error.expected,
                isZone: TimeZoneFile.hasMagic(bytes)
            )
        }
    }
}

/// Names that may become paths of zone files.
enum ZoneName {
    /// Whether a name has only the characters of the database's names, and leads to a zone and not out of the folder.
    ///
    /// `localtime` is the machine's own zone, which nothing reads; `posix` and `right` hold every zone a second time.
    static func isSafe(_ name: String) -> Bool {
        guard name.utf8.count <= 255, name.utf8.allSatisfy(isOfName) else { return false }
        let parts = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        guard let first = parts.first, parts.allSatisfy({ !$0.isEmpty }) else { return false }
        return !["localtime", "posixrules", "posix", "right"].contains(Substring(first))
    }

    private static func isOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        case UInt8(ascii: "/"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "+"): true
        default: false
        }
    }
}
