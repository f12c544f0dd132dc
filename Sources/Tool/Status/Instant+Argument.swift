public import ArgumentParser
public import Paywright

extension Instant: ExpressibleByArgument {
    /// An instant on the command line, by RFC 3339 and nothing else: "2026-11-20T12:00:00Z".
    public init?(argument: String) { self.init(rfc3339: argument) }
}
