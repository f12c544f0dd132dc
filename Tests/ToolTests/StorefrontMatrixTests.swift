import Foundation
import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing
import TestSupport

@Suite("One product in every storefront of the App Store, in every language")
struct StorefrontMatrixTests {
    /// An amount of its own for each storefront, with all digits of its currency and none that could be dropped.
    private static func price(_ index: Int, in storefront: Storefront) -> Price? {
        storefront.currency.map { currency in
            let units = Int128(1_234 + index) * 1_000_000_000
            let decimals: Int128 = [0: 0, 2: 890_000_000, 3: 891_000_000][currency.fractionDigits] ?? 0
            return Price(amount: DecimalAmount(billionths: units + decimals), currency: currency)
        }
    }

    private static func productList() throws -> (file: String, prices: [String: Price]) {
        let entries = Storefront.all.enumerated().compactMap { index, storefront in
            price(index, in: storefront).map { StorefrontPrices.Entry(storefront: storefront, price: $0) }
        }
        let product = Product(
            id: "pro",
            type: .autoRenewable,
            names: [LocalizedName(locale: "en", name: "Pro")],
            prices: StorefrontPrices(entries),
            period: SubscriptionPeriod(1, .month)
        )
        let file = try Tool.file(ProductListWriter().text(of: [product]), named: "all.json")
        return (file, Dictionary(uniqueKeysWithValues: entries.map { ($0.storefront.alpha3, $0.price) }))
    }

    private static func locales() async throws -> [String] {
        let output = try await Tool.run("locales", "--format", "json").output
        let document = try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
        let locales = try #require(document["locales"] as? [[String: Any]]).compactMap { $0["locale"] as? String }
        #expect(locales.count >= 10)
        return locales
    }

    private static func results(_ file: String, locale: String) async throws -> [[String: Any]] {
        let outcome = try await Tool.run(
            "copy",
            file,
            "--storefront",
            "all",
            "--locale",
            locale,
            "--whole-amounts",
            "keep",
            "--format",
            "json"
        )
        #expect(outcome.exitCode == 0 && outcome.errors.isEmpty)
        let document = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
        #expect((document["diagnostics"] as? [Any])?.isEmpty == true)
        return try #require(document["results"] as? [[String: Any]])
    }

    private static func priceLine(_ result: [String: Any]) throws -> String {
        let lines = try #require(result["lines"] as? [String: [String: Any]])
        return try #require(lines["price"]?["text"] as? String)
    }

    /// The digits of a text in any numbering system, as ASCII.
    private static func digits(_ text: String) -> String {
        text.unicodeScalars.filter { $0.properties.numericType == .decimal }
            .map { String(Int($0.properties.numericValue ?? 0)) }
            .joined()
    }

    @Test("every amount keeps its digits and its currency")
    func keepsAmounts() async throws {
        let (file, prices) = try Self.productList()
        #expect(prices.count == 175)
        for locale in try await Sweep.isWhole ? Self.locales() : ["ar", "hi", "pl"] {
            let results = try await Self.results(file, locale: locale)
            #expect(Set(results.compactMap { $0["storefront"] as? String }) == Set(prices.keys), "\(locale)")
            for result in results {
                let storefront = try #require(result["storefront"] as? String)
                let price = try #require(prices[storefront])
                let phase = try #require((result["phases"] as? [[String: Any]])?.first)
                #expect(phase["amount"] as? String == price.amount.description)
                #expect(phase["currency"] as? String == price.currency.code)
                let text = try Self.priceLine(result)
                #expect(
                    Self.digits(text) == Self.digits(price.amount.description),
                    "\(locale) in \(storefront): \(text)"
                )
            }
        }
    }

    @Test("digits are those of the language that speaks, wherever the price is from")
    func keepsDigitsOfLanguage() async throws {
        let (file, _) = try Self.productList()
        let spanish = try await Self.results(file, locale: "es")
        let israel = try #require(spanish.first { $0["storefront"] as? String == "ISR" })
        let text = try Self.priceLine(israel)
        #expect(text.contains("ILS") || text.contains("₪"))
        // Spanish groups from five digits on.
        #expect(text.unicodeScalars.prefix { $0.properties.numericType == .decimal || $0 == "," }.count == 7)
        for result in spanish {
            let decimals = try Self.priceLine(result).unicodeScalars.filter { $0.properties.numericType == .decimal }
            #expect(decimals.allSatisfy { $0.isASCII })
        }
        let egyptian = try await Self.results(file, locale: "ar-u-nu-arab")
        for result in egyptian {
            let decimals = try Self.priceLine(result).unicodeScalars.filter { $0.properties.numericType == .decimal }
            #expect(decimals.allSatisfy { (0x660...0x669).contains($0.value) })
        }
    }
}
