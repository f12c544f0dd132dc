internal import HTTPTypes

/// What tells a request apart in the logs: the client's own where it is sane, else a new one.
enum RequestID {
    private static let longest = 128

    static func of(_ request: HTTPRequest) -> String {
        guard let given = request.headerFields[.requestID], isSane(given) else {
            var generator = SystemRandomNumberGenerator()
            let digits = String(generator.next(), radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }
        return given
    }

    /// Letters, digits and a few marks: nothing that a log or a header could take for something else.
    static func isSane(_ text: String) -> Bool {
        (1...longest).contains(text.utf8.count)
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"):
                    true
                default: false
                }
            }
    }
}

extension HTTPField.Name {
    static let requestID = known("X-Request-Id")
    static let referrerPolicy = known("Referrer-Policy")
    /// Of HTTP/2 only: HTTP/1.1 has it as the authority.
    static let host = known("Host")

    private static func known(_ name: String) -> HTTPField.Name {
        guard let known = HTTPField.Name(name) else { preconditionFailure("\(name) is no name of a header") }
        return known
    }
}
