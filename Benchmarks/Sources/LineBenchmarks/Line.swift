import Foundation
import ICUBaseline
import MessageCatalog
import Paywright

/// One line in one language, written three ways: by Paywright, by ICU in C++ used well, and by Foundation's format styles.
final class Line {
    /// Which line.
    enum Kind: String, CaseIterable {
        case price
        case pricePerPeriod = "price per period"
        case offer
        case status = "status with date"
    }

    static let sampleCount = 10_000
    private static let timeZone = "Europe/Berlin"

    let name: String
    private let kind: Kind
    private let prepared: PreparedLine
    private let writer: LineWriter
    private let amounts: [Money]
    private let hundredths: [Int64]
    private let milliseconds: [Double]
    private let decimals: [Decimal]
    private let renewals: [MessageDate]
    private let dates: [Date]
    private let baseline: OpaquePointer
    /// What stands between the values, for Foundation.
    private let pieces: [String]
    private let values: [FormattedText.PartKind]
    private let lengthText: String
    private let currencyStyle: Decimal.FormatStyle.Currency
    private let dateStyle: Date.FormatStyle
    private(set) var checksum = 0

    init(_ kind: Kind, locale: String, currency: String) throws {
        name = "\(kind.rawValue) \(locale)"
        self.kind = kind
        let bundle = try CatalogLibrary.builtin().messages(for: LocaleTag(locale))
        hundredths = (0..<Self.sampleCount).map { Int64(99 + $0 * 7_919 % 12_345_678) }
        milliseconds = (0..<Self.sampleCount).map { 1_767_225_600_000 + Double($0) * 43_200_000 }
        amounts = hundredths.map { value in
            let cents = value % 100
            return Money(
                amount: "\(value / 100).\(cents < 10 ? "0" : "")\(cents)",
                currency: currency,
                fractionDigits: 2,
                role: .billed,
                period: Length(1, .month)
            )
        }
        renewals = milliseconds.map { MessageDate(milliseconds: Int64($0), timeZone: Self.timeZone) }
        let price = ArgumentValue.money(amounts[0])
        let message =
            switch kind {
            case .price, .pricePerPeriod:
                Message("pricePerPeriod", [.price: price, .period: .length(Length(1, .month))])
            case .offer: Message("offer.freeTrial", [.trialDuration: .length(Length(1, .week)), .price: price])
            case .status: Message("status.renews.price", [.date: .date(renewals[0]), .renewalPrice: price])
            }
        // As a formatter of ICU's is made once and reused.
        prepared = PreparedLine([message])
        writer = bundle.writer()
        decimals = hundredths.map { Decimal($0) / 100 }
        dates = milliseconds.map { Date(timeIntervalSince1970: $0 / 1_000) }
        // The pattern is what the catalog says: the same words for all three.
        let sample =
            kind == .price ? bundle.format(.money(amounts[0]), as: .price) : bundle.format([message])
        (pieces, values) = Self.parts(of: sample)
        lengthText =
            sample.parts.first { $0.argument == .trialDuration }.map { Self.slice(sample.string, $0.range) } ?? ""
        var pattern = pieces[0]
        for (index, piece) in pieces.dropFirst().enumerated() { pattern += "{\(index)}" + piece }
        let kinds = values.map { kind in
            switch kind {
            case .money: ICU_BASELINE_AMOUNT
            case .date: ICU_BASELINE_DATE
            default: ICU_BASELINE_LENGTH
            }
        }
        let digits = locale == "ar" ? "ar-u-nu-latn" : locale
        guard
            let baseline = icu_baseline_create(
                digits,
                pattern.replacing("'", with: "''"),
                kinds,
                Int32(kinds.count),
                currency,
                Self.timeZone,
                "week",
                1
            )
        else { throw Mismatch(line: self.name, ours: pattern, theirs: "ICU failed") }
        self.baseline = baseline
        let foundation = Locale(identifier: digits)
        currencyStyle = Decimal.FormatStyle.Currency(code: currency, locale: foundation)
        dateStyle = Date.FormatStyle(
            locale: foundation,
            calendar: Calendar(identifier: .gregorian),
            timeZone: TimeZone(identifier: Self.timeZone) ?? .gmt
        ).year().month(.wide).day()
    }

    deinit { icu_baseline_destroy(baseline) }

    /// What differs between two that should say the same.
    struct Mismatch: Error, CustomStringConvertible {
        let line: String
        let ours: String
        let theirs: String
        var description: String { "\(line): ours “\(ours)”, theirs “\(theirs)”" }
    }

    // MARK: Writing

    /// Writes the lines of some samples; `check` sees each.
    func writeOurs(_ samples: Range<Int>, check: ((Int, borrowing FormattedBuffer) throws -> Void)? = nil) rethrows {
        var (prepared, writer, count) = (prepared, writer, 0)
        var buffer = FormattedBuffer()
        for index in samples {
            buffer.removeAll()
            if kind == .price {
                writer.append(.money(amounts[index]), as: .price, to: &buffer)
            } else {
                prepared.replaceAmount(at: 0, by: amounts[index])
                if kind == .status { prepared.replaceDate(at: 0, by: renewals[index]) }
                writer.append(prepared, to: &buffer)
            }
            count &+= buffer.utf8Count
            try check?(index, buffer)
        }
        checksum &+= count
    }

    func writeICU(_ samples: Range<Int>) {
        var (bytes, count) = ([CChar](repeating: 0, count: 1_024), 0)
        for index in samples { count &+= icuLine(index, &bytes) }
        checksum &+= count
    }

    private func icuLine(_ index: Int, _ bytes: inout [CChar]) -> Int {
        Int(icu_baseline_format(baseline, hundredths[index], milliseconds[index], &bytes, Int32(bytes.count)))
    }

    func writeFoundation(_ samples: Range<Int>) {
        var count = 0
        for index in samples {
            var text = pieces[0]
            for (value, piece) in zip(values, pieces.dropFirst()) {
                switch value {
                case .money: text += decimals[index].formatted(currencyStyle)
                case .date: text += dates[index].formatted(dateStyle)
                default: text += lengthText
                }
                text += piece
            }
            count &+= text.utf8.count
        }
        checksum &+= count
    }

    /// Lines of ours against ICU's, but for spaces and direction characters: CLDR sets a space where a catalog sets none.
    func compare() throws {
        var bytes = [CChar](repeating: 0, count: 1_024)
        try writeOurs(0..<Self.sampleCount) { index, buffer in
            guard index % 97 == 0 else { return }
            let count = max(0, self.icuLine(index, &bytes))
            let theirs = String(decoding: bytes.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
            let ours = buffer.string
            guard Self.plain(ours) == Self.plain(theirs) else {
                throw Mismatch(line: self.name, ours: ours, theirs: theirs)
            }
        }
    }

    private static func plain(_ text: String) -> String {
        text.filter { !$0.isWhitespace && !$0.unicodeScalars.allSatisfy(\.properties.isDefaultIgnorableCodePoint) }
    }

    private static func slice(_ text: String, _ range: Range<Int>) -> String {
        String(decoding: Array(text.utf16)[range], as: UTF16.self)
    }

    private static func parts(of text: FormattedText) -> ([String], [FormattedText.PartKind]) {
        var pieces: [String] = []
        var end = 0
        // How often is said in words that the catalog has; only the trial's length is a unit of CLDR's.
        let values = text.parts.filter { $0.kind != .length || $0.argument == .trialDuration }
        for part in values {
            pieces.append(slice(text.string, end..<part.range.lowerBound))
            end = part.range.upperBound
        }
        pieces.append(slice(text.string, end..<text.string.utf16.count))
        return (pieces, values.map(\.kind))
    }
}
