package import Paywright

extension Diagnostic {
    /// A language without a catalog speaks English, and unknown digits are the catalog's: both said so.
    package static func fallbacks(_ match: LocaleMatch, ignoring digits: String?) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        if match.isFallback {
            let message =
                "found no catalog for locale \"\(match.requested)\", printed \"\(match.matched)\" instead"
                + Misspelling.hint(match.suggestions)
            diagnostics.append(Diagnostic(.warning, RunCode.localeFallback, message: message))
        }
        if let digits {
            let message = "found numbering system \"\(digits)\" in locale \"\(match.requested)\", expected one of CLDR"
            diagnostics.append(Diagnostic(.warning, RunCode.unknownNumberingSystem, message: message))
        }
        return diagnostics
    }

    /// The user's own lines that a language does not have: English speaks them, and that is said so.
    package static func untranslated(_ formatter: PaywallFormatter) -> [Diagnostic] {
        guard !formatter.match.isFallback else { return [] }
        return formatter.untranslatedKeys.map { key in
            let (language, source) = (formatter.match.matched, CatalogLibrary.sourceLocale)
            let message = "found no message \"\(key)\" in \"\(language)\", printed \"\(source)\" instead"
            return Diagnostic(.warning, RunCode.messageFallback, message: message)
        }
    }
}
