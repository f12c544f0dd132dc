internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

/// A field of a store's object, and what it decides: made from a row of the store's table, so that what is not in the table
/// cannot be read.
struct FieldKey {
    let name: String
    /// What cannot be told where the field is there and cannot be read.
    let facts: FactSet
}

/// All fields of one of a store's objects.
struct FieldTable: Sendable {
    /// Those that are read, and those that change nothing: all that an object may state without being looked at.
    let settled: FieldNames
    /// What cannot be told without those that are read.
    private let deciding: [(name: String, facts: FactSet)]
    /// Those that change facts in a way that is not decided yet.
    private let withholding: [(name: String, facts: FactSet)]

    init(
        deciding: [(name: String, facts: FactSet)],
        withholding: [(name: String, facts: FactSet)],
        neutral: [String]
    ) {
        settled = FieldNames(deciding.map(\.name) + neutral)
        self.deciding = deciding
        self.withholding = withholding
    }

    /// What a field leaves open where it states something; nil for one that is not among those.
    func facts(withheldBy name: String) -> FactSet? { withholding.first { $0.name == name }?.facts }

    /// The field that an unknown name means, of those that an object does not have, and what cannot be told without it; nil
    /// where none is near.
    func field(meantBy name: String, absent: (String) -> Bool) -> (name: String, facts: FactSet)? {
        let names = settled.union(withholding.map(\.name))
        guard let meant = Misspelling.field(meantBy: name, among: names, absent: absent) else { return nil }
        return (meant, (deciding + withholding).first { $0.name == meant }?.facts ?? [])
    }
}

extension JSONValue {
    /// Whether nothing is stated, whatever the field: null, false, 0, an empty text, and containers of nothing else.
    var isNothing: Bool {
        switch content {
        case .null: true
        case .bool(let truth): !truth
        case .number(let text): text == "0" || ExactNumber(text).map { $0.isWhole && $0.floor == 0 } == true
        case .string(let text): text.isEmpty
        case .array(let elements): elements.allSatisfy(\.isNothing)
        case .object(let object): object.members.allSatisfy(\.value.isNothing)
        }
    }
}
