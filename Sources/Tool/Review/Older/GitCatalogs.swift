import ArgumentParser
import Paywright
import PaywrightMessageTools

/// The catalogs of a folder as git has them in a revision.
struct GitCatalogs {
    private let options: CatalogOptions

    /// Git answers at once, or waits without end for a repository that cannot be reached.
    private static let patience: Duration = .seconds(60)

    init(of options: CatalogOptions) { self.options = options }

    /// The folder of `--catalogs`; for the built-in ones the repository's own.
    private var folder: String { options.folder ?? "Locales" }

    /// The catalogs of a revision, with the user's own messages of today over them. What is wrong in those is reported of
    /// today's catalogs.
    func library(at revision: String) async throws -> CatalogLibrary {
        let commit = try await git(["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"])
        guard commit.isSuccess else {
            throw ValidationError(
                """
                --against \(revision): found no such file, and no such revision in git of the folder \(folder); \
                expected a page, its data, output of copy, or a revision of the catalogs (--catalogs)
                """
            )
        }
        let older = CatalogFolder(name: "\(revision):\(folder)")
        let hash = String(decoding: commit.output, as: UTF8.self).filter { !$0.isWhitespace }
        let listing = try await read(older.name, ["ls-tree", "-z", "--name-only", hash])
        let names = listing.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
            .filter(CatalogFolder.isCatalog)
        var files: [(name: String, bytes: [UInt8])] = []
        for name in names {
            let bytes = try await read(older.path(of: name), ["cat-file", "blob", "\(hash):./\(name)"])
            files.append((name, bytes))
        }
        return try options.load(over: older.library(files)).library
    }

    /// What git prints. Throws, after saying why, where it fails: without a catalog its language would seem to be new.
    private func read(_ path: String, _ arguments: [String]) async throws -> [UInt8] {
        let outcome = try await git(arguments)
        guard outcome.isSuccess else {
            let said = outcome.lastErrors(1)
            let message = "\(path): found a failure of git, expected what it has there"
            StandardOutput.report(message + (said.isEmpty ? "" : "; it said: \(said)"))
            throw ExitStatus.unavailable
        }
        return outcome.output
    }

    private func git(_ arguments: [String]) async throws -> OtherProgram.Outcome {
        do throws(OtherProgram.Failure) {
            return try await OtherProgram("git").run(["-C", folder] + arguments, within: Self.patience)
        } catch {
            let found =
                switch error {
                case .cannotRun: "no git that can be run"
                case .timedOut: "no end of git within \(Self.patience)"
                case .tooMuchOutput: "too much output of git"
                }
            StandardOutput.report("--against: found \(found), expected git to answer for a revision")
            throw ExitStatus.unavailable
        }
    }
}
