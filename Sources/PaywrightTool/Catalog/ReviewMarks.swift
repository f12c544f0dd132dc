import MessageCatalog
import SourceJSON

/// What reviewers said of lines on a review page, from the files it exports.
struct ReviewMarks {
    /// What the page writes.
    static let schema = "paywright/review-marks/1"

    /// One line that a reviewer has read.
    struct Mark {
        let locale: LocaleTag
        /// The line's name in all reports.
        let line: String
        /// The keys of the messages it is made of, in order.
        let keys: [String]
        /// The patterns that spoke then, in the keys' order; empty where the file does not say.
        let patterns: [String]
        let text: String
        let isRight: Bool
        let comment: String
    }

    private(set) var marks: [Mark] = []
    private(set) var diagnostics: [ToolDiagnostic] = []
    /// Whether an input does not exist or is a directory.
    private(set) var isInputMissing = false
    /// Whether a file of marks was read, be it without any.
    private(set) var hasAnswer = false

    /// Reads files; one that fails, or a mark that does, is reported and loses nothing else.
    mutating func read(_ names: [String]) {
        for name in names {
            let file = InputFile.displayName(name)
            let bytes: [UInt8]
            do throws(InputFile.Failure) {
                bytes = try InputFile.read(name)
            } catch {
                diagnostics.append(ToolDiagnostic(error))
                isInputMissing = true
                continue
            }
            do throws(JSONError) {
                read(try JSONDocument(parsing: bytes), file: file)
            } catch {
                report(file, error.position, "$", "found \(error.found), expected \(error.expected)", lost: "the file")
            }
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
                let path = "$.marks[\(index)]" + (error.member.map { "." + $0 } ?? "")
                let message = "found \(Self.words(error.value)), expected \(error.expected)"
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
            ToolDiagnostic(
                severity: "error",
                code: "bad-mark",
                file: file,
                path: path,
                line: position.line,
                column: position.column,
                message: "\(message); \(lost) is left out"
            )
        )
    }

    /// A member that cannot be read, and what should stand there.
    private struct Fault: Error {
        let member: String?
        let value: JSONValue?
        let expected: String
    }

    private static func mark(_ value: JSONValue) throws(Fault) -> Mark {
        guard let members = value.objectValue else {
            throw Fault(member: nil, value: value, expected: "an object with locale, line, verdict and comment")
        }
        func text(_ name: String) throws(Fault) -> String {
            guard let text = members[name]?.stringValue else {
                throw Fault(member: name, value: members[name], expected: "a string")
            }
            return text
        }
        func list(_ name: String) -> [String] { members[name]?.arrayValue?.compactMap(\.stringValue) ?? [] }
        let tag = try text("locale")
        guard let locale = try? LocaleTag(tag) else {
            throw Fault(member: "locale", value: members["locale"], expected: "a BCP 47 tag such as \"de\"")
        }
        let verdict = try text("verdict")
        guard ["right", "wrong"].contains(verdict) else {
            throw Fault(member: "verdict", value: members["verdict"], expected: "\"right\" or \"wrong\"")
        }
        return Mark(
            locale: locale,
            line: try text("line"),
            keys: list("keys"),
            patterns: list("patterns"),
            text: members["text"]?.stringValue ?? "",
            isRight: verdict == "right",
            comment: members["comment"]?.stringValue ?? ""
        )
    }

    private static func words(_ value: JSONValue?) -> String {
        guard let value else { return "nothing" }
        return value.stringValue.map { Excerpt.quoted($0) } ?? value.kindName
    }
}
