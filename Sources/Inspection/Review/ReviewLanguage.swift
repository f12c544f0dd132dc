internal import Paywright
internal import PaywrightMessageTools

/// What a page shows of one language: its texts in the columns of the outline.
struct ReviewLanguage: Sendable {
    /// A sentence as the language says it.
    struct Text: Sendable {
        let text: FormattedText
        /// The choices that led to it; empty where there was none.
        let branches: String
        let diagnostics: [String]
        /// The file that spoke, where it is another than the key's usual one.
        var speaker: Int?
    }

    let locale: LocaleTag
    let bundle: MessageBundle
    /// How far the catalog has been read by others; nil for a language without a catalog.
    let review: String?
    /// How many texts of the catalog have been read, and by whom; nil for a language without a catalog.
    let readings: Reading.Counts?
    let separator: String
    /// Every catalog file that can speak, the own one first.
    let files: [String]
    let findings: [Diagnostic]
    /// What speaks for each key, with its file and who has read it.
    let patterns: [(entry: CatalogEntry, file: Int, reading: Reading)?]
    /// One for each subject; nil where the language has no line of it.
    let texts: [Text?]
    /// The sentences of the lines that have others here than in the outline, none where a line does not apply.
    let ownSentences: [(line: Int, sentences: [Int])]
    /// What stands between the sentences of lines that another language speaks.
    let ownSeparators: [(line: Int, separator: String)]
    /// What lines said before, nil for one that was not there; nil where nothing is compared.
    let old: [(line: Int, text: String?)]?

    /// A language in the columns of an outline.
    ///
    /// - Parameter older: What its lines said before; nil where nothing is known.
    init(
        _ language: RenderedLanguage,
        in outline: ReviewOutline,
        keys: ReviewKeys,
        findings: [Diagnostic],
        older: [String: String]?,
        library: CatalogLibrary
    ) throws {
        locale = language.locale
        bundle = language.bundle
        self.findings = findings
        let catalogs = try bundle.speakers.compactMap { try library.catalog(for: $0) }
        review = bundle.match.isFallback ? nil : catalogs.first?.metadata.review.description
        separator = bundle.sentenceSeparator
        let known = try library.readings()
        readings = bundle.match.isFallback ? nil : catalogs.first.map(known.counts)
        var files = FileList(catalogs.map(\.file))
        var patterns: [(entry: CatalogEntry, file: Int, reading: Reading)?] = []
        for entry in keys.entries {
            let speaking = language.bundle.entry(speaking: entry.key)
            let speaker = catalogs.first { $0.entry(for: entry.key) != nil }?.locale ?? locale
            patterns.append(speaking.map { ($0, files.index(of: $0.file), known.reading(of: $0, in: speaker)) })
        }

        var texts = [Text?](repeating: nil, count: outline.subjects.count)
        var applies = [Bool](repeating: false, count: outline.lines.count)
        var ownSentences: [(line: Int, sentences: [Int])] = []
        var ownSeparators: [(line: Int, separator: String)] = []
        var old: [(line: Int, text: String?)] = []
        let fullNames = older == nil ? [] : outline.fullNames
        for (line, (index, sentences)) in zip(language.lines.map(\.line), outline.lines(in: locale)) {
            applies[index] = true
            if sentences != outline.lines[index].sentences { ownSentences.append((index, sentences)) }
            if line.separator != separator, !outline.statesSeparator(ofLine: index) {
                ownSeparators.append((index, line.separator))
            }
            for (sentence, subject) in zip(line.sentences, sentences) where texts[subject] == nil {
                var text = Text(sentence)
                if let entry = sentence.traced.trace.entry {
                    let file = files.index(of: entry.file)
                    let usual = keys.index(of: entry.key).flatMap { patterns[$0]?.file }
                    text.speaker = usual == file ? nil : file
                }
                texts[subject] = text
            }
            if let older, older[fullNames[index]] != line.text { old.append((index, older[fullNames[index]])) }
        }
        for (index, applies) in applies.enumerated() where !applies {
            ownSentences.append((index, []))
            if let before = older?[fullNames[index]] { old.append((index, before)) }
        }
        self.patterns = patterns
        self.texts = texts
        self.ownSentences = ownSentences.sorted { $0.line < $1.line }
        self.ownSeparators = ownSeparators
        self.old = older == nil ? nil : old.sorted { $0.line < $1.line }
        self.files = files.names
    }
}

extension ReviewLanguage.Text {
    fileprivate init(_ sentence: RenderedLanguage.Sentence) {
        text = sentence.traced.text
        branches = sentence.traced.trace.description
        diagnostics = sentence.diagnostics.map(\.description)
    }
}

/// The names of files, each once, in the order they were first seen.
private struct FileList {
    private(set) var names: [String] = []

    init(_ names: [String]) { for name in names { _ = index(of: name) } }

    mutating func index(of name: String) -> Int {
        if let index = names.firstIndex(of: name) { return index }
        names.append(name)
        return names.count - 1
    }
}
