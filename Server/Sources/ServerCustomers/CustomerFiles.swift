/// The example customers, in the binary.
public enum CustomerFiles {
    /// The names and the texts of all, in the order of their names.
    public static var all: [(name: String, text: StaticString)] { embeddedFiles }
}
