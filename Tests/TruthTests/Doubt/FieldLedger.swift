import Foundation
import PaywrightModel
import Testing

/// A store's table of fields, as it stands in `Sources`.
struct FieldLedger {
    struct Row {
        let object: String
        let field: String
        let type: FieldType
        /// The object that stands in it, or in the elements of its list.
        let holds: String?
        let kind: String
        let facts: FactSet
        /// Whether the object is left out where it cannot be read.
        let isRequired: Bool
        /// Whether nothing is known without it, and nothing is promised: neither that something follows nor that nothing does.
        let isOpenWithout: Bool
        /// Whether 0 is how libraries write that the store left it out.
        let isLeftOutAsZero: Bool
        /// What it states.
        let why: String

        var name: String { "\(object).\(field)" }
    }

    let rows: [Row]

    /// The table of a store’s objects.
    ///
    /// - Parameter path: In the folder of readers: `"Stripe/stripe"`.
    init(of path: String) throws {
        let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
        let table = root.appending(path: "Sources/Import/\(path).fields.tsv")
        let lines = try String(contentsOf: table, encoding: .utf8).split(separator: "\n").dropFirst()
        rows = try lines.map { line in
            let columns = line.split(separator: "\t").map(String.init)
            let names = columns[6].split(separator: " ").map(String.init)
            return Row(
                object: columns[0],
                field: columns[1],
                type: try #require(FieldType(rawValue: columns[2]), "\(columns[0]).\(columns[1])"),
                holds: columns[3] == "-" ? nil : columns[3],
                kind: columns[5],
                facts: FactSet(FactSet.named.filter { names.contains($0.name) }.map(\.fact)),
                isRequired: columns[7] == "the object is refused",
                isOpenWithout: columns[7].hasPrefix("not known what"),
                isLeftOutAsZero: columns[7].hasSuffix("; so with 0"),
                why: columns[9]
            )
        }
    }

    /// The table of Stripe's objects.
    static func stripe() throws -> FieldLedger { try FieldLedger(of: "Stripe/stripe") }

    /// Every field of the objects in a document, stated or not, that begins with some object.
    ///
    /// - Parameters:
    ///   - object: The name of the object in the table.
    ///   - path: Where it stands.
    func fields(of object: String, at path: [String], in document: JSONText) -> [(row: Row, path: [String])] {
        rows.filter { $0.object == object }.flatMap { row -> [(row: Row, path: [String])] in
            let place = path + [row.field]
            guard let child = row.holds, let value = document[place] else {
                return [(row, place)]
            }
            switch value {
            case .array(let elements):
                return [(row, place)]
                    + elements.indices.flatMap { index -> [(row: Row, path: [String])] in
                        guard case .object = elements[index] else { return [] }
                        return fields(of: child, at: place + ["\(index)"], in: document)
                    }
            case .object:
                // A list may stand in an object of the field's own name.
                let isWrapped = row.type == .list && rows.contains { $0.object == row.field }
                return [(row, place)] + fields(of: isWrapped ? row.field : child, at: place, in: document)
            case .null, .bare, .text: return [(row, place)]
            }
        }
    }
}

/// What may stand in a field, as the table has it.
enum FieldType: String {
    case text
    case word
    case flag
    case number
    /// Seconds since 1970.
    case time
    case milliseconds
    /// By RFC 3339.
    case timestamp
    /// A decimal in a text.
    case amount
    case list
    /// An object, or its identifier.
    case reference
    case object
    /// A JWS.
    case signed

    /// Values that a store never writes there.
    var damages: [String] {
        switch self {
        case .text: ["true", "7", "{}", "[7]", #"{"a": 1}"#]
        case .word: [#""new_word""#, "7", "true", "{}", "[7]"]
        case .flag: [#""true""#, "1", #""x""#, "{}", "[7]"]
        case .number: [#""x""#, "true", "{}", "[7]", "1e400", #""9,99""#]
        case .time:
            [
                #""x""#, #""1796198400""#, "true", "{}", "[7]", "12345", "1796198400000", "0", "-1", "-315619200",
                "-62135596800",
            ]
        case .milliseconds:
            [
                #""x""#, "true", "{}", "[7]", "12345", "1796198400", "1796198400000000", "0", "-1", "-315619200000",
                "-62135596800000",
            ]
        case .timestamp:
            [
                #""x""#, #""2026-13-45T00:00:00Z""#, #""1796198400""#, "7", "true", "{}", "[7]", "0", "-1",
                #""1970-01-01T00:00:00Z""#, #""1960-01-01T00:00:00Z""#, #""0001-01-01T00:00:00Z""#,
            ]
        case .amount: [#""x""#, #""9,99""#, "true", "{}", "[7]"]
        case .list: [#""x""#, "7", "true", #"{"a": 1}"#, "[7]", "[true]", "[null]"]
        case .reference: ["7", "true", "[7]", "false"]
        case .object, .signed: [#""x""#, "7", "true", "[7]"]
        }
    }
}
