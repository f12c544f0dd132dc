internal import PaywrightICU
internal import CPaywrightICU

internal import Synchronization

/// Finds the catalog for a locale: ICU proposes, and the proposal counts only in the same language and script.
final class LocaleMatcher: Sendable {
    private let supported: [LocaleTag]
    /// Made when a locale is first asked for that no catalog has by its name: most are.
    private let nearest = Mutex<Nearest??>(nil)

    // What stores and devices call a catalog's language otherwise; the first list in any region.
    private static let languageAliases = ["no": "nb", "nn": "nb"]
    private static let tagAliases = ["pt": "pt-BR", "es-419": "es-MX"]

    init(_ supported: [LocaleTag]) { self.supported = supported }

    func match(_ requested: LocaleTag) -> LocaleMatch {
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
        return LocaleMatch(requested: requested, matched: source, reason: .fallback)
    }

    private func proposal(for requested: LocaleTag) -> LocaleTag? {
        if let known = nearest.withLock({ $0 }) { return known?.proposal(for: requested) }
        let made = Nearest(supported)
        nearest.withLock { $0 = .some(made) }
        return made?.proposal(for: requested)
    }
}

/// ICU's own matcher.
private final class Nearest: Sendable {
    private let supported: [LocaleTag]
    private let languagesAndScripts: [String]
    // ICU documents LocaleMatcher as immutable; the bridge shares one between threads.
    private nonisolated(unsafe) let handle: OpaquePointer

    /// nil where ICU cannot make one: then nothing is near.
    init?(_ supported: [LocaleTag]) {
        self.supported = supported
        languagesAndScripts = supported.map(\.languageAndScript)
        var status: cicu_status = 0
        let handle = Self.withCStrings(supported.map(\.tag)) { tags in
            cicu_matcher_create(tags, Int32(tags.count), &status)
        }
        guard let handle, status <= 0 else { return nil }
        self.handle = handle
    }

    deinit { cicu_matcher_destroy(handle) }

    /// The nearest locale, if it is of the same language and script.
    func proposal(for requested: LocaleTag) -> LocaleTag? {
        var status: cicu_status = 0
        let index = withExtendedLifetime(self) { Int(cicu_matcher_best(handle, requested.tag, &status)) }
        guard status <= 0, supported.indices.contains(index), languagesAndScripts[index] == requested.languageAndScript
        else { return nil }
        return supported[index]
    }

    private static func withCStrings<Result>(_ strings: [String], _ body: ([UnsafePointer<CChar>?]) -> Result) -> Result
    {
        func next(_ index: Int, _ pointers: [UnsafePointer<CChar>?]) -> Result {
            guard index < strings.count else { return body(pointers) }
            return strings[index].withCString { next(index + 1, pointers + [$0]) }
        }
        return next(0, [])
    }
}
