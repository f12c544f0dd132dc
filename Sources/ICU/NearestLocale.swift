internal import CPaywrightICU

/// ICU's own matcher of locales.
package final class NearestLocale: Sendable {
    private let supported: [LocaleTag]
    private let languagesAndScripts: [String]
    // ICU documents LocaleMatcher as immutable; the bridge shares one between threads.
    private nonisolated(unsafe) let handle: OpaquePointer

    /// nil where ICU cannot make one: then nothing is near.
    package init?(_ supported: [LocaleTag]) {
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
    package func proposal(for requested: LocaleTag) -> LocaleTag? {
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
