internal import PaywrightICU
internal import PaywrightMessages
internal import PaywrightValues

/// Finds words of the form of address that a catalog does not have: “dein” in a text with “Sie”.
///
/// A language states the words of each form (`@@x-address-words`). "dein*" is whatever begins so, and "*ez" whatever ends so. A word in
/// lower case is also found with a capital at the beginning of a sentence; one with a capital is found only so, since “sie” is “she”.
struct AddressWords {
    private let words: [String]
    private let samples: PluralSamples

    /// - Parameter catalogs: those of the language, nearest first.
    init(_ catalogs: [Catalog], samples: PluralSamples) {
        let stated = catalogs.map(\.metadata)
        let lists = stated.reversed().reduce(into: [:]) { $0.merge($1.addressWords) { _, nearer in nearer } }
        let other: FormOfAddress? =
            switch stated.lazy.compactMap(\.address).first {
            case .formal?: .informal
            case .informal?: .formal
            case nil: nil
            }
        words = other.flatMap { lists[$0.rawValue] } ?? []
        self.samples = samples
    }

    func diagnostics(in program: MessageProgram) -> [Diagnostic] {
        guard let word = word(in: program) else { return [] }
        return [Diagnostic(.addressMixed, "found “\(word)”, expected no word of the other form of address")]
    }

    /// The first word of the other form in a message; nil where there is none.
    func word(in program: MessageProgram) -> String? {
        guard !words.isEmpty else { return nil }
        return MessageVariant.all(of: program, samples: samples).lazy.compactMap { word(in: $0.text) }.first
    }

    private func word(in text: String) -> String? {
        text.split { !$0.isLetter }.first { token in words.contains { Self.matches(String(token), $0) } }.map(
            String.init
        )
    }

    private static func matches(_ token: String, _ word: String) -> Bool {
        let lowered = token.prefix(1).lowercased() + token.dropFirst()
        return [token, lowered].contains { token in
            if word.hasSuffix("*") { return token.hasPrefix(word.dropLast()) }
            if word.hasPrefix("*") { return token.hasSuffix(word.dropFirst()) }
            return token == word
        }
    }
}
