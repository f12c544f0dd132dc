internal import Paywright
internal import PaywrightJSON
internal import PaywrightStorage

extension LineText {
    /// The text's JSON, written as it comes: there is one for every line of every product. On one line where there is no
    /// indentation.
    borrowing func writeJSON(to bytes: inout ByteBuffer, indentation: Int?) {
        let inner = indentation.map { $0 + 1 }
        bytes.append(UInt8(ascii: "{"))
        if let inner { bytes.appendLineBreak(inner) }
        bytes.append(literal: #""text": "#)
        self.bytes.withBytes { bytes.appendJSON($0, keepsIsolates: true) }
        bytes.appendSeparator(inner)
        // Nothing in a locale's tag has to be escaped, nor in the words of parts.
        bytes.append(literal: #""locale": ""#)
        bytes.append(locale)
        bytes.append(UInt8(ascii: "\""))
        bytes.appendSeparator(inner)
        bytes.append(literal: #""parts": "#)
        JSONOutput.write("[", "]", isEmpty: parts.isEmpty, to: &bytes, inner) { bytes, innermost in
            for index in parts.indices {
                if index > 0 { bytes.appendSeparator(innermost) }
                parts[index].writeJSON(to: &bytes)
            }
        }
        if let indentation { bytes.appendLineBreak(indentation) }
        bytes.append(UInt8(ascii: "}"))
    }
}

extension FormattedText.Part {
    /// The part's JSON on one line.
    func writeJSON(to bytes: inout ByteBuffer) {
        bytes.append(literal: #"{"kind": ""#)
        bytes.append(kind.rawValue)
        if let role {
            bytes.append(literal: #"", "role": ""#)
            bytes.append(role.rawValue)
        }
        bytes.append(literal: #"", "start": "#)
        bytes.appendDecimal(range.lowerBound)
        bytes.append(literal: #", "end": "#)
        bytes.appendDecimal(range.upperBound)
        bytes.append(UInt8(ascii: "}"))
    }
}
