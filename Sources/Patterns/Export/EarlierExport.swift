internal import PaywrightJSON

/// What a manifest that stands in a folder states of the files beside it.
package struct EarlierExport: Sendable {
    /// The paths of the files with texts.
    package let files: [String]
    /// The keys of the texts.
    package let keys: Set<String>

    /// Reads a manifest; nil for anything else.
    package init?(manifest bytes: [UInt8]) {
        guard let root = try? JSONDocument(parsing: bytes).root.objectValue,
            root["schema"]?.stringValue == "paywright/export/1"
        else { return nil }
        files = (root["languages"]?.arrayValue ?? []).compactMap { $0.objectValue?["file"]?.stringValue }
        var keys: Set<String> = []
        for shape in root["shapes"]?.objectValue?.members ?? [] {
            for line in shape.value.objectValue?["lines"]?.objectValue?.members ?? [] {
                guard let entry = line.value.objectValue else { continue }
                if let key = entry["key"]?.stringValue { keys.insert(key) }
                keys.formUnion((entry["keys"]?.objectValue?.members ?? []).compactMap { $0.value.stringValue })
            }
        }
        keys.formUnion((root["texts"]?.objectValue?.members ?? []).compactMap { $0.value.stringValue })
        for situation in root["statuses"]?.objectValue?.members ?? [] {
            for line in situation.value.objectValue?["lines"]?.objectValue?.members ?? [] {
                keys.formUnion((line.value.arrayValue ?? []).compactMap { $0.objectValue?["key"]?.stringValue })
            }
        }
        self.keys = keys
    }
}

extension PatternExport {
    /// The keys of all texts.
    package var keys: Set<String> { Set(entries.map(\.key)) }
}
