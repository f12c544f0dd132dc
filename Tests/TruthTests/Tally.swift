import PaywrightDecisions
import PaywrightModel
import TestSupport

/// What was seen in many random histories.
struct Tally: Sendable {
    /// How often each row of the matrix occurred.
    var situations: [String: Int] = [:]
    /// How often each outcome of each kind of offer did.
    var outcomes: [String: Int] = [:]
    /// How often each row of the matrix stood beside each shape of a timeline.
    var shapes: [TimelineShape: Int] = [:]
    /// Which situations the stores' own forms stated: "googlePlay onHold".
    var forms: [String: Int] = [:]
    var violations: [String] = []
    var statuses = 0
    /// The combinations of messages whose words have been read in this batch.
    private var worded: Set<String> = []

    init() {}

    /// What is seen in the customers with these numbers.
    init(of numbers: Range<Int>) async {
        for number in numbers { await add(number) }
    }

    mutating func add(_ other: Tally) {
        situations.merge(other.situations, uniquingKeysWith: +)
        outcomes.merge(other.outcomes, uniquingKeysWith: +)
        forms.merge(other.forms, uniquingKeysWith: +)
        shapes.merge(other.shapes, uniquingKeysWith: +)
        violations += other.violations
        statuses += other.statuses
    }

    private mutating func add(_ number: Int) async {
        let customer = RandomCustomer(number: UInt64(number))
        let check = TruthCheck(customer.history, products: customer.products, worded: &worded)
        note(check, number)
        noteOrder(of: customer.history, customer.products, number, as: check.status)
        noteDoubt(in: customer, number, as: check.status)
        if number.isMultiple(of: 6) { await addText(of: customer, number) }
    }

    /// The same customer, as far as a form of text can state it, by way of an importer.
    private mutating func addText(of customer: RandomCustomer, _ number: Int) async {
        var random = SplitMix64(seed: UInt64(number) ^ 0xF0A3)
        let form = random.pick(HistoryText.Form.allCases)
        guard let text = HistoryText(customer.history, as: form, &random),
            let history = await HistoryText.history(of: text.inputs.map(\.bytes))
        else { return }
        let check = TruthCheck(history, products: customer.products, worded: &worded)
        note(check, number)
        noteOrder(of: history, customer.products, number, as: check.status)
        guard let store = form.store else { return }
        for purchase in check.status.purchases {
            guard let row = SituationMatrix.row(of: purchase.situation) else { continue }
            forms["\(store) \(row.name)", default: 0] += 1
            let isOfOwn = SituationMatrix.ofOtherTills[store]?.contains(row.name) ?? false
            if !row.stores.contains(store), !isOfOwn {
                violations.append("history \(number): \(form) states \(row.name), which the matrix says it cannot")
            }
        }
    }

    private mutating func note(_ check: TruthCheck, _ number: Int) {
        statuses += 1
        for purchase in check.status.purchases {
            situations[SituationMatrix.name(of: purchase.situation), default: 0] += 1
            if number.isMultiple(of: TimelineShape.sampling) { shapes[TimelineShape(purchase), default: 0] += 1 }
        }
        for group in check.status.eligibility.groups {
            outcomes["introductory \(group.introductory.word)", default: 0] += 1
            outcomes["promotional \(group.promotional.word)", default: 0] += 1
            outcomes["win-back \(group.winBack.word)", default: 0] += 1
            outcomes["offer code \(group.offerCode.word)", default: 0] += 1
        }
        violations += check.violations.map { "history \(number): \($0)" }
    }

    /// The same customer, one field of whom cannot be read.
    private mutating func noteDoubt(in customer: RandomCustomer, _ number: Int, as status: CustomerStatus) {
        var history = customer.history
        guard let doubt = history.leaveUnread(of: customer.number) else { return }
        let check = TruthCheck(history, products: customer.products, worded: &worded)
        violations += check.violations.map { "history \(number) without \(doubt.field): \($0)" }
        // Of two records of the same of which one cannot be read, the other may count, or the two contradict each other.
        guard history.isStatedOnce else { return }
        violations += TruthCheck.faults(of: check.status, beside: status, doubt).map { "history \(number): \($0)" }
    }

    /// The same inputs in another order, and put together of parts: the same status, to the last field.
    private mutating func noteOrder(
        of history: CustomerHistory,
        _ products: [Product],
        _ number: Int,
        as status: CustomerStatus
    ) {
        var random = SplitMix64(seed: UInt64(number) ^ 0x0DE5)
        let shuffled = history.shuffled(&random)
        let again = CustomerStatus(of: shuffled, products: products, now: status.now)
        if again != status {
            violations.append("history \(number): another order, another answer: \(again.difference(from: status))")
        }
    }

    /// Each kind of violation with how often it occurred, and the first of it: the same but for numbers, days and amounts is one kind.
    var kindsOfViolations: String {
        let kinds = Dictionary(grouping: violations) { violation in
            let text = violation.drop { $0 != ":" }
            return String(text.filter { !$0.isNumber }.prefix(100))
        }
        return kinds.values.sorted { $0.count > $1.count }.map { "\($0.count) × \($0[0])" }.joined(separator: "\n")
    }

    /// The figures in Markdown.
    func report(count: Int, duration: Duration) -> String {
        let rows = SituationMatrix.rows.map { row in
            let stated = [StoreName.appStore, .googlePlay].map { store in
                row.stores.contains(store) ? "\(forms["\(store) \(row.name)"] ?? 0)" : "–"
            }
            return "| \(row.name) | \(situations[row.name] ?? 0) | \(stated.joined(separator: " | ")) |"
        }
        let offers = outcomes.sorted { $0.key < $1.key }.map { "| \($0.key) | \($0.value) |" }
        return """
            \(count) histories, \(statuses) statuses, \(violations.count) violations, \(duration.components.seconds) s

            | situation | times | of these in the App Store’s own forms | in Google Play’s |
            | --- | ---: | ---: | ---: |
            \(rows.joined(separator: "\n"))

            | offers of a group | times |
            | --- | ---: |
            \(offers.joined(separator: "\n"))
            """
    }
}

extension CustomerStatus {
    /// Where two statuses differ, field by field, for whoever reads a failed test.
    func difference(from other: CustomerStatus, besides name: String? = nil) -> String {
        func told(_ line: Substring) -> Bool { name.map { !line.contains($0) } ?? true }
        let changes = dumped.filter(told).difference(from: other.dumped.filter(told)).map { change in
            switch change {
            case .insert(_, let line, _): "+ \(line)"
            case .remove(_, let line, _): "- \(line)"
            }
        }
        return changes.joined(separator: " ")
    }

    private var dumped: [Substring] {
        var text = ""
        dump(self, to: &text)
        return text.split(separator: "\n").map { $0.drop { " -▿".contains($0) } }
    }
}

extension OfferEligibility {
    fileprivate var word: String {
        switch self {
        case .eligible: "eligible"
        case .ineligible: "ineligible"
        case .unknown: "unknown"
        }
    }
}

extension CustomerHistory {
    /// Whether each of its records is of another purchase or period.
    fileprivate var isStatedOnce: Bool {
        let bought = transactions.map { [$0.store.rawValue, $0.id ?? $0.originalID ?? $0.productID] }
        let renewals = renewals.map { [$0.store.rawValue, $0.originalID ?? ""] }
        let states = statements.map { [$0.store.rawValue, $0.originalID ?? ""] }
        let products = transactions.map { [$0.store.rawValue, $0.productID] }
        let isApart =
            Set(products).count == Set(transactions.map { [$0.store.rawValue, $0.productID, $0.originalID] }).count
        let named = Set(transactions.map { [$0.store.rawValue, $0.originalID ?? ""] })
        return [bought, renewals, states].allSatisfy { Set($0).count == $0.count }
            && isApart && (renewals + states).allSatisfy(named.contains)
    }

    /// The same history in another order, put together of two parts.
    func shuffled(_ random: inout SplitMix64) -> CustomerHistory {
        var (first, second) = (self, self)
        first.transactions = []
        first.renewals = []
        first.statements = []
        (second.transactions, second.renewals, second.statements) = ([], [], [])
        for transaction in transactions.shuffled(using: &random) {
            if random.once(in: 2) {
                first.transactions.append(transaction)
            } else {
                second.transactions.append(transaction)
            }
        }
        for renewal in renewals.shuffled(using: &random) {
            if random.once(in: 2) { first.renewals.append(renewal) } else { second.renewals.append(renewal) }
        }
        for statement in statements.shuffled(using: &random) {
            if random.once(in: 2) { first.statements.append(statement) } else { second.statements.append(statement) }
        }
        return first.merging(second)
    }
}
