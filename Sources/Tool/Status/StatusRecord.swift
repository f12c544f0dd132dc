/// The answer to one line of a stream: a customer's, or why there is none.
struct StatusRecord {
    let json: JSONOutput
    /// Whether a customer was answered.
    let isRendered: Bool
    /// Whether a fault was reported, which fails a strict run.
    let isReported: Bool

    /// Reads a line and words what it says, at the moment of a context. `file` is told where there are several.
    init(_ line: LineReader.Line, of file: String, namesFile: Bool, in context: StatusContext) async {
        var input = CustomerInput()
        if line.isTooLong {
            input.refuse(lineTooLong: line.number, of: file, longest: LineReader.longestLine)
        } else {
            await input.read(line.bytes, file: file, line: line.number, by: context.importer)
        }
        var members = context.commonMembers
        if namesFile { members.append(("file", .string(file))) }
        members.append(("line", .integer(line.number)))
        guard input.hasAnswer else {
            let diagnostics = input.diagnostics.map(\.json)
            members.append(("error", diagnostics.first ?? .null))
            members.append(("diagnostics", .array(diagnostics)))
            (json, isRendered, isReported) = (.inline(.object(members)), false, true)
            return
        }
        let report = StatusReport(input, in: context)
        members += report.members(diagnostics: report.diagnostics)
        (json, isRendered) = (.inline(.object(members)), true)
        isReported = report.diagnostics.contains(where: \.severity.countsAsFault)
    }
}
