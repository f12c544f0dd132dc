extension JSONDocument {
    /// A value of this document as its source spells it, byte for byte.
    ///
    /// A value does not know its document: for one of another document the answer is meaningless.
    package func source(of value: JSONValue) -> ArraySlice<UInt8> {
        let start = value.offset
        var end = start
        var (depth, isInString) = (0, false)
        // The source has been read: brackets match, and every string ends.
        scan: while end < bytes.count {
            let byte = bytes[end]
            if isInString {
                if byte == UInt8(ascii: "\\") { end += 1 }
                isInString = byte != UInt8(ascii: "\"")
                if !isInString, depth == 0 {
                    end += 1
                    break
                }
                end += 1
                continue
            }
            switch byte {
            case UInt8(ascii: "\""): isInString = true
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                guard depth > 0 else { break scan }
                depth -= 1
                if depth == 0 {
                    end += 1
                    break scan
                }
            case UInt8(ascii: ","), 0x20, 0x09, 0x0A, 0x0D:
                if depth == 0 { break scan }
            default: break
            }
            end += 1
        }
        return bytes[start..<min(end, bytes.count)]
    }
}
