import Crypto
import Foundation
import PaywrightReviewPage
import Testing

@Suite("The review page is one file in which nothing of the input can run")
struct ReviewDocumentTests {
    private static let hostile = #"</script><img src=x onerror=alert(1)>&amp;<!--<script>\u2028\u2029\"quoted\\"#

    private func page(_ arguments: String...) async throws -> String {
        let run = try await Tool.run(["review"] + arguments)
        try #require(run.exitCode == 0, "\(run.errors)")
        return run.output
    }

    /// What stands between two texts that are there once.
    private func text(of page: String, from start: String, to end: String) throws -> String {
        let parts = page.components(separatedBy: start)
        try #require(parts.count == 2, "\(start)")
        return try #require(parts[1].components(separatedBy: end).first)
    }

    @Test("Whatever a product or a message is called is data: escaped, and read back as it was")
    func hostileNames() async throws {
        let shop = Tool.configuration().replacing(#""displayName": "Pro""#, with: #""displayName": "\#(Self.hostile)""#)
        let words = try Tool.file(#"{"@@locale": "en", "own": "{product} <b>&</b> </script>"}"#, named: "own.en.arb")
        let file = try Tool.file(shop, named: "<script>alert(1)<b>.storekit")
        let page = try await page(file, "--messages", words, "--locale", "en", "--catalogs", Tool.catalogs("en"))
        let data = try text(of: page, from: #"<script type="application/json" id="data">"#, to: "</script>")
        #expect(!data.contains { "<>&\u{2028}\u{2029}".contains($0) })
        let texts = try ReviewedData(text: data).texts(in: "en")
        let name = try #require(texts.first { $0.name == "pro/USA/none.name" }).text
        #expect(name == "</script><img src=x onerror=alert(1)>&amp;<!--<script>  \"quoted\\")
        #expect(texts.first { $0.name == "pro/USA/none.own" }?.text == "\(name) <b>&</b> </script>")
        // The title is the only other place where the input stands.
        let rest = page.replacing(data, with: "")
        #expect(!rest.contains("onerror") && !rest.contains("<script>alert(1)"))
        #expect(rest.contains("&lt;script&gt;alert(1)&lt;b&gt;.storekit</title>"))
    }

    @Test("The policy names the style and the script by the hashes of their text, and nothing else may load")
    func policy() async throws {
        let page = try await page(Tool.example, "--locale", "en", "--catalogs", Tool.catalogs("en"))
        let policy = try text(of: page, from: #"<meta http-equiv="Content-Security-Policy" content=""#, to: #"">"#)
        let style = try text(of: page, from: "<style>", to: "</style>")
        let script = try text(of: page, from: "<script>", to: "</script>")
        func hash(_ text: String) -> String {
            "'sha256-\(Data(SHA256.hash(data: Data(text.utf8))).base64EncodedString())'"
        }
        #expect(
            policy.components(separatedBy: "; ") == [
                "default-src 'none'", "style-src \(hash(style))", "script-src \(hash(script))", "base-uri 'none'",
                "form-action 'none'",
            ]
        )
        let placeholders = ["STYLE", "DATA", "SCRIPT", "POLICY", "TITLE"].map { "<!--\($0)-->" }
        #expect(placeholders.allSatisfy { !page.contains($0) })
        // Neither attribute could run or apply under the policy.
        #expect(page.firstMatch(of: /<[^>]+ (on[a-z]+|style)=/) == nil)
    }

    @Test("The script is the files of page/order.txt in their order, each whole; none could end the element")
    func files() throws {
        let folders = ["page", "shared"].map { Tool.root.appending(path: "Sources/ReviewPage/\($0)") }
        let paths = try folders.flatMap { folder in
            try FileManager.default.contentsOfDirectory(atPath: folder.path).map { ($0, folder.appending(path: $0)) }
        }
        let files = Dictionary(uniqueKeysWithValues: paths)
        let order = try String(contentsOf: #require(files["order.txt"]), encoding: .utf8)
            .split(separator: "\n").map(String.init)
        let embedded = EmbeddedPage.scripts
        #expect(embedded.map(\.name) == order)
        let scripts = files.keys.filter { $0.hasSuffix(".js") }
        #expect(Set(scripts) == Set(order) && order.count == scripts.count)
        for (name, text) in embedded + [("index.html", EmbeddedPage.skeleton), ("review.css", EmbeddedPage.style)] {
            #expect(try text == String(contentsOf: #require(files[name]), encoding: .utf8), "\(name)")
            guard name.hasSuffix(".js") else { continue }
            #expect(!text.contains("</script") && !text.contains("<!--"), "\(name)")
            #expect(!text.contains("innerHTML") && !text.contains("eval("), "\(name)")
        }
    }

    @Test(
        "The page in a browser",
        .disabled("needs Chromium; run with: python3 -m pytest Tests/ReviewPage, after its requirements.txt")
    )
    func browser() {}
}
