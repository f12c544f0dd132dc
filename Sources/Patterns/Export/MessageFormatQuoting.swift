/// Words as ICU MessageFormat has them, by the rules of FormatJS.
enum MessageFormatQuoting {
    /// The text with quotes around what is syntax, and every apostrophe twice.
    ///
    ///     MessageFormatQuoting.quoted("L'été {1}")    // "L''été '{'1'}'"
    static func quoted(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        var isQuoting = false
        for scalar in text.unicodeScalars {
            let isSyntax = scalar == "{" || scalar == "}" || scalar == "<" || scalar == ">"
            // An apostrophe is written twice inside quotes and outside.
            if isSyntax != isQuoting, scalar != "'" || !isQuoting {
                result.append("'")
                isQuoting = isSyntax
            }
            result.append(scalar)
            if scalar == "'" { result.append(scalar) }
        }
        if isQuoting { result.append("'") }
        return String(result)
    }
}
