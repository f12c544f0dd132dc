internal import PaywrightJSON
internal import PaywrightModel

extension ProductListReader {
    /// By which identifiers purchases in other stores state a product: one or several for each store.
    mutating func identifiers(_ node: JSONNode, of product: ProductKey) -> [StoreName: [String]] {
        guard let stated = object(of: node), let object = stated.value?.objectValue else { return [:] }
        var identifiers: [StoreName: [String]] = [:]
        for (member, value) in zip(object.members, stated.members) {
            guard let store = StoreName(rawValue: member.name) else {
                warn(
                    .unknownValue,
                    at: stated.name(of: member),
                    found: Excerpt.quoted(member.name),
                    expected: expectation(StoreName.self),
                    consequence: "its identifiers are not read"
                )
                continue
            }
            guard identifiers[store] == nil else {
                warn(
                    .duplicateKey,
                    at: stated.name(of: member),
                    found: "\(Excerpt.quoted(member.name)) again",
                    expected: "each store once",
                    consequence: "the first identifiers count"
                )
                continue
            }
            let nodes = value.elements ?? [value]
            let ids = nodes.compactMap { identifier($0, in: store, of: product) }
            if !ids.isEmpty { identifiers[store] = ids }
        }
        return identifiers
    }

    private mutating func identifier(_ node: JSONNode, in store: StoreName, of product: ProductKey) -> String? {
        guard let id = node.string, !id.trimmed.isEmpty else {
            warn(
                .wrongType,
                at: node,
                expected: #"an identifier such as "price_123", or an array of them"#,
                consequence: "it is not read"
            )
            return nil
        }
        let isOwn = store == product.store && (id == product.id || id == product.qualifiedID)
        // One that two products state stands for neither: which of them was bought is not known.
        guard !isOwn, statedIdentifiers.insert(ProductKey(store: store, id: id, basePlanID: nil)).inserted else {
            warn(
                .duplicateIdentifier,
                at: node,
                expected: "an identifier that nothing else in the file states",
                consequence: isOwn ? "it is not read" : "purchases with it are of neither product"
            )
            return isOwn ? nil : id
        }
        return id
    }
}
