internal import PaywrightICU
public import PaywrightMessages
public import PaywrightValues

/// Checks a catalog against the source language and against what its own language needs.
public struct CatalogLint: Sendable {
    let catalog: Catalog
    let source: Catalog
    let context: LanguageContext
    private let scope: Scope
    private let ownKeys: Set<String>
    private let reservedKeys: Set<String>
    let rules: LanguageRules
    let glossaryTerms: GlossaryTerms

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
        try self.init(catalog, own, own.count > 1 ? .variant : .language, library, reservedKeys: [])
    }

    /// Lint for a file of messages that is part of a library: see `CatalogLibrary.adding`. It may leave out what it likes
    /// and add keys; what it says is held to the same rules. A new key may use any value, or those that its file lists.
    ///
    /// - Parameters:
    ///   - reservedKeys: Keys that a new message cannot have: the names of the lines there are.
    ///   - messages: The file of messages, read.
    ///   - library: The library that has them.
    /// - Throws: `CatalogFailure`, when a file of the library cannot be read.
    public init(
        messages: Catalog,
        in library: CatalogLibrary,
        reservedKeys: Set<String> = []
    ) throws(CatalogFailure) {
        let own = try library.speakers(for: messages.locale)
        let isAlone = library.isMessagesOnly(messages.locale)
        try self.init(messages, own, .messages(isAlone: isAlone), library, reservedKeys: reservedKeys)
    }

    private init(
        _ catalog: Catalog,
        _ own: [Catalog],
        _ scope: Scope,
        _ library: CatalogLibrary,
        reservedKeys: Set<String>
    ) throws(CatalogFailure) {
        self.catalog = catalog
        self.scope = scope
        self.reservedKeys = reservedKeys
        source = try library.catalog(for: LocaleTag(canonical: CatalogLibrary.sourceLocale)) ?? catalog
        context = LanguageContext(catalogs: own, requested: catalog.locale)
        ownKeys = Set(library.ownKeys)
        let samples = PluralSamples(try? context.pluralRules())
        let sourceContext = LanguageContext(catalogs: [source], requested: source.locale)
        rules = LanguageRules(own, source: source, locale: catalog.locale, samples: samples)
        glossaryTerms = GlossaryTerms(
            rules: rules,
            context: context,
            source: source,
            sourceSamples: PluralSamples(try? sourceContext.pluralRules())
        )
    }

    /// Everything that must be mended, in the order of the file.
    public func diagnostics() -> [Diagnostic] {
        var diagnostics = catalog.diagnostics + missingKeys() + waitingKeys() + formDiagnostics()
        var plurals = (try? context.pluralRules()).map { PluralTable($0, catalog.vocabulary) }
        for entry in catalog.entries {
            if ownKeys.contains(entry.key), reservedKeys.contains(entry.key) {
                let message = "found the name of a line that is made from several messages, expected a key of its own"
                diagnostics.append(diagnostic(.reservedKey, entry, message))
            }
            guard let offered = offeredArguments(of: entry) else {
                diagnostics.append(diagnostic(.unknownKey, entry, "found a key that \(source.file) does not have"))
                continue
            }
            diagnostics += sourceDiagnostics(entry)
            switch catalog.program(for: entry.key) {
            case .failure(let error)?: diagnostics.append(diagnostic(.badPattern, entry, error.description))
            case .success(let program)?:
                diagnostics +=
                    self.diagnostics(of: program, entry, offered: offered, &plurals)
                    + textDiagnostics(of: program, entry)
            case nil: break
            }
        }
        return diagnostics.inOrderOfLines
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
                missingKey(entry.key, "found none, expected a message; \(source.locale) speaks instead")
            }
        case .messages(isAlone: true):
            let count = expected.count { context.message($0.key) != nil }
            guard count < expected.count else { return [] }
            let found = "found \(count) of \(expected.count) messages of the language \"\(catalog.locale)\""
            return [missingKey(nil, "\(found), expected all; \"\(source.locale)\" speaks the others")]
        }
    }

    /// Messages without a text, whatever the file is.
    private func waitingKeys() -> [Diagnostic] {
        catalog.untranslated.map { entry in
            let expected =
                CatalogEntry.isForm(entry.key)
                ? "expected the form's words, or no such key"
                : "expected a message; \(source === catalog ? "no language" : source.locale.tag) speaks instead"
            return diagnostic(.missingKey, entry, "found no text, \(expected)")
        }
    }

    /// A translation that was made from an older text of the source.
    private func sourceDiagnostics(_ entry: CatalogEntry) -> [Diagnostic] {
        guard let text = source.entry(for: entry.key)?.pattern else { return [] }
        let isOlder = entry.isSourceChanged || entry.sourceHash.map { $0 != SourceHash.of(text) } ?? false
        let action = entry.isSourceChanged ? "then take x-state away and update the file" : "update the file"
        let message = "found a translation of an older text, expected one of “\(text)”; \(action)"
        return isOlder ? [diagnostic(.sourceChanged, entry, message)] : []
    }

    private func missingKey(_ key: String?, _ message: String) -> Diagnostic {
        Diagnostic(code: .missingKey, file: catalog.file, key: key, line: 1, column: 1, message: message)
    }

    /// The arguments a key offers; nil for a key that gets no values.
    private func offeredArguments(of entry: CatalogEntry) -> Set<ArgumentName>? {
        if entry.key.hasPrefix("duration") && CatalogEntry.isForm(entry.key) { return [.count, .unit, .duration] }
        if CatalogEntry.isForm(entry.key) { return [.day, .month, .monthName, .year, .date] }
        if let placeholders = placeholders(of: entry) { return Set(placeholders.map(\.name)) }
        return ownKeys.contains(entry.key) ? Set(catalog.vocabulary.names.filter { !$0.isInsideFormsOnly }) : nil
    }

    /// What the source language lists for a key; for a key of the caller what its file lists, where the source
    /// language lists nothing. nil where neither does.
    private func placeholders(of entry: CatalogEntry) -> [CatalogEntry.Placeholder]? {
        let stated = source.entry(for: entry.key)
        guard ownKeys.contains(entry.key) else { return stated?.placeholders }
        let listed = [stated, entry].compactMap { $0 }.first(where: \.statesPlaceholders)
        return listed?.placeholders.filter { !$0.name.isInsideFormsOnly }
    }

    // MARK: One message

    private func diagnostics(
        of program: MessageProgram,
        _ entry: CatalogEntry,
        offered: Set<ArgumentName>,
        _ plurals: inout PluralTable?
    ) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        for (reference, _) in program.references where !isOffered(reference, offered, entry) {
            let names = offered.map(\.rawValue).sorted().joined(separator: ", ")
            diagnostics.append(
                diagnostic(.argumentNotOffered, entry, "found {\(reference)}, expected one of: \(names)")
            )
        }
        for reference in Set(program.references.map(\.reference)) {
            diagnostics += widthDiagnostics(reference, entry)
        }
        let required = placeholders(of: entry)?.filter(\.isRequired) ?? []
        for placeholder in required where !ProgramPaths(program).alwaysShow(placeholder.name) {
            let message = "found a variant without {\(placeholder.name.rawValue)}, expected every variant to show it"
            diagnostics.append(diagnostic(.requiredArgumentMissing, entry, message))
        }
        for instruction in program.instructions {
            switch instruction {
            case .plural(let reference, let branches):
                diagnostics += pluralDiagnostics(reference, branches, program, entry, &plurals)
            case .select(let reference, let branches):
                diagnostics += selectDiagnostics(reference, branches, entry)
            case .literal, .argument, .number, .jump: break
            }
        }
        return diagnostics
    }

    private func isOffered(_ reference: ArgumentReference, _ offered: Set<ArgumentName>, _ entry: CatalogEntry) -> Bool
    {
        guard offered.contains(reference.name) else { return false }
        guard case .perPeriod = reference.facet else { return true }
        guard let placeholders = placeholders(of: entry) else { return ownKeys.contains(entry.key) }
        return placeholders.contains { $0.name == reference.name && $0.hasPeriod }
    }

    /// A price per period is a message itself, in each of its widths; a whole catalog that lacks it has that finding already.
    private func widthDiagnostics(_ reference: ArgumentReference, _ entry: CatalogEntry) -> [Diagnostic] {
        guard let key = MessageEvaluator.perPeriodKey(of: reference, in: entry.key), context.message(key) == nil,
            scope.isMessages || source.entry(for: key) == nil
        else { return [] }
        return [diagnostic(.missingForm, entry, "found {\(reference)}, expected a message \"\(key)\" of the language")]
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
