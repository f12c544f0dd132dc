import Paywright
import PaywrightMessages
import Testing

/// What the messages of one catalog write, one text for each way through a message, in lower case.
struct CatalogWords {
    let locale: String
    private let catalog: Catalog
    private let samples: PluralSamples

    init(_ locale: String, in library: CatalogLibrary) throws {
        self.locale = locale
        let catalog = try #require(try library.catalog(for: LocaleTag(locale)))
        self.catalog = catalog
        let context = LanguageContext(catalogs: [catalog], requested: catalog.locale)
        samples = PluralSamples(try? context.pluralRules())
    }

    /// The texts that hold one of some words.
    ///
    /// - Parameters:
    ///   - words: Parts of words.
    ///   - keys: Beginnings of the keys that are looked at.
    ///   - isRight: A way on which the word is right.
    func texts(
        with words: [String],
        in keys: [String],
        unless isRight: (MessageVariant) -> Bool = { _ in false }
    ) -> [String] {
        catalog.entries.filter { entry in keys.contains { entry.key.hasPrefix($0) } }.flatMap { entry -> [String] in
            guard case .success(let program)? = catalog.program(for: entry.key) else { return [] }
            return MessageVariant.all(of: program, samples: samples).filter { !isRight($0) }.map {
                $0.text.lowercased()
            }
            .filter { text in words.contains { Self.holds($0.lowercased(), text) } }
            .map { "\(locale) \(entry.key): \($0)" }
        }
    }

    /// Whether a text has a part of a word: byte for byte, since a vowel sign may follow on its last letter.
    static func holds(_ word: String, _ text: String) -> Bool {
        Array(text.utf8).firstRange(of: Array(word.utf8)) != nil
    }

    /// The builtin catalogs, with one that has these messages and no others.
    static func library(_ locale: String, _ messages: KeyValuePairs<String, String>) throws -> CatalogLibrary {
        let members = [#""@@locale": "\#(locale)""#] + messages.map { #""\#($0.key)": "\#($0.value)""# }
        let text = "{\(members.joined(separator: ", "))}"
        let source = CatalogLibrary.Source(locale: locale, file: "\(locale).arb") { Array(text.utf8) }
        return try CatalogLibrary.builtin().replacing(with: [source])
    }
}

extension MessageVariant {
    /// Whether a select has taken the branch of a word.
    func takes(_ word: String, of name: ArgumentName) -> Bool {
        choices[ArgumentReference(name: name, facet: .value)] == .word(word)
    }

    /// Whether the words are those for one unit of some length.
    func isForUnit(_ unit: String) -> Bool {
        choices.contains { $0.key.facet == .unit && $0.value == .word(unit) }
    }
}
