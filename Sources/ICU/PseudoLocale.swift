/// Locales for testing a layout: the source language, made visible or turned around. They speak wherever a locale is asked
/// for, and are in no list of languages.
///
///     try PaywallFormatter(locale: "en-XA").label(.notNow).string    // "[Ñöţ ñöŵ öñé]"
@nonexhaustive
public enum PseudoLocale: String, Hashable, Sendable, CaseIterable {
    /// Every letter of a message accented, units of time too, every message in brackets and 40 % longer. What is not is
    /// text that no catalog has (or a name, an amount, a date); what loses its bracket is cut off.
    case accented = "en-XA"
    /// Every word of a catalog running right to left, and the line too.
    case mirrored = "ar-XB"

    /// The pseudo-locale of a tag; nil for any other.
    ///
    /// - Parameter locale: The tag: `en-XA` or `ar-XB`.
    public init?(_ locale: LocaleTag) { self.init(rawValue: locale.withoutExtensions) }

    package var locale: LocaleTag { LocaleTag(canonical: rawValue) }

    // MARK: Text

    private static let accents = Dictionary(
        uniqueKeysWithValues: zip(
            "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".unicodeScalars,
            "ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž".unicodeScalars
        )
    )
    private static let filling = Array("one two three four five six seven eight nine ten ".unicodeScalars)
    private static let rightToLeftOverride: Unicode.Scalar = "\u{202E}"
    private static let popDirectionalFormatting: Unicode.Scalar = "\u{202C}"

    /// A catalog’s text as the pseudo-locale says it.
    package func apply(to text: [UInt8]) -> [UInt8] {
        let scalars = String(decoding: text, as: UTF8.self).unicodeScalars
        var result = String.UnicodeScalarView()
        switch self {
        case .accented: result.append(contentsOf: scalars.map { Self.accents[$0] ?? $0 })
        case .mirrored:
            for word in scalars.split(omittingEmptySubsequences: false, whereSeparator: { $0 == " " }) {
                if word.startIndex != scalars.startIndex { result.append(" ") }
                guard word.contains(where: \.properties.isAlphabetic) else {
                    result.append(contentsOf: word)
                    continue
                }
                result.append(Self.rightToLeftOverride)
                result.append(contentsOf: word)
                result.append(Self.popDirectionalFormatting)
            }
        }
        return Array(String(result).utf8)
    }

    /// What stands before a message.
    package var opening: [UInt8] { self == .accented ? Array("[".utf8) : [] }

    /// What follows a message of so many characters: words that make it 40 % longer, and the bracket.
    package func closing(length: Int) -> [UInt8] {
        guard self == .accented else { return [] }
        let count = (length * 2 + 4) / 5
        let words = (0..<count).map { Self.filling[$0 % Self.filling.count] }
        var text = String.UnicodeScalarView([" "])
        text.append(contentsOf: words.map { Self.accents[$0] ?? $0 })
        while text.last == " " { text.removeLast() }
        text.append("]")
        return Array(String(text).utf8)
    }
}
