import Foundation
import Paywright
import PaywrightJSON
import PaywrightMessages
import PaywrightModel

// Measures the tool as its users have it, as processes: its start, the whole matrix, how its cost grows, and how much of a customer's
// answer is reading JSON. Takes the tool's path and the examples' folder, and the path of an earlier build to compare it with.
let arguments = CommandLine.arguments
guard arguments.count == 3 || arguments.count == 4 else {
    print("usage: ToolBenchmarks <path of paywright> <folder of examples> [<path of an earlier paywright>]")
    exit(64)
}
let tool = Tool(path: arguments[1])
let examples = arguments[2]
let folder = URL(fileURLWithPath: NSTemporaryDirectory()).appending(path: "paywright-benchmarks-\(getpid())")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(at: folder) }

var goals = Goals()
func row(_ cells: [String]) { print("| " + cells.joined(separator: " | ") + " |") }
func milliseconds(_ seconds: Double) -> String { String(format: "%.1f ms", seconds * 1_000) }
func megabytes(_ bytes: Int) -> String { "\(bytes >> 20) MB" }

// MARK: Start

print("## Start, from exec to exit\n")
row(["command", "wall", "processor", "memory at most"])
row(["---", "---:", "---:", "---:"])
let usa = Storefront.all.filter { $0.alpha3 == "USA" }
let single = try Shop(example: "\(examples)/aurora.products.json", count: 1, storefronts: usa)
let product = try single.write(to: folder, named: "product.json")
let starts = [
    ["--version"], ["copy", product, "--locale", "de"], ["copy", "\(examples)/aurora.storekit", "--locale", "de"],
    ["copy", "\(examples)/aurora.storekit", "--locale", "all", "--lines", "price"],
]
let startRuns = try tool.medians(of: 51, starts.map { Tool.Command(arguments: $0) })
goals.add("cold start, one product, one language", startRuns[1].wall * 1_000, atMost: 9, "%.1f ms")
for (command, run) in zip(starts, startRuns) {
    let shown = command.map { $0.split(separator: "/").last.map(String.init) ?? $0 }.joined(separator: " ")
    row(["`\(shown)`", milliseconds(run.wall), milliseconds(run.processor), megabytes(run.memory)])
}

// MARK: The whole matrix

let shop = try Shop(example: "\(examples)/aurora.products.json")
let matrix = ["copy", try shop.write(to: folder, named: "matrix.json"), "--locale", "all", "--storefront", "all"]

/// How many texts a command prints.
func lineCount(_ arguments: [String]) throws -> Int {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: tool.path)
    process.arguments = arguments + ["--format", "csv"]
    process.standardOutput = pipe
    try process.run()
    var count = -1
    while case let data = pipe.fileHandleForReading.availableData, !data.isEmpty {
        count += data.count { $0 == UInt8(ascii: "\n") }
    }
    process.waitUntilExit()
    return count
}

let lines = try lineCount(matrix)
print("\n## The whole matrix: \(shop.productCount) products, 175 storefronts, 50 languages, \(lines) lines\n")
row(["format", "cores", "wall", "processor", "memory at most", "lines a second"])
row(["---", "---:", "---:", "---:", "---:", "---:"])
for format in ["ndjson", "csv", "text"] {
    let commands = [true, false].map { isOneCore in
        Tool.Command(arguments: matrix + ["--format", format], onOneCore: isOneCore)
    }
    let runs = try tool.medians(of: 9, commands)
    if format == "ndjson" { goals.add("the matrix, NDJSON, all cores", runs[1].wall, atMost: 0.45, "%.2f s") }
    goals.add("the matrix, \(format), all cores against one", runs[0].wall / runs[1].wall, atLeast: 1.8, "%.2f×")
    for (command, run) in zip(commands, runs) {
        let cores = command.onOneCore ? "1" : "\(ProcessInfo.processInfo.activeProcessorCount)"
        let faster = command.onOneCore ? "" : String(format: " (%.2f× one core)", runs[0].wall / run.wall)
        row([
            format, cores, String(format: "%.2f s", run.wall) + faster, String(format: "%.2f s", run.processor),
            megabytes(run.memory), "\(Int(Double(lines) / run.wall))",
        ])
    }
}

// MARK: Growth

print("\n## How the cost grows\n")
row(["what", "count", "processor", "each", "memory at most"])
row(["---", "---:", "---:", "---:", "---:"])

func grow(_ what: String, _ count: Int, _ arguments: [String], input: String? = nil, runs: Int = 3) throws {
    let run = try tool.median(of: runs, arguments, input: input)
    let each = String(format: "%.0f µs", run.processor / Double(count) * 1e6)
    row([what, "\(count)", String(format: "%.2f s", run.processor), each, megabytes(run.memory)])
}

func growProducts(copies: Int, runs: Int = 3) throws {
    let shop = try Shop(example: "\(examples)/aurora.products.json", copies: copies, storefronts: usa)
    let file = try shop.write(to: folder, named: "products.json")
    let arguments = ["copy", file, "--locale", "all", "--storefront", "USA", "--format", "ndjson"]
    try grow("products, in 50 languages", shop.productCount, arguments, runs: runs)
}

for copies in [1, 10, 100] { try growProducts(copies: copies) }

let library = try CatalogLibrary.builtin()
let spoken = Locale.availableIdentifiers.sorted().compactMap { try? LocaleTag($0) }
    .filter { !library.match($0).isFallback }
for count in [1, 10, 50, 100, 200] {
    let locales = (0..<count).map { spoken[$0 * spoken.count / count].tag }.joined(separator: ",")
    let options = ["--locale", locales, "--storefront", "all", "--format", "ndjson"]
    try grow("locales, of 7 products in 175 storefronts", count, matrix[..<2] + options)
}

let customers = try String(contentsOfFile: "\(examples)/customers.ndjson", encoding: .utf8)
    .split(separator: "\n").map { Array($0.utf8) }
let status = ["status", "-", "--format", "ndjson", "--locale", "en", "--now", "2026-11-20T12:00:00Z"]

/// A file of so many customers. A piece at a time: what this process takes counts as the tool's at its start.
func write(customers count: Int, named name: String) throws -> String {
    let file = folder.appending(path: name)
    try Data().write(to: file)
    let handle = try FileHandle(forWritingTo: file)
    for index in 0..<count { try handle.write(contentsOf: customers[index % customers.count] + [UInt8(ascii: "\n")]) }
    try handle.close()
    return file.path
}

for count in [1_000, 10_000, 100_000] {
    try grow("customers, NDJSON", count, status, input: write(customers: count, named: "customers.ndjson"))
}
let million = try write(customers: 1_000_000, named: "million.ndjson")
try grow("customers, NDJSON", 1_000_000, status, input: million, runs: 1)
try FileManager.default.removeItem(atPath: million)
// Last, since this process then holds so many products, which counts as the tool's memory at its start.
try growProducts(copies: 1_000, runs: 1)

// MARK: JSON

let start = ContinuousClock.now
var members = 0
for index in 0..<100_000 {
    let document = try JSONDocument(parsing: customers[index % customers.count])
    members += document.root.objectValue?.members.count ?? 0
}
let decoding = (ContinuousClock.now - start) / .seconds(1)
let answering = try tool.median(of: 3, status, input: folder.appending(path: "customers.ndjson").path)
goals.add("a customer, NDJSON, one language, of processor", answering.processor * 10, atMost: 20, "%.0f µs")
let everyLanguage = status.map { $0 == "en" ? "all" : $0 }
let spokenTo = try tool.median(of: 3, everyLanguage, input: write(customers: 2_000, named: "some.ndjson"))
goals.add("a customer in fifty languages, of processor", spokenTo.processor / 2, atMost: 0.35, "%.2f ms")
print("\n## Customers a second, and the share of reading JSON\n")
print(
    "100,000 customers: \(String(format: "%.2f s", answering.wall)), \(Int(100_000 / answering.wall)) a second, "
        + String(format: "%.2f s", answering.processor)
        + " of processor; reading their JSON alone (\(members) members) "
        + String(format: "takes %.2f s, %.0f %%", decoding, decoding / answering.processor * 100) + " of it."
)

// MARK: An earlier build

if arguments.count == 4 {
    print("\n## Before and after, processor time\n")
    row(["command", "before", "after", "after / before"])
    row(["---", "---:", "---:", "---:"])
    let pair = BeforeAndAfter(before: Tool(path: arguments[3]), after: tool)
    let input = folder.appending(path: "customers.ndjson").path
    let commands: [(name: String, command: Tool.Command)] = [
        ("start (`--version`)", Tool.Command(arguments: ["--version"])),
        ("`copy` of one product", Tool.Command(arguments: starts[1])),
        ("the whole matrix, NDJSON", Tool.Command(arguments: matrix + ["--format", "ndjson"], onOneCore: true)),
        ("100,000 customers, NDJSON", Tool.Command(arguments: status, input: input, onOneCore: true)),
    ]
    for (name, command) in commands {
        let times = try pair.compare(command, rounds: 11)
        let ratio = String(format: "%.2f", times.ratio)
        row([name, milliseconds(times.before), milliseconds(times.after), ratio])
    }
}

// MARK: Goals

let size = try Goals.strippedSize(of: tool.path, in: folder)
goals.add("release binary, stripped", Double(size) / 1_000_000, atMost: 12, "%.0f MB")
goals.write()
