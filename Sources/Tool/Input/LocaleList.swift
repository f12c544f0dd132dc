public import ArgumentParser
public import Paywright

/// The locales a run speaks: `--locale de,fr --locale ar`, or `--locale all`.
struct LocaleOptions: ParsableArguments {
    @Option(
        name: .customLong("locale"),
        help: ArgumentHelp("Languages to print, or all.", valueName: "tag,…")
    )
    var tags: [String] = ["en"]

    @OptionGroup var form: AddressOption

    /// The locales in the order asked for, each once. Throws for a malformed one.
    func locales(of library: CatalogLibrary) throws -> [LocaleTag] {
        try Self.locales(tags, address: form.address, of: library)
    }

    /// The locales of such a list, each with the form of address where one is asked for.
    static func locales(
        _ tags: [String],
        address: FormOfAddress?,
        of library: CatalogLibrary
    ) throws -> [LocaleTag] {
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
        return locales.map { locale in address.map { locale.addressing($0) } ?? locale }
            .filter { seen.insert($0).inserted }
    }
}

/// How the texts of a run address their reader: `--address formal`.
struct AddressOption: ParsableArguments {
    @Option(
        help:
            "How texts address the reader: formal (Sie, vous) or informal (du, tu); by default the language’s own form."
    )
    var address: FormOfAddress?
}

extension FormOfAddress: ExpressibleByArgument {}
