import CPaywrightICU
import Testing

/// A failed ICU status by name.
struct StatusError: Error, Equatable, CustomStringConvertible {
    let name: String

    static let illegalArgument = StatusError(name: "U_ILLEGAL_ARGUMENT_ERROR")

    var description: String { name }
}

/// Runs a call that takes a status; throws the failure it leaves.
func checked<Result>(_ call: (UnsafeMutablePointer<cicu_status>) -> Result) throws -> Result {
    var status: cicu_status = 0
    let result = call(&status)
    guard status <= 0 else { throw StatusError(name: String(cString: cicu_status_name(status))) }
    return result
}

/// The text of a call that writes UTF-8: asks for the length, then for the text in exactly that room, and sees to it
/// that no byte beyond the room is touched and that none is written where the text does not fit.
func text(
    _ call: (UnsafeMutablePointer<CChar>?, Int32, UnsafeMutablePointer<cicu_status>) -> Int32
) throws -> String {
    let untouched: CChar = 0x7F
    let length = try checked { call(nil, 0, $0) }
    var bytes = [CChar](repeating: untouched, count: Int(length) + 1)
    if length > 0 {
        #expect(try checked { status in call(&bytes, length - 1, status) } == length)
        #expect(bytes.allSatisfy { $0 == untouched })
    }
    #expect(try checked { status in call(&bytes, length, status) } == length)
    #expect(bytes.last == untouched)
    return String(decoding: bytes.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
}

/// The bytes of a text that a range names; nil for the range that says there is none.
func slice(_ text: String, _ range: cicu_range) -> String? {
    guard range.start >= 0 else { return nil }
    return String(decoding: Array(text.utf8)[Int(range.start)..<Int(range.end)], as: UTF8.self)
}

/// Owns a handle. The bridge promises that handles may be used from several threads at once.
final class Handle: @unchecked Sendable {
    private let pointer: OpaquePointer
    private let destroy: (OpaquePointer) -> Void

    init(
        destroy: @escaping (OpaquePointer) -> Void,
        create: (UnsafeMutablePointer<cicu_status>) -> OpaquePointer?
    ) throws {
        pointer = try #require(try checked(create))
        self.destroy = destroy
    }

    deinit { destroy(pointer) }

    /// Lends the pointer: the handle lives at least as long as the body runs.
    func lend<Result>(_ body: (OpaquePointer) throws -> Result) rethrows -> Result {
        try withExtendedLifetime(self) { try body(pointer) }
    }
}

/// Like `checked(_:)`, for a call on a handle.
func checked<Result>(
    _ handle: Handle,
    _ call: (OpaquePointer, UnsafeMutablePointer<cicu_status>) -> Result
) throws -> Result {
    try handle.lend { pointer in try checked { call(pointer, $0) } }
}

/// Like `text(_:)`, for a call on a handle.
func text(
    _ handle: Handle,
    _ call: (OpaquePointer, UnsafeMutablePointer<CChar>?, Int32, UnsafeMutablePointer<cicu_status>) -> Int32
) throws -> String {
    try handle.lend { pointer in try text { call(pointer, $0, $1, $2) } }
}

func makeNumber(_ locale: String, _ skeleton: String, case grammaticalCase: String = "") throws -> Handle {
    try Handle(destroy: cicu_number_destroy) { cicu_number_create(locale, skeleton, grammaticalCase, nil, $0) }
}

func format(_ decimal: String, with number: Handle) throws -> (text: String, currency: String?) {
    var range = cicu_range(start: -7, end: -7)
    let length = Int32(decimal.utf8.count)
    let result = try text(number) { cicu_number_format($0, decimal, length, $1, $2, &range, $3) }
    return (result, slice(result, range))
}

func makeCalendar(type: String = "gregory") throws -> Handle {
    try Handle(destroy: cicu_calendar_destroy) { cicu_calendar_create(type, $0) }
}

/// The instant of "2024-02-29T23:59:58.123" in GMT; the time may be left out or cut short.
func instant(_ local: String, in calendar: Handle) throws -> Int64 {
    let isBeforeYearZero = local.hasPrefix("-")
    let numbers = local.split { "-T:.".contains($0) }.compactMap { Int32($0) }
    func field(_ index: Int) -> Int32 { index < numbers.count ? numbers[index] : 0 }
    let fields = cicu_calendar_fields(
        year: isBeforeYearZero ? -field(0) : field(0),
        month: field(1),
        day: field(2),
        hour: field(3),
        minute: field(4),
        second: field(5),
        millisecond: field(6)
    )
    return try checked(calendar) { cicu_calendar_instant($0, fields, $1) }
}

/// An instant in GMT as "2024-02-29T23:59".
func local(_ milliseconds: Int64, in calendar: Handle) throws -> String {
    let fields = try checked(calendar) { cicu_calendar_get($0, milliseconds, $1) }
    func padded(_ value: Int32) -> String { value < 10 ? "0\(value)" : "\(value)" }
    let date = "\(fields.year)-\(padded(fields.month))-\(padded(fields.day))"
    return "\(date)T\(padded(fields.hour)):\(padded(fields.minute))"
}
