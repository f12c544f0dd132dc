@testable import PaywrightJSON
import PaywrightReports

/// A request of `paywright serve`: whatever it is, the answer is one line of JSON.
extension FuzzTarget {
    static let request = FuzzTarget(name: "request") { bytes in
        let answer = wait { await FuzzWords.requests.answer(to: bytes, at: FuzzWords.now).json }
        let text = Array(answer.utf8)
        require(!text.contains(0x0A), "an answer of several lines")
        require((try? JSONDocument(parsing: text))?.root.objectValue != nil, "an answer that is no object")
    }
}
