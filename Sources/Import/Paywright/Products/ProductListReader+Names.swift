internal import PaywrightJSON
internal import PaywrightModel

extension ProductListReader {
    /// A product's names by language, in the file's order.
    mutating func names(_ node: JSONNode) -> [LocalizedName] {
        guard let stated = object(of: node), let object = stated.value?.objectValue else { return [] }
        var names: [LocalizedName] = []
        var locales: Set<String> = []
        for (member, value) in zip(object.members, stated.members) {
            let locale = member.name.trimmed.languageTag
            let key = stated.name(of: member)
            guard locale.isWellFormedTag else {
                warn(
                    .missingLocale,
                    at: key,
                    found: Excerpt.quoted(member.name),
                    expected: String.tagExpectation,
                    consequence: "the name is ignored"
                )
                continue
            }
            guard let name = name(value, locale: locale) else { continue }
            guard locales.insert(locale).inserted else {
                warn(
                    .duplicateLocale,
                    at: key,
                    found: "\(Excerpt.quoted(member.name)) again",
                    expected: "each locale once",
                    consequence: "the first name counts"
                )
                continue
            }
            names.append(name)
        }
        return names
    }

    private mutating func name(_ node: JSONNode, locale: String) -> LocalizedName? {
        if node.isObject { reportFields(of: node, known: ProductListFields.name) }
        let stated = node.isObject ? node["name"] : node
        guard let name = stated.text, !name.isEmpty else {
            warn(
                .missingName,
                at: stated,
                expected: #"a name, or {"name": …, "description": …}"#,
                consequence: "\(productName) has no name in \(locale)"
            )
            return nil
        }
        let description = node.isObject ? text(of: node["description"]) ?? "" : ""
        return LocalizedName(locale: locale, name: name, description: description)
    }

    /// What a bundle includes: ids of products of the file, or ids with names of their own.
    mutating func includes(_ list: JSONNode) -> [IncludedProduct] {
        elements(of: list).compactMap { node in
            if node.isObject { reportFields(of: node, known: ProductListFields.included) }
            let stated = node.isObject ? node["id"] : node
            guard let id = stated.string, !id.trimmed.isEmpty else {
                warn(
                    .missingProductID,
                    at: stated,
                    expected: #"a product id, or {"id": …, "names": …}"#,
                    consequence: "nothing is said of it"
                )
                return nil
            }
            if node.isObject { return IncludedProduct(id: id, names: names(node["names"])) }
            guard let names = namesByID[id] else {
                warn(
                    .unknownIncludedProduct,
                    at: node,
                    expected: #"the id of a product of the file, or {"id": …, "names": …}"#,
                    consequence: "it goes by its id"
                )
                return IncludedProduct(id: id)
            }
            return IncludedProduct(id: id, names: names)
        }
    }
}
