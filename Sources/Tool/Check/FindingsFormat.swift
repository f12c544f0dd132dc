import ArgumentParser

/// How findings are printed.
enum FindingsFormat: String, ExpressibleByArgument, CaseIterable {
    /// For people.
    case text
    /// A versioned contract for programs.
    case json
    /// SARIF 2.1.0, which code hosts show beside the lines.
    case sarif
}
