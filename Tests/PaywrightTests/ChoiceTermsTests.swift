import PaywrightDecisions
import PaywrightModel
import PaywrightValues
import Testing

@testable import Paywright

@Suite("The terms of a purchase stand where one is made, and with its time where that is known")
struct ChoiceTermsTests {
    private static let pays = "You pay $9.99 per month, starting when you confirm."
    private static let price = "$9.99 per month."
    private static let renews = "Your subscription renews automatically until you cancel."
    private static let cancel =
        "To avoid the next charge, cancel in your App Store account settings at least 24 hours before the current period ends."

    private func lines(
        _ store: StoreName = .appStore,
        offers: [SubscriptionOffer] = [],
        claims: [OfferClaim] = [.noOffer],
        choice: PlanChoice? = nil,
        type: ProductType = .autoRenewable,
        seats: Int? = nil,
        tax: TaxTreatment? = nil
    ) throws -> [ProductLine: String] {
        let product = Product(
            id: "pro",
            store: store,
            type: type,
            prices: StorefrontPrices(try #require(Price("9.99", "USD")), in: .unitedStates),
            period: type == .autoRenewable ? SubscriptionPeriod(1, .month) : nil,
            offers: offers,
            isSoldPerSeat: seats != nil,
            tax: tax
        )
        let terms = try #require(
            OfferSelection.terms(for: product, in: .unitedStates, claims: claims, quantity: seats ?? 1)
        )
        let words = try PaywallFormatter(locale: "en").lines(for: terms, choice: choice)
        let texts = ProductLine.allCases.compactMap { line in
            words[line].map { (line, $0.string.replacing("\u{A0}", with: " ")) }
        }
        return Dictionary(uniqueKeysWithValues: texts)
    }

    private static let table: [(PlanChoice?, [String])] = [
        (nil, [pays, renews, cancel]), (PlanChoice(.buy, isButtonOn: true), [pays, renews, cancel]),
        (PlanChoice(.upgrade, isButtonOn: true, takesEffect: .now), [pays, renews, cancel]),
        (PlanChoice(.crossgrade, isButtonOn: true, takesEffect: .now), [pays, renews, cancel]),
        (PlanChoice(.downgrade, isButtonOn: true, takesEffect: .atRenewal), [price, renews, cancel]),
        (PlanChoice(.crossgrade, isButtonOn: true, takesEffect: .atRenewal), [price, renews, cancel]),
        (PlanChoice(.downgrade, isButtonOn: true), [price, renews, cancel]),
        (outOfCommitment(.upgrade), [price, renews]), (outOfCommitment(.notStated(.levelUnknown)), [price, renews]),
        (outOfCommitment(.notStated(.planUnknown)), [price]),
        (PlanChoice(.notStated(.levelsNotStated)), [price, renews, cancel]),
        (PlanChoice(.notStated(.otherStore)), [price, renews, cancel]),
        (PlanChoice(.notStated(.statusUnknown)), [price]), (PlanChoice(.notStated(.planUnknown)), [price]),
        (PlanChoice(.notStated(.familyShared)), [price]), (PlanChoice(.notStated(.noHistory)), [price]),
        (PlanChoice(.current, isButtonOn: false), []), (PlanChoice(.unavailable(.gracePeriod), isButtonOn: false), []),
        (PlanChoice(.unavailable(.nextPlan), isButtonOn: false, takesEffect: .atRenewal), []),
    ]

    private static func outOfCommitment(_ kind: PlanChoice.Choice) -> PlanChoice {
        var choice = PlanChoice(kind)
        choice.isOutOfCommitment = true
        return choice
    }

    @Test("Beside each choice", arguments: table.indices)
    func choices(index: Int) throws {
        let (choice, sentences) = Self.table[index]
        let told = sentences.isEmpty ? nil : sentences.joined(separator: " ")
        #expect(try lines(choice: choice)[.disclosure] == told, "\(String(describing: choice))")
    }

    @Test("What is bought once has its terms in a purchase, and its price alone where the customer may have it")
    func once() throws {
        let terms = "You pay $9.99 once, when you confirm. This purchase doesn’t renew."
        let cases: [(PlanChoice, String?)] = [
            (PlanChoice(.buy, isButtonOn: true), terms), (PlanChoice(.notStated(.historyIncomplete)), "$9.99."),
            (PlanChoice(.notStated(.familyShared)), "$9.99."), (PlanChoice(.notStated(.levelsNotStated)), "$9.99."),
            (PlanChoice(.current, isButtonOn: false), nil),
            (PlanChoice(.unavailable(.pending), isButtonOn: false), nil),
        ]
        for (choice, told) in cases {
            #expect(try lines(choice: choice, type: .nonConsumable)[.disclosure] == told)
        }
    }

    @Test("An offer of a change has no first payment at the confirmation, and names its price, its seats and its tax")
    func parts() throws {
        let low = StorefrontPrices(try #require(Price("0.99", "USD")), in: .unitedStates)
        let offer = SubscriptionOffer(
            type: .promotional,
            paymentMode: .payUpFront,
            period: CalendarDuration(months: 2),
            prices: low,
            id: "back"
        )
        let claims: [OfferClaim] = [.promotional(id: "back")]
        let now = try #require(try lines(offers: [offer], claims: claims)[.disclosure])
        #expect(now.contains("The first payment is charged when you confirm."))
        let change = PlanChoice(.downgrade, isButtonOn: true, takesEffect: .atRenewal)
        let later = try #require(try lines(offers: [offer], claims: claims, choice: change)[.disclosure])
        #expect(later == "$0.99 for 2 months, then $9.99 per month. \(Self.renews) \(Self.cancel)")
        let team = try #require(try lines(choice: change, seats: 3, tax: .added)[.disclosure])
        let tax = "Any tax that applies is added to the price."
        let seats = "$29.97 per month. 3 seats, $9.99 per seat per month. \(tax)"
        #expect(team == "\(seats) \(Self.renews) \(Self.cancel)")
    }

    private static let trial = SubscriptionOffer(
        type: .introductory,
        paymentMode: .freeTrial,
        period: CalendarDuration(iso8601: "P1W")
    )

    @Test(
        "Where an offer may come first the time of a merchant’s first payment is not told, and nothing of what a page shows"
    )
    func unknownOffer() throws {
        let merchant = "To avoid the next charge, cancel before the current period ends."
        let shown = "If an offer applies to you, the App Store shows it before you confirm."
        let cases: [(StoreName, [SubscriptionOffer], String)] = [
            (.stripe, [Self.trial], "\(Self.price) \(Self.renews) \(merchant)"),
            (.paddle, [Self.trial], "\(Self.price) \(Self.renews) \(merchant)"),
            // There is no offer that could come.
            (.stripe, [], "\(Self.pays) \(Self.renews) \(merchant)"),
            (.appStore, [Self.trial], "\(Self.pays) \(Self.renews) \(Self.cancel) \(shown)"),
        ]
        for (store, offers, told) in cases {
            #expect(try lines(store, offers: offers, claims: [.unknown])[.disclosure] == told)
        }
    }

    @Test("A code that may follow a trial is charged at a time that is not known")
    func codeAfterTrial() throws {
        let low = StorefrontPrices(try #require(Price("1.99", "USD")), in: .unitedStates)
        let code = SubscriptionOffer(
            type: .code,
            paymentMode: .payUpFront,
            period: CalendarDuration(months: 1),
            prices: low,
            id: "SPRING",
            isStackable: true
        )
        let claims: [OfferClaim] = [.unknown, .code(name: "SPRING")]
        let told = try #require(try lines(offers: [Self.trial, code], claims: claims)[.disclosure])
        #expect(!told.contains("first payment") && told.contains("If an offer applies to you"))
        let known = try #require(try lines(offers: [code], claims: claims)[.disclosure])
        #expect(known.contains("The first payment is charged when you confirm."))
    }

    @Test(
        "Words for a reduction stand beside a lower price alone",
        arguments: [("2.99", true), ("9.99", false), ("12.99", false)]
    )
    func dearerOffer(amount: String, isReduced: Bool) throws {
        let price = StorefrontPrices(try #require(Price(amount, "USD")), in: .unitedStates)
        let offer = SubscriptionOffer(type: .unspecified, paymentMode: .oneTime, period: nil, prices: price, id: "sale")
        let told = try lines(.googlePlay, offers: [offer], claims: [.offer(id: "sale")], type: .nonConsumable)
        #expect(told[.offer] == (isReduced ? "$\(amount) instead of $9.99" : nil))
        #expect((told[.offerBadge] != nil) == isReduced && (told[.formerPrice] != nil) == isReduced)
        #expect(told[.callToAction] == "Buy for $\(amount)")
        #expect(told[.disclosure] == "You pay $\(amount) once, when you confirm. This purchase doesn’t renew.")
    }
}
