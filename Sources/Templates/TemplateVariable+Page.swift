extension TemplateVariable {
    /// The tables as a Markdown page: what every variable means, what it says here, where the peer says something else.
    ///
    /// - Parameter dialects: The dialects to list.
    public static func page(of dialects: [TemplateDialect] = TemplateDialect.allCases) -> String {
        var text = """
            # Template variables

            What the variables of other products’ paywall templates say here. The examples are in en, for \
            \(exampleDescription); “–” is nothing, with a diagnostic. A variable that is not known stays as it is and is \
            reported.

            A catalog’s word at the beginning of a text gets a capital letter (“Free for 1 week”); \
            `TemplateContext.capitalizesStart` and `--no-capital` switch that off. A template that is one variable alone \
            prints the value as it is (“mo”, “free”), and so do names, the app’s own values and what a function has changed.

            The last column has what the dialect’s own SDKs print instead. The tests of this package hold it against the \
            figures of the tests and pages that the peers publish; what they do not show, and only the SDK’s code does, \
            has a star.

            This page is printed by `paywright template --variables`.

            """
        for dialect in dialects {
            text += "\n## \(dialect.title)\n"
            let functions = TemplateFunction.names(in: dialect)
            if !functions.isEmpty {
                let names = functions.map { "`\($0)`" }.joined(separator: ", ")
                text += "\nFunctions: \(names), by the language’s rules; amounts of money keep their letters.\n"
            }
            var groups: [String] = []
            for variable in all(in: dialect) where !groups.contains(variable.group) { groups.append(variable.group) }
            for group in groups { text += table(group, all(in: dialect).filter { $0.group == group }) }
        }
        return text
    }

    private static func table(_ group: String, _ variables: [TemplateVariable]) -> String {
        let header = """

            ### \(group)

            | variable | meaning | here | prints | the peer |
            | --- | --- | --- | --- | --- |

            """
        return header
            + variables.map { variable in
                let cells = [
                    variable.syntax.map { "`\($0)`" }.joined(separator: " "), variable.meaning, variable.expression,
                    variable.example.isEmpty ? "–" : variable.example,
                    variable.differences.map(\.cell).joined(separator: "; "),
                ]
                return "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |\n"
            }.joined()
    }
}

extension TemplateDifference {
    /// The difference in the table, with a star where no published figure shows it.
    fileprivate var cell: String { source == .code ? summary + "*" : summary }
}
