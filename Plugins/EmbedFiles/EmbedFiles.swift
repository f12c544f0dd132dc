import Foundation
import PackagePlugin

/// Puts the files of a folder into a module as strings, so that no list of them is kept by hand.
///
/// A target that applies it gets `embeddedFiles`: the name and the text of every file, in the order of their names.
@main
struct EmbedFiles: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let target = target.sourceModule else { return [] }
        let folder =
            switch target.name {
            case "PaywrightLocales": context.package.directoryURL.appending(path: "Locales")
            default: target.directoryURL.appending(path: "page")
            }
        let kinds: Set = ["arb", "css", "html", "js", "json", "txt"]
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { kinds.contains($0.pathExtension) }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
        let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedFiles.swift")
        return [
            .buildCommand(
                displayName: "Embedding the files of \(folder.lastPathComponent)",
                executable: try context.tool(named: "embed-files").url,
                arguments: [output.path] + files.map(\.path),
                inputFiles: files,
                outputFiles: [output]
            )
        ]
    }
}
