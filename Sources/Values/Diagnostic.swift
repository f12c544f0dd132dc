/// Anything found wrong: in a store's file, a catalog, a template or time zone data, on a paywall, or by a run of the command.
///
///     shop.storekit:12:24: $.products[0].displayPrice: found "9,99", expected a decimal such as "9.99": digits, …;
///     product "com.example.pro" is left out
public struct Diagnostic: Hashable, Sendable {
    /// How much it weighs.
    @nonexhaustive
    public enum Severity: String, Hashable, Sendable, CaseIterable {
        /// Something is lost, or a text is wrong: a product, a price or a whole file is left out, a message is untrue.
        case error
        /// Nothing is lost; something was assumed, or is not as it seems to be meant.
        case warning
        /// Nothing is wrong: something follows from a file as it is that is good to know.
        case note
        /// Nothing is wrong: what was chosen where nothing was asked for.
        case info

        /// Whether there is something to mend: a strict run fails for it.
        public var countsAsFault: Bool { self == .error || self == .warning }
    }

    /// How much it weighs.
    public package(set) var severity: Severity
    /// The kind of fault, for programs: "missing-price". A stable text; each module has the list of its own codes, such as
    /// `ImportCode`, whose initializer takes a diagnostic.
    public let code: String
    /// Where it is, and what it is about.
    public package(set) var place: Place
    private let sentence: Sentence
    /// What became of it, in words for a person; nil or empty where nothing is to be said.
    public package(set) var consequence: String?
    /// The rules that were checked, by name: "price-without-tax"; nil of everything but a note about checks.
    public package(set) var checked: [String]?
    /// The rules that were not checked, each with what was missing; nil where `checked` is.
    public package(set) var notChecked: [String: String]?

    /// What is wrong, in words for a person.
    private enum Sentence: Hashable, Sendable {
        case difference(found: String, expected: String)
        case message(String)
    }

    /// Something that stands where another thing should.
    package init(
        _ severity: Severity,
        _ code: some DiagnosticCode,
        at place: Place = Place(),
        found: String,
        expected: String,
        consequence: String?
    ) {
        self.severity = severity
        self.code = code.rawValue
        self.place = place
        sentence = .difference(found: found, expected: expected)
        self.consequence = consequence
    }

    /// Something that one sentence says.
    package init(
        _ severity: Severity,
        _ code: some DiagnosticCode,
        at place: Place = Place(),
        message: String,
        consequence: String? = nil
    ) {
        self.severity = severity
        self.code = code.rawValue
        self.place = place
        sentence = .message(message)
        self.consequence = consequence
    }

    /// What is wrong in one sentence, without place and consequence: "found "9,99", expected a decimal".
    public var message: String {
        switch sentence {
        case .difference(let found, let expected): "found \(found), expected \(expected)"
        case .message(let message): message
        }
    }

    /// What stands there, short and in one line: `"9,99"`, `an array`, `nothing`; nil where only the message says it.
    public var found: String? {
        if case .difference(let found, _) = sentence { found } else { nil }
    }

    /// What should stand there; nil where only the message says it.
    public var expected: String? {
        if case .difference(_, let expected) = sentence { expected } else { nil }
    }
}

/// The codes of what one module finds: a closed list, so that no code is ever misspelled.
///
///     ImportCode(diagnostic) == .missingPrice
public protocol DiagnosticCode: RawRepresentable, Hashable, Sendable where RawValue == String {}

extension DiagnosticCode {
    /// The code of a diagnostic; nil where it is none of this list.
    ///
    /// - Parameter diagnostic: The diagnostic.
    public init?(_ diagnostic: Diagnostic) { self.init(rawValue: diagnostic.code) }
}
