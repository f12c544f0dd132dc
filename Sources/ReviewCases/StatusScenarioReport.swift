package import Paywright
internal import PaywrightDecisions
internal import PaywrightICU
internal import PaywrightMessages
package import PaywrightModel

/// Every status line a customer can be shown, in one language, as text that a reviewer reads top to bottom and a test
/// compares.
package struct StatusScenarioReport: Sendable {
    /// Lines of "status.case.line = text".
    package let lines: [String]
    /// Every different set of words a line can have, values as names, as "line = words", in alphabetical order.
    package let skeletons: [String]

    /// The report of a formatter's language, its days in the formatter's time zone.
    package init(_ formatter: StatusFormatter) {
        let messages = Self.messages(formatter)
        var lines: [String] = []
        var group = ""
        for (name, store, content) in messages {
            let isNewGroup = name.prefix { $0 != "." } != group.prefix { $0 != "." }
            if isNewGroup, !lines.isEmpty { lines.append("") }
            group = name
            let text = formatter.format(content, of: store)
            let diagnostics = text.diagnostics.map { " ⚠ \($0)" }.joined()
            lines.append("\(name) = \(VisibleText.make(text.string))\(diagnostics)")
        }
        self.lines = lines
        let skeletons = messages.map { name, store, content in
            "\(name.split(separator: ".").last ?? "") = \(VisibleText.make(formatter.skeleton(content, of: store)))"
        }
        self.skeletons = Set(skeletons).sorted()
    }

    /// Every line of every case, before it is formatted.
    ///
    /// - Parameter inEveryDateStyle: Whether headlines and sentences stand in each style of dates too: the lengths of headlines are for
    ///   the style that they have by default.
    package static func messages(
        _ formatter: StatusFormatter,
        inEveryDateStyle: Bool = true
    ) -> [(name: String, store: StoreName?, content: LineContent)] {
        cases(formatter, inEveryDateStyle: inEveryDateStyle).flatMap { reviewed in
            reviewed.lines.compactMap { line -> (String, StoreName?, LineContent)? in
                guard case .line(let content) = line.content else { return nil }
                return (reviewed.fullName(of: line), reviewed.store, content)
            }
        }
    }

    /// Every case of the report, in its order.
    package static func cases(_ formatter: StatusFormatter, inEveryDateStyle: Bool = true) -> [ReviewCase] {
        let names = ProductNames(StatusScenarios.products)
        func statuses(_ purchases: [(name: String, purchase: CustomerStatus.Purchase)]) -> [ReviewCase] {
            purchases.map { name, purchase in
                let messages = formatter.messages(for: purchase, now: StatusScenarios.now, products: names)
                return ReviewCase("status.\(name)", of: purchase.store, messages.filter { $0.line != .name })
            }
        }
        let eligibilities = EligibilityLine.allCases.map { line in
            let lines = StatusScenarios.answers.map { name, answer in
                ReviewCase.Line(name, .sentences(line.messages(answer)))
            }
            return ReviewCase("eligibility.\(line.rawValue)", .eligibility, lines: lines)
        }
        let outcomes = PurchaseOutcome.allCases.flatMap { outcome in
            // Only there the words depend on whether anything can be restored.
            ([StoreName.appStore, .googlePlay] + (outcome == .alreadyOwned ? [.stripe] : [])).map { store in
                let lines = StatusFormatter.messages(for: outcome, store: store).map { line, message in
                    ReviewCase.Line(line, .sentences([message]))
                }
                return ReviewCase("outcome.\(outcome.rawValue).\(store.rawValue)", .outcome, of: store, lines: lines)
            }
        }
        let notices = notices(formatter)
        let all =
            statuses(StatusScenarios.purchases) + dates(formatter, naming: names, inEveryStyle: inEveryDateStyle)
            + eligibilities + outcomes.filter { !$0.lines.isEmpty } + notices
        var ofStore = StoreCases(.googlePlay, in: formatter.messages, after: all)
        let others = statuses(StatusScenarios.purchases(in: .googlePlay)) + eligibilities + notices
        return all + (ofStore?.cases(others) ?? [])
    }

    /// Sentences and headlines with days that languages write in ways of their own, and with each style of dates.
    private static func dates(
        _ formatter: StatusFormatter,
        naming names: ProductNames,
        inEveryStyle: Bool
    ) -> [ReviewCase] {
        let days = StatusScenarios.tellingDays.flatMap { day, date in
            StatusScenarios.dated(on: date).prefix(3).map { ("status.on\(day).\($0)", $1, formatter) }
        }
        let styles = DateStyle.allCases.filter { inEveryStyle && $0 != .none }.flatMap { style in
            var options = formatter.options
            options.dateStyle = style
            options.headlineDateStyle = style
            let styled = StatusFormatter(formatter, options: options)
            return StatusScenarios.dated(on: StatusScenarios.days(31)).map {
                ("status.dateStyle.\(style.rawValue).\($0)", $1, styled)
            }
        }
        return (days + styles).map { name, purchase, formatter in
            let messages = formatter.messages(for: purchase, now: StatusScenarios.now, products: names)
            let lines = messages.filter { $0.line == .headline || $0.line == .detail }
            return ReviewCase(name, of: purchase.store, lines)
        }
    }

    /// What stands around the text of a notice, with days that languages write in ways of their own.
    private static func notices(_ formatter: StatusFormatter) -> [ReviewCase] {
        var lines: [(name: String, line: ReviewCase.Line)] = []
        for (day, date) in StatusScenarios.tellingDays {
            for message in formatter.messagesOfNotices(on: date, naming: "Pro Monthly")
            where message.isDated || day == "1st" {
                let name = message.isDated ? "\(day).\(message.name)" : message.name
                lines.append((message.kind, ReviewCase.Line(name, .sentences([message.message]))))
            }
        }
        return Dictionary(grouping: lines, by: \.name).sorted { $0.key < $1.key }
            .map { ReviewCase("notice.\($0.key)", .notice, lines: $0.value.map(\.line)) }
    }
}
