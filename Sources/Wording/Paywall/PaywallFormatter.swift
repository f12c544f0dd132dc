public import PaywrightDecisions
public import PaywrightICU
public import PaywrightMessages
public import PaywrightModel
public import PaywrightValues

/// Words products in one language. A value to make once and share between threads: formatting never throws.
///
///     let formatter = try PaywallFormatter(locale: "de")
///     formatter.lines(for: terms)[.offer]?.string    // "1 Woche kostenlos, danach 4,99 $ pro Monat"
public struct PaywallFormatter: Sendable {
    /// How prices and periods are shown.
    public let options: PaywallOptions
    package let messages: StoreMessages
    private let ownLineKeys: [(key: String, dependsOnOffer: Bool)]

    /// A formatter for a locale with the package's own catalogs.
    ///
    /// - Parameters:
    ///   - locale: A BCP 47 tag (underscores and POSIX forms are understood): "de", "zh-Hant-HK", "ar-u-nu-arab".
    ///   - options: How prices and periods are shown.
    /// - Throws: `LocaleTag.Malformed`; never for a well-formed locale of an unknown language, which speaks English and
    ///   says so in `match`. Also `CatalogFailure`, if a catalog of the package is broken.
    public init(locale: String, options: PaywallOptions = PaywallOptions()) throws {
        try self.init(locale: LocaleTag(locale), catalogs: .builtin(), options: options)
    }

    /// A formatter for a locale with other catalogs, or with other words: see `CatalogLibrary.adding`. Throws when
    /// a catalog's file cannot be read.
    ///
    /// - Parameters:
    ///   - locale: The tag of the locale.
    ///   - catalogs: The catalogs to take the words from.
    ///   - options: How prices and periods are shown.
    /// - Throws: `CatalogFailure` where the file of a catalog cannot be read.
    public init(locale: LocaleTag, catalogs: CatalogLibrary, options: PaywallOptions = PaywallOptions()) throws {
        self.init(messages: try StoreMessages(catalogs, for: locale), options: options)
    }

    package init(messages: StoreMessages, options: PaywallOptions) {
        self.messages = messages
        self.options = options
        // A built-in line keeps its name to itself.
        ownLineKeys = messages.ownKeys.filter { ProductLine(rawValue: $0) == nil }.map { key in
            let arguments = messages.of(.googlePlay).arguments(of: key).union(messages.general.arguments(of: key))
            return (key, !arguments.isDisjoint(with: ProductWording.argumentsOfOffers))
        }
    }

    /// Which catalog speaks for the requested locale, and why.
    public var match: LocaleMatch { messages.general.match }

    /// The numbering system that was asked for ("-u-nu-…") and that ICU does not have; the catalog's digits are used then.
    public var ignoredNumberingSystem: String? { messages.general.ignoredNumberingSystem }

    /// What was wrong in the files of the catalogs that speak; their readable messages speak all the same.
    public var catalogDiagnostics: [Diagnostic] { messages.catalogDiagnostics }

    /// The caller's keys that the language has no message for: their lines are in English.
    public var untranslatedKeys: [String] {
        messages.general.ownKeysLeftToSource.filter { ProductLine(rawValue: $0) == nil }
    }

    /// Whether the language runs right to left.
    public var isRightToLeft: Bool { messages.general.isRightToLeft }

    /// Every line that applies to some terms, or those of them that are asked for, in the order asked for.
    ///
    ///     formatter.lines(for: terms, showing: [.callToAction, .price]).entries.map(\.text.string)
    ///     // de: ["1 Woche kostenlos testen", "4,99 $"]
    ///
    /// - Parameters:
    ///   - terms: What the customer pays, as `OfferSelection` decides it.
    ///   - reference: Terms of the same storefront to compare with; without them there are no lines about savings.
    ///   - dated: When the terms are charged, for a purchase at a moment: `PurchaseTerms.dated(at:in:)`. Without it there are no lines
    ///     with days.
    ///   - choice: What the product is for the customer, where one is known: `PlanChoices.choice(of:)`.
    ///   - chosen: The lines to word; nil for every one. What cannot be said in another line is no diagnostic then.
    ///   - ownKeys: The keys of the caller's lines to word, in the order wanted; nil for every one.
    public func lines(
        for terms: PurchaseTerms,
        comparedWith reference: PurchaseTerms? = nil,
        dated: DatedTerms? = nil,
        choice: PlanChoice? = nil,
        showing chosen: [ProductLine]? = nil,
        ownLines ownKeys: [String]? = nil
    ) -> ProductLines {
        let names = names(of: terms.product)
        let wording = wording(of: terms, named: names, comparedWith: reference, dated: dated, choice: choice)
        return lines(of: wording, named: names.product, showing: chosen, ownLines: ownKeys)
    }

    /// The keys that the caller's lines can have, in the order of the files they came from.
    public var ownLines: [String] { ownLineKeys.map(\.key) }

    /// Whether an offer changes a line of the caller.
    package func dependsOnOffer(ownLine key: String) -> Bool {
        ownLineKeys.contains { $0.key == key && $0.dependsOnOffer }
    }

    /// Whether there are any.
    package var hasOwnLines: Bool { !ownLineKeys.isEmpty }

    package func ownLines(_ wording: ProductWording, keys: [String]?) -> [OwnLine] {
        let chosen = keys.map { $0.flatMap { key in ownLineKeys.filter { $0.key == key } } } ?? ownLineKeys
        guard !chosen.isEmpty else { return [] }
        let arguments = wording.arguments
        let messages = messages.of(wording.storeName)
        return chosen.compactMap { key, dependsOnOffer in
            let text = messages.formatIfComplete(key, arguments)
            return text.map { OwnLine(key: key, text: $0, dependsOnOffer: dependsOnOffer) }
        }
    }

    /// The words around the products.
    ///
    /// - Parameter label: The label.
    public func label(_ label: PaywallLabel) -> FormattedText { messages.general.format(label.rawValue, [:]) }

    /// The same beside products of some stores, in their words.
    package func label(_ label: PaywallLabel, besideProductsOf stores: Set<StoreName>) -> FormattedText {
        messages.around(stores).format(label.rawValue, [:])
    }

    /// One message by its key, with values of one's own.
    ///
    /// - Parameters:
    ///   - key: The key of the message.
    ///   - arguments: The values of the message.
    public func message(_ key: String, _ arguments: MessageArguments) -> FormattedText {
        messages.general.format(key, arguments)
    }

    /// The words of a line about what a store sells with every value as its name, which stay the same on every version of CLDR.
    package func skeleton(_ content: LineContent, of store: StoreName?) -> String {
        messages.of(store).skeleton(content)
    }

    /// Every form of a length that the language's messages use: "dative", "first".
    package var lengthFormsInUse: [String] { messages.general.lengthFormsInUse }

    /// A length alone, in a form or (nil) plainly.
    ///
    /// - Parameters:
    ///   - length: The length.
    ///   - form: The name of the form, such as `dative`; nil for the plain one.
    public func length(_ length: CalendarDuration, form: String? = nil) -> FormattedText {
        messages.general.format(length, form: form)
    }
}
