extension TemplateVariable {
    /// The tables as a Markdown page: what every variable means, what it says here, where the peer says something else.
    public static func page(of dialects: [TemplateDialect] = TemplateDialect.allCases) -> String {
        var text = """
            # Template variables

            What the variables of other products’ paywall templates say here. The examples are in en, for \
            \(exampleDescription); “–” is nothing, with a diagnostic. A variable that nobody knows stays as it is and is \
            reported.

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
                    variable.example.isEmpty ? "–" : variable.example, variable.peer ?? "",
                ]
                return "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |\n"
            }.joined()
    }
}
