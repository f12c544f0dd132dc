public import Logging
internal import PaywrightReports
internal import Synchronization

/// Writes logs to standard error, a line each: as JSON, or as text for a person.
///
///     LoggingSystem.bootstrap { _ in LogLines(isJSON: true) }
public struct LogLines: LogHandler {
    /// What every line has.
    public var metadata: Logger.Metadata = [:]
    /// From which level on lines are written.
    public var logLevel = Logger.Level.notice
    private let isJSON: Bool

    /// A writer of lines.
    public init(isJSON: Bool) { self.isJSON = isJSON }

    /// Keeps what is no line of these off standard error: a crash writes no backtrace, unless `SWIFT_BACKTRACE` asks for one.
    public static func leaveOutBacktraces() { System.leaveOutBacktraces() }

    /// What every line has under a name.
    public subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    /// Writes a line.
    public func log(event: LogEvent) {
        let all = metadata.merging(event.metadata ?? [:]) { $1 }.sorted { $0.key < $1.key }
        let time = Self.time(System.secondsSinceEpoch)
        var line: String
        if isJSON {
            line = "{\"time\": \"\(time)\", \"level\": \"\(event.level)\", \"message\": "
            line += ServiceText.json("\(event.message)")
            for (key, value) in all { line += ", \(ServiceText.json(key)): \(ServiceText.json("\(value)"))" }
            line += "}"
        } else {
            line = "\(time) \(event.level): \(event.message)"
            for (key, value) in all { line += " \(key)=\(value)" }
            // A line stays one, whatever it holds, and a terminal obeys none of it.
            line = ServiceText.visible(line)
        }
        System.writeError(Array((line + "\n").utf8))
    }

    /// A moment by RFC 3339.
    private static func time(_ seconds: Int) -> String {
        let text = HTTPDate.text(seconds).split(separator: " ")
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        guard text.count == 6, let month = months.firstIndex(of: String(text[2])) else { return "" }
        return "\(text[3])-\(month < 9 ? "0" : "")\(month + 1)-\(text[1])T\(text[4])Z"
    }
}
