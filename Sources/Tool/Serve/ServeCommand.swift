import ArgumentParser
import Glibc
import Paywright
import PaywrightMessageTools
import PaywrightReports
import PaywrightSignatures

struct ServeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Answer requests, a line of JSON each, until the input ends.",
        discussion: """
            Reads requests ("paywright/request/1") from standard input and writes answers to standard output as they are \
            ready; an answer has its request’s id. A request that cannot be used has an answer too ("paywright/error/1"), \
            and so has one of more than 8 MiB, one whose answer has more than --answer-bytes, and one for which too many others \
            wait. SIGHUP, or a request with the op \
            "reload", reads the files of --products, --fields and --stripe-secret again. Exit codes: 0 the input ended, or SIGTERM; 64 \
            wrong usage; 65 a file has no products, secret or root, or a row that cannot be used; 66 it cannot be read; 73 the output cannot be written.
            """
    )

    @Option(
        help: ArgumentHelp(
            "A product file, and the name that requests have for it. May be repeated; files of one name are read together.",
            valueName: "name=file"
        )
    )
    var products: [NamedValue] = []

    @Option(help: "How many requests are worked on at a time; by default one for each core.")
    var jobs: Int?

    @Flag(name: .customLong("in-order"), help: "Write the answers in the order of the requests.")
    var inOrder = false

    @Option(
        help: """
            How many requests may wait; one more is refused at once. Where standard input is a file, reading waits instead.
            """
    )
    var waiting = 10_000

    @Option(
        help: "The most bytes of an answer, from 4096; one of more is an error that names what to ask for instead."
    )
    var answerBytes = AnswerLimits.standardBytes

    @Option(
        help: """
            The most bytes of requests and answers held at a time, from 1048576: while as many wait for the reader, no more work \
            is done.
            """
    )
    var heldBytes = 256 << 20

    @OptionGroup var zones: ZoneDataOptions

    @OptionGroup var signatures: SignatureOptions

    @OptionGroup var webhooks: WebhookSecretOptions

    @OptionGroup var fields: FieldOptions

    @OptionGroup var catalogs: CatalogOptions

    func validate() throws {
        guard jobs.map({ (1...1_024).contains($0) }) ?? true else {
            throw ValidationError("found --jobs \(jobs ?? 0); expected a number from 1 to 1024")
        }
        guard waiting > 0 else { throw ValidationError("found --waiting \(waiting); expected a number from 1") }
        for (name, number, least) in [
            ("--answer-bytes", answerBytes, AnswerLimits.leastBytes), ("--held-bytes", heldBytes, 1 << 20),
        ] where !(least...1 << 40).contains(number) {
            throw ValidationError("found \(name) \(number); expected a number from \(least) to \(1 << 40)")
        }
        guard !products.contains(where: { $0.value == "-" }) else {
            throw ValidationError("--products: found -, expected a file; standard input is for requests")
        }
        guard !fields.fields.contains("-") else {
            throw ValidationError("--fields: found -, expected a file; standard input is for requests")
        }
        try signatures.check(with: webhooks)
    }

    func run() throws {
        try reportingFailures(serve)
    }

    private func serve() throws {
        let catalogs = try catalogs.load()
        catalogs.reportDiagnostics()
        let handler = try handler(catalogs.library)
        let cores = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
        let loop = RequestLoop(
            handler,
            jobs: jobs ?? cores,
            mostWaiting: waiting,
            isOrdered: inOrder,
            heldBytes: heldBytes,
            answerBytes: answerBytes
        )
        try loop.run()
    }

    private func handler(_ library: CatalogLibrary) throws -> RequestHandler {
        let files = ProductFiles(products.map { ($0.name, $0.value) }) { name throws(ProductFiles.Unreadable) in
            do throws(InputFile.Failure) {
                return try InputFile.read(name)
            } catch {
                throw ProductFiles.Unreadable(error.reason)
            }
        }
        let verifier = try signatures.verifier()
        let secrets = try webhooks.secrets()
        if secrets != nil, SecretFile.isReadAsRoot { StandardOutput.report(SecretFile.rootWarning) }
        do {
            return try RequestHandler(
                files: files,
                catalogs: library,
                zoneData: zones.data,
                signatures: { now in verifier.map { .verified(by: $0.at(now)) } ?? .unverified },
                webhooks: secrets.map { $0.verify(_:header:now:tolerance:) },
                requiresSignature: signatures.requiresSignature,
                fields: fields.files,
                rereadSecrets: { try secrets?.reload() },
                notice: { StandardOutput.report("note: a field that this version does not have in its list: \($0)") },
                report: { for diagnostic in $0 { StandardOutput.report(diagnostic) } }
            )
        } catch let unusable as ProductFiles.Unusable {
            for diagnostic in unusable.diagnostics { StandardOutput.report(diagnostic) }
            throw unusable.isInputMissing ? ExitStatus.noInput : ExitStatus.dataError
        }
    }
}
