internal import PaywrightModel

/// A variable of a peer's templates: what it means, what it says here, and where the peer says something else.
///
/// `all` is the one list: rendering looks variables up in it, and `TemplateVariables.md` is made from it.
public struct TemplateVariable: Hashable, Sendable {
    /// Whose variable it is.
    public let dialect: TemplateDialect
    /// The part of the dialect it belongs to, as a heading: "Product", "Countdown".
    public let group: String
    /// Its names without braces, the usual one first. `<key>` stands for a key of the caller, `n` for a number;
    /// Superwall's attributes stand without the product's name.
    public let names: [String]
    /// What it means.
    public let meaning: String
    /// What stands for it here: a message key, an argument, or how it is calculated.
    public let expression: String
    /// Where the dialect's own SDKs print something else, each difference once; empty where they print the same.
    public let differences: [TemplateDifference]
    /// What is printed here for `exampleDescription` in en, no-break spaces as spaces; empty where nothing is printed.
    public let example: String
    let value: TemplateValue

    init(
        _ dialect: TemplateDialect,
        _ group: String,
        _ names: [String],
        _ meaning: String,
        _ expression: String,
        _ example: String,
        peer differences: [TemplateDifference] = [],
        _ value: TemplateValue
    ) {
        self.dialect = dialect
        self.group = group
        self.names = names
        self.meaning = meaning
        self.expression = expression
        self.differences = differences
        self.example = example
        self.value = value
    }

    /// What the examples are made with.
    public static let exampleDescription = """
        a 3-month subscription “Aurora Quarterly” at $24.99 in the United States, with a 2-week free trial and then \
        3 months at $4.99 per month by a stackable code, compared with a plan at $9.99 per month, on January 31, 2026 at \
        12:00 UTC, 1 day, 2 hours, 3 minutes and 4.567 seconds before the countdown’s end
        """

    /// Every variable of every dialect.
    public static let all: [TemplateVariable] = revenueCat + revenueCatOffers + adapty + superwall

    /// Every variable of a dialect.
    ///
    /// - Parameter dialect: The dialect.
    public static func all(in dialect: TemplateDialect) -> [TemplateVariable] { all.filter { $0.dialect == dialect } }

    /// The variable as a template writes it: "{{ products.primary.price }}".
    public var syntax: [String] {
        let prefix = dialect == .superwall && group == Self.superwallProduct ? "products.primary." : ""
        return names.map { dialect.syntax(of: prefix + $0) }
    }
}
