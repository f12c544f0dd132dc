/// `<NAME/>`: Adapty's variables.
extension TemplateParser {
    mutating func parseTags() {
        var offset = 0
        while offset < bytes.count {
            guard bytes[offset] == UInt8(ascii: "<") else {
                offset += 1
                continue
            }
            offset = parseTag(at: offset)
        }
    }

    /// Takes the tag that begins at an offset, if it is one, and says where to go on.
    private mutating func parseTag(at start: Int) -> Int {
        var end = start + 1
        while end < bytes.count, Self.isNameByte(bytes[end], isFirst: end == start + 1) { end += 1 }
        let name = start + 1..<end
        guard !name.isEmpty else { return start + 1 }
        while end < bytes.count, bytes[end] == UInt8(ascii: " ") { end += 1 }
        if has("/", ">", at: end) {
            take(start..<(end + 2), name: text(name), at: position(at: start))
            return end + 2
        }
        // "a <b> c" is text; the name of a variable is a slip of the pen.
        if TemplateVariable.named(text(name), in: .adapty) != nil {
            let tag = "<\(text(name))"
            report(.malformedVariable, tag, at: position(at: start), "found \(tag), expected \(tag)/>")
        }
        return end
    }

    private static func isNameByte(_ byte: UInt8, isFirst: Bool) -> Bool {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): !isFirst
        default: false
        }
    }
}
