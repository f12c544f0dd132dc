public import Paywright
internal import PaywrightJSON

/// Why a service refuses a request before it is read; raw values are stable codes.
///
///     ServiceCode.unauthorized.rawValue    // "unauthorized"
@nonexhaustive
public enum ServiceCode: String, DiagnosticCode, CaseIterable {
    /// No token, or one that is not known.
    case unauthorized
    /// The request names a host that the service does not answer for.
    case unknownHost = "unknown-host"
    /// A path that there is not.
    case unknownPath = "unknown-path"
    /// A method that the path does not have.
    case unknownMethod = "unknown-method"
    /// A body of another kind than JSON.
    case unknownMediaType = "unknown-media-type"
    /// What is no HTTP, or not as the server takes it.
    case invalidHTTP = "invalid-http"
    /// More bytes of headers than a request may have.
    case headersTooLarge = "headers-too-large"
    /// A body of more bytes than a request may have.
    case requestTooLarge = "request-too-large"
    /// A request that did not come, or was not begun, in time; or an answer that was not whole in its time.
    case outOfTime = "out-of-time"
    /// More connections than there may be.
    case tooManyConnections = "too-many-connections"
    /// More requests of one token than may be in work and wait, or more batches than may be open.
    case tooManyOfToken = "too-many-of-token"
    /// More requests than may be in work and wait.
    case tooManyWaiting = "too-many-waiting"
    /// The service ends: it takes no new requests.
    case shuttingDown = "shutting-down"
}

extension RequestAnswer {
    /// To a request that a service refuses before it is read.
    ///
    ///     RequestAnswer(refusing: .unknownPath, found: "/v2", expected: "a path of /openapi.json").json
    ///     // {"schema": "paywright/error/1", "id": null, … "code": "unknown-path" …
    ///
    /// - Parameters:
    ///   - code: Why.
    ///   - found: What there is.
    ///   - expected: What there should be.
    public init(refusing code: ServiceCode, found: String, expected: String) {
        let diagnostic = Diagnostic(.error, code, found: found, expected: expected, consequence: nil)
        self.init(refusing: .null, RequestRefusal(diagnostic))
    }
}
