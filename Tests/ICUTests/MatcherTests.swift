import CPaywrightICU
import Testing

@Suite("Matcher")
struct MatcherTests {
    private func makeMatcher(_ supported: [String]) throws -> Handle {
        try Handle(destroy: cicu_matcher_destroy) { status in
            let storage = supported.flatMap { Array($0.utf8CString) }
            return storage.withUnsafeBufferPointer { bytes in
                var offset = 0
                let pointers = supported.map { tag in
                    defer { offset += tag.utf8.count + 1 }
                    return bytes.baseAddress.map { $0 + offset }
                }
                return cicu_matcher_create(pointers, Int32(supported.count), status)
            }
        }
    }

    @Test(arguments: [
        ("en-GB", "en"), ("de-AT", "de"), ("pt", "pt-BR"), ("pt-AO", "pt-PT"), ("zh-TW", "zh-Hant"),
        ("zh-HK", "zh-Hant"), ("zh-SG", "zh-Hans"), ("es-MX", "es-419"), ("es-ES", "es"), ("ja", nil),
    ])
    func theBestSupportedLocaleIsFound(desired: String, expected: String?) throws {
        let supported = ["en", "de", "pt-BR", "pt-PT", "zh-Hant", "zh-Hans", "es-419", "es"]
        let matcher = try makeMatcher(supported)
        let index = try checked(matcher) { cicu_matcher_best($0, desired, $1) }
        #expect((index < 0 ? nil : supported[Int(index)]) == expected)
    }

    @Test func nothingMatchesAmongNone() throws {
        let matcher = try makeMatcher([])
        #expect(try checked(matcher) { cicu_matcher_best($0, "en", $1) } == -1)
    }

    @Test func malformedTagsFail() throws {
        #expect(throws: StatusError.illegalArgument) { try makeMatcher(["en", "a b"]) }
        let matcher = try makeMatcher(["en"])
        #expect(throws: StatusError.illegalArgument) {
            try checked(matcher) { cicu_matcher_best($0, "a b", $1) }
        }
    }
}
