#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import Synchronization

/// As much of JSON Schema (draft 2020-12) as the package's schemas use; another keyword fails, so that none is passed over.
indirect enum SchemaValue: Decodable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([SchemaValue])
    case object([String: SchemaValue])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        // The frequent kinds first: each that is tried in vain throws an error, of which Testing notes where it was thrown.
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([String: SchemaValue].self) {
            self = .object(value)
        } else if let value = try? container.decode([SchemaValue].self) {
            self = .array(value)
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else {
            self = .number(try container.decode(Double.self))
        }
    }

    init(_ bytes: [UInt8]) throws { self = try JSONDecoder().decode(SchemaValue.self, from: Data(bytes)) }

    /// The value that a tree's text has.
    init(_ tree: Tree) throws {
        switch tree {
        case .null: self = .null
        case .bool(let value): self = .bool(value)
        case .source(let text): self = try Double(text).map { .number($0) } ?? SchemaValue(Array(text.utf8))
        case .string(let value): self = .string(value)
        case .array(let elements): self = .array(try elements.map { try SchemaValue($0) })
        case .object(let members):
            let values = try members.map { ($0.name, try SchemaValue($0.value)) }
            self = .object(Dictionary(values, uniquingKeysWith: { $1 }))
        }
    }

    subscript(name: String) -> SchemaValue? { if case .object(let members) = self { members[name] } else { nil } }

    var names: Set<String> { if case .object(let members) = self { Set(members.keys) } else { [] } }
    var elements: [SchemaValue] { if case .array(let elements) = self { elements } else { [] } }
    var string: String? { if case .string(let value) = self { value } else { nil } }
    var number: Double? { if case .number(let value) = self { value } else { nil } }

    fileprivate var typeNames: Set<String> {
        switch self {
        case .null: ["null"]
        case .bool: ["boolean"]
        case .number(let value): value.rounded() == value ? ["number", "integer"] : ["number"]
        case .string: ["string"]
        case .array: ["array"]
        case .object: ["object"]
        }
    }
}

/// Judges values by a schema.
struct SchemaValidator {
    let root: SchemaValue

    /// What is wrong with a value, as its path and the keyword it fails; empty for a valid one.
    func faults(of value: SchemaValue) -> [String] { faults(of: value, by: root, at: "$") }

    /// Whether texts have what patterns describe, as it was found once.
    private static let answers = Mutex<[String: Bool]>([:])

    private static func matches(_ text: String, _ pattern: String) -> Bool {
        let question = "\(pattern)\n\(text)"
        if let answer = answers.withLock({ $0[question] }) { return answer }
        let expression = try? Regex(pattern)
        let answer = expression.map { text.contains($0) } ?? false
        answers.withLock { $0[question] = answer }
        return answer
    }

    private func faults(of value: SchemaValue, by schema: SchemaValue, at path: String) -> [String] {
        guard case .object(let keywords) = schema else { return ["\(path): no schema"] }
        return keywords.sorted { $0.key < $1.key }.flatMap { keyword, argument in
            faults(of: value, keyword, argument, in: schema, at: path)
        }
    }

    private func faults(
        of value: SchemaValue,
        _ keyword: String,
        _ argument: SchemaValue,
        in schema: SchemaValue,
        at path: String
    ) -> [String] {
        func fault(unless isValid: Bool) -> [String] { isValid ? [] : ["\(path): \(keyword)"] }
        switch (keyword, value) {
        case ("$schema", _), ("title", _), ("description", _), ("$defs", _): return []
        case ("$ref", _):
            let name = argument.string?.components(separatedBy: "/").last ?? ""
            return root["$defs"]?[name].map { faults(of: value, by: $0, at: path) } ?? ["\(path): \(name)"]
        case ("const", .bool(let truth)):
            guard case .bool(let expected) = argument else { return ["\(path): const"] }
            return fault(unless: truth == expected)
        case ("const", _): return fault(unless: argument.string != nil && value.string == argument.string)
        case ("enum", _): return fault(unless: argument.elements.contains { $0.string == value.string })
        case ("type", _):
            let names = argument.string.map { [$0] } ?? argument.elements.compactMap(\.string)
            return fault(unless: names.contains(where: value.typeNames.contains))
        case ("anyOf", _):
            return fault(unless: argument.elements.contains { faults(of: value, by: $0, at: path).isEmpty })
        case ("minLength", .string(let text)):
            return fault(unless: Double(text.unicodeScalars.count) >= argument.number ?? 0)
        case ("pattern", .string(let text)):
            return fault(unless: Self.matches(text, argument.string ?? "("))
        case ("minimum", .number(let number)): return fault(unless: number >= argument.number ?? 0)
        case ("maximum", .number(let number)): return fault(unless: number <= argument.number ?? 0)
        case ("items", .array(let elements)):
            return elements.enumerated().flatMap { faults(of: $1, by: argument, at: "\(path)[\($0)]") }
        case ("minItems", .array(let elements)): return fault(unless: Double(elements.count) >= argument.number ?? 0)
        case ("required", .object(let members)):
            return fault(unless: argument.elements.allSatisfy { members[$0.string ?? ""] != nil })
        case ("minProperties", .object(let members)):
            return fault(unless: Double(members.count) >= argument.number ?? 0)
        case ("properties", .object(let members)):
            return members.sorted { $0.key < $1.key }.flatMap { name, member in
                argument[name].map { faults(of: member, by: $0, at: "\(path).\(name)") } ?? []
            }
        case ("propertyNames", .object(let members)):
            return members.keys.sorted().flatMap { faults(of: .string($0), by: argument, at: "\(path).\($0)") }
        case ("additionalProperties", .object(let members)):
            let known = schema["properties"]?.names ?? []
            return members.filter { !known.contains($0.key) }.sorted { $0.key < $1.key }.flatMap { name, member in
                if case .bool(let isAllowed) = argument { return isAllowed ? [] : ["\(path).\(name): \(keyword)"] }
                return faults(of: member, by: argument, at: "\(path).\(name)")
            }
        case ("minLength", _), ("pattern", _), ("minimum", _), ("maximum", _), ("items", _), ("minItems", _),
            ("required", _), ("minProperties", _), ("properties", _), ("propertyNames", _), ("additionalProperties", _):
            // A keyword about values of another type says nothing.
            return []
        default: return ["\(path): unknown keyword \(keyword)"]
        }
    }
}
