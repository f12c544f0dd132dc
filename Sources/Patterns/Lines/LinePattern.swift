public import Paywright

/// One line of a product in one language, with its amounts left open.
public struct LinePattern: Hashable, Sendable, Codable {
    /// What the words depend on beside the shape.
    @nonexhaustive
    public enum Selector: String, Hashable, Sendable, CaseIterable, Codable {
        /// Whether a calculated price is exact.
        case exactness
        /// How many months a saving pays for.
        case months
    }

    /// The words in one case.
    public struct Variant: Hashable, Sendable, Codable {
        /// What selects it: "exact" or "about", the number of months; empty where the line has one form.
        public let name: String
        /// The words.
        public let text: PatternText
    }

    /// The names of the variants by exactness.
    package static let (exact, about) = ("exact", "about")

    /// Which line it is.
    public let line: ProductLine
    /// The roles of its places, in the order of `PatternRole`: the same in every language.
    public let roles: [PatternRole]
    /// What selects the variant; nil where the line has one form.
    public let selector: Selector?
    /// The forms of the line.
    public let variants: [Variant]
    /// How what it states is calculated; nil where that is nothing but sums.
    public let calculation: LineCalculation?
}
