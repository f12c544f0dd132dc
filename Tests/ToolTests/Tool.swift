import Foundation
import Subprocess
import SystemPackage
import Testing
import TestSupport

/// Runs the built tool.
enum Tool {
    struct Outcome {
        let output: String
        let errors: String
        let status: TerminationStatus

        var exitCode: Int { if case .exited(let code) = status { Int(code) } else { -1 } }
    }

    /// The tool stands in the folder the tests were built into.
    static var path: String {
        URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "paywright").path
    }

    static var root: URL {
        URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    }
    static var example: String { root.appending(path: "Examples/aurora.storekit").path }

    static func run(_ arguments: String..., input: String? = nil) async throws -> Outcome {
        try await run(arguments, input: input)
    }

    static func run(_ arguments: [String], input: String? = nil) async throws -> Outcome {
        guard let input else { return try await run(.path(.init(path)), arguments) }
        // From a file: a pipe would end the tests when the tool ends before it has read everything.
        let script = #"source="$1"; shift; exec "$0" "$@" < "$source""#
        return try await run(.name("bash"), ["-c", script, path, file(input)] + arguments)
    }

    /// Runs a line of bash; `$0` is the tool, `$1` the example, or another argument.
    static func shell(_ script: String, _ argument: String = example) async throws -> Outcome {
        try await run(.name("bash"), ["-c", script, path, argument])
    }

    /// The beginning of a line of bash that talks with the tool: it starts `$0` with the arguments as bash reads
    /// them. `ask` sends a line and prints the answer; `$tool` is the process, which bash forgets when it ends.
    static func conversation(_ arguments: String) -> String {
        """
        coproc "$0" \(arguments)
        tool=$COPROC_PID
        answer() { read -r -t 60 answer <&"${COPROC[0]}" || exit 9; echo "$answer"; }
        ask() { echo "$1" >&"${COPROC[1]}"; answer; }

        """
    }

    private static func run(_ executable: Executable, _ arguments: [String]) async throws -> Outcome {
        let result = try await Subprocess.run(
            executable,
            arguments: Arguments(arguments),
            input: .none,
            output: .string(limit: 64 << 20),
            error: .string(limit: 16 << 20)
        )
        return Outcome(
            output: result.standardOutput,
            errors: result.standardError,
            status: result.terminationStatus
        )
    }

    /// A file with some text, for one test.
    static func file(_ text: String, named name: String = "shop.storekit") throws -> String {
        let file = try TemporaryFolder.make().appending(path: name)
        try text.write(to: file, atomically: true, encoding: .utf8)
        return file.path
    }

    /// A folder of catalogs of one message each, for what is not about wording: names, prices and the files stay.
    static func catalogs(_ locales: String...) throws -> String {
        let folder = try TemporaryFolder.make()
        for locale in locales {
            try #"{"@@locale": "\#(locale)", "label.notNow": "\#(locale)"}"#
                .write(to: folder.appending(path: "\(locale).arb"), atomically: true, encoding: .utf8)
        }
        return folder.path
    }

    /// A configuration with one monthly subscription.
    static func configuration(
        price: String = #""9.99""#,
        period: String = #""P1M""#,
        storefront: String = #""USA""#,
        more: String = ""
    ) -> String {
        """
        {"settings": {"_locale": "en_US", "_storefront": \(storefront)}, "products": [], "subscriptionGroups": [{
          "id": "G", "name": "Pro", "subscriptions": [{
            "productID": "pro", "referenceName": "Pro", "type": "RecurringSubscription", "groupNumber": 1,
            "displayPrice": \(price), "recurringSubscriptionPeriod": \(period), \(more)
            "localizations": [{"displayName": "Pro", "locale": "en_US"}]
          }]}], "version": {"major": 4, "minor": 0}}
        """
    }

    /// A configuration with one subscription of many offers. From 160 on its text in English is more than a pipe holds.
    static func configuration(offers count: Int) -> String {
        let offers = (0..<count).map { number in
            #"{"offerID": "o\#(number)", "paymentMode": "free", "subscriptionPeriod": "P1W"}"#
        }
        return configuration(more: "\"adHocOffers\": [" + offers.joined(separator: ",") + "],")
    }
}

extension Sweep {
    /// Languages of several scripts, for --locale; all of them in a whole sweep.
    static let locales = isWhole ? "all" : "ar,de,fr,hi,ja,pl"
}
