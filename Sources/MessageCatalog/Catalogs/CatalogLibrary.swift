internal import Synchronization

/// Every catalog there is: finds the one for a locale. A catalog is read when first asked for.
public final class CatalogLibrary: Sendable {
    /// A catalog that has not been read yet.
    public struct Source: Sendable {
        /// The catalog's locale, as the file is named: "zh-Hans".
        public let locale: String
        /// The file's name, for messages about it.
        public let file: String
        /// Reads the file.
        public let bytes: @Sendable () -> [UInt8]

        /// A source from its parts.
        public init(locale: String, file: String, bytes: @escaping @Sendable () -> [UInt8]) {
            self.locale = locale
            self.file = file
            self.bytes = bytes
        }
    }

    /// The language every message exists in.
    public static let sourceLocale = "en"

    /// The locales there is a catalog for, in the sources' order.
    public let locales: [LocaleTag]
    private let sources: [String: Source]
    private let matcher: LocaleMatcher
    private let catalogs = Mutex<[String: Result<Catalog, CatalogIssue>]>([:])

    /// A library of these catalogs; throws when one is misnamed, the source language is missing, or ICU fails.
    public init(_ sources: [Source]) throws {
        locales = try sources.map { try LocaleTag($0.locale) }
        self.sources = Dictionary(zip(locales.map(\.tag), sources), uniquingKeysWith: { _, last in last })
        matcher = try LocaleMatcher(locales)
        guard self.sources[Self.sourceLocale] != nil else {
            throw CatalogIssue(
                code: .notACatalog,
                file: "\(Self.sourceLocale).arb",
                key: nil,
                line: 1,
                column: 1,
                message: "found no catalog of the source language, expected one"
            )
        }
    }

    /// The catalog of exactly this locale; nil when there is none. Throws when its file cannot be read.
    public func catalog(for locale: LocaleTag) throws(CatalogIssue) -> Catalog? {
        let tag = locale.withoutExtensions
        if let known = catalogs.withLock({ $0[tag] }) { return try known.get() }
        guard let source = sources[tag] else { return nil }
        let result = Result { () throws(CatalogIssue) in
            let catalog = try Catalog(parsing: source.bytes(), file: source.file)
            guard catalog.locale.tag == tag else {
                throw CatalogIssue(
                    code: .wrongLocale,
                    file: source.file,
                    key: "@@locale",
                    line: 1,
                    column: 1,
                    message: "found \"\(catalog.locale)\", expected \"\(tag)\" as the file is named"
                )
            }
            return catalog
        }
        // Another thread may have read the file too: the first one's catalog is everybody's.
        let shared = catalogs.withLock { catalogs in
            let first = catalogs[tag] ?? result
            catalogs[tag] = first
            return first
        }
        return try shared.get()
    }

    /// The catalog that speaks for a requested locale.
    public func match(_ requested: LocaleTag) -> LocaleMatch {
        matcher.match(requested)
    }

    /// The messages for a requested locale, with everything they fall back to. Throws when a file cannot be read.
    public func messages(for requested: LocaleTag) throws(CatalogIssue) -> MessageBundle {
        let match = match(requested)
        var own: [Catalog] = []
        for ancestor in match.matched.ancestry {
            guard let catalog = try catalog(for: ancestor) else { continue }
            own.append(catalog)
        }
        let source = LocaleTag(canonical: Self.sourceLocale)
        guard let fallback = try catalog(for: source) else {
            return MessageBundle(match: match, own: own, fallback: nil)
        }
        return MessageBundle(
            match: match,
            own: own,
            fallback: own.contains { $0.locale == fallback.locale } ? nil : fallback
        )
    }
}
