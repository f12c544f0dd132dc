import Foundation
import PackagePlugin

/// Puts the files of a folder, or of two, into a module as strings, so that no list of them is kept by hand.
///
/// A target that applies it gets `embeddedFiles`: the name and the text of every file, in the order of their names.
@main
struct EmbedFiles: BuildToolPlugin {
    private static let kinds: Set = ["arb", "css", "html", "js", "json", "ndjson", "storekit", "svg", "txt"]

    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let target = target.sourceModule else { return [] }
        let package = context.package.directoryURL
        let folders =
            switch target.name {
            case "PaywrightLocales": [package.appending(path: "Locales")]
            // The server's package is in a folder of this one.
            case "ServerCustomers": [Self.above(package, "Examples/customers")]
            case "ServerExamples": [Self.above(package, "Examples")]
            case "ServerPage": [package.appending(path: "Page"), Self.above(package, "Sources/ReviewPage/shared")]
            case "ServerSchemas": [Self.above(package, "Sources/Reports/Schemas")]
            default: ["page", "shared"].map { target.directoryURL.appending(path: $0) }
            }
        let files = folders.flatMap(Self.files).sorted { $0.lastPathComponent < $1.lastPathComponent }
        let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedFiles.swift")
        return [
            .buildCommand(
                displayName: "Embedding the files of \(target.name)",
                executable: try context.tool(named: "embed-files").url,
                arguments: [output.path] + files.map(\.path),
                inputFiles: files,
                outputFiles: [output]
            )
        ]
    }

    private static func above(_ package: URL, _ path: String) -> URL {
        package.deletingLastPathComponent().appending(path: path)
    }

    /// The files of a folder that hold text; none where there is no folder.
    private static func files(in folder: URL) -> [URL] {
        let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return (files ?? []).filter { kinds.contains($0.pathExtension) }
    }
}
