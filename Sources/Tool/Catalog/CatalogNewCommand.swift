import ArgumentParser
import Paywright
import PaywrightMessageTools

struct CatalogNewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new",
        abstract: "Print the file of a new language, every message waiting for its translator.",
        discussion: """
            Each message has its English text, the same with the language's plural categories laid out, its description, \
            its values with examples, and the room there is. A variant of a language there is (de-AT) gets an empty file: \
            it holds only what its parent does not say as well. A file that stands there is never replaced (exit code 73).
            """
    )

    @Argument(help: ArgumentHelp("The language, as a BCP 47 tag.", valueName: "locale"))
    var locale: String

    @Option(
        name: [.customShort("o"), .customLong("output")],
        help: ArgumentHelp("The new file; standard output if left out.", valueName: "file")
    )
    var output: String?

    @OptionGroup var catalogs: CatalogOptions

    func run() throws {
        try reportingFailures {
            let authoring = try CatalogAuthoring(catalogs.library())
            let tag = try LocaleTag(locale)
            let text = try authoring.newCatalog(for: tag)
            if let output { try OutputFile.create(text, at: output) } else { try StandardOutput.write(text) }
            if let parent = authoring.parent(of: tag) {
                StandardOutput.report("\(tag): \(parent) says what the file does not; add the messages that differ")
            }
        }
    }
}
