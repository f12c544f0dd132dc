package import Paywright

extension Diagnostic {
    /// "Locales/de.arb:12:18: error: offer.freeTrial: found … [bad-pattern]", control characters as escapes, with its line break.
    package var lintText: String { NameSanitizer.visible(lintLine) + "\n" }
}
