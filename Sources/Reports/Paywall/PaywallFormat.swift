import ArgumentParser

/// How paywall copy is printed.
enum PaywallFormat: String, ExpressibleByArgument, CaseIterable {
    /// For people.
    case text
    /// A versioned contract for programs: one document.
    case json
    /// The same record by record, a line each.
    case ndjson
    /// For spreadsheets: a row for each text.
    case csv
    /// For reviewers: a table for each product and language.
    case markdown
}
