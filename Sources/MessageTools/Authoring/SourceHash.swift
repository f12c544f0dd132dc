/// Tells whether a source text has changed since a translation was made from it: FNV-1a of its UTF-8, 64 bits.
///
/// No secret and no proof: it only has to differ where texts differ.
enum SourceHash {
    /// Sixteen hexadecimal digits: "af63dc4c8601ec8c" for "a".
    static func of(_ text: String) -> String {
        let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
