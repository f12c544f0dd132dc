public import PaywrightValues

/// A line for a person: its text, what stands where in it, and which language spoke.
public struct FormattedText: Hashable, Sendable, CustomStringConvertible {
    /// What a part of a line is.
    @nonexhaustive
    public enum PartKind: String, Hashable, Sendable, CaseIterable {
        /// An amount with its currency.
        case money
        /// A length of time with its words.
        case length
        /// A whole number.
        case count
        /// A date or a time of day.
        case date
        /// A percentage.
        case percent
        /// A name or a phrase from outside the catalog.
        case name
        /// The address of a page.
        case link
    }

    /// A part of a line that came from a value.
    public struct Part: Hashable, Sendable {
        /// What it is.
        public let kind: PartKind
        /// What the amount is, for money.
        public let role: MoneyRole?
        /// The argument it came from; in a price with its charging period that of the whole.
        public let argument: ArgumentName?
        /// Where it stands, in UTF-16 units, without direction characters around it.
        public let range: Range<Int>

        package init(kind: PartKind, role: MoneyRole?, argument: ArgumentName?, range: Range<Int>) {
            self.kind = kind
            self.role = role
            self.argument = argument
            self.range = range
        }
    }

    /// The text. It may hold invisible direction characters around names and amounts in right-to-left languages.
    public let string: String
    /// The values in the text, in order, not overlapping.
    public let parts: [Part]
    /// The keys of the messages the text was made of, in order; a message that says nothing is not among them, nor are the
    /// messages inside others. Empty for a value alone.
    public let messages: [String]
    /// Every argument the words depend on, each once: those that stand in the text, and those a word was chosen by, as
    /// "monthly" is by `period`. A price with its charging period ("{offerPricePerPeriod}") names both.
    public let arguments: [ArgumentName]
    /// The catalog that spoke: "de"; "en" where the requested language has no such message.
    public let locale: String
    /// What could not be formatted as asked; the text is usable all the same.
    public let diagnostics: [Diagnostic]

    /// A line from its parts.
    ///
    /// - Parameters:
    ///   - string: The text.
    ///   - parts: The values in the text, in order, not overlapping.
    ///   - messages: The keys of the messages the text was made of, in order; a message that says nothing is not among them,
    ///     nor are the messages inside others.
    ///   - arguments: Every argument the words depend on, each once: those that stand in the text, and those a word was chosen
    ///     by, as "monthly" is by `period`.
    ///   - locale: The catalog that spoke: "de"; "en" where the requested language has no such message.
    ///   - diagnostics: What could not be formatted as asked; the text is usable all the same.
    public init(
        string: String,
        parts: [Part] = [],
        messages: [String] = [],
        arguments: [ArgumentName] = [],
        locale: String,
        diagnostics: [Diagnostic] = []
    ) {
        self.string = string
        self.parts = parts
        self.messages = messages
        self.arguments = arguments
        self.locale = locale
        self.diagnostics = diagnostics
    }

    /// Several texts as one, in order; the first one's locale is the whole's. Empty ones leave no separator.
    package init(joining texts: [FormattedText], separator: String, diagnostics: [Diagnostic]) {
        var string = ""
        var parts: [Part] = []
        var arguments: [ArgumentName] = []
        for text in texts where !text.string.isEmpty {
            arguments += text.arguments.filter { !arguments.contains($0) }
            if !string.isEmpty { string += separator }
            parts += text.parts(after: string.utf16.count)
            string += text.string
        }
        self.init(
            string: string,
            parts: parts,
            messages: texts.filter { !$0.string.isEmpty }.flatMap(\.messages),
            arguments: arguments,
            locale: texts.first?.locale ?? "",
            diagnostics: diagnostics + texts.flatMap(\.diagnostics)
        )
    }

    /// The parts as they stand when other text of so many UTF-16 units comes before.
    package func parts(after offset: Int) -> [Part] {
        parts.map { part in
            Part(
                kind: part.kind,
                role: part.role,
                argument: part.argument,
                range: (part.range.lowerBound + offset)..<(part.range.upperBound + offset)
            )
        }
    }

    /// The text.
    public var description: String { string }
}
