internal import ServerCustomers
internal import ServerExamples

/// The example shop: what `--demo` loads, and what the page offers to try.
public enum ExampleShop {
    /// The name that requests have for its products.
    public static let name = "shop"

    /// The files of its products.
    public static let productFiles = ["aurora.storekit"]

    /// What a file holds; nil where there is none of the name.
    public static func bytes(of file: String) -> [UInt8]? { ExampleFiles.text(of: file).map { Array($0.utf8) } }

    /// The moment that all of its customers' files are of: at another, what a store stated then holds no more.
    static let moment = "2026-11-20T12:00:00Z"

    /// What the page opens at the start.
    static let opened: Set = ["aurora.storekit", "customers/trial-running.json"]

    /// The names and the texts of all its files: those of products first.
    static var files: [(name: String, text: StaticString)] {
        let products = ExampleFiles.all.filter { !$0.name.contains(".schema.") && $0.name != "review-marks.json" }
        return products + CustomerFiles.all.map { ("customers/\($0.name)", $0.text) }
    }
}
