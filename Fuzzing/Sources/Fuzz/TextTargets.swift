import Paywright
import PaywrightICU
import PaywrightImport
import PaywrightModel
import PaywrightTemplates

/// Short texts: templates, locales, price lists.
extension FuzzTarget {
    /// A template, after a byte that chooses the dialect. Its pieces are its source, and it is filled in whatever it is.
    static let template = FuzzTarget(name: "template") { bytes in
        guard let choice = bytes.first else { return }
        let dialects = TemplateDialect.allCases
        let source = String(decoding: bytes.dropFirst(), as: UTF8.self)
        let template = PaywallTemplate(source, dialect: dialects[Int(choice) % dialects.count])
        let whole = template.pieces.map(\.source).joined()
        require(whole.utf8.elementsEqual(source.utf8), "the pieces are not the template")
        let formatter = choice < 128 ? FuzzWords.paywalls : FuzzWords.arabic
        let rendered = template.render(context, with: formatter)
        requireWhole(rendered.text, "a template")
        require(rendered.diagnostics.count <= 1_010, "more diagnostics than are listed")
    }

    private static let context: TemplateContext = {
        var context = TemplateContext(terms: FuzzWords.terms)
        let calendar = FuzzWords.made { try StoreCalendar(timeZone: "Europe/Berlin") }
        context.clock = TemplateContext.Clock(now: FuzzWords.now, calendar: calendar)
        context.appName = "App"
        context.custom = ["key": "value"]
        return context
    }()

    /// A locale. A tag that was read reads as itself, and has a catalog.
    static let locale = FuzzTarget(name: "locale", watches: ["CPaywrightICU", "PaywrightICU", "PaywrightMessages"]) {
        bytes in
        guard let tag = try? LocaleTag(String(decoding: bytes, as: UTF8.self)) else { return }
        let again = try? LocaleTag(tag.tag)
        require(again == tag, "\(tag.tag) reads as \(again?.tag ?? "nothing")")
        let match = FuzzWords.library.match(tag)
        let hasCatalog = FuzzWords.library.locales.contains(match.matched)
        // Pseudo-locales are made from the source language.
        require(hasCatalog || PseudoLocale(match.matched) != nil, "\(match.matched) has no catalog")
        _ = (tag.language, tag.languageAndScript, tag.withoutExtensions)
    }

    /// The App Store's price points, and tables of prices.
    static let prices = FuzzTarget(
        name: "prices",
        watches: ["PaywrightImport", "PaywrightJSON", "PaywrightModel", "PaywrightValues"]
    ) { bytes in check(bytes, "prices.json") }
    static let csv = FuzzTarget(
        name: "csv",
        watches: ["PaywrightImport", "PaywrightJSON", "PaywrightModel", "PaywrightValues"]
    ) { bytes in check(bytes, "prices.csv") }

    private static func check(_ bytes: [UInt8], _ file: String) {
        guard let read = try? PriceListImporter(day: CalendarDay("2026-11-20")).prices(from: bytes, file: file) else {
            return
        }
        require(!read.lists.isEmpty, "prices without a list")
        let again = try? PriceListImporter(day: CalendarDay("2026-11-20")).prices(from: bytes, file: file)
        require(again?.lists == read.lists, "read twice, two lists")
    }
}
