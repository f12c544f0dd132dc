public import PaywrightICU

/// Which catalog speaks for a requested locale, and why.
public struct LocaleMatch: Hashable, Sendable {
    /// How the catalog was found.
    @nonexhaustive
    public enum Reason: String, Hashable, Sendable {
        /// The catalog's locale was asked for.
        case exact
        /// The stores' usual alias: `no` is `nb`, `es-419` is `es-MX`.
        case alias
        /// ICU's nearest, of the same language and script.
        case nearest
        /// A pseudo-locale for testing a layout: the source language speaks in disguise.
        case pseudo
        /// No catalog of the language and script: the source language speaks.
        case fallback
    }

    /// What was asked for.
    public let requested: LocaleTag
    /// The catalog's locale.
    public let matched: LocaleTag
    /// Why that one.
    public let reason: Reason
    /// Whether a form of address was asked for that the language has no texts in: its own form speaks.
    public let lacksAddress: Bool
    /// The tags of catalogs that may have been meant, where none is of the language.
    package let suggestions: [String]

    init(
        requested: LocaleTag,
        matched: LocaleTag,
        reason: Reason,
        lacksAddress: Bool = false,
        suggestions: [String] = []
    ) {
        self.requested = requested
        self.matched = matched
        self.reason = reason
        self.lacksAddress = lacksAddress
        self.suggestions = suggestions
    }

    /// The locale that the words and the formats are of: what was asked for, and where nothing is of its language the catalog's,
    /// with the digits asked for.
    package var speaking: LocaleTag {
        guard isFallback else { return requested }
        return requested.keyword("nu").map { matched.setting("nu", to: $0) } ?? matched
    }

    /// The same where the catalog of another form of address speaks, or none does.
    func addressed(_ matched: LocaleTag, lacksAddress: Bool) -> LocaleMatch {
        LocaleMatch(requested: requested, matched: matched, reason: reason, lacksAddress: lacksAddress)
    }

    /// Whether another language speaks than was asked for.
    public var isFallback: Bool { reason == .fallback }
}
