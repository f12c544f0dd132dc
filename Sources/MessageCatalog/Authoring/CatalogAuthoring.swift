internal import SourceJSON

/// Makes the files that translators work in: a new language’s, and one brought up to the source’s messages.
///
/// A message without a text (`""`) waits for its translator and does not speak. Beside it stand the source text
/// (`x-source`), the same with the language’s plural categories laid out (`x-template`), the description, the values with
/// examples and the room there is. What is translated carries only the hash of the source text it was made from; the forms
/// (`duration.…`, `date.…`) carry none, since each language has its own.
public struct CatalogAuthoring: Sendable {
    private let library: CatalogLibrary
    private let source: Catalog

    /// For the catalogs of a library. Throws when the source language’s cannot be read.
    public init(_ library: CatalogLibrary) throws {
        self.library = library
        let locale = LocaleTag(canonical: CatalogLibrary.sourceLocale)
        guard let source = try library.catalog(for: locale) else { throw Refusal.sourceMissing }
        self.source = source
    }

    /// Why there is no file to make.
    @nonexhaustive
    public enum Refusal: Error, Hashable, Sendable, CustomStringConvertible {
        /// The language has a catalog, which can be updated.
        case exists(LocaleTag)
        /// The source language itself is written, not updated.
        case isSource
        /// A tag with "-u-" keywords, or "und".
        case notALanguage(LocaleTag)
        /// The library has no source language.
        case sourceMissing

        /// One line for a person.
        public var description: String {
            switch self {
            case .exists(let locale):
                "found a catalog of \"\(locale)\", expected a new locale; update brings it up to date"
            case .isSource: "found the source language, expected a translation; its texts are written in its file"
            case .notALanguage(let locale): "found \"\(locale)\", expected a language such as \"cy\" or \"de-AT\""
            case .sourceMissing:
                "found no catalog of the source language \"\(CatalogLibrary.sourceLocale)\", expected one"
            }
        }
    }

    // MARK: A new language

    /// The file of a new language, every message waiting; of a variant of a language there is (de-AT), only its head:
    /// what it does not say differently, its parent says.
    ///
    /// - Throws: ``Refusal``; `ICUError`.
    public func newCatalog(for locale: LocaleTag) throws -> String {
        guard locale.tag == locale.withoutExtensions, locale.language != "und" else {
            throw Refusal.notALanguage(locale)
        }
        guard !library.locales.contains(locale) else { throw Refusal.exists(locale) }
        var members: [ARBValue.Member] = [
            .init(name: "@@locale", value: .string(locale.tag)), .init(name: "@@x-review", value: .string("drafted")),
        ]
        guard parent(of: locale) == nil else { return ARBValue.object(members).text() + "\n" }
        let ideas = source.metadata.glossary.keys.sorted().map { ARBValue.Member(name: $0, value: .string("")) }
        members += [
            .init(name: "@@x-register", value: .string("")), .init(name: "@@x-glossary", value: .object(ideas)),
        ]
        let categories = try Self.categories(of: locale)
        members += source.entries.flatMap { waiting($0, categories) }
        return ARBValue.object(members).text() + "\n"
    }

    /// The catalog that a new one would only differ from.
    public func parent(of locale: LocaleTag) -> LocaleTag? {
        locale.ancestry.dropFirst().first(where: library.locales.contains)
    }

    /// The plural categories that whole numbers have in a language.
    private static func categories(of locale: LocaleTag) throws(ICUError) -> Set<PluralCategory> {
        var table = PluralTable(try PluralRules(locale: locale.tag))
        return table.categories(from: 0, offset: 0, without: [])
    }

    /// A message without a text, and what its translator needs.
    private func waiting(_ entry: CatalogEntry, _ categories: Set<PluralCategory>) -> [ARBValue.Member] {
        [
            .init(name: entry.key, value: .string("")),
            .init(name: "@" + entry.key, value: .object(explanation(of: entry, categories))),
        ]
    }

    private func explanation(of entry: CatalogEntry, _ categories: Set<PluralCategory>) -> [ARBValue.Member] {
        var members: [ARBValue.Member] = [
            .init(name: "description", value: .string(entry.description)),
            .init(name: Attribute.source, value: .string(entry.pattern)),
        ]
        if case .success(let program)? = source.program(for: entry.key),
            let template = PatternTemplate.text(of: program, categories: categories), template != entry.pattern
        {
            members.append(.init(name: Attribute.template, value: .string(template)))
        }
        members.append(.init(name: Attribute.hash, value: .string(SourceHash.of(entry.pattern))))
        let placeholders = entry.placeholders.map { placeholder in
            let required: [ARBValue.Member] =
                placeholder.isRequired ? [.init(name: "x-required", value: .bool(true))] : []
            let example = ARBValue.Member(name: "example", value: .string(placeholder.example))
            return ARBValue.Member(name: placeholder.name.rawValue, value: .object([example] + required))
        }
        if !placeholders.isEmpty { members.append(.init(name: "placeholders", value: .object(placeholders))) }
        if let budget = entry.lengthBudget { members.append(.init(name: "x-budget", value: .number("\(budget)"))) }
        return members
    }

    private enum Attribute {
        static let source = "x-source"
        static let template = "x-template"
        static let hash = "x-source-hash"
        static let state = "x-state"
        /// What stands beside a message only while it waits.
        static let whileWaiting: Set<String> = ["description", source, template, "placeholders", "x-budget"]
    }

    // MARK: An update

    /// What an update changed in a file.
    public struct Update: Hashable, Sendable {
        /// The file’s new text.
        public var text = ""
        /// Messages that the source has and the file had not: they wait.
        public var added: [String] = []
        /// Translations of source texts that have changed: they stay, and are marked.
        public var changed: [String] = []
        /// Translations that had no hash: taken as made from the source as it is.
        public var recorded: [String] = []
        /// Messages that have got their text since the last update.
        public var translated: [String] = []
        /// Messages that the source no longer has, or never had: left as they are.
        public var unknown: [String] = []
    }

    /// A catalog’s file brought up to the source: new messages wait in the source’s order, translations of changed texts are
    /// marked and kept, and whatever else stands in the file stays.
    ///
    /// - Parameter file: the file’s name, for diagnostics.
    /// - Throws: ``Refusal``; `CatalogIssue`, when the file is no catalog; `ICUError`.
    public func update(_ bytes: [UInt8], file: String) throws -> Update {
        let catalog = try Catalog(parsing: bytes, file: file)
        guard catalog.locale != source.locale else { throw Refusal.isSource }
        let root = try JSONDocument(parsing: bytes).root
        let categories = try Self.categories(of: catalog.locale)
        var update = Update()
        var values: [String: ARBValue] = [:]
        var order: [String] = []
        for member in ARBValue(root).members {
            if values.updateValue(member.value, forKey: member.name) == nil { order.append(member.name) }
        }
        var members = order.filter { $0.hasPrefix("@@") }.map { ARBValue.Member(name: $0, value: values[$0] ?? .null) }
        let isVariant = parent(of: catalog.locale) != nil
        let known = Set(source.entries.map(\.key))
        let own = order.filter { !$0.hasPrefix("@") && (CatalogLint.isForm($0) || !known.contains($0)) }
        update.unknown = own.filter { !CatalogLint.isForm($0) }
        for key in own {
            members.append(.init(name: key, value: values[key] ?? .null))
            var attributes = values["@" + key]?.members ?? []
            if CatalogLint.isForm(key), values[key] != .string("") {
                attributes.removeAll { Attribute.whileWaiting.contains($0.name) || $0.name == Attribute.hash }
            }
            if !attributes.isEmpty { members.append(.init(name: "@" + key, value: .object(attributes))) }
        }
        for entry in source.entries where !CatalogLint.isForm(entry.key) {
            guard let text = values[entry.key] else {
                if !isVariant {
                    update.added.append(entry.key)
                    members += waiting(entry, categories)
                }
                continue
            }
            var attributes = values["@" + entry.key]?.members ?? []
            if text == .string("") {
                attributes.removeAll { Attribute.whileWaiting.contains($0.name) || $0.name == Attribute.hash }
                attributes = explanation(of: entry, categories) + attributes
            } else {
                note(entry, &attributes, &update)
            }
            members.append(.init(name: entry.key, value: text))
            if !attributes.isEmpty { members.append(.init(name: "@" + entry.key, value: .object(attributes))) }
        }
        update.text = ARBValue.object(members).text() + "\n"
        return update
    }

    /// Says beside a translation which source text it was made from, and whether that has changed.
    private func note(_ entry: CatalogEntry, _ attributes: inout [ARBValue.Member], _ update: inout Update) {
        let stated = attributes.first { $0.name == Attribute.hash }?.value
        let isMarked = attributes.contains { $0.name == Attribute.state }
        let hash = ARBValue.string(SourceHash.of(entry.pattern))
        if attributes.contains(where: { $0.name == Attribute.template || $0.name == "description" }) {
            update.translated.append(entry.key)
        } else if stated == nil {
            update.recorded.append(entry.key)
        }
        attributes.removeAll { Attribute.whileWaiting.contains($0.name) || $0.name == Attribute.hash }
        attributes.insert(.init(name: Attribute.hash, value: hash), at: 0)
        guard isMarked || (stated != nil && stated != hash) else { return }
        if !isMarked { attributes.append(.init(name: Attribute.state, value: .string(CatalogEntry.changedState))) }
        attributes.append(.init(name: Attribute.source, value: .string(entry.pattern)))
        update.changed.append(entry.key)
    }
}
