package import Paywright

extension Diagnostic {
    /// "Locales/de.arb:12:18: error: offer.freeTrial: found … [bad-pattern]", without control characters, with its line break.
    package var lintText: String { NameSanitizer.clean(lintLine) + "\n" }
}
