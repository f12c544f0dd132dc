import ArgumentParser
import Paywright
import PaywrightMessageTools

struct CatalogReadCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "read",
        abstract: "Record who has read the texts of a language as they are printed.",
        discussion: """
            Writes \(Readings.fileName) of the folder with the catalogs: the hash of each text with who has read it. A text that \
            changes afterwards has been read by nobody. Only a native speaker records native.
            """
    )

    @Argument(help: ArgumentHelp("The language of the texts: the name of its catalog.", valueName: "locale"))
    var locale: String

    @Option(help: "Who has read them: native, a native speaker; other, not the writer; none takes a record back.")
    var by: Reading

    @Option(help: ArgumentHelp("Only these texts: keys or beginnings of keys, with commas.", valueName: "keys"))
    var keys: String?

    @Option(name: .customLong("catalogs"), help: "The folder of the catalogs.")
    var folder: String

    func run() throws {
        try reportingFailures {
            let catalogs = CatalogFolder(name: folder)
            guard let catalog = try catalogs.library().catalog(for: LocaleTag(locale)) else {
                throw ValidationError("\(locale): found no \(catalogs.path(of: "\(locale).arb")), expected a catalog")
            }
            let names = keys?.split(separator: ",").map(String.init)
            let entries = catalog.entries.map(\.key)
            if let unknown = names?.first(where: { name in !entries.contains { Self.is($0, in: [name]) } }) {
                let meant = Misspelling.hint(Misspelling.meant(by: unknown, among: entries))
                throw ValidationError("--keys: found \(unknown), expected a key of \(catalog.file)\(meant)")
            }
            var readings = try catalogs.readings()
            readings.record(by, of: catalog) { key in names.map { Self.is(key, in: $0) } ?? true }
            try OutputFile.write(readings.text, to: catalogs.path(of: Readings.fileName))
            try StandardOutput.write("\(catalog.locale): \(readings.counts(of: catalog).description)\n")
        }
    }

    /// Whether a key is one of some names, or begins with one.
    private static func `is`(_ key: String, in names: [String]) -> Bool {
        names.contains { key == $0 || key.hasPrefix($0 + ".") }
    }
}

extension Reading: ExpressibleByArgument {}
