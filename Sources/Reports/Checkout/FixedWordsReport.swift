package import Paywright
package import PaywrightJSON
internal import PaywrightRuns

/// The words that a law fixes in a country, in the contract `paywright/fixed-words/1`: no language takes the place of another one.
package struct FixedWordsReport: Sendable {
    static let schema = "paywright/fixed-words/1"

    /// Words in a language that was asked for.
    struct Words: Sendable {
        /// The language as it was asked for: "de-AT" has the words of "de".
        let locale: String
        let found: FixedWords

        var json: JSONOutput {
            .inline(
                .object([
                    ("locale", .string(locale)), ("line", .string(found.kind.rawValue)), ("text", .string(found.text)),
                    ("language", .string(found.language)), ("article", .string(found.article)),
                    ("grade", .string(found.grade.rawValue)), ("checkedOn", .string(found.checkedOn)),
                ])
            )
        }
    }

    let storefront: Storefront
    /// Language by language, in each the kinds in the order asked for.
    let words: [Words]
    /// What there are no words for.
    package let diagnostics: [Diagnostic]

    /// The words for a country.
    ///
    /// - Parameters:
    ///   - storefront: The country of the customer.
    ///   - locales: The languages, in the order wanted; nil for each that has words there.
    ///   - kinds: What the words are for, in the order wanted.
    package init(in storefront: Storefront, locales: [LocaleTag]?, kinds: [FixedWords.Kind]) {
        self.storefront = storefront
        let fixed = kinds.filter { FixedWords.areFixed($0, in: storefront) }
        var (words, missing) = ([Words](), [Diagnostic]())
        for locale in locales?.map(\.tag) ?? FixedWords.languages(in: storefront) {
            for kind in fixed {
                if let found = FixedWords.find(kind, for: locale, in: storefront) {
                    words.append(Words(locale: locale, found: found))
                } else if locales != nil {
                    missing.append(.noFixedWords(kind, in: locale, of: storefront))
                }
            }
        }
        self.words = words
        diagnostics = kinds.filter { !fixed.contains($0) }.map { .noFixedWords($0, of: storefront) } + missing
    }

    /// The kinds that are named, in the order of their names, each once; all of them where none is.
    package static func kinds(named lists: [String]) throws(LineSelection.UnknownLine) -> [FixedWords.Kind] {
        guard !lists.isEmpty else { return FixedWords.Kind.allCases }
        var kinds: [FixedWords.Kind] = []
        for key in lists.flatMap({ $0.split(separator: ",", omittingEmptySubsequences: false) }).map(String.init) {
            guard let kind = FixedWords.Kind(rawValue: key) else {
                throw LineSelection.UnknownLine(key: key, known: FixedWords.Kind.allCases.map(\.rawValue))
            }
            if !kinds.contains(kind) { kinds.append(kind) }
        }
        return kinds
    }

    /// Whether there are none.
    package var isEmpty: Bool { words.isEmpty }

    /// The versioned output.
    package var json: JSONOutput {
        .object(
            [
                ("schema", .string(Self.schema)), ("icu", .string(ICUVersions.icu)),
                ("cldr", .string(ICUVersions.cldr)),
            ] + members + [("diagnostics", .array(diagnostics.map(\.json)))]
        )
    }

    /// What the document and an answer both have.
    var members: [(String, JSONOutput)] {
        [("storefront", .string(storefront.alpha3)), ("words", .array(words.map(\.json)))]
    }

    /// Readable text: the country, and in each language its words.
    package var text: String {
        guard !isEmpty else { return "" }
        var (text, last) = ("\(storefront)\n", "")
        for words in words {
            if words.locale != last { text += "  \(words.locale)\n" }
            last = words.locale
            text += TextRow.make(words.found.kind.rawValue, words.found.text)
        }
        return text
    }
}
