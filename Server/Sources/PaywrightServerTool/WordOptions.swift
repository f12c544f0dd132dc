import ArgumentParser
import Logging
import Paywright
import PaywrightMessageTools

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Which words answers have. They are read once, at the start.
struct WordOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("Catalogs (*.arb) instead of the built-in ones, read at the start.", valueName: "folder")
    )
    var catalogs: String?

    @Option(
        help: ArgumentHelp(
            """
            Your own words (.arb), read at the start: its messages replace built-in ones of the same key and language, and \
            new keys are lines of your own. May be repeated; later files win.
            """,
            valueName: "file"
        )
    )
    var messages: [String] = []

    /// Whether nothing was asked for.
    var isEmpty: Bool { catalogs == nil && messages.isEmpty }

    /// The catalogs; nil for the built-in ones as they are. What is wrong in messages of one's own is a warning in the log, and
    /// those that a buyer could read something untrue in are not used. Throws for a file of no use.
    func load(_ logger: Logger) throws -> CatalogLibrary? {
        guard !isEmpty else { return nil }
        do {
            let files = try messages.map { try Catalog(parsing: bytes(of: $0), file: $0) }
            let loaded = try LoadedCatalogs(files, over: catalogs.map(library) ?? .builtin())
            for one in loaded.diagnostics { logger.warning("messages", metadata: ["diagnostic": "\(one)"]) }
            return loaded.library
        } catch let failure as Failure {
            throw failure
        } catch {
            throw Failure.useless("\(error)")
        }
    }

    private func library(of folder: String) throws -> CatalogLibrary {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let sources = try names.filter { $0.hasSuffix(".arb") }.sorted().map { name in
            let bytes = try bytes(of: "\(folder)/\(name)")
            return CatalogLibrary.Source(locale: String(name.dropLast(4)), file: "\(folder)/\(name)") { bytes }
        }
        guard !sources.isEmpty else {
            throw Failure(status: ExitCode(66), message: "\(folder): found no *.arb file, expected catalogs")
        }
        return try CatalogLibrary(sources)
    }

    private func bytes(of file: String) throws -> [UInt8] {
        guard let bytes = contents(of: file) else { throw Failure.unreadable(file) }
        return bytes
    }
}
