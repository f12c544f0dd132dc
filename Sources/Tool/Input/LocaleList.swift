import ArgumentParser
import Paywright

/// The locales a run speaks: `--locale de,fr --locale ar`, or `--locale all`.
struct LocaleOptions: ParsableArguments {
    @Option(
        name: .customLong("locale"),
        help: ArgumentHelp("Languages to print, or all.", valueName: "tag,…")
    )
    var tags: [String] = ["en"]

    /// The locales in the order asked for, each once. Throws for a malformed one.
    func locales(of library: CatalogLibrary) throws -> [LocaleTag] { try Self.locales(tags, of: library) }

    /// The locales of such a list.
    static func locales(_ tags: [String], of library: CatalogLibrary) throws -> [LocaleTag] {
        var locales: [LocaleTag] = []
        for text in tags.flatMap({ $0.split(separator: ",", omittingEmptySubsequences: false) }) {
            if text == "all" {
                locales += library.locales
                continue
            }
            do {
                locales.append(try LocaleTag(String(text)))
            } catch {
                let meant = LocaleTag.meant(by: String(text), among: library.locales)
                throw ValidationError("\(error)\(Misspelling.hint(meant))")
            }
        }
        var seen: Set<LocaleTag> = []
        return locales.filter { seen.insert($0).inserted }
    }
}
