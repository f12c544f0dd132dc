import Foundation
import Testing
import TestSupport

@Suite("The Swift file beside a String Catalog, compiled and run")
struct ExportedSwiftTests {
    /// What an app does with the file, without StoreKit: words from the catalog, and purchases as a store states them.
    private static let program = #"""
        import Foundation

        let source = FileManager.default.contents(atPath: CommandLine.arguments[1]) ?? Data()
        let catalog = try JSONSerialization.jsonObject(with: source) as? [String: Any]
        func words(_ language: String) -> PaywrightLines {
            var words: [String: String] = [:]
            for (key, value) in catalog?["strings"] as? [String: [String: Any]] ?? [:] {
                let languages = value["localizations"] as? [String: [String: [String: String]]]
                words[key] = languages?[language]?["stringUnit"]?["value"]
            }
            let known = words
            return PaywrightLines(locale: Locale(identifier: language)) { known[$0] }
        }
        func price(_ text: String) -> PaywrightPrice { PaywrightPrice(Decimal(string: text) ?? 0, "$" + text) }
        func money(_ amount: Decimal) -> String {
            var (amount, rounded) = (amount, Decimal())
            NSDecimalRound(&rounded, &amount, 2, .plain)
            return "$" + (String(describing: rounded).contains(".") ? "\(rounded)" : "\(rounded).00")
        }
        func year(_ amount: String, offer: PaywrightOffer? = nil, reference: String? = "9.99", months: Int = 12) -> PaywrightPurchase {
            PaywrightPurchase(
                productID: "com.example.aurora.yearly", kind: .autoRenewable, price: price(amount), currency: "USD",
                period: PaywrightLength(months, .month), offer: offer,
                reference: reference.map { (price($0), PaywrightLength(1, .month)) }, format: { money($0) }
            )
        }
        func half(_ amount: String, _ mode: PaywrightOffer.Mode = .payUpFront, months: Int = 6, type: String = "introductory") -> PaywrightOffer {
            PaywrightOffer(type: type, mode: mode, period: PaywrightLength(months, .month), cycles: 1, price: price(amount))
        }
        let (english, arabic, german) = (words("en"), words("ar"), words("de"))
        func show(_ name: String, _ text: String?) { print(name + "=" + (text ?? "nil")) }
        show("offer", english.text("offer", for: year("59.99", offer: half("19.99"))))
        show("offer.months", english.text("offer", for: year("59.99", offer: half("19.99", months: 3))))
        show("offer.mode", english.text("offer", for: year("59.99", offer: half("19.99", .payAsYouGo))))
        show("offer.free", english.text("offer", for: year("59.99", offer: half("0"))))
        show("offer.type", english.text("offer", for: year("59.99", offer: half("19.99", type: "promotional"))))
        show("offer.none", english.text("offer", for: year("59.99")))
        show("plain", english.text("pricePerPeriod", for: year("59.99", offer: half("0"))))
        show("period", english.text("pricePerPeriod", for: year("59.99", months: 6)))
        show("exact", english.text("pricePerMonth", for: year("60")))
        show("about", english.text("pricePerMonth", for: year("59.99")))
        show("percent", english.text("savings.percent", for: year("59.99")))
        show("nothing", english.text("savings.percent", for: year("119.88")))
        show("reference", english.text("savings.percent", for: year("59.99", reference: nil)))
        show("months", english.text("savings.time", for: year("99.90")))
        show("label", english.text("label.restorePurchases"))
        show("arabic", arabic.text("pricePerPeriod", for: year("59.99")))
        var purchase = year("59.99")
        purchase.price.text = "\u{200F}٥٩٫٩٩ د.إ.\u{200F}\n"
        show("direction", english.text("pricePerPeriod", for: purchase))
        purchase.price.text = " "
        show("blank", english.text("pricePerPeriod", for: purchase))
        purchase = year("59.99")
        purchase.period = nil
        show("no period", english.text("callToAction", for: purchase))
        show("german", german.text("savings.percent", for: year("59.99")))
        let day = "November 24, 2026"
        show("status", english.status("renews", "detail", date: day, price: price("9.99")))
        show("status.price", english.status("renews", "detail", date: day, price: price("0")))
        show("status.nothing", english.status("renews", "headline"))
        show("status.plan", english.status("planChange", "detail", date: day, product: "Aurora\u{202E} Pro"))
        show("status.cancel", english.status("freeTrial", "cancel"))
        show("status.unknown", english.status("gone", "detail", date: day))
        show("status.needed", english.status("running", "detail"))
        show("status.arabic", arabic.status("cancelled", "headline", date: "24\u{200F}/11\u{200F}/2026"))
        show("hostile", PaywrightLines.filled("100%% %2$@, %1$@.", ["%1$@ %s \\ '", "د.إ."]))
        show("stop", PaywrightLines.filled("%1$@. End", ["9 kr."]))
        show("urdu", PaywrightLines.filled("یہ %1$@ کو \u{2068}%2$@\u{2069} میں", ["15 جنوری، 2027", "د.إ. 9"]))
        show("place", PaywrightLines.filled("\u{2068}%1$@\u{2069}", ["د.إ. 9"]))
        """#

    @Test("Lines of a purchase, and none where the shape is another one")
    func lines() async throws {
        guard try await Tool.shell("command -v swiftc").exitCode == 0 else { return }
        let folder = try TemporaryFolder.make()
        try Self.program.write(to: folder.appending(path: "main.swift"), atomically: true, encoding: .utf8)
        let export = try await Tool.run(
            "export",
            Tool.example,
            "--format",
            "xcstrings",
            "--locale",
            "en,ar,de",
            "-o",
            folder.path,
            "--compare-with",
            "com.example.aurora.monthly"
        )
        #expect(export.exitCode == 0)
        let outcome = try await Tool.shell(
            #"cd "$1" && swiftc -warnings-as-errors -o lines main.swift PaywrightLines.swift && LC_ALL=en_US.UTF-8 ./lines Paywright.xcstrings"#,
            folder.path
        )
        #expect(outcome.exitCode == 0, "\(outcome.errors)")
        #expect(
            outcome.output == """
                offer=$19.99 for the first 6\u{A0}months, then $59.99 per year
                offer.months=nil
                offer.mode=$19.99 for the first 6\u{A0}months, then $59.99 per year
                offer.free=nil
                offer.type=nil
                offer.none=nil
                plain=$59.99 per year
                period=nil
                exact=Comes to $5.00 per month
                about=Comes to about $5.00 per month
                percent=Save 49%
                nothing=nil
                reference=nil
                months=Save the cost of 2\u{A0}months every year
                label=Restore purchases
                arabic=\u{2068}$59.99\u{2069} سنويًا
                direction=\u{2068}٥٩٫٩٩ د.إ. \u{2069} per year
                blank=nil
                no period=nil
                german=49\u{A0}% sparen
                status=Your subscription renews automatically for $9.99 on November 24, 2026.
                status.price=Your subscription renews automatically on November 24, 2026.
                status.nothing=Active
                status.plan=You’ll switch to “Aurora Pro” on November 24, 2026. You’ll be charged for it then.
                status.cancel=To avoid being charged, cancel in your App Store account settings at least 24\u{A0}hours before the trial ends.
                status.unknown=nil
                status.needed=nil
                status.arabic=ينتهي الاشتراك في \u{2068}24\u{200F}/11\u{200F}/2026\u{2069}
                hostile=100% \u{2068}د.إ.\u{2069}, %1$@ %s \\ '.
                stop=9 kr. End
                urdu=یہ 15 جنوری، 2027 کو \u{2068}د.إ. 9\u{2069} میں
                place=\u{2068}د.إ. 9\u{2069}

                """
        )
    }
}
