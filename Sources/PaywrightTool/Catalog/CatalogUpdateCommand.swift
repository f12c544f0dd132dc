import ArgumentParser
import MessageCatalog

struct CatalogUpdateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "update",
        abstract: "Bring translators' files up to the English messages, in place.",
        discussion: """
            Adds new messages, which wait; marks translations of texts that have changed ("x-state": "changed", with the \
            new text as x-source) and keeps them; drops the explanations of what has been translated. Take x-state away \
            when a translation is right again.
            """
    )

    @Argument(help: ArgumentHelp("Files to update.", valueName: "catalog.arb"))
    var files: [String]

    @Flag(help: "Only say what would change; exit with 1 when something would.")
    var dryRun = false

    @OptionGroup var catalogs: CatalogOptions

    func validate() throws {
        guard !files.contains("-") else { throw ValidationError("found -, expected files: they are written in place") }
    }

    func run() throws {
        try reportingFailures {
            let authoring = try CatalogAuthoring(catalogs.library())
            var isOutdated = false
            for file in files {
                let bytes = try InputFile.read(file)
                let update = try authoring.update(bytes, file: file)
                let differs = Array(update.text.utf8) != bytes
                if differs, !dryRun { try OutputFile.write(update.text, to: file) }
                isOutdated = isOutdated || differs
                try StandardOutput.write("\(file): \(update.summary)\n")
                for key in update.changed { try StandardOutput.write("  changed in English: \(key)\n") }
                for key in update.unknown { try StandardOutput.write("  not in English: \(key)\n") }
            }
            if dryRun, isOutdated { throw ExitStatus.ruleBroken }
        }
    }
}

extension CatalogAuthoring.Update {
    /// "2 new, 1 changed, 3 translated, 0 recorded"
    fileprivate var summary: String {
        "\(added.count) new, \(changed.count) changed, \(translated.count) translated, \(recorded.count) recorded"
    }
}
