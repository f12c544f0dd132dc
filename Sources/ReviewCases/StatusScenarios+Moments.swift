internal import PaywrightDecisions
internal import PaywrightValues

extension StatusScenarios {
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
