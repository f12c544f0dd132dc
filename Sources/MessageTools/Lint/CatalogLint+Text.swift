internal import PaywrightMessages

/// What can be wrong in the words themselves.
extension CatalogLint {
    func textIssues(of program: MessageProgram, _ entry: CatalogEntry) -> [CatalogIssue] {
        let variants = MessageVariant.all(of: program, samples: rules.samples)
        let neighbors = ValueNeighbors(rules: rules, key: entry.key)
        let numbers = NumberNeighbors(context: context, samples: rules.samples, key: entry.key)
        let typesetting = Typesetting(typography: rules.typography)
        var findings = variants.flatMap { variant in
            neighbors.findings(in: variant) + numbers.findings(in: variant) + typesetting.findings(in: variant)
        }
        findings += ForeignText(rules: rules, source: source).findings(in: variants, entry)
        findings += glossaryTerms.findings(in: variants, program, entry)
        if program.printsNumberSign {
            let expected = "expected the number: inside a select a plural's number is written as {…}"
            findings.append(TextFinding(.numberSign, "found a # that is printed as it is, \(expected)"))
        }
        if variants.contains(where: { $0.text.contains { "{}".contains($0) } }), !Self.hasQuotedBrace(entry.pattern) {
            findings.append(
                TextFinding(.strayBrace, "found a brace that is printed, expected each one with its partner")
            )
        }
        if Self.hasQuotedBrace(entry.pattern) {
            let message = "found an apostrophe before a brace, which prints the argument's name, expected ’"
            findings.append(TextFinding(.apostropheBeforeBrace, message))
        }
        var seen: Set<TextFinding> = []
        return findings.filter { seen.insert($0).inserted }.map { issue($0.code, entry, $0.message) }
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
