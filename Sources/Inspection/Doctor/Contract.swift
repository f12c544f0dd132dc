/// The versioned forms of JSON that are read and printed: see `Schemas`.
package enum Contract {
    /// What the command reads.
    package static let inputs = [
        "paywright/customer/1", "paywright/policy/1", "paywright/products/1", "paywright/request/1",
        "paywright/rules/1",
    ]
    /// What it prints.
    package static let outputs = [
        "catalog-keys", "check", "copy", "doctor", "error", "fixed-words", "locale-matches", "locales", "notices",
        "outcome",
        "paywall", "reload",
        "status",
        "template",
        "value",
    ].map { "paywright/\($0)/1" }
}
