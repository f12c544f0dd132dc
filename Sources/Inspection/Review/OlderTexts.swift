package import Paywright
internal import PaywrightRuns

/// What every line said before, by language and by its name in all reports.
package struct OlderTexts: Sendable {
    /// What is compared with, for a person.
    let name: String
    let texts: [String: [String: String]]
    /// Whether a line that it has and a review has not is gone: older output of `copy` has lines that no review shows.
    let showsWhatIsGone: Bool

    /// What the lines of a language said; nil where nothing is known of it.
    func lines(in locale: LocaleTag) -> [String: String]? { texts[locale.tag] }

    /// What cannot be compared: languages that it lacks, and lines that a review lacks.
    func diagnostics(for review: ReviewData) -> [Diagnostic] {
        let missing = review.languages.map(\.locale.tag).filter { texts[$0] == nil }
        var diagnostics: [Diagnostic] = []
        if !missing.isEmpty {
            let message = "found no \(missing.joined(separator: ", ")) in \(name), expected each language: not compared"
            diagnostics.append(Diagnostic(.warning, RunCode.notCompared, message: message))
        }
        let known = Set(review.outline.fullNames)
        let compared = review.languages.compactMap { texts[$0.locale.tag] }
        let gone = showsWhatIsGone ? Set(compared.flatMap(\.keys)).subtracting(known).sorted() : []
        if !gone.isEmpty {
            let names = gone.prefix(5).joined(separator: ", ") + (gone.count > 5 ? ", …" : "")
            let message = "found \(gone.count) lines in \(name) that are no more and not shown: \(names)"
            diagnostics.append(Diagnostic(.info, RunCode.linesGone, message: message))
        }
        return diagnostics
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
        OlderTexts(name: name, texts: texts.merging(others) { own, _ in own }, showsWhatIsGone: showsWhatIsGone)
    }

    init(name: String, texts: [String: [String: String]], showsWhatIsGone: Bool = false) {
        self.name = name
        self.texts = texts
        self.showsWhatIsGone = showsWhatIsGone
    }
}

/// What a review is compared with.
package enum ReviewBaseline: Sendable {
    /// What an older output says.
    case texts(OlderTexts)
    /// The catalogs as they were, and the revision that git knows them by.
    case catalogs(CatalogLibrary, revision: String)
}
