internal import CICU

/// The grammatical cases CLDR has for a unit.
enum UnitCases {
    /// Such as ["accusative", "dative", "genitive", "nominative"] for months in German; empty where CLDR has none.
    static func names(locale: String, unit: LengthUnit) -> [String] {
        var status: cicu_status = 0
        let text = readText { cicu_unit_cases(locale, unit.rawValue, $0, $1, &status) }
        return status > 0 ? [] : text.split(separator: "\n").map(String.init)
    }
}
