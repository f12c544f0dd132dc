/// The files of `Page/` and those that it shares with the review page, in the binary: what the server sends to a browser.
public enum PageFiles {
    /// The names and the texts of all, in the order of their names.
    public static var all: [(name: String, text: StaticString)] { embeddedFiles }
}
