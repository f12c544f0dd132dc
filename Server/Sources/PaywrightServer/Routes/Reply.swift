internal import HTTPTypes
internal import NIOCore
internal import Paywright
internal import PaywrightReports

/// An answer with all of its body.
struct Reply {
    var head: HTTPResponse
    let buffer: ByteBuffer

    static let json = "application/json"

    init(_ status: HTTPResponse.Status, _ type: String, _ bytes: [UInt8], _ headers: HTTPFields = [:]) {
        var fields = headers
        fields[.contentType] = type
        fields[.contentLength] = "\(bytes.count)"
        fields[.xContentTypeOptions] = "nosniff"
        fields[.crossOriginResourcePolicy] = "same-origin"
        if fields[.cacheControl] == nil { fields[.cacheControl] = "no-store" }
        head = HTTPResponse(status: status, headerFields: fields)
        buffer = ByteBuffer(bytes: bytes)
    }

    init(_ status: HTTPResponse.Status, _ type: String, _ text: String, _ headers: HTTPFields = [:]) {
        self.init(status, type, Array(text.utf8), headers)
    }

    init(_ refusal: Refusal) {
        self.init(refusal.status, Self.json, refusal.answer.utf8, refusal.headers)
    }

    /// The answer of the contract: 200, or what its error amounts to.
    init(_ answer: RequestAnswer) {
        switch answer.refusal?.code {
        case nil: self.init(.ok, Self.json, answer.utf8)
        case ServiceCode.requestTooLarge.rawValue: self.init(.contentTooLarge, Self.json, answer.utf8)
        case ServiceCode.outOfTime.rawValue: self.init(.serviceUnavailable, Self.json, answer.utf8)
        case ServiceCode.tooManyWaiting.rawValue:
            self.init(.serviceUnavailable, Self.json, answer.utf8, [.retryAfter: "1"])
        default: self.init(.badRequest, Self.json, answer.utf8)
        }
    }
}
