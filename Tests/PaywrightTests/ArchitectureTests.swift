import Foundation
import Testing

@Suite("The rooms of Documentation/Architecture.md are those of the house, and so are its arrows")
struct ArchitectureTests {
    private static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private struct Room {
        let folder: String
        let module: String
        let imports: Set<String>
    }

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    /// What stands between backticks in a cell.
    private static func names(_ cell: some StringProtocol) -> [String] {
        cell.split(separator: "`", omittingEmptySubsequences: false).enumerated().compactMap { index, text in
            index.isMultiple(of: 2) ? nil : String(text)
        }
    }

    /// What the umbrella exports.
    private static func exports() throws -> Set<String> {
        let lines = try text("Sources/Wording/Exports.swift").split(separator: "\n")
        return Set(
            lines.filter { $0.hasPrefix("@_exported") }.compactMap { $0.split(separator: " ").last.map(String.init) }
        )
    }

    /// The table, in order.
    private static func rooms() throws -> [Room] {
        let page = try text("Documentation/Architecture.md")
        let table = try #require(page.components(separatedBy: "## Where is what").first)
        let exports = try exports()
        return table.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { row in
            let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            var imports = Set(names(cells[3]))
            if cells[3].contains("and what it exports") { imports.formUnion(exports) }
            return Room(folder: names(cells[0])[0], module: names(cells[1])[0], imports: imports)
        }
    }

    @Test("Every folder has a row, and every arrow leads to a row above")
    func table() throws {
        let rooms = try Self.rooms()
        let folders = try FileManager.default.contentsOfDirectory(atPath: Self.root.appending(path: "Sources").path)
        #expect(rooms.map(\.folder).sorted() == folders.filter { !$0.hasPrefix(".") }.sorted())
        var above: Set<String> = []
        for room in rooms {
            #expect(room.imports.isSubset(of: above), "\(room.module): \(room.imports.subtracting(above).sorted())")
            above.insert(room.module)
        }
    }

    @Test("A file imports only what its room may, and a target depends on nothing else")
    func arrows() throws {
        let rooms = try Self.rooms()
        let own = Set(rooms.map(\.module))
        let package = try Self.text("Package.swift")
        for room in rooms {
            let folder = Self.root.appending(path: "Sources/\(room.folder)")
            let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
            for case let file as URL in files ?? FileManager.DirectoryEnumerator() where file.pathExtension == "swift" {
                for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                    let words = line.split(separator: " ")
                    guard let index = words.firstIndex(of: "import"), index < 3, words.count == index + 2 else {
                        continue
                    }
                    let module = String(words[index + 1])
                    guard own.contains(module) else { continue }
                    #expect(room.imports.contains(module), "\(file.lastPathComponent) imports \(module)")
                }
            }
            let declared = try #require(package.components(separatedBy: "name: \"\(room.module)\"").last)
            let target = declared.components(separatedBy: "path: \"Sources/\(room.folder)\"")[0]
            for module in own where module != room.module && target.contains("\"\(module)\"") {
                #expect(room.imports.contains(module), "\(room.module) depends on \(module)")
            }
        }
    }
}
