import ArgumentParser
import Glibc
import MessageCatalog
import Paywright

/// Which catalogs speak: the built-in ones, or those of a folder that a translator is working in.
struct CatalogOptions: ParsableArguments {
    @Option(name: .customLong("catalogs"), help: "Read the catalogs (*.arb) of a folder instead of the built-in ones.")
    var folder: String?

    func library() throws -> CatalogLibrary {
        guard let folder else { return try .builtin() }
        let names = try Self.arbFiles(in: folder)
        guard !names.isEmpty else { throw ValidationError("\(folder): found no *.arb file, expected catalogs") }
        let sources = try names.map { name in
            let bytes = try InputFile.read("\(folder)/\(name)")
            return CatalogLibrary.Source(locale: String(name.dropLast(4)), file: "\(folder)/\(name)") { bytes }
        }
        return try CatalogLibrary(sources)
    }

    private static func arbFiles(in folder: String) throws -> [String] {
        guard let directory = opendir(folder) else {
            throw ValidationError("\(folder): found no such folder, expected one with catalogs")
        }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) { raw in
                String(decoding: raw.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name.hasSuffix(".arb") { names.append(name) }
        }
        return names.sorted()
    }
}
