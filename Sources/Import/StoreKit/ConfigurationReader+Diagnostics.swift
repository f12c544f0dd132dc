internal import PaywrightJSON

extension ConfigurationReader {
    /// The product being read, as a consequence names it.
    var productName: String { productID.map { "product \(Excerpt.quoted($0))" } ?? "the product" }

    /// The consequence of a fault in a product.
    var productLeftOut: String { "\(productName) is left out" }

    /// The consequence of a fault in an offer.
    var offerLeftOut: String { "the offer is left out of \(productName)" }

    /// The consequence of a fault in a billing plan.
    var planLeftOut: String { "the billing plan is left out of \(productName)" }
}
