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
    private static let answersOfTask = 256
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
            for record in await records(of: lines, file: file) {
                let outcome = record.write(namingFile: namesFile, to: &text)
                text.append(UInt8(ascii: "\n"))
                rendered += outcome.isRendered ? 1 : 0
                reported += outcome.isReported ? 1 : 0
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

    /// The answers to lines in their order, each at its moment: every step of all lines before the next one, and lines of one
    /// form in a row, so that what a step runs stays in the processor's cache.
    func records(of lines: [LineReader.Line], file: String) async -> [StatusRecord] {
        let moments = lines.map { _ in clock() }
        let order = Self.byForm(lines)
        var records = [StatusRecord?](repeating: nil, count: lines.count)
        for index in order {
            let line = lines[index]
            records[index] = await StatusRecord(
                line.isTooLong ? .tooLong(longest: LineReader.longestLine) : .bytes(line.bytes),
                number: line.number,
                of: file,
                by: reader.importer(at: moments[index]),
                orIn: contexts
            )
        }
        for index in order { records[index]?.decide(in: context.at(moments[index], from: context.nowSource)) }
        for index in order { records[index]?.word() }
        return records.compactMap(\.self)
    }

    /// The places of lines, those that begin alike in a row: objects of one form mostly begin with the same member.
    private static func byForm(_ lines: [LineReader.Line]) -> [Int] {
        let beginnings = lines.map { line in line.bytes.prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) } }
        return lines.indices.sorted { (beginnings[$0], $0) < (beginnings[$1], $1) }
    }
}
