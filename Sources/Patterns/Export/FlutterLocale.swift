/// Names of languages as Flutter’s gen-l10n has them.
enum FlutterLocale {
    /// "pt_BR", "zh_Hans".
    static func name(of locale: String) -> String { locale.split(separator: "-").joined(separator: "_") }

    /// The names under which a language’s file is written: gen-l10n needs one of the language alone beside one of a region or a
    /// script. Of several that the language has, the first one speaks there.
    static func names(of locale: String, among locales: [String]) -> [String] {
        let language = String(locale.prefix { $0 != "-" })
        let isFirst = locales.first { $0.prefix { $0 != "-" } == language } == locale
        let isMissing = !locales.contains(language) && isFirst
        return [name(of: locale)] + (isMissing ? [language] : [])
    }

    /// Whether a stretch of words has what gen-l10n cannot read.
    static func cannotWrite(_ piece: PatternText.Piece) -> Bool {
        switch piece {
        case .words(let text): text.contains("{") || text.contains("}")
        case .place: false
        }
    }
}
