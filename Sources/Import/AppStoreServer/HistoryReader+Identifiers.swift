internal import PaywrightJSON
internal import PaywrightModel

extension HistoryReader {
    /// Takes note of identifiers with characters that no identifier of the App Store's has: they were broken on their way,
    /// and name something else now.
    ///
    /// Names of offer codes are the developer's free text and not among them.
    mutating func noteImpossibleIdentifiers(of node: JSONNode, in names: [String]) {
        for name in names {
            guard let text = node[name].text, !text.utf8.allSatisfy(Self.isPossible) else { continue }
            warn(
                .invalidIdentifier,
                at: node[name],
                expected: "an identifier of letters, digits, periods, underscores and hyphens",
                consequence: "it is kept as written, and the history is taken as incomplete"
            )
        }
    }

    private static func isPossible(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        case UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: " "): true
        default: false
        }
    }
}
