import Foundation
import Testing

@Suite("The engine and the tools of translators know no store")
struct EngineWordsTests {
    /// What stands in the vocabulary of `Sources/Wording`, and in no other name or text.
    private static let words: Set<String> = [
        "store", "offer", "subscription", "subscriber", "subscribe", "grace", "trial", "renewal", "purchase", "product",
        "paywall", "customer", "refund", "billing", "seat",
    ]

    /// The words of a line's names and texts in lower case, each in the singular: "offerPrice" has "offer" and "price".
    private static func words(of line: some StringProtocol) -> Set<String> {
        // A comment may name an example.
        let code = line.trimmingCharacters(in: .whitespaces).hasPrefix("//") ? "" : String(line)
        let split = code.replacing(/([a-z])([A-Z])/) { "\($0.output.1) \($0.output.2)" }.lowercased()
        return Set(
            split.split { !$0.isLetter }.map { $0.hasSuffix("s") ? String($0.dropLast()) : String($0) }
        )
    }

    @Test("No word of the field stands in their code", arguments: ["Messages", "MessageTools"])
    func sources(folder: String) throws {
        let root = URL(filePath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let sources = FileManager.default.enumerator(
            at: root.appending(path: "Sources/\(folder)"),
            includingPropertiesForKeys: nil
        )
        var count = 0
        for case let file as URL in try #require(sources) where file.pathExtension == "swift" {
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                // The standard library's name for writing bytes.
                let found = Self.words(of: line.replacing("storeBytes", with: "")).intersection(Self.words)
                #expect(found.isEmpty, "\(file.lastPathComponent): \(line)")
            }
            count += 1
        }
        #expect(count > 20)
    }
}
