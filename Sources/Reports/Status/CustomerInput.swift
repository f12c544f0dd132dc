package import Paywright
internal import PaywrightJSON
internal import PaywrightRuns

/// What all inputs say about one customer.
package struct CustomerInput {
    package private(set) var history = CustomerHistory()
    /// The fields of all inputs that no table has.
    private(set) var unknownFields: [UnknownField] = []
    /// The note about each of them that is listed, by its name.
    private(set) var fieldNotes: [String: Diagnostic] = [:]
    /// What was read, where the answer is to be explained.
    private(set) var traces: [InputTrace] = []
    private var found = DiagnosticList(more: RunCode.moreFaults)
    /// Whether any input said something, even that there is no purchase.
    package private(set) var hasAnswer = false
    /// Whether an input does not exist or is a directory.
    package private(set) var isInputMissing = false

    /// Where the inputs state how the customer is answered.
    private let members: CustomerMembers
    /// What they state of it.
    private(set) var stated = StatedMembers()

    /// Nothing yet.
    ///
    /// - Parameter members: Where the inputs state how the customer is answered.
    package init(noting members: CustomerMembers = CustomerMembers()) { self.members = members }

    /// What is wrong in the inputs.
    package var diagnostics: [Diagnostic] { leftOut.isEmpty ? found.all : found.all.filter { !leftOut.contains($0) } }
    private var leftOut: Set<Diagnostic> = []

    /// What was read before.
    init(_ imported: HistoryImport) {
        members = CustomerMembers()
        history = imported.history
        found += imported.diagnostics
        traces = imported.trace.map { [$0] } ?? []
        hasAnswer = true
    }

    /// Takes note of an input that cannot be read; it loses nothing else.
    package mutating func miss(_ diagnostic: Diagnostic) {
        found.append(diagnostic)
        isInputMissing = true
        lose()
    }

    /// Reads one input that stands at a line of a file.
    ///
    /// - Parameter isVerified: Whether a signature around all of it was verified.
    package mutating func read(
        _ bytes: [UInt8],
        file: String,
        line: Int,
        isVerified: Bool = false,
        by importer: HistoryImporter
    ) async {
        stated.complete(by: members.read(bytes, file: file, line: line))
        do throws(ImportFailure) {
            let imported = try await importer.history(
                from: bytes,
                file: file,
                firstLine: line,
                isSigned: isVerified
            )
            if let refusal = refusal(of: imported.history, in: file, line: line) {
                found.append(refusal)
                return lose()
            }
            var read = imported.history
            if isVerified, read.reading.verification == .unsigned { read.reading.verification = .verified }
            let isFirst = !hasAnswer && history.reading == HistoryReading()
            history = isFirst ? read : history.merging(read)
            found += imported.diagnostics
            unknownFields += imported.unknownFields
            if let trace = imported.trace { traces.append(trace) }
            for (name, note) in imported.fieldNotes where fieldNotes[name] != nil && fieldNotes[name] != note {
                leftOut.insert(note)
            }
            fieldNotes.merge(imported.fieldNotes) { first, _ in first }
            hasAnswer = true
        } catch {
            found += error.diagnostics
            lose()
        }
    }

    /// Why an input does not count beside the ones before it: it names another customer.
    private func refusal(of read: CustomerHistory, in file: String, line: Int) -> Diagnostic? {
        for names in read.names {
            guard let other = history.names.contradicting(names) else { continue }
            return Diagnostic(
                .error,
                ImportCode.otherCustomer,
                at: Diagnostic.Place(file: file, line: line),
                found: "the customer \(Excerpt.quoted(names.names[0]))",
                expected: "the customer of all inputs, \(Excerpt.quoted(other.names[0]))",
                consequence: "the input is left out"
            )
        }
        return nil
    }

    /// Leaves out the notes about some unknown fields, which are told elsewhere.
    mutating func leaveOut(notesOf names: some Sequence<String>) {
        leftOut.formUnion(names.compactMap { fieldNotes[$0] })
    }

    /// Takes note of an input whose signature was refused: nothing of it counts.
    package mutating func refuse(_ rejection: SignatureRejection, of file: String) {
        found.append(
            Diagnostic(
                .error,
                ImportCode.signatureRejected,
                at: Diagnostic.Place(file: file),
                found: "a body that is refused: \(rejection)",
                expected: "a body that can be trusted",
                consequence: "it is left out"
            )
        )
        lose()
    }

    /// Takes note of an input that is not there: it may contradict the others, and is not checked.
    private mutating func lose() {
        history = history.merging(
            CustomerHistory(reading: HistoryReading(isWhole: false, verification: .notVerified))
        )
    }

    /// Reports a line that is too long to be one customer's record.
    mutating func refuse(lineTooLong line: Int, of file: String, longest: Int) {
        let message = "found a line of more than \(longest) bytes, expected one customer a line"
        found.append(
            Diagnostic(.error, RunCode.lineTooLong, at: Diagnostic.Place(file: file, line: line), message: message)
        )
    }
}
