/// Names of languages as Flutter’s gen-l10n has them.
enum FlutterLocale {
    /// "pt_BR", "zh_Hans".
    static func name(of locale: String) -> String { LocaleSubtags.of(locale).joined(separator: "_") }

    /// The names under which a language’s file is written: gen-l10n needs one of the language alone beside one of a region or a
    /// script. Of several that the language has, the first one speaks there.
    static func names(of locale: String, among locales: [String]) -> [String] {
        let language = LocaleSubtags.of(locale)[0]
        let isFirst = locales.first { LocaleSubtags.of($0)[0] == language } == locale
        let isMissing = !locales.contains(language) && isFirst
        return [name(of: locale)] + (isMissing ? [language] : [])
    }

    /// Whether a stretch of words has what gen-l10n cannot read.
    static func cannotWrite(_ piece: PatternText.Piece) -> Bool {
        switch piece {
        case .words(let text): text.utf8.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }
        case .place: false
        }
    }
}

/// The parts of a locale’s tag.
enum LocaleSubtags {
    /// "zh", "Hant"; one empty text for an empty tag.
    static func of(_ tag: String) -> [String] {
        tag.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false).map { String(Substring($0)) }
    }
}
