internal import Paywright
internal import PaywrightJSON

/// What cannot be used in a document of the user's settings, and what should stand there: the first fault refuses all of it, as one
/// that is read in part would mean something else.
struct SettingsFault: Error {
    let offset: Int
    let path: String
    let code: RequestCode
    let found: String
    let expected: String

    init(_ offset: Int, _ path: String, _ code: RequestCode, found: String, _ expected: String) {
        (self.offset, self.path, self.code, self.found, self.expected) = (offset, path, code, found, expected)
    }

    /// - Parameters:
    ///   - place: What stands at the place, or nearest to it.
    ///   - found: What stands there; nil for nothing.
    init(_ place: JSONValue, _ path: String, _ code: RequestCode, found: JSONValue?, _ expected: String) {
        let text = found.map { $0.stringValue.map { Excerpt.quoted($0) } ?? $0.kindName } ?? "nothing"
        self.init(place.offset, path, code, found: text, expected)
    }

    static func unknown(_ member: JSONObject.Member, of path: String, among known: [String]) -> SettingsFault {
        let hint = Misspelling.hint(for: member.name, among: known)
        let found = "member \(Excerpt.quoted(member.name))"
        return SettingsFault(member.nameOffset, path, .unknownMember, found: found, RequestReader.oneOf(known) + hint)
    }

    /// The same as the refusal of a request.
    var refusal: RequestRefusal { RequestRefusal(code, at: path, found: found, expected: expected) }

    /// Reads a file.
    ///
    /// - Throws: `ProductFiles.Unusable` with the place of the fault, what was found and what was expected.
    static func read<Settings>(
        _ bytes: [UInt8],
        file: String,
        or consequence: String,
        by reading: (JSONValue) throws(SettingsFault) -> Settings
    ) throws(ProductFiles.Unusable) -> Settings {
        func unusable(_ position: JSONPosition, _ fault: SettingsFault) -> ProductFiles.Unusable {
            let diagnostic = Diagnostic(
                .error,
                fault.code,
                at: Diagnostic.Place(file: file, line: position.line, column: position.column, path: fault.path),
                found: fault.found,
                expected: fault.expected,
                consequence: consequence
            )
            return ProductFiles.Unusable(diagnostics: [diagnostic], isInputMissing: false)
        }
        let document: JSONDocument
        do throws(JSONError) {
            document = try JSONDocument(parsing: bytes)
        } catch {
            throw unusable(error.position, SettingsFault(0, "$", .invalidJSON, found: error.found, error.expected))
        }
        do throws(SettingsFault) {
            return try reading(document.root)
        } catch {
            throw unusable(document.position(atOffset: error.offset), error)
        }
    }
}

extension JSONValue {
    /// The object that settings are; refused where a member stands twice.
    func settings(at path: String, _ expected: String) throws(SettingsFault) -> JSONObject {
        guard let object = objectValue else { throw SettingsFault(self, path, .wrongType, found: self, expected) }
        if let duplicate = object.duplicates.first {
            let found = "member \(Excerpt.quoted(duplicate.name)) twice"
            throw SettingsFault(duplicate.nameOffset, path, .duplicateMember, found: found, "each member once")
        }
        return object
    }
}

extension JSONObject {
    /// Refuses members that settings do not have, and another schema. What is no document need not name its schema.
    func check(
        schema: String,
        isDocument: Bool,
        members known: [String],
        of value: JSONValue,
        at path: String
    ) throws(SettingsFault) {
        try check(members: ["schema"] + known, at: path)
        let stated = self["schema"]
        if isDocument || stated != nil, stated?.stringValue != schema {
            throw SettingsFault(stated ?? value, "\(path).schema", .unknownSchema, found: stated, "\"\(schema)\"")
        }
    }

    /// Refuses members that settings do not have.
    func check(members known: [String], at path: String) throws(SettingsFault) {
        for member in members where !known.contains(member.name) { throw .unknown(member, of: path, among: known) }
    }
}
