internal import CICU

/// Finds the catalog for a locale: ICU proposes, and the proposal counts only in the same language and script.
final class LocaleMatcher: Sendable {
    private let supported: [LocaleTag]
    private let languagesAndScripts: [String]
    // ICU documents LocaleMatcher as immutable; the bridge shares one between threads.
    private nonisolated(unsafe) let handle: OpaquePointer

    // What stores and devices call a catalog's language otherwise; the first list in any region.
    private static let languageAliases = ["no": "nb", "nn": "nb"]
    private static let tagAliases = ["pt": "pt-BR", "es-419": "es-MX"]

    init(_ supported: [LocaleTag]) throws(ICUError) {
        self.supported = supported
        languagesAndScripts = supported.map(\.languageAndScript)
        var status: cicu_status = 0
        let handle = Self.withCStrings(supported.map(\.tag)) { tags in
            cicu_matcher_create(tags, Int32(tags.count), &status)
        }
        guard let handle, status <= 0 else { throw ICUError(status, context: "locale matcher") }
        self.handle = handle
    }

    deinit { cicu_matcher_destroy(handle) }

    func match(_ requested: LocaleTag) -> LocaleMatch {
        let plain = requested.withoutExtensions
        if let exact = supported.first(where: { $0.tag == plain }) {
            return LocaleMatch(requested: requested, matched: exact, reason: .exact)
        }
        let alias = Self.tagAliases[plain] ?? Self.languageAliases[requested.language]
        if let matched = supported.first(where: { $0.tag == alias }) {
            return LocaleMatch(requested: requested, matched: matched, reason: .alias)
        }
        var status: cicu_status = 0
        let index = withExtendedLifetime(self) { Int(cicu_matcher_best(handle, requested.tag, &status)) }
        if status <= 0, supported.indices.contains(index),
            languagesAndScripts[index] == requested.languageAndScript
        {
            return LocaleMatch(requested: requested, matched: supported[index], reason: .nearest)
        }
        let source = LocaleTag(canonical: CatalogLibrary.sourceLocale)
        return LocaleMatch(requested: requested, matched: source, reason: .fallback)
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
