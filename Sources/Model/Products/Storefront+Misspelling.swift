internal import PaywrightValues

extension Storefront {
    /// The codes of the regions that an unknown code may mean: of a region's English name, of a locale's region, or one with
    /// a slip.
    ///
    ///     Storefront.meant(by: "Germany")    // ["DEU"]
    ///     Storefront.meant(by: "de_DE")      // ["DEU"]
    package static func meant(by text: String) -> [String] {
        if let named = Storefront(englishName: text) { return [named.alpha3] }
        if let region = text.split(whereSeparator: { $0 == "-" || $0 == "_" }).last, region.count < text.count,
            let storefront = Storefront(region)
        {
            return [storefront.alpha3]
        }
        let codes = Misspelling.meant(by: text, among: all.map(\.alpha3))
        if !codes.isEmpty || text.count < 4 { return codes }
        let names = Misspelling.meant(by: text, among: englishNames.map(\.name))
        return Set(names.compactMap { Storefront(englishName: $0)?.alpha3 }).sorted()
    }
}
