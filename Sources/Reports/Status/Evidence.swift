internal import Paywright
internal import PaywrightJSON

/// What facts of an answer stand on: fields of the inputs, and rules by their names.
struct Evidence {
    /// Why a fact follows from fields.
    enum Rule: String {
        /// The fields state it.
        case stated
        /// It was calculated from what the fields state.
        case calculation
        /// The store's own rule, as how long before a charge a customer has to cancel.
        case storeRule
        /// The days of the customer's time zone, or of the country where the customer buys.
        case zone
        /// It was decided from the fields, and from what the absence of others means.
        case decision
        /// What fields mean that are not there, as their store documents it.
        case documentedAbsence
        /// The caller's policy.
        case policy
        /// A product file.
        case productFile
    }

    /// Where the facts stand in the result: "timeline.moments[0].charge".
    var facts: [String] = []
    /// What the facts state; nil where they are not of one kind.
    var content: StatedFact.Content?
    var rules: [Rule]
    /// How a value follows from what the fields state: "9990 / 1000", "2026-11-24T18:30:00Z - 24 h",
    /// "lastDay(2026-11-24T18:30:00Z - 24 h)".
    var calculation: String?
    /// The time zones whose days count.
    var zones: [String] = []
    var fields: [TracedField] = []
    /// Names of fields that are not there.
    var absent: [String] = []
}

extension JSONWriter {
    /// What the facts beside it stand on.
    mutating func write(_ evidence: [Evidence]) {
        key("evidence")
        // Many facts stand on the same fields: each is written once, and copied.
        var fields = WrittenFields()
        array { array in for one in evidence { one.write(to: &array, copying: &fields) } }
    }
}

extension Evidence {
    fileprivate func write(to array: inout JSONWriter, copying written: inout WrittenFields) {
        array.object(isInline: true) { object in
            object.strings("facts", plain: facts)
            switch content {
            case .date(let date)?: object.member("date", date)
            case .lastDay(let day, _)?: object.member("day", day)
            case .price(let price)?: object.member("price", price)
            case .count(let count)?: object.member("count", count)
            case .fraction?, .decided?, .listed?, nil: break
            }
            object.strings("rules", plain: rules.map(\.rawValue))
            if let calculation { object.member("calculation", calculation) }
            if !zones.isEmpty { object.strings("zones", zones) }
            object.key("fields")
            object.array { array in for field in fields { field.write(to: &array, copying: &written) } }
            if !absent.isEmpty { object.strings("absent", plain: absent) }
        }
    }
}

extension TracedField {
    fileprivate func write(to array: inout JSONWriter, copying written: inout WrittenFields) {
        array.object { object in
            if let before = written[self] { return object.members(copying: before) }
            let start = object.written
            defer { written.add(self, from: start, to: object.written) }
            object.member("field", name)
            object.member("input", file)
            object.member("line", line)
            object.member("path", path)
            if let value { object.member("value", value) }
        }
    }
}

/// Where fields have been written.
private struct WrittenFields {
    /// So many are found one after the other; more are written again.
    private static let most = 64
    private var all: [(field: ObjectIdentifier, range: Range<Int>)] = []

    subscript(field: TracedField) -> Range<Int>? {
        let id = ObjectIdentifier(field)
        return all.first { $0.field == id }?.range
    }

    mutating func add(_ field: TracedField, from start: Int, to end: Int) {
        // A buffer that has taken more than it may begins anew.
        if all.count < Self.most, start <= end { all.append((ObjectIdentifier(field), start..<end)) }
    }
}
