import PaywrightImport
import PaywrightModel
import Testing

/// Inputs of one call describe one customer: what names another one is left out.
@Suite("Inputs of several customers")
struct OtherCustomerTests {
    private static let plain: Tree = PlainFixture.customer().with(["customer": "alice"])

    private static func stripe(_ id: String, of customer: Tree?) -> Tree {
        let price: Tree = ["id": .string("price_\(id)"), "currency": "eur", "unit_amount": 1000, "type": "recurring"]
        let item: Tree = [
            "id": .string("si_\(id)"), "quantity": 1, "current_period_start": 1_794_312_000,
            "current_period_end": 1_796_904_000,
            "price": price.with(["recurring": ["interval": "month", "interval_count": 1]]),
        ]
        let subscription: Tree = [
            "id": .string("sub_\(id)"), "object": "subscription", "status": "active", "currency": "eur",
            "cancel_at_period_end": false, "start_date": 1_789_041_600,
            "items": ["object": "list", "data": [item]],
        ]
        return customer.map { subscription.with(["customer": $0]) } ?? subscription
    }

    private static func list(_ subscriptions: Tree...) -> Tree {
        ["object": "list", "has_more": false, "data": .array(subscriptions)]
    }

    private static func revenueCat(_ customer: String, _ product: String) -> Tree {
        let period: Tree = [
            "purchase_date": "2026-11-10T12:00:00Z", "expires_date": "2026-12-10T12:00:00Z", "store": "app_store",
            "is_sandbox": false,
        ]
        return [
            "request_date": "2026-11-20T12:00:00Z",
            "subscriber": [
                "original_app_user_id": .string(customer), "subscriptions": .object([(name: product, value: period)]),
                "non_subscriptions": [:], "entitlements": [:],
            ],
        ]
    }

    private static func event(_ customer: String, aliases: [String], _ product: String) -> Tree {
        [
            "event": [
                "type": "RENEWAL", "app_user_id": .string(customer), "original_app_user_id": .string(customer),
                "aliases": .array(aliases.map { .string($0) }), "product_id": .string(product), "store": "APP_STORE",
                "event_timestamp_ms": 1_795_176_000_000, "purchased_at_ms": 1_794_312_000_000,
                "expiration_at_ms": 1_796_904_000_000, "environment": "PRODUCTION",
            ]
        ]
    }

    @Test("A record that names another customer is left out, and the history is no longer whole")
    func leavesOut() async throws {
        let cases: [(name: String, input: Tree, kept: [String])] = [
            ("plain", .array([Self.plain, Self.plain.with(["customer": "bob"])]), ["pro"]),
            ("Stripe", Self.list(Self.stripe("1", of: "cus_a"), Self.stripe("2", of: "cus_b")), ["price_1"]),
            (
                "Stripe, expanded",
                Self.list(Self.stripe("1", of: ["id": "cus_a", "object": "customer"]), Self.stripe("2", of: "cus_b")),
                ["price_1"]
            ),
            ("RevenueCat", .array([Self.revenueCat("alice", "one"), Self.revenueCat("bob", "two")]), ["one"]),
            (
                "RevenueCat, an event",
                .array([Self.revenueCat("alice", "one"), Self.event("bob", aliases: ["bob"], "two")]), ["one"]
            ),
        ]
        for one in cases {
            let imported = try await importedCustomer(one.input)
            #expect(imported.history.transactions.map(\.productID) == one.kept, "\(one.name)")
            #expect(imported.diagnostics.summaries.contains("error other-customer"), "\(one.name)")
            #expect(!imported.history.reading.isWhole, "\(one.name)")
        }
    }

    @Test("What names nobody, the same customer, or a customer of another system is kept")
    func keeps() async throws {
        let cases: [(name: String, input: Tree, kept: Int)] = [
            ("no name", Self.list(Self.stripe("1", of: "cus_a"), Self.stripe("2", of: nil)), 2),
            ("the same", Self.list(Self.stripe("1", of: "cus_a"), Self.stripe("2", of: "cus_a")), 2),
            ("other systems", .array([Self.revenueCat("alice", "one"), Self.stripe("2", of: "cus_b")]), 2),
            (
                "an alias",
                .array([Self.revenueCat("alice", "one"), Self.event("bob", aliases: ["alice", "bob"], "two")]), 2
            ),
            (
                "an anonymous name",
                .array([Self.revenueCat("$RCAnonymousID:1", "one"), Self.revenueCat("alice", "two")]), 2
            ),
        ]
        for one in cases {
            let imported = try await importedCustomer(one.input)
            #expect(imported.history.transactions.count == one.kept, "\(one.name)")
            #expect(!imported.diagnostics.summaries.contains("error other-customer"), "\(one.name)")
        }
    }
}
