public import PaywrightICU
internal import PaywrightMessages
public import PaywrightModel
internal import PaywrightStorage

/// Which of a product's names is shown for a locale.
public struct ProductName: Hashable, Sendable {
    /// Where a name came from.
    @nonexhaustive
    public enum Source: String, Hashable, Sendable {
        /// The requested locale, or a parent of it, or the same language and script elsewhere.
        case requestedLanguage
        /// The locale of the file.
        case fileLocale
        /// Whatever name there is.
        case anyLanguage
        /// There is no name.
        case productID
    }

    /// The name.
    public let text: String
    /// The locale it is in; nil for a product ID.
    public let locale: String?
    /// Where it came from.
    public let source: Source

    /// The name for a locale: requested → its parents → same language and script → the file's locale → any → the ID.
    ///
    /// - Parameters:
    ///   - product: The product.
    ///   - requested: The locale that was asked for.
    public init(of product: Product, for requested: LocaleTag) {
        self.init(product.names, id: product.id, fileLocale: product.fileLocale, for: requested)
    }

    /// The name of a product of a bundle, by the same rule.
    ///
    /// - Parameters:
    ///   - included: The product in the bundle.
    ///   - bundle: The bundle.
    ///   - requested: The locale that was asked for.
    public init(of included: IncludedProduct, in bundle: Product, for requested: LocaleTag) {
        self.init(included.names, id: included.id, fileLocale: bundle.fileLocale, for: requested)
    }

    private init(_ names: [LocalizedName], id: String, fileLocale: String?, for requested: LocaleTag) {
        var best: (name: LocalizedName, distance: Distance)?
        for name in names where !NameSanitizer.isBlank(name.name) {
            var distance = Distance(of: name.locale, to: requested)
            if distance == .any, name.locale == fileLocale { distance = .file }
            if best.map({ distance < $0.distance }) ?? true { best = (name, distance) }
        }
        switch (best?.name, best?.distance) {
        case (let name?, .file?): self.init(name, source: .fileLocale)
        case (let name?, .any?): self.init(name, source: .anyLanguage)
        case (let name?, _): self.init(name, source: .requestedLanguage)
        case (nil, _): self.init(text: id, locale: nil, source: .productID)
        }
    }

    /// How far the locale of a name is from the one asked for.
    private struct Distance: Comparable {
        static let language = Distance(steps: 1_000)
        static let file = Distance(steps: 1_001)
        static let any = Distance(steps: 1_002)

        /// How many parents are between them, for a locale that the one asked for is or inherits from.
        private let steps: Int

        private init(steps: Int) { self.steps = steps }

        init(of locale: String, to requested: LocaleTag) {
            self = Self.known.value(for: Pair(locale: locale, requested: requested.tag)) {
                let tag = (try? LocaleTag(locale)) ?? .undetermined
                if let steps = requested.ancestry.firstIndex(of: tag) { return Distance(steps: steps) }
                // A name in an unknown language is in none, though CLDR takes "und" for English.
                let isKnown = tag.language != LocaleTag.undetermined.language
                return isKnown && tag.languageAndScript == requested.languageAndScript ? .language : .any
            }
        }

        static func < (left: Distance, right: Distance) -> Bool { left.steps < right.steps }

        private struct Pair: Hashable {
            let locale: String
            let requested: String
        }

        /// ICU says it once: products' names are in the same few locales again and again.
        private static let known = BoundedCache<Pair, Distance>(capacity: 4_096)
    }

    private init(_ name: LocalizedName, source: Source) {
        self.init(text: name.name, locale: name.locale, source: source)
    }

    private init(text: String, locale: String?, source: Source) {
        self.text = text
        self.locale = locale
        self.source = source
    }
}
