internal import PaywrightMessages
internal import PaywrightValues

/// What can be wrong in the words themselves.
extension CatalogLint {
    func textDiagnostics(of program: MessageProgram, _ entry: CatalogEntry) -> [Diagnostic] {
        let variants = MessageVariant.all(of: program, samples: rules.samples)
        let neighbors = ValueNeighbors(rules: rules, key: entry.key)
        let numbers = NumberNeighbors(context: context, samples: rules.samples, key: entry.key)
        let typesetting = Typesetting(typography: rules.typography)
        var diagnostics = variants.flatMap { variant in
            neighbors.diagnostics(in: variant) + numbers.diagnostics(in: variant) + typesetting.diagnostics(in: variant)
                + shortLengths.diagnostics(in: variant, entry)
        }
        diagnostics += countsOutsidePlurals.diagnostics(in: variants, entry)
        diagnostics += ForeignText(rules: rules, source: source).diagnostics(in: variants, entry)
        diagnostics += glossaryTerms.diagnostics(in: variants, program, entry)
        diagnostics += addressWords.diagnostics(in: program)
        diagnostics += layerTerms.diagnostics(in: program, entry)
        if program.printsNumberSign {
            let expected = "expected the number: inside a select a plural's number is written as {…}"
            diagnostics.append(Diagnostic(.numberSign, "found a # that is printed as it is, \(expected)"))
        }
        if variants.contains(where: { $0.text.contains { "{}".contains($0) } }), !Self.hasQuotedBrace(entry.pattern) {
            diagnostics.append(
                Diagnostic(.strayBrace, "found a brace that is printed, expected each one with its partner")
            )
        }
        if Self.hasQuotedBrace(entry.pattern) {
            let message = "found an apostrophe before a brace, which prints the argument's name, expected ’"
            diagnostics.append(Diagnostic(.apostropheBeforeBrace, message))
        }
        var seen: Set<Diagnostic> = []
        return diagnostics.filter { seen.insert($0).inserted }.map { $0.placed(at: entry) }
    }

    /// Whether an apostrophe quotes a brace, so that ICU prints what should be an argument.
    private static func hasQuotedBrace(_ pattern: String) -> Bool {
        var rest = pattern[...]
        while let apostrophe = rest.firstIndex(of: "'") {
            rest = rest[rest.index(after: apostrophe)...]
            switch rest.first {
            case "'": rest.removeFirst()
            case "{", "}": return true
            default: break
            }
        }
        return false
    }
}
