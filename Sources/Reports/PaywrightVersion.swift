/// The version of the package.
public enum PaywrightVersion {
    /// A semantic version: "0.1.0". The command prints it, and every answer to a request states it.
    public static let number = "0.1.0"
}
