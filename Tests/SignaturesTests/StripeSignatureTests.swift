import Crypto
import PaywrightModel
import PaywrightSignatures
import PaywrightValues
import Testing

@Suite("Stripe's signatures of webhooks")
struct StripeSignatureTests {
    private static let body = Array(#"{"id": "evt_1", "object": "event"}"#.utf8)
    private static let secret = "whsec_test"
    private static let now = Instant(milliseconds: 1_795_176_000_000)

    /// A signature as the documentation of webhooks describes it: over the time, a point and the body.
    private static func signature(_ body: [UInt8] = body, at time: Int = 1_795_176_000, _ secret: String = secret)
        -> String
    {
        let key = SymmetricKey(data: Array(secret.utf8))
        return HMAC<SHA256>.authenticationCode(for: Array("\(time).".utf8) + body, using: key)
            .map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    }

    private func reason(
        _ header: String,
        body: [UInt8] = body,
        secrets: [String] = [secret],
        now: Instant = now
    ) -> SignatureRejection.Reason? {
        do throws(SignatureRejection) {
            try StripeSignatureVerifier(secrets: secrets).verify(body, header: header, now: now)
            return nil
        } catch {
            return error.reason
        }
    }

    @Test("the code of RFC 4231's second case is computed as it states")
    func computesHMAC() {
        let code = HMAC<SHA256>.authenticationCode(
            for: Array("what do ya want for nothing?".utf8),
            using: SymmetricKey(data: Array("Jefe".utf8))
        )
        #expect(code.prefix(4).elementsEqual([0x5b, 0xdc, 0xc1, 0x46]))
    }

    @Test("a signature of the body and the time is taken, among others too")
    func accepts() {
        let right = Self.signature()
        let other = Self.signature(Self.body, at: 1_795_176_000, "whsec_old")
        #expect(reason("t=1795176000,v1=\(right)") == nil)
        #expect(reason("t=1795176000,v1=\(other),v1=\(right),v0=6ffb") == nil)
        #expect(reason("t=1795176000,v1=\(other)", secrets: ["whsec_new", "whsec_old"]) == nil)
        #expect(reason("t=1795176000, v1=\(right.uppercased())") == nil)
    }

    @Test("another body, time or secret is refused")
    func refusesForgery() {
        let right = Self.signature()
        #expect(reason("t=1795176000,v1=\(right)", body: Self.body + [32]) == .badSignature)
        #expect(reason("t=1795176001,v1=\(right)") == .badSignature)
        #expect(reason("t=1795176000,v1=\(right)", secrets: ["whsec_other"]) == .badSignature)
        #expect(reason("t=1795176000,v1=\(right)", secrets: []) == .badSignature)
        #expect(reason("t=1795176000,v1=\(right)", secrets: [""]) == .badSignature)
        #expect(
            reason("t=1795176000,v1=\(Self.signature(Self.body, at: 1_795_176_000, ""))", secrets: [""])
                == .badSignature
        )
        var changed = Array(right.utf8)
        changed[0] = changed[0] == UInt8(ascii: "0") ? UInt8(ascii: "1") : UInt8(ascii: "0")
        #expect(reason("t=1795176000,v1=\(String(decoding: changed, as: UTF8.self))") == .badSignature)
    }

    @Test("a signature of five minutes before or after is the last that is taken", arguments: [-301, -300, 300, 301])
    func judgesTime(_ seconds: Int) {
        let moment = Self.now.adding(milliseconds: Int64(seconds) * 1_000)
        let expected: SignatureRejection.Reason? = abs(seconds) > 300 ? .badSignedDate : nil
        #expect(reason("t=1795176000,v1=\(Self.signature())", now: moment) == expected)
    }

    @Test(
        "a header of another form is refused",
        arguments: [
            "", "t=1795176000", "v1=00", "t=1795176000,v1=00", "t=x,v1=\(signature())",
            "t=1795176000;v1=\(signature())",
            "t=1795176000,t=1795176000,v1=\(signature())", "t=+1795176000,v1=\(signature())",
            "t=1795176000,v0=\(signature())", "t=1795176000,v1=\(signature())0",
            "t=1795176000,v1=" + String(repeating: "0", count: 9_000),
        ]
    )
    func refusesForm(_ header: String) { #expect(reason(header) == .malformed) }
}
