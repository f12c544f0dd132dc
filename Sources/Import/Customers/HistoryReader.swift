internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

/// Reads one input about a customer: the state that the reading of every form shares.
struct HistoryReader: DiagnosingReader {
    let file: String
    private let firstLine: Int
    /// Whether signatures are verified.
    private let verifies: Bool
    /// Of which app and environment everything must be.
    let expectation: HistoryExpectation
    let signed: [String: SignedDataReader.Outcome]
    /// The document being read: the input, or a payload inside it.
    private(set) var document: JSONDocument
    /// Where the payload being read stands in the input; nil in the input itself.
    private var enclosing: SourcePlace?
    var productID: String?
    var diagnostics: [Diagnostic] = []
    var history = CustomerHistory()
    /// Whether anything of a known form was read, even if it says that there is no purchase.
    var hasAnswer = false
    /// Whether what is being read stands in another input's list of inputs.
    var isInsideInputs = false
    /// What is stated around what is being read, of everything in it, and can be trusted.
    var surrounding = StatedOrigin()
    /// The App Store's subscriptions of which a transaction states the app that is expected.
    var expectedSubscriptions: Set<String> = []
    /// Whether something was left out that no diagnostic's code tells.
    var hasLost = false
    private var hasSeenUnsigned = false
    private var hasSeenUnverified = false
    private var hasSeenVerified = false

    init(
        document: JSONDocument,
        file: String,
        firstLine: Int = 1,
        verifies: Bool = false,
        expectation: HistoryExpectation = .any,
        signed: [String: SignedDataReader.Outcome]
    ) {
        self.document = document
        self.file = file
        self.firstLine = firstLine
        self.verifies = verifies
        self.expectation = expectation
        self.signed = signed
    }

    /// Whether a field is as good as the signed data beside it: it is signed itself, or nothing is verified.
    var trustsUnsignedFields: Bool { !verifies || enclosing != nil }

    /// A payload has no lines of its own: a place in it is that of the signed data, with the path inside.
    func place(of node: JSONNode) -> SourcePlace {
        guard let enclosing else {
            let position = document.position(atOffset: node.offset)
            let line = position.line + firstLine - 1
            return SourcePlace(path: node.path.description, line: line, column: position.column)
        }
        let inner = String(node.path.description.dropFirst())
        return SourcePlace(
            path: "\(enclosing.path)→payload\(inner)",
            line: enclosing.line,
            column: enclosing.column
        )
    }

    mutating func read() throws(ImportFailure) -> HistoryImport {
        let root = JSONNode(root: document.root)
        if expectation.bundleID != nil {
            // Renewal information may stand before the transaction that tells its app.
            var first = self
            first.read(root)
            expectedSubscriptions = first.expectedSubscriptions
        }
        read(root)
        guard hasAnswer else { throw ImportFailure(diagnostics: diagnosticsInOrder) }
        history.reading = reading
        // One fact may stand in several inputs of an array, or on two pages that overlap.
        return HistoryImport(history: CustomerHistory().merging(history), diagnostics: diagnosticsInOrder)
    }

    /// Whether everything was read, and all signed data verified: also what stands where no form looks for it.
    private var reading: HistoryReading {
        let isAnyRefused = signed.values.contains { if case .payload = $0 { false } else { true } }
        let verification: HistoryReading.Verification =
            hasSeenUnverified || isAnyRefused
            ? .notVerified : hasSeenVerified && !hasSeenUnsigned ? .verified : .unsigned
        return HistoryReading(
            isWhole: !hasLost && !diagnostics.contains { $0.losesHistory },
            verification: verification
        )
    }

    /// Reads an input of any form: an array of them is one customer's.
    mutating func read(_ node: JSONNode) {
        if let elements = node.elements {
            for element in elements { read(element) }
            if elements.isEmpty { refuse(node, found: "an empty array") }
        } else if node.string != nil {
            readPayload(of: node) { $0.readObject($1) }
        } else {
            if HistoryForm(of: node)?.isEnvelope == true { reportDuplicateKeys(in: node) } else { noteUnsigned(node) }
            readObject(node)
        }
    }

    /// Takes note of unsigned data; where signatures are asked for, that is reported.
    private mutating func noteUnsigned(_ node: JSONNode) {
        if enclosing == nil { hasSeenUnsigned = true }
        guard verifies, enclosing == nil else { return }
        warn(
            .unsignedData,
            at: node,
            found: "data without a signature",
            expected: "signed data, for signatures are to be verified",
            consequence: "it is read, and the answer is not verified"
        )
    }

    private mutating func readObject(_ node: JSONNode) {
        guard node.isObject, let form = HistoryForm(of: node) else { return refuse(node, found: nil) }
        form.read(node, with: &self)
    }

    /// Reads an object of the App Store's that no envelope carries; what a payload repeats is reported with the payload.
    mutating func readDecoded(_ node: JSONNode, _ body: (inout HistoryReader, JSONNode) -> Void) {
        if enclosing == nil { reportDuplicateKeys(in: node) }
        body(&self, node.lenient)
    }

    /// Reports an object that no purchases can be read from.
    mutating func refuse(_ node: JSONNode, found: String?) {
        fail(
            .notAHistory,
            at: node,
            found: found ?? (node.isObject ? "an object of no known form" : nil),
            expected: HistoryForm.expectation,
            consequence: "the input is left out"
        )
    }

    /// Reports an object that holds the inputs of several customers.
    mutating func refuseMapOfInputs(_ node: JSONNode) {
        fail(
            .mapOfInputs,
            at: node,
            found: "an object of \(node.members.count) inputs by name",
            expected: "one input: feed each value as its own",
            consequence: "the input is left out"
        )
    }

    // MARK: Signed data

    /// Reads the payload of signed data, or an object that stands where signed data usually does, already decoded.
    ///
    /// What is missing is passed over in silence; what was refused or cannot be read is reported and left out.
    mutating func readPayload(of node: JSONNode, _ body: (inout HistoryReader, JSONNode) -> Void) {
        guard !node.isAbsent else { return }
        guard let text = node.string else {
            guard node.isObject else {
                hasSeenUnverified = true
                fail(.wrongType, at: node, expected: "signed data or an object", consequence: "it is left out")
                return
            }
            noteUnsigned(node)
            body(&self, node)
            return
        }
        switch signed[text] {
        case .payload(let payload, let isVerified)?:
            if isVerified { hasSeenVerified = true } else { hasSeenUnverified = true }
            let outer = (document, enclosing)
            enclosing = place(of: node)
            document = payload
            reportDuplicateKeys(in: JSONNode(root: payload.root))
            body(&self, JSONNode(root: payload.root, leniency: node.leniency))
            (document, enclosing) = outer
        case .rejected(let rejection)?:
            // A customer who passes on the data may have removed what contradicts it: the rest does not stand for the whole.
            hasSeenUnverified = true
            fail(
                .signatureRejected,
                at: node,
                found: "signed data that is refused: \(rejection)",
                expected: "signed data that can be trusted",
                consequence: "it is left out"
            )
        case .unreadable(let error)?:
            hasSeenUnverified = true
            fail(
                .unreadablePayload,
                at: node,
                found: "a payload with \(error.found)",
                expected: error.expected,
                consequence: "it is left out"
            )
        case nil:
            hasSeenUnverified = true
            let expected = "signed data: three parts of base64url, or an object"
            fail(.notSignedData, at: node, expected: expected, consequence: "it is left out")
        }
    }
}
