import Crypto
import PaywrightJSON
import PaywrightReviewPage

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The page that a review is read in: one HTML file with its style, its data and its script in it, which asks for
/// nothing else and says so to the browser.
struct ReviewDocument {
    private let skeleton = EmbeddedPage.skeleton
    /// The style and the script as they stand in the page, line breaks around them included: a browser compares their
    /// hashes with the policy's.
    let style = "\n" + EmbeddedPage.style + "\n"
    let script =
        "\n(() => { \"use strict\";\n"
        + EmbeddedPage.scripts.map(\.text).joined(separator: "\n")
        + "\n})();\n"

    /// Nothing is loaded, and of scripts and styles only the page's own count: what a product is called is text.
    var policy: String {
        """
        default-src 'none'; style-src '\(Self.hash(of: style))'; script-src '\(Self.hash(of: script))'; \
        base-uri 'none'; form-action 'none'
        """
    }

    /// The page of some data.
    func html(_ data: JSONOutput, title: String) -> String {
        let values = [
            ("<!--TITLE-->", Self.escaped(title)), ("<!--POLICY-->", policy), ("\n<!--STYLE-->\n", style),
            ("\n<!--DATA-->\n", "\n" + Self.scriptText(of: data) + "\n"), ("\n<!--SCRIPT-->\n", script),
        ]
        // Each place is looked for in the skeleton alone: what is put into one may say the name of another.
        let places = values.compactMap { name, value in
            skeleton.firstRange(of: name).map { (range: $0, value: value) }
        }
        var html = ""
        var rest = skeleton.startIndex
        for (range, value) in places.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            html += skeleton[rest..<range.lowerBound] + value
            rest = range.upperBound
        }
        return html + skeleton[rest...]
    }

    /// JSON that can stand inside a script element: no character in it ends the element, begins a comment or ends a
    /// line.
    static func scriptText(of json: JSONOutput) -> String {
        let bytes = Array(json.text.utf8)
        var escaped: [UInt8] = []
        escaped.reserveCapacity(bytes.count)
        for (index, byte) in bytes.enumerated() {
            switch byte {
            case UInt8(ascii: "<"): escaped += "\\u003C".utf8
            case UInt8(ascii: ">"): escaped += "\\u003E".utf8
            case UInt8(ascii: "&"): escaped += "\\u0026".utf8
            case 0xA8 where bytes[..<index].suffix(2).elementsEqual(lineSeparatorStart):
                escaped.removeLast(lineSeparatorStart.count)
                escaped += "\\u2028".utf8
            case 0xA9 where bytes[..<index].suffix(2).elementsEqual(lineSeparatorStart):
                escaped.removeLast(lineSeparatorStart.count)
                escaped += "\\u2029".utf8
            default: escaped.append(byte)
            }
        }
        return String(decoding: escaped, as: UTF8.self)
    }

    /// How U+2028 and U+2029, which some readers of scripts take for ends of lines, begin in UTF-8.
    private static let lineSeparatorStart: [UInt8] = [0xE2, 0x80]

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }

    /// A source expression of Content Security Policy: "sha256-…".
    private static func hash(of text: String) -> String {
        "sha256-" + Data(SHA256.hash(data: Data(text.utf8))).base64EncodedString()
    }
}
