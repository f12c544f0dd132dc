internal import Synchronization

/// The name of a value that messages use, as catalogs write it, with the kind of the value.
///
/// Which names there are is stated by a ``Vocabulary``. Declare each once:
///
///     extension ArgumentName {
///         static let parcelCount = ArgumentName("parcelCount", .count)    // {parcelCount, plural, …}
///     }
///
/// Names of the same text and kind are equal, wherever they are declared.
public struct ArgumentName: Hashable, Sendable {
    /// What a name is. There is one of each, which stays for as long as the program runs.
    private final class Declaration: Sendable {
        let text: String
        let kind: ArgumentKind

        init(_ text: String, _ kind: ArgumentKind) {
            self.text = text
            self.kind = kind
        }
    }

    /// What was declared so far: a program has a few dozen names. The table never lets one go.
    private static let declarations = Mutex<[String: [Declaration]]>([:])

    /// Compared by its address, and copied without counting references: every part of every text holds a name. Safe because
    /// the table holds the declaration, which nothing changes.
    private let declaration: Unmanaged<Declaration>

    /// A name from its text and the kind of its value.
    ///
    /// - Parameters:
    ///   - text: The name as catalogs write it.
    ///   - kind: What kind of value it is.
    public init(_ text: String, _ kind: ArgumentKind) {
        declaration = Self.declarations.withLock { declarations in
            if let known = declarations[text]?.first(where: { $0.kind == kind }) {
                return Unmanaged.passUnretained(known)
            }
            let declaration = Declaration(text, kind)
            declarations[text, default: []].append(declaration)
            return Unmanaged.passUnretained(declaration)
        }
    }

    /// The name as catalogs write it: "price".
    public var rawValue: String { declaration._withUnsafeGuaranteedRef { $0.text } }

    /// What kind of value it is.
    public var kind: ArgumentKind { declaration._withUnsafeGuaranteedRef { $0.kind } }

    /// Equal when they are the same name.
    public static func == (left: ArgumentName, right: ArgumentName) -> Bool {
        left.declaration.toOpaque() == right.declaration.toOpaque()
    }

    /// Hashes which name it is.
    public func hash(into hasher: inout Hasher) { hasher.combine(declaration.toOpaque()) }
}

extension ArgumentName: CustomStringConvertible {
    /// "price".
    public var description: String { rawValue }
}

/// The names that messages inside messages have: a price per period, and the forms of lengths and dates. Every vocabulary has
/// them.
extension ArgumentName {
    /// A price; in `pricePerPeriod` the one that is asked for.
    public static let price = ArgumentName("price", .money)
    /// A period; in `pricePerPeriod` the one that the price is charged every.
    public static let period = ArgumentName("period", .length)
    /// The date the line is about; in a date's form the date itself.
    public static let date = ArgumentName("date", .date)
    /// The length a form is asked of; only inside form keys.
    public static let duration = ArgumentName("duration", .length)
    /// The number in the length; only inside form keys.
    public static let count = ArgumentName("count", .count)
    /// The unit of the length; only inside form keys.
    public static let unit = ArgumentName("unit", .selection)
    /// The day of the month; only inside date forms.
    public static let day = ArgumentName("day", .count)
    /// The number of the month; only inside date forms.
    public static let month = ArgumentName("month", .count)
    /// The month's name as it stands in a date; only inside date forms.
    public static let monthName = ArgumentName("monthName", .phrase)
    /// The weekday's name as it stands in a date; only inside date forms.
    public static let weekday = ArgumentName("weekday", .phrase)
    /// The year; only inside date forms.
    public static let year = ArgumentName("year", .phrase)

    /// The names of the engine's own messages.
    static let ofEngine = [price, period, date] + insideFormsOnly

    private static let insideFormsOnly = [duration, count, unit, day, month, monthName, weekday, year]

    /// Whether only the words of a form (`duration.…`, `date.…`) have it.
    public var isInsideFormsOnly: Bool { Self.insideFormsOnly.contains(self) }
}

/// The kinds of values messages use.
@nonexhaustive
public enum ArgumentKind: String, Hashable, Sendable, CaseIterable {
    /// A price: `{price}`, `{pricePerPeriod}`.
    case money
    /// A length of time: `{period}`, `{periodCount, plural, …}`, `{periodUnit, select, …}`, `{period_every}`.
    case length
    /// A whole number: `{cycles}`, `{cycles, plural, …}`.
    case count
    /// A date: `{date}`, `{date_on}`, `{dateTime}`.
    case date
    /// A percentage.
    case percent
    /// A name from outside the catalog.
    case text
    /// The address of a page, from outside the catalog.
    case link
    /// Words that a catalog made: how often, a month's name.
    case phrase
    /// A whole message inside another one: `{offer}`.
    case message
    /// One of a few words, for `select`.
    case selection
}
