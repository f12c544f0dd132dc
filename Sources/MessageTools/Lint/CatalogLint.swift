internal import PaywrightICU
public import PaywrightMessages
public import PaywrightValues

/// Checks a catalog against the source language and against what its own language needs.
public struct CatalogLint: Sendable {
    let catalog: Catalog
    let source: Catalog
    /// What the catalog's texts are made from.
    private let origin: Catalog
    let context: LanguageContext
    private let scope: Scope
    private let ownKeys: Set<String>
    /// What was found when messages of one's own were added.
    private let refusals: [Diagnostic]
    let rules: LanguageRules
    let glossaryTerms: GlossaryTerms
    let shortLengths: ShortLengths
    let countsOutsidePlurals: CountsOutsidePlurals
    let addressWords: AddressWords
    let layerTerms: LayerTerms

    /// How much of its language a file has to say.
    private enum Scope {
        /// Every message.
        case language
        /// What differs from the parent.
        case variant
        /// As little as it likes, beside a catalog of the language or (`isAlone`) without one.
        case messages(isAlone: Bool)

        var isMessages: Bool { if case .messages = self { true } else { false } }
    }

    /// Lint for one catalog of a library. Throws when a file cannot be read.
    ///
    /// - Parameters:
    ///   - catalog: The catalog.
    ///   - library: The library that has it.
    /// - Throws: `CatalogFailure` where the file of a catalog cannot be read.
    public init(_ catalog: Catalog, in library: CatalogLibrary) throws(CatalogFailure) {
        let own = try library.speakers(for: catalog.locale)
        try self.init(catalog, own, own.count > 1 ? .variant : .language, library, refusals: [])
    }

    /// Lint for a file of messages: see `CatalogLibrary.adding`. It may leave out what it likes and add keys; what it has is held
    /// to the same rules. A new key may use any value, or those that its file lists.
    ///
    /// - Parameters:
    ///   - messages: The file of messages, read.
    ///   - library: The library that has them, or that they are to be added to.
    /// - Throws: `CatalogFailure`, when a file of the library cannot be read.
    public init(messages: Catalog, in library: CatalogLibrary) throws {
        var library = library
        var refusals = library.diagnostics(ofMessages: messages)
        if refusals == nil {
            library = try library.adding(messages: [messages])
            refusals = library.diagnostics(ofMessages: messages)
        }
        let own = try library.speakers(for: messages.locale)
        let isAlone = library.isMessagesOnly(messages.locale)
        try self.init(messages, own, .messages(isAlone: isAlone), library, refusals: refusals ?? [])
    }

    private init(
        _ catalog: Catalog,
        _ own: [Catalog],
        _ scope: Scope,
        _ library: CatalogLibrary,
        refusals: [Diagnostic]
    ) throws(CatalogFailure) {
        self.catalog = catalog
        self.scope = scope
        self.refusals = refusals
        source = try library.catalog(for: LocaleTag(canonical: CatalogLibrary.sourceLocale)) ?? catalog
        origin = try library.origin(of: catalog.locale) ?? catalog
        context = LanguageContext(catalogs: own, requested: catalog.locale)
        ownKeys = Set(library.ownKeys)
        let samples = PluralSamples(try? context.pluralRules())
        shortLengths = ShortLengths(context: context)
        countsOutsidePlurals = CountsOutsidePlurals(source: source, samples: samples)
        let sourceContext = LanguageContext(catalogs: [source], requested: source.locale)
        addressWords = AddressWords(own, samples: samples)
        rules = LanguageRules(own, source: source, locale: catalog.locale, samples: samples)
        layerTerms = try LayerTerms(catalog, in: library, rules: rules)
        glossaryTerms = GlossaryTerms(
            rules: rules,
            context: context,
            source: source,
            sourceSamples: PluralSamples(try? sourceContext.pluralRules())
        )
    }

    /// Everything that must be mended, in the order of the file.
    public func diagnostics() -> [Diagnostic] {
        var diagnostics = missingKeys() + missingAddress() + missingLayerTerms() + waitingKeys()
        diagnostics += soundnessDiagnostics()
        diagnostics += StatedDates(catalog: catalog, context: context).diagnostics()
        var plurals = (try? context.pluralRules()).map { PluralTable($0, catalog.vocabulary) }
        for entry in catalog.entries {
            diagnostics += sourceDiagnostics(entry)
            guard case .success(let program)? = catalog.program(for: entry.key) else { continue }
            diagnostics += branchDiagnostics(of: program, entry, &plurals) + textDiagnostics(of: program, entry)
        }
        return diagnostics.inOrderOfLines
    }

    /// What keeps messages from being used. A form that several messages lack is named once.
    private func soundnessDiagnostics() -> [Diagnostic] {
        guard !scope.isMessages else { return refusals }
        let soundness = MessageSoundness(catalog, source: source, context: context, ownKeys: ownKeys, isWhole: true)
        var forms: Set<String> = []
        return catalog.diagnostics
            + catalog.entries.flatMap(soundness.diagnostics).filter { diagnostic in
                CatalogCode(diagnostic) != .missingForm || forms.insert(diagnostic.message).inserted
            }
    }

    // MARK: Keys

    /// A regional variant holds only what differs from its parent; every other catalog holds every key. A file of
    /// messages for a language of its own gets one note of how much of it is in the source language.
    private func missingKeys() -> [Diagnostic] {
        let expected = source.entries.filter { !CatalogEntry.isForm($0.key) && !ownKeys.contains($0.key) }
        switch scope {
        case .variant, .messages(isAlone: false): return []
        case .language:
            let waiting = Set(catalog.untranslated.map(\.key))
            return expected.filter { catalog.entry(for: $0.key) == nil && !waiting.contains($0.key) }.map { entry in
                missingKey(entry.key, "found none, expected a message; \(source.locale) is used instead")
            }
        case .messages(isAlone: true):
            let count = expected.count { context.message($0.key) != nil }
            guard count < expected.count else { return [] }
            return [missingKey(nil, summary(count, of: expected.count))]
        }
    }

    /// Texts of the language that address the reader in its own form, where the catalog is for the other one.
    private func missingAddress() -> [Diagnostic] {
        guard catalog.locale.address != nil, !scope.isMessages else { return [] }
        return source.entries.compactMap { entry in
            guard case (let speaker, .success(let program))? = context.message(entry.key), speaker !== catalog,
                speaker.locale.address == nil, let word = addressWords.word(in: program)
            else { return nil }
            let found = "found “\(word)” in \(speaker.file), expected a message in the other form of address"
            return Diagnostic(
                code: .addressMissing,
                file: catalog.file,
                key: entry.key,
                line: 1,
                column: 1,
                message: found
            )
        }
    }

    /// Texts of the language that stand where the catalog is used, with a term that it does not have.
    private func missingLayerTerms() -> [Diagnostic] {
        scope.isMessages ? [] : layerTerms.missing(source.entries.map(\.key))
    }

    private func summary(_ count: Int, of all: Int) -> String {
        "found \(count) of \(all) messages of the language \"\(catalog.locale)\", expected all; \"\(source.locale)\" is used for the others"
    }

    /// Messages without a text; those of a file that is a language by itself are in its summary.
    private func waitingKeys() -> [Diagnostic] {
        if case .messages(isAlone: true) = scope { return [] }
        return catalog.untranslated.map { entry in
            let expected =
                CatalogEntry.isForm(entry.key)
                ? "expected the form's words, or no such key"
                : "expected a message; \(source === catalog ? "no language" : source.locale.tag) is used instead"
            return diagnostic(.missingKey, entry, "found no text, \(expected)")
        }
    }

    /// A translation that was made from an older text of the source.
    private func sourceDiagnostics(_ entry: CatalogEntry) -> [Diagnostic] {
        guard let text = origin.entry(for: entry.key)?.pattern else { return [] }
        let isOlder = entry.isSourceChanged || entry.sourceHash.map { $0 != SourceHash.of(text) } ?? false
        let action = entry.isSourceChanged ? "then take x-state away and update the file" : "update the file"
        let message = "found a translation of an older text, expected one of “\(text)”; \(action)"
        return isOlder ? [diagnostic(.sourceChanged, entry, message)] : []
    }

    private func missingKey(_ key: String?, _ message: String) -> Diagnostic {
        Diagnostic(code: .missingKey, file: catalog.file, key: key, line: 1, column: 1, message: message)
    }

    // MARK: One message

    private func branchDiagnostics(
        of program: MessageProgram,
        _ entry: CatalogEntry,
        _ plurals: inout PluralTable?
    ) -> [Diagnostic] {
        program.instructions.flatMap { instruction -> [Diagnostic] in
            switch instruction {
            case .plural(let reference, let branches):
                pluralDiagnostics(reference, branches, program, entry, &plurals)
            case .select(let reference, let branches): selectDiagnostics(reference, branches, entry)
            case .literal, .argument, .number, .jump: []
            }
        }
    }

    private func pluralDiagnostics(
        _ reference: ArgumentReference,
        _ branches: MessageProgram.PluralBranches,
        _ program: MessageProgram,
        _ entry: CatalogEntry,
        _ plurals: inout PluralTable?
    ) -> [Diagnostic] {
        let written = Set(branches.categories.map(\.category))
        if written.count < branches.categories.count || Set(branches.exact.map(\.value)).count < branches.exact.count {
            let message = "found a plural of {\(reference)} with a category twice, expected each once"
            return [diagnostic(.pluralCategoryTwice, entry, message)]
        }
        guard let needed = plurals?.needed(by: reference, branches, in: program) else { return [] }
        let missing = PluralCategory.allCases.filter { needed.contains($0) && !written.contains($0) }
        guard !missing.isEmpty else { return [] }
        let names = missing.map(\.rawValue).joined(separator: ", ")
        return [
            diagnostic(.pluralCategoryMissing, entry, "found a plural of {\(reference)} without \(names), expected all")
        ]
    }

    private func selectDiagnostics(
        _ reference: ArgumentReference,
        _ branches: MessageProgram.SelectBranches,
        _ entry: CatalogEntry
    ) -> [Diagnostic] {
        let written = Set(branches.words.map(\.word))
        let isUnit = reference.facet == .unit || reference.name == .unit
        let words = catalog.vocabulary.selectionWords(of: isUnit ? .unit : reference.name)
        let needed = ["other"] + (isUnit ? words : [])
        let missing = needed.filter { !written.contains($0) }
        var diagnostics: [Diagnostic] = []
        if !missing.isEmpty {
            let names = missing.joined(separator: ", ")
            let message = "found a select of {\(reference)} without \(names), expected all"
            diagnostics.append(diagnostic(.selectionMissing, entry, message))
        }
        for word in branches.words.map(\.word) where word != "other" && !words.contains(word) {
            let expected = (words + ["other"]).joined(separator: ", ")
            let message = "found \"\(word)\" in a select of {\(reference)}, expected one of: \(expected)"
            diagnostics.append(diagnostic(.selectionUnknown, entry, message))
        }
        return diagnostics
    }

    func diagnostic(_ code: CatalogCode, _ entry: CatalogEntry, _ message: String) -> Diagnostic {
        Diagnostic(code, entry, message)
    }
}
