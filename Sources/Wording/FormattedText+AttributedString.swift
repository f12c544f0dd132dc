#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
public import PaywrightMessages

/// The attributes of a formatted text's values in an `AttributedString`.
public enum FormattedTextAttributes: AttributeScope {
    /// What a stretch is: money, a length of time.
    public enum PartKind: AttributedStringKey {
        /// The kind of the part.
        public typealias Value = FormattedText.PartKind
        /// The attribute's name.
        public static let name = "Paywright.PartKind"
    }

    /// What an amount is: billed, an offer's, former.
    public enum Role: AttributedStringKey {
        /// The role of the money.
        public typealias Value = MoneyRole
        /// The attribute's name.
        public static let name = "Paywright.MoneyRole"
    }
}

extension AttributedString {
    /// A formatted text whose values carry their kind and, for money, their role.
    ///
    ///     var text = AttributedString(paywall[.offer]!)
    ///     for run in text.runs where run[FormattedTextAttributes.Role.self] == .billed { text[run.range].font = .bold }
    ///
    /// - Parameter text: The formatted text.
    public init(_ text: FormattedText) {
        self = text.segments.reduce(into: AttributedString()) { result, segment in
            var part = AttributedString(segment.text)
            if let kind = segment.kind { part[FormattedTextAttributes.PartKind.self] = kind }
            if let role = segment.role { part[FormattedTextAttributes.Role.self] = role }
            result += part
        }
    }
}
