internal import PaywrightICU
internal import PaywrightValues

/// Messages that no catalog has: a caller's own words.
extension MessageBundle {
    /// A caller's message in the bundle's language, as a catalog would have it, its first letter as written.
    ///
    ///     bundle.format(pattern: "{balance, plural, one {# credit} other {# credits}}", as: "balance", [.balance: .count(1)])
    ///     // en: "1 credit"
    ///
    /// A pattern that does not compile prints nothing and says why in the diagnostics, under `key`.
    ///
    /// - Parameters:
    ///   - pattern: The message, in ICU MessageFormat.
    ///   - key: The name of the message in diagnostics.
    ///   - arguments: The values of the message.
    public func format(pattern: String, as key: String, _ arguments: MessageArguments) -> FormattedText {
        do throws(PatternError) {
            let program = try MessageCompiler.compile(
                pattern,
                literalRules: own.literalRules,
                vocabulary: own.vocabulary
            )
            return format(program, arguments, key: key)
        } catch {
            let diagnostic = Diagnostic(.brokenMessage, key: key, detail: "\(error)")
            return FormattedText(string: "", locale: match.matched.tag, diagnostics: [diagnostic])
        }
    }
}
