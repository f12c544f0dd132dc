import Glibc

/// A Chromium without a window, which makes pictures of pages.
struct Chromium: Sendable {
    /// Why there is no picture, and what Chromium said about it.
    struct Failure: Error {
        /// "a failure of Chromium"
        let found: String
        let errors: String
    }

    /// How large a window it opens.
    struct Size: Sendable {
        let width: Int
        let height: Int
    }

    /// The names it is installed under.
    static let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"]

    private let program: OtherProgram
    private let limit: Duration

    /// The program at a path, or the first that is on PATH; nil where there is none. No page takes longer than `limit`.
    init?(path: String?, limit: Duration = .seconds(120)) async {
        self.limit = limit
        for name in path.map({ [$0] }) ?? Self.names {
            let program = OtherProgram(name)
            guard await program.isInstalled else { continue }
            self.program = program
            return
        }
        return nil
    }

    /// The elements of a page after its script has run. `profile` is a folder for Chromium's own files.
    func elements(of url: String, size: Size, profile: String) async throws(Failure) -> [UInt8] {
        try await run(["--dump-dom"], url, size, profile).output
    }

    /// Writes a picture of a page.
    func writePicture(of url: String, size: Size, profile: String, to file: String) async throws(Failure) {
        let outcome = try await run(["--screenshot=\(file)"], url, size, profile)
        guard access(file, R_OK) == 0 else {
            throw Failure(found: "no picture by Chromium", errors: outcome.lastErrors(3))
        }
    }

    private func run(
        _ arguments: [String],
        _ url: String,
        _ size: Size,
        _ profile: String
    ) async throws(Failure) -> OtherProgram.Outcome {
        // Its sandbox needs a user other than root.
        let sandbox = geteuid() == 0 ? ["--no-sandbox"] : []
        let common = [
            "--headless=new", "--disable-gpu", "--hide-scrollbars", "--no-first-run", "--disable-extensions",
            "--force-device-scale-factor=1", "--user-data-dir=\(profile)", "--window-size=\(size.width),\(size.height)",
        ]
        let outcome: OtherProgram.Outcome
        do {
            outcome = try await program.run(common + sandbox + arguments + [url], within: limit)
        } catch {
            switch error {
            case .cannotRun: throw Failure(found: "a Chromium that cannot be run", errors: "")
            case .timedOut: throw Failure(found: "no end of Chromium within \(limit)", errors: "")
            case .tooMuchOutput: throw Failure(found: "too much output of Chromium", errors: "")
            }
        }
        guard outcome.isSuccess else {
            throw Failure(found: "a failure of Chromium", errors: outcome.lastErrors(3))
        }
        return outcome
    }
}
