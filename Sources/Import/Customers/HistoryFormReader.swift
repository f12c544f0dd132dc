internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

/// A reader of one form of history. Forms stand inside each other: whatever is to be kept from one to the next is the
/// session's.
protocol HistoryFormReader: DiagnosingReader {
    var session: HistorySession { get }

    init(session: HistorySession)

    /// Whether an object without members states something: that it is there.
    static var readsEmptyObjects: Bool { get }

    /// Reads an object of the form into the session's history.
    mutating func read(_ node: JSONNode)
}

extension HistoryFormReader {
    static var readsEmptyObjects: Bool { false }

    /// Reads an object of the form into a session's history.
    static func read(_ node: JSONNode, in session: HistorySession) {
        var reader = Self(session: session)
        reader.read(node)
    }

    // MARK: DiagnosingReader

    var file: String { session.input.file }

    var productID: String? {
        get { session.productID }
        nonmutating set { session.productID = newValue }
    }

    var diagnostics: DiagnosticList {
        get { session.diagnostics }
        // In place: a copy for each fault would cost as much as all that are listed.
        nonmutating _modify { yield &session.diagnostics }
    }

    @discardableResult
    func add(_ doubt: Doubt) -> Bool {
        session.doubts.add(doubt)
        return true
    }

    func place(of node: JSONNode) -> SourcePlace { session.place(of: node) }

    // MARK: The session

    /// Of which app and environment everything must be.
    var expectation: HistoryExpectation { session.input.expectation }

    /// Takes note of an instant at which the store spoke; the latest counts.
    func noteStatedDate(_ date: Instant?) {
        session.history.statedDate = Instant.latest(session.history.statedDate, date)
    }

    // MARK: Signed data

    /// Whether a field is as good as the signed data beside it.
    var trustsUnsignedFields: Bool { session.trustsUnsignedFields }

    /// Takes note of unsigned data; where signatures are asked for, that is reported.
    mutating func noteUnsigned(_ node: JSONNode) {
        session.noteUnsigned()
        guard !trustsUnsignedFields else { return }
        warn(
            .unsignedData,
            at: node,
            found: "data without a signature",
            expected: "signed data, for signatures are to be verified",
            consequence: "it is read, and the answer is not verified"
        )
    }

    /// Whether data without a signature is refused, which is reported then.
    mutating func refusesUnsigned(_ node: JSONNode) -> Bool {
        guard session.input.requiresSignature, !session.isInsidePayload else { return false }
        session.noteSigned(isVerified: false)
        fail(
            .signatureRequired,
            at: node,
            found: "data without a signature that was verified",
            expected: "data that its store signed",
            consequence: "it is left out"
        )
        return true
    }

    /// The same for what is stated of stores.
    mutating func refusesUnsigned(_ node: JSONNode, of stores: Set<StoreName>) -> Bool {
        stores.contains(where: \.mayBeSigned) && refusesUnsigned(node)
    }

    /// Reads the payload of signed data, or an object that stands where signed data usually does, already decoded.
    ///
    /// What is missing is passed over in silence; what was refused or cannot be read is reported and left out.
    mutating func readPayload(of node: JSONNode, _ body: (inout Self, JSONNode) -> Void) {
        guard !node.isAbsent else { return }
        guard let text = node.string else {
            guard node.isObject else {
                session.noteSigned(isVerified: false)
                fail(.wrongType, at: node, expected: "signed data or an object", consequence: "it is left out")
                return
            }
            if refusesUnsigned(node) { return }
            noteUnsigned(node)
            body(&self, node)
            return
        }
        let outcome = session.input.signed[text]
        if case .payload(let payload, let isVerified)? = outcome {
            session.noteSigned(isVerified: isVerified)
            session.read(payload, at: node) { root in
                reportDuplicateKeys(in: root)
                body(&self, JSONNode(root: payload.root, leniency: node.leniency))
            }
        } else {
            // A customer who passes on the data may have removed what contradicts it: the rest does not stand for the whole.
            session.noteSigned(isVerified: false)
            reportUnread(outcome, at: node)
        }
    }

    private mutating func reportUnread(_ outcome: SignedDataReader.Outcome?, at node: JSONNode) {
        switch outcome {
        case .payload?:
            break
        case .rejected(let rejection)?:
            fail(
                .signatureRejected,
                at: node,
                found: "signed data that is refused: \(rejection)",
                expected: "signed data that can be trusted",
                consequence: "it is left out"
            )
        case .unreadable(let error)?:
            fail(
                .unreadablePayload,
                at: node,
                found: "a payload with \(error.found)",
                expected: error.expected,
                consequence: "it is left out"
            )
        case nil:
            let expected = "signed data: three parts of base64url, or an object"
            fail(.notSignedData, at: node, expected: expected, consequence: "it is left out")
        }
    }
}

extension StoreName {
    /// Whether what the store states can have a signature: the App Store and Stripe sign, and what names no known store may be
    /// theirs.
    fileprivate var mayBeSigned: Bool {
        switch self {
        case .appStore, .stripe, .other: true
        case .googlePlay, .amazon, .paddle: false
        }
    }
}
