internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

/// Reads Paddle Billing's subscriptions. One subscription is charged at once for all of its items: it goes by the dearest.
///
/// Items stay `active` under a subscription that is not, so that only its own status tells what is true of it. It has no
/// date of its own but that of an event.
struct PaddleSubscriptionReader: HistoryFormReader {
    let session: HistorySession

    mutating func read(_ node: JSONNode) {
        reportDuplicateKeys(in: node)
        read(node, statedDate: nil)
    }

    mutating func readAnswer(_ node: JSONNode) {
        reportDuplicateKeys(in: node)
        guard let elements = node["data"].elements else { return read(node["data"], statedDate: nil) }
        for element in elements { read(element, statedDate: nil) }
        guard flag(node["meta"]["pagination"]["has_more"]) == true else { return }
        warn(
            .morePages,
            at: node["meta"]["pagination"]["has_more"],
            expected: "the last page",
            consequence: "what the other pages state is not known"
        )
    }

    mutating func readEvent(_ node: JSONNode) {
        reportDuplicateKeys(in: node)
        noteMisspelledFields(of: node, known: PaddleNames.event)
        let type = text(of: node["event_type"])
        guard type?.hasPrefix("subscription.") == true else {
            fail(
                .notAboutOneCustomer,
                at: node["event_type"],
                found: type.map { "an event \(Excerpt.quoted($0))" },
                expected: "an event about a subscription",
                consequence: "the event is left out"
            )
            return
        }
        let statedDate = timestamp(of: node["occurred_at"])
        noteStatedDate(statedDate)
        read(node["data"], statedDate: statedDate)
    }

    private mutating func read(_ node: JSONNode, statedDate: Instant?) {
        defer { productID = nil }
        let consequence = "the subscription is left out"
        guard node.isObject, let id = text(of: node["id"]) else {
            fail(.wrongType, at: node, expected: "a subscription with its id", consequence: consequence)
            return
        }
        noteMisspelledFields(of: node, known: PaddleNames.subscription)
        let items = items(of: node)
        guard let main = items.first else {
            fail(.missingProductID, at: node["items"], expected: "an item with its price", consequence: consequence)
            return
        }
        productID = main.priceID
        var facts = PaddleSubscription(id: id, productID: main.priceID, statedDate: statedDate)
        facts.state = stated(node["status"], as: PaddleNames.states)
        facts.isInvoiced =
            stated(node["collection_mode"], as: PaddleNames.collections).map { $0 != .known(.automatic) } ?? false
        facts.startDate = timestamp(of: node["started_at"])
        facts.nextBilledDate = timestamp(of: node["next_billed_at"])
        facts.cancelDate = timestamp(of: node["canceled_at"])
        if let period = object(of: node["current_billing_period"]) {
            facts.periodStart = timestamp(of: period["starts_at"])
            facts.periodEnd = timestamp(of: period["ends_at"])
        }
        if let change = object(of: node["scheduled_change"]) {
            facts.change = stated(change["action"], as: PaddleNames.changes)
            facts.changeDate = timestamp(of: change["effective_at"])
            facts.resumesDate = timestamp(of: change["resume_at"])
        }
        facts.storefront = storefront(of: node)
        facts.isTrialFree = items.allSatisfy { $0.isTrialing && !$0.hasPricedTrial }
        (facts.nextPrice, facts.nextTax) = nextPrice(of: node, items: items)
        session.hasAnswer = true
        session.history.coverage[.paddle] = session.history.coverage[.paddle] ?? .partial
        session.history.transactions.append(facts.transaction)
        session.history.renewals.append(facts.renewal)
        if let statement = facts.statement { session.history.statements.append(statement) }
    }

    /// A subscription names its address; only an answer that includes it names the country.
    private mutating func storefront(of node: JSONNode) -> String? {
        text(of: node["address"]["country_code"]).map { Storefront(exactly: $0)?.alpha3 ?? $0 }
    }
}
