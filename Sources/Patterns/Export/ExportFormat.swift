/// How exported files are written.
@nonexhaustive
public enum ExportFormat: String, Sendable, CaseIterable {
    /// A String Catalog of Xcode, and a Swift file that shows its lines.
    case xcstrings
    /// String resources of Android, a folder for each language.
    case android
    /// Application Resource Bundles as Flutter reads them, a file for each language.
    case arb
    /// ICU MessageFormat as FormatJS reads it, a file for each language.
    case formatjs
    /// Patterns as a runtime of Paywright's reads them, a file for each language.
    case json
}

/// What the keys of exported lines are made of.
@nonexhaustive
public enum ExportKey: String, Sendable, CaseIterable {
    /// The shape of a purchase: lines serve every product of the shape.
    case shape
    /// The product and the offer.
    case product
}

extension ExportFormat {
    /// The key of a text in the files; nil where its parts have a character that the format has no name for.
    ///
    /// - Parameter parts: The name of a shape, the line and the variant.
    package func key(_ parts: [String]) -> String? {
        switch self {
        case .xcstrings, .formatjs, .json: return parts.joined(separator: ".")
        case .android: return Self.words(parts).map { "pw_" + $0.joined(separator: "_") }
        case .arb:
            return Self.words(parts).map { "pw" + $0.map(Self.capitalized).joined() }
        }
    }

    private static func capitalized(_ word: String) -> String {
        var bytes = Array(word.utf8)
        if let first = bytes.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) { bytes[0] = first - 0x20 }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The letters and digits between the signs of names: "P1M+payAsYouGo:P1M*3" is P1M, payAsYouGo, P1Mx3.
    private static func words(_ parts: [String]) -> [String]? {
        let separators = Set(".+:;-_~=".utf8)
        let words = parts.flatMap { part in
            part.utf8.map { $0 == UInt8(ascii: "*") ? UInt8(ascii: "x") : $0 }.split { separators.contains($0) }
        }
        let isLegal = words.joined().allSatisfy { byte in
            UnicodeScalar(byte).isASCII
                && (UnicodeScalar(byte).properties.isAlphabetic
                    || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte))
        }
        return isLegal && !words.isEmpty ? words.map { String(decoding: $0, as: UTF8.self) } : nil
    }

    /// Where the texts of a language stand, seen from the manifest.
    package func file(_ locale: String, isFallback: Bool) -> String {
        switch self {
        case .xcstrings: "Paywright.xcstrings"
        case .android: "res/\(AndroidLocale.folder(of: locale, isFallback: isFallback))/paywright.xml"
        case .arb: "paywright_\(FlutterLocale.name(of: locale)).arb"
        case .formatjs, .json: "paywright.\(locale).json"
        }
    }
}
