extension Storefront {
    /// Looks a region up by its name in English, as App Store Connect writes it in tables people download; nil for any
    /// other text, and for one that names two regions ("Congo", "Korea").
    ///
    /// The names are CLDR's, with their short and variant forms, and those of App Store Connect and ISO 3166-1. Capitals,
    /// accents, punctuation and the order of words make no difference.
    ///
    ///     Storefront(englishName: "Türkiye")?.alpha3                  // "TUR", as "Turkey" is
    ///     Storefront(englishName: "Congo, Republic of the")?.alpha3   // "COG"
    ///     Storefront(englishName: "Deutschland")                      // nil
    ///
    /// - Parameter name: The English name of the country or region.
    public init?(englishName name: some StringProtocol) {
        guard let storefront = Self.byNameKey[Self.nameKey(name)] else { return nil }
        self = storefront
    }

    /// Every English name with its region.
    static let englishNames: [(storefront: Storefront, name: String)] = {
        (englishNamesTable + "," + otherEnglishNamesTable).split(whereSeparator: { $0 == "\n" || $0 == "," })
            .compactMap { row in
                Storefront(row.prefix(3)).map { (storefront: $0, name: String(row.dropFirst(4))) }
            }
    }()

    /// What two spellings of one name share: its words without accents, in alphabetical order.
    static func nameKey(_ name: some StringProtocol) -> String {
        var words: [String] = []
        var word = ""
        for scalar in name.unicodeScalars {
            switch scalar {
            case "A"..."Z", "a"..."z": word += scalar.properties.lowercaseMapping
            case "'", "\u{2019}", "\u{300}"..."\u{36F}": continue
            default:
                if let letter = lettersWithoutAccent[scalar] {
                    word += letter
                    continue
                }
                // A word in another script is part of no name here, and must not be passed over.
                if scalar.properties.isAlphabetic { return "" }
                words.append(word)
                word = ""
            }
        }
        words.append(word)
        return words.filter { !$0.isEmpty && !wordsWithoutMeaning.contains($0) }
            .map { $0 == "st" ? "saint" : $0 }
            .sorted()
            .joined(separator: " ")
    }

    private static let byNameKey = Dictionary(
        englishNames.map { (nameKey($0.name), $0.storefront) },
        uniquingKeysWith: { first, _ in first }
    )

    private static let wordsWithoutMeaning: Set<String> = ["and", "of", "the"]

    // Those that occur in the names.
    private static let lettersWithoutAccent: [Unicode.Scalar: String] = [
        "å": "a", "ã": "a", "ç": "c", "é": "e", "í": "i", "ô": "o", "ü": "u",
        "Å": "a", "Ã": "a", "Ç": "c", "É": "e", "Í": "i", "Ô": "o", "Ü": "u",
    ]
}
