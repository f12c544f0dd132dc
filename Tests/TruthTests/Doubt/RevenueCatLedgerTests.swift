import PaywrightModel
import Testing

/// The table of RevenueCat's fields as data: what no build finds wrong.
@Suite("RevenueCat: the table of fields")
struct RevenueCatLedgerTests {
    private static func rows() throws -> [FieldLedger.Row] {
        try FieldLedger(of: "RevenueCat/revenueCat").rows
    }

    @Test("Each field once, with facts where it changes any")
    func rows() throws {
        let rows = try Self.rows()
        #expect(Set(rows.map(\.name)).count == rows.count)
        for row in rows {
            switch row.kind {
            case "withholds": #expect(!row.facts.isEmpty, "\(row.name) withholds nothing")
            case "neutral": #expect(row.facts.isEmpty, "\(row.name) is neutral, and changes \(row.facts.names)")
            default: #expect(row.kind == "decides", "\(row.name): \(row.kind)")
            }
        }
    }

    @Test("An object that stands in another is in the table")
    func objects() throws {
        let rows = try Self.rows()
        let objects = Set(rows.map(\.object))
        #expect(Set(rows.compactMap(\.holds)).isSubset(of: objects))
    }

    /// Fields that were once known by name, and decided nothing although they change what is told.
    private static let deciding: [(name: String, facts: FactSet)] = [
        ("subscriber.other_purchases", .access), ("entitlement.grace_period_expires_date", .access),
        ("event.new_product_id", .renewal), ("event.transferred_from", .access), ("event.transferred_to", .access),
        ("subscriptionObject.ends_at", .access), ("subscriptionObject.pending_changes", .renewal),
        ("subscriptionObject.gives_access", .access), ("subscription.ownership_type", .renewal),
        ("subscription.period_type", .renewal), ("subscription.store", .renewal),
        ("subscription.auto_resume_date", .renewal), ("subscription.refunded_at", .access),
        ("subscription.billing_issues_detected_at", .payment),
    ]

    @Test("What changes an answer is not neutral", arguments: deciding)
    func decides(name: String, facts: FactSet) throws {
        let row = try #require(Self.rows().first { $0.name == name })
        #expect(row.kind != "neutral")
        #expect(row.facts.isSuperset(of: facts))
    }
}
