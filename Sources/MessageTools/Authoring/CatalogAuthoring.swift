#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
public import PaywrightICU
internal import PaywrightJSON
public import PaywrightMessages

/// Makes the files that translators work in: a new language's, and one brought up to the source's messages.
///
///     let authoring = try CatalogAuthoring(.builtin())
///     let welsh = try authoring.newCatalog(for: LocaleTag("cy"))
///     // {
///     //   "@@locale": "cy",
///     //   …
///     //   "label.notNow": "",
///     //   "@label.notNow": {
///     //     "description": …,
///     //     "x-source": "Not now",
///     //     "x-source-hash": …,
///     //     "x-budget": 18
///     //   },
///     let translated = welsh.replacing("\"label.notNow\": \"\"", with: "\"label.notNow\": \"nid nawr\"")
///     let update = try authoring.update(Array(translated.utf8), file: "cy.arb")
///     update.translated    // ["label.notNow"]
///     update.text          // … "label.notNow": "nid nawr", "@label.notNow": {"x-source-hash": …}, …
///
/// A message without a text (`""`) waits for its translator and does not speak. Beside it stand the source text
/// (`x-source`), the same with the language's plural categories laid out (`x-template`), the description, the values with
/// examples and the room there is. Beside what is translated stands the hash of the source text it was made from
/// (`x-source-hash`) and, once the source says something else, a mark (`"x-state": "changed"`) with the new text
/// (`x-source`). Who has read the translation again takes the mark away, and the next update notes the new text's hash. The
/// forms (`duration.…`, `date.…`) have neither, since each language has its own.
public struct CatalogAuthoring: Sendable {
    private let library: CatalogLibrary
    private let source: Catalog

    /// For the catalogs of a library. Throws when the source language's cannot be read.
    ///
    /// - Parameter library: The library of catalogs.
    /// - Throws: `CatalogFailure` where the catalog of the source language cannot be read.
    public init(_ library: CatalogLibrary) throws(CatalogFailure) {
        self.library = library
        let locale = LocaleTag(canonical: CatalogLibrary.sourceLocale)
        guard let source = try library.catalog(for: locale) else {
            throw CatalogFailure(
                code: .notACatalog,
                file: "\(locale).arb",
                key: nil,
                line: 1,
                column: 1,
                message: "found no catalog of the source language, expected one"
            )
        }
        self.source = source
    }

    /// Why there is no file to make.
    @nonexhaustive
    public enum Refusal: Error, Hashable, Sendable, CustomStringConvertible {
        /// The language has a catalog, which can be updated.
        case exists(LocaleTag)
        /// A catalog of another name speaks for the language: nb for no, zh-Hant for zh-HK.
        case spoken(LocaleTag, by: LocaleTag)
        /// The source language itself is written, not updated.
        case isSource
        /// A tag with "-u-" keywords, "und", or a pseudo-locale.
        case notALanguage(LocaleTag)

        /// One line for a person.
        public var description: String {
            switch self {
            case .exists(let locale):
                "found a catalog of \"\(locale)\", expected a new locale; update brings it up to date"
            case .spoken(let locale, let speaker):
                "found the catalog \"\(speaker)\", which speaks for \"\(locale)\", expected a new locale"
            case .isSource: "found the source language, expected a translation; its texts are written in its file"
            case .notALanguage(let locale): "found \"\(locale)\", expected a language such as \"cy\" or \"de-AT\""
            }
        }
    }

    /// Refuses what no catalog can be named.
    private func check(_ locale: LocaleTag) throws(Refusal) {
        guard locale == library.vocabulary.catalogTag(of: locale), locale.language != "und", PseudoLocale(locale) == nil
        else {
            throw Refusal.notALanguage(locale)
        }
    }

    // MARK: A new language

    /// The file of a new language, every message waiting; of a variant of a language there is (de-AT), only its head:
    /// what it does not say differently, its parent says.
    ///
    ///     try authoring.newCatalog(for: LocaleTag("de-AT"))
    ///     // {
    ///     //   "@@locale": "de-AT",
    ///     //   "@@x-numbering-system": "latn",
    ///     //   "@@x-review": "drafted"
    ///     // }
    ///     try authoring.newCatalog(for: LocaleTag("zh-HK"))
    ///     // throws: found the catalog "zh-Hant", which speaks for "zh-HK", expected a new locale
    ///
    /// - Parameter locale: The locale of the new catalog.
    /// - Throws: ``Refusal``; `ICUError`.
    public func newCatalog(for locale: LocaleTag) throws -> String {
        try check(locale)
        guard locale != source.locale else { throw Refusal.isSource }
        guard !library.hasCatalog(for: locale) else { throw Refusal.exists(locale) }
        if locale.isPartOfLanguage, parent(of: locale) != nil {
            var head: [ARBValue.Member] = [
                .init(name: "@@locale", value: .string(locale.tag)),
                .init(name: "@@x-review", value: .string("drafted")),
            ]
            if let address = locale.address {
                head.append(.init(name: "@@x-address", value: .string(address.rawValue)))
            }
            return ARBValue.object(head).text() + "\n"
        }
        var members: [ARBValue.Member] = [
            .init(name: "@@locale", value: .string(locale.tag)),
            .init(name: "@@x-numbering-system", value: .string(try numberingSystem(of: locale))),
            .init(name: "@@x-review", value: .string("drafted")),
        ]
        guard parent(of: locale) == nil else { return ARBValue.object(members).text() + "\n" }
        let match = library.match(locale)
        guard match.isFallback else { throw Refusal.spoken(locale, by: match.matched) }
        members.insert(.init(name: "@@x-formats", value: .object(try formats(of: locale))), at: 2)
        members += [
            .init(name: "@@x-register", value: .string("")), .init(name: "@@x-glossary", value: .object([])),
        ]
        var explanation = try MessageExplanation(source: source, locale: locale)
        for entry in source.entries {
            members.append(.init(name: entry.key, value: .string("")))
            members.append(.init(name: "@" + entry.key, value: .object(explanation.attributes(of: entry))))
        }
        return ARBValue.object(members).text() + "\n"
    }

    /// The catalog that a new one would only differ from: de for de-AT, for de-x-formal and for de-x-gplay, nil for cy.
    ///
    /// - Parameter locale: The locale of the new catalog.
    public func parent(of locale: LocaleTag) -> LocaleTag? {
        locale.ancestry.dropFirst(locale.isPartOfLanguage ? 0 : 1).first(where: library.locales.contains)
    }

    /// The digits of a new catalog: its parent's, or else CLDR's, stated so that they stay on every version of ICU.
    private func numberingSystem(of locale: LocaleTag) throws -> String {
        if let parent = parent(of: locale), let stated = try library.catalog(for: parent)?.metadata.numberingSystem {
            return stated
        }
        return locale.numberingSystem
    }

    /// How a new language writes numbers and dates: as the CLDR in use has it, stated so that it stays.
    private func formats(of locale: LocaleTag) throws -> [ARBValue.Member] {
        let tag = locale.setting("nu", to: try numberingSystem(of: locale)).setting("ca", to: "gregory").tag
        return LocaleFormats.Field.allCases.compactMap { field in
            LocaleFormats.text(of: field, locale: tag).map { .init(name: field.rawValue, value: .string($0)) }
        }
    }

    // MARK: An update

    /// A catalog's file brought up to the source: new messages wait in the source's order, translations of changed texts are
    /// marked and kept, what explained a message that has been translated goes. Whatever else stands in the file stays,
    /// notes on messages not yet written too. A catalog in a form of address (de-x-formal) is brought up to its language's own texts.
    ///
    ///     let file = #"{"@@locale": "cy", "label.notNow": "nid nawr", "@label.notNow": {"x-source-hash": "0"}}"#
    ///     let update = try authoring.update(Array(file.utf8), file: "cy.arb")
    ///     update.changed    // ["label.notNow"]
    ///     update.text       // … "@label.notNow": {"x-source-hash": "0", "x-state": "changed", "x-source": "Not now"}, …
    ///
    /// - Parameters:
    ///   - file: The file's name, for diagnostics.
    ///   - bytes: The bytes of the file.
    /// - Throws: ``Refusal``; `CatalogFailure`, when the file is no catalog or has a key twice; `ICUError`.
    public func update(_ bytes: [UInt8], file: String) throws -> Update {
        let catalog = try Catalog(parsing: bytes, file: file, vocabulary: library.vocabulary)
        guard catalog.locale != source.locale else { throw Refusal.isSource }
        try check(catalog.locale)
        let isVariant = parent(of: catalog.locale) != nil
        let origin = try library.origin(of: catalog.locale) ?? source
        return try CatalogUpdate(catalog, JSONDocument(parsing: bytes), source: origin, isVariant: isVariant).result
    }
}

extension CatalogAuthoring.Refusal: LocalizedError {
    /// What Foundation shows for the error: its description.
    public var errorDescription: String? { description }
}
