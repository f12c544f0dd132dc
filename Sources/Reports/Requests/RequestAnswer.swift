public import Paywright
internal import PaywrightJSON
internal import PaywrightStorage
internal import PaywrightRuns

/// The answer to a request, in the contract that its `schema` names.
public struct RequestAnswer: Sendable {
    static let requestSchema = "paywright/request/1"

    /// Why the request was refused: the schema is `paywright/error/1` then; nil where it was answered.
    public let refusal: Diagnostic?
    /// The JSON on one line, without an end of line, in UTF-8.
    ///
    ///     answer.utf8 + [0x0A]    // a line of a stream
    public let utf8: [UInt8]

    /// Whether the request was refused.
    public var isRefused: Bool { refusal != nil }

    init(_ utf8: [UInt8]) { (self.utf8, refusal) = (utf8, nil) }

    /// The JSON on one line, without an end of line.
    ///
    ///     {"schema": "paywright/value/1", "id": 7, "paywright": "0.1.0", …}
    public var json: String { String(decoding: utf8, as: UTF8.self) }

    // MARK: Refusals

    /// A refusal; of one that is too large the reason alone, then without the request's id.
    init(refusing id: JSONOutput, _ refusal: RequestRefusal, within limits: AnswerLimits = AnswerLimits()) {
        self.refusal = refusal.diagnostic
        utf8 =
            Self.utf8(refusing: id, refusal, refusal.diagnostics, most: limits.bytes)
            ?? Self.utf8(refusing: id, refusal, [refusal.diagnostic], most: limits.bytes)
            ?? Self.utf8(refusing: .null, refusal, [refusal.diagnostic], most: .max) ?? []
    }

    private static func utf8(
        refusing id: JSONOutput,
        _ refusal: RequestRefusal,
        _ diagnostics: [Diagnostic],
        most: Int
    ) -> [UInt8]? {
        let members = [
            ("error", refusal.diagnostic.json), ("diagnostics", JSONOutput.array(diagnostics.map(\.json))),
        ]
        var bytes = ByteBuffer(capacity: min(1_024, most), limit: most)
        JSONOutput.object(RequestAnswerMembers.head("paywright/error/1", id) + members)
            .write(to: &bytes, indentation: nil)
        return bytes.isOverLimit ? nil : bytes.bytes
    }

    init(refusing id: JSONOutput, _ code: RequestCode, _ message: String) {
        self.init(refusing: id, RequestRefusal(Diagnostic(.error, code, message: message)))
    }

    /// To a request of more bytes than are read.
    ///
    ///     RequestAnswer.tooLarge.refusal?.code    // "request-too-large"
    public static let tooLarge = RequestAnswer(
        refusing: .null,
        .requestTooLarge,
        "found a request of more than \(RequestHandler.largestRequest) bytes, expected a smaller one"
    )
}

/// The members of an answer as they come together.
struct RequestAnswerMembers {
    private let id: JSONOutput
    private var schema = ""
    /// What was used for each member that the request did not state.
    private var defaults: [(String, JSONOutput)] = []
    /// What the answer holds after its beginning.
    let body: AnswerBody

    init(id: JSONOutput, _ operation: RequestOperation, within limits: AnswerLimits) {
        self.id = id
        body = AnswerBody(operation, within: limits)
    }

    /// The whole answer in UTF-8.
    func utf8() throws(RequestRefusal) -> [UInt8] {
        var head = ByteBuffer()
        head.append(UInt8(ascii: "{"))
        let members = Self.head(schema, id) + [("defaults", .inline(.object(defaults)))]
        head.append(JSONOutput.members(members, indentation: nil))
        return try body.finish(after: head)
    }

    /// What every answer begins with.
    static func head(_ schema: String, _ id: JSONOutput) -> [(String, JSONOutput)] {
        [
            ("schema", .string(schema)), ("id", id), ("paywright", .string(PaywrightVersion.number)),
            ("icu", .string(ICUVersions.icu)), ("cldr", .string(ICUVersions.cldr)),
        ]
    }

    /// Notes what was used for a member that was not stated.
    mutating func note(_ member: RequestMember, _ value: JSONOutput) { defaults.append((member.rawValue, value)) }

    /// Names the contract of the answer, and writes what it holds first after its beginning.
    mutating func begin(_ schema: String, _ members: [(String, JSONOutput)] = []) throws(RequestRefusal) {
        self.schema = schema
        try body.members(members)
    }

    /// Answers a request.
    mutating func answer(
        _ reader: RequestReader,
        by handler: RequestHandler,
        at moment: Instant
    ) async throws(RequestRefusal) {
        switch reader.operation {
        case .status: try await StatusRequest(reader, handler, moment, &self).answer(&self)
        case .paywall: try await PaywallRequest(reader, handler, moment, &self).answer(&self)
        case .notices: try await NoticesRequest(reader, handler, moment, &self).answer(&self)
        case .template: try TemplateRequest(reader, handler, moment, &self).answer(&self)
        case .outcome, .balance, .price, .period: try ValueRequest(reader, handler, &self).answer(&self)
        case .fixedWords: try FixedWordsRequest(reader, handler).answer(&self)
        case .locales: try LocalesRequest(reader, handler).answer(&self)
        case .reload: try begin("paywright/reload/1", handler.reloadMembers(reader))
        }
    }
}

extension RequestHandler {
    fileprivate func reloadMembers(_ reader: RequestReader) -> [(String, JSONOutput)] {
        let diagnostics = reader.unknownMembers + reload()
        let products = productSets.all.map { set in
            JSONOutput.inline(
                .object([
                    ("name", .string(set.name)), ("files", .array(set.fileNames.map(JSONOutput.string))),
                    ("count", .integer(set.base.products.count)),
                ])
            )
        }
        return [("products", .array(products)), ("diagnostics", .array(diagnostics.map(\.json)))]
    }
}
