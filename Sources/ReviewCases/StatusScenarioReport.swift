package import Paywright
internal import PaywrightDecisions
internal import PaywrightMessages
internal import PaywrightModel

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
        for (name, content) in messages {
            let isNewGroup = name.prefix { $0 != "." } != group.prefix { $0 != "." }
            if isNewGroup, !lines.isEmpty { lines.append("") }
            group = name
            let text = formatter.format(content)
            let diagnostics = text.diagnostics.map { " ⚠ \($0)" }.joined()
            lines.append("\(name) = \(VisibleText.make(text.string))\(diagnostics)")
        }
        self.lines = lines
        let skeletons = messages.map { name, content in
            "\(name.split(separator: ".").last ?? "") = \(VisibleText.make(formatter.skeleton(content)))"
        }
        self.skeletons = Set(skeletons).sorted()
    }

    /// Every line of every case, before it is formatted.
    package static func messages(_ formatter: StatusFormatter) -> [(name: String, content: LineContent)] {
        cases(formatter).flatMap { reviewed in
            reviewed.lines.compactMap { line in
                if case .line(let content) = line.content { (reviewed.fullName(of: line), content) } else { nil }
            }
        }
    }

    /// Every case of the report, in its order.
    package static func cases(_ formatter: StatusFormatter) -> [ReviewCase] {
        let names = ProductNames(StatusScenarios.products)
        let statuses = StatusScenarios.purchases.map { name, purchase in
            let messages = formatter.messages(for: purchase, now: StatusScenarios.now, products: names)
            return ReviewCase("status.\(name)", messages.filter { $0.line != .name })
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
                return ReviewCase("outcome.\(outcome.rawValue).\(store.rawValue)", .outcome, lines: lines)
            }
        }
        return statuses + eligibilities + outcomes.filter { !$0.lines.isEmpty } + notices(formatter)
    }

    /// What stands around the text of a notice, with days that languages write in ways of their own.
    private static func notices(_ formatter: StatusFormatter) -> [ReviewCase] {
        let days: [(name: String, count: Int64)] = [("1st", 11), ("8th", 18), ("11th", 21), ("21st", 31), ("31st", 41)]
        var lines: [(name: String, line: ReviewCase.Line)] = []
        for (day, count) in days {
            let date = StatusScenarios.days(count)
            for message in formatter.messagesOfNotices(on: date, naming: "Pro Monthly")
            where message.isDated || count == 11 {
                let name = message.isDated ? "\(day).\(message.name)" : message.name
                lines.append((message.kind, ReviewCase.Line(name, .sentences([message.message]))))
            }
        }
        return Dictionary(grouping: lines, by: \.name).sorted { $0.key < $1.key }
            .map { ReviewCase("notice.\($0.key)", .notice, lines: $0.value.map(\.line)) }
    }
}
