import Foundation
import PackagePlugin

/// Makes typed keys of the tables of fields, `*.fields.tsv`, that stand in a module's folders: a Swift file for each,
/// and one with the list of all tables.
@main
struct FieldKeys: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let target = target.sourceModule else { return [] }
        let tool = try context.tool(named: "field-keys").url
        let tables = try Self.tables(in: target.directoryURL)
        let list = context.pluginWorkDirectoryURL.appending(path: "fields.list.swift")
        let listing = Command.buildCommand(
            displayName: "Listing the tables of fields",
            executable: tool,
            arguments: ["--list", list.path] + tables.map(\.path),
            inputFiles: tables,
            outputFiles: [list]
        )
        return tables.map { table in
            let name = table.deletingPathExtension().lastPathComponent
            let output = context.pluginWorkDirectoryURL.appending(path: "\(name).swift")
            return .buildCommand(
                displayName: "Making the keys of \(name)",
                executable: tool,
                arguments: [output.path, table.path],
                inputFiles: [table],
                outputFiles: [output]
            )
        } + [listing]
    }

    /// The tables in the folders of a module, one folder for each store.
    private static func tables(in folder: URL) throws -> [URL] {
        let manager = FileManager.default
        return try manager.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .flatMap { (try? manager.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)) ?? [] }
            .filter { $0.lastPathComponent.hasSuffix(".fields.tsv") }
            .sorted { $0.path < $1.path }
    }
}
