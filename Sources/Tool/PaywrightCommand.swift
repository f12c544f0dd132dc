import ArgumentParser
import Glibc

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
        await main(nil)
    }
}
