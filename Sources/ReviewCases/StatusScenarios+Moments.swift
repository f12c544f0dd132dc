internal import PaywrightDecisions
internal import PaywrightModel
internal import PaywrightValues

extension StatusScenarios {
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
        switch name {
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
