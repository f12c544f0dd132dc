/// Strings as JSON writes them.
package enum JSONString {
    /// A text in quotation marks, with the escapes that JSON asks for, and as `\\u` escapes what else is not to stand in the
    /// file itself.
    package static func quoted(_ text: String, escaping isEscaped: (Unicode.Scalar) -> Bool = { _ in false }) -> String
    {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\u{0}"..."\u{1F}", "\u{7F}",
                _ where isEscaped(scalar):
                for unit in String(scalar).utf16 {
                    let digits = String(unit, radix: 16)
                    result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                }
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
