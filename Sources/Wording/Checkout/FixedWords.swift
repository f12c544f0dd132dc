package import PaywrightICU
internal import PaywrightMessages
public import PaywrightModel
package import PaywrightValues

/// Words that a law fixes, for a language and the countries where it holds: they stand as they are, or not at all.
///
/// They are in no catalog: nothing translates them, no other language takes their place, and own words do not replace them.
///
///     FixedWords.find(.orderButton, for: "de-AT", in: Storefront("AUT")!)?.text    // "zahlungspflichtig bestellen"
///     FixedWords.find(.orderButton, for: "ja", in: .germany)                       // nil: no law has them in Japanese
///
/// A table of facts with their sources. It is no legal advice, and no lawyer has read it.
public struct FixedWords: Hashable, Sendable {
    /// What the words are for.
    @nonexhaustive
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// The one button that places an order that has to be paid.
        case orderButton
        /// What opens the withdrawal from a contract.
        case withdrawal
        /// What sends the withdrawal.
        case withdrawalConfirmation
        /// What opens the end of a contract.
        case cancellation
        /// What sends it.
        case cancellationConfirmation
    }

    /// Where the words are from.
    @nonexhaustive
    public enum Grade: String, Hashable, Sendable, CaseIterable {
        /// The text of a national law.
        case law
        /// The directive, as a judgment of the Court of Justice quotes it in that language (C-249/21).
        case judgment
        /// The directive, as two public collections of its language versions have it.
        case collection
        /// What shops use, beside the directive.
        case usage
    }

    /// What they are for.
    public let kind: Kind
    /// The words.
    public let text: String
    /// Their language by BCP 47: "de", "pt-PT".
    public let language: String
    /// The storefronts where they hold: "DEU".
    public let countries: [String]
    /// The article that asks for them.
    public let article: String
    /// Where the words are from.
    public let grade: Grade
    /// The day on which somebody last compared them with their source, by ISO 8601.
    public let checkedOn: String

    /// Whether a law fixes words of a kind in a country, in whatever language.
    ///
    /// - Parameters:
    ///   - kind: What the words are for.
    ///   - storefront: The country of the customer.
    public static func areFixed(_ kind: Kind, in storefront: Storefront) -> Bool {
        fixedIn[kind]?.contains(storefront.alpha3) ?? false
    }

    private static let fixedIn = Dictionary(all.map { ($0.kind, Set($0.countries)) }) { $0.union($1) }

    /// The words of a kind for a language in a country; nil where none are fixed there in that language.
    ///
    /// - Parameters:
    ///   - kind: What the words are for.
    ///   - locale: The language by BCP 47. A region is of no account where the table has the language alone: "de-AT" is "de".
    ///   - storefront: The country of the customer.
    public static func find(_ kind: Kind, for locale: String, in storefront: Storefront) -> FixedWords? {
        (try? LocaleTag(locale)).flatMap { find(kind, for: $0, in: storefront) }
    }

    /// The languages that have words of any kind in a country, in the order of the table.
    ///
    ///     FixedWords.languages(in: Storefront("USA")!)    // []
    ///
    /// - Parameter storefront: The country of the customer.
    public static func languages(in storefront: Storefront) -> [String] {
        var languages: [String] = []
        for row in all where row.countries.contains(storefront.alpha3) && !languages.contains(row.language) {
            languages.append(row.language)
        }
        return languages
    }

    /// The words as a line; an empty one, with a note, where there are none.
    package static func text(_ kind: Kind, for locale: LocaleTag, in storefront: Storefront) -> FormattedText {
        if let found = find(kind, for: locale, in: storefront) {
            return FormattedText(string: found.text, locale: found.language)
        }
        let note = Diagnostic.noFixedWords(kind, in: locale.withoutExtensions, of: storefront)
        return FormattedText(string: "", locale: locale.tag, diagnostics: [note])
    }

    package static func find(_ kind: Kind, for locale: LocaleTag, in storefront: Storefront) -> FixedWords? {
        let names = [locale.withoutExtensions, locale.language]
        return all.first { row in
            row.kind == kind && names.contains(row.language) && row.countries.contains(storefront.alpha3)
        }
    }
}

extension Diagnostic {
    /// That the law of a country fixes no words in a language.
    package static func noFixedWords(
        _ kind: FixedWords.Kind,
        in language: String,
        of storefront: Storefront
    ) -> Diagnostic {
        Diagnostic(
            .warning,
            CheckoutCode.noFixedWords,
            found: "no words for \(kind.rawValue) in \(language)",
            expected: "words that the law of \(storefront.alpha3) fixes in that language",
            consequence: "the line is left out"
        )
    }

    /// That no law in the table fixes words in a country, in whatever language.
    package static func noFixedWords(_ kind: FixedWords.Kind, of storefront: Storefront) -> Diagnostic {
        let message = "no law in the table fixes words for \(kind.rawValue) in \(storefront.alpha3)"
        return Diagnostic(.note, CheckoutCode.noFixedWords, message: message)
    }
}

/// Notes about what is shown where a purchase is confirmed.
enum CheckoutCode: String, DiagnosticCode {
    /// No law fixes the words in the language.
    case noFixedWords = "no-fixed-words"
    /// Which rules of a checkout were checked.
    case checkoutChecked = "checkout-checked"
}
