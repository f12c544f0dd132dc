internal import PaywrightModel
internal import PaywrightValues

/// An offer of Google Play's that waits for its base plan, which may stand in another file: what it costs may depend on
/// what the base plan costs.
///
/// `ProductImport.attachingOffers()` makes a `SubscriptionOffer` of it.
public struct UnattachedOffer: Hashable, Sendable {
    /// The subscription that it belongs to.
    public let productID: String
    /// The base plan of that subscription.
    public let basePlanID: String
    /// The offer's own identifier, unique in the base plan.
    public let offerID: String
    /// The file it stands in, as the caller named it.
    public let file: String
    /// Where it stands in the file.
    let place: SourcePlace
    /// Which customers it is for.
    let type: OfferType
    /// nil for those that the type is for.
    let customers: Set<CustomerStanding>?
    /// The regions in which it is open to new subscribers.
    let regions: Set<Storefront>
    /// In the order they are charged; never empty.
    let phases: [Phase]
    /// Whether its file has a field that is not known, and that may change what is calculated from its prices.
    let leavesCalculationsOpen: Bool

    /// One phase, as the file states it.
    struct Phase: Hashable, Sendable {
        /// The length of one recurrence.
        let duration: CalendarDuration
        /// How many recurrences, each of which is charged.
        let count: Int
        let prices: [Storefront: PhasePrice]
    }

    /// What one recurrence costs in a region.
    struct PhasePrice: Hashable, Sendable {
        let terms: Terms
        let place: SourcePlace

        enum Terms: Hashable, Sendable {
            case free
            case price(Price)
            /// The part that is taken off the base plan's price, prorated over the phase: billionths, from 1 to 999,999,999.
            case relativeDiscount(billionths: Int64)
            /// What is subtracted from the base plan's price, prorated over the phase.
            case discount(Price)

            /// The currency of the amount, where one is stated that is not 0: what is free is so in every currency.
            var currency: CurrencyCode? {
                switch self {
                case .free, .relativeDiscount: nil
                case .price(let price), .discount(let price): price.isFree ? nil : price.currency
                }
            }

            /// Whether the file states no amount.
            var isCalculated: Bool {
                switch self {
                case .free, .price: false
                case .relativeDiscount, .discount: true
                }
            }
        }
    }
}
