import PaywrightModel
import PaywrightValues
import Testing
import TestSupport

@testable import PaywrightDecisions

@Suite("Changes of price that have not happened yet")
struct PriceChangeTests {
    private static let now = "2026-11-20T12:00:00Z"
    private let end: Instant
    private let old: Price
    private let new: Price

    init() throws {
        end = try instant("2026-12-01T12:00:00Z")
        old = try #require(Price("9.99", "USD"))
        new = try #require(Price("12.99", "USD"))
    }

    private func situation(
        _ change: PriceChange,
        paid: Price? = nil,
        renewalPrice: Price? = nil,
        at now: String = PriceChangeTests.now
    ) throws -> SubscriptionSituation {
        let customer = try Customer().with { customer in
            customer.transaction.price = paid
            customer.renewal?.renewalPrice = renewalPrice
            customer.renewal?.priceChange = change
        }
        return try customer.situation(at: now)
    }

    @Test("The price of the next commitment is no new price of a period")
    func priceOfCommitment() throws {
        let customer = try Customer().with { customer in
            customer.renewal?.priceChange = PriceChange(
                kind: .known(.optOutIncrease),
                state: .known(.confirmed),
                date: end
            )
            customer.renewal?.commitment = CommitmentRenewal(
                renewsAutomatically: true,
                renewalDate: end,
                renewalPrice: new,
                paymentsLeft: 0
            )
        }
        let paid = CommitmentState(
            paymentsLeft: 0,
            nextPayment: nil,
            endDate: end,
            isCancelled: false,
            // Nor is it known to be charged: it may be the one from before the increase.
            following: NextRenewal(date: end)
        )
        let expected = AnnouncedPriceChange(kind: .increase, date: end, before: .commitment(paid))
        #expect(try customer.situation(at: Self.now) == .priceChange(expected))
    }

    @Test("Applied and cancelled changes are no news, nor is one whose date has passed, nor one already paid")
    func noNews() throws {
        for state in [PriceChange.State.applied, .cancelled] {
            #expect(try situation(PriceChange(state: .known(state), newPrice: new)).name == "active")
        }
        let past = PriceChange(kind: .known(.increase), state: .known(.confirmed), newPrice: new, date: end - 1)
        #expect(try situation(past).name == "priceChange")
        let now = "2026-12-01T11:59:59.999Z"
        #expect(try situation(past, at: now).name == "active")
        let confirmed = PriceChange(kind: .known(.increase), state: .known(.confirmed))
        #expect(try situation(confirmed, paid: new, renewalPrice: new).name == "active")
    }

    @Test("The App Store's confirmed increase: the price of the next renewal beside the one paid")
    func confirmed() throws {
        let change = PriceChange(kind: .known(.increase), state: .known(.confirmed))
        let announced = AnnouncedPriceChange(kind: .increase, oldPrice: old, newPrice: new, date: end)
        #expect(try situation(change, paid: old, renewalPrice: new) == .priceChange(announced))
        // Agreed, and neither price nor date is known: nothing is left to tell.
        #expect(try situation(change).name == "active")
        let euros = try #require(Price("9.99", "EUR"))
        let withoutOld = AnnouncedPriceChange(kind: .increase, newPrice: new, date: end)
        #expect(try situation(change, paid: euros, renewalPrice: new) == .priceChange(withoutOld))
    }

    @Test("An offer's price on the next renewal is not the new price")
    func offerPrice() throws {
        let customer = try Customer().with { customer in
            customer.renewal?.renewalPrice = Price("4.99", "USD")
            customer.renewal?.offer = AppliedOffer(type: .known(.promotional), id: "spring")
            customer.renewal?.priceChange = PriceChange(kind: .known(.increase), state: .known(.confirmed))
        }
        #expect(try customer.situation(at: Self.now).name == "discountedRenewal")
    }

    @Test("Google Play's new price must lie where its mode leads, compared with the price it states now")
    func playDirections() throws {
        func name(_ kind: PriceChange.Kind?, from base: String, to new: String) throws -> String {
            let customer = try Customer(.googlePlay).with { customer in
                customer.renewal?.basePrice = Price(base, "EUR")
                customer.renewal?.priceChange = PriceChange(
                    kind: kind.map { .known($0) },
                    state: .known(.confirmed),
                    newPrice: Price(new, "EUR"),
                    date: end
                )
            }
            return try customer.situation(at: Self.now).name
        }
        #expect(try name(.increase, from: "9.99", to: "12.99") == "priceChange")
        #expect(try name(.increase, from: "9.99", to: "5.00") == "active")
        #expect(try name(.decrease, from: "9.99", to: "12.00") == "active")
        #expect(try name(.decrease, from: "9.99", to: "5.00") == "priceChange")
        #expect(try name(nil, from: "9.99", to: "5.00") == "active")
    }

    @Test("Consent that is awaited says the new price only where the store states it as such")
    func awaiting() throws {
        let change = PriceChange(kind: .known(.increase), state: .known(.awaitingConsent))
        let announced = AnnouncedPriceChange(kind: .awaitingConsent, isIncrease: true, periodEnd: end)
        #expect(try situation(change, paid: old, renewalPrice: old) == .priceChange(announced))
        let deadline = PriceChange(
            kind: .known(.increase),
            state: .known(.awaitingConsent),
            newPrice: new,
            date: end,
            consentDeadline: end - 1
        )
        let whole = AnnouncedPriceChange(
            kind: .awaitingConsent,
            newPrice: new,
            date: end,
            consentDeadline: end - 1,
            isIncrease: true,
            periodEnd: end
        )
        #expect(try situation(deadline) == .priceChange(whole))
    }

    @Test("What nothing was paid for has no old price")
    func freeBefore() throws {
        let change = PriceChange(kind: .known(.increase), state: .known(.confirmed), newPrice: new, date: end)
        let announced = AnnouncedPriceChange(kind: .increase, newPrice: new, date: end)
        #expect(try situation(change, paid: Price("0", "USD")) == .priceChange(announced))
    }

    @Test("A decrease, an increase that is none, and a kind nobody knows")
    func kinds() throws {
        let decrease = PriceChange(kind: .known(.decrease), state: .known(.confirmed), newPrice: old, date: end)
        let announced = AnnouncedPriceChange(kind: .decrease, oldPrice: new, newPrice: old, date: end)
        #expect(try situation(decrease, paid: new) == .priceChange(announced))
        #expect(try situation(decrease, paid: Price("4.99", "USD")).name == "active")
        let odd = PriceChange(kind: .unrecognized("SIDEWAYS"), state: .known(.confirmed), newPrice: new, date: end)
        #expect(try situation(odd).name == "active")
    }

    @Test("A charge at today's price a day or more before the new one is not hidden by it, for every kind of change")
    func chargeBefore() throws {
        let january = end.adding(milliseconds: 31 * 86_400_000)
        for (kind, state, price) in [
            (PriceChange.Kind.increase, PriceChange.State.confirmed, new), (.optOutIncrease, .confirmed, new),
            (.decrease, .confirmed, try #require(Price("7.99", "USD"))), (.increase, .awaitingConsent, new),
        ] {
            func before(_ date: Instant) throws -> SubscriptionSituation? {
                let change = PriceChange(kind: .known(kind), state: .known(state), newPrice: price, date: date)
                guard case .priceChange(let announced) = try situation(change, paid: old, renewalPrice: old) else {
                    Issue.record("\(kind) is no change")
                    return nil
                }
                #expect(announced.newPrice == price && announced.date == date)
                return announced.before
            }
            #expect(try before(january) == .active(NextRenewal(date: end, price: old)))
            #expect(try before(end) == nil)
            #expect(try before(end.adding(milliseconds: 3_600_000)) == nil)
        }
    }

    @Test("The price of a charge that comes before is not the new price")
    func priceOfTheChargeBefore() throws {
        let january = end.adding(milliseconds: 31 * 86_400_000)
        let change = PriceChange(kind: .known(.increase), state: .known(.confirmed), date: january)
        let announced = AnnouncedPriceChange(
            kind: .increase,
            date: january,
            before: .active(NextRenewal(date: end, price: old))
        )
        #expect(try situation(change, paid: old, renewalPrice: old) == .priceChange(announced))
    }

    @Test("The payments of a commitment are not hidden; at the new price's own day their amount is open")
    func commitmentBefore() throws {
        for (days, price) in [(31, Price?.some(old)), (0, nil)] {
            let date = end.adding(milliseconds: Int64(days) * 86_400_000)
            let customer = try Customer(.googlePlay).with { customer in
                customer.renewal?.renewalPrice = old
                customer.renewal?.commitment = CommitmentRenewal(
                    renewsAutomatically: true,
                    renewalDate: end.adding(milliseconds: 214 * 86_400_000),
                    renewalPrice: old,
                    paymentsLeft: 7
                )
                customer.renewal?.priceChange = PriceChange(
                    kind: .known(.optOutIncrease),
                    state: .known(.confirmed),
                    newPrice: new,
                    date: date
                )
            }
            guard case .priceChange(let announced) = try customer.situation(at: Self.now),
                case .commitment(let commitment)? = announced.before
            else {
                Issue.record("no commitment beside the change")
                continue
            }
            #expect(commitment.paymentsLeft == 7 && commitment.nextPayment == NextRenewal(date: end, price: price))
            // That it goes on at today's price is no longer so.
            #expect(commitment.following == NextRenewal(date: end.adding(milliseconds: 214 * 86_400_000)))
        }
    }
}
