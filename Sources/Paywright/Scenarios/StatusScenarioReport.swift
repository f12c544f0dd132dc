internal import MessageCatalog
internal import StoreDecisions
internal import StoreModel

/// Every status line a customer can be shown, in one language, as text that a reviewer reads top to bottom and a test
/// compares.
package struct StatusScenarioReport: Sendable {
    /// Lines of "status.case.line = text".
    package let lines: [String]
    /// Every different set of words a line can have, values as names, as "line = words", in alphabetical order.
    package let skeletons: [String]

    /// The report of a formatter's language, its days told in the formatter's time zone.
    package init(_ formatter: StatusFormatter) {
        let messages = Self.messages(formatter)
        var lines: [String] = []
        var group = ""
        for (name, content) in messages {
            let isNewGroup = name.prefix { $0 != "." } != group.prefix { $0 != "." }
            if isNewGroup, !lines.isEmpty { lines.append("") }
            group = name
            let text = formatter.format(content)
            let issues = text.issues.map { " ⚠ \($0)" }.joined()
            lines.append("\(name) = \(VisibleText.make(text.string))\(issues)")
        }
        self.lines = lines
        let skeletons = messages.map { name, content in
            "\(name.split(separator: ".").last ?? "") = \(VisibleText.make(formatter.skeleton(content)))"
        }
        self.skeletons = Set(skeletons).sorted()
    }

    /// Every line of every case, before it is formatted.
    package static func messages(_ formatter: StatusFormatter) -> [(name: String, content: LineContent)] {
        let names = ProductNames(StatusScenarios.products)
        let statuses = StatusScenarios.purchases.flatMap { name, purchase in
            formatter.messages(for: purchase, now: StatusScenarios.now, products: names)
                .filter { $0.line != .name }
                .map { ("status.\(name).\($0.line.rawValue)", $0.content) }
        }
        let eligibilities = EligibilityLine.allCases.flatMap { line in
            StatusScenarios.answers.map { name, answer in
                ("eligibility.\(line.rawValue).\(name)", LineContent.sentences(line.messages(answer)))
            }
        }
        let notices = PurchaseNotice.allCases.flatMap { notice in
            [StoreName.appStore, .googlePlay].flatMap { store in
                StatusFormatter.messages(for: notice, store: store).map { line, message in
                    ("notice.\(notice.rawValue).\(store.rawValue).\(line)", LineContent.sentences([message]))
                }
            }
        }
        return statuses + eligibilities + notices
    }
}
