internal import Paywright
internal import PaywrightJSON

/// What a request states of one customer, and how it is read.
struct RequestedHistory {
    private static let expected = "what a store states of a customer: its JSON, or a string of signed data"

    /// The fields that a caller ignores.
    let ignoredFields: [String]
    private let member: RequestMember
    private let importer: HistoryImporter
    private let inputs: [(name: String, bytes: [UInt8])]
    private let webhook: RequestedWebhook?
    private let fieldCounts: UnknownFieldCounts

    /// Reads how inputs are read, and where they stand.
    init(
        _ reader: RequestReader,
        _ handler: RequestHandler,
        at now: Instant,
        in member: RequestMember,
        explains: Bool = false,
        signedBy webhook: RequestedWebhook? = nil
    ) throws(RequestRefusal) {
        let fields = try Self.fields(reader, handler)
        ignoredFields = fields.ignoredFields
        importer = HistoryImporter(
            signatures: handler.signatures(now),
            expecting: HistoryExpectation(
                bundleID: try reader.string(.bundleID),
                environment: try reader.string(.environment)
            ),
            requiresSignature: try reader.bool(.requireSignature) == true || handler.requiresSignature,
            fields: fields,
            explains: explains,
            maximumBytes: RequestHandler.largestRequest
        )
        self.member = member
        self.webhook = webhook
        fieldCounts = handler.fieldCounts
        inputs = try Self.inputs(reader, member)
    }

    /// Everything that the inputs state; refused where none of them states anything.
    func read(
        at now: Instant,
        beside common: [Diagnostic],
        _ body: AnswerBody
    ) async throws(RequestRefusal) -> CustomerInput {
        var input = CustomerInput()
        for (name, bytes) in inputs {
            try body.stayWanted()
            do throws(SignatureRejection) {
                try webhook?.verify(bytes, now: now)
                await input.read(bytes, file: name, line: 1, isVerified: webhook != nil, by: importer)
            } catch {
                input.refuse(error, of: name)
            }
        }
        if !input.unknownFields.isEmpty { input.leaveOut(notesOf: fieldCounts.add(input.unknownFields)) }
        guard !input.hasAnswer else { return input }
        guard let refused = input.diagnostics.first(where: { $0.severity == .error }) ?? input.diagnostics.first else {
            let path = RequestReader.path(member)
            throw RequestRefusal(.missingMember, at: path, found: "nothing", expected: Self.expected)
        }
        throw RequestRefusal(refused, among: common + input.diagnostics)
    }

    /// The inputs, an array being several of them: diagnostics name each by its place in the request.
    private static func inputs(
        _ reader: RequestReader,
        _ member: RequestMember
    ) throws(RequestRefusal) -> [(name: String, bytes: [UInt8])] {
        let value = try reader.required(member, reader[member], expected)
        let name = member.rawValue
        guard let elements = value.arrayValue else { return [(name, try bytes(of: value, at: "$.\(name)", reader))] }
        var inputs: [(name: String, bytes: [UInt8])] = []
        for (index, element) in elements.enumerated() {
            let place = "\(name)[\(index)]"
            inputs.append((place, try bytes(of: element, at: "$.\(place)", reader)))
        }
        return inputs
    }

    private static func bytes(
        of value: JSONValue,
        at path: String,
        _ reader: RequestReader
    ) throws(RequestRefusal) -> [UInt8] {
        switch value.content {
        case .string(let text): return Array(text.utf8)
        case .object, .array: return reader.source(of: value)
        case .null, .bool, .number: throw RequestReader.wrongType(value, at: path, expected)
        }
    }

    /// Which fields count: the program's rules, without those that the request ignores too.
    private static func fields(_ reader: RequestReader, _ handler: RequestHandler) throws(RequestRefusal) -> FieldRules
    {
        let names = try reader.strings(.ignoredFields, mayBeEmpty: true) ?? []
        do throws(FieldRules.Unusable) {
            return try handler.fields.ignoring(names)
        } catch {
            let path = "$.ignoredFields[\(names.firstIndex(of: error.field) ?? 0)]"
            throw RequestRefusal(.unusableValue, at: path, found: error.found, expected: error.expected)
        }
    }
}

extension RequestReader {
    /// How a status is worded.
    func statusOptions() throws(RequestRefusal) -> StatusOptions {
        StatusOptions(
            prices: PaywallOptions(wholeAmounts: try choice(.wholeAmounts) ?? .auto, merchant: try merchant()),
            dateStyle: try choice(.dateStyle, but: DateStyle.none) ?? .long,
            timeStyle: try choice(.timeStyle) ?? .automatic
        )
    }

    /// What only a policy can decide of a customer.
    func statusPolicy() throws(RequestRefusal) -> StatusPolicy {
        StatusPolicy(
            afterRefund: try choice(.afterRefund) ?? .ineligible,
            afterFailedPayment: try choice(.afterFailedPayment) ?? .unstated,
            merchants: try self[.policy].map { policy throws(RequestRefusal) in
                try MerchantPolicyReader.read(policy, at: Self.path(.policy))
            } ?? [:]
        )
    }
}
