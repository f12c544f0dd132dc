import ArgumentParser
import MessageCatalog

/// The catalogs of a folder as git has them in a revision.
struct GitCatalogs {
    private let folder: String
    private let messages: [String]

    /// Git answers at once, or hangs on a repository that cannot be reached.
    private static let patience: Duration = .seconds(60)

    /// The folder of `--catalogs`; for the built-in ones the repository's own.
    init(of options: CatalogOptions) {
        folder = options.folder ?? "Locales"
        messages = options.messages
    }

    /// The catalogs of a revision, with the user's own messages of today over them.
    func library(at revision: String) async throws -> CatalogLibrary {
        guard
            let commit = try await git("rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}")
        else {
            throw ValidationError(
                """
                --against \(revision): found no such file, and no such revision in git of the folder \(folder); expected a \
                page, its data, output of copy, or a revision of the catalogs (--catalogs)
                """
            )
        }
        let hash = String(decoding: commit, as: UTF8.self).filter { !$0.isWhitespace }
        let listing = try await git("ls-tree", "-z", "--name-only", hash) ?? []
        let names = listing.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
            .filter { $0.hasSuffix(".arb") }
        guard !names.isEmpty else {
            throw ValidationError("--against \(revision): found no *.arb file in \(folder), expected catalogs")
        }
        var sources: [CatalogLibrary.Source] = []
        for name in names {
            let bytes = try await git("cat-file", "blob", "\(hash):./\(name)") ?? []
            sources.append(
                CatalogLibrary.Source(locale: String(name.dropLast(4)), file: "\(revision):\(folder)/\(name)") { bytes }
            )
        }
        let library = try CatalogLibrary(sources)
        let words = try messages.map { name in try Catalog(parsing: InputFile.read(name), file: name) }
        return try words.isEmpty ? library : library.adding(messages: words)
    }

    /// What git prints; nil where it fails.
    private func git(_ arguments: String...) async throws -> [UInt8]? {
        do throws(OtherProgram.Failure) {
            let outcome = try await OtherProgram("git").run(["-C", folder] + arguments, within: Self.patience)
            return outcome.isSuccess ? outcome.output : nil
        } catch {
            let found = error == .cannotRun ? "found no git on PATH" : "git did not answer"
            throw ValidationError("\(found), expected it for --against with a revision")
        }
    }
}
