public import PaywrightValues

/// The kinds of faults in files of stores, of customers and of prices. The raw values are stable: programs may store and
/// compare them.
@nonexhaustive
public enum ImportCode: String, DiagnosticCode, CaseIterable {
    // MARK: The file

    /// The file has no content.
    case emptyFile = "empty-file"
    /// The file has more bytes than the importer's limit.
    case fileTooLarge = "file-too-large"
    /// Arrays and objects are nested more deeply than any configuration's.
    case nestedTooDeeply = "nested-too-deeply"
    /// The file is not JSON by RFC 8259.
    case invalidJSON = "invalid-json"
    /// The file is JSON, but not a StoreKit configuration.
    case notAConfiguration = "not-a-configuration"
    /// The file is JSON, but of no form that states products.
    case notProducts = "not-products"
    /// A store's answer is one page of several.
    case morePages = "more-pages"
    /// The file's format is newer than any this importer knows.
    case newerFormat = "newer-format"
    /// The file has no product.
    case noProducts = "no-products"
    /// The file has subscription bundles or suites, which are not read.
    case bundlesNotRead = "bundles-not-read"
    /// The file's storefront is none of the App Store's, or a price's region none of ISO 3166.
    case unknownStorefront = "unknown-storefront"
    /// The file's prices are in another currency than the requested storefront's.
    case otherCurrency = "other-currency"

    // MARK: Fields

    /// A field has a value of another JSON type than the format states.
    case wrongType = "wrong-type"
    /// A field that the format does not have.
    case unknownField = "unknown-field"
    /// A name that occurs twice in one object.
    case duplicateKey = "duplicate-key"
    /// There are more faults of a kind than are listed.
    case moreFaults = "more-faults"

    // MARK: Products

    /// A product has no id.
    case missingProductID = "missing-product-id"
    /// A product has the id of an earlier one.
    case duplicateProductID = "duplicate-product-id"
    /// An identifier of another store that a product states again, or that an earlier product states.
    case duplicateIdentifier = "duplicate-identifier"
    /// A product does not state its type.
    case missingType = "missing-type"
    /// A product's type is none that the format has.
    case unknownType = "unknown-type"
    /// A product stands in a list for products of another type.
    case misplacedProduct = "misplaced-product"
    /// A subscription does not state how often it renews.
    case missingPeriod = "missing-period"
    /// A length of time cannot be read.
    case invalidPeriod = "invalid-period"
    /// A subscription renews at an interval that the App Store does not sell.
    case unusualPeriod = "unusual-period"
    /// A subscription's level in its group is not a whole number from 1.
    case invalidLevel = "invalid-level"
    /// A subscription group has no id.
    case missingGroupID = "missing-group-id"
    /// A product has no name in any language.
    case missingName = "missing-name"
    /// A product's name has no locale.
    case missingLocale = "missing-locale"
    /// A product has two names in one locale.
    case duplicateLocale = "duplicate-locale"
    /// A product that the store reported as invalid.
    case invalidProductID = "invalid-product-id"
    /// An id reported as invalid that no product has.
    case unmatchedProductID = "unmatched-product-id"

    /// A subscription of Google Play's has no base plan, or a base plan no id.
    case missingBasePlan = "missing-base-plan"
    /// Nothing says whether a base plan or an offer can be bought.
    case missingState = "missing-state"
    /// A base plan or an offer that cannot be bought: a draft, or withdrawn.
    case notForSale = "not-for-sale"

    // MARK: Prices

    /// A product, paid offer or billing plan has no price.
    case missingPrice = "missing-price"
    /// A price is not a decimal.
    case invalidPrice = "invalid-price"
    /// A price is a JSON number instead of a string.
    case numericPrice = "numeric-price"
    /// A price has more decimals than its currency.
    case excessFractionDigits = "excess-fraction-digits"
    /// A product's price differs from that of its enabled billing plan.
    case contradictoryPrice = "contradictory-price"
    /// Two prices for one region.
    case duplicateRegion = "duplicate-region"
    /// A price that the store does not state, calculated from another one by the store's rule.
    case calculatedPrice = "calculated-price"
    /// Tax comes on top of an amount, or may.
    case taxNotIncluded = "tax-not-included"
    /// An offer has more phases before the price than any store sells, and no line says.
    case tooManyPhases = "too-many-phases"
    /// A price that is not one amount: in tiers, by use, for packages, or chosen by the customer.
    case noFixedPrice = "no-fixed-price"
    /// A billing plan's commitment is not the sum of its bills.
    case contradictoryCommitment = "contradictory-commitment"
    /// A billing plan of a kind that the format does not have, or of none.
    case unknownBillingPlan = "unknown-billing-plan"
    /// Two billing plans of one kind.
    case duplicateBillingPlan = "duplicate-billing-plan"

    // MARK: Offers

    /// An offer has no identifier.
    case missingOfferID = "missing-offer-id"
    /// A payment mode that this type of offer or product does not have, or none.
    case unknownPaymentMode = "unknown-payment-mode"
    /// An offer that is not filled in yet: Xcode writes it when an offer is added and no payment mode is chosen.
    case unfilledOffer = "unfilled-offer"
    /// An offer does not state its period.
    case missingOfferPeriod = "missing-offer-period"
    /// An offer's number of periods is not a whole number from 1 to 9,999.
    case invalidPeriodCount = "invalid-number-of-periods"
    /// An offer does not state its number of periods.
    case missingPeriodCount = "missing-number-of-periods"
    /// An offer that has one period by definition states several.
    case unexpectedPeriodCount = "unexpected-number-of-periods"
    /// A free offer has a price.
    case pricedFreeOffer = "priced-free-offer"
    /// A paid offer costs nothing.
    case freePaidOffer = "free-paid-offer"
    /// An offer on a product that costs nothing anyway.
    case offerOnFreeProduct = "offer-on-free-product"
    /// One offer stands twice in the file, with different content.
    case contradictoryOffer = "contradictory-offer"
    /// An offer of a base plan that is not among the products.
    case offerWithoutBasePlan = "offer-without-base-plan"
    /// An offer that can be had in no region.
    case offerNotSold = "offer-not-sold"
    /// An offer's price in another currency than the price that follows it.
    case offerInOtherCurrency = "offer-in-other-currency"
    /// Two offers of one type have the same identifier and billing plan.
    case duplicateOffer = "duplicate-offer"
    /// A group of customers that the format does not have.
    case unknownCustomers = "unknown-customers"
    /// An offer of a type that this type of product cannot have.
    case misplacedOffer = "misplaced-offer"

    // MARK: Prices per storefront

    /// A price in no currency, where the region does not tell it.
    case missingCurrency = "missing-currency"
    /// A currency that ISO 4217 does not have.
    case unknownCurrency = "unknown-currency"
    /// A price in another currency than the App Store bills in there.
    case contradictoryCurrency = "contradictory-currency"
    /// An amount that does not show whether its mark stands before decimals or thousands.
    case ambiguousNumber = "ambiguous-number"
    /// An offer of a type that the format does not have, or none.
    case unknownOfferType = "unknown-offer-type"
    /// An offer without phases.
    case missingPhases = "missing-phases"
    /// A bundle includes a product that the file says nothing of.
    case unknownIncludedProduct = "unknown-included-product"

    // MARK: Lists of prices

    /// The file is no list of prices.
    case notAPriceList = "not-a-price-list"
    /// The file is no table of separated values by RFC 4180.
    case invalidTable = "invalid-table"
    /// Prices hold from some day on, and the day to answer for is not stated.
    case dayNotStated = "day-not-stated"
    /// A price that another one follows on a day.
    case laterPrice = "later-price"
    /// Every price in a region begins later, or has ended.
    case noPriceInForce = "no-price-in-force"
    /// The only price in force is one that subscribers kept through a change.
    case preservedPrice = "preserved-price"
    /// Prices for a product that no input has, or for none.
    case unmatchedPrices = "unmatched-prices"
    /// A product keeps its price where a list of prices has none, or its offers theirs.
    case keptPrice = "kept-price"
    /// An offer, or a billing plan, has no price where the product has one.
    case offerWithoutPrice = "offer-without-price"
    /// Prices of offers, which are not read.
    case offerPricesNotRead = "offer-prices-not-read"

    // MARK: A customer's history

    /// The input is JSON, but of no form that says anything about a customer's purchases.
    case notAHistory = "not-a-history"
    /// The input is a map of inputs by name; each value is an input of its own.
    case mapOfInputs = "map-of-inputs"
    /// A version of the package's own form that this importer does not know.
    case unknownSchema = "unknown-schema"
    /// Data without a signature, where signatures are to be verified.
    case unsignedData = "unsigned-data"
    /// Signed data that the verifier refused, or that is cut short.
    case signatureRejected = "signature-rejected"
    /// What a store signs stands without a signature that was verified, and one is required.
    case signatureRequired = "signature-required"
    /// Signed data whose payload is not JSON.
    case unreadablePayload = "unreadable-payload"
    /// Text that stands where signed data should.
    case notSignedData = "not-signed-data"
    /// The store answered with an error instead of a history: a receipt's status other than 0.
    case storeError = "store-error"
    /// A value that a store's enumeration does not have; it is kept as the store wrote it.
    case unknownValue = "unknown-value"
    /// An identifier with characters that the store's have not.
    case invalidIdentifier = "invalid-identifier"
    /// A date that cannot be read.
    case invalidDate = "invalid-date"
    /// A date of 0 in a field that the store leaves out where there is no date: so encoders of many languages write it.
    case emptyDate = "empty-date"
    /// A field that can change what is told, in a way that is not decided yet.
    case undecidedField = "undecided-field"
    /// A row of a table of fields that cannot be laid over this version’s tables.
    case invalidFieldRow = "invalid-field-row"
    /// An identifier in place of an object that the store gives where it is asked for (expanded).
    case notExpanded = "not-expanded"
    /// Parts of one subscription that are charged on different days.
    case severalRenewals = "several-renewals"
    /// A number that is not one, or out of range.
    case invalidNumber = "invalid-number"
    /// Fields that contradict each other.
    case contradictoryFields = "contradictory-fields"
    /// A notification about many customers at once, or about none.
    case notAboutOneCustomer = "not-about-one-customer"
    /// A record of another customer than the first one that is named.
    case otherCustomer = "other-customer"
    /// A purchase in another app than the one expected, or one that does not say in which.
    case otherApp = "other-app"
    /// A purchase in another environment of the store than the one expected, or one that does not say in which.
    case otherEnvironment = "other-environment"
}
