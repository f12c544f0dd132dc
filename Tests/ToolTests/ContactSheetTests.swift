import Foundation
import Testing

@testable import PaywrightTool

@Suite("paywright review --png makes a picture a language")
struct ContactSheetTests {
    /// A program in Chromium's place.
    private func program(_ script: String) throws -> String {
        let file = try Tool.file("#!/bin/sh\n" + script, named: "chromium")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
        return file
    }

    /// Says that a sheet is so high, and writes the picture that it is asked for.
    private func program(height: Int) throws -> String {
        try program(
            """
            for argument; do
                case "$argument" in --screenshot=*) echo picture > "${argument#--screenshot=}";; esac
            done
            echo '<html data-sheet-height="\(height)">'
            """
        )
    }

    private func folder() throws -> URL {
        URL(filePath: try Tool.file("", named: "x")).deletingLastPathComponent().appending(path: "sheets")
    }

    private static func review() throws -> [String] {
        ["review", try Tool.file(Tool.configuration()), "--catalogs", try Tool.catalogs("en", "de")]
    }

    private func sheet(by program: String, in folder: URL, _ more: String...) async throws -> Tool.Outcome {
        let arguments = ["--locale", "de", "--png", folder.path, "--chromium", program]
        return try await Tool.run(Self.review() + arguments + more)
    }

    @Test(
        "A sheet of the height it states, for each language asked for",
        .enabled("needs Chromium") { await Chromium(path: nil) != nil }
    )
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

    @Test("Chromium is asked without a window, and without a sandbox where root asks; what it says then is told")
    func failures() async throws {
        let folder = try folder()
        let run = try await sheet(by: program(#"echo "$@" >&2; exit 3"#), in: folder)
        #expect(run.exitCode == 69 && run.errors.contains("de.png: found a failure of Chromium"), "\(run.errors)")
        #expect(run.errors.contains("; it said: --headless=new ") && run.errors.contains(" --dump-dom file:///"))
        #expect(run.errors.contains("#sheet=de\n") && run.errors.contains(" --no-sandbox ") == (geteuid() == 0))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }

    @Test(
        "What comes instead of a picture is told",
        arguments: [
            ("echo '<html>'", "found no height of the sheet, expected a picture"),
            ("head -c 2000000 /dev/zero >&2", "found too much output of Chromium, expected a picture"),
            (#"echo '<html data-sheet-height="9">'"#, "found no picture by Chromium, expected a picture"),
        ]
    )
    func nothing(script: String, message: String) async throws {
        let folder = try folder()
        let run = try await sheet(by: program(script), in: folder)
        #expect(run.exitCode == 69 && run.errors.contains("de.png: \(message)"), "\(run.errors)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }

    @Test("A sheet that is too high for Chromium is cut, which is said with its height; --strict fails for it")
    func cut() async throws {
        let folder = try folder()
        let program = try program(height: 16_001)
        let run = try await sheet(by: program, in: folder)
        let message = "de.png: found a sheet of 16001 pixels, expected 16000 at most; the picture ends there"
        #expect(run.exitCode == 0 && run.errors.contains(message), "\(run.errors)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["de.png"])
        #expect(try await sheet(by: program, in: folder, "--strict").exitCode == 65)
        let whole = try await sheet(by: self.program(height: 16_000), in: folder, "--strict")
        #expect(whole.exitCode == 0 && whole.errors.isEmpty, "\(whole.errors)")
    }

    @Test("A folder that cannot be written is told with the reason")
    func unwritable() async throws {
        let program = try program(height: 9)
        let file = try Tool.file("", named: "x")
        let inFile = try await sheet(by: program, in: URL(filePath: file).appending(path: "sheets"))
        #expect(inFile.exitCode == 73, "\(inFile.errors)")
        #expect(inFile.errors.contains("\(file)/sheets: cannot be written: Not a directory"), "\(inFile.errors)")
        let call = "TMPDIR=/nowhere \"$0\" \(try Self.review().joined(separator: " ")) --locale de --png "
        let run = try await Tool.shell("\(call)'\(try folder().path)' --chromium '\(program)'")
        #expect(run.exitCode == 73, "\(run.errors)")
        #expect(run.errors.contains("temporary files (TMPDIR) /nowhere: cannot be written: No such file or directory"))
    }

    @Test("Without Chromium that is said, and where to name one")
    func missing() async throws {
        let run = try await Tool.shell(#"PATH=/nowhere "$0" review --locale de --png '\#(try folder().path)'"#)
        #expect(run.exitCode == 69 && run.output.isEmpty)
        #expect(run.errors.contains("chromium") && run.errors.contains("--chromium"), "\(run.errors)")
    }
}
