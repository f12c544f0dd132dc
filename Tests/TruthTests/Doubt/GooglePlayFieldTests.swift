import PaywrightModel
import Testing

/// The table of Google Play's fields as data: what no build finds wrong.
@Suite("Google Play: the table of fields")
struct GooglePlayFieldTests {
    @Test("Each field once, with facts where it changes any")
    func rows() throws {
        let rows = try FieldLedger(of: "GooglePlay/googlePlay").rows
        #expect(Set(rows.map(\.name)).count == rows.count)
        let objects = Set(rows.map(\.object))
        for row in rows {
            #expect(row.holds.map(objects.contains) ?? true, "\(row.name) holds an object that the table does not have")
            switch row.kind {
            case "withholds": #expect(!row.facts.isEmpty, "\(row.name) withholds nothing")
            case "neutral": #expect(row.facts.isEmpty, "\(row.name) is neutral, and changes \(row.facts.names)")
            default: #expect(row.kind == "decides", "\(row.name): \(row.kind)")
            }
        }
    }

    /// Fields that were once known by name, and decided nothing although they change what comes, or what is paid now.
    private static let deciding: [(name: String, facts: FactSet)] = [
        ("installments.subsequentCommittedPaymentsCount", [.renewal, .amount]), ("item.signupPromotion", .offer),
    ]

    @Test("What changes a charge is not neutral", arguments: deciding)
    func decides(name: String, facts: FactSet) throws {
        let row = try #require(FieldLedger(of: "GooglePlay/googlePlay").rows.first { $0.name == name })
        #expect(row.kind != "neutral")
        #expect(row.facts.isSuperset(of: facts))
    }

    @Test("What joins purchases is read")
    func joins() throws {
        let rows = try FieldLedger(of: "GooglePlay/googlePlay").rows
        for name in ["linkedPurchaseToken", "latestOrderId"] {
            #expect(rows.first { $0.name == "subscription.\(name)" }?.kind == "decides")
        }
    }
}
