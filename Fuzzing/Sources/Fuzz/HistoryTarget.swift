import Paywright
import PaywrightImport
@testable import PaywrightJSON
import PaywrightModel

/// What stores state of a customer, in every form: read, decided and worded. The members of an object have no order: the same
/// input with its members in another order says the same.
extension FuzzTarget {
    static let history = FuzzTarget(name: "history") { bytes in
        guard let read = reading(bytes) else { return }
        let said = words(of: read.history)
        guard let document = try? JSONDocument(parsing: bytes), !hasDuplicates(document.root) else { return }
        let turned = Array(JSONOutput.inline(turned(document.root)).text.utf8)
        let again = reading(turned)
        require(again != nil, "refused once its members stand in another order")
        guard let again else { return }
        let repeated = words(of: again.history)
        require(repeated == said, "members in another order:\n\(said)\n\(repeated)")
    }

    private static func reading(_ bytes: [UInt8]) -> HistoryImport? {
        let importer = HistoryImporter(signatures: .unverified)
        return wait { try? await importer.history(from: bytes, file: "customer.json") }
    }

    private static func words(of history: CustomerHistory) -> [String] {
        let text = try? FuzzWords.english.status(
            of: history,
            products: [FuzzWords.product],
            at: FuzzWords.now,
            in: "Europe/Berlin"
        )
        guard let text else { return [] }
        return text.purchases.flatMap { $0.entries.map { "\($0.line): \($0.text.string)" } }
    }

    private static func hasDuplicates(_ value: JSONValue) -> Bool {
        switch value.content {
        case .array(let elements): elements.contains(where: hasDuplicates)
        case .object(let object):
            !object.duplicates.isEmpty || object.members.contains { hasDuplicates($0.value) }
        case .null, .bool, .number, .string: false
        }
    }

    /// The value with the members of every object in the opposite order.
    private static func turned(_ value: JSONValue) -> JSONOutput {
        switch value.content {
        case .null: .null
        case .bool(let flag): .bool(flag)
        case .number(let text): .written { writer in writer.value { $0.append(text) } }
        case .string(let text): .string(text)
        case .array(let elements): .array(elements.map(turned))
        case .object(let object): .object(object.members.reversed().map { ($0.name, turned($0.value)) })
        }
    }
}
