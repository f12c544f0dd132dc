import Foundation
import PaywrightImport
import PaywrightModel
import PaywrightValues
import TestSupport
import Testing

@Suite("An input with very many faults of one kind")
struct ManyFaultsTests {
    /// So many members are put in.
    private static let count = Sweep.isWhole ? 50_000 : 1_000

    private static let examples = URL(filePath: #filePath).deletingLastPathComponent().appending(
        path: "../../Examples"
    )

    private static let productFiles = [
        "aurora.storekit", "aurora.products.json", "borealis.play.json", "borealis.offers.json",
    ]
    private static let customerFiles = [
        "trial-running.json", "app-store-billing-retry.json", "play-grace-period.json", "refunded-in-part.json",
        "two-stores.json",
    ].map { "customers/\($0)" }
    private static let others = [
        #"{"transactionId": "1", "productId": "p", "type": "Auto-Renewable Subscription", "purchaseDate": 1795176000000}"#,
        #"{"status": 0, "receipt": {"in_app": []}, "latest_receipt_info": []}"#,
        #"{"object": "subscription", "id": "sub_1", "status": "active", "items": {"object": "list", "data": []}}"#,
        #"{"receiptId": "r", "productId": "p", "productType": "SUBSCRIPTION", "purchaseDate": 1795176000000, "renewalDate": 1}"#,
    ]

    /// The members that are put in, by their number.
    private static let kinds: [(name: String, member: @Sendable (Int) -> String)] = [
        ("unknown", { #""x\#($0)": 0"# }), ("the same again", { _ in #""x": {"y": 1}"# }),
        ("nearly one that is known", { #""productIds\#($0 % 10)": 0, "purchaseDat": 0, "productNid": 1"# }),
        ("an object that stands again", { $0 == 0 ? #""offerPhase": {}"# : #""canceledStateContext": {}"# }),
    ]

    /// The object of a text with so many members before its own.
    private static func flooded(_ text: String, _ member: (Int) -> String) -> [UInt8] {
        let members = (0..<count).lazy.map(member).joined(separator: ", ")
        let start = text.firstIndex(of: "{") ?? text.startIndex
        return Array("\(text[...start])\(members), \(text[text.index(after: start)...])".utf8)
    }

    /// Expects that diagnostics are few, and state how many more there are where some are left out.
    private static func check(_ diagnostics: [Diagnostic], _ subject: String) {
        #expect(diagnostics.count < 1_000, "\(subject): \(diagnostics.count)")
        var listed: [String: Int] = [:]
        for diagnostic in diagnostics { listed[diagnostic.code, default: 0] += 1 }
        for (code, count) in listed where count >= 100 {
            let more = diagnostics.filter { $0.code == "more-faults" && $0.message.contains("\"\(code)\"") }
            let number = more.first.flatMap { $0.message.firstMatch(of: /found ([0-9]+) more/) }.flatMap { Int($0.1) }
            #expect(more.count == 1 && count == 100, "\(subject): \(code) \(count)")
            // Of what stands again, the first is no fault.
            #expect((number ?? 0) >= Self.count - 102, "\(subject): \(code) \(number ?? 0)")
            #expect(more.first?.place.file != nil && more.first?.place.line != nil)
        }
    }

    @Test("has a hundred of them listed, and one diagnostic for all the others: products", arguments: productFiles)
    func products(name: String) throws {
        let text = try String(contentsOf: Self.examples.appending(path: name), encoding: .utf8)
        for (kind, member) in Self.kinds {
            do throws(ImportFailure) {
                let bytes = Self.flooded(text, member)
                let imported = try ProductImporter().products(from: bytes, file: name)
                let base = try ProductImporter().products(from: Array(text.utf8), file: name)
                // Some of them leave open what is calculated, and nothing that is stated.
                let products = imported.products.map { $0.replacing(leavesCalculationsOpen: false) }
                #expect(products == base.products, "\(kind)")
                Self.check(imported.diagnostics, "\(name), \(kind)")
            } catch {
                Self.check(error.diagnostics, "\(name), \(kind)")
            }
        }
    }

    @Test(
        "has a hundred of them listed, and one diagnostic for all the others: customers",
        arguments: customerFiles + others
    )
    func customers(name: String) async throws {
        let isText = name.hasPrefix("{")
        let text = isText ? name : try String(contentsOf: Self.examples.appending(path: name), encoding: .utf8)
        for (kind, member) in Self.kinds {
            do throws(ImportFailure) {
                let importer = HistoryImporter(signatures: .unverified)
                let imported = try await importer.history(from: Self.flooded(text, member), file: "customer")
                Self.check(imported.diagnostics, "\(name.prefix(40)), \(kind)")
            } catch {
                Self.check(error.diagnostics, "\(name.prefix(40)), \(kind)")
            }
        }
    }

    @Test("An unknown field of the package's own form is counted exactly, and what is lost is lost as before")
    func counts() async throws {
        let text = #"{"schema": "paywright/customer/1", "complete": true, "purchases": []}"#
        let bytes = Self.flooded(text) { #""x\#($0)": 0"# }
        let imported = try await HistoryImporter(signatures: .unverified).history(from: bytes, file: "c.json")
        #expect(imported.diagnostics.count == 101)
        #expect(imported.diagnostics.dropLast().allSatisfy { $0.code == "unknown-field" })
        #expect(
            imported.diagnostics.last?.message == "found \(Self.count - 100) more of \"unknown-field\" than are listed"
        )
        #expect(imported.diagnostics.last?.severity == .warning)
        #expect(imported.history.reading.isWhole)
    }

    @Test("A name of a megabyte is cut in the paths and words of diagnostics")
    func longNames() throws {
        let long = String(repeating: "x", count: 1 << 20)
        for text in [
            #"{"products": [{"\#(long)": 1, "\#(long)": 2}]}"#, #"{"products": [{"\#(long)": {"a": 1, "a": 2}}]}"#,
        ] {
            let failure = #expect(throws: ImportFailure.self) {
                try ProductImporter().products(from: Array(text.utf8), file: "shop.storekit")
            }
            #expect((failure?.description.utf8.count ?? 0) < 10_000)
        }
    }
}
