internal import PaywrightICU
internal import PaywrightMessages
internal import PaywrightStorage

/// The languages that format styles have spoken lately, so that a style, a plain value, costs no reading of catalogs and
/// no building of ICU formatters each time it is used.
///
/// Holds a language per locale; options are not part of it and cost nothing.
package final class FormatterCache: Sendable {
    /// More than the App Store's 50 languages and 175 storefronts, so that neither round evicts what it needs next.
    static let shared = FormatterCache(capacity: 256)

    private struct Unusable: Error {}

    private let languages: BoundedCache<String, StoreMessages>

    /// A cache of at most `capacity` languages, at least one.
    package init(capacity: Int) { languages = BoundedCache(capacity: capacity) }

    /// How many languages are held.
    package var count: Int { languages.count }

    /// Whether a locale's language is held.
    package func holds(_ locale: String) -> Bool { languages.holds(locale) }

    /// How often a language was there, was built, and made room.
    package var statistics: (hits: Int, builds: Int, evictions: Int) {
        let statistics = languages.statistics
        return (statistics.hits, statistics.builds, statistics.evictions)
    }

    /// The formatter of a locale; of English for one that is malformed. nil only if ICU itself cannot be used.
    package func formatter(for locale: String, options: PaywallOptions) -> PaywallFormatter? {
        let messages = try? languages.value(for: locale) { () throws(Unusable) in try Self.build(locale) }
        return messages.map { PaywallFormatter(messages: $0, options: options) }
    }

    private static func build(_ locale: String) throws(Unusable) -> StoreMessages {
        let english = CatalogLibrary.sourceLocale
        guard let library = try? CatalogLibrary.builtin(),
            let tag = (try? LocaleTag(locale)) ?? (try? LocaleTag(english)),
            let messages = try? StoreMessages(library, for: tag)
        else { throw Unusable() }
        return messages
    }
}
