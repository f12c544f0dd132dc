import Foundation

/// Tests that go through very many cases: `swift test` takes some of them, `PAYWRIGHT_SWEEPS=all swift test` takes all.
public enum Sweep {
    /// Whether all cases are asked for.
    public static let isWhole = ProcessInfo.processInfo.environment["PAYWRIGHT_SWEEPS"] == "all"

    /// So many of the cases, spread evenly over them; all of them in a whole sweep.
    public static func some<Case>(_ count: Int, of cases: some Collection<Case>) -> [Case] {
        let cases = Array(cases)
        guard !isWhole, count < cases.count else { return cases }
        return (0..<count).map { cases[$0 * cases.count / count] }
    }
}
