internal import Paywright
internal import PaywrightJSON

/// A question about one customer.
struct StatusRequest {
    /// What the customers of many requests have in common.
    struct Key: Hashable {
        let locales: [LocaleTag]
        let timeZone: String?
        let options: StatusOptions
        let policy: StatusPolicy
        let shown: StatusSelection
        /// The loaded products; nil for none. A set that is read again is another one.
        let products: ObjectIdentifier?
    }

    private var context: StatusContext
    private let expectation: HistoryExpectation
    private let inputs: [(name: String, bytes: [UInt8])]
    private let importer: HistoryImporter
    private let webhook: RequestedWebhook?
    private let fieldCounts: UnknownFieldCounts
    /// What there is to say before the customer is looked at.
    private let known: [Diagnostic]

    init(
        _ reader: RequestReader,
        _ handler: RequestHandler,
        _ moment: Instant,
        _ answer: inout RequestAnswerMembers
    ) async throws(RequestRefusal) {
        let wording = try RequestedWording(reader, handler, &answer)
        let clock = try RequestedClock(reader, moment, &answer)
        let products = try RequestedProducts(reader, handler, &answer)
        let options = StatusOptions(
            prices: PaywallOptions(
                wholeAmounts: try reader.choice(.wholeAmounts) ?? .auto,
                merchant: try reader.merchant()
            ),
            dateStyle: try reader.choice(.dateStyle, but: DateStyle.none) ?? .long
        )
        let policy = StatusPolicy(
            afterRefund: try reader.choice(.afterRefund) ?? .ineligible,
            afterFailedPayment: try reader.choice(.afterFailedPayment) ?? .unstated,
            merchants: try Self.merchants(reader)
        )
        let shown = StatusSelection(
            lines: try Self.lines(reader),
            hasEligibility: try reader.bool(.eligibility) ?? true,
            texts: wording.texts
        )
        func build(_ products: [Product], _ names: ProductNames?) throws(RequestRefusal) -> StatusContext {
            let calendar = try clock.calendar(handler.zoneData)
            var formatters: [StatusFormatter] = []
            for locale in wording.locales {
                formatters.append(try handler.language(locale).statusFormatter(calendar: calendar, options: options))
            }
            return StatusContext(
                products: products,
                names: names,
                now: clock.now,
                nowSource: clock.source,
                calendar: calendar,
                policy: policy,
                locales: wording.locales,
                formatters: formatters,
                showing: shown
            )
        }
        func key(_ products: ObjectIdentifier?) -> Key {
            Key(
                locales: wording.locales,
                timeZone: clock.timeZone,
                options: options,
                policy: policy,
                shown: shown,
                products: products
            )
        }
        var known = reader.unknownMembers
        switch products {
        case .inline:
            let input = products.input(in: nil)
            known += input.diagnostics
            context = try build(input.products, nil)
        case .loaded(let set):
            context = try handler.context(key(ObjectIdentifier(set))) { () throws(RequestRefusal) in
                try build(set.base.products, set.names)
            }.at(clock.now, from: clock.source)
        case .none:
            context = try handler.context(key(nil)) { () throws(RequestRefusal) in try build([], nil) }
                .at(clock.now, from: clock.source)
        }
        self.known = known
        let fields = try Self.fields(reader, handler)
        context.ignoredFields = fields.ignoredFields
        expectation = HistoryExpectation(
            bundleID: try reader.string(.bundleID),
            environment: try reader.string(.environment)
        )
        importer = HistoryImporter(
            signatures: handler.signatures(clock.now),
            expecting: expectation,
            requiresSignature: try reader.bool(.requireSignature) == true || handler.requiresSignature,
            fields: fields,
            maximumBytes: RequestHandler.largestRequest
        )
        webhook = try RequestedWebhook(reader, handler)
        fieldCounts = handler.fieldCounts
        inputs = try Self.inputs(reader)
    }

    func answer(_ answer: inout RequestAnswerMembers) async throws(RequestRefusal) {
        var input = CustomerInput()
        for (name, bytes) in inputs {
            try answer.body.stayWanted()
            do throws(SignatureRejection) {
                try webhook?.verify(bytes, now: context.now)
                await input.read(bytes, file: name, line: 1, isVerified: webhook != nil, by: importer)
            } catch {
                input.refuse(error, of: name)
            }
        }
        if !input.unknownFields.isEmpty { input.leaveOut(notesOf: fieldCounts.add(input.unknownFields)) }
        let common = known + context.diagnostics
        guard input.hasAnswer else {
            let refused = input.diagnostics.first { $0.severity == .error } ?? input.diagnostics.first
            guard let refused else {
                throw RequestRefusal(.missingMember, at: "$.input", found: "nothing", expected: Self.expectedInput)
            }
            throw RequestRefusal(refused, among: common + input.diagnostics)
        }
        let report = StatusReport(unworded: input, in: context)
        try answer.begin(StatusReport.schema, report.context.questionMembers)
        try report.write(to: answer.body, beside: common)
    }

    private static let expectedInput = "what a store states of a customer: its JSON, or a string of signed data"

    /// The inputs, an array being several of them: diagnostics name each by its place in the request.
    private static func inputs(_ reader: RequestReader) throws(RequestRefusal) -> [(name: String, bytes: [UInt8])] {
        let value = try reader.required(.input, reader[.input], expectedInput)
        guard let elements = value.arrayValue else { return [("input", try bytes(of: value, at: "$.input", reader))] }
        var inputs: [(name: String, bytes: [UInt8])] = []
        for (index, element) in elements.enumerated() {
            inputs.append(("input[\(index)]", try bytes(of: element, at: "$.input[\(index)]", reader)))
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
        case .null, .bool, .number: throw RequestReader.wrongType(value, at: path, expectedInput)
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

    /// What merchants decide; nothing where the request does not state it.
    private static func merchants(_ reader: RequestReader) throws(RequestRefusal) -> MerchantPolicyReader.Merchants {
        guard let policy = reader[.policy] else { return [:] }
        return try MerchantPolicyReader.read(policy, at: RequestReader.path(.policy))
    }

    private static func lines(_ reader: RequestReader) throws(RequestRefusal) -> [StatusLine]? {
        guard let names = try reader.strings(.lines, mayBeEmpty: true) else { return nil }
        var lines: [StatusLine] = []
        for name in names {
            guard let line = StatusLine(rawValue: name) else {
                throw reader.unusable(.lines, name, RequestReader.oneOf(StatusLine.allCases.map(\.rawValue)))
            }
            if !lines.contains(line) { lines.append(line) }
        }
        return lines
    }
}
