internal import PaywrightJSON
internal import PaywrightReports

/// Reads older output of the tool that a review is compared with: a review page, its data, or what `copy` printed as
/// JSON.
package enum OlderOutput {
    /// Why a file cannot be compared with.
    package struct Unreadable: Error, CustomStringConvertible {
        let file: String
        let position: JSONPosition
        let found: String

        package var description: String {
            """
            \(file):\(position): $: found \(found), expected a review page or its data (\(ReviewData.schema)), or \
            output of copy as json or ndjson (\(PaywallStream.schema))
            """
        }
    }

    /// What a file says of every line. Throws `Unreadable`.
    package static func texts(in bytes: [UInt8], file: String) throws -> OlderTexts {
        let data = embeddedData(in: bytes) ?? bytes
        do {
            let document = try JSONDocument(parsing: data)
            if document.root.schema == ReviewData.schema {
                let texts = OlderReview.texts(in: document.root)
                return OlderTexts(name: file, texts: texts, showsWhatIsGone: true)
            }
            var paywalls = OlderPaywalls()
            guard paywalls.add(document.root) else { throw unreadable(document, file: file) }
            return OlderTexts(name: file, texts: paywalls.texts)
        } catch let error as JSONError {
            guard error.reason == .trailingContent, let paywalls = OlderPaywalls(records: data) else {
                throw Unreadable(file: file, position: error.position, found: error.found)
            }
            return OlderTexts(name: file, texts: paywalls.texts)
        }
    }

    private static func unreadable(_ document: JSONDocument, file: String) -> Unreadable {
        let schema = document.root.schema.map { Excerpt.quoted($0) }
        return Unreadable(
            file: file,
            position: document.position(of: document.root),
            found: schema.map { "schema \($0)" } ?? "\(document.root.kindName) without a schema"
        )
    }

    /// The JSON inside a review page; nil for what is no page.
    private static func embeddedData(in bytes: [UInt8]) -> [UInt8]? {
        guard bytes.first == UInt8(ascii: "<"),
            let start = bytes.firstRange(of: Array(#"<script type="application/json" id="data">"#.utf8)),
            let end = bytes[start.upperBound...].firstRange(of: Array("</script>".utf8))
        else { return nil }
        return Array(bytes[start.upperBound..<end.lowerBound])
    }
}

extension JSONValue {
    fileprivate var schema: String? { objectValue?["schema"]?.stringValue }
}

/// What `copy` printed.
private struct OlderPaywalls {
    private(set) var texts: [String: [String: String]] = [:]
    /// By language: the same product may stand in it twice, and a review gives the second one a name of its own.
    private var names: [String: UniqueNames] = [:]

    init() {}

    /// A record a line; nil where a line is none.
    init?(records: [UInt8]) {
        for line in records.split(separator: UInt8(ascii: "\n")) {
            guard let document = try? JSONDocument(parsing: Array(line)), add(document.root) else { return nil }
        }
    }

    /// Takes in a document, or a record of ndjson; false for anything else.
    mutating func add(_ value: JSONValue) -> Bool {
        guard value.schema == PaywallStream.schema, let members = value.objectValue else { return false }
        if members["record"] != nil { add(result: members) }
        for result in members["results"]?.arrayValue ?? [] { result.objectValue.map { add(result: $0) } }
        for labels in members["labels"]?.arrayValue ?? [] { labels.objectValue.map { add(result: $0) } }
        return true
    }

    /// A result, whose lines go by the product, or the labels of a language.
    private mutating func add(result: JSONObject) {
        func text(_ name: String) -> String? { result[name]?.stringValue }
        guard let locale = text("locale") else { return }
        let product = text("product").map { id in
            let parts = [id + (text("basePlan").map { ":" + $0 } ?? ""), text("storefront"), text("plan")]
            let name = (parts + [text("eligibility")]).compactMap { $0 }.joined(separator: "/")
            return names[locale, default: UniqueNames()].name(name)
        }
        for line in result["lines"]?.objectValue?.members ?? [] {
            let name = ReviewOutline.fullName(product ?? "label", line.name)
            texts[locale, default: [:]][name] = line.value.objectValue?["text"]?.stringValue
        }
    }
}

/// What a review page showed.
private enum OlderReview {
    static func texts(in root: JSONValue) -> [String: [String: String]] {
        let names = lineNames(in: root)
        let lines = root.objectValue?["lines"]?.arrayValue ?? []
        let sentences = lines.map { numbers(in: $0.objectValue?["sentences"]) }
        var texts: [String: [String: String]] = [:]
        for language in root.objectValue?["languages"]?.arrayValue ?? [] {
            guard let members = language.objectValue, let tag = members["tag"]?.stringValue else { continue }
            let said = members["texts"]?.arrayValue?.map(\.stringValue) ?? []
            let own = byLine(members["own"]) { numbers(in: $0) }
            let separators = byLine(members["separators"], \.stringValue)
            let separator = members["separator"]?.stringValue ?? " "
            for (index, name) in names.enumerated() {
                let numbers = own[index] ?? (sentences.indices.contains(index) ? sentences[index] : [])
                let words = numbers.compactMap { said.indices.contains($0) ? said[$0] : nil }.filter { !$0.isEmpty }
                guard !words.isEmpty else { continue }
                let joint = name.separator ?? separators[index] ?? separator
                texts[tag, default: [:]][name.text] = words.joined(separator: joint)
            }
        }
        return texts
    }

    /// The full name of each line, and what its group puts between sentences.
    private static func lineNames(in root: JSONValue) -> [(text: String, separator: String?)] {
        let lines = root.objectValue?["lines"]?.arrayValue ?? []
        return (root.objectValue?["groups"]?.arrayValue ?? []).flatMap { group in
            let members = group.objectValue
            let range = numbers(in: members?["lines"])
            let (start, count) = (range.first ?? 0, range.dropFirst().first ?? 0)
            return lines.dropFirst(max(0, start)).prefix(max(0, count)).map { line in
                let name = line.objectValue?["line"]?.stringValue ?? ""
                let fullName = ReviewOutline.fullName(members?["name"]?.stringValue ?? "", name)
                return (fullName, members?["separator"]?.stringValue)
            }
        }
    }

    private static func numbers(in value: JSONValue?) -> [Int] {
        (value?.arrayValue ?? []).compactMap { $0.numberText.flatMap { Int($0) } }
    }

    private static func byLine<Value>(_ value: JSONValue?, _ read: (JSONValue) -> Value?) -> [Int: Value] {
        let members = (value?.objectValue?.members ?? []).compactMap { member in
            Int(member.name).flatMap { line in read(member.value).map { (line, $0) } }
        }
        return Dictionary(members, uniquingKeysWith: { _, last in last })
    }
}
