import Foundation
import FoundationXML

/// What a file of an export says of a key: words, and places by position or by name.
enum ReadPiece: Hashable {
    case words(String)
    case place(String)
}

/// Readers of the formats, which know nothing of what wrote them.
enum ExportReader {
    /// The texts of one language by their keys; only those that have places go through a formatting function.
    static func texts(
        _ format: String,
        _ text: String,
        locale: String,
        withPlaces keys: Set<String>
    ) throws -> [String: [ReadPiece]] {
        switch format {
        case "json":
            let patterns = try members(object(text)["patterns"])
            return try patterns.mapValues { pattern(try string($0)) }
        case "formatjs":
            return try object(text).mapValues { value in
                messageFormat(try string(members(value)["defaultMessage"]))
            }
        case "arb":
            return try object(text).filter { !$0.key.hasPrefix("@") }.mapValues { dart(try string($0)) }
        case "xcstrings":
            let strings = try members(object(text)["strings"])
            return try strings.reduce(into: [:]) { texts, entry in
                let (key, value) = entry
                let localizations = try members(members(value)["localizations"])
                let unit = try members(members(localizations[locale])["stringUnit"])
                let words = try string(unit["value"])
                texts[key] = keys.contains(key) ? printf(words, "@") : [.words(words)]
            }
        case "android":
            return try AndroidStrings.read(text).reduce(into: [:]) { texts, entry in
                texts[entry.key] = keys.contains(entry.key) ? printf(entry.value, "s") : [.words(entry.value)]
            }
        default: throw Unreadable(what: format)
        }
    }

    struct Unreadable: Error { let what: String }

    static func object(_ text: String) throws -> [String: Any] {
        try members(JSONSerialization.jsonObject(with: Data(text.utf8)))
    }

    static func members(_ value: Any?) throws -> [String: Any] {
        guard let object = value as? [String: Any] else { throw Unreadable(what: "\(value ?? "nothing")") }
        return object
    }

    static func string(_ value: Any?) throws -> String {
        guard let text = value as? String else { throw Unreadable(what: "\(value ?? "nothing")") }
        return text
    }

    // MARK: Patterns

    /// `{name}`, with doubled braces as braces.
    static func pattern(_ text: String) -> [ReadPiece] {
        let marked = text.replacingOccurrences(of: "{{", with: "\u{1}", options: .literal).replacingOccurrences(
            of: "}}",
            with: "\u{2}",
            options: .literal
        )
        return split(marked, #"\{([A-Za-z]+)\}"#).map { piece in
            guard case .words(let words) = piece else { return piece }
            return .words(
                words.replacingOccurrences(of: "\u{1}", with: "{", options: .literal).replacingOccurrences(
                    of: "\u{2}",
                    with: "}",
                    options: .literal
                )
            )
        }
    }

    /// `{name}` and nothing else, as gen-l10n reads it.
    static func dart(_ text: String) -> [ReadPiece] { split(text, #"\{([A-Za-z]+)\}"#) }

    /// `%1$s`, with `%%` as a percent sign: what a formatting function makes of a text.
    static func printf(_ text: String, _ kind: String) -> [ReadPiece] {
        split(text, #"%([0-9]+)\$"# + kind).map { piece in
            guard case .words(let words) = piece else { return piece }
            return .words(words.replacingOccurrences(of: "%%", with: "%", options: .literal))
        }
    }

    /// ICU MessageFormat with plain arguments: an apostrophe before syntax quotes up to the next one, two are one.
    static func messageFormat(_ text: String) -> [ReadPiece] {
        var (pieces, words) = ([ReadPiece](), "")
        var rest = Array(text.unicodeScalars)[...]
        var isQuoted = false
        while let scalar = rest.popFirst() {
            if scalar == "'" {
                if rest.first == "'" {
                    rest.removeFirst()
                    words += "'"
                } else if isQuoted {
                    isQuoted = false
                } else if let next = rest.first, "{}<>".unicodeScalars.contains(next) {
                    isQuoted = true
                } else {
                    words += "'"
                }
            } else if scalar == "{", !isQuoted {
                let name = rest.prefix { $0 != "}" }
                rest = rest.dropFirst(name.count + 1)
                if !words.isEmpty { pieces.append(.words(words)) }
                pieces.append(.place(String(String.UnicodeScalarView(name))))
                words = ""
            } else {
                words.unicodeScalars.append(scalar)
            }
        }
        return words.isEmpty ? pieces : pieces + [.words(words)]
    }

    private static func split(_ text: String, _ expression: String) -> [ReadPiece] {
        guard let regex = try? NSRegularExpression(pattern: expression) else { return [] }
        let source = text as NSString
        var (pieces, end) = ([ReadPiece](), 0)
        for match in regex.matches(in: text, range: NSRange(location: 0, length: source.length)) {
            if match.range.location > end {
                let range = NSRange(location: end, length: match.range.location - end)
                pieces.append(.words(source.substring(with: range)))
            }
            pieces.append(.place(source.substring(with: match.range(at: 1))))
            end = match.range.location + match.range.length
        }
        if end < source.length { pieces.append(.words(source.substring(from: end))) }
        return pieces
    }
}

/// String resources, as Android's compiler reads them.
final class AndroidStrings: NSObject, XMLParserDelegate {
    private var texts: [String: String] = [:]
    private var name: String?
    private var text = ""

    static func read(_ source: String) throws -> [String: String] {
        let (parser, strings) = (XMLParser(data: Data(source.utf8)), AndroidStrings())
        parser.delegate = strings
        guard parser.parse() else { throw ExportReader.Unreadable(what: "\(String(describing: parser.parserError))") }
        return strings.texts
    }

    func parser(
        _: XMLParser,
        didStartElement element: String,
        namespaceURI _: String?,
        qualifiedName _: String?,
        attributes: [String: String]
    ) {
        if element == "string" { (name, text) = (attributes["name"], "") }
    }

    func parser(_: XMLParser, foundCharacters characters: String) { text += characters }

    func parser(_: XMLParser, didEndElement element: String, namespaceURI _: String?, qualifiedName _: String?) {
        guard element == "string", let name else { return }
        texts[name] = Self.unescaped(text)
    }

    /// Spaces of ASCII as one and none at the ends, but for those in quotes and escapes.
    private static func unescaped(_ text: String) -> String {
        var result = ""
        var rest = Array(text.unicodeScalars)[...]
        var (isQuoted, hasSpace) = (false, false)
        while let scalar = rest.popFirst() {
            if !isQuoted, " \n\t\r".unicodeScalars.contains(scalar) {
                hasSpace = true
                continue
            }
            if hasSpace, !result.isEmpty { result += " " }
            hasSpace = false
            switch scalar {
            case "\"": isQuoted.toggle()
            case "\\":
                let next = rest.popFirst()
                switch next {
                case "n": result += "\n"
                case "t": result += "\t"
                case "u":
                    let digits = String(String.UnicodeScalarView(rest.prefix(4)))
                    rest = rest.dropFirst(4)
                    if let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) {
                        result.unicodeScalars.append(scalar)
                    }
                case let next?: result.unicodeScalars.append(next)
                case nil: break
                }
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
