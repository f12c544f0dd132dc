internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

/// Which fields of a store's objects count: those of this version's tables, the rows that were laid over them, and the fields that
/// a caller ignores.
///
///     let rules = try FieldRules().ignoring(["stripe.subscription.billing_hint"])
///     let importer = HistoryImporter(signatures: .unverified, fields: rules)
///
/// A field without a row that states something is noted, and can leave an amount open: see `UnknownField`.
public struct FieldRules: Sendable {
    /// Why a field cannot be ignored: "found …, expected …".
    public struct Unusable: Error, Hashable, CustomStringConvertible {
        /// The field as it was given.
        public let field: String
        /// What was found.
        public let found: String
        /// What was expected instead.
        public let expected: String

        /// What was found and expected, in words for a person.
        public var description: String { "found \(found), expected \(expected)" }
    }

    /// The fields that are ignored, in the order of their names.
    public private(set) var ignoredFields: [String] = []
    /// Where values of the caller's own stand in inputs, which no field of a store's is: see `leavingOut`.
    var callersPlaces: [[String]] = []
    /// The tables with rows laid over them, by their names.
    private var tables: [String: FieldTable] = [:]

    /// The tables of this version as they are.
    public init() {}

    /// The same, with fields of which nothing is noted and nothing is left open.
    ///
    /// - Parameter fields: Each by its store, its object and its name: `stripe.subscription.billing_hint`.
    /// - Throws: `Unusable` for a field of an object without a table, and for one that decides or withholds something.
    public func ignoring(_ fields: [String]) throws(Unusable) -> FieldRules {
        guard !fields.isEmpty else { return self }
        var ignored = Set(ignoredFields)
        for field in fields {
            try check(field)
            ignored.insert(field)
        }
        var rules = self
        rules.ignoredFields = ignored.sorted()
        return rules
    }

    private func check(_ field: String) throws(Unusable) {
        let found = Excerpt.quoted(field)
        let parts = field.split(separator: ".", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 3, !parts.contains("") else {
            let expected = "a store, an object and a field, such as \"stripe.subscription.billing_hint\""
            throw Unusable(field: field, found: found, expected: expected)
        }
        let name = "\(parts[0]).\(parts[1])"
        guard let table = table(named: name) else {
            throw Unusable(field: field, found: found, expected: "an object with a table\(Self.hint(for: name))")
        }
        switch table.kind(of: parts[2]) {
        case .decides?:
            let facts = table.facts(of: parts[2]).names.joined(separator: ", ")
            throw Unusable(
                field: field,
                found: "\(found), which is read\(facts.isEmpty ? "" : " and decides \(facts)")",
                expected: "a field that is not known"
            )
        case .withholds?:
            let facts = table.facts(of: parts[2]).names.joined(separator: ", ")
            throw Unusable(
                field: field,
                found: "\(found), which can change \(facts)",
                expected: "a field that is not known"
            )
        case .neutral?, nil: break
        }
    }

    /// The tables that a name may mean, as the end of a sentence.
    static func hint(for name: String) -> String {
        // A name of a megabyte is near none.
        let name = String(name.prefix(Excerpt.maximumLength))
        let meant = Misspelling.meant(by: name, among: FieldTable.all.map(\.object))
        let stores = Set(FieldTable.all.map { String($0.object.prefix { $0 != "." }) })
        return meant.isEmpty ? ": of \(stores.sorted().joined(separator: ", "))" : Misspelling.hint(meant)
    }

    /// A table with the rows laid over it, by its name.
    func table(named name: String) -> FieldTable? {
        tables[name] ?? FieldTable.all.first { $0.object == name }
    }

    /// Puts a table in the place of the one with its name.
    mutating func lay(_ table: FieldTable) { tables[table.object] = table }

    // MARK: What readers ask

    /// A table with what is laid over it.
    func laid(over table: FieldTable) -> FieldTable { tables.isEmpty ? table : tables[table.object] ?? table }

    /// Whether a field of an object is ignored.
    func ignores(_ field: String, of table: FieldTable) -> Bool {
        !ignoredFields.isEmpty && ignores("\(table.object).\(field)")
    }

    /// The same by its store, object and name.
    func ignores(_ field: String) -> Bool { ignoredFields.contains(field) }
}
