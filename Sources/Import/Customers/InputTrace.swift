package import PaywrightModel
package import PaywrightValues

/// A field of an input that decides what is told. One reference: the evidence of many facts names the same fields.
package final class TracedField: Hashable, Sendable {
    /// The store, the object and the field: "stripe.item.quantity"; its last name alone where its object has no row for it.
    package let name: String
    /// What it decides.
    package let facts: FactSet
    /// The input, as its caller named it.
    package let file: String
    /// The line of the input, from 1; of a field in a signed payload that of the signed data.
    package let line: Int
    /// Where it stands: "$.items.data[0].quantity", or "$.signedTransactionInfo→payload.expiresDate".
    package let path: String
    /// What stands there: a text without its double quotes. nil for what names a person or a purchase.
    package let value: String?
    /// Whether its name is that of a row of its object.
    package let isNamed: Bool

    init(name: String, facts: FactSet, file: String, line: Int, path: String, value: String?, isNamed: Bool) {
        (self.name, self.facts, self.value, self.isNamed) = (name, facts, value, isNamed)
        (self.file, self.line, self.path) = (file, line, path)
    }

    package static func == (left: TracedField, right: TracedField) -> Bool {
        left === right
            || left.path == right.path && left.name == right.name && left.facts == right.facts
                && left.file == right.file && left.line == right.line && left.value == right.value
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

/// The fields of one of a store's objects that decide something, in the order of their table.
package final class TracedTable: Hashable, Sendable {
    /// Each as "stripe.subscription.cancel_at", with what it decides.
    package let fields: [(name: String, facts: FactSet)]

    init(_ fields: [(name: String, facts: FactSet)]) { self.fields = fields }

    package static func == (left: TracedTable, right: TracedTable) -> Bool {
        left === right || left.fields.elementsEqual(right.fields, by: ==)
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(fields.first?.name) }
}

/// An object of an input, with the fields of its table.
package struct TracedObject: Hashable, Sendable {
    package let table: TracedTable
    package let place: RecordOrigin.Place
    /// The fields that state a text, a number or a truth, and decide something.
    package let fields: [TracedField]
    /// The places in the table of those that are not there, or null.
    package let absent: [Int]
}

/// A value that a reader took from fields.
package struct TracedValue: Hashable, Sendable {
    /// What was taken.
    package enum Content: Hashable, Sendable {
        case date(Instant)
        case price(Price)
        case number(DecimalAmount)
        case currency(CurrencyCode)
        /// The code of a country: "DEU".
        case storefront(String)
    }

    package let content: Content
    /// What it was taken from. Their names are those of the objects that they stand in.
    package let fields: [TracedField]
    /// How the amount of a price follows from the numbers that stand there, and from its parts by their places:
    /// "9990 / 1000", "{0} * 2 + {1}". nil for what is taken as it stands.
    package let calculation: String?
    /// Values from which it was calculated, and which stand elsewhere.
    package let parts: [Content]
}

/// What the readers of one input took from it, in their order.
package struct InputTrace: Hashable, Sendable {
    package var objects: [TracedObject] = []
    package var values: [TracedValue] = []

    package init() {}
}

/// The trace of an input that is being read, to explain what follows from it. It is one task's.
final class FieldTrace {
    private(set) var trace = InputTrace()
    private var seen: Set<RecordOrigin.Place> = []
    /// The latest fields of the document being read, each with where it stands there.
    var latest: [(offset: Int, field: TracedField)] = []

    /// How many objects and values are kept: a hostile input has any number.
    private static let most = 65_536
    /// How many of the latest fields are searched.
    private static let mostSearched = 64

    /// Whether the object of a place is to be traced: each is once.
    func begins(_ place: RecordOrigin.Place) -> Bool {
        trace.objects.count < Self.most && seen.insert(place).inserted
    }

    func add(_ object: TracedObject) { trace.objects.append(object) }

    /// The field of an object that stands somewhere in the document being read; nil where it is none of the latest ones.
    func field(at offset: Int) -> TracedField? {
        latest.suffix(Self.mostSearched).last { $0.offset == offset }?.field
    }

    func add(_ value: TracedValue) {
        if trace.values.count < Self.most { trace.values.append(value) }
    }
}
