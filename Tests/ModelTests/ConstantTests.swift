import Foundation
import PaywrightModel
import PaywrightValues
import Testing

@Suite("Names that people reach for are the values that codes give")
struct ConstantTests {
    @Test("Storefronts by name, and codes in small letters")
    func storefronts() {
        #expect(Storefront.germany == Storefront("DEU"))
        #expect(Storefront.unitedKingdom == Storefront("GBR"))
        #expect(Storefront.southKorea == Storefront("KR"))
        #expect(Storefront.coteDIvoire == Storefront("CIV"))
        #expect(Storefront("de") == .germany)
        #expect(Storefront("deu") == .germany)
        #expect(Storefront("Deu") == .germany)
        #expect(Storefront("germany") == nil)
        #expect(Storefront("") == nil)
    }

    @Test(
        "Currencies by code, with the digits of the table",
        arguments: [
            (CurrencyCode.eur, "EUR"), (.usd, "USD"), (.jpy, "JPY"), (.krw, "KRW"), (.clp, "CLP"), (.pkr, "PKR"),
            (.try, "TRY"),
            (.vnd, "VND"), (.huf, "HUF"), (.twd, "TWD"),
        ]
    )
    func currencies(constant: CurrencyCode, code: String) {
        #expect(constant == CurrencyCode(code))
        #expect(constant.fractionDigits == CurrencyCode(code)?.fractionDigits)
    }

    @Test("Periods, with a count outside the range at its end")
    func periods() {
        #expect(SubscriptionPeriod.months(1) == SubscriptionPeriod(iso8601: "P1M"))
        #expect(SubscriptionPeriod.weeks(2).description == "P2W")
        #expect(SubscriptionPeriod.days(0) == .days(1))
        #expect(SubscriptionPeriod.years(.max) == .years(9_999))
    }

    @Test("Amounts from decimal numbers keep their digits")
    func decimals() throws {
        #expect(Price(9.99 as Decimal, .eur) == Price("9.99", "EUR"))
        #expect(Price(3.133 as Decimal, .eur)?.description == "EUR 3.133")
        #expect(DecimalAmount(Decimal(string: "-1.5") ?? 0)?.description == "-1.5")
        #expect(DecimalAmount(Decimal.nan) == nil)
        #expect(DecimalAmount(Decimal(string: "1e15") ?? 0) == nil)
        #expect(DecimalAmount(Decimal(string: "0.12345678912") ?? 0) == nil)
        var seed: UInt64 = 7
        for _ in 0..<10_000 {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1
            let micros = Int64(seed >> 24)
            let amount = DecimalAmount(micros: micros)
            #expect(DecimalAmount(amount.decimal) == amount)
        }
    }
}
