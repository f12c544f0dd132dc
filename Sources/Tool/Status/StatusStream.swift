import Paywright
import PaywrightJSON
import PaywrightReports
import PaywrightStorage
import Synchronization

/// Words one customer a line, in order, in constant memory, on every core.
struct StatusStream {
    let context: StatusContext
    /// The contexts of customers whose lines state their own; nil where none does.
    var contexts: CustomerContexts?
    let reader: CustomerReader
    /// The moment a line is answered for; asked for each.
    let clock: @Sendable () -> Instant
    /// Whether anything that was reported fails the run.
    let strict: Bool

    /// Answers a task takes on: enough that starting one does not matter, few enough that memory stays small.
    private static let answersOfTask = 64
    /// The most room that answers are given before they are written.
    private static let mostRoom = 1 << 20

    /// Reads every input to its end and writes one line for each of its lines. Throws exit codes.
    func run(_ names: [String]) async throws {
        var rendered = 0
        var reported = 0
        var isInputMissing = false
        var noted: Set<String> = []
        for name in names {
            do {
                try await answers(of: name, namesFile: names.count > 1) { answers in
                    try answers.text.bytes.withBytes { try StandardOutput.write($0) }
                    rendered += answers.rendered
                    reported += answers.reported
                    for (name, note) in answers.notes where noted.insert(name).inserted { StandardOutput.report(note) }
                }
            } catch let failure as InputFile.Failure {
                StandardOutput.report("\(failure)")
                isInputMissing = true
            }
        }
        if rendered == 0 { throw isInputMissing ? ExitStatus.noInput : ExitStatus.dataError }
        if strict, reported > 0 || isInputMissing { throw ExitStatus.dataError }
    }

    private func answers(
        of name: String,
        namesFile: Bool,
        write: (AnsweredLines.Answers) throws -> Void
    ) async throws {
        let descriptor = try InputFile.open(name)
        defer { InputFile.close(descriptor) }
        let file = InputFile.displayName(name)
        // As much room as the longest answers so far have taken, up to a bound: a buffer that grows copies what it holds.
        let room = Atomic(4_096)
        let lines = AnsweredLines(
            descriptor: descriptor,
            name: file,
            longestBatch: max(1, Self.answersOfTask / max(1, context.locales.count))
        ) { lines in
            var (rendered, reported) = (0, 0)
            var notes: [String: Diagnostic] = [:]
            var text = ByteBuffer(capacity: room.load(ordering: .relaxed))
            for line in lines {
                let record = await record(of: line, file: file, namesFile: namesFile)
                record.json.write(to: &text, indentation: 0)
                text.append(UInt8(ascii: "\n"))
                rendered += record.isRendered ? 1 : 0
                reported += record.isReported ? 1 : 0
                if !record.fieldNotes.isEmpty { notes.merge(record.fieldNotes) { first, _ in first } }
            }
            room.max(min(text.count, Self.mostRoom), ordering: .relaxed)
            return AnsweredLines.Answers(
                text: AnsweredLines.Text(text),
                rendered: rendered,
                reported: reported,
                notes: notes.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
            )
        }
        try await lines.forEach(write)
    }

    /// The answer to a line at the moment it is answered.
    func record(of line: LineReader.Line, file: String, namesFile: Bool = false) async -> StatusRecord {
        let now = clock()
        return await StatusRecord(
            line.isTooLong ? .tooLong(longest: LineReader.longestLine) : .bytes(line.bytes),
            number: line.number,
            of: file,
            namesFile: namesFile,
            by: reader.importer(at: now),
            in: context.at(now, from: context.nowSource),
            orOf: contexts
        )
    }
}
