import PaywrightModel
import Testing

/// The table of Stripe's fields as data: what no build finds wrong.
@Suite("Stripe: the table of fields")
struct FieldLedgerTests {
    @Test("Each field once, with facts where it changes any")
    func rows() throws {
        let rows = try FieldLedger.stripe().rows
        #expect(Set(rows.map(\.name)).count == rows.count)
        for row in rows {
            let name = row.name
            switch row.kind {
            case "withholds": #expect(!row.facts.isEmpty, "\(name) withholds nothing")
            case "neutral": #expect(row.facts.isEmpty, "\(name) is neutral, and changes \(row.facts.names)")
            default: #expect(row.kind == "decides", "\(name): \(row.kind)")
            }
        }
    }

    /// Fields that were once known by name, and decided nothing although they change what is charged, when, or whether at all.
    private static let deciding = [
        "subscription.currency", "subscription.presentment_details", "subscription.billing_cycle_anchor",
        "subscription.billing_schedules", "subscription.next_pending_invoice_item_invoice",
        "subscription.pending_invoice_item_interval", "subscription.billing_thresholds",
        "subscription.managed_payments", "customer.balance", "customer.invoice_credit_balance", "customer.tax_exempt",
        "customer.invoice_settings", "item.current_trial", "item.billed_until", "phase.add_invoice_items",
        "phase.currency", "phase.billing_cycle_anchor", "phase.automatic_tax", "schedule.default_settings",
        "price.migrate_to", "coupon.applies_to",
    ]

    @Test("What changes a charge is not neutral", arguments: deciding)
    func decides(name: String) throws {
        let row = try #require(FieldLedger.stripe().rows.first { $0.name == name })
        #expect(row.kind != "neutral")
        #expect(!row.facts.isEmpty)
    }
}
