import ArgumentParser
import Glibc
import Paywright

@main
struct PaywrightCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "paywright",
        abstract: "Turn product files and store responses into text about prices, offers and subscriptions.",
        version: Version.text,
        groupedSubcommands: [
            CommandGroup(
                name: "Wording",
                subcommands: [
                    CopyCommand.self, StatusCommand.self, NoticesCommand.self, TemplateCommand.self,
                    ExportCommand.self, FixedWordsCommand.self, LocalesCommand.self,
                ]
            ),
            CommandGroup(name: "Product", subcommands: [ProductsCommand.self]),
            CommandGroup(name: "Service", subcommands: [ServeCommand.self]),
            CommandGroup(
                name: "Translation and review",
                subcommands: [CatalogCommand.self, CheckCommand.self, ScenariosCommand.self, ReviewCommand.self]
            ),
            CommandGroup(name: "Installation", subcommands: [DoctorCommand.self]),
        ]
    )

    static func main() async {
        // A reader that closes the pipe is no fault: writing then fails with EPIPE, and the run ends quietly.
        signal(SIGPIPE, SIG_IGN)
        do {
            var command = try await asyncParseAsRoot()
            if var asynchronous = command as? any AsyncParsableCommand {
                try await asynchronous.run()
            } else {
                try command.run()
            }
        } catch {
            end(with: error)
        }
    }

    /// The commands that could stand where the command line has an unknown one: those of `catalog` after it, else all.
    private static var expectedCommands: [String] {
        let first = CommandLine.arguments.dropFirst().first
        let parent: any ParsableCommand.Type = configuration.subcommands.first { $0._commandName == first } ?? self
        return parent.configuration.subcommands.map { $0._commandName }
    }

    /// Prints what there is to say of a failure, or the help that was asked for, and ends with its exit code.
    private static func end(with error: any Error) -> Never {
        let code = exitCode(for: error)
        var bytes = Array(Suggestions.completing(fullMessage(for: error), commands: expectedCommands).utf8)
        // An argument may hold line feeds, which the text itself has too.
        for argument in CommandLine.arguments.dropFirst().map({ Array($0.utf8) }) {
            for part in [argument[...], argument.drop { $0 != UInt8(ascii: "=") }.dropFirst()]
            where part.contains(UInt8(ascii: "\n")) {
                bytes.replace(part, with: NameSanitizer.visible(String(decoding: part, as: UTF8.self)).utf8)
            }
        }
        let text = NameSanitizer.visible(String(decoding: bytes, as: UTF8.self), but: "\n")
        if !text.isEmpty {
            if code.isSuccess { try? StandardOutput.write(text + "\n") } else { StandardOutput.writeError(text + "\n") }
        }
        Glibc.exit(code.rawValue)
    }
}
