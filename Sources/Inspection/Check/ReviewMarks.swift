package import Paywright
internal import PaywrightJSON
internal import PaywrightRuns

/// What reviewers said of lines on a review page, from the files it exports.
package struct ReviewMarks {
    /// What the page writes.
    static let schema = "paywright/review-marks/1"

    /// One line that a reviewer has read.
    struct Mark {
        let locale: LocaleTag
        /// The line's name in all reports.
        let line: String
        /// The keys of the messages it is made of, in order.
        let keys: [String]
        /// The patterns that spoke then, one for each key; empty where the file does not say.
        let patterns: [String]
        let text: String
        let isRight: Bool
        let comment: String
    }

    private(set) var marks: [Mark] = []
    package private(set) var diagnostics: [Diagnostic] = []
    /// Whether an input does not exist or is a directory.
    package private(set) var isInputMissing = false
    /// Whether a file of marks was read, be it without any.
    package private(set) var hasAnswer = false

    package init() {}

    /// Takes note of a file that cannot be read.
    package mutating func miss(_ diagnostic: Diagnostic) {
        diagnostics.append(diagnostic)
        isInputMissing = true
    }

    /// Takes in a file; one that fails, or a mark that does, is reported and loses nothing else.
    package mutating func read(_ bytes: [UInt8], file: String) {
        do throws(JSONError) {
            read(try JSONDocument(parsing: bytes), file: file)
        } catch {
            report(file, error.position, "$", "found \(error.found), expected \(error.expected)", lost: "the file")
        }
    }

    private mutating func read(_ document: JSONDocument, file: String) {
        let root = document.root
        guard root.objectValue?["schema"]?.stringValue == Self.schema,
            let marks = root.objectValue?["marks"]?.arrayValue
        else {
            let message = "found \(root.kindName) without marks, expected a file of marks (\(Self.schema))"
            return report(file, document.position(of: root), "$", message, lost: "the file")
        }
        hasAnswer = true
        for (index, mark) in marks.enumerated() {
            do throws(Fault) {
                self.marks.append(try Self.mark(mark))
            } catch {
                let path = "$.marks[\(index)]\(error.path)"
                let message = "found \(error.found), expected \(error.expected)"
                report(file, document.position(of: error.value ?? mark), path, message, lost: "the mark")
            }
        }
    }

    private mutating func report(
        _ file: String,
        _ position: JSONPosition,
        _ path: String,
        _ message: String,
        lost: String
    ) {
        diagnostics.append(
            Diagnostic(
                .error,
                RunCode.badMark,
                at: Diagnostic.Place(file: file, line: position.line, column: position.column, path: path),
                message: "\(message); \(lost) is left out"
            )
        )
    }

    /// What cannot be read, and what should stand there.
    private struct Fault: Error {
        /// From the mark on: ".keys[1]".
        let path: String
        /// nil where nothing stands there.
        let value: JSONValue?
        let found: String
        let expected: String

        init(_ path: String, _ value: JSONValue?, found: String? = nil, expected: String) {
            self.path = path
            self.value = value
            self.found = found ?? value.map { $0.stringValue.map { Excerpt.quoted($0) } ?? $0.kindName } ?? "nothing"
            self.expected = expected
        }
    }

    private static func mark(_ value: JSONValue) throws(Fault) -> Mark {
        guard let members = value.objectValue else {
            throw Fault("", value, expected: "an object with locale, line, verdict and comment")
        }
        let tag = try text("locale", of: members)
        guard let locale = try? LocaleTag(tag) else {
            throw Fault(".locale", members["locale"], expected: "a BCP 47 tag such as \"de\"")
        }
        let verdict = try text("verdict", of: members)
        guard ["right", "wrong"].contains(verdict) else {
            throw Fault(".verdict", members["verdict"], expected: "\"right\" or \"wrong\"")
        }
        let keys = try list("keys", of: members)
        let patterns = try list("patterns", of: members)
        // The page writes none for a mark that it was given without any.
        guard patterns.isEmpty || patterns.count == keys.count else {
            throw Fault(
                ".patterns",
                members["patterns"],
                found: "an array of \(patterns.count)",
                expected: "as many as keys, \(keys.count), or none"
            )
        }
        return Mark(
            locale: locale,
            line: try text("line", of: members),
            keys: keys,
            patterns: patterns,
            text: try text("text", of: members, absent: ""),
            isRight: verdict == "right",
            comment: try text("comment", of: members, absent: "")
        )
    }

    /// A member's text; `absent` where there is no such member and one is not needed.
    private static func text(
        _ name: String,
        of members: JSONObject,
        absent: String? = nil
    ) throws(Fault) -> String {
        let value = members[name]
        guard let text = value.map(\.stringValue) ?? absent else {
            throw Fault(".\(name)", value, expected: "a string")
        }
        return text
    }

    /// A member's texts; none where there is no such member.
    private static func list(_ name: String, of members: JSONObject) throws(Fault) -> [String] {
        guard let value = members[name] else { return [] }
        guard let elements = value.arrayValue else { throw Fault(".\(name)", value, expected: "an array of strings") }
        var texts: [String] = []
        for (index, element) in elements.enumerated() {
            guard let text = element.stringValue else {
                throw Fault(".\(name)[\(index)]", element, expected: "a string")
            }
            texts.append(text)
        }
        return texts
    }
}
