internal import PaywrightJSON

extension Excerpt {
    /// What stands at a node: a scalar as the source spells it, or the kind of container.
    static func describing(_ node: JSONNode) -> String {
        guard let value = node.value else {
            return node.isInNoObject ? "something that is no object around it" : "nothing"
        }
        return describing(value)
    }

    /// A scalar as the source spells it, or the kind of container.
    static func describing(_ value: JSONValue) -> String {
        switch value.content {
        case .null, .array, .object: return value.kindName
        case .bool(let bool): return String(bool)
        case .number(let text): return text.count <= maximumLength ? text : text.prefix(maximumLength) + "…"
        case .string(let text): return quoted(text)
        }
    }
}
