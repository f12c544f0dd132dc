import ArgumentParser
import Paywright
import PaywrightJSON
import PaywrightReports

struct NoticesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "notices",
        abstract: "Print what a seller may write to a customer before or after an event, and in which days.",
        discussion: """
            Reads the inputs of the command status. The rules are the seller’s own (paywright/rules/1): without them, each event is \
            printed without days. \(NoticesReport.statement) Exit codes: 0 the customer was \
            read, with or without a notice, 65 nothing was read (or --strict and a fault), 66 an input cannot be read, 64 \
            wrong usage, 73 the output cannot be written.
            """
    )

    @Argument(help: ArgumentHelp("Files to read; - is standard input.", valueName: "input"))
    var inputs: [String]

    @Option(help: ArgumentHelp("When the seller writes about what (paywright/rules/1).", valueName: "file"))
    var rules: String?

    @Option(
        name: .customLong("rules-member"),
        help: ArgumentHelp(
            "Where each customer’s input names the rules that are for the customer: one, or a list. Needs --rules.",
            valueName: "path"
        )
    )
    var rulesMember: MemberPath?

    @Option(
        help: ArgumentHelp(
            "The days asked for, both with them, as 2026-12-01/2026-12-07: what is to be sent in them, and what is late.",
            valueName: "days"
        )
    )
    var due: String?

    @Option(help: "Where the customers are, as US-CA or DE; without it, the country that a store states.")
    var region: String?

    @OptionGroup var asked: CustomerQuestion

    @Option(help: "How to print: text, json, ndjson (a customer a line) or html.")
    var format: NoticesFormat = .text

    func validate() throws {
        guard !inputs.isEmpty else { throw ValidationError("missing input: expected files (- for standard input)") }
        guard (inputs + [rules].compactMap { $0 } + asked.files).count(where: { $0 == "-" }) < 2 else {
            throw ValidationError("standard input can be read once: found - more than once")
        }
        try asked.signatures.check(with: WebhookSecretOptions())
        guard rulesMember == nil || rules != nil else { throw ValidationError("--rules-member needs --rules") }
        if let region, CustomerRegion(region) == nil {
            throw ValidationError("unknown region \"\(region)\"; expected \(CustomerRegion.grammar)")
        }
        if let due, DayRange(due) == nil {
            throw ValidationError("found days \"\(due)\", expected \(DayRange.grammar)")
        }
    }

    func run() async throws {
        try await reportingFailures(printNotices)
    }

    private func printNotices() async throws {
        let question = NoticesQuestion(
            rules: try rules.map(SettingsFile.rules),
            region: region.flatMap { CustomerRegion($0) },
            days: due.flatMap { DayRange($0) }
        )
        let run = try asked.run(try asked.wording(), asking: question, namedAt: rulesMember)
        guard format != .ndjson else { return try await run.stream(inputs, strict: asked.strict) }
        var input = run.emptyInput
        await input.read(inputs, by: run.reader.importer(at: run.context.now))
        guard input.hasAnswer else { throw try run.reportNoAnswer(input, asJSON: format == .json) }
        let (context, found) = try run.context(of: input)
        let report = NoticesReport(input, in: context, asking: context.notices ?? question)
        let known = run.diagnostics + found
        if format == .json {
            try StandardOutput.write(report.json(adding: known).text + "\n")
        } else {
            for diagnostic in known + report.diagnostics { StandardOutput.report(diagnostic) }
            try StandardOutput.write(format == .html ? report.html : report.text)
        }
        try run.check(found + report.diagnostics, strict: asked.strict)
    }
}

/// How notices are printed, and for NDJSON how the input is read.
enum NoticesFormat: String, ExpressibleByArgument, CaseIterable {
    /// For people.
    case text
    /// A versioned contract for programs: one object.
    case json
    /// The same for many customers: a line for each line read.
    case ndjson
    /// A page with an article for each notice in each language.
    case html
}
