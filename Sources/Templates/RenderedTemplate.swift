public import PaywrightMessages
public import PaywrightValues

/// A template with its variables filled in.
public struct RenderedTemplate: Hashable, Sendable {
    /// A variable, and where its text stands.
    public struct Variable: Hashable, Sendable {
        /// The variable as the template writes it.
        public let reference: TemplateReference
        /// Where its text stands, in UTF-16 units of the text; empty where nothing was printed.
        public let range: Range<Int>
        /// The catalog that spoke for it; nil where none did.
        public let locale: String?
    }

    /// The text, with the amounts, lengths and names in it.
    public let text: FormattedText
    /// Every variable in order, those left as text among them.
    public let variables: [Variable]
    /// What the template's author should know, in the order of the source.
    public let diagnostics: [Diagnostic]
}
