internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

/// A row that is laid over a table.
struct FieldRow {
    /// The store and the object: "stripe.subscription".
    let table: String
    let field: String
    /// What the field leaves open where it states something; nil for one that changes nothing.
    let withheld: FactSet?
}

/// The reading of a file of rows: tab-separated, the ten columns of the tables in its first line.
struct FieldRowReader {
    static let columns = ["object", "field", "type", "holds", "since", "class", "facts", "default", "source", "why"]
    /// More than all tables have.
    static let mostRows = 100_000

    let file: String
    let rules: FieldRules
    private(set) var rows: [FieldRow] = []
    private(set) var diagnostics: [Diagnostic] = []

    init(_ bytes: [UInt8], file: String, over rules: FieldRules) {
        (self.file, self.rules) = (file, rules)
        read(bytes)
    }

    private mutating func read(_ bytes: [UInt8]) {
        guard let text = String(validating: bytes, as: UTF8.self) else {
            return report(1, "bytes that are no UTF-8", "rows of a table of fields in UTF-8")
        }
        let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        let header = lines[0].hasPrefix("\u{FEFF}") ? lines[0].dropFirst() : lines[0]
        let expected = "the columns \(Self.columns.joined(separator: ", ")), with a tab between them"
        guard header.split(separator: "\t", omittingEmptySubsequences: false).elementsEqual(Self.columns, by: ==) else {
            return report(1, Excerpt.quoted(String(header)), expected)
        }
        var seen: Set<String> = []
        for (index, line) in lines.enumerated().dropFirst() where !line.isEmpty {
            guard index <= Self.mostRows else {
                return report(index + 1, "more than \(Self.mostRows) rows", "at most as many")
            }
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard cells.count == Self.columns.count else {
                report(index + 1, "\(cells.count) columns", "\(Self.columns.count), with a tab between them")
                continue
            }
            guard let row = row(cells, line: index + 1) else { continue }
            guard seen.insert("\(row.table).\(row.field)").inserted else {
                report(index + 1, Excerpt.quoted("\(row.table).\(row.field)") + " again", "each field once")
                continue
            }
            rows.append(row)
        }
    }

    private mutating func row(_ cells: [String], line: Int) -> FieldRow? {
        guard let table = table(cells[0], line: line) else { return nil }
        let (field, written) = (cells[1], "\(table.object).\(cells[1])")
        guard !field.isEmpty, field != "-" else {
            report(line, "no field", "the name of a field of \(table.object)")
            return nil
        }
        guard let kind = FieldTable.Class(rawValue: cells[5]) else {
            report(line, cells[5], among: FieldTable.Class.allCases.map(\.rawValue), "a class")
            return nil
        }
        guard let facts = facts(cells[6], line: line) else { return nil }
        guard !rules.ignores(written) || kind == .neutral else {
            report(line, "\(Excerpt.quoted(written)), which is ignored", "a field that is not ignored")
            return nil
        }
        let isRead = table.kind(of: field) == .decides
        switch kind {
        case .neutral:
            guard !isRead else {
                report(line, "\(Excerpt.quoted(written)) as neutral", "decides or withholds, for a reader reads it")
                return nil
            }
            return FieldRow(table: table.object, field: field, withheld: nil)
        case .decides, .withholds:
            // What this version’s readers read decides as they do. What they do not read cannot decide here.
            if kind == .decides, isRead { return nil }
            guard !facts.isEmpty else {
                report(line, "no facts", "the facts that \(Excerpt.quoted(written)) changes, such as amount")
                return nil
            }
            return FieldRow(table: table.object, field: field, withheld: facts)
        }
    }

    /// The table of a row: its first column has the store before the object, unless the file has the name of a store’s table.
    private mutating func table(_ object: String, line: Int) -> FieldTable? {
        let base = file.split(separator: "/").last.map(String.init) ?? file
        let store = base.hasSuffix(".fields.tsv") ? base.prefix { $0 != "." } + "." : ""
        if let table = rules.table(named: object) ?? rules.table(named: store + object) { return table }
        report(
            line,
            "the object \(Excerpt.quoted(object))",
            "a store and an object that has a table\(FieldRules.hint(for: object))"
        )
        return nil
    }

    private mutating func facts(_ text: String, line: Int) -> FactSet? {
        var facts: FactSet = []
        for name in text == "-" ? [] : text.split(separator: " ", omittingEmptySubsequences: false).map(String.init) {
            guard let fact = FactSet.named.first(where: { $0.name == name })?.fact else {
                report(line, name, among: FactSet.named.map(\.name), "facts with a space between them, or -,")
                return nil
            }
            facts.formUnion(fact)
        }
        return facts
    }

    private mutating func report(_ line: Int, _ found: String, among known: [String], _ what: String) {
        let expected = "\(what) of \(known.joined(separator: ", "))\(Misspelling.hint(for: found, among: known))"
        report(line, Excerpt.quoted(found), expected)
    }

    private mutating func report(_ line: Int, _ found: String, _ expected: String) {
        guard diagnostics.count < 100 else { return }
        diagnostics.append(
            Diagnostic(
                .error,
                ImportCode.invalidFieldRow,
                at: Diagnostic.Place(file: file, line: line),
                found: found,
                expected: expected,
                consequence: nil
            )
        )
    }
}

extension FieldRules {
    /// The same, with the rows of a file over the tables: tab-separated, with the ten columns of the tables.
    ///
    /// A row names its object with the store, `stripe.subscription`; in a file `stripe.fields.tsv` the object is enough. `neutral`
    /// says that a field changes nothing, `withholds` which facts are left open where it states something. A row `decides` for a
    /// field that this version does not read withholds its facts.
    ///
    /// - Parameters:
    ///   - bytes: The file.
    ///   - file: The name that diagnostics give it.
    /// - Throws: `ImportFailure` with each row that cannot be used: of no table, of an unknown class or fact, or neutral although a
    ///   reader reads the field.
    public func laying(_ bytes: [UInt8], file: String) throws(ImportFailure) -> FieldRules {
        let reader = FieldRowReader(bytes, file: file, over: self)
        guard reader.diagnostics.isEmpty else { throw ImportFailure(diagnostics: reader.diagnostics) }
        var rules = self
        for (name, rows) in Dictionary(grouping: reader.rows, by: \.table) {
            guard let table = table(named: name) else { continue }
            rules.lay(table.laying(rows.map { ($0.field, $0.withheld) }))
        }
        return rules
    }
}
