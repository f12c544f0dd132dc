internal import PaywrightJSON
public import PaywrightModel

/// Reads what a store says about one customer, whichever of these it is:
///
/// - App Store Server API and Notifications V2: a status response, a transaction history, a notification, one transaction
///   or renewal information, each as signed data (JWS) or as already decoded JSON;
/// - a legacy `verifyReceipt` response;
/// - Google Play's `purchases.subscriptionsv2` resource;
/// - RevenueCat's subscribers (version 1), customers, subscriptions and purchases (version 2), and events of webhooks;
/// - a verified receipt of the Amazon Appstore (RVS 1.0);
/// - a subscription of Paddle Billing, alone, in an answer, in a list or in an event;
/// - the package's own plain form, `"schema": "paywright/customer/1"`;
/// - an array of any of these, or signed data as a JSON string, of one customer.
///
/// With a verifier, an answer of the App Store says no more than the signed data in it. What stands beside signed data and
/// is not signed itself does not count: a response's `status`, `originalTransactionId` and `subscriptionGroupIdentifier`;
/// that nothing more follows (`hasMore`: false) or that there is nothing at all (`data`: []), so that coverage is
/// partial; `notificationType`, `subtype`, `signedDate` and `bundleId` of a notification that came without its
/// `signedPayload`. What holds no signed data, such as a decoded transaction, a receipt or the plain form, is read all the
/// same: the history is `unsigned` then.
///
/// Every field is optional and every enumeration open: what is not known is kept, reported, and never guessed from.
///
///     let own = HistoryExpectation(bundleID: "com.example.app", environment: "Production")
///     let importer = HistoryImporter(signatures: .unverified, expecting: own)
///     let imported = try await importer.history(from: bytes, file: "customer.json")
public struct HistoryImporter: Sendable {
    private let signatures: SignaturePolicy
    private let expectation: HistoryExpectation
    private let requiresSignature: Bool
    private let fields: FieldRules
    private let limits: JSONLimits
    private let explains: Bool

    /// An importer.
    ///
    /// - Parameters:
    ///   - signatures: What is to be done about signatures; with a verifier, whatever it refuses is left out with the
    ///     diagnostic `signature-rejected`, and what stands beside signed data does not count, see above.
    ///   - expectation: The app and the environment that everything must be of; by default any.
    ///   - requiresSignature: Whether what an input states of the App Store or of Stripe is left out where no signature was
    ///     verified, with the diagnostic `signature-required`. What other stores state has no signature, and is read.
    ///   - fields: Which fields of a store's objects count; by default those of this version's tables.
    ///   - explains: Whether a report of the customer can state which fields each fact stands on; that takes longer.
    ///   - maximumBytes: The size above which an input is refused unread; by default 64 MiB.
    public init(
        signatures: SignaturePolicy,
        expecting expectation: HistoryExpectation = .any,
        requiresSignature: Bool = false,
        fields: FieldRules = FieldRules(),
        explains: Bool = false,
        maximumBytes: Int = 64 << 20
    ) {
        self.explains = explains
        self.signatures = requiresSignature && !signatures.verifies ? .verified(by: NoVerifier()) : signatures
        self.requiresSignature = requiresSignature
        self.expectation = expectation
        self.fields = fields
        limits = JSONLimits(maximumBytes: maximumBytes)
    }

    /// What one input says.
    ///
    /// - Parameters:
    ///   - bytes: The whole input.
    ///   - file: The name that diagnostics give it.
    ///   - firstLine: The line of the file that the input begins at, for an input that is one line of many.
    ///   - isSigned: Whether a signature of all these bytes was verified, as that of a webhook of Stripe's.
    /// - Throws: `ImportFailure` when nothing in it was readable: no JSON, no form listed above, signed data that was
    ///   refused, or a store's answer that says only why it answers nothing (a receipt with status 21007).
    public func history(
        from bytes: [UInt8],
        file: String,
        firstLine: Int = 1,
        isSigned: Bool = false
    ) async throws(ImportFailure) -> HistoryImport {
        try await input(from: bytes, file: file, firstLine: firstLine, isSigned: isSigned, census: nil).read()
    }

    /// The fields of an input, and what each decides or leaves open.
    ///
    /// - Throws: `ImportFailure` when nothing in it was looked at.
    package func fields(from bytes: [UInt8], file: String) async throws(ImportFailure) -> InputFields {
        let census = FieldCensus()
        let input = try await input(from: bytes, file: file, firstLine: 1, isSigned: false, census: census)
        do throws(ImportFailure) {
            _ = try input.read()
        } catch {
            guard !census.objects.isEmpty else { throw error }
        }
        return InputFields(objects: census.objects, fields: census.fields)
    }

    private func input(
        from bytes: [UInt8],
        file: String,
        firstLine: Int,
        isSigned: Bool,
        census: FieldCensus?
    ) async throws(ImportFailure) -> HistoryInput {
        let source = SignedDataReader.looksSigned(bytes) ? SignedDataReader.jsonString(bytes) : bytes
        let document = try JSONDocument(importing: source, file: file, limits: limits, firstLine: firstLine)
        let signed = await SignedDataReader(policy: signatures, limits: limits).read(document)
        return HistoryInput(
            document: document,
            file: file,
            firstLine: firstLine,
            verifies: signatures.verifies && !isSigned,
            requiresSignature: requiresSignature && !isSigned,
            expectation: expectation,
            fields: fields,
            census: census,
            isTraced: explains && census == nil,
            signed: signed
        )
    }
}

/// Stands for the verifier that was not given.
private struct NoVerifier: SignedDataVerifier {
    func verifiedPayload(of compactJWS: String) async throws(SignatureRejection) -> [UInt8] {
        throw SignatureRejection(.untrustedRoot, "found no root certificate to verify it by")
    }
}
