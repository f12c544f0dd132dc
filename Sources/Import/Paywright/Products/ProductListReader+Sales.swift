internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

/// What is sold once on other terms than to have it at once and to keep it.
extension ProductListReader {
    /// The rental, or the order before the release. What cannot be read may be either, so that the product is left out.
    mutating func sale(of product: JSONNode, type: ProductType) -> (value: OneTimeSale?, isReadable: Bool) {
        let (rental, preorder) = (product["rental"], product["preorder"])
        guard rental.isAbsent || preorder.isAbsent else {
            let expected = "a rental or an order before the release"
            fail(.contradictoryFields, at: preorder, expected: expected, consequence: productLeftOut)
            return (nil, false)
        }
        if !rental.isAbsent {
            guard isObject(rental, of: [.nonRenewable], type) else { return (nil, false) }
            return (.rental(self.rental(rental)), true)
        }
        if !preorder.isAbsent {
            guard isObject(preorder, of: [.nonConsumable, .consumable], type) else { return (nil, false) }
            reportFields(of: preorder, known: ProductListFields.preorder)
            let release = timestamp(of: preorder["release"])
            return (.preorder(Preorder(release: release, end: timestamp(of: preorder["until"]))), true)
        }
        return (nil, true)
    }

    private mutating func isObject(_ node: JSONNode, of types: [ProductType], _ type: ProductType) -> Bool {
        guard node.isObject else {
            fail(.wrongType, at: node, expected: "an object", consequence: productLeftOut)
            return false
        }
        guard types.contains(type) else {
            let expected = "it on a product of type \(types.map(\.rawValue).joined(separator: " or "))"
            fail(.contradictoryFields, at: node, expected: expected, consequence: productLeftOut)
            return false
        }
        return true
    }

    /// Without a length where it may end sooner, by a member that cannot be read.
    private mutating func rental(_ node: JSONNode) -> Rental {
        reportFields(of: node, known: ProductListFields.rental)
        let period = node["period"].isAbsent ? nil : duration(node["period"])
        if period == nil, !node["period"].isAbsent {
            let expected = #"a length by ISO 8601, such as "P30D""#
            warn(.invalidPeriod, at: node["period"], expected: expected, consequence: "the length is not known")
        }
        let started = node["afterStart"]
        guard !started.isAbsent else { return Rental(period: period) }
        guard let time = started.string.flatMap({ Rental.StartedTime(iso8601: $0) }) else {
            let expected = #"a time by ISO 8601, such as "PT48H""#
            warn(.invalidPeriod, at: started, expected: expected, consequence: "the length of the rental is not said")
            return Rental(period: nil)
        }
        return Rental(period: period, afterStart: time)
    }
}
