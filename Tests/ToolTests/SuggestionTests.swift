import Foundation
import Testing
import TestSupport

@Suite("A message about an unknown name has the one that may be meant")
struct SuggestionTests {
    private static let customer = StatusCommandTests.customer("trial-running")

    /// A mistake of each kind, and what is suggested.
    private static let mistakes: [([String], String)] = [
        (["coppy", Tool.example], "Did you mean 'copy'?"),
        (["catalog", "nwe"], ". Did you mean 'new'?"),
        (["copy", Tool.example, "--locle", "de"], "Did you mean '--locale'?"),
        (["copy", Tool.example, "--format", "ndjsn"], "Did you mean 'ndjson'?"),
        (["copy", Tool.example, "--whole-amounts", "kep"], "Did you mean 'keep'?"),
        (["copy", Tool.example, "--lines", "callToActon"], "did you mean \"callToAction\"?"),
        (["copy", Tool.example, "--locale", "german"], "did you mean \"de\"?"),
        (["copy", Tool.example, "--storefront", "Germany"], "did you mean \"DEU\"?"),
        (["copy", Tool.example, "--eligibility", "introductry"], "did you mean \"introductory\"?"),
        (["copy", Tool.example, "--eligibility", "promo=spring"], "did you mean \"promotional=spring\"?"),
        (
            ["copy", Tool.example, "--compare-with", "com.example.aurora.montly"],
            "did you mean \"com.example.aurora.monthly\"?"
        ),
        (["copy", Tool.example, "--require", "app-stor"], "did you mean \"app-store\"?"),
        (["status", customer, "--time-zone", "Europe/Berln"], "did you mean \"Europe/Berlin\"?"),
        (["status", customer, "--time-zone", "america/new york"], "did you mean \"America/New_York\"?"),
    ]
    /// Other mistakes of the same kinds.
    private static let others: [([String], String)] = [
        (["copy", Tool.example, "--lines", "Price"], "did you mean \"price\"?"),
        (["copy", Tool.example, "--locale", "jp"], "did you mean \"ja\"?"),
        (["copy", Tool.example, "--locale", "vietnamese"], "did you mean \"vi\"?"),
        (["copy", Tool.example, "--storefront", "UK"], "did you mean \"GBR\"?"),
        (["copy", Tool.example, "--storefront", "de_DE"], "did you mean \"DEU\"?"),
        (["products", Tool.example, "--storefront", "Germny"], "did you mean \"DEU\"?"),
        (["status", customer, "--time-zone", "Berlin"], "did you mean \"Europe/Berlin\"?"),
    ]

    @Test(
        "The name is at the end of what is reported",
        arguments: Sweep.isWhole ? mistakes + others : Sweep.some(7, of: mistakes)
    )
    func suggestions(arguments: [String], suggestion: String) async throws {
        let outcome = try await Tool.run(arguments)
        #expect(outcome.errors.contains(suggestion), "\(outcome.errors)")
    }

    @Test("An offer is found by its identifier under another kind, and by one that is nearly the same")
    func offers() async throws {
        let play = Tool.root.appending(path: "Examples/borealis.play.json").path
        let kind = try await Tool.run("copy", play, "--eligibility", "promotional=winter")
        #expect(kind.errors.contains("did you mean \"offer=winter\"?"), "\(kind.errors)")
        let slip = try await Tool.run("copy", play, "--eligibility", "offer=wintr")
        #expect(slip.errors.contains("did you mean \"offer=winter\"?"), "\(slip.errors)")
    }

    @Test(
        "What is near nothing, and a language that was meant, has no suggestion",
        arguments: Sweep.some(
            3,
            of: [
                ["nonsense"], ["copy", Tool.example, "--format", "xml"], ["copy", Tool.example, "--locale", "sr"],
                ["copy", Tool.example, "--locale", "cy-GB"], ["copy", Tool.example, "--storefront", "XXX"],
                ["copy", Tool.example, "--lines", "nothing"], ["status", customer, "--time-zone", "Mars"],
                ["copy", Tool.example, "--eligibility", "maybe"],
            ]
        )
    )
    func none(arguments: [String]) async throws {
        let outcome = try await Tool.run(arguments)
        #expect(!outcome.errors.isEmpty && !outcome.errors.lowercased().contains("did you mean"), "\(outcome.errors)")
    }

    @Test("The help lists the commands by task")
    func help() async throws {
        let help = try await Tool.run("help").output
        let titles = help.split(separator: "\n").filter { $0.hasSuffix("SUBCOMMANDS:") }.map(String.init)
        #expect(
            titles == [
                "WORDING SUBCOMMANDS:", "PRODUCT SUBCOMMANDS:", "SERVICE SUBCOMMANDS:",
                "TRANSLATION AND REVIEW SUBCOMMANDS:", "INSTALLATION SUBCOMMANDS:",
            ]
        )
        for command in ["copy", "status", "template", "locales", "products", "serve", "check", "review", "doctor"] {
            #expect(help.contains("\n  \(command) "), "\(command)")
        }
    }
}
