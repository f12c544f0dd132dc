import Foundation
import TestSupport
import Testing

@testable import PaywrightSignatures

@Suite("Files of secrets")
struct SecretFileTests {
    private static let stripe = "whsec_9f8e7d6c5b4a39281706f5e4"
    private static let token = "a-token-for-the-tests"

    private static func secrets(_ text: String, _ form: SecretForm) throws -> [String] {
        try SecretFile(parsing: Array(text.utf8), named: "secrets", of: form).secrets.map {
            String(decoding: $0, as: UTF8.self)
        }
    }

    @Test(
        "Each line is one secret; blank lines, comments, white space around and a byte order mark do not count",
        arguments: [
            ("\(stripe)", SecretForm.stripeWebhook, [stripe]), ("\(stripe)\n", .stripeWebhook, [stripe]),
            ("\u{FEFF}# new\r\n \t\(stripe) \r\n\r\n#\r\n\(stripe)0\r\n", .stripeWebhook, [stripe, stripe + "0"]),
            (
                "# the back office\n\(token)\n\n  another-token-for-tests \n", .token,
                [token, "another-token-for-tests"]
            ),
            ("\(token)#1\n", .token, [token + "#1"]),
        ] as [(String, SecretForm, [String])]
    )
    func read(text: String, form: SecretForm, expected: [String]) throws {
        #expect(try Self.secrets(text, form) == expected)
    }

    @Test(
        "Anything else refuses the file with its line, and without what stands there",
        arguments: [
            ("", .token, nil), ("\n# none\n", .token, nil), ("\u{FEFF}", .stripeWebhook, nil),
            ("short\n", .token, 1), ("with space in the token\n", .token, 1), ("umlaut-ü-in-the-token\n", .token, 1),
            ("\(token)\n\u{FEFF}\(token)\n", .token, 2), ("a\u{200B}\(token)", .token, 1),
            ("\(stripe)\nwhsec_\n", .stripeWebhook, 2), ("whsec_tooShortToBeOne", .stripeWebhook, 1),
            ("sk_live_9f8e7d6c5b4a39281706f5e4", .stripeWebhook, 1), ("\"\(stripe)\"", .stripeWebhook, 1),
            ("\(stripe),\(stripe)", .stripeWebhook, 1), ("\(stripe) \(stripe)", .stripeWebhook, 1),
            ("\(stripe) # new", .stripeWebhook, 1), ("\n\nWHSEC_9f8e7d6c5b4a39281706f5e4", .stripeWebhook, 3),
            ("w\0h\0s\0e\0c\0_\0", .stripeWebhook, nil),
            ("whsec_" + String(repeating: "a", count: 2_000), .stripeWebhook, 1),
            (String(repeating: token + "\n", count: 1_001), .token, nil),
        ] as [(String, SecretForm, Int?)]
    )
    func refuse(text: String, form: SecretForm, line: Int?) {
        #expect { try Self.secrets(text, form) } throws: { error in
            let words = "\(error)"
            let isPlaced = words.hasPrefix(line.map { "secrets:\($0): found" } ?? "secrets: found")
            return isPlaced && !words.contains("9f8e7d6c") && !words.contains("umlaut") && words.contains("expected")
        }
    }

    private static let pem = """
        -----BEGIN PRIVATE KEY-----
        MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg
        -----END PRIVATE KEY-----
        """

    @Test("A key is one block of PEM, with comments and a byte order mark left out")
    func key() throws {
        let curve = "-----BEGIN EC PARAMETERS-----\nBggqhkjOPQMBBw==\n-----END EC PARAMETERS-----\n"
        for (text, expected) in [
            (Self.pem, Self.pem + "\n"), ("\u{FEFF}# of the server\r\n\(Self.pem)\r\n", Self.pem + "\n"),
            (curve + Self.pem, curve + Self.pem + "\n"),
        ] {
            #expect(try Self.secrets(text, .privateKey) == [expected])
        }
    }

    @Test(
        "What is no key, or needs a passphrase, is refused where it stands",
        arguments: [
            ("", nil), (pem + "\n" + pem, nil), (String(pem.dropLast(10)), 3),
            (pem.replacing("\n-----END PRIVATE KEY-----", with: ""), 1),
            (pem.replacing("MIGH", with: "MI H"), 2),
            (pem.replacing("-----END PRIVATE", with: "-----END EC PRIVATE"), 3),
            (pem.replacing(" PRIVATE KEY", with: " ENCRYPTED PRIVATE KEY"), 1),
            (pem.replacing(" PRIVATE KEY", with: " CERTIFICATE"), 1),
            (pem.replacing(" PRIVATE KEY", with: " PUBLIC KEY"), 1), ("friendlyName: server\n" + pem, 1),
            (pem.replacing("-----\nMIGH", with: "-----\nProc-Type: 4,ENCRYPTED\nMIGH"), 2),
            (pem.replacing("MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg\n", with: ""), 2),
        ] as [(String, Int?)]
    )
    func refuseKey(text: String, line: Int?) {
        #expect { try Self.secrets(text, .privateKey) } throws: { error in
            let words = "\(error)"
            return words.hasPrefix(line.map { "secrets:\($0): found" } ?? "secrets: found") && !words.contains("MIGH")
        }
    }

    @Test("Of any text, what is read is a line of it in the form, or the file is refused")
    func anything() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SplitMix64(seed: seed)
        let pieces = [
            Self.stripe, Self.token, "whsec_", "#", " ", "\n", "\r\n", "\t", "\u{FEFF}", "\u{A0}", "\u{2028}", "\u{85}",
            "\0", "ü",
            "=", "\"", "abcdefghijklmnop", "# \(Self.stripe)",
        ]
        for form in [SecretForm.stripeWebhook, .token] {
            for _ in 0..<2_000 {
                let text = (0..<Int.random(in: 0...7, using: &random)).map { _ in
                    pieces.randomElement(using: &random) ?? ""
                }
                .joined()
                guard let found = try? Self.secrets(text, form) else { continue }
                let lines = Set(text.utf8.split(separator: 10).map { String(decoding: $0, as: UTF8.self) })
                #expect(!found.isEmpty, "seed \(seed)")
                for secret in found {
                    let isLine = lines.contains { line in
                        let scalars = line.unicodeScalars.filter { $0.value > 0x20 && $0.value != 0xFEFF }
                        return String(String.UnicodeScalarView(scalars)) == secret
                    }
                    let isOfForm =
                        form == .stripeWebhook
                        ? secret.wholeMatch(of: /whsec_[A-Za-z0-9+\/=_\-]{16,}/) != nil
                        : secret.wholeMatch(of: /[!-~]{16,}/) != nil
                    #expect(isLine && isOfForm && !secret.hasPrefix("#"), "seed \(seed): \(text.debugDescription)")
                }
            }
        }
    }

    @Test("A file that is missing, is a folder or has no end is refused")
    func files() throws {
        for (path, isUnreadable) in [("/none/at/all", true), ("/", true), ("/dev/zero", false), ("/dev/null", false)] {
            do throws(SecretFile.Unusable) {
                _ = try SecretFile(at: path, of: .token)
                Issue.record("\(path) was read")
            } catch {
                #expect(error.isUnreadable == isUnreadable && error.description.hasPrefix("\(path): "), "\(error)")
            }
        }
    }
}
