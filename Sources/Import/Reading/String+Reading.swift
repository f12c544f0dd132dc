extension String {
    /// The text without Unicode white space and line breaks around it.
    var trimmed: String {
        // Nearly every text begins and ends with a visible ASCII character.
        let visible: ClosedRange<UInt8> = 0x21...0x7E
        if let first = utf8.first, let last = utf8.last, visible ~= first, visible ~= last { return self }
        let scalars = unicodeScalars.drop(while: \.properties.isWhitespace)
        guard let last = scalars.lastIndex(where: { !$0.properties.isWhitespace }) else { return "" }
        return String(scalars[...last])
    }

    /// A locale as a BCP 47 tag: configuration files write "en_US" and "zh_Hans".
    var languageTag: String {
        String(map { $0 == "_" ? "-" : $0 })
    }
}
