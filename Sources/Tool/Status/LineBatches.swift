/// The lines of a file in portions that are worth a task: many small lines together, a large one by itself.
struct LineBatches {
    /// What can be had now.
    enum Step {
        case batch([LineReader.Line])
        /// No line, until more has come.
        case waiting
        case end
    }

    /// The bytes above which a line is large, and a batch full: 64 KiB.
    static let largeLine = 64 << 10

    private var reader: LineReader
    private let longestBatch: Int
    /// A line that did not fit into the batch before.
    private var kept: LineReader.Line?

    /// Batches of so many lines at most.
    init(_ reader: LineReader, longestBatch: Int) {
        self.reader = reader
        self.longestBatch = longestBatch
    }

    /// The next lines of those that have come. Throws when the system cannot read.
    mutating func step() throws(InputFile.Failure) -> Step {
        var lines: [LineReader.Line] = []
        var bytes = 0
        while lines.count < longestBatch {
            let line: LineReader.Line
            switch try next() {
            case .line(let next): line = next
            case .waiting: return lines.isEmpty ? .waiting : .batch(lines)
            case .end: return lines.isEmpty ? .end : .batch(lines)
            }
            bytes += line.bytes.count
            guard lines.isEmpty || bytes <= Self.largeLine else {
                kept = line
                break
            }
            lines.append(line)
        }
        return .batch(lines)
    }

    private mutating func next() throws(InputFile.Failure) -> LineReader.Step {
        guard let line = kept else { return try reader.step() }
        kept = nil
        return .line(line)
    }
}
