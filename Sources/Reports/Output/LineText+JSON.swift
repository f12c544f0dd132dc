internal import Paywright
internal import PaywrightJSON
internal import PaywrightStorage

extension LineText {
    /// The text's JSON on one line, written as it comes: there is one for every line of every product.
    borrowing func writeJSON(to bytes: inout ByteBuffer) {
        bytes.append(literal: #"{"text": "#)
        self.bytes.withBytes { bytes.appendJSON($0) }
        // Nothing in a locale's tag has to be escaped, nor in the words of parts.
        bytes.append(literal: #", "locale": ""#)
        bytes.append(locale)
        bytes.append(literal: #"", "parts": ["#)
        for (index, part) in parts.enumerated() {
            if index > 0 { bytes.append(literal: ", ") }
            bytes.append(literal: #"{"kind": ""#)
            bytes.append(part.kind.rawValue)
            if let role = part.role {
                bytes.append(literal: #"", "role": ""#)
                bytes.append(role.rawValue)
            }
            bytes.append(literal: #"", "start": "#)
            bytes.appendDecimal(part.range.lowerBound)
            bytes.append(literal: #", "end": "#)
            bytes.appendDecimal(part.range.upperBound)
            bytes.append(UInt8(ascii: "}"))
        }
        bytes.append(literal: "]}")
    }
}
