internal import PaywrightModel

/// All fields of one of a store's objects. One reference: many objects are held against a table.
final class FieldTable: Sendable {
    /// What a row says of its field.
    enum Class: String, CaseIterable {
        /// A reader reads it.
        case decides
        /// It changes facts in a way that is not decided yet.
        case withholds
        /// It changes nothing.
        case neutral
    }

    /// The store’s table and the object in it: "stripe.subscription".
    let object: String
    /// Those that are read, and those that change nothing: all that an object may state without being looked at.
    let settled: FieldNames
    /// All of them.
    let names: FieldNames
    /// The documentation that has them, each once: "stripe-go@a1e3932".
    let sources: [String]
    /// What cannot be told without those that are read, and whether an explanation may repeat what stands there.
    let deciding: [(name: String, facts: FactSet, isShown: Bool)]
    /// Those that decide something, as an explanation names them.
    let traced: TracedTable
    /// Those that change facts in a way that is not decided yet.
    private let withholding: [(name: String, facts: FactSet)]

    init(
        _ object: String,
        deciding: [(name: String, facts: FactSet, isShown: Bool)],
        withholding: [(name: String, facts: FactSet)],
        neutral: [String],
        sources: [String] = []
    ) {
        (self.object, self.sources) = (object, sources)
        let withheld = Set(withholding.map(\.name))
        settled = FieldNames((deciding.map(\.name) + neutral).filter { !withheld.contains($0) })
        names = settled.union(withheld)
        self.deciding = deciding
        traced = TracedTable(
            deciding.compactMap { $0.facts.isEmpty ? nil : ("\(object).\($0.name)", $0.facts) }
        )
        self.withholding = withholding
    }

    /// What a field leaves open where it states something; nil for one that is not among those.
    func facts(withheldBy name: String) -> FactSet? { withholding.first { $0.name == name }?.facts }

    /// What cannot be told without a field; nothing for one that changes nothing.
    func facts(of name: String) -> FactSet {
        deciding.first { $0.name == name }?.facts ?? facts(withheldBy: name) ?? []
    }

    /// What its row says of a field; nil for one without a row. A field that is read, and leaves facts open all the same, is read.
    func kind(of name: String) -> Class? {
        if deciding.contains(where: { $0.name == name }) { return .decides }
        if facts(withheldBy: name) != nil { return .withholds }
        return settled.contains(name) ? .neutral : nil
    }

    /// The table with rows over its own. What a reader reads it reads all the same.
    func laying(_ rows: [(name: String, withheld: FactSet?)]) -> FieldTable {
        let others = Set(rows.map(\.name))
        let read = Set(deciding.map(\.name))
        return FieldTable(
            object,
            deciding: deciding,
            withholding: withholding.filter { !others.contains($0.name) }
                + rows.compactMap { row in row.withheld.map { (row.name, $0) } },
            neutral: settled.filter { !others.contains($0) && !read.contains($0) }
                + rows.filter { $0.withheld == nil }.map(\.name),
            sources: sources
        )
    }
}
