import ArgumentParser
import Glibc
import Paywright

/// A folder of catalogs, one file a language: on disk, or as something else keeps it.
struct CatalogFolder {
    /// What people call it.
    let name: String

    private static let ending = ".arb"

    /// Whether a file of such a folder is a catalog.
    static func isCatalog(_ file: String) -> Bool { file.hasSuffix(ending) }

    /// The catalogs on disk.
    func library() throws -> CatalogLibrary {
        let files = try files()
        return try library(try files.map { file in (file, try InputFile.read(path(of: file))) }, readings: readings)
    }

    /// Who has read which text, by the file beside the catalogs; of a folder without one, the built-in file.
    func readings() throws -> Readings {
        let file = path(of: Readings.fileName)
        guard access(file, F_OK) == 0 else { return try CatalogLibrary.builtin().readings() }
        return try Readings(parsing: InputFile.read(file), file: file)
    }

    /// Catalogs by the names of their files. Throws when there is none.
    func library(
        _ files: [(name: String, bytes: [UInt8])],
        readings: @escaping @Sendable () throws -> Readings = { try CatalogLibrary.builtin().readings() }
    ) throws -> CatalogLibrary {
        guard !files.isEmpty else {
            throw ValidationError("\(name): found no *\(Self.ending) file, expected catalogs")
        }
        return try CatalogLibrary(
            files.map { file in
                let locale = String(file.name.dropLast(Self.ending.count))
                return CatalogLibrary.Source(locale: locale, file: path(of: file.name)) { file.bytes }
            },
            vocabulary: .paywright,
            readings: readings
        )
    }

    /// What people call a file of it.
    func path(of file: String) -> String { "\(name)/\(file)" }

    private func files() throws -> [String] {
        guard let directory = opendir(name) else {
            throw ValidationError("\(name): found no such folder, expected one with catalogs")
        }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) { raw in
                String(decoding: raw.prefix { $0 != 0 }, as: UTF8.self)
            }
            if Self.isCatalog(name) { names.append(name) }
        }
        return names.sorted()
    }
}
