import MessageCatalog

extension FormattedText {
    /// The text, the catalog that spoke, and its parts in UTF-16 units.
    var json: JSONOutput {
        .direct(
            { bytes in appendJSON(to: &bytes) },
            indented: {
                .object([
                    ("text", .string(string)),
                    ("locale", .string(locale)),
                    ("parts", .array(parts.map(\.json))),
                ])
            }
        )
    }

    /// The same on one line, written as it comes: there is one for every line of every product.
    private func appendJSON(to bytes: inout [UInt8]) {
        bytes += #"{"text": "#.utf8
        bytes.appendJSON(string)
        bytes += #", "locale": "#.utf8
        bytes.appendJSON(locale)
        bytes += #", "parts": ["#.utf8
        for (index, part) in parts.enumerated() {
            if index > 0 { bytes += ", ".utf8 }
            bytes += #"{"kind": "#.utf8
            bytes.appendJSON(part.kind.rawValue)
            if let role = part.role {
                bytes += #", "role": "#.utf8
                bytes.appendJSON(role.rawValue)
            }
            bytes += #", "start": "#.utf8
            bytes.appendDecimal(part.range.lowerBound)
            bytes += #", "end": "#.utf8
            bytes.appendDecimal(part.range.upperBound)
            bytes.append(UInt8(ascii: "}"))
        }
        bytes += "]}".utf8
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
