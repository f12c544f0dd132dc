public import Paywright
internal import PaywrightJSON
internal import PaywrightStorage
internal import Synchronization

/// Answers requests of the contract `paywright/request/1`: what `paywright serve` does for each line, for services and other
/// languages.
///
///     let handler = RequestHandler()
///     let answer = await handler.answer(to: Array(#"{"op": "price", "amount": "9.99", "currency": "EUR", "locale": "de"}"#.utf8))
///     answer.json    // {"schema": "paywright/value/1", "id": null, … "text": "9,99 €" …
///
/// Made once and shared between threads. Languages and formatters are kept up to a bound.
public final class RequestHandler: Sendable {
    /// The largest request in bytes: 8 MiB.
    public static let largestRequest = 8 << 20

    /// The UTF-8 bytes of a merchant's name and link that are kept with what questions for a status share.
    private static let longestMerchant = 512
    private static let jsonLimits = JSONLimits(maximumBytes: largestRequest)

    let library: CatalogLibrary
    let zoneData: TimeZoneData
    let signatures: @Sendable (Instant) -> SignaturePolicy
    let webhooks: WebhookVerification?
    let requiresSignature: Bool
    private let sets: Mutex<ProductSets>
    private let rules: Mutex<FieldRules>
    let fieldCounts: UnknownFieldCounts
    private let readSets: @Sendable (FieldRules) -> [ProductSet]
    private let readFields: @Sendable () throws(ProductFiles.Unusable) -> FieldRules
    private let rereadSecrets: @Sendable () throws -> Void
    private let languages = BoundedCache<LocaleTag, Language>(capacity: 512)
    private let contexts = BoundedCache<StatusRequest.Key, StatusContext>(capacity: 4_096)
    /// Those of many languages, which take as much memory for each.
    private let largeContexts = BoundedCache<StatusRequest.Key, StatusContext>(capacity: 64)

    /// Verifies that a webhook of Stripe's is signed: its body byte for byte, the header `Stripe-Signature`, the moment of the
    /// question, and how far the time of the signature may be from it; nil for five minutes.
    ///
    ///     let verifier = StripeSignatureVerifier(secrets: secrets)
    ///     let handler = try RequestHandler(webhooks: { body, header, now, tolerance throws(SignatureRejection) in
    ///         try verifier.verify(body, header: header, now: now, tolerance: tolerance)
    ///     })
    ///
    /// - Throws: `SignatureRejection` for a body that is not signed, or was signed at another time.
    public typealias WebhookVerification =
        @Sendable (_ body: [UInt8], _ header: String, _ now: Instant, _ tolerance: Duration?) throws(SignatureRejection)
        -> Void

    /// A handler.
    ///
    /// - Parameters:
    ///   - products: Products by the names that requests have for them.
    ///   - catalogs: The messages; nil for the package's own.
    ///   - zoneData: Where the rules of time zones are looked for; by default the machine's zone files.
    ///   - signatures: How signed data is verified at a moment; by default it is read unverified.
    ///   - webhooks: How webhooks of Stripe's are verified; nil to refuse requests with a signature of one.
    ///   - requiresSignature: Whether what is stated of the App Store and of Stripe is left out where no signature was verified; a
    ///     request can ask for it too.
    ///   - fields: Which fields of stores' objects count; a request can ignore more of them.
    /// - Throws: `CatalogFailure` when a catalog of the package is broken.
    public convenience init(
        products: [String: ProductImport] = [:],
        catalogs: CatalogLibrary? = nil,
        zoneData: TimeZoneData = .system,
        signatures: @escaping @Sendable (Instant) -> SignaturePolicy = { _ in .unverified },
        webhooks: WebhookVerification? = nil,
        requiresSignature: Bool = false,
        fields: FieldRules = FieldRules()
    ) throws {
        let sets = products.sorted { $0.key < $1.key }.map { ProductSet($0.key, $0.value) }
        self.init(
            library: try catalogs ?? .builtin(),
            zoneData: zoneData,
            signatures: signatures,
            webhooks: webhooks,
            requiresSignature: requiresSignature,
            fields: fields,
            sets: sets,
            readSets: { _ in sets },
            readFields: { fields }
        )
    }

    /// A handler whose product sets can be read again.
    package init(
        library: CatalogLibrary,
        zoneData: TimeZoneData,
        signatures: @escaping @Sendable (Instant) -> SignaturePolicy,
        webhooks: WebhookVerification? = nil,
        requiresSignature: Bool = false,
        fields: FieldRules = FieldRules(),
        sets: [ProductSet],
        readSets: @escaping @Sendable (FieldRules) -> [ProductSet],
        readFields: @escaping @Sendable () throws(ProductFiles.Unusable) -> FieldRules = { FieldRules() },
        rereadSecrets: @escaping @Sendable () throws -> Void = {},
        notice: @escaping @Sendable (UnknownField) -> Void = { _ in }
    ) {
        self.library = library
        self.zoneData = zoneData
        self.signatures = signatures
        self.webhooks = webhooks
        self.requiresSignature = requiresSignature
        self.sets = Mutex(ProductSets(sets))
        self.readSets = readSets
        rules = Mutex(fields)
        self.readFields = readFields
        fieldCounts = UnknownFieldCounts(notice: notice)
        self.rereadSecrets = rereadSecrets
    }

    /// The answer to one request: a JSON object in UTF-8, such as a line of a stream without its end.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - moment: The moment of a question that states none; by default the one at which the request is read.
    ///   - limits: What the answer may take.
    public func answer(
        to request: [UInt8],
        at moment: Instant = .now,
        within limits: AnswerLimits = AnswerLimits()
    ) async -> RequestAnswer {
        await answer(to: request, as: nil, at: moment, within: limits)
    }

    /// The answer to a request whose operation is known from elsewhere, such as the path of an address: its `op` may be missing,
    /// and another one is refused.
    ///
    ///     let answer = await handler.answer(to: Array(#"{"period": "P3M", "locale": "de"}"#.utf8), as: .period)
    ///     answer.json    // {"schema": "paywright/value/1", … "text": "3 Monate" …
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - operation: What is asked for; nil where only the request says it.
    ///   - moment: The moment of a question that states none; by default the one at which the request is read.
    ///   - limits: What the answer may take.
    public func answer(
        to request: [UInt8],
        as operation: RequestOperation?,
        at moment: Instant = .now,
        within limits: AnswerLimits = AnswerLimits()
    ) async -> RequestAnswer {
        guard request.count <= Self.largestRequest else { return .tooLarge }
        var id = JSONOutput.null
        do throws(RequestRefusal) {
            let (document, object) = try Self.object(request)
            id = try Self.id(of: object)
            let reader = RequestReader(document, object, try Self.operation(object, known: operation))
            var answer = RequestAnswerMembers(id: id, reader.operation, within: limits)
            try await answer.answer(reader, by: self, at: moment)
            return RequestAnswer(try answer.utf8())
        } catch {
            return RequestAnswer(refusing: id, error, within: limits)
        }
    }

    /// The answer to a request that is not worked on because too many others wait; its id is read.
    ///
    ///     handler.refusal(tooMany: "1000 requests", to: request).refusal?.code    // "too-many-waiting"
    ///
    /// - Parameters:
    ///   - limit: What may wait, in words.
    ///   - request: The request.
    public func refusal(tooMany limit: String, to request: [UInt8]) -> RequestAnswer {
        let document = try? JSONDocument(parsing: request, limits: Self.jsonLimits)
        let id = document?.root.objectValue.flatMap { try? Self.id(of: $0) } ?? .null
        let found = "found more than \(limit) that wait for an answer"
        return RequestAnswer(refusing: id, .tooManyWaiting, "\(found), expected fewer; send the request again later")
    }

    /// Reads the rows of fields, the product sets and the secrets of webhooks again, and gives what was wrong with them: the rows, a
    /// set of no use and the secrets stay as they were.
    public func reload() -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        do throws(ProductFiles.Unusable) {
            let read = try readFields()
            rules.withLock { $0 = read }
        } catch {
            for var diagnostic in error.diagnostics {
                diagnostic.consequence = "the fields stay as they were"
                diagnostics.append(diagnostic)
            }
        }
        let read = readSets(fields)
        diagnostics = sets.withLock { $0.replace(by: read) } + diagnostics
        do {
            try rereadSecrets()
        } catch {
            let consequence = "the secrets stay as they were"
            diagnostics.append(
                Diagnostic(.error, RequestCode.notReloaded, message: "\(error)", consequence: consequence)
            )
        }
        return diagnostics
    }

    /// The product sets as they are now, in the order in which they were given.
    ///
    ///     handler.loadedProducts.map(\.name)    // ["shop"]
    public var loadedProducts: [LoadedProducts] { productSets.all.map(LoadedProducts.init) }

    /// How often something kept was used so far, and how often it had to be made.
    ///
    ///     handler.cacheUse.first { $0.name == "languages" }?.hits
    public var cacheUse: [CacheUse] {
        let contexts = CacheUse("status", contexts.statistics, largeContexts.statistics)
        return [CacheUse("languages", languages.statistics), contexts]
    }

    /// The fields without a row that inputs had so far, each with the number of inputs; those of very many names as `other`.
    ///
    ///     handler.unknownFields.first?.name    // "stripe.subscription.billing_hint"
    public var unknownFields: [UnknownField] { fieldCounts.all }

    // MARK: What requests share

    /// Which fields count, as they are now.
    var fields: FieldRules { rules.withLock { $0 } }

    /// The sets as they are now.
    var productSets: ProductSets { sets.withLock { $0 } }

    /// A language, loaded once.
    func language(_ locale: LocaleTag) throws(RequestRefusal) -> Language {
        do {
            return try languages.value(for: locale) {
                // Locales without a catalog of theirs are one language under other names.
                let match = library.match(locale)
                guard match.isFallback, match.speaking != locale else { return try Language(locale, catalogs: library) }
                let spoken = try languages.value(for: match.speaking) {
                    try Language(match.speaking, catalogs: library)
                }
                return spoken.speaking(for: match)
            }
        } catch {
            // A folder of catalogs is read once, and the built-in ones have no faults.
            let message = "\(error)"
            throw RequestRefusal(Diagnostic(.error, RequestCode.unusableValue, message: message))
        }
    }

    func context(
        _ key: StatusRequest.Key,
        _ build: () throws(RequestRefusal) -> StatusContext
    ) throws(RequestRefusal) -> StatusContext {
        // A merchant may have any name.
        let merchant = key.options.prices.merchant
        if (merchant?.name.utf8.count ?? 0) + (merchant?.link?.utf8.count ?? 0) > Self.longestMerchant {
            return try build()
        }
        return try (key.locales.count > 4 ? largeContexts : contexts).value(for: key, build)
    }

    // MARK: Reading

    private static func object(_ request: [UInt8]) throws(RequestRefusal) -> (JSONDocument, JSONObject) {
        let document: JSONDocument
        do throws(JSONError) {
            document = try JSONDocument(parsing: request, limits: Self.jsonLimits)
        } catch {
            let place = Diagnostic.Place(column: error.position.column)
            throw RequestRefusal(
                Diagnostic(
                    .error,
                    RequestCode.invalidJSON,
                    at: place,
                    found: error.found,
                    expected: error.expected,
                    consequence: nil
                )
            )
        }
        guard let object = document.root.objectValue else {
            throw RequestRefusal(.notARequest, at: "$", found: document.root.kindName, expected: "an object")
        }
        return (document, object)
    }

    private static func id(of object: JSONObject) throws(RequestRefusal) -> JSONOutput {
        guard let value = object[RequestMember.id.rawValue] else { return .null }
        switch value.content {
        case .null: return .null
        case .string(let text): return .string(text)
        case .number(let text):
            if let number = Int(text) { return .integer(number) }
        case .bool, .array, .object: break
        }
        throw RequestRefusal(.wrongType, at: "$.id", found: value.kindName, expected: "a string or a whole number")
    }

    /// What is asked for, of a request of this contract that states nothing twice.
    private static func operation(
        _ object: JSONObject,
        known: RequestOperation?
    ) throws(RequestRefusal) -> RequestOperation {
        if let duplicate = object.duplicates.first {
            throw RequestRefusal(
                .duplicateMember,
                at: "$",
                found: "member \(RequestReader.quoted(duplicate.name)) twice",
                expected: "each member once"
            )
        }
        if let schema = object[RequestMember.schema.rawValue], schema.stringValue != RequestAnswer.requestSchema {
            let found = schema.stringValue.map(RequestReader.quoted) ?? schema.kindName
            let expected = "\"\(RequestAnswer.requestSchema)\""
            throw RequestRefusal(.unknownSchema, at: "$.schema", found: found, expected: expected)
        }
        let expected = RequestReader.oneOf(RequestOperation.allCases.map(\.rawValue))
        guard let value = object[RequestMember.op.rawValue] else {
            if let known { return known }
            throw RequestRefusal(.missingMember, at: "$.op", found: "nothing", expected: expected)
        }
        guard let name = value.stringValue else { throw RequestReader.wrongType(value, at: "$.op", "a string") }
        guard let operation = RequestOperation(named: name) else {
            throw RequestRefusal(.unknownOperation, at: "$.op", found: RequestReader.quoted(name), expected: expected)
        }
        if let known, operation != known {
            let wanted = RequestReader.quoted(known.rawValue)
            throw RequestRefusal(.unusableValue, at: "$.op", found: RequestReader.quoted(name), expected: wanted)
        }
        return operation
    }
}
