import PaywrightModel
import PaywrightValues
import TestSupport

/// Histories that no store would send and some that it would: every field stated or not, every date before or after.
struct RandomHistory {
    static let now = Instant(milliseconds: 1_795_176_000_000)
    private var state: UInt64
    private var group = 0

    init(seed: UInt64) { state = seed }

    /// Products to join, at prices that no store states: none of them may be said.
    static let products: [Product] = ["product0", "product1"].map { id in
        let price = Price("123.45", "CHF").map { StorefrontPrices($0, in: .unitedStates) } ?? StorefrontPrices()
        let trial = SubscriptionOffer(
            type: .introductory,
            paymentMode: .freeTrial,
            period: CalendarDuration(days: 7),
            prices: price
        )
        return Product(
            id: id,
            type: .autoRenewable,
            prices: price,
            period: SubscriptionPeriod(1, .month),
            group: SubscriptionGroup(id: "g0", name: "Pro", level: id == "product0" ? 1 : 2),
            offers: [trial]
        )
    }

    /// The history of one customer.
    mutating func next() -> CustomerHistory {
        var history = CustomerHistory()
        for _ in 0...below(2) {
            let store = pick([StoreName.appStore, .appStore, .googlePlay, .other])
            // A chain of renewals stays in its group.
            group = below(2)
            let id = maybe { "s\($0.group)\($0.below(2))" }
            for _ in 0..<below(4) { history.transactions.append(transaction(store, id)) }
            if below(5) > 0 { history.renewals.append(renewal(store, id)) }
            if below(2) == 0 { history.statements.append(statement(store, id)) }
            if let coverage = pick([CustomerHistory.Coverage.full, .partial, nil]) {
                history.coverage[store] = coverage
            }
        }
        return history
    }

    private mutating func transaction(_ store: StoreName, _ originalID: String?) -> PurchaseTransaction {
        var transaction = PurchaseTransaction(store: store, productID: product())
        transaction.id = maybe { "t\($0.below(1_000_000))" }
        transaction.originalID = originalID
        // A joined product is of one kind, whether or not the store states it; the other may be of any.
        transaction.productType = maybe { random in
            random.group == 0 ? .known(.autoRenewable) : .known(random.pick(ProductType.allCases))
        }
        transaction.groupID = maybe { "g\($0.group)" }
        transaction.purchaseDate = date()
        transaction.expiresDate = date()
        transaction.quantity = 1 + below(3)
        transaction.ownership = maybe { .known($0.pick(Ownership.allCases)) }
        transaction.price = price()
        transaction.offer = maybe { $0.offer() }
        transaction.isUpgraded = below(8) == 0
        transaction.statedDate = date()
        transaction.revocation =
            below(8) > 0
            ? nil
            : Revocation(
                date: date(),
                kind: maybe { .known($0.pick(Revocation.Kind.allCases)) },
                fraction: maybe { DecimalAmount(milliunits: Int64($0.below(1_200))) }
            )
        transaction.commitment =
            below(6) > 0
            ? nil : CommitmentProgress(billingPeriodNumber: below(14), totalBillingPeriods: 12, expiresDate: date())
        return transaction
    }

    private mutating func renewal(_ store: StoreName, _ originalID: String?) -> RenewalInfo {
        var renewal = RenewalInfo(store: store, originalID: originalID)
        renewal.productID = maybe { $0.product() }
        renewal.renewalProductID = maybe { $0.product() }
        renewal.renewsAutomatically = pick([true, true, false, nil])
        renewal.renewalDate = date()
        renewal.renewalPrice = price()
        renewal.basePrice = price()
        renewal.offer = below(4) > 0 ? nil : offer()
        renewal.expirationReason = maybe { .known($0.pick(ExpirationReason.allCases)) }
        renewal.isInBillingRetry = pick([true, false, nil, nil])
        renewal.gracePeriodExpiresDate = below(4) > 0 ? nil : date()
        renewal.priceChange = below(4) > 0 ? nil : priceChange()
        renewal.eligibleWinBackOfferIDs = maybe { $0.below(2) == 0 ? [] : ["back"] }
        renewal.resumesDate = below(8) > 0 ? nil : date()
        renewal.prepaid = below(8) > 0 ? nil : PrepaidPlan(extendableAfter: date())
        renewal.endsAtRenewal = below(10) == 0
        renewal.statedDate = date()
        renewal.commitment =
            below(6) > 0
            ? nil
            : CommitmentRenewal(
                renewsAutomatically: pick([true, false, nil]),
                productID: maybe { $0.product() },
                renewalDate: date(),
                renewalPrice: price(),
                paymentsLeft: maybe { $0.below(5) - 1 },
                isCancellationPending: below(2) == 0
            )
        return renewal
    }

    private mutating func statement(_ store: StoreName, _ originalID: String?) -> SubscriptionStatement {
        let state: StatedValue<SubscriptionStatement.State> =
            below(10) == 0 ? .unrecognized("9") : .known(pick(SubscriptionStatement.State.allCases))
        return SubscriptionStatement(store: store, originalID: originalID, productID: product(), state: state)
    }

    private mutating func priceChange() -> PriceChange {
        PriceChange(
            kind: maybe { .known($0.pick(PriceChange.Kind.allCases)) },
            state: .known(pick(PriceChange.State.allCases)),
            newPrice: price(),
            date: date(),
            consentDeadline: date()
        )
    }

    private mutating func offer() -> AppliedOffer {
        AppliedOffer(
            type: maybe { .known($0.pick(OfferType.allCases)) },
            paymentMode: maybe { .known($0.pick(PaymentMode.allCases)) },
            id: maybe { _ in "offer" }
        )
    }

    private mutating func product() -> String { group == 0 ? "product\(below(2))" : "product2" }

    private mutating func price() -> Price? {
        maybe { Price(milliunits: Int64($0.below(40) * 500 + 490), $0.pick(["USD", "EUR", "JPY"])) } ?? nil
    }

    /// At, just beside, near and far from now, or at the ends of what fits.
    private mutating func date() -> Instant? {
        let far: [Instant?] = [
            nil, Instant(milliseconds: 0), .distantPast, .distantFuture, Self.now, Self.now - 1, Self.now + 1,
        ]
        if below(4) == 0 { return pick(far) }
        return Self.now + Int64(below(200) - 100) * 86_400_000 + Int64(below(86_400_000))
    }

    private mutating func maybe<Value>(_ make: (inout RandomHistory) -> Value) -> Value? {
        below(3) == 0 ? nil : make(&self)
    }

    private mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }

    private mutating func below(_ bound: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
    }
}
