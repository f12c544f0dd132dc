public import ArgumentParser
public import Paywright

/// How a status is printed, and for NDJSON how the input is read.
enum StatusFormat: String, ExpressibleByArgument, CaseIterable {
    /// For people.
    case text
    /// A versioned contract for programs: one object.
    case json
    /// The same for many customers: a line for each line read.
    case ndjson
}

extension StatusPolicy.AfterRefund: ExpressibleByArgument {}
extension StatusPolicy.AfterFailedPayment: ExpressibleByArgument {}

extension DateStyle: ExpressibleByArgument {
    /// Every style but the one without a date.
    public static var allValueStrings: [String] { ["full", "long", "medium", "short"] }

    /// Reads "long".
    public init?(argument: String) {
        guard Self.allValueStrings.contains(argument) else { return nil }
        self.init(rawValue: argument)
    }
}

extension TimeStyle: ExpressibleByArgument {}

extension StatedOutcome: ExpressibleByArgument {
    /// Reads "storekit1:2" and "restored".
    public init?(argument: String) { self.init(argument) }
}
