internal import PaywrightICU
internal import PaywrightJSON
internal import PaywrightMessages
internal import PaywrightValues

/// Reads the file of a table of differences from CLDR.
struct CLDRDifferenceTableReader {
    let cldr: String
    let rows: [CLDRDifferenceTable.Row]

    init(_ bytes: [UInt8], file: String) throws(CatalogFailure) {
        let document: JSONDocument
        do {
            document = try JSONDocument(parsing: bytes)
        } catch {
            throw Self.failure(error.position, "found \(error.found), expected \(error.expected)", file)
        }
        let root = document.root
        guard let cldr = root.objectValue?["cldr"]?.stringValue,
            let values = root.objectValue?["differences"]?.arrayValue
        else {
            let message = "expected an object with \"cldr\", a string, and \"differences\", an array"
            throw Self.failure(document.position(of: root), message, file)
        }
        var rows: [CLDRDifferenceTable.Row] = []
        for value in values {
            do throws(Fault) {
                rows.append(try Self.row(value, at: document.position(of: value)))
            } catch {
                throw Self.failure(document.position(of: error.value), error.message, file)
            }
        }
        self.cldr = cldr
        self.rows = rows
    }

    /// What a row should have and has not.
    private struct Fault: Error {
        /// What is at fault: the row where a member is missing.
        let value: JSONValue
        let message: String
    }

    private static func row(_ value: JSONValue, at position: JSONPosition) throws(Fault) -> CLDRDifferenceTable.Row {
        guard let object = value.objectValue else {
            throw Fault(value: value, message: "found \(value.kindName), expected an object")
        }
        func text(_ name: String) throws(Fault) -> (value: JSONValue, text: String) {
            guard let member = object[name], let text = member.stringValue, !NameSanitizer.isBlank(text) else {
                throw Fault(value: object[name] ?? value, message: "expected \"\(name)\" with a text")
            }
            return (member, text)
        }
        func list(_ name: String, _ expected: String, _ isKnown: (String) -> Bool) throws(Fault) -> [String] {
            guard let elements = object[name]?.arrayValue, !elements.isEmpty else {
                throw Fault(value: object[name] ?? value, message: "expected \"\(name)\" with a list of \(expected)")
            }
            return try elements.map { element throws(Fault) in
                if let text = element.stringValue, isKnown(text) { return text }
                let found = element.stringValue.map { "\"\($0)\"" } ?? element.kindName
                throw Fault(value: element, message: "found \(found) in \"\(name)\", expected \(expected)")
            }
        }
        let locales = try list("locales", "locales as catalogs are named, such as \"zh-Hans\"") { tag in
            (try? LocaleTag(tag))?.tag == tag
        }
        let subjectText = try text("subject")
        guard let subject = CLDRDifference.Subject(rawValue: subjectText.text) else {
            let known = CLDRDifference.Subject.allCases.map(\.rawValue).joined(separator: ", ")
            let message = "found \"\(subjectText.text)\" as \"subject\", expected one of: \(known)"
            throw Fault(value: subjectText.value, message: message)
        }
        let items: [String]
        if let known = subject.items {
            items = try list("items", "any of: \(known.joined(separator: ", "))", known.contains)
        } else if let needless = object["items"] {
            throw Fault(value: needless, message: "found \"items\" of percent signs, expected none")
        } else {
            items = [""]
        }
        return CLDRDifferenceTable.Row(
            locales: locales,
            subject: subject,
            items: items,
            reason: try text("reason").text,
            versions: object["cldr"] == nil ? nil : Set(try list("cldr", "versions such as \"48\"") { Int($0) != nil }),
            line: position.line,
            column: position.column
        )
    }

    private static func failure(_ position: JSONPosition, _ message: String, _ file: String) -> CatalogFailure {
        CatalogFailure(
            code: .badMetadata,
            file: file,
            key: nil,
            line: position.line,
            column: position.column,
            message: message
        )
    }
}

extension CLDRDifference.Subject {
    /// What a difference can be about; nil where the kinds cannot be distinguished.
    fileprivate var items: [String]? {
        switch self {
        case .unit, .perUnit: PeriodUnit.allCases.map(\.rawValue)
        case .pluralCategory: PluralCategory.allCases.map(\.rawValue)
        case .percent: nil
        case .format: CLDRCrossCheck.formatItems
        }
    }
}
