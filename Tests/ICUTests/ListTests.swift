import CPaywrightICU
import Testing

@Suite("List")
struct ListTests {
    /// The joined text, and for each item the text its range names.
    private func join(
        _ items: [String],
        _ locale: String,
        _ type: cicu_list_type,
        _ width: cicu_list_width = CICU_LIST_WIDE
    ) throws -> (text: String, items: [String?]) {
        let list = try Handle(destroy: cicu_list_destroy) { cicu_list_create(locale, type, width, $0) }
        let storage = items.flatMap { Array($0.utf8CString) }
        let lengths = items.map { Int32($0.utf8.count) }
        var ranges = [cicu_range](repeating: cicu_range(start: -7, end: -7), count: items.count)
        let joined = try storage.withUnsafeBufferPointer { bytes in
            var offset = 0
            let pointers = items.map { item in
                defer { offset += item.utf8.count + 1 }
                return bytes.baseAddress.map { $0 + offset }
            }
            let count = Int32(items.count)
            return try text(list) { cicu_list_format($0, pointers, lengths, count, $1, $2, &ranges, $3) }
        }
        return (joined, ranges.map { slice(joined, $0) })
    }

    @Test(arguments: [
        ("en", ["a", "b", "c"], CICU_LIST_AND, "a, b, and c"), ("en", ["a", "b"], CICU_LIST_OR, "a or b"),
        ("en", ["1 day", "2 hours"], CICU_LIST_UNITS, "1 day, 2 hours"), ("en", ["a"], CICU_LIST_AND, "a"),
        ("de", ["a", "b", "c"], CICU_LIST_AND, "a, b und c"), ("ja", ["é", "日本", "😀"], CICU_LIST_AND, "é、日本、😀"),
        // Spanish "y" becomes "e" before the sound i, and "o" becomes "u" before o.
        ("es", ["a", "b"], CICU_LIST_AND, "a y b"), ("es", ["a", "iglesia"], CICU_LIST_AND, "a e iglesia"),
        ("es", ["a", "otro"], CICU_LIST_OR, "a u otro"), ("en", [], CICU_LIST_AND, ""),
    ])
    func itemsAreJoinedAndFound(
        locale: String,
        items: [String],
        type: cicu_list_type,
        expected: String
    ) throws {
        let joined = try join(items, locale, type)
        #expect(joined.text == expected)
        #expect(joined.items == items)
    }

    @Test func anEmptyItemIsNowhere() throws {
        #expect(try join(["a", ""], "de", CICU_LIST_AND).items == ["a", nil])
    }

    @Test func whatICUDoesNotKnowFails() {
        #expect(throws: StatusError.illegalArgument) { try join([], "en", cicu_list_type(rawValue: 9)) }
        #expect(throws: StatusError.illegalArgument) {
            try join([], "en", CICU_LIST_AND, cicu_list_width(rawValue: 9))
        }
        #expect(throws: StatusError.illegalArgument) { try join([], "not a locale", CICU_LIST_AND) }
    }
}
