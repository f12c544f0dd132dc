package import Paywright
package import PaywrightJSON
internal import PaywrightReviewCases

/// The keys that messages of one's own can have: the text of each in a language, the values that it may use, and those that it has to
/// state.
package struct KeysReport {
    /// One message.
    private struct Row {
        /// What the language has; the source language's where it has none.
        let entry: CatalogEntry
        /// What the source language states about the message.
        let source: CatalogEntry
        /// The language of the text.
        let locale: LocaleTag
        /// The lines that the message words, or a part of them.
        let lines: [ProductLine]
        /// Who has read the text.
        let reading: Reading
    }

    private let locale: LocaleTag
    private let rows: [Row]
    private let forms: [String]

    /// The messages of a library in a language, in the order of the source language's file; with a name only those of a line
    /// (`callToAction`) or of a family of keys (`status.freeTrial`).
    ///
    /// - Throws: ``UnknownName`` where no message has the name.
    package init(of library: CatalogLibrary, in tag: LocaleTag, named name: String?) throws {
        let bundle = try library.messages(for: tag)
        guard let source = try library.catalog(for: LocaleTag(canonical: CatalogLibrary.sourceLocale)) else {
            (locale, rows, forms) = (tag, [], [])
            return
        }
        let line = name.flatMap(ProductLine.init)
        let ofLine = Set(line?.messageKeys ?? [])
        let linesByKey = Dictionary(
            grouping: ProductLine.allCases.flatMap { line in line.messageKeys.map { (key: $0, line: line) } },
            by: \.key
        )
        let catalogs = try bundle.speakers.compactMap(library.catalog)
        let readings = try library.readings()
        locale = bundle.match.matched
        forms = bundle.lengthFormsInUse
        rows = source.entries.filter { entry in
            guard !CatalogEntry.isForm(entry.key) else { return false }
            guard let name else { return true }
            return line == nil ? entry.key == name || entry.key.hasPrefix(name + ".") : ofLine.contains(entry.key)
        }.map { entry in
            let worded = catalogs.first { $0.entry(for: entry.key) != nil } ?? source
            let text = worded.entry(for: entry.key) ?? entry
            return Row(
                entry: text,
                source: entry,
                locale: worded.locale,
                lines: linesByKey[entry.key]?.map(\.line) ?? [],
                reading: readings.reading(of: text, in: worded.locale)
            )
        }
        if let name, rows.isEmpty {
            let names = ProductLine.allCases.map(\.rawValue) + source.entries.map(\.key)
            throw UnknownName(name: name, line: line, meant: Misspelling.meant(by: name, among: names))
        }
    }

    /// A name that neither a line nor a message has.
    package struct UnknownName: Error, CustomStringConvertible {
        let name: String
        /// The line, where no message words it.
        let line: ProductLine?
        let meant: [String]

        package var description: String {
            if line != nil { return "found \"\(name)\", a line that is a value alone, expected one that messages word" }
            return "found \"\(name)\", expected a line such as \"callToAction\" or the beginning of a key"
                + Misspelling.hint(meant)
        }
    }

    // MARK: Output

    /// A paragraph for each message: the key, the text, the values.
    package var text: String {
        let listed = rows.map { row in
            let names = row.lines.map(\.rawValue).joined(separator: ", ")
            let title = row.entry.key + (names.isEmpty || names == row.entry.key ? "" : " (line: \(names))")
            let language = row.locale == locale ? "" : " [\(row.locale)]"
            let values = row.source.placeholders.map { "    " + $0.summary + "\n" }.joined()
            return "\(title)\n    \(VisibleText.make(row.entry.pattern))\(language)\n\(values)"
        }
        let used = forms.isEmpty ? "\n" : "Forms of lengths in \(locale): \(forms.joined(separator: ", ")).\n"
        return listed.joined(separator: "\n") + "\n\(rows.count == 1 ? "1 key" : "\(rows.count) keys"). \(used)"
    }

    /// The versioned output: schema "paywright/catalog-keys/1".
    package var json: JSONOutput {
        .object([
            ("schema", .string("paywright/catalog-keys/1")),
            ("locale", .string(locale.tag)),
            ("forms", .array(forms.map(JSONOutput.string))),
            (
                "keys",
                .array(
                    rows.map { row in
                        .object([
                            ("key", .string(row.entry.key)),
                            ("lines", .array(row.lines.map { .string($0.rawValue) })),
                            ("text", .string(row.entry.pattern)),
                            ("locale", .string(row.locale.tag)),
                            ("hash", .string(Readings.hash(of: row.entry))),
                            ("reading", .string(row.reading.rawValue)),
                            ("description", .string(row.source.description)),
                            ("budget", row.source.lengthBudget.map(JSONOutput.integer) ?? .null),
                            ("values", .array(row.source.placeholders.map(\.json))),
                        ])
                    }
                )
            ),
        ])
    }
}

extension CatalogEntry.Placeholder {
    /// "{offerPrice}: required, with how often it is charged: {offerPricePerPeriod}, {offerPeriod} or {cycles}".
    fileprivate var summary: String {
        let words = requiredWords.isEmpty ? "" : ": words of their own for \(requiredWords.joined(separator: ", "))"
        let need = isRequired ? "required\(words)" : "optional"
        let statements = (hasPeriod ? ["{\(name)PerPeriod}"] : []) + (chargedEvery ?? []).map { "{\($0)}" }
        let period =
            chargedEvery == nil ? "" : ", with how often it is charged: \(statements.joined(separator: " or "))"
        return "{\(name)} \(name.kind.rawValue), \(need)\(period)\(optionalReason.isEmpty ? "" : ". \(optionalReason)")"
    }

    fileprivate var json: JSONOutput {
        .object([
            ("name", .string(name.rawValue)),
            ("kind", .string(name.kind.rawValue)),
            ("example", .string(example)),
            ("required", .bool(isRequired)),
            ("requiredWords", .array(requiredWords.map(JSONOutput.string))),
            ("perPeriod", .bool(hasPeriod)),
            ("chargedEvery", chargedEvery.map { .array($0.map { .string($0.rawValue) }) } ?? .null),
            ("optionalReason", optionalReason.isEmpty ? .null : .string(optionalReason)),
        ])
    }
}
