import Foundation
import Testing

@Suite("paywright review --png makes a picture a language")
struct ContactSheetTests {
    private static let chromium = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"]
        .contains { name in
            (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
                .contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
        }

    /// A program in Chromium's place.
    private func program(_ script: String) throws -> String {
        let file = try Tool.file("#!/bin/sh\n" + script, named: "chromium")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
        return file
    }

    private func folder() throws -> URL {
        URL(filePath: try Tool.file("", named: "x")).deletingLastPathComponent().appending(path: "sheets")
    }

    @Test("A sheet of the height it states, for each language asked for", .enabled(if: chromium, "needs Chromium"))
    func pictures() async throws {
        let folder = try folder()
        let run = try await Tool.run("review", Tool.example, "--locale", "de,ar", "--png", folder.path)
        #expect(run.exitCode == 0 && run.errors.isEmpty && run.output.isEmpty)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["ar.png", "de.png"])
        for name in ["ar.png", "de.png"] {
            // A PNG states its size behind its signature, big-endian.
            let bytes = [UInt8](try Data(contentsOf: folder.appending(path: name)))
            let numbers = [16, 20].map { start in bytes[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) } }
            #expect(numbers[0] == 1_300 && (400...16_000).contains(numbers[1]), "\(numbers)")
        }
    }

    @Test("Chromium is asked for a page without a sandbox of root's, and what it says of a failure is told")
    func failures() async throws {
        let folder = try folder()
        let failing = try program("echo out of luck >&2; exit 3\n")
        let run = try await Tool.run("review", "--locale", "de", "--png", folder.path, "--chromium", failing)
        #expect(run.exitCode == 69 && run.errors.contains("de.png: found a failure of Chromium"), "\(run.errors)")
        #expect(run.errors.contains("out of luck"))
        let empty = try program("echo '<html>'\n")
        let nothing = try await Tool.run("review", "--locale", "de", "--png", folder.path, "--chromium", empty)
        #expect(nothing.exitCode == 69 && nothing.errors.contains("found no height of the sheet"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }

    @Test("Without Chromium that is said, and where to name one")
    func missing() async throws {
        let run = try await Tool.shell(#"PATH=/nowhere "$0" review --locale de --png /tmp"#)
        #expect(run.exitCode == 69 && run.output.isEmpty)
        #expect(run.errors.contains("chromium") && run.errors.contains("--chromium"), "\(run.errors)")
    }
}
