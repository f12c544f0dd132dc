import Benchmark
import Foundation
import Paywright
import PaywrightICU
import PaywrightMessages
import PaywrightModel

// Writes the same lines three ways in one run and prints how many times faster Paywright is. Nothing that is printed is kept: each
// run goes through 10,000 different amounts and dates. With arguments only what has one of them in its name: "status", "de".
// `--lines` prints the lines as JSON for other programs, `--nanoseconds` what ours took as JSON.
let options: Set = ["--lines", "--nanoseconds"]
let asked = CommandLine.arguments.dropFirst().first { options.contains($0) }
let filters = CommandLine.arguments.dropFirst().filter { !options.contains($0) }
var measured: [any Measured] = []
for (locale, currency, country) in [
    ("de", "EUR", "DEU"), ("ar", "USD", "USA"), ("ja", "USD", "USA"), ("pl", "PLN", "POL"),
] {
    for kind in Line.Kind.allCases {
        let line = try Line(kind, locale: locale, currency: currency)
        try line.compare()
        measured.append(line)
    }
    if let storefront = Storefront(country) {
        measured.append(try ProductCopy(locale: locale, currency: currency, storefront: storefront))
    }
}
if asked != nil { measured = measured.filter { $0 is Line } }
if asked == "--lines" {
    struct Given: Encodable {
        let timeZone = Samples.timeZone
        let count = Samples.count
        let lines: [PeerLine]
    }
    let given = Given(lines: measured.compactMap { ($0 as? Line)?.forPeers })
    print(String(decoding: try JSONEncoder().encode(given), as: UTF8.self))
    exit(0)
}
measured = measured.filter { line in filters.isEmpty || filters.contains { line.name.contains($0) } }

// A product's copy is twenty lines.
func batch(_ line: any Measured) -> Int { line is ProductCopy ? 50 : 1_000 }

var checksum = 0
let suite = BenchmarkSuite(name: "lines", settings: Iterations(25), WarmupIterations(5))
for line in measured {
    var ways: [(String, (Range<Int>) -> Int)] = [("ours", line.writeOurs)]
    if asked == nil { ways += [("ICU", line.writeICU), ("Foundation", line.writeFoundation)] }
    let batch = batch(line)
    for (way, write) in ways {
        var next = 0
        suite.benchmark("\(line.name) \(way)") {
            checksum &+= write(next..<(next + batch))
            next = (next + batch) % Samples.count
        }
    }
}

// One line of a product costs a part of all of them.
let askedNames: [(name: String, line: ProductLine?)] = [
    ("every line", nil), ("price", .price), ("callToAction", .callToAction),
]
if asked == nil, filters.isEmpty, let germany = Storefront("DEU") {
    let lines = try AskedLines(locale: "de", currency: "EUR", storefront: germany)
    for (name, line) in askedNames {
        var next = 0
        suite.benchmark("asked for \(name)") {
            checksum &+= line.map { lines.one($0, next..<(next + 50)) } ?? lines.all(next..<(next + 50))
            next = (next + 50) % Samples.count
        }
    }
}

// In rounds: an hour of a shared machine is not like another, and neither are two seconds.
var measurements: [String: [Double]] = [:]
for _ in 0..<9 {
    var runner = BenchmarkRunner(suites: [suite], settings: [Format(.none), Quiet(true)])
    try runner.run()
    for result in runner.results { measurements[result.benchmarkName, default: []] += result.measurements }
}
let medians = measurements.mapValues { $0.sorted()[$0.count / 2] }

if asked != nil {
    let nanoseconds = measured.map { ($0.name, (medians["\($0.name) ours"] ?? 0) / Double(batch($0))) }
    print(String(decoding: try JSONEncoder().encode(Dictionary(uniqueKeysWithValues: nanoseconds)), as: UTF8.self))
    exit(0)
}
print(
    "ICU \(ICUVersions.icu), CLDR \(ICUVersions.cldr); nanoseconds a line (median of nine rounds), and how many times ours goes into the others"
)
print("")
print("| line | ours | ICU C++ | Foundation | ICU / ours | Foundation / ours |")
print("| --- | ---: | ---: | ---: | ---: | ---: |")
for line in measured {
    let times = ["ours", "ICU", "Foundation"].map { (medians["\(line.name) \($0)"] ?? 0) / Double(batch(line)) }
    let ratios = [times[1] / times[0], times[2] / times[0]].map { String(format: "%.1f×", $0) }
    let cells = times.map { String(format: "%.0f", $0) } + ratios
    print("| \(line.name) | " + cells.joined(separator: " | ") + " |")
}
if filters.isEmpty {
    let full = ["de", "ar", "ja", "pl"].map { locale in
        let name = "full product copy \(locale)"
        return (medians["\(name) ours"] ?? 0) / (medians["\(name) ICU"] ?? 1)
    }
    let parts = askedNames.map { medians["asked for \($0.name)"] ?? 0 }
    func percent(_ part: Int) -> String { String(format: "%.1f %%", parts[part] / parts[0] * 100) }
    let slowest = String(format: "%.1f×", full.max() ?? 0)
    print("")
    print("| goal | measured | to reach |")
    print("| --- | ---: | ---: |")
    print("| every line of a product, against ICU’s formatting alone, slowest language | \(slowest) | 1.0× |")
    print("| `price` of a product, against every line | \(percent(1)) | 10 % |")
    print("| `callToAction` of a product, against every line | \(percent(2)) | 10 % |")
}
if checksum == 0 { throw Mismatch(line: "all", ours: "nothing", theirs: "nothing") }
