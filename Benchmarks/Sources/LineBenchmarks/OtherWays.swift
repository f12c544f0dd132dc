import Foundation
import ICUBaseline
import PaywrightMessages

/// The words of a text with other values, written by ICU in C++ used well and by Foundation's format styles.
final class OtherWays {
    private let baseline: OpaquePointer
    /// What stands between the values, for Foundation.
    let pieces: [String]
    private let values: [FormattedText.PartKind]
    private let lengthText: String
    private let currencyStyle: Decimal.FormatStyle.Currency
    private let dateStyle: Date.FormatStyle

    /// A text of the catalogs': what stands between its amounts, dates and the length of a trial are words of the line.
    init(_ text: FormattedText, locale: String, currency: String) throws {
        // How often is said in words that the catalog has; only the trial's length is a unit of CLDR's.
        let parts = text.parts.filter { [.money, .date].contains($0.kind) || $0.argument == .trialDuration }
        let units = Array(text.string.utf16)
        func slice(_ range: Range<Int>) -> String { String(decoding: units[range], as: UTF16.self) }
        let ends = [0] + parts.map(\.range.upperBound)
        pieces = zip(ends, parts.map(\.range.lowerBound) + [units.count]).map { slice($0..<$1) }
        values = parts.map(\.kind)
        lengthText = parts.first { $0.argument == .trialDuration }.map { slice($0.range) } ?? ""
        var pattern = pieces[0]
        for (index, piece) in pieces.dropFirst().enumerated() { pattern += "{\(index)}" + piece }
        let kinds = values.map { kind in
            switch kind {
            case .money: ICU_BASELINE_AMOUNT
            case .date: ICU_BASELINE_DATE
            default: ICU_BASELINE_LENGTH
            }
        }
        let digits = Self.digits(locale)
        guard
            let baseline = icu_baseline_create(
                digits,
                pattern.replacing("'", with: "''"),
                kinds,
                Int32(kinds.count),
                currency,
                Samples.timeZone,
                "week",
                1
            )
        else { throw Mismatch(line: text.string, ours: pattern, theirs: "ICU failed") }
        self.baseline = baseline
        let foundation = Locale(identifier: digits)
        currencyStyle = Decimal.FormatStyle.Currency(code: currency, locale: foundation)
        dateStyle = Date.FormatStyle(
            locale: foundation,
            calendar: Calendar(identifier: .gregorian),
            timeZone: TimeZone(identifier: Samples.timeZone) ?? .gmt
        ).year().month(.wide).day()
    }

    /// The locale with the digits that the catalogs have for it.
    static func digits(_ locale: String) -> String { locale == "ar" ? "ar-u-nu-latn" : locale }

    /// What the values are: "money", "date", "length".
    var valueNames: [String] {
        values.map { kind in
            switch kind {
            case .money: "money"
            case .date: "date"
            default: "length"
            }
        }
    }

    deinit { icu_baseline_destroy(baseline) }

    /// Writes a sample by ICU and returns its length in bytes.
    func writeICU(_ samples: Samples, _ index: Int, _ bytes: inout [CChar]) -> Int {
        let (amount, date) = (samples.hundredths[index], samples.milliseconds[index])
        return Int(icu_baseline_format(baseline, amount, date, &bytes, Int32(bytes.count)))
    }

    func foundation(_ samples: Samples, _ index: Int) -> String {
        var text = pieces[0]
        for (value, piece) in zip(values, pieces.dropFirst()) {
            switch value {
            case .money: text += samples.decimals[index].formatted(currencyStyle)
            case .date: text += samples.dates[index].formatted(dateStyle)
            default: text += lengthText
            }
            text += piece
        }
        return text
    }
}

/// A line as other programs take it: words between values, and what ours are.
struct PeerLine: Encodable {
    let line: String
    let locale: String
    let currency: String
    let pieces: [String]
    let values: [String]
    let expected: [String]
}

/// What differs between two that should say the same.
struct Mismatch: Error, CustomStringConvertible {
    let line: String
    let ours: String
    let theirs: String
    var description: String { "\(line): ours “\(ours)”, theirs “\(theirs)”" }
}
