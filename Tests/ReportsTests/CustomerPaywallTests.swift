import Foundation
import Paywright
import PaywrightReports
import Testing

@Suite("The paywall of one customer")
struct CustomerPaywallTests {
    private static let examples = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Examples")
    private static let buying = "Für 9,99\u{A0}$ pro Monat abonnieren"
    private static let now = Instant(rfc3339: "2026-11-20T12:00:00Z")

    private func screen(_ customer: String, in language: String = "de") async throws -> CustomerPaywall {
        let shop = try StoreFile.products(at: Self.examples.appending(path: "aurora.storekit").path)
        let customer = try await StoreFile.customer(
            at: Self.examples.appending(path: "customers/\(customer).json").path,
            signatures: .unverified
        )
        return try Language(language).paywall(
            for: customer.history,
            of: shop.products,
            in: .unitedStates,
            at: try #require(Self.now)
        )
    }

    @Test("The button of the running plan is off, with the words for it; the other plan of the group is a change")
    func running() async throws {
        let screen = try await screen("trial-running")
        #expect(screen.showsPurchaseScreen)
        let current = try #require(screen.plans.first { $0.paywall.product.id == "com.example.aurora.monthly" })
        #expect(current.choice.choice == .current)
        #expect(current.choice.isButtonOn == false)
        #expect(current.label?.string == "Aktuelles Abo")
        #expect(current.choice.claims == [.noOffer])
        for plan in screen.plans where plan.paywall.product.id != "com.example.aurora.monthly" {
            #expect(plan.choice.choice != .current && plan.choice.isButtonOn == true, "\(plan.paywall.product.id)")
            #expect(plan.label?.string == plan.paywall.callToAction)
        }
    }

    @Test("While a payment is to be mended, no purchase screen is shown")
    func trouble() async throws {
        let screen = try await screen("app-store-billing-retry")
        #expect(!screen.showsPurchaseScreen)
        let monthly = try #require(screen.plans.first { $0.paywall.product.id == "com.example.aurora.monthly" })
        #expect(monthly.choice.choice == .unavailable(.billingRetry))
        #expect(monthly.choice.isButtonOn == false && monthly.label == nil)
    }

    @Test("Nothing is known without a history, nothing more than was read, and a new customer can buy everything")
    func unknown() async throws {
        let shop = try StoreFile.products(at: Self.examples.appending(path: "aurora.storekit").path)
        let now = try #require(Self.now)
        let subscriptions = shop.products.filter { $0.type == .autoRenewable }
        for product in subscriptions {
            let nothing = PlanChoices(for: CustomerHistory(), products: shop.products, now: now)
            #expect(nothing.choice(of: product) == PlanChoice(.notStated(.noHistory), claims: [.unknown]))
            let unread = CustomerHistory(coverage: [.appStore: .full], reading: HistoryReading(isWhole: false))
            let choices = PlanChoices(for: unread, products: shop.products, now: now)
            #expect(choices.choice(of: product).choice == .notStated(.inputNotRead))
        }
        let screen = try await screen("new-customer")
        for plan in screen.plans { #expect(plan.choice.choice == .buy && plan.choice.isButtonOn == true) }
    }

    // MARK: Every state, in the same group and in another one

    /// A state of a subscription to the middle plan of a group, and what a higher plan of it is then.
    struct State: CustomTestStringConvertible {
        let name: String
        /// Members of the customer, as the plain form has them.
        let customer: String
        let higher: String
        let button: Bool?
        let label: String?
        /// What a plan of another group is.
        var other = "buy"

        var testDescription: String { name }

        static func subscription(_ state: String, until end: String, _ more: String = "") -> String {
            """
            "purchases": [{"productID": "mid", "productType": "autoRenewable", "groupID": "plans",
              "purchaseDate": "2026-05-10T10:00:00Z", "expiresDate": "\(end)T10:00:00Z"}],
            "subscriptions": [{"productID": "mid", "groupID": "plans", "state": "\(state)"\(more)}]
            """
        }
    }

    private static let states = [
        State(
            name: "none",
            customer: #""purchases": []"#,
            higher: "buy",
            button: true,
            label: Self.buying
        ),
        State(
            name: "running",
            customer: State.subscription("active", until: "2026-12-10", #", "renewsAutomatically": true"#),
            higher: "upgrade",
            button: true,
            label: Self.buying
        ),
        State(
            name: "cancelled",
            customer: State.subscription("active", until: "2026-12-10", #", "renewsAutomatically": false"#),
            higher: "upgrade",
            button: true,
            label: Self.buying
        ),
        State(
            name: "grace",
            customer: State.subscription(
                "gracePeriod",
                until: "2026-11-18",
                #", "gracePeriodExpiresDate": "2026-12-04T10:00:00Z""#
            ),
            higher: "unavailable gracePeriod",
            button: false,
            label: nil
        ),
        State(
            name: "retry",
            customer: State.subscription("billingRetry", until: "2026-11-10", #", "isInBillingRetry": true"#),
            higher: "unavailable billingRetry",
            button: false,
            label: nil
        ),
        State(
            name: "on hold",
            customer: State.subscription("onHold", until: "2026-11-10"),
            higher: "unavailable onHold",
            button: false,
            label: nil
        ),
        State(
            name: "paused",
            customer: State.subscription("paused", until: "2026-11-10"),
            higher: "unavailable paused",
            button: false,
            label: nil
        ),
        State(
            name: "pending",
            customer:
                #""purchases": [], "subscriptions": [{"productID": "mid", "groupID": "plans", "state": "pending"}]"#,
            higher: "notStated statusUnknown",
            button: nil,
            label: nil
        ),
        State(
            name: "refunded",
            customer: """
                "purchases": [{"productID": "mid", "productType": "autoRenewable", "groupID": "plans",
                  "purchaseDate": "2026-05-10T10:00:00Z", "expiresDate": "2026-12-10T10:00:00Z",
                  "revocation": {"date": "2026-11-12T10:00:00Z", "kind": "fullRefund"}}]
                """,
            higher: "buy",
            button: true,
            label: Self.buying
        ),
        State(
            name: "family",
            customer: """
                "purchases": [{"productID": "mid", "productType": "autoRenewable", "groupID": "plans",
                  "purchaseDate": "2026-05-10T10:00:00Z", "expiresDate": "2026-12-10T10:00:00Z",
                  "ownership": "familyShared"}],
                "subscriptions": [{"productID": "mid", "groupID": "plans", "state": "active"}]
                """,
            higher: "notStated familyShared",
            button: nil,
            label: nil
        ),
        State(
            name: "unknown",
            customer: State.subscription("active", until: "2026-11-10", #", "renewsAutomatically": true"#),
            higher: "notStated statusUnknown",
            button: nil,
            label: nil
        ),
        State(
            name: "other store",
            customer: """
                "purchases": [],
                "inputs": [{"kind": "androidpublisher#subscriptionPurchaseV2", "regionCode": "US",
                  "subscriptionState": "SUBSCRIPTION_STATE_ACTIVE", "latestOrderId": "GPA.1-1",
                  "startTime": "2026-05-10T10:00:00Z",
                  "acknowledgementState": "ACKNOWLEDGEMENT_STATE_ACKNOWLEDGED",
                  "lineItems": [{"productId": "mid_play", "offerDetails": {"basePlanId": "monthly"},
                    "latestSuccessfulOrderId": "GPA.1-1", "expiryTime": "2026-12-10T10:00:00Z",
                    "autoRenewingPlan": {"autoRenewEnabled": true}}]}]
                """,
            higher: "notStated otherStore",
            button: nil,
            label: nil
        ),
    ]

    private static func product(_ id: String, _ group: String, level: Int, _ more: String = "") -> String {
        """
        {"id": "\(id)", "type": "autoRenewable", "names": {"en": "\(id)"}, "prices": {"USA": "9.99"}, "period": "P1M",
         "group": {"id": "\(group)", "name": "\(group)", "level": \(level)}\(more)}
        """
    }

    private struct Answer: Decodable {
        struct Result: Decodable {
            let product: String
            let choice: Choice
            let lines: [String: Label]
        }
        struct Choice: Decodable {
            let kind: String
            let why: String?
            let button: Bool?
            let label: Label?
        }
        struct Label: Decodable, Equatable { let text: String }
        let results: [Result]
    }

    @Test("In its group and in another one", arguments: states)
    func everyState(_ state: State) async throws {
        let products = [
            Self.product("mid", "plans", level: 2, #", "identifiers": {"googlePlay": "mid_play:monthly"}"#),
            Self.product("high", "plans", level: 1), Self.product("news", "news", level: 1),
        ]
        let request = """
            {"op": "paywall", "locale": "de", "now": "2026-11-20T12:00:00Z",
             "products": {"schema": "paywright/products/1", "locale": "en", "products": [\(products.joined(separator: ", "))]},
             "customer": {"schema": "paywright/customer/1", "customer": "c", "asOf": "2026-11-20T09:00:00Z",
               "store": "appStore", "complete": true, \(state.customer)}}
            """
        let answer = try await RequestHandler().answer(to: Array(request.utf8))
        try #require(!answer.isRefused, "\(answer.json)")
        let told = try JSONDecoder().decode(Answer.self, from: Data(answer.utf8))
        func choice(_ product: String) throws -> Answer.Choice {
            try #require(told.results.first { $0.product == product }).choice
        }
        func text(_ choice: Answer.Choice) -> String { choice.kind + (choice.why.map { " \($0)" } ?? "") }
        let higher = try choice("high")
        #expect(text(higher) == state.higher)
        #expect(higher.button == state.button)
        #expect(higher.label?.text == state.label)
        let other = try choice("news")
        #expect(text(other) == state.other)
        #expect(other.button == true && other.label?.text == Self.buying)
        for result in told.results {
            let (choice, lines) = (result.choice, result.lines)
            #expect(lines["callToAction"] == choice.label, "\(result.product)")
            #expect((lines["callToAction.short"] == nil) == (choice.button != true), "\(result.product)")
        }
    }

    @Test(
        "A product that cannot be bought is named where the button is the only line asked for, and no button stands beside it",
        arguments: states
    )
    func buttonAlone(_ state: State) async throws {
        let request = """
            {"op": "paywall", "locale": "de", "now": "2026-11-20T12:00:00Z", "lines": ["callToAction", "callToAction.short"],
             "products": {"schema": "paywright/products/1", "locale": "en",
               "products": [\(Self.product("mid", "plans", level: 2)), \(Self.product("high", "plans", level: 1))]},
             "customer": {"schema": "paywright/customer/1", "customer": "c", "asOf": "2026-11-20T09:00:00Z",
               "store": "appStore", "complete": true, \(state.customer)}}
            """
        let answer = try await RequestHandler().answer(to: Array(request.utf8))
        let told = try JSONDecoder().decode(Answer.self, from: Data(answer.utf8))
        #expect(told.results.map(\.product) == ["mid", "high"])
        for result in told.results {
            let isOwn = result.choice.kind == "current"
            let texts = result.choice.button == true ? [Self.buying] : isOwn ? ["Aktuelles Abo"] : []
            #expect([result.lines["callToAction"]?.text].compactMap { $0 } == texts, "\(result.product)")
        }
    }

    @Test(
        "A member that paywalls do not use is refused where the customer is meant",
        arguments: [#""input": {}"#, #""customer": {}, "claims": ["introductory"]"#]
    )
    func refused(member: String) async throws {
        let request = """
            {"op": "paywall", \(member), "products": {"schema": "paywright/products/1", "locale": "en",
             "products": [\(Self.product("a", "g", level: 1))]}}
            """
        let answer = try await RequestHandler().answer(to: Array(request.utf8))
        #expect(answer.isRefused && answer.json.contains("customer"), "\(answer.json)")
    }
}
