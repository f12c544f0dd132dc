/// Something about a template that its author should know.
public struct TemplateDiagnostic: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kinds of findings; raw values are stable codes.
    @nonexhaustive
    public enum Reason: String, Hashable, Sendable, CaseIterable {
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
    }

    /// The kind of finding.
    public let reason: Reason
    /// The variable, function or tag.
    public let subject: String
    /// Where it stands.
    public let position: TemplatePosition
    /// What was found, what was expected, and what was printed.
    public let message: String

    /// Whether the text is right all the same: what the peer does on purpose is done here too.
    public var isNote: Bool { reason == .regularValue || reason == .zeroValue }

    /// "3:14: …".
    public var description: String { "\(position): \(message)" }
}
