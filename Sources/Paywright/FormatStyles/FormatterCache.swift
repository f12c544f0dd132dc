internal import MessageCatalog
internal import Synchronization

/// The languages that format styles have spoken lately, so that a style, a plain value, costs no reading of catalogs and
/// no building of ICU formatters each time it is used.
///
/// Holds a language per locale; options are not part of it and cost nothing. When it is full, the one not used for
/// longest makes room. Languages are built and used outside the lock: two threads that miss at once build two, and the
/// first one's is kept.
package final class FormatterCache: Sendable {
    /// More than the App Store's 50 languages and 175 storefronts, so that neither round evicts what it needs next.
    static let shared = FormatterCache(capacity: 256)

    private struct Entry {
        let messages: MessageBundle
        var lastUse: Int
    }

    private struct State {
        var entries: [String: Entry] = [:]
        var uses = 0
    }

    private let capacity: Int
    private let state = Mutex(State())

    /// A cache of at most `capacity` languages, at least one.
    package init(capacity: Int) { self.capacity = max(1, capacity) }

    /// How many languages are held.
    package var count: Int { state.withLock { $0.entries.count } }

    /// Whether a locale's language is held.
    package func holds(_ locale: String) -> Bool { state.withLock { $0.entries[locale] != nil } }

    /// The formatter of a locale; of English for one that is malformed. nil only if ICU itself cannot be used.
    package func formatter(for locale: String, options: PaywallOptions) -> PaywallFormatter? {
        messages(for: locale).map { PaywallFormatter(messages: $0, options: options) }
    }

    private func messages(for locale: String) -> MessageBundle? {
        if let known = known(locale) { return known }
        guard let built = Self.build(locale) else { return nil }
        return state.withLock { state in
            if let first = state.entries[locale] { return first.messages }
            if state.entries.count >= capacity,
                let oldest = state.entries.min(by: { $0.value.lastUse < $1.value.lastUse })
            {
                state.entries[oldest.key] = nil
            }
            state.uses += 1
            state.entries[locale] = Entry(messages: built, lastUse: state.uses)
            return built
        }
    }

    private func known(_ locale: String) -> MessageBundle? {
        state.withLock { state in
            guard let entry = state.entries[locale] else { return nil }
            state.uses += 1
            state.entries[locale]?.lastUse = state.uses
            return entry.messages
        }
    }

    private static func build(_ locale: String) -> MessageBundle? {
        guard let library = try? CatalogLibrary.builtin() else { return nil }
        let english = CatalogLibrary.sourceLocale
        guard let tag = (try? LocaleTag(locale)) ?? (try? LocaleTag(english)) else { return nil }
        return try? library.messages(for: tag)
    }
}
