public import PaywrightICU

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A language with its messages and its formats: loaded once, and shared by everything that speaks it.
///
///     let german = try Language("de")
///     german.paywall(aurora, in: .germany)?.callToAction    // "Jetzt abonnieren"
///     german.match.matched.tag                              // "de"
///
/// A value to make once and share between threads. A language that no catalog speaks is spoken in English, and `match` says
/// so.
public struct Language: Sendable {
    /// Which catalog speaks for the requested locale, and why.
    public var match: LocaleMatch { messages.general.match }
    /// Whether the language runs right to left.
    public var isRightToLeft: Bool { messages.general.isRightToLeft }
    /// What is wrong in files of catalogs and of one's own messages that word the language; a message that is not used because
    /// of a fault is named here. Empty for the package's own catalogs.
    ///
    ///     let words = try Catalog(parsing: Array(#"{"@@locale": "de", "offer.freeTrial": "Gratis!"}"#.utf8), file: "own.de.arb")
    ///     let german = try Language("de", catalogs: .builtin().adding(messages: [words]))
    ///     german.diagnostics.first?.code    // "required-argument-missing": the offer is worded as before
    public var diagnostics: [Diagnostic] { messages.catalogDiagnostics }
    let messages: StoreMessages

    /// The language of a BCP 47 tag.
    ///
    /// - Parameters:
    ///   - tag: "de", "zh-Hant-HK", "ar-u-nu-arab"; underscores and POSIX forms such as "pt_BR.UTF-8" are understood.
    ///   - address: How the texts address the reader: `Language("de", address: .formal)` has “Ihr Abo”, as "de-x-formal" has; nil for
    ///     what the tag asks for, or else the language's own form. A language without texts in the form has its own, and
    ///     `match.lacksAddress` is true.
    ///   - catalogs: The messages; nil for the package's own. `CatalogLibrary.adding(messages:)` lays other words over them.
    /// - Throws: `LocaleTag.Malformed` for a text that is no tag; `CatalogFailure` when the file of a catalog cannot be read.
    public init(_ tag: String, address: FormOfAddress? = nil, catalogs: CatalogLibrary? = nil) throws {
        try self.init(LocaleTag(tag), address: address, catalogs: catalogs)
    }

    /// The language of a locale's tag; throws when the file of a catalog cannot be read.
    ///
    /// - Parameters:
    ///   - locale: The tag of the locale.
    ///   - address: How the texts address the reader; nil for what the tag asks for, or else the language's own form.
    ///   - catalogs: The catalogs to take the words from; nil for those of the package.
    /// - Throws: `CatalogFailure` where the file of a catalog cannot be read.
    public init(_ locale: LocaleTag, address: FormOfAddress? = nil, catalogs: CatalogLibrary? = nil) throws {
        let locale = address.map { locale.addressing($0) } ?? locale
        messages = try StoreMessages(catalogs ?? .builtin(), for: locale)
    }

    /// The same language for another locale that it speaks for.
    package func speaking(for match: LocaleMatch) -> Language { Language(messages: messages.speaking(for: match)) }

    private init(messages: StoreMessages) { self.messages = messages }

    /// That a program has no locales of Foundation but the current one: on Linux, those of `FoundationEssentials` alone keep
    /// no identifier.
    public struct LocaleWithoutIdentifier: Error, Hashable, Sendable, CustomStringConvertible {
        /// One line for a person.
        public var description: String {
            "found a locale without its identifier, as every one is without Foundation; expected a tag: Language(\"de\")"
        }
    }

    /// The language of Foundation's locale: `Language(.current)`, `Language(Locale(identifier: "de_DE"))`.
    ///
    /// On Linux Foundation's current locale is English for everybody. In its place, that of the process is used, as the
    /// environment states it: `LC_ALL`, else `LC_MESSAGES`, else `LANG`; English where none does. Keywords of an identifier
    /// ("de_DE@numbers=arab") become those of the tag; one that a tag cannot have is left out.
    ///
    /// - Parameters:
    ///   - locale: The locale of Foundation.
    ///   - address: How the texts address the reader; nil for the language's own form.
    ///   - catalogs: The catalogs to take the words from; nil for those of the package.
    /// - Throws: `LocaleTag.Malformed` for a locale whose identifier is no tag; `LocaleWithoutIdentifier`, on Linux and without
    ///   Foundation, for any locale but the current one; `CatalogFailure` where the file of a catalog cannot be read.
    public init(_ locale: Locale, address: FormOfAddress? = nil, catalogs: CatalogLibrary? = nil) throws {
        try self.init(FoundationLocale(locale).tag, address: address, catalogs: catalogs)
    }

    /// What words prices and offers in the language.
    ///
    /// - Parameter options: How prices and periods are shown.
    public func paywallFormatter(options: PaywallOptions = PaywallOptions()) -> PaywallFormatter {
        PaywallFormatter(messages: messages, options: options)
    }

    /// What words a customer's purchases in the language.
    ///
    /// - Parameters:
    ///   - timeZone: The customer's time zone, by a name of the IANA database: "Europe/Berlin", "UTC"; nil where it is not known.
    ///   - zoneData: Where the rules of the time zone are looked for; by default the machine's zone files.
    ///   - options: How dates are written.
    /// - Throws: `StoreCalendar.UnknownTimeZone`.
    public func statusFormatter(
        timeZone: String?,
        zoneData: TimeZoneData = .system,
        options: StatusOptions = StatusOptions()
    ) throws(StoreCalendar.UnknownTimeZone) -> StatusFormatter {
        StatusFormatter(
            messages: messages,
            calendar: try StoreCalendar(timeZone: timeZone, data: zoneData),
            options: options
        )
    }

    /// The same for a calendar that is there already.
    package func statusFormatter(calendar: StoreCalendar, options: StatusOptions) -> StatusFormatter {
        StatusFormatter(messages: messages, calendar: calendar, options: options)
    }

    /// The words around the products: restore purchases, terms of use.
    ///
    ///     try Language("fr").label(.restorePurchases).string    // "Restaurer les achats"
    ///
    /// - Parameter label: The label.
    public func label(_ label: PaywallLabel) -> FormattedText { messages.general.format(label.rawValue, [:]) }

    /// The words for one product and one customer; nil where the product has no price in the storefront.
    ///
    /// - Parameters:
    ///   - product: The product, as a store states it.
    ///   - storefront: Where it is sold.
    ///   - claims: Which offers the customer gets, as `CustomerEligibility.claims(for:)` decides it; none by default.
    ///   - reference: A product to compare the price with, in the same storefront; nil for no lines about savings.
    ///   - options: How prices and periods are shown.
    public func paywall(
        _ product: Product,
        in storefront: Storefront,
        claims: [OfferClaim] = [.noOffer],
        comparedWith reference: Product? = nil,
        options: PaywallOptions = PaywallOptions()
    ) -> Paywall? {
        let other = reference.flatMap { OfferSelection.terms(for: $0, in: storefront, claims: [.noOffer]) }
        return OfferSelection.terms(for: product, in: storefront, claims: claims).map { terms in
            Paywall(terms, comparedWith: other, by: paywallFormatter(options: options))
        }
    }

    /// The words for every product that has a price in a storefront, in the order of the products.
    ///
    /// - Parameters:
    ///   - products: The products.
    ///   - storefront: Where the product is bought.
    ///   - claims: The offers that the customer gets.
    ///   - options: How prices and periods are shown.
    public func paywalls(
        _ products: [Product],
        in storefront: Storefront,
        claims: [OfferClaim] = [.noOffer],
        options: PaywallOptions = PaywallOptions()
    ) -> [Paywall] {
        let formatter = paywallFormatter(options: options)
        return products.compactMap { OfferSelection.terms(for: $0, in: storefront, claims: claims) }
            .map { Paywall($0, by: formatter) }
    }

    /// The words for every product of a file, see `StoreFile`.
    ///
    /// - Parameters:
    ///   - file: The products of a file.
    ///   - storefront: Where the product is bought.
    ///   - claims: The offers that the customer gets.
    ///   - options: How prices and periods are shown.
    public func paywalls(
        _ file: ProductImport,
        in storefront: Storefront,
        claims: [OfferClaim] = [.noOffer],
        options: PaywallOptions = PaywallOptions()
    ) -> [Paywall] {
        paywalls(file.products, in: storefront, claims: claims, options: options)
    }

    /// What is true of a customer at a moment, in words.
    ///
    ///     let status = try german.status(of: customer.history, products: shop.products, at: .now, in: "Europe/Berlin")
    ///     status.headline    // "Verlängert sich am 05.12.2026"
    ///
    /// - Parameters:
    ///   - history: What the stores state about the customer.
    ///   - products: The products that have the names, groups and offers.
    ///   - now: The moment of the question.
    ///   - timeZone: The customer's time zone: "Europe/Berlin"; nil where it is not known.
    ///   - policy: What the app does after a refund, and how far clocks may differ.
    ///   - options: How dates are written.
    /// - Throws: `StoreCalendar.UnknownTimeZone`.
    public func status(
        of history: CustomerHistory,
        products: [Product] = [],
        at now: Instant,
        in timeZone: String?,
        policy: StatusPolicy = StatusPolicy(),
        options: StatusOptions = StatusOptions()
    ) throws(StoreCalendar.UnknownTimeZone) -> CustomerStatusText {
        let status = CustomerStatus(of: history, products: products, now: now, policy: policy)
        let formatter = try statusFormatter(timeZone: timeZone, options: options)
        return CustomerStatusText(
            status: status,
            isWhole: history.reading.isWhole,
            purchases: formatter.lines(for: status, products: ProductNames(products))
        )
    }
}
