package import Paywright

extension Diagnostic {
    /// A language without a catalog gets English, one without the form of address its own, and unknown digits are the catalog's.
    package static func fallbacks(_ match: LocaleMatch, ignoring digits: String?) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        if match.isFallback {
            let message =
                "found no catalog for locale \"\(match.requested)\", printed \"\(match.matched)\" instead"
                + Misspelling.hint(match.suggestions)
            diagnostics.append(Diagnostic(.warning, RunCode.localeFallback, message: message))
        }
        if let note = noAddress(match) { diagnostics.append(note) }
        if let digits {
            let message = "found numbering system \"\(digits)\" in locale \"\(match.requested)\", expected one of CLDR"
            diagnostics.append(Diagnostic(.warning, RunCode.unknownNumberingSystem, message: message))
        }
        return diagnostics
    }

    /// A form of address that the language has no texts in; nil where it has, or where none was asked for.
    package static func noAddress(_ match: LocaleMatch) -> Diagnostic? {
        guard match.lacksAddress, let address = match.requested.address else { return nil }
        let message = "found no texts of \"\(match.matched)\" in the \(address.rawValue) address, printed its own"
        return Diagnostic(.note, RunCode.addressNotAvailable, message: message)
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
