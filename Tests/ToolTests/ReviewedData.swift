import Foundation
import Testing

/// The data of a review page, read as the page reads it.
struct ReviewedData {
    let json: [String: Any]
    // Cast once: the columns are long, and tests ask for them line by line.
    let groups: [[String: Any]]
    let lines: [[String: Any]]
    let messages: [[String: Any]]
    let keys: [[String: Any]]
    let strings: [String]
    let languages: [[String: Any]]
    /// The name of each line in all reports, and what its group puts between sentences.
    let lineNames: [(name: String, separator: String?)]

    /// The data that the tool prints.
    init(_ arguments: String...) async throws { try await self.init(arguments) }

    init(_ arguments: [String]) async throws {
        let run = try await Tool.run(["review"] + arguments + ["--format", "json"])
        try #require(run.exitCode == 0, "\(run.errors)")
        try self.init(text: run.output)
    }

    init(text: String) throws {
        let json = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let lines = json["lines"] as? [[String: Any]] ?? []
        self.json = json
        self.lines = lines
        groups = json["groups"] as? [[String: Any]] ?? []
        messages = json["messages"] as? [[String: Any]] ?? []
        keys = json["keys"] as? [[String: Any]] ?? []
        strings = json["strings"] as? [String] ?? []
        languages = json["languages"] as? [[String: Any]] ?? []
        lineNames = groups.flatMap { group in
            let range = group["lines"] as? [Int] ?? [0, 0]
            return lines[range[0]..<(range[0] + range[1])].map { line in
                ("\(group["name"] as? String ?? "").\(line["line"] as? String ?? "")", group["separator"] as? String)
            }
        }
    }

    func language(_ tag: String) throws -> [String: Any] {
        try #require(languages.first { $0["tag"] as? String == tag })
    }

    /// The lines that a language has, with their texts, in order.
    func texts(in tag: String) throws -> [(name: String, text: String)] {
        let language = try language(tag)
        let said = language["texts"] as? [Any] ?? []
        let own = language["own"] as? [String: [Int]] ?? [:]
        let separators = language["separators"] as? [String: String] ?? [:]
        return lineNames.enumerated().compactMap { index, line in
            let sentences = own["\(index)"] ?? lines[index]["sentences"] as? [Int] ?? []
            let words = sentences.compactMap { said[$0] as? String }.filter { !$0.isEmpty }
            let separator =
                line.separator ?? separators["\(index)"] ?? language["separator"] as? String ?? "no separator"
            return words.isEmpty ? nil : (line.name, words.joined(separator: separator))
        }
    }

    /// What lines said before, by name; "" for one that was not there.
    func old(in tag: String) throws -> [String: String]? {
        let names = lineNames.map(\.name)
        guard let old = try language(tag)["old"] as? [String: Any] else { return nil }
        return Dictionary(
            uniqueKeysWithValues: old.map { index, text in (names[Int(index) ?? 0], text as? String ?? "") }
        )
    }
}
