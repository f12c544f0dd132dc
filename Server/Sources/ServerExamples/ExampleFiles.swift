/// The example shop, in the binary: what `--demo` starts with.
public enum ExampleFiles {
    /// The names and the texts of all, in the order of their names.
    public static var all: [(name: String, text: StaticString)] { embeddedFiles }

    /// The text of one; nil where there is none of the name.
    public static func text(of name: String) -> String? { embeddedFiles.first { $0.name == name }?.text.description }
}
