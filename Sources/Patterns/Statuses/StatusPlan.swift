internal import Paywright

/// Which lines about a customer’s situation are exported, and what each is made of, before any language words it.
package struct StatusPlan: Sendable {
    /// The lines of a situation.
    @nonexhaustive
    package enum Line: String, Sendable, CaseIterable {
        /// As in a status, without a way of counting days.
        case headline
        /// As in a status, without the last day to cancel.
        case detail
        /// How the next charge is avoided, by the rule of the store and without a day.
        case cancel
    }

    /// A line where some of what it may state is known.
    struct Form: Sendable {
        let situation: ExportedSituation
        let line: Line
        /// What is not known: "noPrice", "noDate".
        let missing: [String]
        let roles: [PatternRole]
        let sentences: [Message]
        /// In place of the sentences in a language that writes their date in a form of its own: the date stands after a colon.
        let labelled: [Message]

        /// The parts of its key after "status".
        var name: [String] { [situation.name, line.rawValue] + missing }
    }

    /// By situation and line; of a line the form with the most places is the first.
    let forms: [Form]
    /// The name of the button beside the lines of a situation.
    let actions: [String: String]

    /// The lines of a store’s customers, those that are asked for.
    init(_ names: Set<String>, _ store: StoreName, options: PaywallOptions) {
        let calendar = try? StoreCalendar(timeZone: "UTC")
        let moments = calendar.map { StatusMoments(store, $0, options) }
        var (forms, actions) = ([Form](), [String: String]())
        for situation in ExportedSituation.all {
            guard let moments else { break }
            actions[situation.name] = moments.action(of: situation)
            for line in Line.allCases where names.contains("status.\(situation.name).\(line.rawValue)") {
                forms += moments.forms(of: line, situation)
            }
        }
        (self.forms, self.actions) = (forms, actions)
    }

    /// The names of all lines: "status.renews.headline".
    package static let names: [String] = {
        let lines = ExportedSituation.all.flatMap { situation in
            Line.allCases.map { "status.\(situation.name).\($0.rawValue)" }
        }
        let forms = StatusPlan(Set(lines), .appStore, options: PaywallOptions()).forms
        let said = Set(forms.map { "status.\($0.situation.name).\($0.line.rawValue)" })
        return lines.filter(said.contains)
    }()

    /// What a status has and no export, with the reasons.
    package static let leftOut: [(name: String, reason: String)] = [
        ("headline in days", "needs the clock and the customer’s time zone: “in 4 days”"),
        ("timeLeft", "needs the clock and the customer’s time zone: “4 days left”"),
        (
            "last day to cancel",
            "is counted by a rule of the store in the customer’s time zone; the line cancel has the rule"
        ),
        ("price with its period", "has words for the period; the lines of the product have it"),
        ("newPrice", "has words for the period, and its date in a form of its own in many languages"),
        ("commitment", "counts payments, whose words depend on the number"),
        ("paused, refunded, invoice, familySharingEnded, purchaseCancelled", "is stated by no SDK on a phone"),
        ("support", "is for staff"),
    ].map { (name: $0.0, reason: $0.1) }
}

/// Words situations at some moments, so that their messages have every value.
private struct StatusMoments {
    private let store: StoreName
    private let calendar: StoreCalendar
    private let options: StatusOptions
    private let now = Instant(milliseconds: 1_800_000_000_000)
    private let sixtyDays: Int64 = 60 * 86_400_000
    private let price = Price(amount: DecimalAmount(billionths: 9_990_000_000), currency: .usd)

    init(_ store: StoreName, _ calendar: StoreCalendar, _ options: PaywallOptions) {
        self.store = store
        self.calendar = calendar
        // The date always, and never a number of days.
        self.options = StatusOptions(prices: options, nearDays: -1)
    }

    func action(of situation: ExportedSituation) -> String? {
        let words = messages(situation, [.date, .price, .product]) ?? messages(situation, [])
        return words?[.action]?.first?.key
    }

    /// The forms of a line, each other than those before.
    func forms(of line: StatusPlan.Line, _ situation: ExportedSituation) -> [StatusPlan.Form] {
        var forms: [StatusPlan.Form] = []
        for known in Self.subsets(of: situation.places) where Self.isExported(known, of: situation.places) {
            let sentences = sentences(line, situation, known)
            let roles = PatternRole.allCases.filter { role in sentences.contains { $0.places.contains(role) } }
            guard !sentences.isEmpty, !forms.contains(where: { $0.sentences.map(\.key) == sentences.map(\.key) }) else {
                continue
            }
            forms.append(
                StatusPlan.Form(
                    situation: situation,
                    line: line,
                    missing: Self.missing(roles, from: forms.first?.roles ?? roles),
                    roles: roles,
                    sentences: sentences,
                    labelled: labelled(line, situation, known, roles)
                )
            )
        }
        // A program takes the first form that it knows everything for.
        return forms.enumerated().sorted { left, right in
            left.element.roles.count == right.element.roles.count
                ? left.offset < right.offset : left.element.roles.count > right.element.roles.count
        }.map(\.element)
    }

    private static func subsets(of places: [PatternRole]) -> [[PatternRole]] {
        guard let first = places.first else { return [[]] }
        let rest = subsets(of: Array(places.dropFirst()))
        return rest.map { [first] + $0 } + rest
    }

    /// Whether a line is exported with these places: without a date there is no price either.
    private static func isExported(_ known: [PatternRole], of places: [PatternRole]) -> Bool {
        known.contains(.date) || !known.contains(.price) || !places.contains(.date)
    }

    /// What a key says of a form with fewer places.
    private static func missing(_ roles: [PatternRole], from most: [PatternRole]) -> [String] {
        let gone = most.filter { !roles.contains($0) }
        return gone.filter { $0 != .price || !gone.contains(.date) }.map { role in
            "no" + (role == .product ? "Name" : role == .date ? "Date" : "Price")
        }
    }

    private func sentences(
        _ line: StatusPlan.Line,
        _ situation: ExportedSituation,
        _ known: [PatternRole]
    ) -> [Message] {
        switch line {
        case .headline: return messages(situation, known)?[.headline] ?? []
        case .detail: return (messages(situation, known)?[.detail] ?? []).filter { !$0.isWayOut }
        // The rule without a day stands where no date is known.
        case .cancel:
            let undated = messages(situation, known.filter { $0 != .date })?[.detail] ?? []
            return undated.filter(\.isRuleOfCancellation)
        }
    }

    /// What is true without the date, and then the date beside its name.
    private func labelled(
        _ line: StatusPlan.Line,
        _ situation: ExportedSituation,
        _ known: [PatternRole],
        _ roles: [PatternRole]
    ) -> [Message] {
        guard roles.contains(.date) else { return [] }
        let date = (messages(situation, known)?[.support] ?? []).filter { $0.places.contains(.date) }
        guard line == .detail else { return date }
        let undated =
            messages(situation, known.filter { $0 != .date })?[.detail].map { $0.filter { !$0.isWayOut } }
            ?? sentences(line, situation, known).filter { !$0.places.contains(.date) }
        guard roles.contains(.price), !undated.contains(where: { $0.places.contains(.price) }) else {
            return undated + date
        }
        let charge = date.compactMap { $0.arguments[.date] }.first.map { day in
            Message(
                ProductLine.trialTimelineCharge.rawValue,
                [.date: day, .price: .money(MessagePrice(price, role: .billed))]
            )
        }
        return undated + [charge].compactMap(\.self)
    }

    /// The messages of the lines of a situation; nil where something has to be known for it.
    private func messages(_ situation: ExportedSituation, _ known: [PatternRole]) -> [StatusLine: [Message]]? {
        func facts(_ distance: Int64) -> ExportedSituation.Facts {
            ExportedSituation.Facts(
                date: known.contains(.date) ? Instant(milliseconds: now.milliseconds + distance) : nil,
                price: known.contains(.price) ? price : nil,
                plan: known.contains(.product) ? Self.plan : nil
            )
        }
        func lines(_ situation: SubscriptionSituation) -> [StatusLine: [Message]] {
            let purchase = CustomerStatus.Purchase(store: store, productID: nil, situation: situation)
            let names = [Self.plan: "Aurora"]
            let wording = StatusWording(purchase, names: names, now: now, calendar: calendar, options: options)
            return Dictionary(uniqueKeysWithValues: wording.messages().map { ($0.line, $0.content.sentences) })
        }
        // A date that has to be past is left out where it is ahead, and the other way round.
        let both = [sixtyDays, -sixtyDays].compactMap { situation.situation(facts($0)).map(lines) }
        let isDated = { (lines: [StatusLine: [Message]]) in lines.values.joined().contains { $0.places.contains(.date) }
        }
        return both.first(where: isDated) ?? both.first
    }

    private static let plan = "plan"
}

extension LineContent {
    fileprivate var sentences: [Message] { if case .sentences(let sentences) = self { sentences } else { [] } }
}

extension Message {
    /// The places that it has.
    fileprivate var places: [PatternRole] {
        let roles: [(PatternRole, ArgumentName)] = [
            (.price, .renewalPrice), (.price, .price), (.product, .newProduct), (.date, .date),
        ]
        return roles.filter { arguments[$0.1] != nil }.map(\.0)
    }

    fileprivate var isRuleOfCancellation: Bool { key.hasPrefix("disclosure.cancel") }

    /// How a charge is avoided: by a rule, or by the last day.
    fileprivate var isWayOut: Bool { isRuleOfCancellation || key.hasPrefix("status.cancelBy") }
}
