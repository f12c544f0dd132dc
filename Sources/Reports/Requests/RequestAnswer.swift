public import Paywright
internal import PaywrightJSON
package import PaywrightStorage
internal import PaywrightRuns

/// The answer to a request, in the contract that its `schema` names.
public struct RequestAnswer: Sendable {
    static let requestSchema = "paywright/request/1"

    /// Why the request was refused: the schema is `paywright/error/1` then; nil where it was answered.
    public let refusal: Diagnostic?
    private let output: JSONOutput

    /// Whether the request was refused.
    public var isRefused: Bool { refusal != nil }

    init(_ output: JSONOutput) { (self.output, refusal) = (output, nil) }

    /// The JSON on one line, without an end of line.
    ///
    ///     {"schema": "paywright/value/1", "id": 7, "paywright": "0.1.0", …}
    public var json: String {
        var bytes = ByteBuffer()
        write(to: &bytes)
        return bytes.string
    }

    /// The same in UTF-8.
    ///
    ///     answer.utf8 + [0x0A]    // a line of a stream
    public var utf8: [UInt8] {
        var bytes = ByteBuffer(capacity: 4_096)
        write(to: &bytes)
        return bytes.bytes
    }

    /// The same in UTF-8.
    package func write(to bytes: inout ByteBuffer) { output.write(to: &bytes, indentation: nil) }

    // MARK: Refusals

    init(refusing id: JSONOutput, _ refusal: RequestRefusal) {
        let members: [(String, JSONOutput)] = [
            ("error", refusal.diagnostic.json), ("diagnostics", .array(refusal.diagnostics.map(\.json))),
        ]
        output = .object(RequestAnswerMembers.head("paywright/error/1", id) + members)
        self.refusal = refusal.diagnostic
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
    private var members: [(String, JSONOutput)] = []

    init(id: JSONOutput) { self.id = id }

    /// The whole answer.
    var json: JSONOutput {
        .object(Self.head(schema, id) + [("defaults", .inline(.object(defaults)))] + members)
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

    /// What the answer holds after its beginning.
    mutating func set(_ schema: String, _ members: [(String, JSONOutput)]) {
        (self.schema, self.members) = (schema, members)
    }

    /// Answers a request.
    mutating func answer(
        _ reader: RequestReader,
        by handler: RequestHandler,
        at moment: Instant
    ) async throws(RequestRefusal) {
        switch reader.operation {
        case .status: try await StatusRequest(reader, handler, moment, &self).answer(&self)
        case .paywall: try PaywallRequest(reader, handler, &self).answer(&self)
        case .template: try TemplateRequest(reader, handler, moment, &self).answer(&self)
        case .notice, .balance, .price, .period: try ValueRequest(reader, handler, &self).answer(&self)
        case .locales: try LocalesRequest(reader, handler).answer(&self)
        case .reload: set("paywright/reload/1", handler.reloadMembers(reader))
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
