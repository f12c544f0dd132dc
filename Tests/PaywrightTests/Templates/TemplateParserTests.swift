import Paywright
import PaywrightDecisions
import PaywrightMessages
import PaywrightModel
import PaywrightTemplates
import TestSupport
import Testing

@Suite("A template is taken apart without losing a byte")
struct TemplateParserTests {
    private func parts(_ source: String, _ dialect: TemplateDialect) -> [String] {
        PaywallTemplate(source, dialect: dialect).pieces.map { piece in
            switch piece {
            case .text(let text): "\"\(text)\""
            case .variable(let reference): ([reference.name] + reference.functions.map(\.name)).joined(separator: "|")
            }
        }
    }

    @Test(
        "RevenueCat's and Superwall's braces, Adapty's tags",
        arguments: [
            ("a {{ product.price }} b", TemplateDialect.revenueCat, ["\"a \"", "product.price", "\" b\""]),
            ("{{x}}{{ y | uppercase|lowercase }}", .revenueCat, ["x", "y|uppercase|lowercase"]),
            ("}} { {x} }", .revenueCat, ["\"}} { {x} }\""]),
            ("{{ products.a.b | default: \"}} | x\" | upcase }}", .superwall, ["products.a.b|default|upcase"]),
            ("<PROD_PRICE/> < b <b> </b> <TIMER_hh />", .adapty, ["PROD_PRICE", "\" < b <b> </b> \"", "TIMER_hh"]),
            ("<1/><_x/></>", .adapty, ["\"<1/><_x/></>\""]), ("", .adapty, []),
        ] as [(String, TemplateDialect, [String])]
    )
    func pieces(source: String, dialect: TemplateDialect, expected: [String]) {
        #expect(parts(source, dialect) == expected)
    }

    @Test(
        "What is malformed stays text and is reported where it begins",
        arguments: [
            ("ä {{ x", TemplateDialect.revenueCat, TemplateCode.malformedVariable, 3),
            ("{{ x\n}}", .revenueCat, .malformedVariable, 1), ("{{ }}", .revenueCat, .malformedVariable, 1),
            ("{{ a {{ product.price }}", .revenueCat, .malformedVariable, 1),
            ("{{ product.price | uppercse }}", .revenueCat, .unsupportedFunction, 20),
            ("{{ products.selected.price | date: '%Y' }}", .superwall, .unsupportedFunction, 30),
            ("{{- products.selected.price -}}", .superwall, .malformedVariable, 1),
            ("x {% if products.isSubscribed %}y{% endif %}", .superwall, .unsupportedTag, 3),
            ("a <PROD_PRICE> b", .adapty, .malformedVariable, 3),
        ]
    )
    func malformed(source: String, dialect: TemplateDialect, reason: TemplateCode, column: Int) throws {
        let template = PaywallTemplate(source, dialect: dialect)
        let diagnostic = try #require(template.diagnostics.first)
        #expect(TemplateCode(diagnostic) == reason && diagnostic.place.column == column && diagnostic.place.line == 1)
        #expect(template.pieces.map(\.source).joined() == source)
    }

    @Test("Lines end with LF, CR or CRLF; columns count scalars, offsets bytes")
    func positions() {
        let positions = PaywallTemplate("é{{a}}\r\n{{b}}\r{{c}}\n\n 🇩🇪{{d}}", dialect: .revenueCat).references.map(
            \.position
        )
        #expect(positions.map(\.description) == ["1:2", "2:1", "3:1", "5:4"])
        #expect(positions.map(\.offset) == [2, 9, 15, 31])
    }

    @Test("No source crashes, loses a byte or goes unheard", arguments: TemplateDialect.allCases)
    func fuzz(dialect: TemplateDialect) throws {
        let context = try TemplateFixture.example()
        let formatter = try PaywallFormatter(locale: "ar")
        let names = TemplateVariable.all(in: dialect).flatMap(\.syntax)
        let scraps =
            names + [
                "{{", "}}", "{", "}", "{%", "%}", "|", "<", "/>", ">", "\"", "'", "\n", "\r", " ", "-", "ß", "🇩🇪", "م",
                "\u{0}", "\u{202E}", "uppercase", "upcase: 1", "product.", "products..", ".",
                "TIMER_Total_Days_99999999999999999999",
            ]
        for _ in Sweep.some(120, of: 0..<400) {
            let source = (0..<Int.random(in: 0...30)).map { _ in scraps.randomElement() ?? "" }.joined()
            let template = PaywallTemplate(source, dialect: dialect)
            #expect(template.pieces.map(\.source).joined().utf8.elementsEqual(source.utf8))
            let rendered = template.render(context, with: formatter)
            #expect(rendered.variables.count == template.references.count)
            // The template's own text stands between the variables' ranges, byte for byte but for what a terminal obeys.
            let units = Array(rendered.text.string.utf16)
            var end = 0
            var literals = ""
            for variable in rendered.variables {
                literals += String(decoding: units[end..<variable.range.lowerBound], as: UTF16.self)
                end = variable.range.upperBound
            }
            literals += String(decoding: units[end...], as: UTF16.self)
            let texts = template.pieces.compactMap { if case .text(let text) = $0 { kept(text) } else { nil } }
            #expect(literals.utf8.elementsEqual(texts.joined().utf8), "\(source)")
            #expect(rendered.diagnostics == rendered.diagnostics.inOrderOfLines)
        }
    }

    /// A text without control characters and embeddings and overrides of direction; a line ends with LF, or CR and LF.
    private func kept(_ text: String) -> String {
        let scalars = Array(text.unicodeScalars)
        let kept = scalars.indices.filter { index in
            switch scalars[index].value {
            case 0x0D: index + 1 < scalars.count && scalars[index + 1] == "\n"
            case 0x09, 0x0A: true
            case 0x00...0x1F, 0x7F...0x9F, 0x2028...0x202E: false
            default: true
            }
        }
        return String(String.UnicodeScalarView(kept.map { scalars[$0] }))
    }

    @Test("A source of braces alone is read in time that grows with it")
    func hostile() {
        for source in [String(repeating: "{{", count: 200_000), String(repeating: "{{ \"", count: 20_000)] {
            let template = PaywallTemplate(source, dialect: .superwall)
            #expect(template.references.isEmpty && template.pieces.count == 1)
        }
    }

    @Test("Of faults without number the first thousand are listed, and how many more there are")
    func manyFaults() {
        let braces = PaywallTemplate(String(repeating: "{{", count: 5_000), dialect: .revenueCat)
        #expect(braces.diagnostics.count == 1_001)
        #expect(braces.diagnostics.last?.code == TemplateCode.moreFaults.rawValue)
        #expect(braces.diagnostics.last?.message.hasPrefix("found 4000 faults more") == true)
        #expect(braces.diagnostics.last?.place.column == 2_001)
    }
}
