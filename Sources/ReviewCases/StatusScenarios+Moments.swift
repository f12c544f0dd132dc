internal import PaywrightDecisions
internal import PaywrightModel
internal import PaywrightValues

extension StatusScenarios {
    static func store(of name: String) -> StoreName {
        if let named = store(namedIn: name) { return named }
        // Of the stores of the cases, the one that states taxes, invoices and an end after a renewal.
        return [".tax", ".invoiced", ".endsLater"].contains { name.hasSuffix($0) } ? .stripe : .appStore
    }

    /// What is sold on other terms than to have it at once and to keep it.
    static let sold: [(String, SubscriptionSituation)] = [
        ("pendingPurchase.preorder", .pendingPurchase), ("pendingPurchase.preorder.noDate", .pendingPurchase),
        ("nonRenewing.rental", .nonRenewing(until: nil)), ("nonRenewing.rental.days", .nonRenewing(until: days(20))),
    ]

    /// What comes next and more than the situation tells of it.
    static let comingNext: [(String, SubscriptionSituation)] = [
        (
            "active.commitmentBegins",
            .active(NextRenewal(date: days(20), price: usd, beginsCommitment: true, payments: 12))
        ),
        ("active.noDate.price", .active(NextRenewal(price: usd))),
        ("offerPrice.after.googlePlay", .offerPrice(NextRenewal(date: days(20)), isLastPeriod: false)),
        ("running.planChosen", .running(until: nil)), ("running.planChosen.noDate", .running(until: nil)),
    ]

    /// The terms of such a sale.
    static func sale(of name: String) -> OneTimeSale? {
        switch name {
        case "pendingPurchase.preorder": .preorder(Preorder(release: days(20)))
        case "pendingPurchase.preorder.noDate": .preorder(Preorder(release: nil))
        case "nonRenewing.rental": .rental(Rental(period: .days(30), afterStart: .hours(48)))
        case "nonRenewing.rental.days": .rental(Rental(period: .days(30), afterStart: .days(2)))
        default: nil
        }
    }

    /// Days of a month that some languages write otherwise than the rest.
    static let tellingDays: [(name: String, date: Instant)] = [
        ("1st", days(11)), ("8th", days(18)), ("11th", days(21)), ("21st", days(31)), ("31st", days(41)),
    ]

    /// Purchases whose sentences name a day, the most frequent first.
    static func dated(on date: Instant) -> [(name: String, purchase: CustomerStatus.Purchase)] {
        let renewal = NextRenewal(date: date, price: usd, period: CalendarDuration(1, .month))
        let change = AnnouncedPriceChange(kind: .increase, oldPrice: usd, newPrice: more, date: date)
        let situations: [(String, SubscriptionSituation)] = [
            ("active", .active(renewal)), ("cancelled", .cancelled(until: date)),
            ("freeTrial", .freeTrial(until: date, renewal: renewal)), ("gracePeriod", .gracePeriod(until: date)),
            ("priceIncrease", .priceChange(change)),
        ]
        return situations.map { name, situation in
            (name, CustomerStatus.Purchase(store: .appStore, productID: "example.pro.monthly", situation: situation))
        }
    }

    /// What follows in the cases in which more than the situation tells comes.
    static func moments(of name: String) -> [Moment] {
        let higher: Moment.Charge = more.map { .exactly($0, tax: nil, every: nil) } ?? .none
        let plan: [Moment.Change] = [.plan(to: "example.pro.yearly", .crossgrade)]
        switch name {
        case "active.commitmentBegins":
            return [
                Moment(
                    at: .date(days(20)),
                    charge: usd.map { .exactly($0, tax: nil, every: nil) } ?? .none,
                    collection: .automatic,
                    changes: [.commitmentBegins(payments: 12, total: Price("119.88", "USD"), until: nil)],
                    wayOut: .cancel(until: days(20))
                )
            ]
        case "offerPrice.after.googlePlay":
            return [
                Moment(
                    at: .notStated,
                    charge: usd.map { .exactly($0, tax: nil, every: CalendarDuration(1, .month)) } ?? .none,
                    collection: .automatic,
                    changes: [.offerEnds],
                    wayOut: .cancelUndated
                )
            ]
        case "running.planChosen":
            return [Moment(at: .date(days(20)), charge: .notStated(.doubt), changes: plan, certainty: .open(.doubt))]
        case "running.planChosen.noDate":
            return [Moment(at: .notStated, charge: .notStated(.doubt), changes: plan, certainty: .open(.doubt))]
        case "gracePeriod.consent":
            return [
                Moment(
                    at: .date(days(20)),
                    charge: higher,
                    collection: .automatic,
                    changes: [.price(from: usd, to: more, isIncrease: true)],
                    certainty: .ifAgreed(by: days(18))
                )
            ]
        case "active.pausesLater":
            return [
                Moment(at: .date(days(40)), changes: [.pauses]),
                Moment(
                    at: .date(days(70)),
                    charge: usd.map { .exactly($0, tax: nil, every: nil) } ?? .none,
                    collection: .automatic,
                    changes: [.resumes],
                    wayOut: .cancel(until: days(70))
                ),
            ]
        case "paused.newPrice.googlePlay":
            return [
                Moment(
                    at: .date(days(30)),
                    charge: higher,
                    collection: .automatic,
                    changes: [.resumes, .price(from: usd, to: more, isIncrease: true)],
                    wayOut: .cancel(until: days(30))
                )
            ]
        case "paused.consent.googlePlay":
            return [
                Moment(
                    at: .date(days(30)),
                    charge: .notStated(.consent),
                    changes: [.resumes, .price(from: usd, to: more, isIncrease: true)],
                    certainty: .ifAgreed(by: days(28))
                )
            ]
        default: return []
        }
    }
}
