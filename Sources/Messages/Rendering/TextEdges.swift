internal import PaywrightICU

/// How the text of an amount or a date meets its neighbors: that decides about the spaces and marks that a line writes around it.
struct TextEdges: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    /// It is isolated from its surroundings' direction.
    static let isolated = TextEdges(rawValue: 1)
    /// It ends in a full stop, which the sentence's own then is not written after.
    static let endsInStop = TextEdges(rawValue: 2)
    static let startsUnspaced = TextEdges(rawValue: 4)
    static let startsLatin = TextEdges(rawValue: 8)
    static let endsUnspaced = TextEdges(rawValue: 16)
    static let endsLatin = TextEdges(rawValue: 32)
    /// It is an amount below nothing: its sign may be written otherwise.
    static let isNegative = TextEdges(rawValue: 64)
    /// It is a date that begins with a letter, which is a capital where a sentence begins.
    static let startsWithLetter = TextEdges(rawValue: 128)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    init(of text: [UInt8], isRightToLeft: Bool) {
        self = []
        let scalars = String(decoding: text, as: UTF8.self).unicodeScalars
        if isRightToLeft || scalars.contains(where: TextProperties.isRightToLeft) { insert(.isolated) }
        if let first = UTF8Text.firstVisibleScalar(of: text[...]) {
            if TextProperties.isUnspaced(first) { insert(.startsUnspaced) }
            if TextSink.isLatinText(first) { insert(.startsLatin) }
        }
        if let last = UTF8Text.lastVisibleScalar(of: text) {
            if TextProperties.isUnspaced(last) { insert(.endsUnspaced) }
            if TextSink.isLatinText(last) { insert(.endsLatin) }
        }
        if UTF8Text.endsInSentenceStop(text) { insert(.endsInStop) }
    }

    /// The same of a date.
    init(ofDate text: [UInt8], isRightToLeft: Bool) {
        self.init(of: text, isRightToLeft: isRightToLeft)
        if UTF8Text.firstVisibleScalar(of: text[...])?.properties.isAlphabetic == true { insert(.startsWithLetter) }
    }
}
