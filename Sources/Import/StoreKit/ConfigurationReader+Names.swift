internal import PaywrightJSON
internal import PaywrightModel

extension ConfigurationReader {
    /// A product's names, one a locale, in the file's order.
    mutating func names(of product: JSONNode) -> [LocalizedName] {
        var names: [LocalizedName] = []
        var locales: Set<String> = []
        let localizations = product[StoreKitFields.Product.localizations]
        for localization in elements(of: localizations) {
            guard let name = name(localization) else { continue }
            guard locales.insert(name.locale).inserted else {
                warn(
                    .duplicateLocale,
                    at: localization[StoreKitFields.Localization.locale],
                    expected: "each locale once",
                    consequence: "the first name counts"
                )
                continue
            }
            names.append(name)
        }
        if names.isEmpty {
            note(
                .missingName,
                at: localizations,
                found: "no name",
                expected: "a displayName in some locale",
                consequence: "\(productName) goes by its id"
            )
        }
        return names
    }

    private mutating func name(_ localization: JSONNode) -> LocalizedName? {
        guard localization.isObject else {
            warn(.wrongType, at: localization, expected: "an object", consequence: "the name is ignored")
            return nil
        }
        typealias Fields = StoreKitFields.Localization
        noteFields(of: localization, Fields.table)
        guard let name = text(of: localization[Fields.displayName]) else { return nil }
        guard let locale = text(of: localization[Fields.locale]) else {
            warn(
                .missingLocale,
                at: localization[StoreKitFields.Localization.locale],
                expected: "a locale, such as en_US",
                consequence: "the name \(Excerpt.quoted(name)) is ignored"
            )
            return nil
        }
        let description = text(of: localization[Fields.description]) ?? ""
        return LocalizedName(locale: locale.languageTag, name: name, description: description)
    }
}
