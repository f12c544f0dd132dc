package import Paywright
package import PaywrightRuns

/// Puts a review together: the lines in every language, what `check` finds in the catalogs, and what was said before.
package struct Review: Sendable {
    let subjects: ReviewSubjects
    /// The languages, the source language among them.
    let locales: [LocaleTag]
    let title: String
    let renderer: ReviewRenderer
    /// The catalogs without the user's own words, and these.
    let base: CatalogLibrary
    let words: [Catalog]
    let fileNames: CatalogFileNames
    /// The program that makes the page.
    let program: ReviewData.Program
    /// What it is compared with.
    let baseline: ReviewBaseline?
    /// Whether only a sample is shown: every message and form once.
    let isSample: Bool

    package init(
        subjects: ReviewSubjects,
        locales: [LocaleTag],
        title: String,
        renderer: ReviewRenderer,
        base: CatalogLibrary,
        words: [Catalog],
        fileNames: CatalogFileNames,
        program: ReviewData.Program,
        baseline: ReviewBaseline?,
        isSample: Bool = false
    ) {
        self.subjects = subjects
        self.locales = locales
        self.title = title
        self.renderer = renderer
        self.base = base
        self.words = words
        self.fileNames = fileNames
        self.program = program
        self.baseline = baseline
        self.isSample = isSample
    }

    /// The data of the page, and what there is to say about it.
    package func data(progress: ProgressHandler) async throws -> (data: ReviewData, diagnostics: [Diagnostic]) {
        let all = try await renderer.languages(subjects, in: locales, progress)
        let rendered = isSample ? all.map(ReviewSample(of: all).lines) : all
        let (older, gone) = try await olderTexts(beside: rendered, progress)
        // The outline begins with what the source language says.
        let source = rendered.filter { $0.locale.tag == CatalogLibrary.sourceLocale }
        let others = rendered.filter { $0.locale.tag != CatalogLibrary.sourceLocale }
        let outline = ReviewOutline(source + others, older: gone)
        let keys = try ReviewKeys(of: rendered, in: renderer.library)
        let check = try CatalogCheck(comparesCLDR: true)
        let languages = try await rendered.concurrentMap(progress: progress) { [renderer, base, words] language in
            try ReviewLanguage(
                language,
                in: outline,
                keys: keys,
                findings: try Self.findings(of: language, check, base, words, renderer.library),
                older: older?.lines(in: language.locale),
                library: renderer.library
            )
        }
        let data = ReviewData(
            program: program,
            title: title,
            against: older?.name,
            outline: outline,
            keys: keys,
            languages: languages,
            fileNames: fileNames
        )
        return (data, (older?.diagnostics(for: data) ?? []) + languages.flatMap(Self.formatting))
    }

    /// What could not be formatted as asked, each fault once.
    private static func formatting(_ language: ReviewLanguage) -> [Diagnostic] {
        var seen: Set<String> = []
        return language.texts.flatMap { $0?.diagnostics ?? [] }.filter { seen.insert($0).inserted }.map { words in
            Diagnostic(formatting: "\(language.locale): \(words)")
        }
    }

    /// What the lines said before, and the languages that said it, where they were worded anew.
    private func olderTexts(
        beside languages: [RenderedLanguage],
        _ progress: ProgressHandler
    ) async throws -> (texts: OlderTexts?, languages: [RenderedLanguage]) {
        switch baseline {
        case nil: return (nil, [])
        case .texts(let older)?: return (older, [])
        case .catalogs(let library, let revision)?:
            let older = ReviewRenderer(
                library: library,
                options: renderer.options,
                timeZone: renderer.timeZone,
                zoneData: renderer.zoneData
            )
            // A language whose catalog is new said nothing before: what another one said for it is no older text.
            let spoken = languages.filter { library.match($0.locale).matched == $0.bundle.match.matched }
            let rendered = try await older.languages(subjects, in: spoken.map(\.locale), progress)
            let new = languages.map(\.locale.tag).map { ($0, [String: String]()) }
            let texts = OlderTexts(name: revision, rendered)
            return (texts.adding(Dictionary(new, uniquingKeysWith: { first, _ in first })), rendered)
        }
    }

    /// What `check` finds in a language's own catalog and in the user's words for it.
    private static func findings(
        of language: RenderedLanguage,
        _ check: CatalogCheck,
        _ base: CatalogLibrary,
        _ words: [Catalog],
        _ library: CatalogLibrary
    ) throws -> [Diagnostic] {
        let match = language.bundle.match
        // A pseudo-locale has no catalog that anybody mends.
        guard !match.isFallback, match.reason != .pseudo else { return [] }
        let own = try check.diagnostics(of: match.matched, in: base)?.diagnostics ?? []
        return try own
            + words.filter { $0.locale == match.matched }.flatMap {
                try check.diagnostics(ofMessages: $0, in: library)
            }
    }
}
