import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing

@Suite("An introductory offer stated twice is one")
struct IntroductoryOfferTests {
    private static let same = Fixture.trial
    private static let reordered: Tree = [
        "subscriptionPeriod": "P1W", "displayPrice": nil, "paymentMode": "free", "internalID": "A1",
    ]
    private static let changed = Fixture.trial.with(["subscriptionPeriod": "P1M"])
    private static let unnamed = Fixture.trial.without("internalID")
    private static let upFront = Fixture.trial.with(["billingPlanType": "BILLED_UPFRONT"])
    private static let monthly = Fixture.paid.with(["billingPlanType": "MONTHLY"])

    private struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let single: Tree
        let list: Tree
        let periods: [String]
        let diagnostics: [String]
    }

    private static let cases = [
        Case(
            testDescription: "only the single one",
            single: same,
            list: nil,
            periods: ["P1W"],
            diagnostics: []
        ),
        Case(
            testDescription: "only the list",
            single: nil,
            list: [upFront, monthly],
            periods: ["P1W", "P1M"],
            diagnostics: []
        ),
        Case(testDescription: "both alike", single: same, list: [same], periods: ["P1W"], diagnostics: []),
        Case(
            testDescription: "both alike but for order and null",
            single: reordered,
            list: [same],
            periods: ["P1W"],
            diagnostics: []
        ),
        Case(
            testDescription: "both alike without an id",
            single: unnamed,
            list: [unnamed],
            periods: ["P1W"],
            diagnostics: []
        ),
        Case(
            testDescription: "both alike, one of two plans",
            single: upFront,
            list: [upFront, monthly],
            periods: ["P1W", "P1M"],
            diagnostics: []
        ),
        Case(
            testDescription: "one id, different content: the list's counts",
            single: changed,
            list: [same],
            periods: ["P1W"],
            diagnostics: ["warning contradictory-offer"]
        ),
        Case(
            testDescription: "one id twice in the list: the first counts",
            single: nil,
            list: [same, changed],
            periods: ["P1W"],
            diagnostics: ["warning contradictory-offer"]
        ),
        Case(
            testDescription: "two for one plan: both are kept",
            single: nil,
            list: [same, Fixture.paid],
            periods: ["P1W", "P1M"],
            diagnostics: ["warning duplicate-offer"]
        ),
        Case(
            testDescription: "two ids for one plan: both are kept",
            single: Fixture.paid,
            list: [same],
            periods: ["P1W", "P1M"],
            diagnostics: ["warning duplicate-offer"]
        ),
        Case(
            testDescription: "a bad one stated twice is reported once",
            single: same.with(["paymentMode": "x"]),
            list: [same.with(["paymentMode": "x"])],
            periods: [],
            diagnostics: ["error unknown-payment-mode"]
        ),
    ]

    @Test("the single offer repeats the list for older readers", arguments: cases)
    private func mergesOffers(_ example: Case) throws {
        let subscription = Fixture.monthly.with([
            "introductoryOffer": example.single, "introductoryOffers": example.list,
        ])
        let (product, diagnostics) = try importedSubscription(subscription)
        #expect(product?.offers.map { $0.period?.description ?? "" } == example.periods)
        #expect(diagnostics.summaries == example.diagnostics)
    }
}
