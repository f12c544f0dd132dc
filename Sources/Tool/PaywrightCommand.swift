import ArgumentParser
import Glibc
import Paywright

@main
struct PaywrightCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "paywright",
        abstract: "Words prices, offers and subscription status as the App Store’s own copywriters would.",
        version: Version.text,
        subcommands: [
            CopyCommand.self, StatusCommand.self, ProductsCommand.self, LocalesCommand.self, ScenariosCommand.self,
            CheckCommand.self, CatalogCommand.self, TemplateCommand.self, ReviewCommand.self, ServeCommand.self,
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

    /// Prints what there is to say of a failure, or the help that was asked for, and ends with its exit code.
    private static func end(with error: any Error) -> Never {
        let code = exitCode(for: error)
        var text = fullMessage(for: error)
        // An argument may hold line feeds, which the text itself has too.
        for argument in CommandLine.arguments.dropFirst() {
            for part in [argument, String(argument.drop { $0 != "=" }.dropFirst())] where part.contains("\n") {
                text = text.replacing(part, with: NameSanitizer.visible(part))
            }
        }
        text = NameSanitizer.visible(text, but: "\n")
        if !text.isEmpty {
            if code.isSuccess { try? StandardOutput.write(text + "\n") } else { StandardOutput.writeError(text + "\n") }
        }
        Glibc.exit(code.rawValue)
    }
}
