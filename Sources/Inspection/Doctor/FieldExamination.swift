package import Paywright
package import PaywrightJSON

/// The fields of an input, as the doctor sees them: what each decides, and what it leaves open.
package struct FieldExamination: Sendable {
    private let file: String
    private let subject: InputSubject
    private let found: InputFields

    /// Reads an input of products, of prices from App Store Connect, or about a customer.
    ///
    /// - Parameters:
    ///   - bytes: The input.
    ///   - file: Its name.
    /// - Throws: `ImportFailure` for an input of no known form.
    package init(of bytes: [UInt8], file: String) async throws(ImportFailure) {
        self.file = file
        if InputSubject(of: bytes) == .customer {
            subject = .customer
            found = try await HistoryImporter(signatures: .unverified).fields(from: bytes, file: file)
        } else {
            subject = .products
            if let prices = try PriceListImporter().fields(from: bytes, file: file) {
                found = prices
            } else {
                found = try ProductImporter().fields(from: bytes, file: file)
            }
        }
    }

    private var subjectName: String {
        switch subject {
        case .products: "products"
        case .customer: "a customer"
        }
    }

    /// For a person: each object with the documentation that its table covers, and a line for each of its fields.
    package var text: String {
        let unknown = found.fields.filter { $0.kind == .unknown && $0.isStated }
        let open = unknown.filter { !$0.facts.isEmpty }.count
        let head =
            "\(NameSanitizer.visible(file)): \(subjectName), \(found.fields.count) fields, \(unknown.count) of them unknown, "
            + "\(open) of these \(open == 1 ? "leaves" : "leave") something open\n"
        return head + found.objects.map(section).joined()
    }

    private func section(_ object: MetObject) -> String {
        let lines = fields(of: object).map { field, name in
            Self.columns([
                ("    \(NameSanitizer.visible(name))", 40), ("\(field.count)", 6), (field.kind.rawValue, 11),
                (consequence(of: field), 0),
            ])
        }
        return "  \(object.name): \(object.sources.joined(separator: ", "))\n" + lines.joined()
    }

    /// The fields of an object with their names in it.
    private func fields(of object: MetObject) -> [(field: MetField, name: String)] {
        let prefix = object.name + "."
        return found.fields.filter { $0.name.hasPrefix(prefix) }.map { ($0, String($0.name.dropFirst(prefix.count))) }
    }

    /// What the field decides or leaves open, in words.
    private func consequence(of field: MetField) -> String {
        let facts = field.facts.names.joined(separator: " ")
        switch field.kind {
        case .decides, .neutral, .ignored: return facts
        case .withholds: return field.isStated ? "\(facts): left open" : "\(facts): nothing is stated"
        case .unknown:
            guard field.isStated else { return "nothing is stated" }
            if facts.isEmpty { return "nothing is left open" }
            switch subject {
            case .products: return "nothing is calculated from prices"
            case .customer: return "\(facts): left open"
            }
        }
    }

    /// Texts in columns, without spaces at the end.
    private static func columns(_ columns: [(text: String, width: Int)]) -> String {
        let line = columns.map { text, width in
            text + String(repeating: " ", count: max(width == 0 ? 0 : 1, width - text.count))
        }
        return String(line.joined().reversed().drop { $0 == " " }.reversed()) + "\n"
    }

    /// A member of `inputs` in the versioned output "paywright/doctor/1".
    package var json: JSONOutput {
        let objects = found.objects.map { object in
            JSONOutput.object([
                ("name", .string(object.name)),
                ("sources", .inline(.array(object.sources.map { .string($0) }))),
                ("fields", .array(fields(of: object).map { Self.json($0.field, named: $0.name) })),
            ])
        }
        return .object([
            ("file", .string(file)), ("subject", .string(subject == .products ? "products" : "customer")),
            ("objects", .array(objects)),
        ])
    }

    private static func json(_ field: MetField, named name: String) -> JSONOutput {
        .inline(
            .object([
                ("name", .string(name)), ("class", .string(field.kind.rawValue)), ("count", .integer(field.count)),
                ("stated", .bool(field.isStated)), ("facts", .array(field.facts.names.map { .string($0) })),
            ])
        )
    }
}
