import MessageCatalog

/// What every line said before, by language and by its name in all reports.
struct OlderTexts: Sendable {
    /// What is compared with, for a person.
    let name: String
    let texts: [String: [String: String]]

    /// What the lines of a language said; nil where nothing is known of it.
    func lines(in locale: LocaleTag) -> [String: String]? { texts[locale.tag] }

    /// What is said of the languages that cannot be compared.
    func diagnostics(for locales: [LocaleTag]) -> [ToolDiagnostic] {
        let missing = locales.map(\.tag).filter { texts[$0] == nil }
        guard !missing.isEmpty else { return [] }
        let message = "found no \(missing.joined(separator: ", ")) in \(name), expected each language: not compared"
        return [ToolDiagnostic(severity: "warning", code: "not-compared", message: message)]
    }

    /// What some rendered languages say.
    init(name: String, _ languages: [RenderedLanguage]) {
        self.init(
            name: name,
            texts: Dictionary(
                languages.map { language in
                    let lines = language.lines.map { (ReviewOutline.fullName($0, $1.name), $1.text) }
                    return (language.locale.tag, Dictionary(lines, uniquingKeysWith: { first, _ in first }))
                },
                uniquingKeysWith: { first, _ in first }
            )
        )
    }

    /// The same with other languages, where it does not know them.
    func adding(_ others: [String: [String: String]]) -> OlderTexts {
        OlderTexts(name: name, texts: texts.merging(others) { own, _ in own })
    }

    init(name: String, texts: [String: [String: String]]) {
        self.name = name
        self.texts = texts
    }
}

/// What a review is compared with, as the command line names it.
enum ReviewBaseline: Sendable {
    /// What an older output says.
    case texts(OlderTexts)
    /// The catalogs as they were, and the revision that git knows them by.
    case catalogs(CatalogLibrary, revision: String)

    /// The file of that name, an older page, its data or output of `copy`; otherwise the revision of the catalogs.
    init(_ name: String, catalogs: CatalogOptions) async throws {
        do {
            let bytes = try InputFile.read(name)
            self = .texts(try OlderOutput.texts(in: bytes, file: InputFile.displayName(name)))
        } catch let failure as InputFile.Failure where failure.isMissing {
            self = .catalogs(try await GitCatalogs(of: catalogs).library(at: name), revision: name)
        }
    }
}
