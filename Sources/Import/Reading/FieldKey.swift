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

extension JSONValue {
    /// Whether nothing is stated, whatever the field: null, false, 0, an empty text, and containers of nothing else. A null in a
    /// list stands for something.
    var isNothing: Bool {
        switch content {
        case .null: true
        case .bool(let truth): !truth
        case .number(let text): text == "0" || ExactNumber(text).map { $0.isWhole && $0.floor == 0 } == true
        case .string(let text): text.isEmpty
        case .array(let elements): elements.allSatisfy { !$0.isNull && $0.isNothing }
        case .object(let object): object.members.allSatisfy(\.value.isNothing)
        }
    }
}
