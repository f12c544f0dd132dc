public import PaywrightICU
internal import PaywrightMessages
public import PaywrightModel

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
    public init(of product: Product, for requested: LocaleTag) {
        self.init(product.names, id: product.id, fileLocale: product.fileLocale, for: requested)
    }

    /// The name of a product of a bundle, by the same rule.
    public init(of included: IncludedProduct, in bundle: Product, for requested: LocaleTag) {
        self.init(included.names, id: included.id, fileLocale: bundle.fileLocale, for: requested)
    }

    private init(_ names: [LocalizedName], id: String, fileLocale: String?, for requested: LocaleTag) {
        let names = names.filter { !NameSanitizer.isBlank($0.name) }.map { name in
            (name: name, tag: (try? LocaleTag(name.locale)) ?? LocaleTag.undetermined)
        }
        for ancestor in requested.ancestry {
            if let match = names.first(where: { $0.tag == ancestor }) {
                self.init(match.name, source: .requestedLanguage)
                return
            }
        }
        let language = requested.languageAndScript
        // A name in an unknown language is in none, though CLDR takes "und" for English.
        let known = names.filter { $0.tag.language != LocaleTag.undetermined.language }
        if let match = known.first(where: { $0.tag.languageAndScript == language }) {
            self.init(match.name, source: .requestedLanguage)
        } else if let match = names.first(where: { $0.name.locale == fileLocale }) {
            self.init(match.name, source: .fileLocale)
        } else if let match = names.first {
            self.init(match.name, source: .anyLanguage)
        } else {
            self.init(text: id, locale: nil, source: .productID)
        }
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
