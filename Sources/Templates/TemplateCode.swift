public import PaywrightValues

/// What an author should know about a template; raw values are stable codes.
@nonexhaustive
public enum TemplateCode: String, DiagnosticCode, CaseIterable {
    /// A variable that is not closed, is empty or stands in another: left as text.
    case malformedVariable = "malformed-variable"
    /// A tag of the dialect's language for logic, such as `{% if %}`: left as text.
    case unsupportedTag = "unsupported-tag"
    /// A function that is not known here: the value was printed without it.
    case unsupportedFunction = "unsupported-function"
    /// No variable has the name: left as text.
    case unknownVariable = "unknown-variable"
    /// The name of a product that the caller has not given: nothing was printed.
    case unknownProduct = "unknown-product"
    /// The product or the offer has no such value: nothing was printed.
    case notApplicable = "variable-not-applicable"
    /// The caller has not given what the variable needs: nothing was printed.
    case missingInput = "missing-input"
    /// The customer gets no such offer, and the product's own value was printed, as the peer does.
    case regularValue = "regular-value"
    /// The product has no period, or the customer gets no offer, and 0 was printed, as the peer does.
    case zeroValue = "zero-value"
    /// The store adds tax to the product's prices, and a variable printed an amount without it.
    case taxNotStated = "tax-not-stated"
    /// A control character, or an embedding or an override of direction: left out.
    case hiddenCharacter = "hidden-character"
    /// There are more faults than are listed.
    case moreFaults = "more-faults"
}

extension TemplateCode {
    /// The text is right all the same where what the peer does on purpose is done here too.
    var severity: Diagnostic.Severity { self == .regularValue || self == .zeroValue ? .info : .warning }
}

extension Diagnostic {
    /// Something about a variable, function or tag of a template, where it stands.
    init(_ code: TemplateCode, about variable: String, at position: TemplatePosition, message: String) {
        self.init(
            code.severity,
            code,
            at: Place(line: position.line, column: position.column, .variable(variable)),
            message: message
        )
    }
}
