@testable import PaywrightJSON
import PaywrightReports

/// Requests of `paywright serve`, a line each, as in a batch: whatever one is, its answer is one line of JSON, in which nothing
/// stands that a terminal would obey.
extension FuzzTarget {
    static let request = FuzzTarget(name: "request") { bytes in
        for line in RequestShape.lines(of: bytes).prefix(4) {
            let text = wait { await FuzzWords.requests.answer(to: line, at: FuzzWords.now).utf8 }
            require(!text.contains(0x0A), "an answer of several lines")
            require(!holdsObeyed(text), "an answer that a terminal obeys")
            guard let answer = (try? JSONDocument(parsing: text))?.root.objectValue else {
                return require(false, "an answer that is no object")
            }
            require(answer["schema"]?.stringValue?.hasPrefix("paywright/") == true, "an answer without its contract")
        }
    }

    /// Whether there is a control character, or an embedding or an override of direction.
    private static func holdsObeyed(_ text: [UInt8]) -> Bool {
        text.indices.contains { index in
            switch text[index] {
            case 0..<0x20, 0x7F: true
            case 0xC2: text[index + 1] < 0xA0
            case 0xE2: text[index + 1] == 0x80 && (0xA8...0xAE).contains(text[index + 2])
            default: false
            }
        }
    }
}
