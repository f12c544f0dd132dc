import Foundation
import Paywright
import Testing

/// What a purchase that has not been made costs, and when: a line of `Tests/Terms/terms.ndjson`, calculated with the zone data of
/// a Python without a line of this package, by every calendar that the documentation of the store allows.
private struct TermsCase: Decodable {
    struct Period: Decodable {
        let unit: String
        let count: Int

        var period: SubscriptionPeriod? { PeriodUnit(rawValue: unit).flatMap { SubscriptionPeriod(count, $0) } }
    }
    struct Plan: Decodable {
        let price, currency: String
        let period: Period
    }
    struct Offer: Decodable {
        let mode, price: String
        let period: Period
        let cycles: Int
    }
    struct Charge: Decodable {
        /// nil where the calendars differ.
        let day: String?
        let amount: String
    }
    struct Commitment: Decodable {
        let total: String
        let nextBegins: String?
        /// The earliest by any calendar; nil where no whole day is left.
        let lastDay: String?
    }

    let id, why, now, timeZone, store: String
    let plan: Plan
    let offer: Offer?
    let payments: Int?
    let dueToday: String
    let first: Charge
    /// The earliest by any calendar; nil where no whole day is left, and where there is no way out.
    let lastDay: String?
    let then: [Charge]
    let commitment: Commitment?

    func terms() throws -> PurchaseTerms {
        func price(_ text: String) throws -> Price { try #require(Price(text, plan.currency)) }
        let period = try #require(plan.period.period)
        var offers: [SubscriptionOffer] = []
        if let offer {
            let length = CalendarDuration(try #require(offer.period.period))
            offers = [
                SubscriptionOffer(
                    type: .introductory,
                    paymentMode: try #require(PaymentMode(rawValue: offer.mode)),
                    period: length,
                    periodCount: offer.cycles,
                    prices: StorefrontPrices(try price(offer.price), in: .unitedStates),
                    billingPlan: payments == nil ? .billedUpFront : .monthlyWithCommitment
                )
            ]
        }
        var plans: [BillingPlan] = []
        if let payments {
            plans = [
                BillingPlan(
                    kind: .monthlyWithCommitment,
                    prices: StorefrontPrices(try price(plan.price), in: .unitedStates),
                    billingPeriod: period,
                    paymentCount: payments,
                    renewal: .newCommitment
                )
            ]
        }
        let product = Product(
            id: "pro",
            store: try #require(StoreName(rawValue: store)),
            type: .autoRenewable,
            prices: StorefrontPrices(try price(plan.price), in: .unitedStates),
            period: period,
            offers: offers,
            billingPlans: plans
        )
        return try #require(OfferSelection.terms(for: product, in: .unitedStates, claims: [.introductory]))
    }
}

@Suite("The dates of terms, by every calendar that the documentation of the store allows")
struct DatedTermsCaseTests {
    private static let file = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Terms/terms.ndjson")

    @Test("A day is stated where all of them agree, and the last day is right by each")
    func holds() throws {
        let lines = try String(contentsOf: Self.file, encoding: .utf8).split(separator: "\n")
        #expect(lines.count == 145)
        for line in lines {
            let rule = try JSONDecoder().decode(TermsCase.self, from: Data(line.utf8))
            let now = try #require(Instant(rfc3339: rule.now))
            let calendar = try StoreCalendar(timeZone: rule.timeZone)
            let dated = try #require(try rule.terms().dated(at: now, in: calendar), "\(rule.id)")
            let faults = Self.faults(of: dated, by: rule)
            #expect(faults.isEmpty, "\(rule.id): \(rule.why)")
        }
    }

    private static func faults(of dated: DatedTerms, by rule: TermsCase) -> [String] {
        var faults: [String] = []
        func compare(_ name: String, _ told: String?, _ expected: String?) {
            if told != expected { faults.append("\(name) \(told ?? "nothing"), not \(expected ?? "nothing")") }
        }
        func price(_ text: String) -> Price? {
            let parts = text.split(separator: " ").map(String.init)
            return Price(parts[0], parts[1])
        }
        func compare(_ name: String, _ moment: DatedTerms.Moment, _ expected: TermsCase.Charge) {
            compare("\(name) day", moment.day?.description, expected.day)
            guard case .exactly(let charged, _, _) = moment.moment.charge, charged == price(expected.amount) else {
                faults.append("\(name) \(moment.moment.charge), not \(expected.amount)")
                return
            }
        }
        if dated.dueToday != price(rule.dueToday) { faults.append("due \(dated.dueToday), not \(rule.dueToday)") }
        let isCommitted = rule.commitment != nil && rule.offer == nil
        let later = isCommitted ? [] : Array(dated.moments.dropFirst())
        guard let first = dated.firstCharge, later.count == rule.then.count else {
            return faults + ["\(later.count) later moments, not \(rule.then.count)"]
        }
        compare("first", first, rule.first)
        compare("last day", first.lastDay?.description, rule.lastDay)
        for (moment, expected) in zip(later, rule.then) { compare("then", moment, expected) }
        guard let commitment = rule.commitment else { return faults }
        let begins = dated.moments.last { $0.moment.changes.contains { $0.name == "commitmentBegins" } }
        let total = begins?.moment.changes.compactMap { change -> Price? in
            if case .commitmentBegins(rule.payments, let total, _) = change { total } else { nil }
        }.first
        if total != price(commitment.total) { faults.append("\(total as Any), not \(commitment.total)") }
        if isCommitted {
            compare("next commitment", begins?.day?.description, commitment.nextBegins)
            compare("its last day", begins?.lastDay?.description, commitment.lastDay)
        }
        return faults
    }
}
