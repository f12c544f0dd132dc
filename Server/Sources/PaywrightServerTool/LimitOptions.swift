public import ArgumentParser
public import Logging
import PaywrightReports
import PaywrightServer

/// How much the server takes.
struct LimitOptions: ParsableArguments {
    @Option(help: "The most bytes of a request, and of a line of a batch; at most 8388608.")
    var bodyBytes = 8 << 20

    @Option(
        help: """
            The most bytes of an answer, and of an answer to a line of a batch, from 4096; one of more is an error that names what \
            to ask for instead.
            """
    )
    var answerBytes = 8 << 20

    @Option(help: "The most bytes of a request’s headers.")
    var headerBytes = 16 << 10

    @Option(help: "Seconds that a connection may be idle, and that a sender or a reader may do nothing.")
    var idleTime = 60

    @Option(help: "Seconds that a request may take, and a handshake, and a line of a batch.")
    var requestTime = 30

    @Option(help: "How many requests may be in work and wait; one more is refused (503).")
    var waiting = 1_000

    @Option(help: "How many of them may have the same token; one more is refused (429).")
    var waitingOfToken = 500

    @Option(help: "How many batches may be open.")
    var batches = 16

    @Option(help: "How many of them may have the same token; one more is refused (429).")
    var batchesOfToken = 8

    @Option(help: "How many connections may be open.")
    var connections = 1_000

    @Option(help: "The most bytes of requests and answers held at a time, answers until they are written.")
    var heldBytes = 256 << 20

    @Option(help: "How many requests are worked on at a time; by default one for each core.")
    var jobs: Int?

    func validate() throws {
        let numbers = [
            ("--body-bytes", bodyBytes, 8 << 20), ("--header-bytes", headerBytes, 1 << 20),
            ("--idle-time", idleTime, 86_400), ("--request-time", requestTime, 86_400),
            ("--waiting", waiting, 1_000_000),
            ("--waiting-of-token", waitingOfToken, 1_000_000), ("--batches", batches, 100_000),
            ("--batches-of-token", batchesOfToken, 100_000),
            ("--connections", connections, 1_000_000), ("--held-bytes", heldBytes, 1 << 40),
            ("--jobs", jobs ?? 1, 1_024),
        ]
        guard (AnswerLimits.leastBytes...1 << 30).contains(answerBytes) else {
            let range = "from \(AnswerLimits.leastBytes) to \(1 << 30)"
            throw ValidationError("found --answer-bytes \(answerBytes); expected a number \(range)")
        }
        for (name, number, most) in numbers where !(1...most).contains(number) {
            throw ValidationError("found \(name) \(number); expected a number from 1 to \(most)")
        }
    }

    var limits: Limits {
        var limits = Limits()
        limits.bodyBytes = bodyBytes
        limits.answerBytes = answerBytes
        limits.headerBytes = headerBytes
        limits.idleTime = .seconds(idleTime)
        limits.requestTime = .seconds(requestTime)
        limits.requests = waiting
        limits.requestsOfToken = waitingOfToken
        limits.batches = batches
        limits.batchesOfToken = batchesOfToken
        limits.connections = connections
        limits.heldBytes = heldBytes
        if let jobs { limits.workers = jobs }
        return limits
    }
}

/// What is logged, and how.
struct LogOptions: ParsableArguments {
    enum Format: String, ExpressibleByArgument, CaseIterable {
        case json, text
    }

    @Option(name: .customLong("log-format"), help: "A line of JSON each, or of text.")
    var format = Format.json

    @Option(name: .customLong("log-level"), help: "From which level on: info has a line for each request.")
    var level = Logger.Level.notice
}

extension Logger.Level: @retroactive ExpressibleByArgument {}
