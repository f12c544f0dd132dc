/// `{{ name | function | function }}`: RevenueCat's and Superwall's variables.
extension TemplateParser {
    mutating func parseBraces() {
        var offset = 0
        while offset < bytes.count {
            if has("{", "{", at: offset) {
                offset = parseVariable(at: offset)
            } else if dialect == .superwall, has("{", "%", at: offset) {
                reportTag(at: offset)
                offset += 2
            } else {
                offset += 1
            }
        }
    }

    /// Takes the variable that begins at an offset, if it is one, and says where to go on.
    private mutating func parseVariable(at start: Int) -> Int {
        let begin = position(at: start)
        switch end(after: start + 2) {
        case .found(let end):
            let range = start..<(end + 2)
            let pieces = split(start + 2..<end).map(trimmed)
            guard let name = pieces.first, !name.isEmpty else {
                report(.malformedVariable, text(range), at: begin, "found \(text(range)), expected a name in it")
                return range.upperBound
            }
            let isTrimming = bytes[start + 2] == UInt8(ascii: "-") || bytes[end - 1] == UInt8(ascii: "-")
            if dialect == .superwall, isTrimming {
                let message = "found \(text(range)); white-space control isn’t supported and was left as text"
                report(.malformedVariable, text(range), at: begin, message)
                return range.upperBound
            }
            let functions = pieces.dropFirst().map { piece in
                TemplateReference.Function(name: functionName(piece), position: position(at: piece.lowerBound))
            }
            take(range, name: text(name), functions: functions, at: begin)
            return range.upperBound
        case .nested(let inner):
            report(.malformedVariable, "{{", at: begin, "found {{ before another {{, expected }} between them")
            return inner
        case .missing:
            report(.malformedVariable, "{{", at: begin, "found {{ without }}, expected both")
            return start + 2
        }
    }

    private enum End {
        case found(Int)
        case nested(Int)
        case missing
    }

    /// Nothing is searched farther, so that a text of nothing but braces takes no quadratic time.
    private static var longestVariable: Int { 4_096 }

    /// Where a variable ends. RevenueCat's stands on one line; in Superwall's, quoted text may hold anything.
    private func end(after start: Int) -> End {
        var quote: UInt8?
        var offset = start
        while offset < min(bytes.count, start + Self.longestVariable) {
            let byte = bytes[offset]
            if let open = quote {
                if byte == open { quote = nil }
            } else if has("}", "}", at: offset) {
                return .found(offset)
            } else if has("{", "{", at: offset) {
                return .nested(offset)
            } else if dialect == .superwall, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if dialect == .revenueCat, byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
                return .missing
            }
            offset += 1
        }
        return .missing
    }

    /// The pieces between bars, those in quotes aside.
    private func split(_ range: Range<Int>) -> [Range<Int>] {
        var pieces: [Range<Int>] = []
        var start = range.lowerBound
        var quote: UInt8?
        for offset in range {
            let byte = bytes[offset]
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "|") {
                pieces.append(start..<offset)
                start = offset + 1
            } else if dialect == .superwall, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            }
        }
        return pieces + [start..<range.upperBound]
    }

    /// A function's name without the arguments that Liquid has after a colon.
    private func functionName(_ range: Range<Int>) -> String {
        guard dialect == .superwall, let colon = bytes[range].firstIndex(of: UInt8(ascii: ":")) else {
            return text(range)
        }
        return text(trimmed(range.lowerBound..<colon))
    }

    private mutating func reportTag(at start: Int) {
        let rest = bytes[start..<min(bytes.count, start + Self.longestVariable)]
        let lineEnd = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
        let close = (start..<lineEnd).first { has("%", "}", at: $0) }
        let tag = text(start..<(close.map { $0 + 2 } ?? min(start + 2, lineEnd)))
        let message = "found \(tag); Liquid tags aren’t supported, and it was left as text"
        report(.unsupportedTag, tag, at: position(at: start), message)
    }
}
