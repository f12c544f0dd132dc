import Foundation
import Paywright
import PaywrightMessages
import PaywrightValues

/// 10,000 different amounts and dates, as each way takes them.
struct Samples {
    static let count = 10_000
    static let timeZone = "Europe/Berlin"

    let hundredths: [Int64]
    let milliseconds: [Double]
    let amounts: [MessagePrice]
    let renewals: [MessageDate]
    let decimals: [Decimal]
    let dates: [Date]

    init(currency: String) {
        let code = CurrencyCode(currency) ?? .eur
        hundredths = (0..<Self.count).map { Int64(99 + $0 * 7_919 % 12_345_678) }
        milliseconds = (0..<Self.count).map { 1_767_225_600_000 + Double($0) * 43_200_000 }
        amounts = hundredths.map { value in
            MessagePrice(
                Price(amount: DecimalAmount(milliunits: value * 10), currency: code),
                role: .billed,
                period: .months(1)
            )
        }
        renewals = milliseconds.map { MessageDate(Instant(milliseconds: Int64($0)), timeZone: Self.timeZone) }
        decimals = hundredths.map { Decimal($0) / 100 }
        dates = milliseconds.map { Date(timeIntervalSince1970: $0 / 1_000) }
    }

    /// "1234.05".
    static func text(_ hundredths: Int64) -> String {
        let cents = hundredths % 100
        return "\(hundredths / 100).\(cents < 10 ? "0" : "")\(cents)"
    }
}
