/// The files of `page/`, and of `shared/`, which the server’s page has too, embedded in the binary: what `paywright review` fills.
package enum EmbeddedPage {
    /// The page without its style, its data and its script.
    package static var skeleton: String { text(of: "index.html") }

    /// The page's style.
    package static var style: String { text(of: "review.css") }

    /// The files that the page's script is made of, in the order of `order.txt`, in which they run.
    package static var scripts: [(name: String, text: String)] {
        text(of: "order.txt").split(separator: "\n").map { (String($0), text(of: String($0))) }
    }

    /// What a file says; "" for one that is not there, which a test holds against.
    package static func text(of name: String) -> String {
        embeddedFiles.first { $0.name == name }?.text.description ?? ""
    }
}
