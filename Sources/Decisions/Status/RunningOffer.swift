public import PaywrightModel
public import PaywrightValues

/// The offer that a purchase runs with now, and who says how it is paid.
public struct RunningOffer: Hashable, Sendable {
    /// Where the mode is from.
    @nonexhaustive
    public enum ModeSource: String, Hashable, Sendable, CaseIterable {
        /// The purchase states it.
        case purchase
        /// The purchase leaves it open, and a joined product file fills it in: nothing that the purchase states contradicts
        /// it.
        case productFile
    }

    /// The kind of offer, as the purchase states it; nil where it does not.
    public let type: OfferType?
    /// The offer's identifier, as the purchase states it.
    public let id: String?
    /// How it is paid; nil where that is not known.
    public let paymentMode: PaymentMode?
    /// Where the mode is from; nil where it is not known.
    public let modeSource: ModeSource?
    /// Whether nothing is charged for it; nil where that is not known.
    public let isFree: Bool?
    /// Whether its free time is a trial: that of a new customer, by an introductory offer, or by a store that states no
    /// kind of offer and calls the running phase a trial. Free time of a current or former customer is none.
    public let isTrial: Bool

    /// An offer from its parts.
    ///
    /// - Parameters:
    ///   - type: The kind of offer, as the purchase states it; nil where it does not.
    ///   - id: The offer's identifier, as the purchase states it.
    ///   - paymentMode: How it is paid; nil where that is not known.
    ///   - modeSource: Where the mode is from; nil where it is not known.
    ///   - isFree: Whether nothing is charged for it; nil where that is not known.
    ///   - isTrial: Whether its free time is a trial: that of a new customer, by an introductory offer, or by a store that
    ///     states no kind of offer and calls the running phase a trial.
    public init(
        type: OfferType?,
        id: String? = nil,
        paymentMode: PaymentMode? = nil,
        modeSource: ModeSource? = nil,
        isFree: Bool? = nil,
        isTrial: Bool = false
    ) {
        self.type = type
        self.id = id
        self.paymentMode = paymentMode
        self.modeSource = modeSource
        self.isFree = isFree
        self.isTrial = isTrial
    }
}

extension RunningOffer {
    /// Whether its time is free, or may be.
    var mayBeFree: Bool { isFree != false }
}

/// Free time that runs beside what else is true of a purchase.
public struct FreeTime: Hashable, Sendable {
    /// Until when.
    public let until: Instant
    /// Whether it is a trial, see ``RunningOffer/isTrial``.
    public let isTrial: Bool

    /// Free time from its parts.
    ///
    /// - Parameters:
    ///   - until: Until when.
    ///   - isTrial: Whether it is a trial, see ``RunningOffer/isTrial``.
    public init(until: Instant, isTrial: Bool) {
        self.until = until
        self.isTrial = isTrial
    }
}

extension PurchaseTransaction {
    /// The offer it was bought with, and what is known of it; nil without an offer.
    ///
    /// The purchase decides: its mode, that it is free or not, its price. What it leaves open a product file fills in, if
    /// everything of the history was read and nothing contradicts the file; a file describes what is sold today.
    func runningOffer(_ products: JoinedProducts) -> RunningOffer? {
        guard let offer else { return nil }
        var isFree = offer.isFree ?? price.map(\.isFree)
        var (mode, source) = (offer.paymentMode?.known, RunningOffer.ModeSource?.none)
        if let stated = mode {
            source = .purchase
            if isFree.map({ $0 != (stated == .freeTrial) }) ?? false {
                // A price that contradicts the mode: neither is used.
                (mode, source, isFree) = (nil, nil, nil)
            }
        } else if offer.paymentMode == nil, products.fillOffers, !store.traits.namesOffersThatAreOver {
            // Where a store names offers that are over, only the phase that it states runs.
            mode = filledMode(joinedOffer(products), isFree: isFree)
            source = mode == nil ? nil : .productFile
        }
        let isOfNoKind = offer.type == nil && source == .purchase && !store.traits.statesKindsOfOffers
        return RunningOffer(
            type: offer.type?.known,
            id: offer.id,
            paymentMode: mode,
            modeSource: source,
            isFree: mode.map { $0 == .freeTrial } ?? isFree,
            isTrial: mode == .freeTrial && (offer.type == .known(.introductory) || isOfNoKind)
        )
    }

    /// The mode of a product's offer, unless what the purchase states contradicts it.
    private func filledMode(_ offer: SubscriptionOffer?, isFree: Bool?) -> PaymentMode? {
        guard let offer else { return nil }
        if let isFree, isFree != (offer.paymentMode == .freeTrial) { return nil }
        return runs(for: offer) ? offer.paymentMode : nil
    }

    /// Whether the time bought can be that of an offer: a period of it, or the whole of one that is free or paid at once.
    private func runs(for offer: SubscriptionOffer) -> Bool {
        let length = offer.paymentMode == .payAsYouGo ? offer.period : offer.duration
        return length.map(lasts) ?? true
    }

    /// Whether the time bought can be as long as what an offer states. The environments for tests run faster than the calendar, and an
    /// extended purchase runs longer: only one that is clearly shorter or longer contradicts.
    func lasts(_ length: CalendarDuration) -> Bool {
        let isTest = environment.map { $0 != "Production" } ?? false
        guard !isTest, let start = purchaseDate, let end = expiresDate else { return true }
        let day: Int64 = 86_400_000
        let days = Int64(length.years) * 365 + Int64(length.months) * 30 + Int64(length.weeks) * 7 + Int64(length.days)
        let tolerance = max(2, days / 10)
        return ((days - tolerance) * day...(days + tolerance) * day).contains(end.milliseconds(since: start))
    }
}
