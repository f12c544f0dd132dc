import Foundation

/// Tests that go through very many cases: `swift test` takes some of them, `PAYWRIGHT_SWEEPS=all swift test` takes all.
public enum Sweep {
    /// Whether all cases are asked for.
    public static let isWhole = ProcessInfo.processInfo.environment["PAYWRIGHT_SWEEPS"] == "all"

    /// Languages in such an order that the first few differ in all that is hard: where a line begins, how many plurals and
    /// cases there are, whose digits, whether words have spaces between them, what a region says otherwise.
    private static let hardLanguages = [
        "ar", "pl", "ja", "de", "hi", "he", "ru", "th", "fr-CA", "sl", "tr", "en", "bn", "cs", "zh-Hant", "fi", "ro",
        "ur", "fr", "ko",
    ]

    /// So many of the languages, the hardest first; all of them in a whole sweep.
    public static func languages(_ count: Int, of all: [String]) -> [String] {
        isWhole ? all : Array(hardLanguages.filter(all.contains).prefix(count))
    }

    /// So many of the cases, spread evenly over them; all of them in a whole sweep.
    public static func some<Case>(_ count: Int, of cases: some Collection<Case>) -> [Case] {
        let cases = Array(cases)
        guard !isWhole, count < cases.count else { return cases }
        return (0..<count).map { cases[$0 * cases.count / count] }
    }
}
