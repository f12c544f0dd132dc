import Paywright
import PaywrightMessages
import PaywrightModel
@testable import PaywrightPatterns
import PaywrightReviewCases
import Testing

@Suite("Lines for apps are in the words of the store")
struct StorePatternTests {
    @Test("A line of a product, a status and a text around products", arguments: StoreName.allCases)
    func lines(store: StoreName) throws {
        let file = """
            {"@@locale": "da-x-gplay", "disclosure.renews": "PLAY fornyes.", "status.renews": "PLAY fornyes den {date}.", \
            "label.title": "PLAY"}
            """
        let words = try Catalog(parsing: Array(file.utf8), file: "own.arb")
        let library = try CatalogLibrary.builtin().adding(messages: [words])
        let formatter = try PaywallFormatter(locale: LocaleTag("da"), catalogs: library)
        let isMarked = store == .googlePlay
        let monthly = try #require(ScenarioMatrix.all.first { $0.name == "monthly" }).sold(in: store).terms
        let plan = PatternPlan(monthly, options: PaywallOptions())
        let disclosure = plan.worded(by: formatter).lines.first { $0.line == .disclosure }
        #expect("\(try #require(disclosure).variants[0].text.pieces)".contains("PLAY") == isMarked)
        let statuses = StatusPlan(["status.renews.detail"], store, options: PaywallOptions())
        let form = try #require(statuses.forms.first { $0.missing == ["noPrice"] })
        #expect("\(form.worded(by: formatter.messages.of(store)).text.pieces)".contains("PLAY") == isMarked)
        let texts = ExportedTexts.texts(["label.title"], store, by: formatter)
        #expect(texts.map(\.text.string).contains("PLAY") == isMarked)
    }
}
