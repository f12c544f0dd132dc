/// What a number is written as.
package enum NumberShape: Hashable, Sendable {
    case integer
    /// With at least so many digits, and no groups.
    case padded(minimumDigits: Int)
    /// With so many decimals.
    case decimal(fractionDigits: Int)
    /// A fraction as a percentage, with at most six decimals.
    case percent
    /// An amount in a currency, by its ISO 4217 code, with so many decimals.
    case money(currency: String, CurrencyWidth, fractionDigits: Int)
    /// A count of a unit of CLDR's ("day", "meter-per-day"), with its full name or a shorter one, in a grammatical case or "".
    case unit(String, isShort: Bool = false, grammaticalCase: String = "")

    /// ICU's number skeleton, but for how digits are grouped.
    package var skeleton: String {
        switch self {
        case .integer: "precision-integer"
        case .padded(let minimumDigits):
            "precision-integer integer-width/+\(String(repeating: "0", count: max(1, minimumDigits)))"
        case .decimal(let fractionDigits): Self.precision(fractionDigits)
        case .percent: "percent scale/100"
        case .money(let currency, let width, let fractionDigits):
            "currency/\(currency) \(width.stem) \(Self.precision(fractionDigits))"
        case .unit(let unit, let isShort, _): "unit/\(unit) unit-width-\(isShort ? "short" : "full-name")"
        }
    }

    /// The grammatical case that ICU is to print; "" for none.
    var grammaticalCase: String {
        if case .unit(_, _, let grammaticalCase) = self { grammaticalCase } else { "" }
    }

    /// ICU's stem for how digits are grouped where so many digits at least stand in the first group ("1", "2"); "" for as ICU has it.
    func grouping(_ minimumDigits: String?) -> String {
        if case .padded = self { return " group-off" }
        return minimumDigits.map { $0 == "2" ? " group-min2" : " group-on-aligned" } ?? ""
    }

    private static func precision(_ fractionDigits: Int) -> String {
        fractionDigits == 0 ? "precision-integer" : "." + String(repeating: "0", count: fractionDigits)
    }
}
