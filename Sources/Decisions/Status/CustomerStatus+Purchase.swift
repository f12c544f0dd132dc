public import PaywrightModel
internal import PaywrightStorage
public import PaywrightValues

extension CustomerStatus {
    /// One purchase and what is true of it. A copy counts one reference.
    public struct Purchase: Hashable, Sendable {
        private var facts: Shared<Facts>

        /// The store.
        public var store: StoreName { facts.value.store }
        /// The product that runs, or ran last; nil where the store states none.
        public var productID: String? { facts.value.productID }
        /// The subscription group; nil where none is stated.
        public var groupID: String? { facts.value.groupID }
        /// What support staff look the purchase up by: the App Store's original transaction, elsewhere the latest order.
        public var transactionID: String? { facts.value.transactionID }
        /// What is true of it.
        public var situation: SubscriptionSituation { facts.value.situation }
        /// The free time that runs, where the situation tells of something else: a change of plan or price, a commitment;
        /// nil where none runs.
        public var freeTime: FreeTime? { facts.value.freeTime }
        /// The offer that runs, and whether the purchase or a product file tells how it is paid; nil where none runs.
        public var offer: RunningOffer? { facts.value.offer }
        /// Whether a renewal is paid by an invoice that the customer is sent, so that nothing is charged by itself.
        public var isInvoiced: Bool { facts.value.isInvoiced }
        /// When it ends after it has renewed, where the store states that it does; nil where it goes on, or ends at once.
        public var endDate: Instant? { facts.value.endDate }
        /// The order before a release that is awaited, or the rental that is not over; nil of anything else.
        public var sale: OneTimeSale? { facts.value.sale }
        /// Whether the seller granted it, and nothing was bought.
        public var isGranted: Bool { facts.value.isGranted }
        /// The storefront's three-letter code, as the store states it.
        public var storefront: String? { facts.value.storefront }
        /// The product that states the identifier of the purchase's product among its `identifiers`: purchases in two stores
        /// with the same one are of the same thing. nil where no product does, or more than one.
        public var listedProductID: String? { facts.value.listedProductID }
        /// Google Play's base plan; nil elsewhere, and where none is stated.
        public var basePlanID: String? { facts.value.basePlanID }
        /// What could be told of it, and is not, because a field cannot be read, or changes it in a way that is not decided.
        public var withheld: [Doubt] { facts.value.withheld }
        /// What is true of it and what comes next, all facts side by side. Empty for a purchase made from its parts.
        public var timeline: PurchaseTimeline { facts.value.timeline }
        /// Whether another purchase of the same product or group gives access, so that an end of this one’s ends nothing.
        package internal(set) var hasAccessByAnother: Bool {
            get { facts.value.hasAccessByAnother }
            set { facts.value.hasAccessByAnother = newValue }
        }
        /// Whether access is granted until the store can be asked, so that its end is the end of no period.
        package internal(set) var isTemporary: Bool {
            get { facts.value.isTemporary }
            set { facts.value.isTemporary = newValue }
        }
        /// How many its amounts are for.
        package internal(set) var counts: CountedAmounts {
            get { facts.value.counts }
            set { facts.value.counts = newValue }
        }
        /// Where it was read.
        package internal(set) var origin: RecordOrigin {
            get { facts.value.origin }
            set { facts.value.origin = newValue }
        }
        /// The record that it was decided from; none for a purchase made from its parts.
        var record: PurchaseRecord {
            get { facts.value.record }
            set { facts.value.record = newValue }
        }

        /// A purchase from its parts.
        ///
        /// - Parameters:
        ///   - store: The store.
        ///   - productID: The product that runs, or ran last; nil where the store states none.
        ///   - groupID: The subscription group; nil where none is stated.
        ///   - transactionID: What support staff look the purchase up by: the App Store's original transaction, elsewhere the
        ///     latest order.
        ///   - situation: What is true of it.
        ///   - freeTime: The free time that runs, where the situation tells of something else: a change of plan or price, a
        ///     commitment; nil where none runs.
        ///   - offer: The offer that runs, and whether the purchase or a product file tells how it is paid; nil where none
        ///     runs.
        ///   - isInvoiced: Whether a renewal is paid by an invoice that the customer is sent, so that nothing is charged by
        ///     itself.
        ///   - endDate: When it ends after it has renewed, where the store states that it does.
        ///   - sale: The order before a release that is awaited, or the rental that is not over.
        ///   - isGranted: Whether the seller granted it, and nothing was bought.
        ///   - storefront: The storefront's three-letter code, as the store states it.
        ///   - listedProductID: The product that states the identifier of the purchase's product among its `identifiers`.
        ///   - basePlanID: Google Play's base plan; nil elsewhere, and where none is stated.
        ///   - withheld: What could be told of it, and is not.
        ///   - timeline: What is true of it and what comes next, all facts side by side.
        public init(
            store: StoreName,
            productID: String?,
            groupID: String? = nil,
            transactionID: String? = nil,
            situation: SubscriptionSituation,
            freeTime: FreeTime? = nil,
            offer: RunningOffer? = nil,
            isInvoiced: Bool = false,
            endDate: Instant? = nil,
            sale: OneTimeSale? = nil,
            isGranted: Bool = false,
            storefront: String? = nil,
            listedProductID: String? = nil,
            basePlanID: String? = nil,
            withheld: [Doubt] = [],
            timeline: PurchaseTimeline = PurchaseTimeline()
        ) {
            facts = Shared(
                Facts(
                    store: store,
                    productID: productID,
                    groupID: groupID,
                    transactionID: transactionID,
                    situation: situation,
                    freeTime: freeTime,
                    offer: offer,
                    isInvoiced: isInvoiced,
                    endDate: endDate,
                    sale: sale,
                    isGranted: isGranted,
                    storefront: storefront,
                    listedProductID: listedProductID,
                    basePlanID: basePlanID,
                    withheld: withheld,
                    timeline: timeline
                )
            )
        }

        private struct Facts: Hashable, Sendable {
            let store: StoreName
            let productID: String?
            let groupID: String?
            let transactionID: String?
            let situation: SubscriptionSituation
            let freeTime: FreeTime?
            let offer: RunningOffer?
            let isInvoiced: Bool
            let endDate: Instant?
            let sale: OneTimeSale?
            let isGranted: Bool
            let storefront: String?
            let listedProductID: String?
            let basePlanID: String?
            let withheld: [Doubt]
            let timeline: PurchaseTimeline
            var hasAccessByAnother = false
            var isTemporary = false
            var counts = CountedAmounts()
            var origin = RecordOrigin()
            var record = PurchaseRecord(decided: nil)
        }
    }
}
