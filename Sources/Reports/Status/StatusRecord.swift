package import Paywright
internal import PaywrightJSON
internal import PaywrightRuns
package import PaywrightStorage

/// The answer to one line of a stream: a customer's, or why there is none.
///
/// It is made step by step: the line is read, what is true is decided, that is worded, and written. A step of many lines in a row
/// is faster than all steps of a line, because its code stays in the processor's cache.
package final class StatusRecord {
    /// What a line holds.
    package enum Line {
        case bytes([UInt8])
        /// More bytes than any customer's record has; they are not kept.
        case tooLong(longest: Int)
    }

    private let number: Int
    private let file: String
    /// The contexts of customers whose lines state their own; nil where no line does.
    private let own: CustomerContexts?
    /// What was read, until it is decided.
    private var input: CustomerInput?
    /// What the answer begins with.
    private var beginning: [UInt8] = []
    /// The answer where the status is asked for, and where notices are.
    private var status: StatusReport?
    private var notices: NoticesReport?
    /// What was found in what the line states of how it is answered; where there is no answer, all that was found.
    private var found: [Diagnostic] = []
    /// The notes about fields that no table has, by the names of the fields: they are told once for a run, and not in each
    /// answer.
    package private(set) var fieldNotes: [String: Diagnostic] = [:]

    /// Reads a line; `decide` follows.
    ///
    /// - Parameter own: The contexts of customers whose lines state their own; nil where no line does.
    package init(
        _ line: Line,
        number: Int,
        of file: String,
        by importer: HistoryImporter,
        orIn own: CustomerContexts?
    ) async {
        (self.number, self.file, self.own) = (number, file, own)
        var input = CustomerInput(noting: own?.members ?? CustomerMembers())
        switch line {
        case .tooLong(let longest): input.refuse(lineTooLong: number, of: file, longest: longest)
        case .bytes(let bytes): await input.read(bytes, file: file, line: number, by: importer)
        }
        self.input = consume input
    }

    /// Decides what is true of the customer at the moment of a context; `word` follows.
    package func decide(in context: StatusContext) {
        guard var input = input.take() else { return }
        fieldNotes = input.fieldNotes
        if !fieldNotes.isEmpty { input.leaveOut(notesOf: fieldNotes.keys) }
        var context = context
        if let own {
            do {
                (context, found) = try own.context(of: input, at: context.now, from: context.nowSource)
            } catch {
                found = [Diagnostic(.error, RunCode.unreadableMember, message: "\(error)")]
            }
        }
        if !input.hasAnswer {
            found = input.diagnostics + found
        } else if let question = context.notices {
            let report = NoticesReport(input, in: context, asking: question)
            (notices, context) = (report, report.context)
        } else {
            let report = StatusReport(unworded: input, in: context)
            context = report.context
            status = consume report
        }
        beginning = context.beginning
    }

    /// Words what was decided; `write` follows.
    package func word() { status?.word() }

    /// What became of a line.
    package struct Outcome {
        /// Whether a customer was answered.
        package var isRendered = true
        /// Whether a fault was reported, which fails a strict run.
        package let isReported: Bool
    }

    /// Writes the answer on one line, without a line feed, and gives it back.
    package func write(namingFile namesFile: Bool, to bytes: inout ByteBuffer) -> Outcome {
        var writer = JSONWriter(after: bytes, indentation: nil)
        var outcome = Outcome(isReported: true)
        writer.object { object in
            object.members(written: beginning)
            if namesFile { object.member("file", file) }
            object.member("line", number)
            if let report = status.take() {
                report.write(adding: found, to: &object)
                outcome = Outcome(isReported: (found + report.diagnostics).contains(where: \.severity.countsAsFault))
            } else if let report = notices.take() {
                let diagnostics = found + report.diagnostics
                object.members(report.members(diagnostics: diagnostics))
                outcome = Outcome(isReported: diagnostics.contains(where: \.severity.countsAsFault))
            } else {
                let faults = found.map(\.json)
                object.members([("error", faults.first ?? .null), ("diagnostics", .array(faults))])
                outcome.isRendered = false
            }
        }
        bytes = writer.finish()
        return outcome
    }
}
