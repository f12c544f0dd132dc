internal import PaywrightJSON
public import PaywrightModel

/// Reads what Google Play says about products:
///
/// - `ProductDetails` of the billing library, as JSON of the library's own form or of its objects: one, a list, or the
///   `subscriptionOfferDetails` of one alone. They give the prices that one customer sees and the offers that customer can
///   get, without the region and without saying why: offers are of the type `unspecified`, and a file that has only them
///   states no product id, so that a product goes by its base plan's.
/// - `monetization.subscriptions` of the Google Play Developer API: one, a list, or the response `{"subscriptions": […]}`,
///   with the prices of every region. `otherRegionsConfig` is for regions that Play may add: no region's price.
/// - `monetization.subscriptions.basePlans.offers`: one, a list, or the response `{"subscriptionOffers": […]}`. An offer
///   is attached to its base plan in the same file; one whose base plan is in another file, see
///   `ProductImport.attachingOffers()`.
///
/// There is one `Product` for each base plan, in the subscription group of its subscription. A prepaid plan is a
/// non-renewing product with a period; installments are a billing plan with a commitment. A one-time product is
/// non-consumable, for Play does not say whether it can be bought again; one with several purchase options is one product
/// for each, and a rental is a non-renewing one.
///
/// A region is sold in if its `newSubscriberAvailability` is true: Google leaves out what is false. A base plan or an
/// offer is read if it is `ACTIVE`, or states no state, as in a request that creates it.
///
///     let imported = try GooglePlayProductImporter().products(from: bytes, file: "play.json")
public struct GooglePlayProductImporter: Sendable {
    private let storefront: Storefront?
    private let fields: FieldRules
    private let limits: JSONLimits

    /// An importer for one storefront.
    ///
    /// - Parameters:
    ///   - storefront: Where the prices of `ProductDetails` hold, which never say it: the caller's word is taken, and the
    ///     currency is always the price's own. nil means `Storefront.unstated`.
    ///   - fields: Which fields of a file count; by default those of this version's tables.
    ///   - maximumBytes: The size above which a file is refused unread; by default 64 MiB.
    public init(storefront: Storefront? = nil, fields: FieldRules = FieldRules(), maximumBytes: Int = 64 << 20) {
        self.storefront = storefront
        self.fields = fields
        limits = JSONLimits(maximumBytes: maximumBytes)
    }

    /// The products of a file.
    ///
    /// - Parameters:
    ///   - bytes: The whole file.
    ///   - file: The name that diagnostics give the file.
    /// - Throws: `ImportFailure` when the bytes are of none of these forms, or everything in them was refused.
    public func products(from bytes: [UInt8], file: String) throws(ImportFailure) -> ProductImport {
        let document = try JSONDocument(importing: bytes, file: file, limits: limits)
        let fields = ProductFields(fields)
        var reader = GooglePlayProductReader(document: document, file: file, storefront: storefront, fields: fields)
        return try reader.read()
    }
}
