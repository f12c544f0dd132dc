import ArgumentParser
import Glibc

@main
struct PaywrightCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "paywright",
        abstract: "Words prices and subscription offers in every App Store language.",
        version: "0.1.0",
        subcommands: [CopyCommand.self, LocalesCommand.self, ScenariosCommand.self]
    )

    static func main() {
        // A reader that closes the pipe is no fault: writing then fails with EPIPE, and the run ends quietly.
        signal(SIGPIPE, SIG_IGN)
        main(nil)
    }
}
