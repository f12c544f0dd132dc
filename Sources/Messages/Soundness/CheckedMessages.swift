internal import PaywrightICU
public import PaywrightValues

/// A file of one's own messages, and what of it is used.
struct CheckedMessages: Sendable {
    /// The file as it was given.
    let file: Catalog
    /// The messages that are used.
    let used: Catalog
    /// What is wrong in the file, and why messages of it are not used.
    let diagnostics: [Diagnostic]
}

extension CatalogLibrary {
    /// The files over the library without the messages that may not be used.
    ///
    /// A message can need a form or a price per period of another one: where that is refused, this one is too.
    func checking(_ files: [Catalog]) throws(CatalogFailure) -> [CheckedMessages] {
        guard let source = try catalog(for: LocaleTag(canonical: Self.sourceLocale)) else { return [] }
        let keys = OwnKeys(source: source, known: ownKeys, files: files)
        var checked: [(file: Catalog, refused: [String: [Diagnostic]], notes: [Diagnostic], forms: Set<String>)] = []
        for file in files {
            let (renamed, notes) = keys.renaming(file)
            let context = LanguageContext(catalogs: try speakers(for: file.locale), requested: file.locale)
            let forms = Set(context.catalogs.flatMap { $0.entries.map(\.key).filter(CatalogEntry.isForm) })
            let numbers = NumberForms.names(in: context, PluralSamples(try? context.pluralRules()))
            let known = forms.union(source.entries.map(\.key).filter(CatalogEntry.isForm))
            let unknown = renamed.entries.compactMap { entry in
                keys.diagnostic(of: entry, forms: known).map { (entry.key, [$0]) }
            }
            let replaced = forms.filter { key in !numbers.contains { key.hasPrefix("duration." + $0) } }
            checked.append((renamed, Dictionary(unknown) { first, _ in first }, notes, replaced))
        }
        var isStable = false
        while !isStable {
            isStable = true
            let used = checked.map { one in
                let used = one.file.removing(Set(one.refused.keys))
                return CheckedMessages(file: one.file, used: used, diagnostics: [])
            }
            let library = overlaid(used, ownKeys: try ownKeys(with: used.map(\.used)))
            for index in checked.indices {
                let file = checked[index].file
                let soundness = MessageSoundness(
                    file,
                    source: try library.catalog(for: source.locale) ?? source,
                    original: source,
                    context: LanguageContext(catalogs: try library.speakers(for: file.locale), requested: file.locale),
                    ownKeys: Set(library.ownKeys),
                    isWhole: false,
                    replacedForms: checked[index].forms
                )
                for entry in file.entries where checked[index].refused[entry.key] == nil {
                    let found = soundness.diagnostics(of: entry)
                    guard !found.isEmpty else { continue }
                    checked[index].refused[entry.key] = found
                    isStable = false
                }
            }
        }
        return zip(files, checked).map { original, checked in
            let refusals = checked.file.entries.flatMap { checked.refused[$0.key] ?? [] }.map { $0.refusingMessage }
            let diagnostics = (original.diagnostics + checked.notes + refusals).inOrderOfLines
            let used = checked.file.removing(Set(checked.refused.keys)).reporting(diagnostics)
            return CheckedMessages(file: original, used: used, diagnostics: diagnostics)
        }
    }

    /// What is wrong in files of one's own messages, and which messages are not used because of it; empty where nothing is.
    ///
    ///     let words = try Catalog(parsing: Array(#"{"@@locale": "de", "offer.freeTrial": "Gratis!"}"#.utf8), file: "own.de.arb")
    ///     try CatalogLibrary.builtin().adding(messages: [words]).diagnostics.first?.description
    ///     // own.de.arb:1:39: offer.freeTrial: required-argument-missing: …; the message is not used
    public var diagnostics: [Diagnostic] {
        guard case .messages(let files, let base) = origin else { return [] }
        var seen = Set(base.diagnostics)
        return base.diagnostics + files.flatMap(\.diagnostics).filter { seen.insert($0).inserted }
    }

    /// What was found in one of the files that were added; nil for a file that was not.
    package func diagnostics(ofMessages file: Catalog) -> [Diagnostic]? {
        guard case .messages(let files, let base) = origin else { return nil }
        return files.first { $0.file === file }?.diagnostics ?? base.diagnostics(ofMessages: file)
    }
}

extension Diagnostic {
    /// The fault of a message that is not used because of it.
    fileprivate var refusingMessage: Diagnostic {
        var diagnostic = self
        diagnostic.consequence = "the message is not used"
        return diagnostic
    }
}
