public import PaywrightValues

/// What can go wrong while a message is formatted, and what is printed instead. Formatting itself never fails.
@nonexhaustive
public enum FormattingCode: String, DiagnosticCode {
    /// No catalog has the message: nothing was printed.
    case missingMessage
    /// The catalog's pattern does not compile: the next catalog spoke.
    case brokenMessage
    /// The message wants a value that was not given: nothing was printed for it.
    case missingArgument
    /// Neither the catalog nor CLDR has the form: the plain form was printed.
    case missingForm
    /// A price without a period was asked for its period: the price alone was printed.
    case missingPeriod
    /// Forms refer to each other in a circle: the plain form was printed.
    case formCycle
    /// ICU failed: the value was printed without a locale ("EUR 9.99").
    case formatterFailed
}

extension Diagnostic {
    /// Something that went wrong while a message was formatted.
    ///
    /// - Parameter detail: The argument, the form or ICU's error.
    package init(_ code: FormattingCode, key: String, detail: String) {
        self.init(.warning, code, at: Place(.message(key)), message: "\(code.rawValue) (\(detail))")
    }
}
