#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing

/// The objects of `Tests/Forms`, each built from documented names.
@Suite("A form is recognized by marks that only it has")
struct FormTests {
    struct Object: Decodable, Sendable, CustomTestStringConvertible {
        let title: String
        /// purchases, products, or other for neither.
        let about: String
        /// What the refusal calls it; nil for what is read.
        let found: String?
        /// What the refusal tells to pass instead.
        let instead: String?
        /// The documentation or the public code with the names.
        let source: String
        var testDescription: String { title }
    }

    /// A line of a file, and the input in it as it is written there.
    struct Line: Sendable, CustomTestStringConvertible {
        let object: Object
        let input: [UInt8]
        var testDescription: String { object.title }

        static func all(_ name: String) throws -> [Line] {
            let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Forms")
            let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
            return try text.split(separator: "\n").map { line in
                let key = #""input": "#
                let start = try #require(line.firstRange(of: key)).upperBound
                return Line(
                    object: try JSONDecoder().decode(Object.self, from: Data(line.utf8)),
                    input: Array(line[start...].dropLast().utf8)
                )
            }
        }
    }

    private static let foreign = (try? Line.all("foreign.ndjson")) ?? []
    private static let read = (try? Line.all("read.ndjson")) ?? []

    private static func history(_ input: [UInt8]) async throws(ImportFailure) -> HistoryImport {
        try await HistoryImporter(signatures: .unverified).history(from: input, file: "input")
    }

    @Test("the tables are there")
    func tables() {
        #expect(Self.foreign.count >= 50)
        #expect(Self.read.count >= 40)
    }

    @Test("a foreign form is refused by its name, with what to pass instead", arguments: foreign)
    func refuses(line: Line) async throws {
        let object = line.object
        let ofHistory = await #expect(throws: ImportFailure.self) { _ = try await Self.history(line.input) }
        let ofProducts = #expect(throws: ImportFailure.self) {
            _ = try ProductImporter().products(from: line.input, file: "input")
        }
        let (found, instead) = (try #require(object.found), try #require(object.instead))
        for (failure, about, code) in [
            (ofHistory, "purchases", ImportCode.notAHistory), (ofProducts, "products", .notProducts),
        ] {
            let diagnostic = try #require(failure?.diagnostics.first)
            #expect(failure?.diagnostics.count == 1)
            #expect(ImportCode(diagnostic) == code)
            #expect(diagnostic.found?.contains(found) == true, "\(diagnostic)")
            let isAsked = object.about == about || (object.about == "other" && about == "purchases")
            if isAsked { #expect(diagnostic.expected?.contains(instead) == true, "\(diagnostic)") }
        }
        #expect(InputSubject(of: line.input) == nil)
    }

    @Test("in a list, a foreign form loses nothing but itself", arguments: foreign.prefix(8))
    func refusesInList(line: Line) async throws {
        let known = try #require(Self.read.first { $0.object.title == "transaction" })
        let list = Array("[".utf8) + line.input + Array(",".utf8) + known.input + Array("]".utf8)
        let imported = try await Self.history(list)
        #expect(imported.history.transactions.map(\.productID) == ["pro"])
        #expect(imported.history.reading.isWhole == false)
        #expect(imported.diagnostics.contains { ImportCode($0) == .notAHistory })
    }

    @Test("every form that is read is read with its required fields alone", arguments: read)
    func reads(line: Line) async throws {
        if line.object.about == "products" {
            let imported = try ProductImporter().products(from: line.input, file: "input")
            #expect(!imported.products.isEmpty)
            #expect(InputSubject(of: line.input) == .products)
        } else {
            let imported = try await Self.history(line.input)
            #expect(!imported.diagnostics.contains { $0.severity == .error })
            #expect(InputSubject(of: line.input) == .customer)
        }
    }
}
