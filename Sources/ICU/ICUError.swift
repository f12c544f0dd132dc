#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
package import CPaywrightICU

/// A failure of ICU, by ICU's own name for it.
public struct ICUError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Such as "U_ILLEGAL_ARGUMENT_ERROR".
    public let name: String
    /// What was being done: the locale, skeleton or pattern.
    public let context: String

    package init(_ status: cicu_status, context: String) {
        name = String(cString: cicu_status_name(status))
        self.context = context
    }

    /// A failure in what ICU is given, found before it is asked.
    package init(illegalArgument context: String) {
        name = "U_ILLEGAL_ARGUMENT_ERROR"
        self.context = context
    }

    /// One line: "U_ILLEGAL_ARGUMENT_ERROR (skeleton currency/EUR, locale de)".
    public var description: String { "\(name) (\(context))" }
}

/// Runs a bridge call that fills a buffer, with a larger buffer when the first is too small.
package func readText(_ call: (UnsafeMutablePointer<CChar>?, Int32) -> Int32) -> String {
    String(decoding: readBytes(call), as: UTF8.self)
}

/// Runs a bridge call that fills a buffer with UTF-8, with a larger buffer when the first is too small.
package func readBytes(_ call: (UnsafeMutablePointer<CChar>?, Int32) -> Int32) -> [UInt8] {
    var capacity = 128
    while true {
        var length = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
            buffer.withMemoryRebound(to: CChar.self) { characters in
                length = max(0, Int(call(characters.baseAddress, Int32(capacity))))
            }
            count = min(length, capacity)
        }
        if length <= capacity { return bytes }
        capacity = length
    }
}

/// Runs a bridge call that reports a status, and throws when it failed.
package func checked<Result>(
    _ context: @autoclosure () -> String,
    _ call: (inout cicu_status) -> Result
) throws(ICUError) -> Result {
    var status: cicu_status = 0
    let result = call(&status)
    guard status <= 0 else { throw ICUError(status, context: context()) }
    return result
}

extension ICUError: LocalizedError {
    /// What Foundation shows for the error: its description.
    public var errorDescription: String? { description }
}
