import Crypto
import PaywrightJSON
import PaywrightReviewPage
import PaywrightStorage

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
            ("<!--TITLE-->", Escapes.html.text(title)), ("<!--POLICY-->", policy), ("\n<!--STYLE-->\n", style),
            ("\n<!--DATA-->\n", "\n" + Escapes.scriptJSON.text(data.text) + "\n"), ("\n<!--SCRIPT-->\n", script),
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

    /// A source expression of Content Security Policy: "sha256-…".
    private static func hash(of text: String) -> String {
        "sha256-" + Data(SHA256.hash(data: Data(text.utf8))).base64EncodedString()
    }
}
