/// What an amount in a text is, for layouts: stores require the billed amount to be the clearest.
///
/// Callers declare the roles that they have, each once, as names of values are declared:
///
///     extension MoneyRole {
///         static let postage = MoneyRole("postage")
///     }
///
/// Roles of the same text are equal, wherever they are declared.
public struct MoneyRole: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    /// There is one of each, and it is compared at a glance.
    private let name: ArgumentName

    /// A role from its text.
    ///
    /// - Parameter text: The text of the role: "billed".
    public init(_ text: String) { name = ArgumentName(text, .money) }

    /// A role from its text.
    ///
    /// - Parameter rawValue: The text of the role: "billed".
    public init(rawValue: String) { self.init(rawValue) }

    /// The role as reports write it: "billed".
    public var rawValue: String { name.rawValue }

    /// "billed".
    public var description: String { rawValue }
}
