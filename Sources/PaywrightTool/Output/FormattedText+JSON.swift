import MessageCatalog
import Paywright

extension FormattedText {
    /// The text, the catalog that spoke, and its parts in UTF-16 units.
    var json: JSONOutput {
        .object([
            ("text", .string(string)),
            ("locale", .string(locale)),
            ("parts", .array(parts.map { $0.json(at: $0.range) })),
        ])
    }
}

extension FormattedText.Part {
    fileprivate func json(at range: Range<Int>) -> JSONOutput {
        var members: [(String, JSONOutput)] = [("kind", .string(kind.rawValue))]
        if let role { members.append(("role", .string(role.rawValue))) }
        members.append(("start", .integer(range.lowerBound)))
        members.append(("end", .integer(range.upperBound)))
        return .inline(.object(members))
    }
}

extension FormattedLines {
    /// A member: the line's key, and an object as `FormattedText.json` is; on one line where there is no indentation.
    borrowing func writeJSON(_ entry: Entry, to bytes: inout [UInt8], indentation: Int?) {
        bytes.appendKey(entry.key)
        if let indentation {
            json(of: entry).write(to: &bytes, indentation: indentation)
        } else {
            write(entry, to: &bytes)
        }
    }

    private borrowing func json(of entry: Entry) -> JSONOutput {
        var parts: [JSONOutput] = []
        forEachPart(of: entry) { parts.append($0.json(at: $1)) }
        return .object([
            ("text", .string(string(of: entry))), ("locale", .string(entry.locale)), ("parts", .array(parts)),
        ])
    }

    /// The same on one line, written as it comes: there is one for every line of every product.
    private borrowing func write(_ entry: Entry, to bytes: inout [UInt8]) {
        bytes += #"{"text": "#.utf8
        withUTF8(of: entry) { bytes.appendJSON($0) }
        bytes += #", "locale": "#.utf8
        bytes.appendJSON(entry.locale)
        bytes += #", "parts": ["#.utf8
        var isFirst = true
        forEachPart(of: entry) { part, range in
            if !isFirst { bytes += ", ".utf8 }
            isFirst = false
            bytes += Self.beginning(of: part)
            bytes.appendDecimal(range.lowerBound)
            bytes += #", "end": "#.utf8
            bytes.appendDecimal(range.upperBound)
            bytes.append(UInt8(ascii: "}"))
        }
        bytes += "]}".utf8
    }

    /// `{"kind": "money", "role": "billed", "start": `.
    private static func beginning(of part: FormattedText.Part) -> [UInt8] {
        for known in beginnings where known.kind == part.kind && known.role == part.role { return known.text }
        return makeBeginning(part.kind, part.role)
    }

    /// Those of all parts there are, made once: amounts, which have roles, and other values, which have none.
    private static let beginnings: [(kind: FormattedText.PartKind, role: MoneyRole?, text: [UInt8])] =
        MoneyRole.allCases.map { (.money, $0, makeBeginning(.money, $0)) }
        + FormattedText.PartKind.allCases.map { ($0, nil, makeBeginning($0, nil)) }

    private static func makeBeginning(_ kind: FormattedText.PartKind, _ role: MoneyRole?) -> [UInt8] {
        let role = role.map { #", "role": "\#($0.rawValue)""# } ?? ""
        return Array(#"{"kind": "\#(kind.rawValue)"\#(role), "start": "#.utf8)
    }
}
