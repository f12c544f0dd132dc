internal import Synchronization

/// What an amount in a text is, for whoever lays the text out: stores require the billed amount to be the clearest.
///
/// Which roles there are is the caller's to say, as it is of names of values. Declare each once:
///
///     extension MoneyRole {
///         static let postage = MoneyRole("postage")
///     }
///
/// Roles of the same text are equal, wherever they are declared. A program can have 64.
public struct MoneyRole: RawRepresentable, Hashable, Sendable {
    /// What a role is. There is one of each, which stays for as long as the program runs.
    private final class Declaration: Sendable {
        let text: String
        let number: UInt64

        init(_ text: String, number: UInt64) {
            self.text = text
            self.number = number
        }
    }

    /// What was declared so far, by its text. The table never lets one go.
    private static let declarations = Mutex<[String: Declaration]>([:])
    private static let mostDeclarations = 64

    /// Compared by its address, and copied without counting references, as a name of a value is. Safe because the table
    /// holds the declaration, which nothing changes.
    private let declaration: Unmanaged<Declaration>

    /// A role from its text.
    public init(_ text: String) {
        declaration = Self.declarations.withLock { declarations in
            if let known = declarations[text] { return Unmanaged.passUnretained(known) }
            let number = min(declarations.count, Self.mostDeclarations - 1)
            let new = Declaration(text, number: UInt64(number))
            declarations[text] = new
            return Unmanaged.passUnretained(new)
        }
    }

    /// A role from its text.
    public init(rawValue: String) { self.init(rawValue) }

    /// The role as reports write it: "billed".
    public var rawValue: String { declaration._withUnsafeGuaranteedRef { $0.text } }

    /// A number below 64 that no other role has.
    var number: UInt64 { declaration._withUnsafeGuaranteedRef { $0.number } }

    /// Equal when they are the same role.
    public static func == (left: MoneyRole, right: MoneyRole) -> Bool {
        left.declaration.toOpaque() == right.declaration.toOpaque()
    }

    /// Hashes which role it is.
    public func hash(into hasher: inout Hasher) { hasher.combine(declaration.toOpaque()) }
}

extension MoneyRole: CustomStringConvertible {
    /// "billed".
    public var description: String { rawValue }
}
