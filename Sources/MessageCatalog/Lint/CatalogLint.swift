/// Checks a catalog against the source language and against what its own language needs.
public struct CatalogLint: Sendable {
    private let catalog: Catalog
    private let source: Catalog
    private let context: LanguageContext
    private let isVariant: Bool

    /// Lint for one catalog of a library. Throws when a file cannot be read.
    public init(_ catalog: Catalog, in library: CatalogLibrary) throws(CatalogIssue) {
        let own = try Self.ownCatalogs(of: catalog, in: library)
        self.catalog = catalog
        source = try library.catalog(for: LocaleTag(canonical: CatalogLibrary.sourceLocale)) ?? catalog
        context = LanguageContext(catalogs: own, requested: catalog.locale)
        isVariant = own.count > 1
    }

    private static func ownCatalogs(of catalog: Catalog, in library: CatalogLibrary) throws(CatalogIssue) -> [Catalog] {
        var own: [Catalog] = []
        for ancestor in catalog.locale.ancestry {
            if let found = try library.catalog(for: ancestor) { own.append(found) }
        }
        return own
    }

    /// Everything that must be mended, in the order of the file.
    public func issues() -> [CatalogIssue] {
        var issues = catalog.issues + missingKeys() + formIssues()
        for entry in catalog.entries {
            guard let offered = offeredArguments(of: entry) else {
                issues.append(issue(.unknownKey, entry, "found a key that \(source.file) does not have"))
                continue
            }
            switch catalog.program(for: entry.key) {
            case .failure(let error)?: issues.append(issue(.badPattern, entry, error.description))
            case .success(let program)?: issues += self.issues(of: program, entry, offered: offered)
            case nil: break
            }
        }
        return issues
    }

    // MARK: Keys

    /// A regional variant holds only what differs from its parent; every other catalog holds every key.
    private func missingKeys() -> [CatalogIssue] {
        guard !isVariant else { return [] }
        return source.entries.filter { !Self.isForm($0.key) && catalog.entry(for: $0.key) == nil }.map { entry in
            CatalogIssue(
                code: .missingKey,
                file: catalog.file,
                key: entry.key,
                line: 1,
                column: 1,
                message: "found none, expected a message; \(source.locale) speaks instead"
            )
        }
    }

    /// Whether a key holds the words of a form, which each language has of its own.
    static func isForm(_ key: String) -> Bool {
        ["duration", "date"].contains { key == $0 || key.hasPrefix($0 + ".") }
    }

    /// The arguments a key offers; nil for a key the source language does not have.
    private func offeredArguments(of entry: CatalogEntry) -> Set<ArgumentName>? {
        if entry.key.hasPrefix("duration") && Self.isForm(entry.key) { return [.count, .unit, .duration] }
        if Self.isForm(entry.key) { return [.day, .month, .monthName, .year, .date] }
        return source.entry(for: entry.key).map { Set($0.placeholders.map(\.name)) }
    }

    // MARK: One message

    private func issues(
        of program: MessageProgram,
        _ entry: CatalogEntry,
        offered: Set<ArgumentName>
    ) -> [CatalogIssue] {
        var issues: [CatalogIssue] = []
        for (reference, _) in program.references where !isOffered(reference, offered, entry) {
            let names = offered.map(\.rawValue).sorted().joined(separator: ", ")
            issues.append(issue(.argumentNotOffered, entry, "found {\(reference)}, expected one of: \(names)"))
        }
        let required = source.entry(for: entry.key)?.placeholders.filter(\.isRequired) ?? []
        for placeholder in required where !ProgramPaths(program).alwaysShow(placeholder.name) {
            let message = "found a variant without {\(placeholder.name.rawValue)}, expected every variant to show it"
            issues.append(issue(.requiredArgumentMissing, entry, message))
        }
        for instruction in program.instructions {
            switch instruction {
            case .plural(let reference, let branches):
                issues += pluralIssues(reference, branches, program, entry)
            case .select(let reference, let branches):
                issues += selectIssues(reference, branches, entry)
            default: break
            }
        }
        return issues
    }

    private func isOffered(_ reference: ArgumentReference, _ offered: Set<ArgumentName>, _ entry: CatalogEntry) -> Bool
    {
        guard offered.contains(reference.name) else { return false }
        guard case .perPeriod = reference.facet else { return true }
        let placeholders = source.entry(for: entry.key)?.placeholders ?? []
        return placeholders.contains { $0.name == reference.name && $0.hasPeriod }
    }

    private func pluralIssues(
        _ reference: ArgumentReference,
        _ branches: MessageProgram.PluralBranches,
        _ program: MessageProgram,
        _ entry: CatalogEntry
    ) -> [CatalogIssue] {
        let written = Set(branches.categories.map(\.category))
        // Told apart by exact numbers only, and the number itself is not printed: nothing agrees with it.
        if written == [.other], !ProgramPaths(program).otherPrintsNumber(branches, reference) { return [] }
        guard let rules = try? context.pluralRules() else { return [] }
        let exact = Set(branches.exact.map(\.value))
        var needed: Set<PluralCategory> = [.other]
        // A length, a day or a purchase counts from 1: no store sells a period of nothing.
        let countsFromOne: Set<ArgumentName> = [.count, .cycles, .day, .month, .quantity, .seats]
        let first = reference.name.kind == .length || countsFromOne.contains(reference.name) ? 1 : 0
        for value in first...9_999 where !exact.contains(value) {
            needed.insert(rules.category(of: value - branches.offset))
        }
        let missing = PluralCategory.allCases.filter { needed.contains($0) && !written.contains($0) }
        guard !missing.isEmpty else { return [] }
        let names = missing.map(\.rawValue).joined(separator: ", ")
        return [issue(.pluralCategoryMissing, entry, "found a plural of {\(reference)} without \(names), expected all")]
    }

    private func selectIssues(
        _ reference: ArgumentReference,
        _ branches: MessageProgram.SelectBranches,
        _ entry: CatalogEntry
    ) -> [CatalogIssue] {
        let written = Set(branches.words.map(\.word))
        let isUnit = reference.facet == .unit || reference.name == .unit
        let needed = ["other"] + (isUnit ? LengthUnit.allCases.map(\.rawValue) : [])
        let missing = needed.filter { !written.contains($0) }
        guard !missing.isEmpty else { return [] }
        let names = missing.joined(separator: ", ")
        return [issue(.selectionMissing, entry, "found a select of {\(reference)} without \(names), expected all")]
    }

    func issue(_ code: CatalogIssue.Code, _ entry: CatalogEntry, _ message: String) -> CatalogIssue {
        CatalogIssue(
            code: code,
            file: catalog.file,
            key: entry.key,
            line: entry.line,
            column: entry.column,
            message: message
        )
    }

    // MARK: Forms

    /// Every form that a message asks for exists for every unit, without a circle.
    private func formIssues() -> [CatalogIssue] {
        var issues: [CatalogIssue] = []
        var seen: Set<String> = []
        for entry in catalog.entries {
            guard case .success(let program)? = catalog.program(for: entry.key) else { continue }
            for (reference, _) in program.references {
                guard case .form(let form) = reference.facet, seen.insert("\(reference.name.kind).\(form)").inserted
                else {
                    continue
                }
                issues += formIssues(form, kind: reference.name.kind, entry)
            }
            if Self.isForm(entry.key), isCircular(entry.key) {
                issues.append(
                    issue(.formCycle, entry, "found a form that refers to itself, expected plain words in the end")
                )
            }
        }
        return issues
    }

    private func formIssues(_ form: String, kind: ArgumentKind, _ entry: CatalogEntry) -> [CatalogIssue] {
        if kind == .date {
            let message = "found the form {date_\(form)}, expected a key \"date.\(form)\""
            return context.message("date." + form) == nil ? [issue(.missingForm, entry, message)] : []
        }
        return LengthUnit.allCases.compactMap { unit in
            if hasWords(form: form, unit) || form == "short" || form == "spoken" { return nil }
            if !context.hasCase(form, unit: unit) {
                let keys = MessageEvaluator.formKeys(form: form, unit: unit).joined(separator: "\" or \"")
                return issue(
                    .missingForm,
                    entry,
                    "found the form \"\(form)\", expected a key \"\(keys)\" or a case of CLDR"
                )
            }
            guard hasWords(form: nil, unit) else { return nil }
            let message =
                "found own words for \(unit.rawValue) but CLDR's in the case \"\(form)\", expected own words in both"
            return issue(.missingForm, entry, message)
        }
    }

    private func hasWords(form: String?, _ unit: LengthUnit) -> Bool {
        MessageEvaluator.formKeys(form: form, unit: unit).contains { context.message($0) != nil }
    }

    private func isCircular(_ key: String) -> Bool {
        var pending = [key]
        var seen: Set<String> = []
        while let next = pending.popLast() {
            guard case (_, .success(let program))? = context.message(next) else { continue }
            for (reference, _) in program.references where reference.name == .duration {
                let form: String? = if case .form(let name) = reference.facet { name } else { nil }
                var targets = LengthUnit.allCases.compactMap { nearestKey(form: form, $0) }
                if let form, next.hasSuffix(".composite") { targets.append(MessageEvaluator.compositeKey(form: form)) }
                for target in targets {
                    if target == key { return true }
                    if seen.insert(target).inserted { pending.append(target) }
                }
            }
        }
        return false
    }

    private func nearestKey(form: String?, _ unit: LengthUnit) -> String? {
        MessageEvaluator.formKeys(form: form, unit: unit).first { context.message($0) != nil }
    }
}
