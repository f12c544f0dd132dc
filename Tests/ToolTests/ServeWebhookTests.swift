import Crypto
import Foundation
import Testing

@Suite("A process that verifies webhooks")
struct ServeWebhookTests {
    private static let body =
        #"""
        {"id": "evt_1", "object": "event", "created": 1795176000, "livemode": true, \#
        "data": {"object": {"id": "sub_1", "object": "subscription", "livemode": true, "status": "active", \#
        "cancel_at_period_end": false, \#
        "created": 1780000000, "currency": "eur", "start_date": 1780000000, \#
        "items": {"object": "list", "has_more": false, "data": [{"id": "si_1", "object": "subscription_item", \#
        "quantity": 1, \#
        "current_period_start": 1793606400, "current_period_end": 1796198400, \#
        "price": {"id": "price_1", "object": "price", \#
        "active": true, \#
        "billing_scheme": "per_unit", "currency": "eur", "product": "prod_1", "type": "recurring", \#
        "unit_amount": 999, "unit_amount_decimal": "999", \#
        "recurring": {"interval": "month", "interval_count": 1, "usage_type": "licensed"}}}]}}}}
        """#

    /// Of the body, the time 1795176000 and the secret "whsec_9f8e7d6c5b4a39281706f5e4", computed by another program.
    private static let signature = "285541a65f8489ca0bcc6878e01e8e23bab0a1bfd26cf1beee0074ecfbc80d4b"

    private static func request(
        _ signature: String = signature,
        now: String = "2026-11-20T12:00:00Z"
    ) throws -> String {
        let members: [String: Any] = [
            "id": 1, "op": "status", "locale": "en", "now": now, "input": body,
            "stripeSignature": "t=1795176000,v1=\(signature)",
        ]
        return String(decoding: try JSONSerialization.data(withJSONObject: members), as: UTF8.self)
    }

    private func answer(_ request: String, _ options: [String]) async throws -> (text: String, [String: Any]) {
        let outcome = try await Tool.run(["serve"] + options, input: request + "\n")
        #expect(outcome.exitCode == 0)
        #expect(!(outcome.output + outcome.errors).contains("whsec_"))
        let members = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
        return (outcome.output, try #require(members))
    }

    private func code(_ answer: [String: Any]) -> String? { (answer["error"] as? [String: Any])?["code"] as? String }

    @Test("by a secret in a file, which no answer shows")
    func verifies() async throws {
        let secrets = try Tool.file("whsec_0lder0lder0lder0lder\nwhsec_9f8e7d6c5b4a39281706f5e4\n")
        let options = ["--stripe-secret", secrets]
        let (_, read) = try await answer(try Self.request(), options)
        #expect(read["verified"] as? Bool == true)
        #expect((read["results"] as? [[String: Any]])?.first?["product"] as? String == "price_1")
        let forged = String(Self.signature.reversed())
        #expect(code(try await answer(try Self.request(forged), options).1) == "signature-rejected")
        let late = try Self.request(now: "2026-11-20T12:06:00Z")
        #expect(code(try await answer(late, options).1) == "signature-rejected")
        let other = try Tool.file("whsec_0ther0ther0ther0ther")
        #expect(code(try await answer(try Self.request(), ["--stripe-secret", other]).1) == "signature-rejected")
        #expect(code(try await answer(try Self.request(), []).1) == "no-webhook-secret")
    }

    @Test("a request to reload reads the secrets again; those of a file without any stay")
    func rereads() async throws {
        let script = """
            \(Tool.conversation(#"serve --stripe-secret "$1""#))
            question=$(cat "${1%/*}/question.json")
            ask "$question"
            echo whsec_9f8e7d6c5b4a39281706f5e4 > "$1"
            ask '{"op": "reload"}'
            ask "$question"
            : > "$1"
            ask '{"op": "reload"}'
            ask "$question"
            kill -TERM "$tool"
            wait "$tool"
            """
        let secrets = try Tool.file("whsec_0lder0lder0lder0lder")
        let question = URL(filePath: secrets).deletingLastPathComponent().appending(path: "question.json")
        try Self.request().write(to: question, atomically: true, encoding: .utf8)
        let outcome = try await Tool.shell(script, secrets)
        #expect(outcome.exitCode == 0)
        let lines = outcome.output.split(separator: "\n")
        try #require(lines.count == 5)
        #expect(lines[0].contains("signature-rejected"))
        #expect(!lines[1].contains("not-reloaded") && lines[2].contains("\"verified\": true"))
        #expect(lines[3].contains("not-reloaded") && lines[3].contains("found no secret, expected one a line"))
        #expect(lines[4].contains("\"verified\": true"))
        #expect(!(outcome.output + outcome.errors).contains("9f8e7d6c"))
    }

    /// A file of secrets, for its owner alone.
    private static func secrets(_ text: String) throws -> String {
        let file = try Tool.file(text)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
        return file
    }

    @Test(
        "a file with anything but secrets, comments and blank lines ends the process, and so does one that cannot be read",
        arguments: [
            (" \n", "found no secret"), ("# whsec_9f8e7d6c5b4a39281706f5e4\n", "found no secret"),
            ("whsec_9f8e7d6c5b4a39281706f5e4\nwhsec_\n", ":2: found a line of 6 characters"),
            ("whsec_9f8e7d6c5b4a39281706f5e4 # new\n", ":1: found a line with a space in it"),
            (
                "\u{FEFF}\n\nSTRIPE=whsec_9f8e7d6c5b4a39281706f5e4\n",
                ":3: found a line of 37 characters of another form"
            ),
        ]
    )
    func needsSecret(text: String, message: String) async throws {
        let file = try Self.secrets(text)
        for arguments in [["serve"], ["status", "-", "--stripe-signature", "t=1,v1=0"]] {
            let outcome = try await Tool.run(arguments + ["--stripe-secret", file], input: "{}")
            #expect(outcome.exitCode == 65, "\(outcome.errors)")
            #expect(outcome.errors.contains(message) && outcome.errors.contains(file), "\(outcome.errors)")
            #expect(!outcome.errors.contains("9f8e7d6c"))
            let missing = try await Tool.run(arguments + ["--stripe-secret", "/none/at/all"], input: "{}")
            #expect(missing.exitCode == 66)
        }
    }

    @Test(
        "no word of a comment is a secret: what is signed by one is refused, and a byte order mark is none of a secret"
    )
    func refusesForgery() async throws {
        let file = try Self.secrets("\u{FEFF}# the new one\r\nwhsec_9f8e7d6c5b4a39281706f5e4\r\n\r\n")
        for word in ["#", "the", "new", "one", "", "\u{FEFF}#"] {
            let key = SymmetricKey(data: Array(word.utf8))
            let code = HMAC<SHA256>.authenticationCode(for: Array("1795176000.\(Self.body)".utf8), using: key)
            let forged = code.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
            let (_, refused) = try await answer(try Self.request(forged), ["--stripe-secret", file])
            #expect(self.code(refused) == "signature-rejected", "\(word)")
        }
        let (_, read) = try await answer(try Self.request(), ["--stripe-secret", file])
        #expect(read["verified"] as? Bool == true)
    }

    @Test("with --require-signature, a body without its signature is refused")
    func requires() async throws {
        let options = ["--stripe-secret", try Self.secrets("whsec_9f8e7d6c5b4a39281706f5e4\n"), "--require-signature"]
        let (_, signed) = try await answer(try Self.request(), options)
        #expect(signed["verified"] as? Bool == true)
        let members: [String: Any] = ["op": "status", "locale": "en", "input": Self.body]
        let unsigned = String(decoding: try JSONSerialization.data(withJSONObject: members), as: UTF8.self)
        #expect(code(try await answer(unsigned, options).1) == "signature-required")
    }

    @Test("a file that others can read or change is used, with a warning")
    func warns() async throws {
        let file = try Self.secrets("whsec_9f8e7d6c5b4a39281706f5e4\n")
        for (mode, words) in [
            (0o600, nil), (0o640, nil), (0o644, "read"), (0o602, "change"), (0o666, "read and change"),
        ] {
            try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file)
            let outcome = try await Tool.run(["serve", "--stripe-secret", file], input: "")
            #expect(outcome.exitCode == 0)
            let warning = words.map { "every user of this machine can \($0) it" }
            #expect(outcome.errors.contains("every user") == (words != nil), "\(outcome.errors)")
            if let warning { #expect(outcome.errors.contains(warning), "\(outcome.errors)") }
        }
    }
}
