internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

/// A field of a store's object, and what it decides: made from a row of the store's table, so that what is not in the table
/// cannot be read.
struct FieldKey {
    let name: String
    /// What cannot be told where the field is there and cannot be read.
    let facts: FactSet

    /// The same field where the rest of its object leaves less open without it, or more.
    func deciding(_ facts: FactSet) -> FieldKey { FieldKey(name: name, facts: facts) }
}

/// All fields of one of a store's objects.
struct FieldTable: Sendable {
    /// The store's table and the object in it: "stripe.subscription".
    let object: String
    /// Those that are read, and those that change nothing: all that an object may state without being looked at.
    let settled: FieldNames
    /// All of them.
    let names: FieldNames
    /// What cannot be told without those that are read.
    private let deciding: [(name: String, facts: FactSet)]
    /// Those that change facts in a way that is not decided yet.
    private let withholding: [(name: String, facts: FactSet)]

    init(
        _ object: String,
        deciding: [(name: String, facts: FactSet)],
        withholding: [(name: String, facts: FactSet)],
        neutral: [String]
    ) {
        self.object = object
        settled = FieldNames(deciding.map(\.name) + neutral)
        names = settled.union(withholding.map(\.name))
        self.deciding = deciding
        self.withholding = withholding
    }

    /// What a field leaves open where it states something; nil for one that is not among those.
    func facts(withheldBy name: String) -> FactSet? { withholding.first { $0.name == name }?.facts }

    /// What cannot be told without a field; nothing for one that changes nothing.
    func facts(of name: String) -> FactSet { (deciding + withholding).first { $0.name == name }?.facts ?? [] }
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
