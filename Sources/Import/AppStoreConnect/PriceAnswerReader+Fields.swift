internal import PaywrightModel
internal import PaywrightValues

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
        typealias Attributes = AppStoreConnectFields.ProductAttributes
        let attributes = node[Product.attributes]
        noteFields(of: attributes, Attributes.table)
        _ = stated(attributes[Attributes.subscriptionPeriod], as: Self.periods)
        let state = attributes[Attributes.state]
        _ = text(of: state)
        guard Self.isRemoved(node) else { return }
        let expected = "a product that is for sale"
        warn(.notForSale, at: state, expected: expected, consequence: "the product is left out in the App Store")
    }

    /// How often a product is charged by the answer; nil where it does not state that, or in no known word.
    static func period(of product: JSONNode) -> SubscriptionPeriod? {
        typealias Fields = AppStoreConnectFields.Product
        let stated = product[Fields.attributes][AppStoreConnectFields.ProductAttributes.subscriptionPeriod]
        return periods.first { $0.name == stated.string }?.value
    }

    /// Whether a product cannot be bought any more. What is reviewed may be bought soon.
    static func isRemoved(_ product: JSONNode) -> Bool {
        typealias Fields = AppStoreConnectFields.Product
        let state = product[Fields.attributes][AppStoreConnectFields.ProductAttributes.state]
        return ["DEVELOPER_REMOVED_FROM_SALE", "REMOVED_FROM_SALE"].contains(state.text)
    }

    private static let periods: NameTable<SubscriptionPeriod> = [
        ("ONE_WEEK", .weeks(1)), ("ONE_MONTH", .months(1)), ("TWO_MONTHS", .months(2)), ("THREE_MONTHS", .months(3)),
        ("SIX_MONTHS", .months(6)), ("ONE_YEAR", .years(1)),
    ]
}
