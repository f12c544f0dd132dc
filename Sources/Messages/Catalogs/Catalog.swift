public import PaywrightICU
public import PaywrightValues
internal import Synchronization

/// The messages of one language, from one ARB file. Patterns compile when first used, once.
public final class Catalog: Sendable {
    /// What its messages can use.
    public let vocabulary: Vocabulary
    /// The catalog's language.
    public let locale: LocaleTag
    /// The locale of its texts: that of its language, of which it may be a layer.
    let textLocale: LocaleTag
    /// The file's name, for messages about it.
    public let file: String
    /// What the file says about the language.
    public let metadata: CatalogMetadata
    /// The messages in the file's order.
    public let entries: [CatalogEntry]
    /// The messages whose text is empty: they wait for their translator, and do not speak.
    public let untranslated: [CatalogEntry]
    /// What was wrong in the file; the messages that could be read are here all the same.
    public let diagnostics: [Diagnostic]

    /// What the file itself says about the language, beside what `metadata` has from elsewhere.
    let statements: [CatalogMetadata.Statement]

    private let indexByKey: [String: Int]
    private let programs = Mutex<[String: Result<MessageProgram, PatternError>]>([:])

    /// Reads an ARB file from its bytes. Throws when it is no catalog at all; a fault in one message is a diagnostic.
    ///
    /// - Parameters:
    ///   - bytes: The bytes of the file.
    ///   - file: The file's name, for messages about it.
    ///   - vocabulary: What its messages can use.
    /// - Throws: `CatalogFailure` where the file is not a catalog.
    public convenience init(parsing bytes: [UInt8], file: String, vocabulary: Vocabulary) throws(CatalogFailure) {
        let reader = try ARBReader(bytes, file: file, vocabulary: vocabulary)
        self.init(
            vocabulary: vocabulary,
            locale: reader.locale,
            file: file,
            metadata: CatalogMetadata().stating(reader.statements),
            statements: reader.statements,
            entries: reader.entries,
            untranslated: reader.untranslated,
            diagnostics: reader.diagnostics.all
        )
    }

    init(
        vocabulary: Vocabulary,
        locale: LocaleTag,
        file: String,
        metadata: CatalogMetadata,
        statements: [CatalogMetadata.Statement] = [],
        entries: [CatalogEntry],
        untranslated: [CatalogEntry] = [],
        diagnostics: [Diagnostic]
    ) {
        self.vocabulary = vocabulary
        self.locale = locale
        textLocale = locale.layered(nil)
        self.file = file
        self.metadata = metadata
        self.statements = statements
        self.entries = entries
        self.untranslated = untranslated
        self.diagnostics = diagnostics
        indexByKey = Dictionary(entries.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The message of a key; nil when the catalog has none.
    ///
    /// - Parameter key: The key of the message.
    public func entry(for key: String) -> CatalogEntry? { indexByKey[key].map { entries[$0] } }

    /// The compiled message of a key, or why it does not compile; nil when the catalog has none.
    package func program(for key: String) -> Result<MessageProgram, PatternError>? {
        if let program = programs.withLock({ $0[key] }) { return program }
        guard let entry = entry(for: key) else { return nil }
        let rules = LiteralRules(
            bindsOneLetterWords: metadata.bindsOneLetterWords,
            pseudoLocale: PseudoLocale(locale)
        )
        let program = Result { () throws(PatternError) in
            try MessageCompiler.compile(entry.pattern, literalRules: rules, vocabulary: vocabulary)
        }
        programs.withLock { $0[key] = program }
        return program
    }

    /// The catalog with other messages or other findings.
    private func with(entries: [CatalogEntry]? = nil, diagnostics: [Diagnostic]? = nil) -> Catalog {
        Catalog(
            vocabulary: vocabulary,
            locale: locale,
            file: file,
            metadata: metadata,
            statements: statements,
            entries: entries ?? self.entries,
            untranslated: untranslated,
            diagnostics: diagnostics ?? self.diagnostics
        )
    }

    /// The catalog without some of its messages, which are left to the catalogs after it.
    ///
    /// - Parameter keys: The keys of the messages.
    public func removing(_ keys: Set<String>) -> Catalog {
        keys.isEmpty ? self : with(entries: entries.filter { !keys.contains($0.key) })
    }

    /// The catalog with other keys of some messages, by the keys that they have.
    func renaming(_ keys: [String: String]) -> Catalog {
        with(
            entries: entries.map { entry in
                var renamed = entry
                renamed.key = keys[entry.key] ?? entry.key
                return renamed
            }
        )
    }

    /// The catalog with other texts of its messages.
    func wording(_ text: (CatalogEntry) -> String) -> Catalog {
        with(entries: entries.map { $0.wording(text($0)) })
    }

    /// The catalog over what the catalog beneath it states about the language.
    func stating(over metadata: CatalogMetadata) -> Catalog {
        Catalog(
            vocabulary: vocabulary,
            locale: locale,
            file: file,
            metadata: metadata.stating(statements),
            statements: statements,
            entries: entries,
            untranslated: untranslated,
            diagnostics: diagnostics
        )
    }

    /// The catalog with other findings.
    func reporting(_ diagnostics: [Diagnostic]) -> Catalog { with(diagnostics: diagnostics) }
}

extension Catalog {
    /// The source language’s messages as a pseudo-locale says them.
    func speaking(as pseudo: PseudoLocale) -> Catalog {
        Catalog(
            vocabulary: vocabulary,
            locale: pseudo.locale,
            file: file,
            metadata: metadata,
            entries: entries,
            diagnostics: diagnostics
        )
    }
}
