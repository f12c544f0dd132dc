internal import PaywrightJSON

/// What the environment says of the language of a process. No text depends on it: languages are always named.
package struct ProcessLocale: Hashable, Sendable {
    /// The variable that states it: "LC_ALL"; nil where none does.
    package let variable: String?
    /// Its value: "de_DE.UTF-8".
    package let value: String?
    /// The characters of the terminal: "UTF-8".
    package let characterSet: String

    /// Reads variables in their order of precedence.
    ///
    /// - Parameters:
    ///   - characterSet: The characters that the C library has found.
    ///   - value: The value of a variable of the environment.
    package init(characterSet: String, value: (String) -> String?) {
        let variables = ["LC_ALL", "LC_CTYPE", "LANG"]
        variable = variables.first { value($0)?.isEmpty == false }
        self.value = variable.flatMap(value)
        self.characterSet = characterSet
    }

    /// For a person: "de_DE.UTF-8 of LANG, characters UTF-8".
    var described: String {
        let stated = variable.map { "\(value ?? "") of \($0)" } ?? "not stated"
        return "\(stated), characters \(characterSet)"
    }

    var json: JSONOutput {
        .inline(
            .object([
                ("variable", variable.map { .string($0) } ?? .null), ("value", value.map { .string($0) } ?? .null),
                ("characterSet", .string(characterSet)),
            ])
        )
    }
}
