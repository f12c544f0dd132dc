import Paywright
import PaywrightDecisions
import PaywrightICU
import PaywrightMessages
import PaywrightModel
import PaywrightValues

/// One customer's status held against everything that must be true of any.
struct TruthCheck {
    let history: CustomerHistory
    let products: [Product]
    let status: CustomerStatus
    /// What is wrong, in words for whoever reads a failed test; empty if nothing is.
    private(set) var violations: [String] = []

    static let english = try? StatusFormatter(locale: "en", timeZone: "Pacific/Auckland")

    /// Checks one customer.
    ///
    /// - Parameter worded: The combinations of messages whose words were read before, which are not read again: the words
    ///   of a language come from the messages, and the values in them are checked as values.
    init(
        _ history: CustomerHistory,
        products: [Product],
        worded: inout Set<String>,
        now: Instant = RandomCustomer.now
    ) {
        self.history = history
        self.products = products
        status = CustomerStatus(of: history, products: products, now: now)
        expect(Self.english != nil, "there is no English")
        expect(!status.purchases.isEmpty, "nothing is told")
        for purchase in status.purchases { check(SpokenPurchase(purchase, status, products, worded: &worded)) }
        checkPromises()
    }

    mutating func expect(_ isTrue: Bool, _ violation: @autoclosure () -> String) {
        if !isTrue { violations.append(violation()) }
    }

    /// All that one purchase's lines must keep to.
    private mutating func check(_ spoken: SpokenPurchase) {
        let facts = StatedFacts(of: spoken.purchase, in: history, products: products)
        checkRow(spoken)
        checkDates(spoken, facts)
        checkPrices(spoken, facts)
        checkCauses(spoken, facts)
        checkOffers(spoken, facts)
        checkRenewal(spoken, facts)
        checkWayOut(spoken)
        checkTimeline(spoken.purchase, facts)
        checkTold(spoken, isWhole: facts.renewals.contains(where: \.isWholeCharge))
        checkWithheld(spoken)
        // Where the clock is not believed, nothing that is dated is told.
        if status.clockIssue == nil { checkStated(spoken.purchase, facts) }
        if case .notPurchased = spoken.purchase.situation {
            expect(isHistoryWhole && history.transactions.isEmpty, "“no purchases” of a history that is not whole")
        }
        if case .winBackAvailable(_, let ids) = spoken.purchase.situation {
            expect(history.reading.isWhole, "a win-back offer from inputs that were not all read")
            let listed = Set(facts.renewals.flatMap { $0.eligibleWinBackOfferIDs ?? [] })
            expect(!ids.isEmpty && listed.isSuperset(of: ids), "a win-back offer that the store does not list")
        }
    }

    /// Whether every store that has spoken has told everything, and all of it was read.
    var isHistoryWhole: Bool {
        history.reading.isWhole && !history.coverage.isEmpty && history.coverage.values.allSatisfy { $0 == .full }
    }
}

/// A purchase with its lines in English.
struct SpokenPurchase {
    let purchase: CustomerStatus.Purchase
    let now: Instant
    /// The messages of all lines but the name.
    let messages: [Message]
    /// The text of each line; nil where the same messages were worded before.
    let texts: [(line: StatusLine, text: String)]?
    let diagnostics: [Diagnostic]

    init(_ purchase: CustomerStatus.Purchase, _ status: CustomerStatus, _ products: [Product]) {
        var worded: Set<String> = []
        self.init(purchase, status, products, worded: &worded)
    }

    init(
        _ purchase: CustomerStatus.Purchase,
        _ status: CustomerStatus,
        _ products: [Product],
        worded: inout Set<String>
    ) {
        self.purchase = purchase
        now = status.now
        guard let english = TruthCheck.english else {
            (messages, texts, diagnostics) = ([], nil, [])
            return
        }
        let lines = english.messages(for: purchase, now: status.now, products: ProductNames(products))
        messages = lines.flatMap { line -> [Message] in
            if case .sentences(let sentences) = line.content { sentences } else { [] }
        }
        let combination = purchase.situation.name + messages.map(\.description).joined(separator: " ")
        guard worded.insert(combination).inserted else {
            (texts, diagnostics) = (nil, [])
            return
        }
        let formatted = lines.map { ($0.line, english.format($0.content, of: purchase.store)) }
        texts = formatted.map { ($0, $1.string) }
        diagnostics = formatted.flatMap { $1.diagnostics }
    }

    /// Whether any message's key begins so.
    func says(_ key: String) -> Bool { messages.contains { $0.key.hasPrefix(key) } }

    /// Headline, detail and support, in small letters.
    var words: String {
        let texts = (texts ?? []).filter { $0.line != .name && $0.line != .action }
        return texts.map(\.text).joined(separator: "\n").lowercased()
    }
}
