import Paywright
import PaywrightDecisions
import PaywrightMessages
import PaywrightModel
import PaywrightTemplates
import PaywrightValues
import Testing
import TestSupport

@Suite("Functions follow the language; countdowns its digits")
struct TemplateFunctionTests {
    @Test(
        "Letters change by the rules of the language that speaks, names by those of the language asked for",
        arguments: [
            ("{{ custom.city | uppercase }}", "en", "ISTANBUL İZMIR"),
            ("{{ custom.city | uppercase }}", "tr", "İSTANBUL İZMİR"),
            ("{{ product.periodly | uppercase }}", "tr", "AYLIK"),
            ("{{ product.periodly | uppercase }}", "de", "MONATLICH"),
            ("{{ product.periodly | capitalize }}", "pl", "Co Miesiąc"),
            ("{{ product.periodly | uppercase | lowercase }}", "en", "monthly"),
            ("{{ product.price_per_period | uppercase }}", "en", "zł9.99/MONTH"),
            ("{{ product.price_per_period | uppercase }}", "pl", "9,99 zł/MIESIĄC"),
            ("{{ product.price_per_period | capitalize }}", "en", "zł9.99/Month"),
            ("{{ product.currency_symbol | uppercase }}", "pl", "zł"),
            ("{{ product.currency_code | lowercase }}", "pl", "pln"),
            ("{{ product.periodly | reverse }}", "en", "monthly"),
        ]
    )
    func letters(source: String, locale: String, expected: String) throws {
        let poland = try #require(Storefront("POL"))
        let product = try TemplateFixture.product("9.99", "PLN", every: "P1M", in: poland)
        var context = try TemplateFixture.context(TemplateFixture.terms(product, in: poland))
        context.custom = ["city": "istanbul İzmir"]
        // In en the zloty has a letter code, which stays as it is whatever the function.
        let wanted = locale == "en" ? expected.replacing("zł", with: "PLN ") : expected
        let text = try TemplateFixture.render(source, .revenueCat, context, locale).text.string
        #expect(TemplateFixture.visible(text) == wanted)
    }

    @Test("Parts stand where their text stands, also when letters have changed")
    func parts() throws {
        let context = try TemplateFixture.example()
        let source = "ß {{ product.price_per_period | uppercase }} {{ product.store_product_name | uppercase }}"
        let rendered = try TemplateFixture.render(source, .revenueCat, context, "de")
        let units = Array(rendered.text.string.utf16)
        let texts = rendered.text.parts.map { String(decoding: units[$0.range], as: UTF16.self) }
        #expect(texts.map(TemplateFixture.visible) == ["24,99 $", "3 MONATE", "AURORA QUARTERLY"])
    }

    @Test("Superwall's filters of text")
    func liquid() throws {
        var context = try TemplateFixture.context(
            TemplateFixture.terms(TemplateFixture.product("9.99", every: "P1M", name: "Aurora Pro"))
        )
        context.products = [:]
        for (source, expected) in [
            ("a {{ products.selected.periodly | capitalize }}", "a Monthly"),
            ("a {{ products.selected.periodly | upcase | strip }}", "a MONTHLY"),
            ("a {{ products.selected | downcase }}", "a aurora pro"),
        ] {
            #expect(try TemplateFixture.render(source, .superwall, context).text.string == expected)
        }
    }

    @Test(
        "A countdown counts from the largest unit, ends at nothing, and has the language's digits",
        arguments: [
            (TemplateContext.CountdownUnit.days, 93_784_567, "en", "1 02:03:04"),
            (.hours, 93_784_567, "en", "0 26:03:04"),
            (.minutes, 93_784_567, "en", "0 00:1563:04"), (.days, -5, "en", "0 00:00:00"),
            (.days, 999, "en", "0 00:00:00"),
            (.days, 93_784_567, "ar-u-nu-arab", "١ ٠٢:٠٣:٠٤"), (.days, 123 * 86_400_000, "de", "123 00:00:00"),
        ]
    )
    func countdown(unit: TemplateContext.CountdownUnit, left: Int64, locale: String, expected: String) throws {
        var context = try TemplateFixture.example()
        context.countdownEnd = TemplateFixture.now + left
        context.countdownUnit = unit
        let source =
            "{{ count_days_without_zero }} {{ count_hours_with_zero }}:{{ count_minutes_with_zero }}:{{ count_seconds_with_zero }}"
        #expect(try TemplateFixture.render(source, .revenueCat, context, locale).text.string == expected)
    }

    @Test("Adapty's totals have as many digits as are asked for, and a countdown may be as long as time")
    func totals() throws {
        var context = try TemplateFixture.example()
        #expect(try TemplateFixture.value("TIMER_Total_Days_3", .adapty, context) == "001")
        #expect(try TemplateFixture.value("TIMER_Total_Days_99", .adapty, context) == "<TIMER_Total_Days_99/>")
        context.countdownEnd = .distantFuture
        context.clock = TemplateContext.Clock(
            now: Instant(milliseconds: -1),
            calendar: try StoreCalendar(timeZone: "UTC")
        )
        #expect(try TemplateFixture.value("TIMER_Total_Milliseconds_1", .adapty, context) == "9223372036854775807")
    }
}
