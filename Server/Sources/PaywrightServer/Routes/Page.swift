internal import HTTPTypes
internal import PaywrightReports
internal import ServerPage

/// The page to try the server on: files that never change, by their paths.
struct Page: Sendable {
    struct File: Sendable {
        let bytes: [UInt8]
        let type: String
        /// What changes with the content.
        let tag: String

        init(_ bytes: [UInt8], _ name: String) {
            self.bytes = bytes
            type = Self.mediaType(of: name)
            let digest = Token(bytes).id.prefix(8)
            tag = "\"" + digest.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined() + "\""
        }

        private static func mediaType(of name: String) -> String {
            let type =
                switch name.split(separator: ".").last {
                case "html": "text/html"
                case "css": "text/css"
                case "js": "text/javascript"
                case "json", "storekit": "application/json"
                case "svg": "image/svg+xml"
                default: "text/plain"
                }
            return type + "; charset=utf-8"
        }
    }

    let files: [String: File]

    /// The page of a server.
    ///
    /// - Parameters:
    ///   - sets: The names of the product sets that are loaded.
    ///   - isDemo: Whether the page offers the example files.
    init(sets: [String], isDemo: Bool) {
        var files: [String: File] = [:]
        for (name, text) in PageFiles.all {
            let file = File(text.withUTF8Buffer { Array($0) }, name)
            if name == "index.html" { files["/"] = file }
            files["/page/\(name)"] = file
        }
        let examples = isDemo ? ExampleShop.files : []
        for (name, text) in examples { files[Self.path(name)] = File(text.withUTF8Buffer { Array($0) }, name) }
        files["/page/shop.json"] = File(Array(Self.shop(sets, examples.map(\.name)).utf8), "shop.json")
        self.files = files
    }

    private static func path(_ example: String) -> String { "/page/examples/\(example)" }

    /// What there is to try: `{"sets": ["shop"], "moment": …, "files": [{"name": "aurora.storekit", "path": …, "open": true}]}`.
    private static func shop(_ sets: [String], _ examples: [String]) -> String {
        let files = examples.map { name in
            let place = "\"path\": \(ServiceText.json(path(name)))"
            return "{\"name\": \(ServiceText.json(name)), \(place), \"open\": \(ExampleShop.opened.contains(name))}"
        }
        let names = sets.map(ServiceText.json).joined(separator: ", ")
        return
            "{\"sets\": [\(names)], \"moment\": \"\(ExampleShop.moment)\", \"files\": [\(files.joined(separator: ", "))]}\n"
    }

    /// What a browser may do with the page: nothing but ask this server.
    static let headers: HTTPFields = [
        .contentSecurityPolicy: """
        default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; \
        form-action 'none'; base-uri 'none'; frame-ancestors 'none'
        """,
        .referrerPolicy: "no-referrer",
        .cacheControl: "no-cache",
    ]
}
