import Foundation
import Paywright
import PaywrightReports
import Testing

/// Which words of a law are given, by the countries where it holds: the texts themselves are held to the manual's table.
@Suite("The words that a law fixes, by country and language")
struct FixedWordsTests {
    private struct Answer: Decodable {
        struct Words: Decodable {
            let locale: String
            let line: String
            let text: String
            let language: String
            let article: String
            let grade: String
            let checkedOn: String
        }
        struct Finding: Decodable {
            let code: String
            let severity: String
            let message: String
        }
        let storefront: String
        let words: [Words]
        let diagnostics: [Finding]
    }

    private func answer(_ members: String) async throws -> Answer {
        let answer = try await RequestHandler().answer(to: Array(#"{"op": "fixedWords", \#(members)}"#.utf8))
        try #require(!answer.isRefused, "\(answer.json)")
        return try JSONDecoder().decode(Answer.self, from: Data(answer.utf8))
    }

    /// A country and a language, and what there is: a law fixes the functions that end a contract in Germany and in France alone, the
    /// withdrawal and the order in the European Union, and the order in the United Kingdom.
    @Test(
        "Each country and language has the words of its own laws",
        arguments: [
            (
                "DEU", "de",
                ["orderButton", "withdrawal", "withdrawalConfirmation", "cancellation", "cancellationConfirmation"]
            ),
            (
                "FRA", "fr",
                ["orderButton", "withdrawal", "withdrawalConfirmation", "cancellation", "cancellationConfirmation"]
            ),
            // Guadeloupe and Saint-Martin have the law of France.
            (
                "GLP", "fr",
                ["orderButton", "withdrawal", "withdrawalConfirmation", "cancellation", "cancellationConfirmation"]
            ),
            (
                "MAF", "fr",
                ["orderButton", "withdrawal", "withdrawalConfirmation", "cancellation", "cancellationConfirmation"]
            ),
            ("AUT", "de", ["orderButton", "withdrawal", "withdrawalConfirmation"]),
            ("DEU", "fr", ["orderButton", "withdrawal", "withdrawalConfirmation"]),
            ("FRA", "de-DE", ["orderButton", "withdrawal", "withdrawalConfirmation"]),
            ("IRL", "en-IE", ["orderButton", "withdrawal", "withdrawalConfirmation"]),
            ("MLT", "mt", ["withdrawal", "withdrawalConfirmation"]),
            ("IRL", "ga", ["withdrawal", "withdrawalConfirmation"]),
            ("GBR", "en-GB", ["orderButton"]),
            ("GBR", "fr", []),
            ("PRT", "pt-PT", ["orderButton", "withdrawal", "withdrawalConfirmation"]),
            ("PRT", "pt-BR", []),
            ("DEU", "ja", []),
            ("USA", "en", []),
            ("NOR", "nb", []),
        ]
    )
    func laws(country: String, locale: String, lines: [String]) async throws {
        let answer = try await answer(#""storefront": "\#(country)", "locale": "\#(locale)""#)
        #expect(answer.storefront == country)
        #expect(answer.words.map(\.line) == lines)
        let storefront = try #require(Storefront(country))
        for words in answer.words {
            let kind = try #require(FixedWords.Kind(rawValue: words.line))
            let row = try #require(FixedWords.find(kind, for: locale, in: storefront))
            #expect(words.text == row.text && words.language == row.language && words.locale == locale)
            #expect(
                words.article == row.article && words.grade == row.grade.rawValue && words.checkedOn == row.checkedOn
            )
        }
        // What is missing is told for each kind: no law there, or no words in the language.
        #expect(answer.diagnostics.count == FixedWords.Kind.allCases.count - lines.count)
        #expect(answer.diagnostics.allSatisfy { $0.code == "no-fixed-words" })
        for finding in answer.diagnostics {
            let isOfCountry = finding.message.contains("no law in the table fixes words")
            #expect(finding.severity == (isOfCountry ? "note" : "warning"), "\(finding.message)")
        }
    }

    @Test("The functions for a withdrawal are never those that end a contract")
    func apart() async throws {
        let germany = try await answer(#""storefront": "DE", "locale": "de", "lines": ["cancellation", "withdrawal"]"#)
        #expect(germany.words.map(\.text) == ["Verträge hier kündigen", "Vertrag widerrufen"])
        #expect(Set(germany.words.map(\.article)).count == 2)
    }

    @Test(
        "Without a language, and for all, there is each language of the table, with nothing missing",
        arguments: ["", #", "locale": "all""#]
    )
    func everyLanguage(locale: String) async throws {
        let answer = try await answer(#""storefront": "DEU", "lines": ["withdrawal"]"# + locale)
        let rows = FixedWords.all.filter { $0.kind == .withdrawal }
        #expect(Set(answer.words.map(\.locale)) == Set(rows.map(\.language)) && answer.words.count == rows.count)
        #expect(answer.diagnostics.isEmpty)
    }

    @Test(
        "What cannot be used is refused",
        arguments: [
            (#""locale": "de""#, "missing-member", "$.storefront"),
            (#""storefront": "Germany""#, "unusable-value", "$.storefront"),
            (#""storefront": "DEU", "lines": ["withdraw"]"#, "unusable-value", "$.lines"),
            (#""storefront": "DEU", "locale": "d""#, "unusable-value", "$.locale"),
        ]
    )
    func refused(members: String, code: String, path: String) async throws {
        let answer = try await RequestHandler().answer(to: Array(#"{"op": "fixedWords", \#(members)}"#.utf8))
        #expect(answer.refusal?.code == code && answer.refusal?.place.path == path, "\(answer.json)")
    }
}
