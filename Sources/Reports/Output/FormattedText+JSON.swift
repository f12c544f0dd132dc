internal import Paywright
internal import PaywrightJSON
internal import PaywrightStorage

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
    borrowing func writeJSON(_ entry: Entry, to bytes: inout ByteBuffer, indentation: Int?) {
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
    private borrowing func write(_ entry: Entry, to bytes: inout ByteBuffer) {
        bytes.append(literal: #"{"text": "#)
        withUTF8(of: entry) { bytes.appendJSON($0) }
        // Nothing in a locale's tag has to be escaped, nor in the words of parts.
        bytes.append(literal: #", "locale": ""#)
        bytes.append(entry.locale)
        bytes.append(literal: #"", "parts": ["#)
        var isFirst = true
        forEachPart(of: entry) { part, range in
            if !isFirst { bytes.append(literal: ", ") }
            isFirst = false
            bytes.append(literal: #"{"kind": ""#)
            bytes.append(part.kind.rawValue)
            if let role = part.role {
                bytes.append(literal: #"", "role": ""#)
                bytes.append(role.rawValue)
            }
            bytes.append(literal: #"", "start": "#)
            bytes.appendDecimal(range.lowerBound)
            bytes.append(literal: #", "end": "#)
            bytes.appendDecimal(range.upperBound)
            bytes.append(UInt8(ascii: "}"))
        }
        bytes.append(literal: "]}")
    }
}
