internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

/// Reads a preview of the next invoice: what is charged at the next renewal of a subscription, with discounts, credit, tax and
/// all else in it. It states nothing else of the subscription, which stands beside it.
struct StripeInvoiceReader: HistoryFormReader {
    let session: HistorySession
    /// When it was stated: an event is dated, a preview is not.
    var statedDate: Instant?

    init(session: HistorySession) { self.session = session }

    mutating func read(_ node: JSONNode) {
        let outer = session.doubts
        session.doubts = []
        defer { session.doubts = outer }
        typealias Fields = StripeFields.Invoice
        noteFields(of: node, Fields.table, isStated: true)
        let name = name(in: node)
        var charge = StatedCharge(store: .stripe, originalID: stripeID(of: name))
        charge.date = seconds(of: node[Fields.periodEnd])
        charge.statedDate = statedDate
        let quantities = quantities(of: node[Fields.lines], at: charge.date)
        charge.price = price(of: node)
        charge.field = place(of: node[Fields.amountDue]).path
        noteTax(of: node[Fields.automaticTax])
        (charge.doubts, charge.origin) = (session.doubts, session.origin(node))
        // What it is for is compared where all of it could be read.
        charge.quantities = session.doubts.isEmpty ? quantities : nil
        // What renews nothing may be the last charge of what ends.
        let hasLines = node[Fields.lines][StripeFields.InvoiceLines.data].elements?.isEmpty == false
        let isOfRenewal =
            !name.isAbsent && !node[Fields.periodEnd].isAbsent && (charge.quantities?.isEmpty != true || hasLines)
        guard isOfRenewal else {
            fail(
                .notAHistory,
                at: node,
                found: "a preview of no renewal",
                expected: "a preview of the next period of a subscription",
                consequence: "it is left out"
            )
            return
        }
        session.hasAnswer = true
        session.history.coverage[.stripe] = session.history.coverage[.stripe] ?? .partial
        session.history.charges.append(charge)
    }

    /// Where the subscription stands.
    private mutating func name(in node: JSONNode) -> JSONNode {
        typealias Fields = StripeFields.Invoice
        noteFields(of: node[Fields.parent], StripeFields.InvoiceParent.table, isStated: true)
        let details = node[Fields.parent][StripeFields.InvoiceParent.subscriptionDetails]
        noteFields(of: details, StripeFields.InvoiceSubscription.table, isStated: true)
        let name = details[StripeFields.InvoiceSubscription.subscription]
        return name.isAbsent ? node[Fields.subscription] : name
    }

    /// What is due. Where credit takes it away, or may, it is not known what the period costs: it is not free.
    private mutating func price(of node: JSONNode) -> Price? {
        typealias Fields = StripeFields.Invoice
        let lost = "what is charged next is not known"
        let currency = stripeCurrency(of: node[Fields.currency], losing: lost)
        let due = wholeNumber(of: node[Fields.amountDue], in: 0...999_999_999_999)
        let total = wholeNumber(of: node[Fields.total], in: -999_999_999_999...999_999_999_999)
        guard let currency, let due else { return nil }
        if due == 0, total != 0 {
            let expected = "the total, as credit may pay for the period"
            withhold(.amount, .undecided, .undecidedField, at: node[Fields.amountDue], expected: expected)
            return nil
        }
        let amount = StripeAmount(units: DecimalAmount(billionths: Int128(due) * 1_000_000_000), currency: currency)
        guard isCharged(amount.price, at: node[Fields.amountDue]) else { return nil }
        trace(amount, from: node[Fields.amountDue], node[Fields.currency])
        return amount.price
    }

    /// Takes note of tax that could not be calculated.
    private mutating func noteTax(of node: JSONNode) {
        typealias Fields = StripeFields.InvoiceTax
        noteFields(of: node, Fields.table, isStated: true)
        guard flag(node[Fields.enabled]) == true else { return }
        let status = node[Fields.status]
        guard stated(status, as: StripeNames.taxStatuses)?.known != true else { return }
        withhold(.amount, .undecided, .taxNotIncluded, at: status, expected: "complete, with the tax in the amount")
    }

    // MARK: What it is for

    /// How many of each price renew; empty where none does.
    private mutating func quantities(of lines: JSONNode, at day: Instant?) -> [String: Int] {
        typealias Fields = StripeFields.InvoiceLines
        noteFields(of: lines, Fields.table, isStated: true)
        if flag(lines[Fields.hasMore]) == true {
            let expected = "all lines of the invoice"
            withhold(.amount, .undecided, .undecidedField, at: lines[Fields.hasMore], expected: expected)
        }
        var quantities: [String: Int] = [:]
        for line in statedElements(of: lines[Fields.data]) {
            noteFields(of: line, StripeFields.InvoiceLine.table, isStated: true)
            guard let (price, count) = renewal(line, at: day) else { continue }
            quantities[price, default: 0] += count
        }
        return quantities
    }

    /// The price of a line, and how many, where it is of an item of the subscription, and no part of a period that is over.
    private mutating func renewal(_ line: JSONNode, at day: Instant?) -> (price: String, count: Int)? {
        typealias Fields = StripeFields.InvoiceLine
        let parent = line[Fields.parent]
        noteFields(of: parent, StripeFields.LineParent.table, isStated: true)
        let item = parent[StripeFields.LineParent.subscriptionItemDetails]
        noteFields(of: item, StripeFields.LineItem.table, isStated: true)
        noteFields(of: line[Fields.period], StripeFields.LinePeriod.table, isStated: true)
        let isProration = flag(item[StripeFields.LineItem.proration]) ?? flag(line[Fields.proration]) ?? false
        let isOfItem = object(of: item) != nil || stated(line[Fields.type], as: StripeNames.lineTypes)?.known == true
        guard isOfItem, !isProration else { return nil }
        let details = line[Fields.pricing][StripeFields.LinePricing.priceDetails]
        let price =
            stripeID(of: details[StripeFields.LinePriceDetails.price]) ?? priceID(of: line[Fields.price])
            ?? priceID(of: line[Fields.plan])
        let start = line[Fields.period][StripeFields.LinePeriod.start]
        // What is used is charged for the period that ends, and what it comes to is known only then.
        if let begin = seconds(of: start), let day, !begin.isNear(day, within: 60_000) {
            let expected = "the day on which the next period begins"
            withhold(.amount, .undecided, .undecidedField, at: start, expected: expected)
        }
        let quantity = wholeNumber(of: line[Fields.quantity], in: 0...999_999) ?? 1
        return price.map { ($0, quantity) }
    }

    private mutating func priceID(of node: JSONNode) -> String? {
        node.isObject ? text(of: node[StripeFields.LinePrice.id]) : text(of: node)
    }
}
