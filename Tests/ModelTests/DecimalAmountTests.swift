import Foundation
import PaywrightModel
import PaywrightValues
import Testing

@Suite("An amount is exact and read by one strict grammar")
struct DecimalAmountTests {
    @Test(
        "The grammar takes plain digits with at most one point",
        arguments: [
            ("0", "0"), ("0.0", "0"), ("0.00", "0"), ("0.5", "0.5"), ("10", "10"), ("29", "29"), ("9.99", "9.99"),
            ("9.990", "9.99"), ("0.000000001", "0.000000001"),
            ("999999999999999.999999999", "999999999999999.999999999"),
        ]
    )
    func accepts(text: String, shown: String) throws {
        #expect(try #require(DecimalAmount(text)).description == shown)
    }

    @Test(
        "Everything else is refused whole",
        arguments: [
            "", " ", "abc", "9,99", "9.99x", "9.99abc", "x9", "-1", "+1", "1e40", "1E2", "NaN", "nan", "inf", ".5",
            "5.",
            "1.2.3", " 1", "1 ", "1 000", "1,000.00", "007", "00", "0x10", "１", "٣", "1_000", "1\u{0}", "$1", "1'000",
            "1000000000000000", "0.0000000001",
        ]
    )
    func refuses(text: String) {
        #expect(DecimalAmount(text) == nil)
    }

    @Test("Store units are exact: thousandths, millionths, units with billionths")
    func storeUnits() {
        #expect(DecimalAmount(milliunits: 10990).description == "10.99")
        #expect(DecimalAmount(milliunits: 1).description == "0.001")
        #expect(DecimalAmount(micros: 9_990_000).description == "9.99")
        #expect(DecimalAmount(micros: .max).description == "9223372036854.775807")
        #expect(DecimalAmount(units: 9, nanos: 990_000_000)?.description == "9.99")
        #expect(DecimalAmount(units: -9, nanos: -500_000_000)?.description == "-9.5")
        #expect(DecimalAmount(units: 0, nanos: 10_000_000)?.description == "0.01")
        #expect(DecimalAmount(units: 9, nanos: -1) == nil)
        #expect(DecimalAmount(units: 0, nanos: 1_000_000_000) == nil)
        #expect(DecimalAmount(units: .max, nanos: 0)?.description == "9223372036854775807")
    }

    @Test("The amount and its Decimal are the same number")
    func decimal() throws {
        for text in ["0", "9.99", "0.000000001", "999999999999999.999999999"] {
            let amount = try #require(DecimalAmount(text))
            #expect(amount.decimal == Decimal(string: text))
        }
        #expect(DecimalAmount(billionths: -1_500_000_000).decimal == Decimal(string: "-1.5"))
        #expect(DecimalAmount(billionths: .max).decimal > 0 && DecimalAmount(billionths: .min).decimal < 0)
    }

    @Test("Random amounts survive being written and read")
    func roundTrip() throws {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<2_000 {
            let amount = DecimalAmount(billionths: Int128(UInt64.random(in: 0...(.max / 2), using: &generator)))
            #expect(DecimalAmount(amount.description) == amount)
        }
    }

    @Test("Rounding moves less than one step, and in the direction its rule names")
    func rounding() throws {
        for _ in 0..<2_000 {
            let amount = DecimalAmount(billionths: Int128(Int64.random(in: 0...1_000_000_000_000)))
            let denominator = Int64.random(in: 1...400)
            let numerator = Int64.random(in: 1...400)
            let digits = Int.random(in: 0...3)
            let step: Int128 = [1_000_000_000, 100_000_000, 10_000_000, 1_000_000][digits]
            func rounded(_ rule: RoundingRule) throws -> Int128 {
                let result = amount.scaled(by: numerator, over: denominator, fractionDigits: digits, rounding: rule)
                return try #require(result).billionths
            }
            let down = try rounded(.down)
            let up = try rounded(.up)
            let even = try rounded(.halfEven)
            let exact = amount.billionths * Int128(numerator)
            #expect(down * Int128(denominator) <= exact && exact <= up * Int128(denominator))
            #expect(up - down == (exact % (step * Int128(denominator)) == 0 ? 0 : step))
            #expect(even == down || even == up)
            for nearest in [even, try rounded(.halfUp)] {
                let distance = (nearest * Int128(denominator) - exact).magnitude
                #expect(distance * 2 <= (step * Int128(denominator)).magnitude)
            }
        }
    }

    @Test("A tie goes to the even digit")
    func ties() {
        let half = DecimalAmount("4.985")
        #expect(half?.scaled(by: 1, over: 1, fractionDigits: 2, rounding: .halfEven)?.description == "4.98")
        let odd = DecimalAmount("4.995")
        #expect(odd?.scaled(by: 1, over: 1, fractionDigits: 2, rounding: .halfEven)?.description == "5")
    }

    @Test(
        "Half up goes to the nearest, and from a tie away from zero",
        arguments: [
            ("4.985", "4.99"), ("4.984999999", "4.98"), ("4.995", "5"), ("0.005", "0.01"), ("0.004999999", "0"),
        ]
    )
    func halfUp(amount: String, rounded: String) {
        let result = DecimalAmount(amount)?.scaled(by: 1, over: 1, fractionDigits: 2, rounding: .halfUp)
        #expect(result?.description == rounded)
        let negative = DecimalAmount(amount).map { DecimalAmount(billionths: -$0.billionths) }
        let mirrored = negative?.scaled(by: 1, over: 1, fractionDigits: 2, rounding: .halfUp)
        #expect(mirrored?.billionths == result.map { -$0.billionths })
    }

    @Test("A scale out of range answers nil instead of trapping")
    func scaleOutOfRange() {
        #expect(DecimalAmount("1")?.scaled(by: 1, over: 0, fractionDigits: 2, rounding: .down) == nil)
        #expect(DecimalAmount("1")?.scaled(by: 1, over: 1, fractionDigits: 10, rounding: .down) == nil)
        #expect(DecimalAmount(billionths: .max).scaled(by: 2, over: 1, fractionDigits: 2, rounding: .down) == nil)
        #expect(DecimalAmount(billionths: .max).times(2) == nil)
    }
}
