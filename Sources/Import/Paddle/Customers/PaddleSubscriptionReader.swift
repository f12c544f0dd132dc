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
        for element in node["data"].elements ?? [node["data"]] {
            if PaddleForm.isTransaction(element) {
                PaddleTransactionReader.read(element, in: session)
            } else {
                read(element, statedDate: nil)
            }
        }
        guard flag(node["meta"]["pagination"]["has_more"]) == true else { return }
        warn(
            .morePages,
            at: node["meta"]["pagination"]["has_more"],
            expected: "the last page",
            consequence: "what the other pages state is not known"
        )
    }

    mutating func readEvent(_ node: JSONNode) {
        typealias Fields = PaddleFields.Event
        reportDuplicateKeys(in: node)
        noteFields(of: node, Fields.table, unknown: [])
        let type = text(of: node[Fields.eventType])
        let isTransaction = type?.hasPrefix("transaction.") == true
        guard isTransaction || type?.hasPrefix("subscription.") == true else {
            fail(
                .notAboutOneCustomer,
                at: node[Fields.eventType],
                found: type.map { "an event \(Excerpt.quoted($0))" },
                expected: "an event about a subscription or a transaction",
                consequence: "the event is left out"
            )
            return
        }
        let statedDate = timestamp(of: node[Fields.occurredAt])
        noteStatedDate(statedDate)
        if isTransaction { return PaddleTransactionReader.read(node[Fields.data], in: session) }
        let isCanceled = type == "subscription.canceled"
        read(node[Fields.data], statedDate: statedDate, canceledBy: isCanceled ? node[Fields.eventType] : nil)
    }

    /// - Parameter event: The type of an event that states that the subscription was canceled.
    private mutating func read(_ node: JSONNode, statedDate: Instant?, canceledBy event: JSONNode? = nil) {
        // Of one subscription nothing follows for another.
        let outer = session.doubts
        session.doubts = []
        defer { (productID, session.doubts) = (nil, outer) }
        typealias Fields = PaddleFields.Subscription
        let consequence = "the subscription is left out"
        guard node.isObject, let id = text(of: node[Fields.id]) else {
            fail(.wrongType, at: node, expected: "a subscription with its id", consequence: consequence)
            return
        }
        let customer = node[Fields.customerId]
        guard isOfCustomer(names(of: [customer], in: .paddle), at: customer, losing: consequence) else { return }
        let isStated = node.states(Fields.nextTransaction) || node.states(Fields.recurringTransactionDetails)
        noteFields(of: node, Fields.table, isStated: isStated)
        noteFields(of: node[Fields.discount], PaddleFields.Discount.table, isStated: isStated)
        let state = stated(node[Fields.status], as: PaddleNames.states)
        let isRunning = state == .known(.active) || state == .known(.trialing)
        let items = items(of: node, isStated: isStated, isRunning: isRunning)
        guard let main = items.first else {
            let expected = "an item with its price"
            fail(.missingProductID, at: node[Fields.items], expected: expected, consequence: consequence)
            return
        }
        productID = main.priceID
        var facts = PaddleSubscription(id: id, productID: main.priceID, statedDate: statedDate)
        facts.transactionID = node[Fields.transactionId].string
        facts.productIDs = items.compactMap(\.productID)
        facts.otherPriceIDs = items.dropFirst().map(\.priceID)
        facts.state = state
        facts.isInvoiced = stated(node[Fields.collectionMode], as: PaddleNames.collections) == .known(.invoice)
        facts.cancelDate = timestamp(of: node[Fields.canceledAt])
        if let event, facts.state != .known(.cancelled) {
            withhold(
                .access,
                .undecided,
                .contradictoryFields,
                at: event,
                expected: "a type that the status of the subscription states too"
            )
        }
        readPeriod(of: node, into: &facts)
        noteDiscountEnd(node[Fields.discount][PaddleFields.Discount.endsAt], facts)
        // The beginning of a period that is paid for shows too that it was bought before now.
        let (first, isBegun) = (node[Fields.startedAt], facts.isRunning && facts.periodStart != nil)
        facts.startDate = timestamp(of: isBegun ? first.deciding([]) : first)
        readChange(of: node, into: &facts)
        facts.country = country(of: node)
        if items.allSatisfy(\.isTrialing) { facts.isTrialFree = !items.contains(where: \.hasPricedTrial) }
        noteConsent(node[Fields.consentRequirements])
        noteEnd(of: node, facts)
        for item in items { noteOtherDates(of: item, than: facts) }
        facts.isWholeCharge = node[Fields.nextTransaction].isObject
        facts.quantity = items.count == 1 ? main.quantity : nil
        facts.currency = node[Fields.currencyCode].string.flatMap { CurrencyCode($0) }
        (facts.nextPrice, facts.nextTax) = nextPrice(of: node, facts, items: items)
        session.hasAnswer = true
        session.history.coverage[.paddle] = session.history.coverage[.paddle] ?? .partial
        add(facts, at: node)
    }

    /// A discount that ends after the next charge: what is charged from then on no field states.
    private mutating func noteDiscountEnd(_ node: JSONNode, _ facts: PaddleSubscription) {
        guard facts.isRunning, let end = timestamp(of: node), let next = facts.nextBilledDate, end >= next else {
            return
        }
        withhold(
            .later,
            .undecided,
            .undecidedField,
            at: node,
            expected: "no discount of which a later charge lacks the reduction"
        )
    }

    private func add(_ facts: PaddleSubscription, at node: JSONNode) {
        var (transaction, renewal) = (facts.transaction, facts.renewal)
        renewal.planned = [facts.planned].compactMap { $0 }
        (transaction.doubts, renewal.doubts) = (session.doubts, session.doubts)
        (transaction.origin, renewal.origin) = (session.origin(node), session.origin(node))
        session.history.transactions.append(transaction)
        session.history.renewals.append(renewal)
        guard var statement = facts.statement else { return }
        if facts.leavesAccessOpen {
            statement.openAccessField = place(of: node[PaddleFields.Subscription.status]).path
        }
        (statement.doubts, statement.origin) = (session.doubts, session.origin(node))
        session.history.statements.append(statement)
    }

    private mutating func readPeriod(of node: JSONNode, into facts: inout PaddleSubscription) {
        typealias Fields = PaddleFields.Subscription
        typealias Period = PaddleFields.Period
        if let period = object(of: node[Fields.currentBillingPeriod]) {
            noteFields(of: period, Period.table, isStated: true)
            // The beginning tells something only of a period that was not paid.
            let isPaid = facts.isRunning
            facts.periodStart = timestamp(of: period[isPaid ? Period.startsAt.deciding([]) : Period.startsAt])
            facts.periodEnd = timestamp(of: period[Period.endsAt])
        }
        // Without a period, it is all that says until when it runs.
        let isAll = facts.isRunning && facts.periodEnd == nil
        let next = Fields.nextBilledAt
        facts.nextBilledDate = timestamp(of: node[isAll ? next.deciding(.access) : next])
    }

    /// A change of what runs comes when the period is over: until then there is access, whatever it is.
    private mutating func readChange(of node: JSONNode, into facts: inout PaddleSubscription) {
        typealias Fields = PaddleFields.ScheduledChange
        let runs = facts.isRunning && facts.periodEnd != nil
        func key(_ key: FieldKey) -> FieldKey { runs ? key.deciding([.renewal, .nextCharge]) : key }
        let scheduled = PaddleFields.Subscription.scheduledChange
        facts.planned = planned(node[scheduled], scheduled)
        guard let change = object(of: node[key(scheduled)]) else { return }
        noteFields(of: change, Fields.table, unknown: [.renewal, .nextCharge], isStated: true)
        let action = change[key(Fields.action)]
        facts.change = stated(action, as: PaddleNames.changes)
        if action.isAbsent {
            warn(.unknownValue, at: action, expected: "an action", consequence: "what is to change is not known")
        }
        facts.changeDate = timestamp(of: change[Fields.effectiveAt])
        facts.resumesDate = timestamp(of: change[Fields.resumeAt])
        // Whether a subscription is paused whose payment failed, nothing states.
        guard facts.state == .known(.pastDue), facts.change == .known(.pause) else { return }
        withhold(.later, .undecided, .undecidedField, at: change, expected: "a subscription that is paid")
    }

    /// A subscription names its address; only an answer that includes it names the country.
    private mutating func country(of node: JSONNode) -> String? {
        let place = node[PaddleFields.Subscription.address][PaddleFields.Address.countryCode]
        guard let country = text(of: place), storefront(of: place) != nil else { return nil }
        let letters = UInt8(ascii: "A")...UInt8(ascii: "Z")
        if country.utf8.count != 2 || !country.utf8.allSatisfy(letters.contains) {
            warn(.unknownValue, at: place, expected: "a country by ISO 3166", consequence: "it is kept as written")
        }
        return country
    }

    // MARK: Whether it goes on

    /// Takes note of the date of an end or a pause in a subscription that is stated to run: which of them holds, nothing shows.
    private mutating func noteEnd(of node: JSONNode, _ facts: PaddleSubscription) {
        typealias Fields = PaddleFields.Subscription
        guard facts.isRunning else { return }
        let dates = [(Fields.canceledAt, facts.cancelDate), (Fields.pausedAt, timestamp(of: node[Fields.pausedAt]))]
        for (key, date) in dates where date != nil {
            let expected = "null, as the subscription has the status of one that runs"
            withhold(key.facts, .undecided, .contradictoryFields, at: node[key], expected: expected)
        }
    }

    /// Where the law asks the customer to agree to go on, and that was not done, it does not renew.
    private mutating func noteConsent(_ node: JSONNode) {
        for element in statedElements(of: node) {
            noteFields(of: element, PaddleFields.ConsentRequirement.table, unknown: .renewal, isStated: true)
            let status = element[PaddleFields.ConsentRequirement.status]
            let consent = stated(status, as: PaddleNames.consents)
            guard consent == .known(.missing) || status.isAbsent else { continue }
            let expected = "granted or voided, as it does not renew without a consent"
            withhold(.renewal, .undecided, .undecidedField, at: status, expected: expected)
        }
    }

    /// Takes note of an item of a subscription that runs whose trial ends, or whose charge comes, on another day than the
    /// subscription’s, and of a trial that may have no payment method.
    private mutating func noteOtherDates(of item: PaddleItem, than facts: PaddleSubscription) {
        typealias Fields = PaddleFields.Item
        guard facts.isRunning else { return }
        if facts.state == .known(.trialing) {
            let dates = object(of: item.node[Fields.trialDates])
            if let dates { noteFields(of: dates, PaddleFields.TrialDates.table, isStated: true) }
            let place = dates?[PaddleFields.TrialDates.endsAt]
            let end = place.flatMap { timestamp(of: $0) }
            if let place, let end, let other = facts.periodEnd ?? facts.nextBilledDate, !end.isSame(as: other) {
                let expected = "the end of the period, which is a trial"
                withhold(.access, .undecided, .undecidedField, at: place, expected: expected)
            }
            // A trial without a payment method has no next charge; one that has it got a method since. What is cancelled has none.
            if item.isCardless, facts.nextBilledDate == nil, facts.change != .known(.cancel) {
                let place = item.node[Fields.price][PaddleFields.Price.trialPeriod]
                withhold(
                    .renewal,
                    .undecided,
                    .undecidedField,
                    at: place[PaddleFields.TrialPeriod.requiresPaymentMethod],
                    expected: "true, as a trial without a payment method is cancelled when it ends"
                )
            }
        }
        let place = item.node[Fields.nextBilledAt]
        guard let date = timestamp(of: place), let next = facts.nextBilledDate, !date.isSame(as: next) else { return }
        withhold(
            date < next ? [.nextCharge, .amount] : .amount,
            .undecided,
            .undecidedField,
            at: place,
            expected: "the day on which the subscription is billed"
        )
    }
}

extension Instant {
    /// Whether two dates are one: Paddle does not stamp all at once.
    func isSame(as other: Instant) -> Bool { isNear(other, within: 60_000) }
}
