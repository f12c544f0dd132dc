internal import CPaywrightICU

/// The grammatical cases CLDR has for a unit.
package enum UnitCases {
    /// Such as ["accusative", "dative", "genitive", "nominative"] for months in German; empty where CLDR has none.
    package static func names(locale: String, unit: String) -> [String] {
        var status: cicu_status = 0
        let text = readText { cicu_unit_cases(locale, unit, $0, $1, &status) }
        return status > 0 ? [] : text.split(separator: "\n").map(String.init)
    }
}
