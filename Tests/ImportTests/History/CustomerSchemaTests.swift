#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import PaywrightModel
import TestSupport
import PaywrightValues
import Testing

@testable import PaywrightImport

@Suite("The JSON Schema of customers and the reader of customers say the same")
struct CustomerSchemaTests {
    private static let schema: SchemaValidator? = {
        let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Examples/customer-1.schema.json")
        return (try? Data(contentsOf: file)).flatMap { try? SchemaValue(Array($0)) }.map { SchemaValidator(root: $0) }
    }()

    // MARK: A customer with every field

    private static let price: Tree = ["amount": "9.99", "currency": "EUR"]
    private static let date: Tree = "2026-11-01T08:00:00Z"
    private static let offer: Tree = [
        "type": "promotional", "paymentMode": "payAsYouGo", "id": "spring", "period": "P1M",
    ]

    private static let purchase: Tree = [
        "store": "other", "productID": "pro", "id": "i1", "originalID": "s1", "productType": "autoRenewable",
        "groupID": "g", "basePlanID": "monthly", "purchaseDate": date, "originalPurchaseDate": date,
        "expiresDate": date, "quantity": 1, "ownership": "purchased", "price": price, "offer": offer,
        "revocation": ["date": date, "kind": "proratedRefund", "reason": "other", "fraction": "0.5"],
        "isUpgraded": false,
        "commitment": [
            "billingPeriodNumber": 1, "totalBillingPeriods": 12, "expiresDate": date, "price": price,
        ], "storefront": "DEU", "bundleID": "com.example.app", "environment": "Production",
    ]

    private static let subscription: Tree = [
        "store": "other", "originalID": "s1", "productID": "pro", "groupID": "g", "state": "active",
        "renewalProductID": "pro", "renewsAutomatically": true, "renewalDate": date, "renewalPrice": price,
        "basePrice": price, "offer": offer, "expirationReason": "billingError", "isInBillingRetry": false,
        "gracePeriodExpiresDate": date,
        "priceChange": [
            "kind": "increase", "state": "awaitingConsent", "newPrice": price, "date": date, "consentDeadline": date,
        ], "eligibleWinBackOfferIDs": ["back"],
        "commitment": [
            "renewsAutomatically": true, "productID": "pro", "renewalDate": date, "renewalPrice": price,
            "isCommitted": true, "payments": 12, "paymentsLeft": 3, "isCancellationPending": false,
        ], "pauseDate": date, "pauseCause": "customer", "resumesDate": date, "prepaid": ["extendableAfter": date],
        "endsAtRenewal": false, "endDate": date,
    ]

    private static func customer(_ purchase: Tree = purchase, _ subscription: Tree = subscription) -> Tree {
        [
            "$schema": "customer-1.schema.json", "schema": "paywright/customer/1", "customer": "u-1", "asOf": date,
            "complete": true, "store": "other", "purchases": [purchase], "subscriptions": [subscription],
        ]
    }

    // MARK: Judging it

    private static func isValid(_ customer: Tree) throws -> Bool {
        let schema = try #require(schema)
        return schema.faults(of: try SchemaValue(customer)).isEmpty
    }

    private static func isReadAsItStands(_ customer: Tree) async -> Bool {
        let importer = HistoryImporter(signatures: .unverified)
        let result = try? await importer.history(from: Array(customer.description.utf8), file: "customer.json")
        // What two fields contradict each other in, or leave open, is no matter of the form.
        return result?.diagnostics.allSatisfy { ["contradictory-fields", "undecided-field"].contains($0.code) } ?? false
    }

    private static func expectAgreement(_ customer: Tree, _ what: String) async throws {
        let isRead = await isReadAsItStands(customer)
        #expect(try isValid(customer) == isRead, "\(what)")
    }

    /// The objects of the form: their fields by the reader, a customer with one of them as given, and one with every field.
    private static let objects: [(name: String, fields: Set<String>, whole: Tree, customer: @Sendable (Tree) -> Tree)] =
        [
            ("customer", Set(CustomerFields.Customer.table.names).subtracting(["inputs"]), customer(), { $0 }),
            ("purchase", Set(CustomerFields.Purchase.table.names), purchase, { customer($0) }),
            ("subscription", Set(CustomerFields.Subscription.table.names), subscription, { customer(purchase, $0) }),
            ("price", Set(CustomerFields.Price.table.names), price, { customer(purchase.with(["price": $0])) }),
            ("offer", Set(CustomerFields.Offer.table.names), offer, { customer(purchase.with(["offer": $0])) }),
            (
                "revocation", Set(CustomerFields.Revocation.table.names),
                ["date": date, "kind": "fullRefund", "reason": "other", "fraction": "1"],
                { customer(purchase.with(["revocation": $0])) }
            ),
            (
                "progress", Set(CustomerFields.Progress.table.names),
                ["billingPeriodNumber": 1, "totalBillingPeriods": 12, "expiresDate": date, "price": price],
                { customer(purchase.with(["commitment": $0])) }
            ),
            (
                "commitment", Set(CustomerFields.Commitment.table.names),
                [
                    "renewsAutomatically": true, "productID": "pro", "renewalDate": date, "renewalPrice": price,
                    "paymentsLeft": 3, "isCancellationPending": false,
                ], { customer(purchase, subscription.with(["commitment": $0])) }
            ),
            (
                "priceChange", Set(CustomerFields.PriceChange.table.names),
                ["kind": "increase", "state": "confirmed", "newPrice": price, "date": date, "consentDeadline": date],
                { customer(purchase, subscription.with(["priceChange": $0])) }
            ),
            (
                "prepaid", Set(CustomerFields.Prepaid.table.names), ["extendableAfter": date],
                { customer(purchase, subscription.with(["prepaid": $0])) }
            ),
        ]

    // MARK: Tests

    @Test("a customer with every field is valid, and read as it stands")
    func acceptsEveryField() async throws {
        #expect(try Self.isValid(Self.customer()))
        let isRead = await Self.isReadAsItStands(Self.customer())
        #expect(isRead)
    }

    @Test("each field that may be left out in one may be left out in the other, and an unknown one is refused by both")
    func requiredFields() async throws {
        for object in Self.objects {
            for field in object.fields.sorted() {
                try await Self.expectAgreement(object.customer(object.whole.without(field)), "\(object.name) \(field)")
            }
            let more = object.customer(object.whole.with(["colour": "red"]))
            let isRead = await Self.isReadAsItStands(more)
            #expect(try !Self.isValid(more) && !isRead, "\(object.name)")
        }
        for what in [["complete": false], ["complete": true], ["purchases": []], ["inputs": []], [:]] as [Tree] {
            try await Self.expectAgreement(["schema": "paywright/customer/1"] + what, what.description)
        }
        for name in ["productID", "originalID", "groupID"] {
            let alone: Tree = [:]
            try await Self.expectAgreement(
                Self.customer(Self.purchase, alone.with([name: "pro", "state": "active"])),
                name
            )
        }
        try await Self.expectAgreement(Self.customer(Self.purchase, ["state": "active"]), "no name")
    }

    @Test("a value of another type is refused by both")
    func types() async throws {
        let cases = Self.objects.flatMap { object in
            object.fields.subtracting(["$schema"]).sorted().flatMap { field in
                ([7, "x y", ["a": 1], true] as [Tree]).map { wrong in (object, field, wrong) }
            }
        }
        for (object, field, wrong) in Sweep.some(130, of: cases) {
            let changed = object.customer(object.whole.with([field: wrong]))
            guard try !Self.isValid(changed) else { continue }
            let isRead = await Self.isReadAsItStands(changed)
            #expect(!isRead, "\(object.name).\(field): \(wrong)")
        }
    }

    @Test("each value of an enumeration that one has, the other has")
    func values() async throws {
        let enumerations: [(object: String, field: String, values: [String])] = [
            ("purchase", "store", StoreName.allCases.map(\.rawValue)),
            ("purchase", "productType", ProductType.allCases.map(\.rawValue)),
            ("purchase", "ownership", Ownership.allCases.map(\.rawValue)),
            ("offer", "type", OfferType.allCases.map(\.rawValue)),
            ("offer", "paymentMode", PaymentMode.allCases.map(\.rawValue)),
            ("revocation", "kind", Revocation.Kind.allCases.map(\.rawValue)),
            ("revocation", "reason", Revocation.Reason.allCases.map(\.rawValue)),
            ("subscription", "state", SubscriptionStatement.State.allCases.map(\.rawValue)),
            ("subscription", "expirationReason", ExpirationReason.allCases.map(\.rawValue)),
            ("priceChange", "kind", PriceChange.Kind.allCases.map(\.rawValue)),
            ("priceChange", "state", PriceChange.State.allCases.map(\.rawValue)),
        ]
        for enumeration in enumerations {
            let object = try #require(Self.objects.first { $0.name == enumeration.object })
            for value in enumeration.values + ["lowered", ""] {
                let changed = object.customer(object.whole.with([enumeration.field: .string(value)]))
                try await Self.expectAgreement(changed, "\(object.name).\(enumeration.field): \(value)")
            }
        }
    }

    @Test("a length of nothing is none", arguments: ["P0M", "P0Y0D", "P", "P12", "P1M3D", "P0Y1M"])
    func lengths(_ period: String) async throws {
        let offer = Self.offer.with(["period": .string(period)])
        try await Self.expectAgreement(Self.customer(Self.purchase.with(["offer": offer])), period)
    }
}
