internal import PaywrightJSON

extension DiagnosingReader {
    /// The elements of an optional array; one of another type is reported as an error if something is lost with it.
    mutating func elements(of node: JSONNode, losing consequence: String? = nil) -> [JSONNode] {
        if let elements = node.elements { return elements }
        guard !node.isAbsent else { return [] }
        let code = ImportCode.wrongType
        if let consequence {
            fail(code, at: node, expected: "an array", consequence: consequence)
        } else {
            warn(code, at: node, expected: "an array", consequence: "the field is ignored")
        }
        return []
    }

    /// The elements of an optional array of objects, without those that are null: each is reported, for something may stand there.
    mutating func statedElements(of node: JSONNode) -> [JSONNode] {
        let elements = elements(of: node)
        for element in elements where element.isAbsent {
            warn(.wrongType, at: element, expected: "an object", consequence: "it is ignored")
        }
        return elements.filter { !$0.isAbsent }
    }

    /// An optional text or identifier; nil if it is missing or empty.
    mutating func text(of node: JSONNode) -> String? {
        guard !node.isAbsent, !node.isBlank else { return nil }
        if let text = node.identifier { return text }
        warn(.wrongType, at: node, expected: "a string", consequence: "the field is ignored")
        return nil
    }

    /// The texts of an optional list; nil where there is none, for an empty list says that there are none.
    mutating func texts(of node: JSONNode) -> [String]? {
        guard !node.isUnstated else { return nil }
        let elements = elements(of: node)
        guard node.elements != nil else { return nil }
        return elements.compactMap { element in
            if element.isAbsent || element.isBlank {
                warn(.wrongType, at: element, expected: "a string", consequence: "it is ignored")
            }
            return text(of: element)
        }
    }

    /// An optional Boolean about which nothing is assumed.
    mutating func flag(_ node: JSONNode) -> Bool? {
        flag(node, otherwise: "it is not known")
    }

    /// An optional Boolean.
    mutating func flag(_ node: JSONNode, default assumed: Bool) -> Bool {
        flag(node, otherwise: "it is taken as \(assumed)") ?? assumed
    }

    private mutating func flag(_ node: JSONNode, otherwise consequence: String) -> Bool? {
        guard !node.isUnstated else { return nil }
        if let truth = node.truth { return truth }
        let expected = node.leniency == .lenient ? "true, false, 0 or 1" : "true or false"
        warn(.wrongType, at: node, expected: expected, consequence: consequence)
        return nil
    }

    /// Reports a member of an object that the format does not have.
    mutating func reportUnknownField(_ member: JSONObject.Member, of node: JSONNode) {
        warn(
            .unknownField,
            at: node.name(of: member),
            found: "the field \(Excerpt.quoted(member.name))",
            expected: "a field of the format",
            consequence: "the field is not read"
        )
    }

    /// Reports every name that occurs twice in one object, anywhere below a node.
    ///
    /// - Parameter skipped: The members of the object whose own readers judge them.
    mutating func reportDuplicateKeys(in node: JSONNode, notBelow skipped: Set<String> = []) {
        if node.value?.holdsDuplicateNames == true { reportEachDuplicateKey(in: node, notBelow: skipped) }
    }

    private mutating func reportEachDuplicateKey(in node: JSONNode, notBelow skipped: Set<String> = []) {
        guard let object = node.value?.objectValue else {
            for element in node.elements ?? [] { reportEachDuplicateKey(in: element) }
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
        for member in object.members where member.value.isContainer && !skipped.contains(member.name) {
            reportEachDuplicateKey(in: node.node(of: member))
        }
        productID = outerProductID
    }
}
