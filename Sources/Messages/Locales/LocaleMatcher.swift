package import PaywrightICU
internal import Synchronization

/// Finds the catalog for a locale: ICU proposes, and the proposal counts only in the same language and script.
package final class LocaleMatcher: Sendable {
    private let supported: [LocaleTag]
    /// Made when a locale is first asked for that no catalog has by its name: most are.
    private let nearest = Mutex<NearestLocale??>(nil)

    // What stores and devices call a catalog's language otherwise; the first list in any region.
    private static let languageAliases = ["no": "nb", "nn": "nb"]
    private static let tagAliases = ["pt": "pt-BR", "es-419": "es-MX"]

    package init(_ supported: [LocaleTag]) { self.supported = supported }

    package func match(_ requested: LocaleTag) -> LocaleMatch {
        let plain = requested.withoutExtensions
        if let exact = supported.first(where: { $0.tag == plain }) {
            return LocaleMatch(requested: requested, matched: exact, reason: .exact)
        }
        let alias = Self.tagAliases[plain] ?? Self.languageAliases[requested.language]
        if let matched = supported.first(where: { $0.tag == alias }) {
            return LocaleMatch(requested: requested, matched: matched, reason: .alias)
        }
        if let matched = proposal(for: requested) {
            return LocaleMatch(requested: requested, matched: matched, reason: .nearest)
        }
        let source = LocaleTag(canonical: CatalogLibrary.sourceLocale)
        return LocaleMatch(
            requested: requested,
            matched: source,
            reason: .fallback,
            suggestions: LocaleTag.meant(by: requested.addressing(nil).tag, among: supported)
        )
    }

    private func proposal(for requested: LocaleTag) -> LocaleTag? {
        if let known = nearest.withLock({ $0 }) { return known?.proposal(for: requested) }
        let made = NearestLocale(supported)
        nearest.withLock { $0 = .some(made) }
        return made?.proposal(for: requested)
    }
}
