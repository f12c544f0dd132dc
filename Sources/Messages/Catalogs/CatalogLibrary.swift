public import PaywrightICU
internal import PaywrightValues
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
        /// Whether it is a part of the program, which is built with nothing wrong in it: it need not be read to know that.
        let isBuiltin: Bool

        /// A source from its parts.
        ///
        /// - Parameters:
        ///   - locale: The catalog's locale, as the file is named: "zh-Hans".
        ///   - file: The file's name, for messages about it.
        ///   - bytes: Reads the file.
        public init(locale: String, file: String, bytes: @escaping @Sendable () -> [UInt8]) {
            self.init(builtin: false, locale: locale, file: file, bytes: bytes)
        }

        /// The source of a catalog of the program.
        package init(builtin: Bool, locale: String, file: String, bytes: @escaping @Sendable () -> [UInt8]) {
            self.locale = locale
            self.file = file
            self.bytes = bytes
            isBuiltin = builtin
        }
    }

    /// The language every message exists in.
    public static let sourceLocale = "en"

    /// The locales there is a catalog for, in the sources' order, but for ``addressed`` and for layers of a language.
    public let locales: [LocaleTag]
    /// The locales of catalogs in another form of address than their language's own, "de-x-formal": each has only the messages that
    /// differ.
    public let addressed: [LocaleTag]
    /// The locales of catalogs that are layers of a language, "sv-x-gplay".
    package let layered: [LocaleTag]
    /// What the messages of its catalogs can use.
    public let vocabulary: Vocabulary
    /// The keys that files of messages brought and the source language does not have, in the files' order: the lines of
    /// one's own. Words of forms (`duration.…`, `date.…`) are not among them.
    public let ownKeys: [String]
    /// Where the catalogs come from.
    let origin: Origin
    /// Who has read which text; throws where the file about it cannot be read.
    package let readings: @Sendable () throws -> Readings
    private let matcher: LocaleMatcher
    private let catalogs = Mutex<[String: Result<Catalog?, CatalogFailure>]>([:])

    enum Origin: Sendable {
        /// Files, by locale.
        case files([String: Source])
        /// Another library, with messages laid over its catalogs, in order.
        case messages([CheckedMessages], over: CatalogLibrary)
    }

    /// A library of these catalogs; throws when one is misnamed or the source language is missing.
    ///
    /// - Parameters:
    ///   - sources: The files of the catalogs.
    ///   - vocabulary: What the messages of its catalogs can use.
    /// - Throws: `LocaleTag.Malformed` for a source whose locale is no tag; `CatalogFailure` where the source language is
    ///   missing.
    public convenience init(_ sources: [Source], vocabulary: Vocabulary) throws {
        try self.init(sources, vocabulary: vocabulary) { Readings() }
    }

    /// The same with who has read which text; it is read when somebody asks.
    package convenience init(
        _ sources: [Source],
        vocabulary: Vocabulary,
        readings: @escaping @Sendable () throws -> Readings
    ) throws {
        let locales = try sources.map { try LocaleTag($0.locale) }
        let files = Dictionary(zip(locales.map(\.tag), sources), uniquingKeysWith: { _, last in last })
        guard files[Self.sourceLocale] != nil else {
            throw CatalogFailure(
                code: .notACatalog,
                file: "\(Self.sourceLocale).arb",
                key: nil,
                line: 1,
                column: 1,
                message: "found no catalog of the source language, expected one"
            )
        }
        self.init(locales: locales, vocabulary: vocabulary, ownKeys: [], origin: .files(files), readings: readings)
    }

    /// The library with catalogs in place of its own of the same locales, and with those of new ones.
    ///
    /// - Parameter sources: The files of the catalogs.
    /// - Throws: as the initializer does.
    public func replacing(with sources: [Source]) throws -> CatalogLibrary {
        switch origin {
        case .messages(let files, let base):
            return try base.replacing(with: sources).adding(messages: files.map(\.file))
        case .files(let own):
            let replaced = Set(sources.map(\.locale))
            let kept = catalogLocales.filter { !replaced.contains($0.tag) }.compactMap { own[$0.tag] }
            return try CatalogLibrary(kept + sources, vocabulary: vocabulary, readings: readings)
        }
    }

    init(
        locales: [LocaleTag],
        vocabulary: Vocabulary,
        ownKeys: [String],
        origin: Origin,
        readings: @escaping @Sendable () throws -> Readings
    ) {
        self.readings = readings
        self.locales = locales.filter { !$0.isPartOfLanguage }
        addressed = locales.filter { $0.address != nil && $0.layer == nil }
        layered = locales.filter { $0.layer != nil }
        self.vocabulary = vocabulary
        self.ownKeys = ownKeys
        self.origin = origin
        matcher = LocaleMatcher(self.locales)
    }

    /// The catalog of exactly this locale; nil when there is none. Throws when its file cannot be read.
    ///
    /// - Parameter locale: The locale of the catalog.
    /// - Throws: `CatalogFailure` where the file of the catalog cannot be read.
    public func catalog(for locale: LocaleTag) throws(CatalogFailure) -> Catalog? {
        let own = vocabulary.catalogTag(of: locale)
        if let known = catalogs.withLock({ $0[own.tag] }) { return try known.get() }
        guard hasCatalog(for: own) else { return nil }
        let result = Result { () throws(CatalogFailure) in try read(own) }
        // Another thread may have read the file too: the first one's catalog is everybody's.
        let shared = catalogs.withLock { catalogs in
            let first = catalogs[own.tag] ?? result
            catalogs[own.tag] = first
            return first
        }
        return try shared.get()
    }

    /// Whether there is a catalog of exactly this locale.
    package func hasCatalog(for locale: LocaleTag) -> Bool {
        locales.contains(locale) || addressed.contains(locale) || layered.contains(locale)
    }

    /// The locales of all catalogs: those of the languages, and of the parts of a language.
    package var catalogLocales: [LocaleTag] { locales + addressed + layered }

    /// The source language's catalog as a pseudo-locale says it.
    func catalog(speakingAs pseudo: PseudoLocale) throws(CatalogFailure) -> Catalog? {
        if let known = catalogs.withLock({ $0[pseudo.rawValue] }) { return try known.get() }
        let source = try catalog(for: LocaleTag(canonical: Self.sourceLocale))
        let speaking = source?.speaking(as: pseudo)
        return catalogs.withLock { catalogs in
            let first = catalogs[pseudo.rawValue] ?? .success(speaking)
            catalogs[pseudo.rawValue] = first
            return try? first.get()
        }
    }

    private func read(_ locale: LocaleTag) throws(CatalogFailure) -> Catalog? {
        switch origin {
        case .messages(let messages, let base): return try catalog(for: locale, adding: messages, to: base)
        case .files(let files):
            guard let source = files[locale.tag] else { return nil }
            let catalog = try Catalog(parsing: source.bytes(), file: source.file, vocabulary: vocabulary)
            guard catalog.locale == locale else {
                throw CatalogFailure(Diagnostic(wrongLocale: catalog.locale, file: source.file, expected: locale))
            }
            return try locale.isPartOfLanguage ? catalog.stating(over: metadata(beneath: locale)) : catalog
        }
    }

    /// The catalog that speaks for a requested locale.
    ///
    /// - Parameter requested: The locale that was asked for.
    public func match(_ requested: LocaleTag) -> LocaleMatch {
        if let pseudo = PseudoLocale(requested) {
            return LocaleMatch(requested: requested, matched: pseudo.locale, reason: .pseudo)
        }
        let match = matcher.match(requested)
        return requested.address.map { addressed(match, by: $0) } ?? match
    }

    /// The messages for a requested locale, with everything they fall back to. Throws when a file cannot be read.
    ///
    /// - Parameter requested: The locale that was asked for.
    /// - Throws: `CatalogFailure` where the file of a catalog cannot be read.
    public func messages(for requested: LocaleTag) throws(CatalogFailure) -> MessageBundle {
        let match = match(requested)
        let own = try speakers(for: match.matched)
        // A pseudo-locale is the source language already.
        let isSource = match.reason == .pseudo || own.contains { $0.locale.tag == Self.sourceLocale }
        let source = isSource ? nil : try deferredSource()
        return MessageBundle(match: match, own: own, source: source, ownKeys: ownKeys)
    }

    /// The messages of a layer for a requested locale, over those of its language; nil where the language has none of the layer.
    /// Their texts have the locale of the language.
    ///
    /// - Parameters:
    ///   - layer: The layer.
    ///   - requested: The locale that was asked for.
    /// - Throws: `CatalogFailure` where the file of a catalog cannot be read.
    package func messages(of layer: MessageLayer, for requested: LocaleTag) throws(CatalogFailure) -> MessageBundle? {
        guard !layered.isEmpty else { return nil }
        let match = match(requested)
        let language = match.matched.language
        guard match.reason != .pseudo, layered.contains(where: { $0.language == language }) else { return nil }
        let own = try speakers(for: match.matched.layered(layer.subtag))
        guard own.contains(where: { $0.locale.layer == layer.subtag }) else { return nil }
        let isSource = own.contains { $0.locale.tag == Self.sourceLocale }
        return MessageBundle(match: match, own: own, source: isSource ? nil : try deferredSource(), ownKeys: ownKeys)
    }

    /// The source language's catalog; one that may be at fault is read, so that its faults are known.
    private func deferredSource() throws(CatalogFailure) -> DeferredCatalog? {
        let locale = LocaleTag(canonical: Self.sourceLocale)
        if case .files(let files) = origin, files[locale.tag]?.isBuiltin == true {
            return .builtin(locale) { try? self.catalog(for: locale) }
        }
        return try catalog(for: locale).map(DeferredCatalog.read)
    }
}
