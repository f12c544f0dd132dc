internal import Paywright
internal import PaywrightJSON
internal import PaywrightStorage

/// Texts from outside as a service may write them beside its answers: in JSON of its own, in metrics, in its log.
public enum ServiceText {
    /// The text as a string of JSON with its quotation marks, with escapes for what a terminal would obey or an editor would not
    /// show.
    ///
    ///     ServiceText.json("a\u{202E}\"b\"")    // the text "a\u202e\"b\"", quotation marks and backslashes in it
    ///
    /// - Parameter text: The text.
    public static func json(_ text: String) -> String { JSONOutput.string(text).text }

    /// The text as the value of a label in the text format of Prometheus, to stand between quotation marks.
    ///
    ///     ServiceText.metricsLabel("a\"b")    // the text a\"b, a backslash in it
    ///
    /// - Parameter text: The text.
    public static func metricsLabel(_ text: String) -> String { Escapes.metricsLabel.text(text) }

    /// The text on one line for a person, with escapes for control and direction characters.
    ///
    ///     ServiceText.visible("a\u{1B}[31m")    // the text a\u{1B}[31m, a backslash in it
    ///
    /// - Parameter text: The text.
    public static func visible(_ text: String) -> String { NameSanitizer.visible(text) }
}
