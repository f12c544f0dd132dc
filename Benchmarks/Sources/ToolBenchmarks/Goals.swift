import Foundation

/// What is to be reached, each beside what was measured.
struct Goals {
    private var rows: [[String]] = []

    /// A figure that is to be no more than another.
    mutating func add(_ what: String, _ measured: Double, atMost goal: Double, _ format: String) {
        rows.append([what, String(format: format, measured), "≤ " + String(format: format, goal)])
    }

    /// A figure that is to be no less than another.
    mutating func add(_ what: String, _ measured: Double, atLeast goal: Double, _ format: String) {
        rows.append([what, String(format: format, measured), "≥ " + String(format: format, goal)])
    }

    func write() {
        print("\n## Goals\n")
        row(["what", "measured", "to reach"])
        row(["---", "---:", "---:"])
        rows.forEach(row)
    }

    /// The bytes of an executable without its symbols.
    static func strippedSize(of path: String, in folder: URL) throws -> Int {
        let stripped = folder.appending(path: "stripped")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/strip")
        process.arguments = ["-o", stripped.path, path]
        try process.run()
        process.waitUntilExit()
        let attributes = try FileManager.default.attributesOfItem(atPath: stripped.path)
        return (attributes[.size] as? Int) ?? 0
    }
}
