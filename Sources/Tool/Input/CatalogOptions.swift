import ArgumentParser
import Paywright
import PaywrightMessageTools

/// Which catalogs speak: the built-in ones, or those of a folder that a translator is working in; and over them the
/// messages of the user's own files.
struct CatalogOptions: ParsableArguments {
    @Option(name: .customLong("catalogs"), help: "Read the catalogs (*.arb) of a folder instead of the built-in ones.")
    var folder: String?

    @Option(
        name: .customLong("messages"),
        help: ArgumentHelp(
            """
            Your own words (.arb): its messages replace built-in ones of the same key and language, and new keys are \
            lines of your own. May be repeated; later files win.
            """,
            valueName: "file"
        )
    )
    var messages: [String] = []

    func validate() throws {
        guard !messages.contains("-") else {
            throw ValidationError("--messages: found -, expected a file; standard input is for inputs")
        }
    }

    /// The catalogs, and what is wrong in the user's own messages; those that a buyer could read something untrue in are
    /// not used. Throws when a file cannot be read at all: a run without the user's words would print others.
    func load() throws -> LoadedCatalogs {
        // The user's files come first: what is wrong in them is reported before what is wrong in a folder.
        let files = try messageFiles()
        return try Self.lay(files, over: library())
    }

    /// The same over other catalogs than those that were asked for.
    func load(over base: CatalogLibrary) throws -> LoadedCatalogs { try Self.lay(messageFiles(), over: base) }

    private static func lay(_ files: [Catalog], over base: CatalogLibrary) throws -> LoadedCatalogs {
        try LoadedCatalogs(files, over: base)
    }

    /// The user's own files, in the order given. Throws when one cannot be read at all.
    func messageFiles() throws -> [Catalog] {
        try messages.map { name in try Catalog(parsing: InputFile.read(name), file: name) }
    }

    /// The catalogs without the user's own messages.
    func library() throws -> CatalogLibrary {
        try folder.map { try CatalogFolder(name: $0).library() } ?? .builtin()
    }
}
