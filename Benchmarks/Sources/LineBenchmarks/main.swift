import Benchmark
import Foundation
import MessageCatalog
import Paywright

// Writes the same lines three ways in one run and prints how many times faster Paywright is. Nothing that is printed is kept: each
// run goes through 10,000 different amounts and dates.
let batch = 1_000
let suite = BenchmarkSuite(name: "lines", settings: Iterations(100), WarmupIterations(10))
// Only the lines whose names hold an argument, where there are any: "status with date", "de".
let filters = CommandLine.arguments.dropFirst()
let lines = try [("de", "EUR"), ("ar", "USD"), ("ja", "USD"), ("pl", "PLN")].flatMap { locale, currency in
    try Line.Kind.allCases.map { try Line($0, locale: locale, currency: currency) }
}.filter { line in filters.isEmpty || filters.contains { line.name.contains($0) } }
for line in lines {
    try line.compare()
    let ways: [(String, (Range<Int>) -> Void)] = [
        ("ours", { line.writeOurs($0) }), ("ICU", line.writeICU), ("Foundation", line.writeFoundation),
    ]
    for (way, write) in ways {
        var next = 0
        suite.benchmark("\(line.name) \(way)") {
            write(next..<(next + batch))
            next = (next + batch) % Line.sampleCount
        }
    }
}

var runner = BenchmarkRunner(suites: [suite], settings: [Format(.none), Quiet(true)])
try runner.run()

let medians = Dictionary(
    runner.results.map { result in
        let sorted = result.measurements.sorted()
        return (result.benchmarkName, sorted[sorted.count / 2] / Double(batch))
    },
    uniquingKeysWith: { first, _ in first }
)

func padded(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
}

print(
    "ICU \(ICUVersions.icu), CLDR \(ICUVersions.cldr); nanoseconds a line (median), and how many times ours goes into the others"
)
print("")
print("| line | ours | ICU C++ | Foundation | ICU / ours | Foundation / ours |")
print("| --- | ---: | ---: | ---: | ---: | ---: |")
for line in lines {
    let times = ["ours", "ICU", "Foundation"].map { medians["\(line.name) \($0)"] ?? 0 }
    let ratios = [times[1] / times[0], times[2] / times[0]].map { String(format: "%.1f×", $0) }
    let cells = times.map { String(format: "%.0f", $0) } + ratios
    print("| \(line.name) | " + cells.joined(separator: " | ") + " |")
}
