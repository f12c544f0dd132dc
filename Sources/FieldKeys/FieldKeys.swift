#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Writes a Swift file of typed keys for the fields of a store: `field-keys OUTPUT NAME.fields.tsv`; or one with the list of all
/// tables of fields: `field-keys --list OUTPUT NAME.fields.tsv …`.
///
/// Each object of the table becomes a type with a key for each field that decides something, and with the table of all its
/// fields. A field that is not in the table, or that a row calls neutral, has no key, so that no reader can ask for it.
@main
struct FieldKeys {
    private struct Row {
        let field: String
        /// "text", "word", "number" and others.
        let type: String
        let kind: String
        /// Empty for none.
        let facts: [String]
        /// The documentation that has it, and its revision.
        let source: String
    }

    static func main() throws {
        let arguments = CommandLine.arguments
        if arguments.count > 3, arguments[1] == "--list" {
            let source = list(of: arguments[3...].map { store(of: URL(fileURLWithPath: $0)) })
            return try Data(source.utf8).write(to: URL(fileURLWithPath: arguments[2]))
        }
        guard arguments.count == 3 else {
            fatalError("usage: field-keys OUTPUT NAME.fields.tsv, or field-keys --list OUTPUT NAME.fields.tsv …")
        }
        let table = URL(fileURLWithPath: arguments[2])
        guard let text = String(validating: try Data(contentsOf: table), as: UTF8.self) else {
            fatalError("\(arguments[2]) is not UTF-8")
        }
        let source = source(of: text, name: store(of: table))
        try Data(source.utf8).write(to: URL(fileURLWithPath: arguments[1]))
    }

    /// "stripe" for ".../stripe.fields.tsv"
    private static func store(of table: URL) -> String { String(table.lastPathComponent.prefix { $0 != "." }) }

    private static func list(of stores: [String]) -> String {
        let tables = stores.map { "\(capitalized($0))Fields.tables" }.joined(separator: ", ")
        return """
            extension FieldTable {
                /// The tables of all stores, by the name of the store and that of the object.
                static let all: [FieldTable] = [\(tables)].flatMap { $0 }
            }

            """
    }

    private static func source(of text: String, name: String) -> String {
        let store = capitalized(name)
        var rows: [String: [Row]] = [:]
        for (number, line) in text.split(separator: "\n").enumerated().dropFirst() {
            let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard columns.count == 10, ["decides", "withholds", "neutral"].contains(columns[5]) else {
                fatalError("line \(number + 1): expected ten columns, the sixth a class: \(line)")
            }
            let facts = columns[6] == "-" ? [] : columns[6].split(separator: " ").map(String.init)
            let row = Row(
                field: columns[1],
                type: columns[2],
                kind: columns[5],
                facts: facts,
                source: revision(in: columns[8])
            )
            rows[columns[0], default: []].append(row)
        }
        var source = "internal import PaywrightModel\n\n/// The fields of \(name)’s objects.\nenum \(store)Fields {\n"
        for (object, rows) in rows.sorted(by: { $0.key < $1.key }) {
            source += "    enum \(capitalized(object)) {\n"
            for row in rows where row.kind == "decides" {
                source += "        static var `\(camelCased(row.field))`: FieldKey { "
                source += "FieldKey(name: \"\(row.field)\", facts: \(facts(row))) }\n"
            }
            let decides = rows.filter { $0.kind == "decides" }
                .map { "(\"\($0.field)\", \(facts($0)), \(isShown($0)))" }.joined(separator: ", ")
            let withholds = pairs(rows.filter { $0.kind == "withholds" })
            let neutral = rows.filter { $0.kind == "neutral" }.map { "\"\($0.field)\"" }.joined(separator: ", ")
            source += """
                        static let table = FieldTable(
                            "\(name).\(object)",
                            deciding: [\(decides)],
                            withholding: [\(withholds)],
                            neutral: [\(neutral)],
                            sources: [\(sources(rows))]
                        )
                    }

                """
        }
        let tables = rows.keys.sorted().map { "\(capitalized($0)).table" }.joined(separator: ", ")
        return source + "    static let tables: [FieldTable] = [\(tables)]\n}\n"
    }

    /// Whether an explanation may repeat what stands there: nothing that may name a person, a purchase or a means of payment.
    private static func isShown(_ row: Row) -> Bool {
        switch row.type {
        case "word", "number", "flag", "timestamp", "milliseconds", "time", "amount": return true
        case "text":
            let name = row.field.lowercased().filter { $0 != "_" }
            let harmless = ["product", "plan", "sku", "period", "group", "offerid", "storeidentifier", "priceid"]
            return harmless.contains { name.contains($0) } || name.hasSuffix("pst")
        default: return false
        }
    }

    private static func pairs(_ rows: [Row]) -> String {
        rows.map { "(\"\($0.field)\", \(facts($0)))" }.joined(separator: ", ")
    }

    /// The documentation of an object's fields, each once in the order of the rows.
    private static func sources(_ rows: [Row]) -> String {
        var seen: Set<String> = []
        return rows.map(\.source).filter { seen.insert($0).inserted }.map { "\"\($0)\"" }.joined(separator: ", ")
    }

    /// "stripe-go@a1e3932" of "stripe-go@a1e3932 price.go": a revision, where one is named.
    private static func revision(in source: String) -> String {
        source.split(separator: " ").first { $0.contains("@") }.map(String.init) ?? source
    }

    private static func facts(_ row: Row) -> String { "[\(row.facts.map { ".\($0)" }.joined(separator: ", "))]" }

    private static func capitalized(_ name: some StringProtocol) -> String {
        name.prefix(1).uppercased() + name.dropFirst()
    }

    private static func camelCased(_ name: String) -> String {
        let words = name.split { $0 == "_" || $0 == "-" }
        return String(words[0]) + words.dropFirst().map(capitalized).joined()
    }
}
