import PaywrightDecisions
import PaywrightMessages
import PaywrightModel
import PaywrightValues
import Testing
import TestSupport

@testable import Paywright

@Suite("No situation says a guess, whatever a store has stated")
struct StatusHonestyTests {
    /// Keys whose dates lie ahead, by how they begin.
    private static let future = [
        "status.access", "status.periodEnds", "status.freeTrial", "status.freePeriod", "status.cancelBy",
        "status.offerPrice", "status.active",
        "status.renews", "status.cancelled", "status.gracePeriod", "status.paused", "status.pauses", "status.resumes",
        "status.planChange",
        "status.newPrice", "status.consent", "status.prepaid", "status.commitment", "status.nextPayment",
        "support.renewsOn", "support.accessUntil", "support.periodEnds", "support.resumesOn", "support.nextPayment",
        "support.pauses",
    ]
    /// Keys whose dates have passed.
    private static let past = [
        "status.accessEnded", "status.expired", "status.refunded", "status.familySharingEnded",
        "status.purchaseCancelled",
        "support.endedOn", "support.refundedOn",
    ]

    /// The prices a history states for each argument that may say one.
    private func stated(_ history: CustomerHistory) -> [ArgumentName: [Price?]] {
        [
            .renewalPrice: history.renewals.flatMap { [$0.renewalPrice, $0.commitment?.renewalPrice, $0.basePrice] },
            .total: history.renewals.flatMap(Self.totals),
            .newPrice: history.renewals.flatMap { [$0.priceChange?.newPrice, $0.renewalPrice] },
            .oldPrice: history.transactions.map(\.price),
        ]
    }

    /// What the payments of a commitment may come to: each price that is stated, times each number of payments.
    private static func totals(_ renewal: RenewalInfo) -> [Price?] {
        let prices = [renewal.renewalPrice, renewal.commitment?.renewalPrice, renewal.priceChange?.newPrice]
        return prices.compactMap { $0 }.flatMap { price in
            (1...60).map { count in
                price.amount.times(count).map { Price(amount: $0, currency: price.currency) }
            }
        }
    }

    private func check(_ message: Message, prices: [ArgumentName: [Price?]]) {
        for name in message.arguments.names {
            switch message.arguments[name] {
            // The two ends that answers contradict each other in may lie anywhere.
            case .date? where message.key == "support.unknown.contradictory": break
            case .date(let date)?:
                let isPast = Self.past.contains { message.key.hasPrefix($0) }
                let isFuture = Self.future.contains { message.key.hasPrefix($0) }
                #expect(isPast || isFuture, "\(message.key) has a date of neither kind")
                #expect(isPast == (date.instant <= RandomHistory.now), "\(message.key)")
            case .money(let money)?:
                let isStated = (prices[name] ?? []).compactMap { $0 }.contains { price in
                    price.amount == money.price.amount && price.currency == money.price.currency
                }
                #expect(isStated, "\(message.key) says \(money.price)")
                #expect(!money.price.isFree, "\(message.key) says a price of zero")
            case .count(let count)?: #expect(count >= 0, "\(message.key)")
            default: break
            }
        }
    }

    @Test(
        "No past date ahead, no future date behind, no price that is not in the input",
        arguments: Sweep.some(6, of: 0..<40)
    )
    func random(seed: Int) throws {
        var random = RandomHistory(seed: UInt64(seed))
        let calendar = try StoreCalendar(timeZone: "Pacific/Auckland")
        for _ in 0..<250 {
            let history = random.next()
            let prices = stated(history)
            let products = seed.isMultiple(of: 2) ? RandomHistory.products : []
            let status = CustomerStatus(of: history, products: products, now: RandomHistory.now)
            #expect(!status.purchases.isEmpty)
            for purchase in status.purchases {
                let wording = StatusWording(
                    purchase,
                    names: ["product1": "One"],
                    now: RandomHistory.now,
                    calendar: calendar
                )
                for line in wording.messages() {
                    guard case .sentences(let sentences) = line.content else { continue }
                    #expect(!sentences.isEmpty, "\(purchase.situation).\(line.line)")
                    for sentence in sentences { check(sentence, prices: prices) }
                }
            }
        }
    }

    @Test(
        "Every language says all of it without an issue",
        arguments: Sweep.languages(5, of: try SnapshotTests.locales)
    )
    func rendered(locale: String) throws {
        var random = RandomHistory(seed: 7)
        let formatter = try StatusFormatter(locale: locale, timeZone: "America/Los_Angeles")
        for _ in 0..<150 {
            let history = random.next()
            let status = CustomerStatus(of: history, products: RandomHistory.products, now: RandomHistory.now)
            for purchase in status.purchases {
                let lines = formatter.lines(for: purchase, now: status.now)
                #expect(lines.diagnostics.isEmpty, "\(lines.diagnostics)")
                #expect(
                    lines.entries.allSatisfy {
                        SnapshotTests.speaks($0.text.locale, for: locale) && !$0.text.string.isEmpty
                    }
                )
                #expect(lines.entries.allSatisfy { !$0.text.string.contains("CHF") })
            }
            for group in status.eligibility.groups {
                #expect(formatter.lines(for: group).values.allSatisfy { $0.diagnostics.isEmpty && !$0.string.isEmpty })
            }
        }
    }

    @Test("An offer is promised only to whom everything known allows it; what is not known is claimed for nobody")
    func eligibility() throws {
        var random = RandomHistory(seed: 1_000)
        var outcomes: Set<String> = []
        for _ in Sweep.some(1_500, of: 0..<4_000) {
            let history = random.next()
            let status = CustomerStatus(of: history, products: RandomHistory.products, now: RandomHistory.now)
            for product in RandomHistory.products {
                let group = status.eligibility.group(of: product)
                let claims = status.eligibility.claims(for: product)
                switch group.introductory {
                case .eligible:
                    outcomes.insert("eligible")
                    #expect(history.coverage[group.store] == .full)
                    let own = history.transactions.filter { transaction in
                        transaction.store == group.store && transaction.ownership != .known(.familyShared)
                            && group.productIDs.contains(transaction.productID)
                            && (transaction.productType ?? .known(.autoRenewable)) == .known(.autoRenewable)
                    }
                    #expect(
                        own.allSatisfy { $0.offer == nil || ($0.offer?.type?.known ?? .introductory) != .introductory }
                    )
                    #expect(
                        own.allSatisfy { $0.revocation == nil || $0.revocation?.kind == .known(.familySharingEnded) }
                    )
                case .unknown:
                    outcomes.insert("unknown")
                    let terms = try #require(OfferSelection.terms(for: product, in: .unitedStates, claims: claims))
                    #expect(claims == [.unknown] || group.winBack == .eligible)
                    #expect(terms.offerPhases.isEmpty)
                default: outcomes.insert("ineligible")
                }
            }
        }
        #expect(outcomes == ["eligible", "unknown", "ineligible"])
    }
}
