import MessageCatalog

extension FormattedText {
    /// The text, the catalog that spoke, and its parts in UTF-16 units.
    var json: JSONOutput {
        .object([
            ("text", .string(string)),
            ("locale", .string(locale)),
            ("parts", .array(parts.map(\.json))),
        ])
    }
}

extension FormattedText.Part {
    fileprivate var json: JSONOutput {
        var members: [(String, JSONOutput)] = [("kind", .string(kind.rawValue))]
        if let role { members.append(("role", .string(role.rawValue))) }
        members.append(("start", .integer(range.lowerBound)))
        members.append(("end", .integer(range.upperBound)))
        return .inline(.object(members))
    }
}
