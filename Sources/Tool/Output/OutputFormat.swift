import ArgumentParser

/// How a command prints.
enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
    /// For people.
    case text
    /// A versioned contract for programs.
    case json
}
