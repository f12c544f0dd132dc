import Glibc
import StoreImport

/// Words one customer a line, in order, in constant memory, on every core.
struct StatusStream {
    let context: StatusContext
    /// Whether anything that was reported fails the run.
    let strict: Bool

    /// Lines a task takes on: enough that starting one does not matter, few enough that memory stays small.
    private static let batchLines = 256
    private static let batchBytes = 1 << 20

    /// What became of a batch of lines.
    private struct Output {
        let index: Int
        let text: String
        let rendered: Int
        let reported: Int
    }

    /// Reads every input to its end and writes one line for each of its lines. Throws exit codes.
    func run(_ names: [String]) async throws {
        var counts = Counts()
        var isInputMissing = false
        for name in names {
            do {
                try await write(linesOf: name, namesFile: names.count > 1, counting: &counts)
            } catch let failure as InputFile.Failure {
                StandardOutput.report("\(failure)")
                isInputMissing = true
            }
        }
        if counts.rendered == 0 { throw isInputMissing ? ExitStatus.noInput : ExitStatus.dataError }
        if strict, counts.reported > 0 || isInputMissing { throw ExitStatus.dataError }
    }

    private struct Counts {
        var rendered = 0
        var reported = 0
    }

    // MARK: Many lines

    private func write(linesOf name: String, namesFile: Bool, counting counts: inout Counts) async throws {
        let descriptor = try InputFile.open(name)
        defer { InputFile.close(descriptor) }
        let file = InputFile.displayName(name)
        var reader = LineReader(descriptor: descriptor, name: file)
        // Two batches a core: one being worded, one ready.
        let window = max(2, 2 * sysconf(Int32(_SC_NPROCESSORS_ONLN)))
        var counted = counts
        try await withThrowingTaskGroup(of: Output.self) { group in
            var read = 0
            var written = 0
            var waiting: [Int: Output] = [:]
            var isAtEnd = false
            while true {
                // Whoever feeds us line by line gets each answer before the next line is waited for.
                while !isAtEnd, read - written < window, read == written || reader.hasInput {
                    let lines = try Self.batch(from: &reader)
                    isAtEnd = lines.isEmpty
                    guard !isAtEnd else { break }
                    let index = read
                    group.addTask { await output(of: lines, file: file, namesFile: namesFile, index: index) }
                    read += 1
                }
                guard let output = try await group.next() else { break }
                waiting[output.index] = output
                while let next = waiting.removeValue(forKey: written) {
                    try StandardOutput.write(next.text)
                    counted.rendered += next.rendered
                    counted.reported += next.reported
                    written += 1
                }
            }
        }
        counts = counted
    }

    private static func batch(from reader: inout LineReader) throws -> [LineReader.Line] {
        var lines: [LineReader.Line] = []
        var bytes = 0
        while lines.count < batchLines, bytes < batchBytes, lines.isEmpty || reader.hasInput,
            let line = try reader.next()
        {
            lines.append(line)
            bytes += line.bytes.count
        }
        return lines
    }

    private func output(
        of lines: [LineReader.Line],
        file: String,
        namesFile: Bool,
        index: Int
    ) async -> Output {
        var text = ""
        var rendered = 0
        var reported = 0
        for line in lines {
            let record = await record(of: line, file: file, namesFile: namesFile)
            text += record.json.text + "\n"
            rendered += record.isRendered ? 1 : 0
            reported += record.isReported ? 1 : 0
        }
        return Output(index: index, text: text, rendered: rendered, reported: reported)
    }

    // MARK: One line

    private func record(of line: LineReader.Line, file: String, namesFile: Bool) async -> Record {
        var input = CustomerInput()
        if line.isTooLong {
            input.refuse(lineTooLong: line.number, of: file, longest: LineReader.longestLine)
        } else {
            await input.read(line.bytes, file: file, line: line.number, by: context.importer)
        }
        var members: [(String, JSONOutput)] = [("schema", .string(StatusReport.schema))]
        if namesFile { members.append(("file", .string(file))) }
        members.append(("line", .integer(line.number)))
        guard input.hasAnswer else {
            let diagnostics = input.diagnostics.map(\.json)
            members.append(("error", diagnostics.first ?? .null))
            members.append(("diagnostics", .array(diagnostics)))
            return Record(json: .inline(.object(members)), isRendered: false, isReported: true)
        }
        let report = StatusReport(input, in: context)
        members += report.members(diagnostics: report.diagnostics)
        return Record(
            json: .inline(.object(members)),
            isRendered: true,
            isReported: report.diagnostics.contains(where: \.isFault)
        )
    }

    private struct Record {
        let json: JSONOutput
        let isRendered: Bool
        let isReported: Bool
    }
}
