internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

/// The reading of one input about a customer: what the readers of all forms share, as one form stands inside another.
final class HistorySession {
    let input: HistoryInput
    var productID: String?
    var diagnostics = DiagnosticList(more: ImportCode.moreFaults)
    var history = CustomerHistory()
    /// Whether anything of a known form was read, even if it says that there is no purchase.
    var hasAnswer = false
    /// Whether what is being read stands in another input's list of inputs.
    var isInsideInputs = false
    /// What is stated around what is being read, of everything in it, and can be trusted.
    var surrounding = StatedOrigin()
    /// The App Store's subscriptions of which a transaction states the app that is expected.
    var expectedSubscriptions: Set<String>
    /// Whether something was left out that no diagnostic's code tells.
    var hasLost = false
    /// What is not known of what is being read.
    var doubts: [Doubt] = []
    /// What is not known of anything in the App Store, as what would tell it was left out, or is of no known purchase.
    var strays: [Doubt] = []
    /// The fields without a row that were found so far.
    var unknownFields = UnknownFields()
    /// What was read, where the answer is to be explained.
    let trace: FieldTrace?
    /// The document being read: the input, or a payload inside it.
    private var document: JSONDocument
    /// Where the payload being read stands in the input; nil in the input itself.
    private var enclosing: SourcePlace?
    /// What readers look up in the whole of the document being read, by its type.
    private var lookups: [ObjectIdentifier: Any] = [:]
    private var hasSeenUnsigned = false
    private var hasSeenUnverified = false
    private var hasSeenVerified = false

    init(_ input: HistoryInput, expectedSubscriptions: Set<String> = [], trace: FieldTrace? = nil) {
        self.input = input
        self.trace = trace
        self.expectedSubscriptions = expectedSubscriptions
        document = input.document
    }

    /// The whole of the document being read.
    var root: JSONNode { JSONNode(root: document.root) }

    /// What a reader looks up in the whole of the document being read. It is made once, however many objects ask for it.
    func lookup<Lookup>(_ make: (_ root: JSONNode) -> Lookup) -> Lookup {
        let key = ObjectIdentifier(Lookup.self)
        if let known = lookups[key] as? Lookup { return known }
        let lookup = make(root)
        lookups[key] = lookup
        return lookup
    }

    /// Whether a signed payload is being read.
    var isInsidePayload: Bool { enclosing != nil }

    /// Whether a field is as good as the signed data beside it: it is signed itself, or nothing is verified.
    var trustsUnsignedFields: Bool { !input.verifies || isInsidePayload }

    /// A payload has no lines of its own: a place in it is that of the signed data, with the path inside.
    func place(of node: JSONNode) -> SourcePlace {
        guard let enclosing else {
            let position = document.position(atOffset: node.offset)
            let line = position.line + input.firstLine - 1
            return SourcePlace(path: node.path.description, line: line, column: position.column)
        }
        let inner = String(node.path.description.dropFirst())
        return SourcePlace(
            path: "\(enclosing.path)→payload\(inner)",
            line: enclosing.line,
            column: enclosing.column
        )
    }

    /// The line alone of something in the document being read.
    func line(atOffset offset: Int) -> Int {
        enclosing?.line ?? document.line(atOffset: offset) + input.firstLine - 1
    }

    /// The path alone, which needs no look at the lines.
    func path(of node: JSONNode) -> String { enclosing == nil ? node.path.description : place(of: node).path }

    /// Reads a payload that stands at a node of the document being read.
    func read(_ payload: JSONDocument, at node: JSONNode, _ body: (_ root: JSONNode) -> Void) {
        let outer = (document, enclosing, lookups)
        let traced = trace?.latest ?? []
        enclosing = place(of: node)
        (document, lookups) = (payload, [:])
        trace?.latest = []
        body(root)
        (document, enclosing, lookups) = outer
        trace?.latest = traced
    }

    /// Adds what is not known of anything in the App Store to all that it states.
    func spreadStrays() {
        guard !strays.isEmpty else { return }
        for index in history.transactions.indices where history.transactions[index].store == .appStore {
            history.transactions[index].doubts = history.transactions[index].doubts.merging(strays)
        }
        for index in history.renewals.indices where history.renewals[index].store == .appStore {
            history.renewals[index].doubts = history.renewals[index].doubts.merging(strays)
        }
        for index in history.statements.indices where history.statements[index].store == .appStore {
            history.statements[index].doubts = history.statements[index].doubts.merging(strays)
        }
    }

    // MARK: Signatures

    /// Takes note of data without a signature: what a payload holds is as good as the payload.
    func noteUnsigned() {
        if !isInsidePayload { hasSeenUnsigned = true }
    }

    /// Takes note of signed data.
    func noteSigned(isVerified: Bool) {
        if isVerified { hasSeenVerified = true } else { hasSeenUnverified = true }
    }

    /// Whether everything was read, and all signed data verified: also what stands where no form looks for it.
    var reading: HistoryReading {
        let isAnyRefused = input.signed.values.contains { if case .payload = $0 { false } else { true } }
        let verification: HistoryReading.Verification =
            hasSeenUnverified || isAnyRefused
            ? .notVerified : hasSeenVerified && !hasSeenUnsigned ? .verified : .unsigned
        return HistoryReading(
            isWhole: !hasLost && !diagnostics.contains { $0.losesHistory },
            verification: verification
        )
    }
}
