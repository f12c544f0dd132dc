import Paywright

extension ToolDiagnostic {
    /// A language without a catalog speaks English, and unknown digits are the catalog's: both said so.
    static func fallbacks(_ match: LocaleMatch, ignoring digits: String?) -> [ToolDiagnostic] {
        var diagnostics: [ToolDiagnostic] = []
        if match.isFallback {
            let message = "found no catalog for locale \"\(match.requested)\", printed \"\(match.matched)\" instead"
            diagnostics.append(ToolDiagnostic(severity: "warning", code: "locale-fallback", message: message))
        }
        if let digits {
            let message = "found numbering system \"\(digits)\" in locale \"\(match.requested)\", expected one of CLDR"
            diagnostics.append(ToolDiagnostic(severity: "warning", code: "unknown-numbering-system", message: message))
        }
        return diagnostics
    }

    /// The user's own lines that a language does not have: English speaks them, and that is said so.
    static func untranslated(_ formatter: PaywallFormatter) -> [ToolDiagnostic] {
        guard !formatter.match.isFallback else { return [] }
        return formatter.untranslatedKeys.map { key in
            let (language, source) = (formatter.match.matched, CatalogLibrary.sourceLocale)
            let message = "found no message \"\(key)\" in \"\(language)\", printed \"\(source)\" instead"
            return ToolDiagnostic(severity: "warning", code: "message-fallback", message: message)
        }
    }
}
