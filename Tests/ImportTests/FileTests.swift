import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing

@Suite("A file is a configuration or a failure")
struct FileTests {
    @Test(
        "what is not JSON fails with the reader's place, finding and expectation",
        arguments: [
            ("", "empty-file", "shop.storekit:1:1: $: found end of file, expected a value; the file is left out"),
            (" \n\t", "empty-file", "shop.storekit:2:2: $: found end of file, expected a value; the file is left out"),
            (
                "{\n  \"products\" : [ }\n}", "invalid-json",
                "shop.storekit:2:18: $: found '}', expected a value or ']'; the file is left out"
            ),
            ("<plist/>", "invalid-json", "shop.storekit:1:1: $: found '<', expected a value; the file is left out"),
            (
                "{} {}", "invalid-json",
                "shop.storekit:1:4: $: found '{', expected end of file; several documents are several files, or lines of customers with --format ndjson; the file is left out"
            ),
        ]
    )
    func refusesOtherText(_ text: String, code: String, description: String) throws {
        let failure = try #require(throws: ImportFailure.self) { try imported(text: text) }
        #expect(failure.diagnostics.summaries == ["error \(code)"])
        #expect(failure.description == description)
    }

    @Test("a file above the limit fails unread, one at the limit does not")
    func limitsSize() throws {
        let bytes = Array(Fixture.configuration(products: [Fixture.coins]).description.utf8)
        let failure = try #require(throws: ImportFailure.self) {
            try StoreKitConfigurationImporter(maximumBytes: bytes.count - 1).products(from: bytes, file: "a")
        }
        #expect(failure.diagnostics.summaries == ["error file-too-large"])
        #expect(failure.diagnostics.first?.found == "\(bytes.count) bytes")
        let result = try StoreKitConfigurationImporter(maximumBytes: bytes.count).products(from: bytes, file: "a")
        #expect(result.products.count == 1)
    }

    @Test("nesting without end fails")
    func limitsDepth() throws {
        let text = String(repeating: "[", count: 100_000)
        let failure = try #require(throws: ImportFailure.self) { try imported(text: text) }
        #expect(failure.diagnostics.summaries == ["error nested-too-deeply"])
    }

    @Test(
        "JSON that is no configuration fails",
        arguments: [
            ("[]", "not-a-configuration", "$", "an array"),
            ("\"shop\"", "not-a-configuration", "$", "\"shop\""),
            ("null", "not-a-configuration", "$", "null"),
            ("{}", "not-a-configuration", "$", "an object without any of them"),
            (#"{"identifier": "A", "product": []}"#, "not-a-configuration", "$", "an object without any of them"),
            (#"{"products": null}"#, "not-a-configuration", "$", "an object without any of them"),
            (#"{"products": {}}"#, "wrong-type", "$.products", "an object"),
            (#"{"products": [], "subscriptionGroups": "x"}"#, "wrong-type", "$.subscriptionGroups", "\"x\""),
            (#"{"nonRenewingSubscriptions": 1}"#, "wrong-type", "$.nonRenewingSubscriptions", "1"),
        ]
    )
    func refusesOtherJSON(_ text: String, code: String, path: String, found: String) throws {
        let failure = try #require(throws: ImportFailure.self) { try imported(text: text) }
        #expect(failure.diagnostics.summaries == ["error \(code)"])
        #expect(failure.diagnostics.first?.place.path == path)
        #expect(failure.diagnostics.first?.found == found)
    }

    @Test("every list of the wrong type is named")
    func namesEveryList() throws {
        let failure = try #require(throws: ImportFailure.self) {
            try imported(text: #"{"products": 1, "subscriptionGroups": true}"#)
        }
        #expect(failure.diagnostics.map(\.place.path) == ["$.products", "$.subscriptionGroups"])
    }

    @Test(
        "one list is enough, and no product is a warning",
        arguments: ["products", "subscriptionGroups", "nonRenewingSubscriptions"]
    )
    func acceptsEmptyConfigurations(_ list: String) throws {
        let result = try imported(text: "{\"\(list)\": []}")
        #expect(result.products.isEmpty)
        #expect(result.diagnostics.summaries == ["warning no-products"])
    }

    @Test("a byte order mark is skipped")
    func skipsByteOrderMark() throws {
        let text = "\u{FEFF}" + Fixture.configuration(products: [Fixture.coins]).description
        #expect(try imported(text: text).diagnostics.isEmpty)
    }

    @Test("when every product is refused, the failure says why for each")
    func failsWithoutAnyProduct() throws {
        let configuration = Fixture.configuration(
            subscriptions: [Fixture.monthly.without("recurringSubscriptionPeriod")],
            products: [Fixture.coins.with(["displayPrice": "abc"]), nil]
        )
        let failure = try #require(importFailure(configuration))
        // In the order of the lines, not of reading.
        #expect(
            failure.diagnostics.summaries == ["error invalid-price", "error wrong-type", "error missing-period"]
        )
        #expect(failure.description.split(separator: "\n").count == 3)
    }
}
