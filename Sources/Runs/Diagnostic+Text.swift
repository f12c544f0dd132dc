package import Paywright
internal import PaywrightStorage

extension Diagnostic {
    /// "Locales/de.arb:12:18: error: offer.freeTrial: found … [bad-pattern]", on one line: control characters as escapes, line
    /// breaks and tabs of what a reviewer wrote as spaces.
    package var lintText: String { NameSanitizer.visible(Self.spaces.text(lintLine)) + "\n" }

    private static let spaces = Escapes(["\n": " ", "\r": " ", "\t": " "])
}
