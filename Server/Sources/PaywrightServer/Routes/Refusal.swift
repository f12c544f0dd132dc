internal import HTTPTypes
internal import PaywrightReports

/// A request that is refused before it is read: its status, and the answer in the contract's form.
struct Refusal: Error {
    let status: HTTPResponse.Status
    let answer: RequestAnswer
    /// What the status needs beside it.
    var headers = HTTPFields()

    init(_ status: HTTPResponse.Status, _ code: ServiceCode, found: String, expected: String) {
        (self.status, answer) = (status, RequestAnswer(refusing: code, found: found, expected: expected))
    }

    private func with(_ name: HTTPField.Name, _ value: String) -> Refusal {
        var refusal = self
        refusal.headers[name] = value
        return refusal
    }

    // MARK: Who and what

    static let unauthorized = Refusal(
        .unauthorized,
        .unauthorized,
        found: "no token that is known",
        expected: "the header \"Authorization: Bearer TOKEN\""
    ).with(.wwwAuthenticate, "Bearer")

    static let unknownHost = Refusal(
        .misdirectedRequest,
        .unknownHost,
        found: "another host",
        expected: "the address that the server listens on; from behind a proxy the server needs --behind-proxy"
    )

    static let unknownPath = Refusal(
        .notFound,
        .unknownPath,
        found: "an unknown path",
        expected: "one of /openapi.json"
    )

    static func unknownMethod(_ allowed: String) -> Refusal {
        Refusal(.methodNotAllowed, .unknownMethod, found: "another method", expected: allowed).with(.allow, allowed)
    }

    static func unknownMediaType(_ expected: String) -> Refusal {
        Refusal(
            .unsupportedMediaType,
            .unknownMediaType,
            found: "a body of another or no type, or encoded",
            expected: "\"Content-Type: \(expected)\" and no Content-Encoding"
        )
    }

    static let invalidHTTP = Refusal(.badRequest, .invalidHTTP, found: "something else", expected: "a request of HTTP")

    static let unknownCoding = Refusal(
        .notImplemented,
        .invalidHTTP,
        found: "a body in another transfer coding",
        expected: "\"Transfer-Encoding: chunked\" alone, or a Content-Length"
    )

    // MARK: Too much, too late

    static func headersTooLarge(_ bytes: Int) -> Refusal {
        Refusal(
            .requestHeaderFieldsTooLarge,
            .headersTooLarge,
            found: "more than \(bytes) bytes of headers",
            expected: "fewer"
        )
    }

    static func bodyTooLarge(_ bytes: Int) -> Refusal {
        Refusal(
            .contentTooLarge,
            .requestTooLarge,
            found: "a request of more than \(bytes) bytes",
            expected: "a smaller one"
        )
    }

    static let tooSlow = Refusal(
        .requestTimeout,
        .outOfTime,
        found: "a request that has not come whole",
        expected: "all of it in the time that a request may take"
    )

    static let notBegun = Refusal(
        .serviceUnavailable,
        .outOfTime,
        found: "a request that waited for as long as it may take",
        expected: "the same request again later"
    ).with(.retryAfter, "1")

    static func tooMany(_ limit: String) -> Refusal {
        Refusal(
            .serviceUnavailable,
            .tooManyWaiting,
            found: "more than \(limit)",
            expected: "fewer; send the request again later"
        ).with(.retryAfter, "1")
    }

    static func tooManyHeld(_ bytes: Int) -> Refusal { tooMany("\(bytes) bytes of requests and answers") }

    static func tooManyOfToken(_ limit: String) -> Refusal {
        Refusal(
            .tooManyRequests,
            .tooManyOfToken,
            found: "more than \(limit)",
            expected: "fewer; send the request again later"
        ).with(.retryAfter, "1")
    }

    static func tooManyConnections(_ limit: Int) -> Refusal {
        Refusal(
            .serviceUnavailable,
            .tooManyConnections,
            found: "more than \(limit) connections",
            expected: "fewer; connect again later"
        ).with(.retryAfter, "5")
    }

    /// What a batch ends with that the server could not wait for.
    static let shuttingDown = Refusal(
        .serviceUnavailable,
        .shuttingDown,
        found: "a server that ends",
        expected: "the requests that have no answer again later"
    )
}
