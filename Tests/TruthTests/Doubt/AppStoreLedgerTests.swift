import PaywrightModel
import Testing

/// The tables of the App Store's fields as data: what no build finds wrong.
@Suite("App Store: the tables of fields")
struct AppStoreLedgerTests {
    private static let tables = ["AppStoreServer/appStore", "AppStoreServer/receipt"]

    @Test("Each field once, with facts where it changes any", arguments: tables)
    func rows(table: String) throws {
        let rows = try FieldLedger(of: table).rows
        #expect(Set(rows.map(\.name)).count == rows.count)
        for row in rows {
            let name = row.name
            switch row.kind {
            case "withholds": #expect(!row.facts.isEmpty, "\(name) withholds nothing")
            case "neutral": #expect(row.facts.isEmpty, "\(name) is neutral, and changes \(row.facts.names)")
            default: #expect(row.kind == "decides", "\(name): \(row.kind)")
            }
        }
        let objects = Set(rows.map(\.object))
        #expect(rows.compactMap(\.holds).allSatisfy(objects.contains))
    }

    /// Fields that were once known by name or not at all, and decided nothing although they change what is charged, when, or
    /// whether at all.
    private static let deciding: [(table: String, name: String, facts: FactSet)] = [
        (tables[0], "transaction.advancedCommerceInfo", .access), (tables[0], "transactionItem.refunds", .access),
        (tables[0], "transactionItem.revocationDate", .access), (tables[0], "transaction.billingPlanType", .renewal),
        (tables[0], "transaction.multiSeatInfo", .amount), (tables[0], "transaction.bundleProductId", .renewal),
        (tables[0], "transaction.inAppOwnershipType", .access),
        (tables[0], "renewalInfo.advancedCommerceInfo", .renewal), (tables[0], "priceIncrease.status", .renewal),
        (tables[0], "renewalItem.offer", .amount), (tables[0], "renewalInfo.renewalBillingPlanType", .renewal),
        (tables[0], "renewalCommitment.commitmentRenewalBillingPlanType", .renewal),
        (tables[0], "renewalInfo.renewalQuantity", .amount), (tables[0], "renewalInfo.multiSeatInfo", .amount),
        (tables[0], "renewalInfo.willUnbundle", .renewal), (tables[0], "notification.notificationType", .renewal),
        (tables[1], "response.auto_renew_status", .renewal), (tables[1], "response.auto_renew_product_id", .renewal),
        (tables[1], "response.expiration_intent", .cause), (tables[1], "response.is_in_billing_retry_period", .access),
        (tables[1], "item.expires_date_formatted", .access), (tables[1], "item.expires_date_pst", .access),
        (tables[1], "item.cancellation_date_pst", .access), (tables[1], "item.cancellation_reason", .access),
        (tables[1], "renewal.grace_period_expires_date_pst", .access),
    ]

    @Test("What changes a charge is not neutral", arguments: deciding)
    func decides(table: String, name: String, facts: FactSet) throws {
        let row = try #require(FieldLedger(of: table).rows.first { $0.name == name })
        #expect(row.kind != "neutral")
        #expect(row.facts.isSuperset(of: facts))
    }
}
