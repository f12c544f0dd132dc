internal import MessageCatalog

/// The whole scenario matrix in one language, as text that a reviewer reads top to bottom and a test compares.
///
/// A product's regular lines stand once; a scenario prints only what its offer changes; at the end stands every form
/// of a length that the language's messages use, for each unit and some telling counts.
package struct ScenarioReport: Sendable {
    /// Lines of "case.line = text".
    package let lines: [String]
    /// Every different set of words a line can have, values as names, as "line = words", in alphabetical order.
    package let skeletons: [String]

    // Where plural rules part: 1 and 2 (Arabic duals), 3 (few), 5 (many), 11, 21 (one in Russian), 100.
    private static let counts = [1, 2, 3, 5, 11, 21, 100]

    /// The report of a formatter's language. Invisible characters are made visible: see `VisibleText`.
    package init(_ formatter: PaywallFormatter) {
        var lines = PaywallLabel.allCases.map { label in
            "\(label.rawValue) = \(VisibleText.make(formatter.label(label).string))"
        }
        for scenario in ScenarioMatrix.regular {
            lines.append("")
            lines += Self.lines(of: scenario, formatter)
        }
        for scenario in ScenarioMatrix.offers {
            lines.append("")
            lines += Self.lines(of: scenario, formatter, isOffer: true)
        }
        for scenario in ScenarioMatrix.kinds {
            lines.append("")
            lines += Self.lines(of: scenario, formatter, isOffer: scenario.lines == nil)
        }
        lines.append("")
        lines += TemplateWords.lines(formatter)
        lines.append("")
        for form in [nil] + formatter.lengthFormsInUse.map(Optional.some) {
            for unit in LengthUnit.allCases {
                let texts = Self.counts.map { formatter.length(Length($0, unit), form: form).string }
                let name = "form" + (form.map { "." + $0 } ?? "")
                lines.append("\(name).\(unit.rawValue) = \(VisibleText.make(texts.joined(separator: " | ")))")
            }
        }
        self.lines = lines
        skeletons = Self.skeletons(formatter)
    }

    private static func skeletons(_ formatter: PaywallFormatter) -> [String] {
        let lines = ScenarioMatrix.all.flatMap { scenario in
            scenario.messages(options: formatter.options).map { message in
                "\(message.line.rawValue) = \(VisibleText.make(formatter.skeleton(message.content)))"
            }
        }
        return Set(lines + TemplateWords.skeletons(formatter)).sorted()
    }

    private static func lines(
        of scenario: Scenario,
        _ formatter: PaywallFormatter,
        isOffer: Bool = false
    ) -> [String] {
        let lines = scenario.lines(formatter)
        let builtIn = lines.entries
            .filter { entry in
                // What an offer saves has scenarios of its own.
                let isShown =
                    !isOffer || (entry.line.dependsOnOffer && !ScenarioMatrix.savingLines.contains(entry.line))
                return isShown && scenario.lines?.contains(entry.line) != false
            }
            .map { ($0.line.rawValue, $0.text) }
        let own = lines.ownLines.filter { !isOffer || $0.dependsOnOffer }.map { ($0.key, $0.text) }
        return (builtIn + own).map { name, text in
            let issues = text.issues.map { " ⚠ \($0)" }.joined()
            return "\(scenario.name).\(name) = \(VisibleText.make(text.string))\(issues)"
        }
    }
}
