package import Paywright
package import PaywrightJSON
internal import PaywrightRuns

/// The answer to one line of a stream: a customer's, or why there is none.
package struct StatusRecord {
    /// What a line holds.
    package enum Line {
        case bytes([UInt8])
        /// More bytes than any customer's record has; they are not kept.
        case tooLong(longest: Int)
    }

    package let json: JSONOutput
    /// Whether a customer was answered.
    package let isRendered: Bool
    /// Whether a fault was reported, which fails a strict run.
    package let isReported: Bool
    /// The notes about fields that no table has, by the names of the fields: they are told once for a run, and not in each
    /// answer.
    package let fieldNotes: [String: Diagnostic]

    /// Reads a line and words what it says, at the moment of a context. `file` is written where there are several.
    ///
    /// - Parameter own: The contexts of customers whose lines state their own; nil where no line does.
    package init(
        _ line: Line,
        number: Int,
        of file: String,
        namesFile: Bool,
        by importer: HistoryImporter,
        in context: StatusContext,
        orOf own: CustomerContexts? = nil
    ) async {
        var input = CustomerInput(noting: own?.members ?? CustomerMembers())
        switch line {
        case .tooLong(let longest): input.refuse(lineTooLong: number, of: file, longest: longest)
        case .bytes(let bytes): await input.read(bytes, file: file, line: number, by: importer)
        }
        fieldNotes = input.fieldNotes
        input.leaveOut(notesOf: fieldNotes.keys)
        var (context, found) = (context, [Diagnostic]())
        if let own {
            do {
                (context, found) = try own.context(of: input, at: context.now, from: context.nowSource)
            } catch {
                found = [Diagnostic(.error, RunCode.unreadableMember, message: "\(error)")]
            }
        }
        let answer: @Sendable (inout JSONWriter) -> Void
        var beginning = context.beginning
        if input.hasAnswer, let question = context.notices {
            let report = NoticesReport(input, in: context, asking: question)
            let diagnostics = found + report.diagnostics
            answer = { $0.members(report.members(diagnostics: diagnostics)) }
            beginning = report.context.beginning
            isReported = diagnostics.contains(where: \.severity.countsAsFault)
        } else if input.hasAnswer {
            let report = StatusReport(input, in: context)
            let diagnostics = found + report.diagnostics
            answer = { report.write(diagnostics: diagnostics, to: &$0) }
            beginning = report.context.beginning
            isReported = diagnostics.contains(where: \.severity.countsAsFault)
        } else {
            let diagnostics = (input.diagnostics + found).map(\.json)
            answer = { $0.members([("error", diagnostics.first ?? .null), ("diagnostics", .array(diagnostics))]) }
            isReported = true
        }
        isRendered = input.hasAnswer
        json = .inline(
            .written { [beginning] writer in
                writer.object { object in
                    object.members(written: beginning)
                    if namesFile { object.member("file", file) }
                    object.member("line", number)
                    answer(&object)
                }
            }
        )
    }
}
