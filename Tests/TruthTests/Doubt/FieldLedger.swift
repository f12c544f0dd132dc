import Foundation
import PaywrightModel

/// A store's table of fields, as it stands in `Sources`.
struct FieldLedger {
    struct Row {
        let object: String
        let field: String
        let kind: String
        let facts: FactSet
    }

    let rows: [Row]

    /// The table of Stripe's objects.
    static func stripe() throws -> FieldLedger {
        let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
        let table = root.appending(path: "Sources/Import/Stripe/stripe.fields.tsv")
        let lines = try String(contentsOf: table, encoding: .utf8).split(separator: "\n").dropFirst()
        return FieldLedger(
            rows: lines.map { line in
                let columns = line.split(separator: "\t").map(String.init)
                let names = columns[4].split(separator: " ").map(String.init)
                let facts = FactSet(FactSet.named.filter { names.contains($0.name) }.map(\.fact))
                return Row(object: columns[0], field: columns[1], kind: columns[3], facts: facts)
            }
        )
    }

    /// Every field of the objects in a document, stated or not, that begins with some object.
    ///
    /// - Parameters:
    ///   - object: The name of the object in the table.
    ///   - path: Where it stands.
    func fields(of object: String, at path: [String], in document: JSONText) -> [(row: Row, path: [String])] {
        rows.filter { $0.object == object }.flatMap { row -> [(row: Row, path: [String])] in
            let place = path + [row.field]
            guard let child = Self.children["\(object).\(row.field)"], let value = document[place] else {
                return [(row, place)]
            }
            switch value {
            case .array(let elements):
                return [(row, place)]
                    + elements.indices.flatMap { index -> [(row: Row, path: [String])] in
                        guard case .object = elements[index] else { return [] }
                        return fields(of: child, at: place + ["\(index)"], in: document)
                    }
            case .object: return [(row, place)] + fields(of: child, at: place, in: document)
            case .null, .bare, .text: return [(row, place)]
            }
        }
    }

    /// What stands in a field: an object of the table, or a list of them.
    private static let children = [
        "subscription.items": "list", "list.data": "item", "item.price": "price", "item.plan": "price",
        "subscription.plan": "price", "price.recurring": "recurring", "subscription.automatic_tax": "automaticTax",
        "subscription.pause_collection": "pauseCollection", "subscription.trial_settings": "trialSettings",
        "trialSettings.end_behavior": "endBehavior", "subscription.cancellation_details": "cancellationDetails",
        "subscription.discounts": "discount", "subscription.discount": "discount", "item.discounts": "discount",
        "discount.coupon": "coupon", "discount.source": "discountSource", "discountSource.coupon": "coupon",
        "coupon.applies_to": "appliesTo", "subscription.customer": "customer", "customer.discount": "discount",
        "customer.invoice_settings": "customerInvoiceSettings", "subscription.default_tax_rates": "taxRate",
        "item.tax_rates": "taxRate", "subscription.schedule": "schedule", "schedule.current_phase": "currentPhase",
        "schedule.default_settings": "scheduleDefaults", "schedule.phases": "phase", "phase.items": "phaseItem",
        "phase.plans": "phaseItem", "phase.automatic_tax": "automaticTax", "phase.default_tax_rates": "taxRate",
        "phaseItem.price": "price", "phaseItem.tax_rates": "taxRate",
    ]

    /// What may stand in a field.
    enum Kind {
        case text
        case word
        case flag
        case number
        case time
        case list
        /// An object, or its identifier.
        case reference
        case object

        init(of row: Row) {
            let name = "\(row.object).\(row.field)"
            self =
                switch row.field {
                case _ where ["subscription.billing_cycle_anchor"].contains(name): .time
                case "status", "collection_method", "billing", "reason", "tax_exempt", "missing_payment_method",
                    "billing_scheme", "usage_type", "interval", "tax_behavior", "duration", "billing_cycle_anchor",
                    "currency", "tiers_mode":
                    .word
                case _ where name == "schedule.end_behavior": .word
                case "cancel_at_period_end", "livemode", "deleted", "has_more", "enabled", "inclusive", "trial": .flag
                case "quantity", "interval_count", "unit_amount", "unit_amount_decimal", "amount", "amount_decimal",
                    "percent_off", "amount_off", "tax_percent", "trial_period_days", "balance":
                    .number
                case "cancel_at", "ended_at", "trial_end", "start_date", "created", "current_period_start",
                    "current_period_end", "billed_until", "start", "end", "end_date":
                    .time
                case _ where name == "phase.items": .list
                case "data", "phases", "plans", "discounts", "tax_rates", "default_tax_rates", "products", "tiers":
                    .list
                case "customer", "schedule", "price", "plan", "coupon", "product", "latest_invoice", "discount",
                    "default_payment_method", "default_source":
                    .reference
                case "id", "object", "feedback", "comment", "meter", "subscription": .text
                default: .object
                }
        }

        /// Values that Stripe never writes there.
        var damages: [String] {
            switch self {
            case .text: ["true", "7", "{}", "[7]", #"{"a": 1}"#]
            case .word: [#""new_word""#, "7", "true", "{}", "[7]"]
            case .flag: [#""true""#, "1", #""x""#, "{}", "[7]"]
            case .number: [#""x""#, "true", "{}", "[7]", "1e400", #""9,99""#]
            case .time: [#""x""#, #""1796198400""#, "true", "{}", "[7]", "12345", "1796198400000"]
            case .list: [#""x""#, "7", "true", #"{"a": 1}"#, "[7]", "[true]"]
            case .reference: ["7", "true", "[7]", "false"]
            case .object: [#""x""#, "7", "true", "[7]"]
            }
        }
    }
}
