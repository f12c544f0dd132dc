package import PaywrightDecisions
package import PaywrightModel
package import PaywrightValues

/// What a reviewer should see of status lines: every situation with and without its dates, prices and names, every outcome
/// and every reason about an offer.
package enum StatusScenarios {
    /// The instant of all of them: noon of 20 November 2026, UTC.
    package static let now = Instant(milliseconds: 1_795_176_000_000)

    /// A purchase under a stable name: "freeTrial.soon".
    package static let purchases: [(name: String, purchase: CustomerStatus.Purchase)] = cases.map { name, situation in
        (name, purchase(name, situation, in: store(of: name)))
    }

    /// The same as if each were of one store.
    package static func purchases(in store: StoreName) -> [(name: String, purchase: CustomerStatus.Purchase)] {
        cases.map { name, situation in (name, purchase(name, situation, in: store)) }
    }

    private static func purchase(
        _ name: String,
        _ situation: SubscriptionSituation,
        in store: StoreName
    ) -> CustomerStatus.Purchase {
        let hasProduct = situation != .notPurchased
        return CustomerStatus.Purchase(
            store: store,
            productID: hasProduct ? "example.pro.monthly" : nil,
            transactionID: hasProduct && !name.hasSuffix(".noDate") ? "2000000000070001" : nil,
            situation: situation,
            freeTime: name.hasSuffix(".inTrial") ? FreeTime(until: days(20), isTrial: true) : nil,
            isInvoiced: name.hasSuffix(".invoiced"),
            endDate: name.hasSuffix(".endsLater") ? days(110) : nil,
            sale: sale(of: name),
            isGranted: name.hasSuffix(".granted"),
            timeline: PurchaseTimeline(holds: .subscription, moments: moments(of: name))
        )
    }

    private static let cases = situations + sold + comingNext

    /// The products whose names the lines use.
    package static let products: [Product] = [
        ("example.pro.monthly", "Pro Monthly"), ("example.pro.yearly", "Pro Yearly"),
        ("example.basic.monthly", "Basic Monthly"), ("example.premium.monthly", "Premium Monthly"),
    ].map { id, name in
        Product(
            id: id,
            type: .autoRenewable,
            names: [LocalizedName(locale: "en", name: name)],
            prices: StorefrontPrices()
        )
    }

    // MARK: Values

    static func days(_ count: Int64) -> Instant { now.adding(milliseconds: count * 86_400_000) }
    private static let inAnHour = now.adding(milliseconds: 3_600_000)
    static let usd = Price("9.99", "USD")
    static let more = Price("12.99", "USD")
    private static let less = Price("4.99", "USD")
    private static let yen = Price("1500", "JPY")
    private static let basic = NextRenewal(date: days(20), price: less)
    private static let premium = NextRenewal(date: days(20), price: Price("14.99", "USD"))
    private static let yearlyCharge = NextRenewal(date: days(20), price: Price("99.99", "USD"))
    private static let next = monthly(days(20))

    /// The full price, and that it is charged every month.
    private static func monthly(_ date: Instant?) -> NextRenewal {
        NextRenewal(date: date, price: usd, period: CalendarDuration(1, .month))
    }

    private static func change(_ direction: PlanChange.Direction, _ id: String, _ next: NextRenewal)
        -> SubscriptionSituation
    {
        .planChange(PlanChange(direction: direction, productID: id, renewal: next))
    }

    private static func payments(
        _ left: Int?,
        cancelled: Bool = false,
        ends: Instant? = nil,
        priced: Bool = true,
        then following: NextRenewal? = nil
    ) -> SubscriptionSituation {
        let next = NextRenewal(date: days(20), price: priced ? usd : nil)
        return .commitment(
            CommitmentState(
                paymentsLeft: left,
                nextPayment: next,
                endDate: ends,
                isCancelled: cancelled,
                following: following
            )
        )
    }

    private static func newPrice(
        _ kind: AnnouncedPriceChange.Kind,
        old: Price? = nil,
        new: Price? = nil,
        date: Instant? = nil,
        deadline: Instant? = nil,
        before: SubscriptionSituation? = nil,
        periodEnd: Instant? = nil
    ) -> SubscriptionSituation {
        .priceChange(
            AnnouncedPriceChange(
                kind: kind,
                oldPrice: old,
                newPrice: new,
                // Once without, where the amount stands alone.
                period: old == nil ? nil : CalendarDuration(1, .month),
                date: date,
                consentDeadline: deadline,
                before: before,
                periodEnd: periodEnd
            )
        )
    }

    /// A pause of the customer’s own, with a charge at its end.
    private static func pause(_ until: Instant?, price: Price? = nil) -> SubscriptionSituation {
        .paused(PauseState(until: until, charge: NextRenewal(date: until, price: price), cause: .customer))
    }

    /// A pause of which the merchant decides whether the customer has access.
    private static func openPause(_ cause: PauseCause?, until: Instant? = nil) -> SubscriptionSituation {
        .paused(PauseState(until: until, cause: cause, hasAccess: nil))
    }

    private static func ended(_ cause: ExpirationCause) -> SubscriptionSituation {
        .expired(Expiration(date: days(-17), cause: cause))
    }

    private static let commitmentThatRenews = SubscriptionSituation.commitment(
        CommitmentState(
            paymentsLeft: 2,
            nextPayment: next,
            endDate: days(60),
            isCancelled: false,
            following: NextRenewal(date: days(60), price: usd)
        )
    )

    private static let commitmentThatRenewsUnpriced = payments(2, ends: days(60), then: NextRenewal(date: days(60)))

    private static func commitmentThatRenewsUndated(_ payments: Int?) -> SubscriptionSituation {
        let following = NextRenewal(beginsCommitment: true, payments: payments)
        return self.payments(2, then: following)
    }

    /// No charge comes before a consent: the change of plan beside it has no price.
    private static let yearly = PlanChange(
        direction: .upgrade,
        productID: "example.pro.yearly",
        renewal: NextRenewal(date: days(20))
    )

    /// A charge later today.
    private static let tonight = now.adding(milliseconds: 9 * 3_600_000)
    /// A charge tomorrow evening: the App Store's 24 hours before it end this evening.
    private static let tomorrowEvening = now.adding(milliseconds: 30 * 3_600_000)

    private static let consentBesideChange = SubscriptionSituation.priceChange(
        AnnouncedPriceChange(
            kind: .awaitingConsent,
            newPrice: more,
            consentDeadline: days(18),
            isIncrease: true,
            planChange: yearly
        )
    )

    private static let commitmentBesideChange = SubscriptionSituation.commitment(
        CommitmentState(
            paymentsLeft: 2,
            nextPayment: next,
            endDate: days(60),
            isCancelled: false,
            planChange: PlanChange(
                direction: .crossgrade,
                productID: "example.pro.yearly",
                renewal: NextRenewal(date: days(60))
            )
        )
    )

    /// The first of twelve payments that the customer commits to.
    private static let firstOfTwelve = NextRenewal(date: days(20), price: usd, beginsCommitment: true, payments: 12)
    private static let nothing = Price("0", "USD")
    private static let firstOfMany = NextRenewal(date: days(4), beginsCommitment: true)

    private static func another(_ date: Instant?) -> NextRenewal {
        NextRenewal(date: date, beginsCommitment: true, payments: 12)
    }

    private static func higherThen(_ date: Instant, _ before: SubscriptionSituation) -> SubscriptionSituation {
        newPrice(.increase, old: usd, new: more, date: date, before: before)
    }

    private static func paid(then following: NextRenewal) -> SubscriptionSituation {
        .commitment(
            CommitmentState(
                paymentsLeft: 0,
                nextPayment: nil,
                endDate: following.date,
                isCancelled: false,
                following: following
            )
        )
    }

    private static let contradiction = Contradiction(earlierDate: days(-15), laterDate: days(15))

    // MARK: Situations

    private static let situations: [(String, SubscriptionSituation)] =
        bought + running + changing + stopped + taxed + invoiced + merchants + ofStores

    private static let taxed: [(String, SubscriptionSituation)] = [
        ("active.tax", .active(NextRenewal(date: days(20), price: usd, tax: .added)))
    ]

    private static let invoiced: [(String, SubscriptionSituation)] = [
        ("freeTrial.invoiced", .freeTrial(until: days(20), renewal: next)),
        ("active.invoiced", .active(NextRenewal(date: days(20), price: usd, tax: .added))),
        ("crossgrade.invoiced", change(.crossgrade, "example.pro.yearly", NextRenewal(date: days(20)))),
        ("gracePeriod.invoiced", .gracePeriod(until: nil)), ("billingRetry.invoiced", .billingRetry),
        ("paymentFailed.invoiced", .paymentFailed(until: nil, isCancelled: false)),
        ("paused.invoiced", pause(days(30))),
    ]

    private static let merchants: [(String, SubscriptionSituation)] = [
        ("paymentFailed.otherStore", .paymentFailed(until: nil, isCancelled: false)),
        ("paymentFailed.cancelled.otherStore", .paymentFailed(until: days(20), isCancelled: true)),
        ("paused.open.otherStore", openPause(nil, until: days(30))),
        ("paused.merchant.otherStore", openPause(.merchant)), ("paused.customer.otherStore", openPause(.customer)),
        ("paused.trial.otherStore", openPause(.freeTrialEnded)),
        ("paused.payment.otherStore", openPause(.paymentFailed)),
        ("pausePlanned", .pausePlanned(PlannedPause(date: days(20), until: days(50)))),
        ("active.endsLater", .active(next)), ("pausePlanned.noEnd", .pausePlanned(PlannedPause(date: days(20)))),
        ("purchaseCancelled", .purchaseCancelled(on: days(-15), endsAccess: true)),
        ("purchaseCancelled.noDate", .purchaseCancelled(on: nil, endsAccess: false)),
        ("familySharingInterrupted", .familySharingInterrupted),
        ("lifetime.granted", .lifetime), ("nonRenewing.granted", .nonRenewing(until: days(40))),
        ("nonRenewingEnded.granted", .nonRenewingEnded(on: days(-17))),
    ]

    private static let bought: [(String, SubscriptionSituation)] = [
        ("notPurchased", .notPurchased), ("notPurchased.otherStore", .notPurchased), ("lifetime", .lifetime),
        ("consumable", .consumable(quantity: 1)),
        ("consumable.3", .consumable(quantity: 3)), ("purchased", .purchased),
        ("nonRenewing", .nonRenewing(until: days(40))), ("nonRenewing.today", .nonRenewing(until: inAnHour)),
        ("nonRenewing.tomorrow", .nonRenewing(until: days(1))), ("nonRenewing.soon", .nonRenewing(until: days(3))),
        ("nonRenewing.noDate", .nonRenewing(until: nil)), ("nonRenewingEnded", .nonRenewingEnded(on: days(-17))),
        ("prepaid", .prepaid(until: days(40), extendableFrom: days(30), canBeExtended: false)),
        ("prepaid.extendable", .prepaid(until: days(5), extendableFrom: nil, canBeExtended: true)),
        ("pendingPurchase", .pendingPurchase), ("pendingPurchaseCancelled", .pendingPurchaseCancelled),
    ]

    private static let running: [(String, SubscriptionSituation)] = [
        ("freeTrial", .freeTrial(until: days(20), renewal: next)),
        (
            "freeTrial.today",
            .freeTrial(until: inAnHour, renewal: monthly(inAnHour))
        ),
        ("freeTrial.today.googlePlay", .freeTrial(until: tonight, renewal: monthly(tonight))),
        ("freeTrial.tomorrow", .freeTrial(until: tomorrowEvening, renewal: monthly(tomorrowEvening))),
        ("freeTrial.googlePlay", .freeTrial(until: days(20), renewal: next)),
        ("freeTrial.soon", .freeTrial(until: days(3), renewal: NextRenewal(date: days(3)))),
        ("freeTrial.unstated", .freeTrial(until: days(5), renewal: nil)),
        ("freeTrial.noDate", .freeTrial(until: nil, renewal: NextRenewal())),
        ("freeTrialCancelled", .freeTrialCancelled(until: days(4))),
        ("freePeriod", .freePeriod(until: days(20), renewal: next)),
        ("freePeriod.today", .freePeriod(until: inAnHour, renewal: NextRenewal())),
        ("freePeriod.tomorrow", .freePeriod(until: tomorrowEvening, renewal: NextRenewal())),
        ("freePeriod.soon", .freePeriod(until: days(3), renewal: NextRenewal(date: days(3)))),
        ("freePeriod.unstated", .freePeriod(until: days(5), renewal: nil)),
        ("freePeriod.noDate", .freePeriod(until: nil, renewal: NextRenewal())),
        ("freePeriodCancelled", .freePeriodCancelled(until: days(4))),
        ("introductoryPrice.last", .introductoryPrice(next, isLastPeriod: true)),
        ("introductoryPrice", .introductoryPrice(NextRenewal(date: days(20)), isLastPeriod: false)),
        ("offerPrice.last", .offerPrice(NextRenewal(date: days(20), price: usd), isLastPeriod: true)),
        ("offerPrice.last.soon", .offerPrice(monthly(days(3)), isLastPeriod: true)),
        ("offerPrice", .offerPrice(NextRenewal(date: days(20), price: less), isLastPeriod: false)),
        ("active", .active(next)), ("active.yen", .active(NextRenewal(date: days(20), price: yen))),
        ("active.today", .active(NextRenewal(date: inAnHour))),
        ("active.tomorrow", .active(NextRenewal(date: days(1)))), ("active.soon", .active(NextRenewal(date: days(2)))),
        ("active.week", .active(NextRenewal(date: days(7)))), ("active.noDate", .active(NextRenewal())),
        ("discountedRenewal", .discountedRenewal(NextRenewal(date: days(20), price: less))),
        ("discountedRenewal.noPrice", .discountedRenewal(NextRenewal(date: days(20)))),
        ("discountedRenewal.noDate", .discountedRenewal(NextRenewal())),
        ("discountedRenewal.free", .discountedRenewal(NextRenewal(date: days(20), price: nothing))),
        ("running", .running(until: days(20))), ("cancelled", .cancelled(until: days(20))),
        ("cancelled.today", .cancelled(until: inAnHour)), ("cancelled.tomorrow", .cancelled(until: days(1))),
        ("cancelled.now", .cancelled(until: now.adding(milliseconds: 1_800_000))),
        ("cancelled.soon", .cancelled(until: days(5))), ("cancelled.noDate", .cancelled(until: nil)),
        ("removed", .removed(until: days(20))),
        ("commitment", payments(5)), ("commitment.1", payments(1, priced: false)),
        ("commitment.ends", payments(2, ends: days(60))), ("commitment.follows", commitmentThatRenews),
        ("commitment.follows.noPrice", commitmentThatRenewsUnpriced),
        ("commitment.running", payments(nil, ends: days(60))), ("commitment.running.noDate", payments(nil)),
        ("commitment.begins", paid(then: firstOfTwelve)), ("commitment.begins.unstated", paid(then: firstOfMany)),
        ("commitment.begins.noDate", paid(then: NextRenewal(beginsCommitment: true, payments: 12))),
        ("commitment.begins.noDate.unstated", paid(then: NextRenewal(beginsCommitment: true))),
        ("commitment.follows.noDate", commitmentThatRenewsUndated(12)),
        ("commitment.follows.noDate.unstated", commitmentThatRenewsUndated(nil)),
        ("active.commitment", .active(firstOfTwelve)), ("active.commitment.unstated", .active(firstOfMany)),
        ("freeTrial.commitment", .freeTrial(until: days(20), renewal: firstOfTwelve)),
        ("freeTrial.commitment.unstated", .freeTrial(until: days(4), renewal: firstOfMany)),
        ("commitment.cancelled", payments(3, cancelled: true)),
        ("commitment.cancelled.1", payments(1, cancelled: true)),
        ("commitment.cancelled.ends", payments(3, cancelled: true, ends: days(60))),
        ("commitment.cancelled.unstated", payments(nil, cancelled: true, ends: days(60))),
        ("commitment.cancelled.unstated.noDate", payments(nil, cancelled: true)),
    ]

    private static let changing: [(String, SubscriptionSituation)] = [
        ("downgrade", change(.downgrade, "example.basic.monthly", basic)),
        ("downgrade.noName", change(.downgrade, "example.other", NextRenewal(date: days(3)))),
        ("downgrade.noName.noDate", change(.downgrade, "example.other", NextRenewal())),
        ("crossgrade", change(.crossgrade, "example.pro.yearly", yearlyCharge)),
        ("crossgrade.tomorrow", change(.crossgrade, "example.pro.yearly", NextRenewal(date: days(1)))),
        ("crossgrade.free", change(.crossgrade, "example.other", NextRenewal(date: days(20), price: nothing))),
        ("crossgrade.noDate", change(.crossgrade, "example.pro.yearly", NextRenewal())),
        ("crossgrade.noName", change(.crossgrade, "example.other", NextRenewal(date: inAnHour))),
        ("crossgrade.noName.noDate", change(.crossgrade, "example.other", NextRenewal())),
        ("upgrade", change(.upgrade, "example.premium.monthly", premium)),
        ("upgrade.noName", change(.upgrade, "example.other", NextRenewal(date: days(20)))),
        ("upgrade.noName.noDate", change(.upgrade, "example.other", NextRenewal())),
        ("crossgrade.inTrial", change(.crossgrade, "example.pro.yearly", NextRenewal(date: days(20)))),
        ("priceIncrease", newPrice(.increase, old: usd, new: more, date: days(20))),
        ("priceIncrease.noOldPrice", newPrice(.increase, new: more, date: days(20))),
        ("priceIncrease.noPrice", newPrice(.increase, date: days(20))),
        ("priceIncrease.nothing", newPrice(.increase)),
        ("priceIncrease.later", newPrice(.increase, old: usd, new: more, date: days(51), before: .active(next))),
        ("priceIncrease.commitment", newPrice(.increase, new: more, date: days(51), before: payments(5))),
        ("priceIncrease.commitment.begins", higherThen(days(51), payments(1, then: another(days(51))))),
        ("priceIncrease.commitment.begins.noDate", higherThen(days(51), payments(5, then: another(nil)))),
        ("priceIncrease.commitment.paid", higherThen(days(20), paid(then: another(days(20))))),
        ("priceConsent", newPrice(.awaitingConsent, old: usd, new: more, date: days(20), deadline: days(18))),
        ("priceConsent.noDate", newPrice(.awaitingConsent, old: usd, new: more)),
        ("priceConsent.today", newPrice(.awaitingConsent, old: usd, new: more, date: days(1), deadline: inAnHour)),
        ("priceConsent.period", newPrice(.awaitingConsent, new: more, periodEnd: days(20))),
        ("priceConsent.priceOnly", newPrice(.awaitingConsent, new: more)),
        ("priceConsent.planChange", consentBesideChange),
        ("commitment.planChange", commitmentBesideChange),
        ("priceIncrease.inTrial", newPrice(.increase, new: more, date: days(50))),
        ("priceDecrease", newPrice(.decrease, old: usd, new: less, date: days(20))),
        ("priceDecrease.noPrice", newPrice(.decrease, date: days(20))),
    ]

    private static let stopped: [(String, SubscriptionSituation)] = [
        ("gracePeriod", .gracePeriod(until: days(4))), ("gracePeriod.noDate", .gracePeriod(until: nil)),
        ("gracePeriod.consent", .gracePeriod(until: days(4))), ("active.pausesLater", .active(next)),
        ("paused.newPrice.googlePlay", pause(days(30), price: more)),
        ("paused.consent.googlePlay", .paused(PauseState(until: days(30), cause: .customer))),
        ("billingRetry", .billingRetry), ("onHold", .onHold), ("paused", pause(days(30))),
        ("paused.today", pause(inAnHour)), ("paused.tomorrow", pause(days(1))),
        ("paused.soon", pause(days(6))), ("paused.noDate", pause(nil)),
        ("paused.commitment", .paused(PauseState(until: days(20), charge: firstOfTwelve, cause: .customer))),
        ("paused.price", pause(days(30), price: usd)), ("paused.price.googlePlay", pause(days(30), price: usd)),
        ("expired.voluntary", ended(.voluntary)), ("expired.billing", ended(.billing)),
        ("expired.priceNotAccepted", ended(.priceNotAccepted)),
        ("expired.productUnavailable", ended(.productUnavailable)), ("expired.other", ended(.other)),
        ("expired.unstated", ended(.unstated)),
        ("expired.noDate", .expired(Expiration(date: nil, cause: .unstated))),
        ("winBack", .winBackAvailable(Expiration(date: days(-17), cause: .voluntary), offerIDs: ["back"])),
        ("refunded", .refunded(Refund(date: days(-15)))), ("refunded.noDate", .refunded(Refund(date: nil))),
        (
            "refunded.half",
            .refunded(Refund(date: days(-15), isPartial: true, fraction: DecimalAmount("0.5")))
        ),
        ("refunded.consumable", .refunded(Refund(date: days(-15), endsAccess: false))),
        ("refunded.otherPeriod", .refunded(Refund(date: days(-15), endsAccess: false, isOfOtherPeriod: true))),
        ("refunded.part.noDate", .refunded(Refund(date: nil, isPartial: true))),
        ("familyShared", .familyShared(until: days(20))), ("familySharingEnded", .familySharingEnded(on: days(-17))),
        ("familySharingEnded.noDate", .familySharingEnded(on: nil)),
        ("revoked", .revoked), ("upgraded", .upgraded), ("replaced", .replaced),
        ("unknown.outdated", .unknown(.outdated)), ("unknown.unrecognized.googlePlay", .unknown(.unrecognized)),
        ("unknown.unstated.otherStore", .unknown(.unstated)),
        ("unknown.historyIncomplete", .unknown(.historyIncomplete)),
        ("unknown.inputNotRead", .unknown(.inputNotRead)),
        ("unknown.contradictory", .unknown(.contradictory(contradiction))),
        ("unknown.contradictory.noDate", .unknown(.contradictory(Contradiction()))),
        ("unknown.implausibleDate", .unknown(.implausibleDate)),
    ]
}
