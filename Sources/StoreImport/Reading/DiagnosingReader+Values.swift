internal import SourceJSON

extension DiagnosingReader {
    /// The elements of an optional array; one of another type is reported as an error if something is lost with it.
    mutating func elements(of node: JSONNode, losing consequence: String? = nil) -> [JSONNode] {
        if let elements = node.elements { return elements }
        guard !node.isAbsent else { return [] }
        let code = ImportDiagnostic.Code.wrongType
        if let consequence {
            fail(code, at: node, expected: "an array", consequence: consequence)
        } else {
            warn(code, at: node, expected: "an array", consequence: "the field is ignored")
        }
        return []
    }

    /// The trimmed text of an optional string; nil if it is missing or empty.
    mutating func text(of node: JSONNode) -> String? {
        if !node.isAbsent, node.text == nil {
            warn(.wrongType, at: node, expected: "a string", consequence: "the field is ignored")
        }
        return node.text.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// An optional Boolean.
    mutating func flag(_ node: JSONNode, default assumed: Bool) -> Bool {
        if let flag = node.value?.boolValue { return flag }
        if !node.isAbsent {
            warn(.wrongType, at: node, expected: "true or false", consequence: "it is taken as \(assumed)")
        }
        return assumed
    }

    /// Reports every member of an object that the format does not have.
    mutating func reportUnknownFields(of node: JSONNode, known: Set<String>) {
        for member in node.value?.objectValue?.members ?? [] where !known.contains(member.name) {
            warn(
                .unknownField,
                at: node.name(of: member),
                found: "the field \(Excerpt.quoted(member.name))",
                expected: "a field of the format",
                consequence: "the field is not read"
            )
        }
    }

    /// Reports every name that occurs twice in one object, anywhere below a node.
    mutating func reportDuplicateKeys(in node: JSONNode) {
        guard let object = node.value?.objectValue else {
            for element in node.elements ?? [] { reportDuplicateKeys(in: element) }
            return
        }
        let outerProductID = productID
        productID = node["productID"].string ?? productID
        for duplicate in object.duplicates {
            warn(
                .duplicateKey,
                at: node.name(of: duplicate),
                found: "\(Excerpt.quoted(duplicate.name)) again",
                expected: "each name once in an object",
                consequence: "the last value counts"
            )
        }
        for member in node.members { reportDuplicateKeys(in: member) }
        productID = outerProductID
    }
}
