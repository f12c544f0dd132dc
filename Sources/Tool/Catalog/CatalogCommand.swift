import ArgumentParser

struct CatalogCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "catalog",
        abstract:
            "List keys of messages, make and update files of translators, record readings, list what reviewers marked.",
        discussion: """
            A catalog is an Application Resource Bundle (.arb): JSON with ICU MessageFormat patterns, which translation \
            tools read. A message whose text is "" waits for its translator; English speaks instead.
            """,
        subcommands: [
            CatalogKeysCommand.self, CatalogNewCommand.self, CatalogUpdateCommand.self, CatalogReadCommand.self,
            CatalogNotesCommand.self,
        ]
    )
}
