import CPaywrightICU
import Testing

@Suite("Status and versions")
struct BaseTests {
    @Test(arguments: [(Int32(0), "U_ZERO_ERROR"), (1, "U_ILLEGAL_ARGUMENT_ERROR"), (7, "U_MEMORY_ALLOCATION_ERROR")])
    func statusesHaveICUNames(status: Int32, name: String) {
        #expect(String(cString: cicu_status_name(status)) == name)
    }

    @Test func versionsAreNumbers() throws {
        let icu = try text { buffer, capacity, _ in cicu_icu_version(buffer, capacity) }
        let major = try #require(icu.split(separator: ".").first.flatMap { Int($0) })
        #expect(major >= 72)
        // CLDR's release numbers have run 30 behind ICU's since CLDR 38 and ICU 68.
        #expect(try text(cicu_cldr_version).hasPrefix("\(major - 30)."))
        let unicode = try text { buffer, capacity, _ in cicu_unicode_version(buffer, capacity) }
        let first = try #require(unicode.split(separator: ".").first.flatMap { Int($0) })
        // Unicode 15 came with ICU 72.
        #expect(first >= 15)
    }

    @Test func aFailedStatusStopsACallAndStays() {
        var status: cicu_status = 7
        #expect(cicu_currency_fraction_digits("JPY", &status) == 0)
        #expect(cicu_number_create("en", "", "", nil, &status) == nil)
        #expect(cicu_matcher_best(nil, "en", &status) == -1)
        #expect(status == 7)
    }

    @Test func noHandleIsAnIllegalArgument() {
        let calls: [(UnsafeMutablePointer<cicu_status>) -> Void] = [
            { _ = cicu_number_format(nil, "1", 1, nil, 0, nil, $0) },
            { _ = cicu_plural_select(nil, nil, "1", 1, $0) },
            { _ = cicu_plural_categories(nil, $0) },
            { _ = cicu_date_format(nil, 0, nil, 0, $0) },
            { _ = cicu_date_pattern(nil, nil, 0, $0) },
            { _ = cicu_calendar_add(nil, 0, 0, 0, 0, 1, $0) },
            { _ = cicu_calendar_get(nil, 0, $0) },
            { _ = cicu_list_format(nil, nil, nil, 0, nil, 0, nil, $0) },
            { _ = cicu_matcher_best(nil, "en", $0) },
            { _ = cicu_locale_canonicalize(nil, nil, 0, $0) },
        ]
        for call in calls {
            #expect(throws: StatusError.illegalArgument) { try checked(call) }
        }
        #expect(cicu_plural_select_integer(nil, 1) == CICU_PLURAL_OTHER)
        #expect(cicu_pattern_count(nil) == 0)
        #expect(cicu_pattern_part(nil, 0).length == 0)
    }

    @Test func destroyingNothingIsHarmless() {
        cicu_number_destroy(nil)
        cicu_plural_destroy(nil)
        cicu_date_destroy(nil)
        cicu_calendar_destroy(nil)
        cicu_list_destroy(nil)
        cicu_matcher_destroy(nil)
        cicu_pattern_destroy(nil)
    }
}
