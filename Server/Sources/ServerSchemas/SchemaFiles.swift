/// The schemas of requests and answers, in the binary.
public enum SchemaFiles {
    /// The names and the texts of all, in the order of their names.
    public static var all: [(name: String, text: StaticString)] { embeddedFiles }
}
