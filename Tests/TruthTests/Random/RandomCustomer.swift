import PaywrightModel
import PaywrightValues
import TestSupport

/// What stores say of one customer, made up: true to life, slightly off, or contradictory throughout.
struct RandomCustomer {
    /// Noon of 20 November 2026, UTC.
    static let now = Instant(milliseconds: 1_795_176_000_000)
    static let day: Int64 = 86_400_000

    /// Its seed.
    let number: UInt64
    var history = CustomerHistory()
    /// What product files say; none for a third of the customers.
    var products: [Product] = []

    /// The customer of a number: the same one every time.
    init(number: UInt64) {
        self.number = number
        var random = SplitMix64(seed: number &* 0x2545_F491_4F6C_DD1D)
        var sold: [SoldProduct] = []
        for index in 0..<random.pick([0, 1, 1, 1, 1, 1, 1, 2, 2, 3]) {
            var draft = SubscriptionDraft(
                store: random.pick([.appStore, .appStore, .googlePlay, .stripe, .paddle, .amazon, .other]),
                index: index
            )
            draft.followRecipe(&random)
            if random.once(in: 2) { draft.perturb(times: 1 + random.below(5), &random) }
            if random.once(in: 8) { draft.perturb(times: 40, &random) }
            history.transactions += draft.transactions
            history.renewals += draft.renewals
            history.statements += draft.statements
            if !random.once(in: 8) { history.coverage[draft.store] = random.pick([.full, .full, .partial]) }
            sold += draft.sold
        }
        if random.once(in: 12) { history.coverage[random.pick(StoreName.allCases)] = .full }
        if random.once(in: 30) { history.coverage[random.pick(StoreName.allCases)] = .partial }
        history.statedDate = history.renewals.compactMap(\.statedDate).max()
        if random.once(in: 6) { history.statedDate = random.date() }
        let verification = random.pick([HistoryReading.Verification.unsigned, .notVerified, .verified])
        history.reading = HistoryReading(isWhole: !random.once(in: 6), verification: verification)
        if random.once(in: 6) { for _ in 0...random.below(2) { history.leaveUnread(&random) } }
        if !random.once(in: 3) { products = sold.compactMap { random.product($0) } }
    }
}

/// What identifies a product that a customer has bought.
struct SoldProduct {
    let store: StoreName
    let id: String
    let groupID: String
    let basePlanID: String?
    let level: Int
}

extension SplitMix64 {
    /// A price that stores charge; no product file has its currency.
    mutating func price() -> Price? {
        maybe { Price(milliunits: Int64($0.below(40) * 500 + ($0.once(in: 6) ? 0 : 490)), $0.pick(["USD", "EUR"])) }
    }

    /// At, just beside, near and far from now, at the ends of what fits, or none.
    mutating func date() -> Instant? {
        let now = RandomCustomer.now
        if once(in: 4) {
            let yearOne = Instant(milliseconds: -62_135_596_800_000)
            return pick([
                nil, Instant(milliseconds: 0), .distantPast, .distantFuture, now, now - 1, now + 1, yearOne,
            ])
        }
        return now + Int64(below(200) - 100) * RandomCustomer.day + Int64(below(86_400_000))
    }

    /// A date ahead within two months, to the minute.
    mutating func ahead() -> Instant { RandomCustomer.now + Int64(1 + below(60 * 24 * 60)) * 60_000 }

    /// A date behind within two months, to the minute.
    mutating func behind() -> Instant { RandomCustomer.now - Int64(1 + below(60 * 24 * 60)) * 60_000 }

    /// An offer as a purchase or a renewal states it.
    mutating func offer(_ type: OfferType? = nil, _ mode: PaymentMode? = nil) -> AppliedOffer {
        let type = type ?? pick(OfferType.allCases)
        return AppliedOffer(
            type: once(in: 8) ? pick([nil, .unrecognized("9")]) : .known(type),
            paymentMode: once(in: 4)
                ? pick([nil, .unrecognized("BARTER")]) : .known(mode ?? pick(PaymentMode.allCases)),
            isFree: pick([nil, nil, nil, true, false]),
            id: type == .introductory ? nil : maybe { $0.pick(["back", "spring"]) },
            period: maybe { $0.pick([CalendarDuration(days: 7), CalendarDuration(months: 1)]) ?? nil }
        )
    }

    /// The product file's view of something sold: at a price in a currency that no store states for a customer.
    mutating func product(_ sold: SoldProduct) -> Product? {
        guard !once(in: 6) else { return nil }
        let price = Price("123.45", "CHF").map { StorefrontPrices($0, in: .unitedStates) } ?? StorefrontPrices()
        let kinds: [(OfferType, String?)] = [
            (.introductory, nil), (.promotional, "spring"), (.winBack, "back"), (.code, "spring"),
        ]
        let offers = kinds.compactMap { type, id -> SubscriptionOffer? in
            guard !once(in: 3) else { return nil }
            return SubscriptionOffer(
                type: sold.store == .googlePlay ? .unspecified : type,
                paymentMode: pick([.freeTrial, .freeTrial, .payAsYouGo, .payUpFront]),
                period: pick([CalendarDuration(days: 7), CalendarDuration(months: 1)]),
                prices: price,
                id: sold.store == .googlePlay ? id ?? "spring" : id
            )
        }
        return Product(
            id: sold.id,
            basePlanID: sold.basePlanID,
            store: sold.store == .googlePlay ? .googlePlay : .appStore,
            type: once(in: 12) ? pick(ProductType.allCases) : .autoRenewable,
            names: once(in: 2) ? [] : [LocalizedName(locale: "en", name: "Plan \(sold.id.suffix(1).uppercased())")],
            prices: price,
            period: SubscriptionPeriod(1, .month),
            group: once(in: 10)
                ? nil : SubscriptionGroup(id: sold.groupID, name: "Pro", level: once(in: 4) ? nil : sold.level),
            offers: offers
        )
    }
}
