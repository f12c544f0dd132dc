internal import PaywrightModel

extension PriceAnswerReader {
    /// Takes note of the fields of each page. Its links name pages, and no prices.
    mutating func noteFields(ofPages pages: [JSONNode]) {
        for page in pages {
            noteFields(of: page, Answer.table)
            let links = page[Answer.links]
            noteFields(of: links, AppStoreConnectFields.Links.table, isAboutPrices: false)
            let next = links[AppStoreConnectFields.Links.next]
            noteFields(of: next, AppStoreConnectFields.Link.table, isAboutPrices: false)
        }
    }

    /// Takes note of the fields of a price, of its price point or of its territory.
    mutating func noteFields(ofPrice node: JSONNode) {
        noteFields(of: node, Fields.table)
        noteFields(of: node[Fields.attributes], Attributes.table)
        let relationships = node[Fields.relationships]
        noteFields(of: relationships, Relations.table)
        let read = Self.productRelationships + Self.pricePoints.values + [Relations.territory]
        for reference in read.map({ relationships[$0] }) where reference.isObject {
            noteFields(of: reference, Reference.table)
            noteFields(of: reference[Reference.data], AppStoreConnectFields.Resource.table)
        }
    }

    /// Takes note of the fields of a product. Its prices are resources of their own.
    mutating func noteFields(ofProduct node: JSONNode) {
        typealias Product = AppStoreConnectFields.Product
        noteFields(of: node, Product.table)
        noteFields(of: node[Product.attributes], AppStoreConnectFields.ProductAttributes.table)
    }
}
