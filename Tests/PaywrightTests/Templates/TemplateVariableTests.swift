import Foundation
import Paywright
import PaywrightDecisions
import PaywrightICU
import PaywrightModel
import PaywrightReviewCases
import PaywrightTemplates
import Testing
import TestSupport

@Suite("Every variable of the table says what the table says")
struct TemplateVariableTests {
    @Test("Its example is what is printed, by every one of its names", arguments: TemplateVariable.all)
    func example(variable: TemplateVariable) throws {
        let context = try TemplateFixture.example()
        for syntax in variable.syntax {
            let source = syntax.replacing("_n/>", with: "_1/>")
            let rendered = try TemplateFixture.render("|\(source)|", variable.dialect, context)
            #expect(TemplateFixture.visible(rendered.text.string) == "|\(variable.example)|", "\(syntax)")
            // Where nothing is printed, something is said; where something is, nothing.
            let isSilent = variable.example.isEmpty && variable.names != ["billingPlanType"]
            #expect(rendered.diagnostics.isEmpty == !isSilent, "\(rendered.diagnostics)")
            #expect(rendered.text.diagnostics.isEmpty)
        }
    }

    @Test("A variable has one meaning in a dialect, and something to say about itself")
    func names() {
        for dialect in TemplateDialect.allCases {
            let syntax = TemplateVariable.all(in: dialect).flatMap(\.syntax)
            #expect(Set(syntax).count == syntax.count)
            #expect(TemplateVariable.all(in: dialect).allSatisfy { !$0.meaning.isEmpty && !$0.expression.isEmpty })
        }
    }

    @Test("The table has every variable of the peers' tables")
    func complete() {
        func count(_ dialect: TemplateDialect, _ groups: String...) -> Int {
            TemplateVariable.all(in: dialect).count { groups.contains($0.group) }
        }
        #expect(count(.revenueCat, "Older templates") == 19)
        #expect(count(.revenueCat, "Product", "Offer", "Second offer") == 35)
        #expect(count(.revenueCat, "Countdown") == 8)
        #expect(count(.adapty, "Product", "Offer") == 9)
        #expect(count(.adapty, "Timer") == 14)
        #expect(count(.adapty, "Flow") == 3)
        #expect(count(.adapty, "Android") == 11)
        #expect(count(.superwall, "Product") == 32)
        #expect(count(.superwall, "Paywall") == 4)
    }

    @Test("The checked-in page is the table")
    func page() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let file = root.appending(path: "Sources/Templates/TemplateVariables.md")
        #expect(try String(contentsOf: file, encoding: .utf8) == TemplateVariable.page())
    }

    @Test(
        "Whatever the terms, no language lacks a word for a variable",
        arguments: Sweep.languages(3, of: try SnapshotTests.locales)
    )
    func everyLanguage(locale: String) throws {
        let formatter = try PaywallFormatter(locale: locale)
        let templates = TemplateDialect.allCases.map { dialect in
            let source = TemplateVariable.all(in: dialect).flatMap(\.syntax).joined(separator: "|")
            return PaywallTemplate(source.replacing("_n/>", with: "_1/>"), dialect: dialect)
        }
        for scenario in ScenarioMatrix.offers {
            var context = try TemplateFixture.example()
            context.terms = scenario.terms
            context.products = ["primary": scenario.terms]
            for template in templates {
                let rendered = template.render(context, with: formatter)
                #expect(rendered.text.diagnostics.isEmpty, "\(rendered.text.diagnostics)")
                #expect(
                    rendered.variables.allSatisfy { $0.locale.map { SnapshotTests.speaks($0, for: locale) } ?? true }
                )
                let reasons: [TemplateCode] = [.notApplicable, .regularValue, .zeroValue]
                #expect(rendered.diagnostics.allSatisfy { TemplateCode($0).map(reasons.contains) == true })
            }
        }
    }

    /// A yearly plan at €59.99 with 3 months at €2.99 each, against €9.99 a month, 25 hours before a countdown's end.
    private static func yearly() throws -> TemplateContext {
        let germany = try #require(Storefront("DEU"))
        let offer = try TemplateFixture.offer(.payAsYouGo, "P1M", times: 3, "2.99", "EUR", in: germany)
        let product = try TemplateFixture.product(
            "59.99",
            "EUR",
            every: "P1Y",
            in: germany,
            id: "skyline.yearly",
            name: "Skyline Pro",
            offers: [offer]
        )
        let monthly = try TemplateFixture.product("9.99", "EUR", every: "P1M", in: germany, id: "skyline.monthly")
        var context = try TemplateFixture.context(TemplateFixture.terms(product, .introductory, in: germany))
        context.reference = try TemplateFixture.terms(monthly, in: germany)
        context.products = ["primary": context.terms]
        context.appName = "Skyline"
        context.custom = ["<key>": "Luna"]
        context.countdownEnd = TemplateFixture.now + 90_000_000
        return context
    }

    @Test("Each variable, by hand", arguments: TemplateDialect.allCases)
    func byHand(dialect: TemplateDialect) throws {
        let context = try Self.yearly()
        let expected = try #require(TemplateExpectations.yearly[dialect])
        for variable in TemplateVariable.all(in: dialect) {
            let syntax = try #require(variable.syntax.first).replacing("_n/>", with: "_0/>")
            let wanted = try #require(expected[variable.names[0]], "\(variable.names)")
            let rendered = try TemplateFixture.render("|\(syntax)|", dialect, context)
            #expect(TemplateFixture.visible(rendered.text.string) == "|\(wanted)|", "\(syntax)")
        }
        #expect(expected.count == TemplateVariable.all(in: dialect).count)
    }
}
