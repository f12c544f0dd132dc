/// One piece of a template; all their sources in a row are the template, byte for byte.
public enum TemplatePiece: Hashable, Sendable {
    /// Text that stays as it is, but for hidden characters, which a rendered text has none of.
    case text(String)
    /// A variable to fill in.
    case variable(TemplateReference)

    /// The piece as the template writes it.
    public var source: String {
        switch self {
        case .text(let text): text
        case .variable(let reference): reference.source
        }
    }
}

/// A variable where a template uses it.
public struct TemplateReference: Hashable, Sendable {
    /// A function the value goes through: "uppercase".
    public struct Function: Hashable, Sendable {
        /// The function's name, without arguments.
        public let name: String
        /// Where the name begins.
        public let position: TemplatePosition
    }

    /// The variable's name: "product.price".
    public let name: String
    /// The functions, in the order they are applied.
    public let functions: [Function]
    /// As the template writes it: "{{ product.price | uppercase }}".
    public let source: String
    /// Where it begins, at its first brace or bracket.
    public let position: TemplatePosition
}
