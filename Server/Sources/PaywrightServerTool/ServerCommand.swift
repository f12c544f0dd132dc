import ArgumentParser
import Logging
import Paywright
import PaywrightReports
import PaywrightServer
import PaywrightSignatures

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@main
struct ServerCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "paywright-server",
        abstract: "Answer the requests of \"paywright serve\" over HTTP.",
        discussion: """
            POST /v1/status, /v1/paywall, /v1/template, … take the same bodies and give the same answers as "paywright \
            serve"; /v1/batch takes and gives a line each. SIGHUP reads the files of --products, --fields, --token-file and --stripe-secret \
            again; \
            SIGTERM and SIGINT end the server once what has begun is answered. Exit codes: 0 it was asked to end; 64 wrong \
            usage; 65 a file is of no use; 66 it cannot be read; 69 it cannot listen.
            """,
        version: PaywrightVersion.number
    )

    @OptionGroup(title: "Where to listen") var place: PlaceOptions
    @OptionGroup(title: "Who is let in") var access: AccessOptions
    @OptionGroup(title: "What to answer with") var input: InputOptions
    @OptionGroup(title: "Limits") var limits: LimitOptions
    @OptionGroup(title: "Logs") var logs: LogOptions

    func validate() throws {
        try access.check(place.binding)
        try input.check()
    }

    func run() async throws {
        let (isJSON, level) = (logs.format == .json, logs.level)
        if isJSON { LogLines.leaveOutBacktraces() }
        LoggingSystem.bootstrap { _ in
            var lines = LogLines(isJSON: isJSON)
            lines.logLevel = level
            return lines
        }
        let logger = Logger(label: "paywright-server")
        do {
            try await serve(logger)
        } catch let failure as Failure {
            logger.critical("\(failure.message)")
            throw failure.status
        } catch let unusable as SecretFile.Unusable {
            logger.critical("\(unusable)")
            throw ExitCode(unusable.isUnreadable ? 66 : 65)
        } catch {
            logger.critical("cannot listen", metadata: ["reason": "\(error)"])
            throw ExitCode(69)
        }
    }

    private func serve(_ logger: Logger) async throws {
        let reload = await PaywrightServer.Reload { [access] in try access.tokens(logger) }
        if SecretFile.isReadAsRoot { logger.warning("\(SecretFile.rootWarning)") }
        let handler = try input.handler(logger)
        let server = PaywrightServer(
            handler,
            binding: try place.freeBinding(),
            limits: limits.limits,
            tokens: try access.tokens(logger),
            certificate: try access.loadedCertificate(logger),
            isBehindProxy: access.behindProxy,
            isDemo: input.demo,
            reload: reload,
            logger: logger
        )
        try await server.run()
    }
}

/// Why the server does not start.
struct Failure: Error, CustomStringConvertible {
    let status: ExitCode
    let message: String

    var description: String { message }

    static func unreadable(_ file: String) -> Failure {
        Failure(status: ExitCode(66), message: "\(file): found no file that can be read, expected one")
    }

    static func useless(_ message: String) -> Failure { Failure(status: ExitCode(65), message: message) }
}

/// The bytes of a file; nil where it cannot be read.
func contents(of file: String) -> [UInt8]? { (try? Data(contentsOf: URL(filePath: file))).map { Array($0) } }
