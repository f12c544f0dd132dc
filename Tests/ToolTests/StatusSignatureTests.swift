import Foundation
import Testing

@Suite("paywright status --verify-jws")
struct StatusSignatureTests {
    /// Signed by Xcode, with a certificate of its own, as `StoreSignatures` is tested with it.
    private static func fixture(_ name: String) -> String {
        Tool.root.appending(path: "Tests/SignaturesTests/Fixtures/xcode-signed-\(name)").path
    }

    /// The certificate in a JWS, as a PEM file.
    static func root(of jws: String) throws -> String {
        let text = try String(contentsOfFile: jws, encoding: .utf8)
        var header = String(try #require(text.split(separator: ".").first))
            .replacing("-", with: "+").replacing("_", with: "/")
        header += String(repeating: "=", count: (4 - header.count % 4) % 4)
        let data = try #require(Data(base64Encoded: header))
        let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let certificate = try #require((json["x5c"] as? [String])?.first)
        let lines = stride(from: 0, to: certificate.count, by: 64).map { certificate.dropFirst($0).prefix(64) }
        let pem = "-----BEGIN CERTIFICATE-----\n\(lines.joined(separator: "\n"))\n-----END CERTIFICATE-----\n"
        return try Tool.file(pem, named: "root.pem")
    }

    private static let inputs = [fixture("transaction"), fixture("renewal-info")]
    private static let arguments = ["--now", "2023-10-20T00:00:00Z", "--format", "json"]

    @Test("Verified by the root it was signed with, and not verified unless asked for")
    func verified() async throws {
        let root = try Self.root(of: Self.inputs[0])
        let trusting = try await Tool.run(
            ["status"] + Self.inputs + ["--verify-jws", "--root", root, "--signer", "xcodeTesting"] + Self.arguments
        )
        #expect(trusting.exitCode == 0)
        #expect(trusting.output.contains("\"verified\": true"))
        let plain = try await Tool.run(["status"] + Self.inputs + Self.arguments)
        #expect(plain.exitCode == 0)
        #expect(plain.output.contains("\"verified\": false"))
    }

    @Test("What Xcode signed is not the App Store's, and nothing is said of it")
    func refused() async throws {
        let root = try Self.root(of: Self.inputs[0])
        let outcome = try await Tool.run(
            ["status"] + Self.inputs + ["--verify-jws", "--root", root] + Self.arguments
        )
        #expect(outcome.exitCode == 65)
        #expect(outcome.output.contains("\"code\": \"signature-rejected\""))
        #expect(outcome.output.contains("\"results\": []"))
    }

    @Test("A JWS cut short, and one with another payload, are refused with the reason")
    func damaged() async throws {
        let root = try Self.root(of: Self.inputs[0])
        let jws = try String(contentsOfFile: Self.inputs[0], encoding: .utf8)
        let other = try String(contentsOfFile: Self.inputs[1], encoding: .utf8)
        let parts = jws.split(separator: ".")
        let swapped = [parts[0], other.split(separator: ".")[1], parts[2]].joined(separator: ".")
        for (text, reason) in [
            (String(jws.dropLast(40)), "malformed"), (swapped, "badSignature"), (String(parts[0]), "malformed"),
        ] {
            let outcome = try await Tool.run(
                ["status", "-", "--verify-jws", "--root", root, "--signer", "xcodeTesting"] + Self.arguments,
                input: text
            )
            #expect(outcome.exitCode == 65)
            #expect(outcome.output.contains("signature-rejected") && outcome.output.contains(reason))
        }
    }

    @Test(
        "With --require-signature, what is not signed is left out, and a request cannot ask for less than the program"
    )
    func required() async throws {
        let root = try Self.root(of: Self.inputs[0])
        let verifying = ["--verify-jws", "--root", root, "--signer", "xcodeTesting", "--require-signature"]
        let signed = try await Tool.run(["status"] + Self.inputs + verifying + Self.arguments)
        #expect(signed.exitCode == 0 && signed.output.contains("\"verified\": true"))
        let plain = Tool.root.appending(path: "Examples/customers/trial-running.json").path
        let unsigned = try await Tool.run(["status", plain] + verifying + Self.arguments)
        #expect(unsigned.exitCode == 65)
        #expect(
            unsigned.output.contains("\"code\": \"signature-required\"") && unsigned.output.contains("\"results\": []")
        )
        let useless = try await Tool.run(["status", plain, "--require-signature"])
        #expect(
            useless.exitCode == 64
                && useless.errors.contains("--require-signature needs --verify-jws or --stripe-secret")
        )
        let customer = try String(contentsOfFile: plain, encoding: .utf8).replacing("\n", with: " ")
        let asked = #"{"op": "status", "locale": "en", "input": \#(customer)"#
        let lines = [asked + "}", asked + #", "requireSignature": true}"#, asked + #", "requireSignature": false}"#]
        let input = lines.joined(separator: "\n") + "\n"
        for (options, expected) in [([], [false, true, false]), (verifying, [true, true, true])] as [([String], [Bool])]
        {
            let answers = try await Tool.run(["serve", "--in-order"] + options, input: input)
            let refused = answers.output.split(separator: "\n").map { $0.contains("\"code\": \"signature-required\"") }
            #expect(refused == expected, "\(answers.output)")
        }
    }

    @Test("A root that is no certificate, or not there, stops the run before anything is said")
    func roots() async throws {
        let nonsense = try Tool.file("nonsense", named: "root.pem")
        let bad = try await Tool.run(["status", Self.inputs[0], "--verify-jws", "--root", nonsense])
        #expect(bad.exitCode == 65)
        #expect(bad.errors.contains("root.pem"))
        let missing = try await Tool.run(["status", Self.inputs[0], "--verify-jws", "--root", "nothing-here.cer"])
        #expect(missing.exitCode == 66)
        #expect(missing.output.isEmpty)
    }

    @Test("With signatures verified, what stands outside of them is not read")
    func unsignedStatus() async throws {
        let root = try Self.root(of: Self.inputs[0])
        let transaction = try String(contentsOfFile: Self.inputs[0], encoding: .utf8)
            .trimmingCharacters(in: .whitespacesAndNewlines)
        let response = #"{"status": 4, "signedTransactionInfo": "\#(transaction)"}"#
        let trusting = try await Tool.run(["status", "-"] + Self.arguments, input: response)
        #expect(trusting.output.contains("\"kind\": \"gracePeriod\""))
        let verifying = try await Tool.run(
            ["status", "-", "--verify-jws", "--root", root, "--signer", "xcodeTesting"] + Self.arguments,
            input: response
        )
        #expect(verifying.output.contains("\"kind\": \"running\""))
        #expect(verifying.output.contains("\"verified\": true"))
    }
}
