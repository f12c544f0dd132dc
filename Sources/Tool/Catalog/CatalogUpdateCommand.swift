import ArgumentParser
import Paywright
import PaywrightMessageTools

struct CatalogUpdateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "update",
        abstract: "Bring translators' files up to the English messages, in place.",
        discussion: """
            Adds new messages, which wait; marks translations of texts that have changed ("x-state": "changed", with the \
            new text as x-source) and keeps them; drops the explanations of what has been translated. When a translation is \
            right again, take x-state away, leave x-source, and update once more. A file with a key twice is refused; the \
            others are updated all the same.
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
            var failure: (any Error)?
            for file in files {
                do {
                    try reportingFailures { isOutdated = try update(file, authoring) || isOutdated }
                } catch {
                    // A reader that has gone away is no failure; an error after it still is.
                    if failure == nil || failure as? ExitCode == .success { failure = error }
                }
            }
            if let failure { throw failure }
            if dryRun, isOutdated { throw ExitStatus.ruleBroken }
        }
    }

    /// Whether the file was not as an update writes it.
    private func update(_ file: String, _ authoring: CatalogAuthoring) throws -> Bool {
        let bytes = try InputFile.read(file)
        let update: CatalogAuthoring.Update
        do {
            update = try authoring.update(bytes, file: file)
        } catch let refusal as CatalogAuthoring.Refusal {
            StandardOutput.report("\(file): \(refusal)")
            throw ExitCode.validationFailure
        }
        for diagnostic in update.diagnostics { StandardOutput.report(diagnostic) }
        let differs = Array(update.text.utf8) != bytes
        if differs, !dryRun { try OutputFile.write(update.text, to: file) }
        let layout = differs && update.saysTheSame ? "; laid out otherwise" : ""
        var lines = "\(file): \(update.summary)\(layout)\n"
        for key in update.changed { lines += "  changed in English: \(key)\n" }
        for key in update.unknown { lines += "  not in English: \(key)\n" }
        try StandardOutput.write(lines)
        return differs
    }
}

extension CatalogAuthoring.Update {
    /// "2 new, 1 changed, 3 translated, 0 recorded"
    fileprivate var summary: String {
        let counts =
            "\(added.count) new, \(changed.count) changed, \(translated.count) translated, \(recorded.count) recorded"
        return explained.isEmpty ? counts : counts + ", \(explained.count) explained anew"
    }
}
