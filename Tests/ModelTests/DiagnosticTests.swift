import Foundation
import PaywrightValues
import Testing

@Suite("What is found wrong has one text and one JSON")
struct DiagnosticTests {
    private enum Code: String, DiagnosticCode {
        case missingPrice = "missing-price"
        case badPattern = "bad-pattern"
    }

    private static let missing = Diagnostic(
        .error,
        Code.missingPrice,
        at: Diagnostic.Place(
            file: "shop.storekit",
            line: 12,
            column: 24,
            path: "$.products[0].displayPrice",
            .product("pro")
        ),
        found: "nothing",
        expected: "a decimal",
        consequence: "product \"pro\" is left out"
    )

    private static func pattern(_ subject: Diagnostic.Subject?, file: String? = "de.arb") -> Diagnostic {
        let place = Diagnostic.Place(file: file, line: file.map { _ in 3 }, column: file.map { _ in 7 }, subject)
        return Diagnostic(.error, Code.badPattern, at: place, message: "at 7: found nothing, expected }")
    }

    @Test(
        "The text has the place as far as it is known, and nothing twice",
        arguments: [
            (
                missing,
                "shop.storekit:12:24: $.products[0].displayPrice: found nothing, expected a decimal; "
                    + "product \"pro\" is left out"
            ),
            (pattern(.message("offer")), "de.arb:3:7: offer: bad-pattern: at 7: found nothing, expected }"),
            (pattern(.catalog), "de.arb:3:7: bad-pattern: at 7: found nothing, expected }"),
            (pattern(.message("offer"), file: nil), "offer: at 7: found nothing, expected }"),
            (pattern(.product("pro")), "de.arb:3:7: pro: at 7: found nothing, expected }"),
            (pattern(.variable("price")), "de.arb:3:7: at 7: found nothing, expected }"),
            (pattern(nil, file: nil), "at 7: found nothing, expected }"),
        ]
    )
    func text(_ diagnostic: Diagnostic, expected: String) {
        #expect(diagnostic.description == expected)
        #expect(diagnostic.reportLine == expected)
        var note = diagnostic
        note.severity = .note
        #expect(note.description == expected && note.reportLine == "note: " + expected)
    }

    @Test("As linters print it, severity and code stand around the message")
    func lintLine() {
        let diagnostic = Self.pattern(.message("offer"))
        #expect(diagnostic.lintLine == "de.arb:3:7: error: offer: at 7: found nothing, expected } [bad-pattern]")
    }

    @Test("A list of codes knows its own and no others")
    func codes() {
        enum Other: String, DiagnosticCode { case gone }
        #expect(Code(Self.missing) == .missingPrice)
        #expect(Other(Self.missing) == nil)
    }

    @Test("What is encoded are the members that are published, without those that are not known")
    func encoding() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let texts = try [Self.missing, Self.pattern(.message("offer")), Self.pattern(nil, file: nil)].map {
            String(decoding: try encoder.encode($0), as: UTF8.self)
        }
        #expect(
            texts == [
                #"{"code":"missing-price","column":24,"consequence":"product \"pro\" is left out","expected":"a decimal","#
                    + #""file":"shop.storekit","found":"nothing","line":12,"message":"found nothing, expected a decimal","#
                    + #""path":"$.products[0].displayPrice","product":"pro","severity":"error"}"#,
                #"{"code":"bad-pattern","column":7,"file":"de.arb","key":"offer","line":3,"#
                    + #""message":"at 7: found nothing, expected }","severity":"error"}"#,
                #"{"code":"bad-pattern","message":"at 7: found nothing, expected }","severity":"error"}"#,
            ]
        )
        let names = Self.missing.members.map(\.name.rawValue)
        #expect(
            names == [
                "severity", "code", "file", "path", "line", "column", "product", "message", "found", "expected",
                "consequence",
            ]
        )
    }

    @Test("The order is that of the lines, and of one place that of the finding")
    func order() {
        func at(_ line: Int, _ column: Int, _ message: String) -> Diagnostic {
            Diagnostic(.note, Code.badPattern, at: Diagnostic.Place(line: line, column: column), message: message)
        }
        let found = [at(2, 1, "c"), at(1, 9, "a"), at(2, 1, "d"), at(1, 10, "b")]
        #expect(found.inOrderOfLines.map(\.message) == ["a", "b", "c", "d"])
    }
}
