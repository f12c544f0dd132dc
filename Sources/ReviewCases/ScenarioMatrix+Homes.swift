internal import Paywright
internal import PaywrightDecisions
package import PaywrightICU
internal import PaywrightModel
internal import PaywrightValues

/// A price in each currency of the countries where a language is at home: they show its digits, its separators and the place of
/// the currency’s sign, alone and in the sentences of the terms.
extension ScenarioMatrix {
    /// The cases of a language, one for a currency: in Austria "home.EUR" and in Switzerland "home.CHF" for de. A locale that names a
    /// region has that of the region alone: "home.CAD" for fr-CA.
    ///
    /// - Parameter locale: The language’s locale.
    package static func homes(of locale: LocaleTag) -> [Scenario] {
        let own = locale.maximized.split(separator: "-").last.flatMap { Storefront($0) }
        let others = locale.namesRegion ? [] : storefronts[locale.languageAndScript] ?? []
        var known: Set<String> = []
        return ([own].compactMap { $0 } + others).compactMap { storefront in
            guard let code = storefront.currency?.code, known.insert(code).inserted else { return nil }
            let shelf = Shelf("Pro Yearly", .autoRenewable, "1234", storefront.alpha3, period: "P1Y")
            return Scenario("home.\(code)", shelf.product(with: []), [.noOffer], lines: Self.homeLines)
        }
    }

    private static let homeLines: Set<ProductLine> = [.price, .pricePerPeriod, .callToAction, .disclosure]

    /// The storefronts by the language that CLDR takes as that of their country.
    private static let storefronts: [String: [Storefront]] = Dictionary(grouping: Storefront.all) { storefront in
        (try? LocaleTag("und-\(storefront.alpha2)"))?.languageAndScript ?? ""
    }
}

extension LocaleTag {
    /// Whether the tag itself has a region: "pt-BR", not "pt" or "zh-Hant".
    fileprivate var namesRegion: Bool {
        withoutExtensions.split(separator: "-").dropFirst().contains { $0.utf8.count == 2 }
    }
}
