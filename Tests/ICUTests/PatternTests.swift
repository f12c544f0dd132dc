import CPaywrightICU
import Testing

@Suite("Pattern")
struct PatternTests {
    private struct Failure: Error, Equatable {
        var status: String
        var offset: Int32
    }

    private func parts(of pattern: String) throws -> [cicu_part] {
        let units = Array(pattern.utf16)
        var offset: Int32 = -7
        do {
            let handle = try Handle(destroy: cicu_pattern_destroy) {
                cicu_pattern_create(units, Int32(units.count), &offset, $0)
            }
            return handle.lend { pointer in (0..<cicu_pattern_count(pointer)).map { cicu_pattern_part(pointer, $0) } }
        } catch let error as StatusError {
            throw Failure(status: error.name, offset: offset)
        }
    }

    private func text(of part: cicu_part, in pattern: String) -> String {
        String(decoding: Array(pattern.utf16)[Int(part.index)..<Int(part.index + part.length)], as: UTF16.self)
    }

    @Test func partsAreICUs() throws {
        let pattern = "😀 {n, plural, offset:1 =5 {five} other {# of {name}}}"
        let parts = try parts(of: pattern)
        #expect(
            parts.map(\.type) == [
                CICU_PART_MESSAGE_START, CICU_PART_ARG_START, CICU_PART_ARG_NAME, CICU_PART_ARG_INT,
                CICU_PART_ARG_SELECTOR, CICU_PART_ARG_INT, CICU_PART_MESSAGE_START, CICU_PART_MESSAGE_LIMIT,
                CICU_PART_ARG_SELECTOR, CICU_PART_MESSAGE_START, CICU_PART_REPLACE_NUMBER, CICU_PART_ARG_START,
                CICU_PART_ARG_NAME, CICU_PART_ARG_LIMIT, CICU_PART_MESSAGE_LIMIT, CICU_PART_ARG_LIMIT,
                CICU_PART_MESSAGE_LIMIT,
            ]
        )
        #expect(
            parts.map { text(of: $0, in: pattern) } == [
                "", "{", "n", "1", "=5", "5", "{", "}", "other", "{", "#", "{", "name", "}", "}", "}", "",
            ]
        )
        #expect(parts[1].value == Int32(CICU_ARGUMENT_PLURAL.rawValue))
        #expect(parts[11].value == Int32(CICU_ARGUMENT_NONE.rawValue))
        #expect(parts.map(\.limit) == [16, 15, 2, 3, 4, 5, 7, 7, 8, 14, 10, 13, 12, 13, 14, 15, 16])
        #expect([parts[3].numeric, parts[4].numeric, parts[5].numeric] == [1, 5, 5])
        #expect(parts[8].numeric.isNaN && parts[0].numeric.isNaN)
    }

    @Test(arguments: [
        ("{n}", CICU_ARGUMENT_NONE), ("{n, number}", CICU_ARGUMENT_SIMPLE),
        ("{n, plural, other {}}", CICU_ARGUMENT_PLURAL), ("{n, select, other {}}", CICU_ARGUMENT_SELECT),
        ("{n, selectordinal, other {}}", CICU_ARGUMENT_SELECTORDINAL),
    ])
    func argumentsHaveATypeAndALimit(pattern: String, type: cicu_argument_type) throws {
        let parts = try parts(of: pattern)
        #expect(parts[1].value == Int32(type.rawValue))
        #expect(parts[Int(parts[1].limit)].type == CICU_PART_ARG_LIMIT)
        #expect(parts[Int(parts[1].limit)].value == Int32(type.rawValue))
    }

    @Test func fractionsAreNumbersToo() throws {
        let parts = try parts(of: "{n, plural, =1.5 {x} other {}}")
        #expect(parts.filter { $0.type == CICU_PART_ARG_DOUBLE }.map(\.numeric) == [1.5])
    }

    /// `''` and `'{'` quote; an apostrophe alone is text, which ICU marks as one to be doubled.
    @Test(arguments: [
        ("it''s", [CICU_PART_SKIP_SYNTAX]), ("'{'x'}'", Array(repeating: CICU_PART_SKIP_SYNTAX, count: 4)),
        ("it's", [CICU_PART_INSERT_CHAR]), ("", []),
    ])
    func apostrophesQuoteByDefault(pattern: String, between: [cicu_part_type]) throws {
        #expect(try parts(of: pattern).dropFirst().dropLast().map(\.type) == between)
    }

    /// ICU points at the start of the part at fault: here the style, which starts after the comma, or the name.
    @Test(arguments: [
        ("{a, plural, one {x}", "U_PATTERN_SYNTAX_ERROR", 11),
        ("{n, plural, =x {a} other {b}}", "U_PATTERN_SYNTAX_ERROR", 11),
        ("abc {a b}", "U_PATTERN_SYNTAX_ERROR", 5), ("😀{}", "U_PATTERN_SYNTAX_ERROR", 3),
        ("{a, plural, one {x}}", "U_DEFAULT_KEYWORD_MISSING", 0), ("abc {a", "U_UNMATCHED_BRACES", 0),
        ("abc {", "U_UNMATCHED_BRACES", 0),
    ])
    func errorsHaveAPlace(pattern: String, status: String, offset: Int32) {
        #expect(throws: Failure(status: status, offset: offset)) { try parts(of: pattern) }
    }

    @Test func partsOutOfRangeAreEmpty() throws {
        let units = Array("abc".utf16)
        let handle = try Handle(destroy: cicu_pattern_destroy) { cicu_pattern_create(units, 3, nil, $0) }
        #expect(handle.lend(cicu_pattern_count) == 2)
        for index in [-1, 2, Int32.max] {
            let part = handle.lend { cicu_pattern_part($0, index) }
            #expect(part.type == CICU_PART_MESSAGE_START)
            #expect(part.limit == 0)
        }
        #expect(throws: StatusError.illegalArgument) { try checked { cicu_pattern_create(units, -1, nil, $0) } }
    }
}
