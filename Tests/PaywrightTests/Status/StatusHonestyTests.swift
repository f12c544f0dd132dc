import MessageCatalog
import StoreDecisions
import StoreModel
import Testing

@testable import Paywright

@Suite("No situation says a guess, whatever a store has stated")
struct StatusHonestyTests {
    /// Keys whose dates lie ahead, by how they begin.
    private static let future = [
        "status.access", "status.accessUntil", "status.freeTrial", "status.offerPrice.until", "status.active",
        "status.renews", "status.cancelled", "status.gracePeriod", "status.paused", "status.planChange",
        "status.newPrice", "status.consent", "status.prepaid", "status.commitment", "status.nextPayment",
        "support.renewsOn", "support.accessUntil", "support.resumesOn", "support.nextPayment",
    ]
    /// Keys whose dates have passed.
    private static let past = [
        "status.accessEnded", "status.expired", "status.refunded", "status.familySharingEnded", "support.endedOn",
        "support.refundedOn",
    ]

    private func check(_ message: Message, prices: Set<Price>) {
        for name in message.arguments.names {
            switch message.arguments[name] {
            case .date(let date)?:
                let isPast = Self.past.contains { message.key.hasPrefix($0) }
                let isFuture = Self.future.contains { message.key.hasPrefix($0) }
                #expect(isPast || isFuture, "\(message.key) has a date of neither kind")
                #expect(isPast == (date.milliseconds <= RandomHistory.now), "\(message.key)")
            case .money(let money)?:
                let isStated = prices.contains {
                    $0.amount.description == money.amount && $0.currency.code == money.currency
                }
                #expect(isStated, "\(message.key) says \(money.amount) \(money.currency)")
            case .count(let count)?: #expect(count >= 0, "\(message.key)")
            default: break
            }
        }
    }

    @Test("No past date ahead, no future date behind, no price that is not in the input", arguments: 0..<40)
    func random(seed: Int) throws {
        var random = RandomHistory(seed: UInt64(seed))
        let calendar = try StoreCalendar(timeZone: "Pacific/Auckland")
        for _ in 0..<250 {
            let (history, prices) = random.next()
            let status = CustomerStatus(of: history, now: RandomHistory.now)
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

    @Test("Every language says all of it without an issue", arguments: try SnapshotTests.locales)
    func rendered(locale: String) throws {
        var random = RandomHistory(seed: 7)
        let formatter = try StatusFormatter(locale: locale, timeZone: "America/Los_Angeles")
        for _ in 0..<150 {
            let (history, prices) = random.next()
            let status = CustomerStatus(of: history, now: RandomHistory.now)
            for purchase in status.purchases {
                let lines = formatter.lines(for: purchase, now: status.now)
                #expect(lines.issues.isEmpty, "\(lines.issues)")
                #expect(lines.entries.allSatisfy { $0.text.locale == locale && !$0.text.string.isEmpty })
                let shown = lines.entries.flatMap(\.text.parts).contains { $0.kind == .money }
                #expect(!shown || !prices.isEmpty)
            }
            for group in status.eligibility.groups {
                #expect(formatter.lines(for: group).values.allSatisfy { $0.issues.isEmpty && !$0.string.isEmpty })
            }
        }
    }

    @Test("What is not known is claimed for nobody", arguments: 0..<10)
    func unknownEligibility(seed: Int) throws {
        var random = RandomHistory(seed: UInt64(1_000 + seed))
        let trial = SubscriptionOffer(
            type: .introductory,
            paymentMode: .freeTrial,
            period: CalendarDuration(iso8601: "P1W")
        )
        let price = try #require(Price("9.99", "USD"))
        let product = Product(
            id: "product1",
            type: .autoRenewable,
            prices: StorefrontPrices(price, in: .unitedStates),
            period: SubscriptionPeriod(iso8601: "P1M"),
            offers: [trial]
        )
        for _ in 0..<200 {
            let status = CustomerStatus(of: random.next().history, products: [product], now: RandomHistory.now)
            let claims = status.eligibility.claims(for: product)
            guard status.eligibility.introductory(for: product).isUnknown else { continue }
            #expect(claims == [.unknown])
            let terms = try #require(OfferSelection.terms(for: product, in: .unitedStates, claims: claims))
            #expect(terms.offerPhases.isEmpty)
        }
    }
}
