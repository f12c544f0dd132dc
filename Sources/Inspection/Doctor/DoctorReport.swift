package import Paywright
package import PaywrightJSON
internal import PaywrightRuns
internal import PaywrightReports

/// What an installation is made of, and what is wrong or unusual about it.
package struct DoctorReport {
    private let zoneData: TimeZoneData
    private let process: ProcessLocale
    private let inputs: [FieldExamination]
    private let catalogs: [CatalogExamination]
    /// Everything that was found: wrong catalogs, zone data that are missing or old, a terminal that cannot show all characters.
    package let diagnostics: [Diagnostic]

    /// Examines catalogs and zone data.
    ///
    /// - Parameters:
    ///   - library: The catalogs.
    ///   - zoneData: Where the rules of time zones are looked for.
    ///   - process: The language of the process.
    ///   - inputs: The fields of inputs.
    ///   - known: What was found wrong before.
    package init(
        _ library: CatalogLibrary,
        zoneData: TimeZoneData,
        process: ProcessLocale,
        inputs: [FieldExamination] = [],
        known: [Diagnostic] = []
    ) {
        self.inputs = inputs
        self.zoneData = zoneData
        self.process = process
        var examined: [CatalogExamination] = []
        var found = known
        for locale in library.locales {
            do {
                guard let catalog = try library.catalog(for: locale) else { continue }
                let examination = CatalogExamination(catalog)
                found += examination.diagnostics
                examined.append(examination)
            } catch {
                found.append(error.diagnostic)
            }
        }
        catalogs = examined
        var seen: Set<Diagnostic> = []
        diagnostics = (found + zoneData.faults + Self.characters(of: process)).filter { seen.insert($0).inserted }
    }

    /// Whether there is an error among what was found.
    package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    /// Texts are UTF-8 wherever they go.
    private static func characters(of process: ProcessLocale) -> [Diagnostic] {
        guard process.characterSet != "UTF-8" else { return [] }
        return [
            Diagnostic(
                .note,
                RunCode.otherCharacterSet,
                message: "found the characters \(process.characterSet) in the environment, expected UTF-8 such as "
                    + "LANG=C.UTF-8; texts are UTF-8, and a terminal may show them wrong"
            )
        ]
    }

    /// For a person: the versions, the catalogs, and what was found.
    package var text: String {
        let rows = [
            ("paywright", PaywrightVersion.number),
            ("reads", Self.short(Contract.inputs)),
            ("prints", Self.short(Contract.outputs)),
            ("ICU", ICUVersions.icu),
            ("CLDR", ICUVersions.cldr),
            ("Unicode", ICUVersions.unicode),
            ("zone data", zones),
            ("locale", "\(process.described); words do not depend on it"),
        ]
        let head = rows.map { name, value in Self.columns([(name, 12), (value, 0)]) }
        let list = catalogs.map { catalog in
            Self.columns([
                ("  \(catalog.locale)", 12), (catalog.name, 26), ("\(catalog.messageCount) messages", 14),
                (catalog.review, 15), (catalog.unusual.joined(separator: "; "), 0),
            ])
        }
        let findings = diagnostics.map { "\($0.severity.rawValue): \(NameSanitizer.visible($0.description))\n" }
        let result = findings.isEmpty ? ["nothing to mend\n"] : findings
        return (head + [Self.columns([("catalogs", 12), ("\(catalogs.count)", 0)])] + list + result).joined()
    }

    private var zones: String {
        let origin = zoneData.origin
        let icu = origin.source == .icu ? "" : "; ICU has \(TimeZoneOrigin.icu.name)"
        let folder = zoneData.directory.map { origin.source == .icu ? " of ICU" : " of \($0)" } ?? " of ICU"
        return "\(origin.name)\(folder)\(icu); the newest change known here is of \(TimeZoneData.newestKnownRelease)"
    }

    /// "customer/1, products/1"
    private static func short(_ contracts: [String]) -> String {
        contracts.map { $0.replacing("paywright/", with: "") }.joined(separator: ", ")
    }

    /// Texts in columns, without spaces at the end.
    private static func columns(_ columns: [(text: String, width: Int)]) -> String {
        var line = ""
        for (text, width) in columns {
            line += text + String(repeating: " ", count: max(width == 0 ? 0 : 1, width - text.count))
        }
        return String(line.reversed().drop { $0 == " " }.reversed()) + "\n"
    }

    /// The versioned output: schema "paywright/doctor/1".
    package var json: JSONOutput {
        let fields: [(String, JSONOutput)] = inputs.isEmpty ? [] : [("inputs", .array(inputs.map(\.json)))]
        return .object(
            [
                ("schema", .string("paywright/doctor/1")),
                ("paywright", .string(PaywrightVersion.number)),
                ("icu", .string(ICUVersions.icu)),
                ("cldr", .string(ICUVersions.cldr)),
                ("unicode", .string(ICUVersions.unicode)),
                ("zoneData", zoneData.origin.json),
                ("zoneDataOfICU", .string(TimeZoneOrigin.icu.name)),
                ("newestKnownZoneData", .string(TimeZoneData.newestKnownRelease)),
                ("locale", process.json),
                ("reads", .inline(.array(Contract.inputs.map { .string($0) }))),
                ("prints", .inline(.array(Contract.outputs.map { .string($0) }))),
                ("catalogs", .array(catalogs.map(\.json))),
                ("diagnostics", .array(diagnostics.map(\.json))),
            ] + fields
        )
    }
}
