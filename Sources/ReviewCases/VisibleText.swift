/// Invisible characters as visible ones, for files that people compare.
package enum VisibleText {
    /// The text with no-break spaces as ⍽ (narrow: ⎵), isolates as ⟦ ⟧ and other direction characters by name.
    package static func make(_ text: String) -> String {
        text.unicodeScalars.map { visible($0) ?? String($0) }.joined()
    }

    private static func visible(_ scalar: Unicode.Scalar) -> String? {
        switch scalar.value {
        case 0xA0: "⍽"
        case 0x202F: "⎵"
        case 0x2068: "⟦"
        case 0x2069: "⟧"
        case 0x200E: "‹LRM›"
        case 0x200F: "‹RLM›"
        case 0x61C: "‹ALM›"
        case 0x200C: "‹ZWNJ›"
        case 0x200D: "‹ZWJ›"
        case 0xAD: "‹SHY›"
        case 0x2066: "‹LRI›"
        case 0x2067: "‹RLI›"
        case 0x202A...0x202E, 0x200B, 0x2060, 0x2009, 0xFEFF: "‹U+\(String(scalar.value, radix: 16, uppercase: true))›"
        default: nil
        }
    }
}
