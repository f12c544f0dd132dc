import Crypto
import Foundation
import PaywrightModel
import PaywrightSignatures
import SwiftASN1
import Testing
import TestSupport
import X509

@Suite("Signed data that was damaged at random")
struct MutationTests {
    /// Damages bytes in one to three places: another byte, one bit, a byte more, a byte less, a piece moved.
    private func mutated(_ original: [UInt8], among alphabet: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
        var bytes = original
        for _ in 0..<Int.random(in: 1...3, using: &random) where !bytes.isEmpty {
            let index = Int.random(in: 0..<bytes.count, using: &random)
            let byte = alphabet.randomElement(using: &random) ?? 0
            switch Int.random(in: 0..<6, using: &random) {
            case 0: bytes[index] = byte
            case 1: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
            case 2: bytes.insert(byte, at: index)
            case 3: bytes.remove(at: index)
            case 4: bytes.swapAt(index, Int.random(in: 0..<bytes.count, using: &random))
            default: bytes.replaceSubrange(index..<min(index + 8, bytes.count), with: bytes.prefix(8))
            }
        }
        return bytes
    }

    @Test("Nothing but the very same text is accepted")
    func text() async throws {
        let chain = try TestChain()
        let verifier = try chain.verifier()
        let original = try chain.jws()
        #expect(await verifier.rejection(of: original) == nil)
        var random = SplitMix64(seed: 0x5161)
        let alphabet = Array("ABCXYZabcxyz0189-_.=+/ \u{0}\u{7F}".utf8)
        for round in Sweep.some(500, of: 0..<2000) {
            let text = String(decoding: mutated(Array(original.utf8), among: alphabet, &random), as: UTF8.self)
            guard !text.utf8.elementsEqual(original.utf8) else { continue }
            let rejection = await verifier.rejection(of: text)
            #expect(rejection?.detail.isEmpty == false, "round \(round): \(text)")
        }
    }

    @Test("Damaged headers, payloads and certificates are refused though the signature is made anew")
    func parts() async throws {
        let chain = try TestChain()
        let verifier = try chain.verifier()
        let certificates = try chain.certificates.map { try $0.der }
        var random = SplitMix64(seed: 0x5162)
        let all = Array(UInt8.min...UInt8.max)
        for round in Sweep.some(400, of: 0..<1500) {
            var damaged = certificates
            let place = round % damaged.count
            damaged[place] = mutated(damaged[place], among: all, &random)
            guard damaged != certificates else { continue }
            let jws = TestJWS(chain: damaged.map { Data($0).base64EncodedString() })
            let rejection = await verifier.rejection(of: try jws.signed(by: chain.leafKey))
            // What a certificate states is signed; the count of unused bits in its own signature is not, and says nothing.
            let statement = (try? Certificate(derEncoded: damaged[place]))?.tbsCertificateBytes
            let statesTheSame = statement == chain.certificates[place].tbsCertificateBytes
            #expect(rejection?.detail.isEmpty == false || statesTheSame, "round \(round): \(jws.header)")
        }
        let header = try TestJWS(chain.certificates).header
        for round in Sweep.some(200, of: 0..<750) {
            var jws = TestJWS(chain: [])
            jws.header = String(decoding: mutated(Array(header.utf8), among: all, &random), as: UTF8.self)
            // A header that means the same, signed by the right key, is right: what counts is that nothing traps.
            let rejection = await verifier.rejection(of: try jws.signed(by: chain.leafKey))
            #expect(rejection?.detail.isEmpty != true, "round \(round): \(jws.header)")
        }
    }

    @Test("Random bytes as certificates, payloads and roots are refused")
    func noise() async throws {
        let chain = try TestChain()
        let verifier = try chain.verifier()
        var random = SplitMix64(seed: 0x5163)
        for _ in Sweep.some(60, of: 0..<200) {
            let noise = (0..<Int.random(in: 0..<200, using: &random)).map { _ in
                UInt8.random(in: .min ... .max, using: &random)
            }
            let nested = [UInt8](repeating: 0x30, count: noise.count)
            for bytes in [noise, nested, [0x30, 0x82] + noise] {
                let encoded = Data(bytes).base64EncodedString()
                let text = try TestJWS(chain: [encoded, encoded, encoded]).signed(by: chain.leafKey)
                await expect(verifier, refuses: text, .badCertificateChain)
                #expect(throws: RootCertificateError.self) {
                    try AppStoreSignatureVerifier(roots: [bytes], signer: .appStore, now: nil)
                }
            }
            let payload = try chain.jws(payload: String(decoding: noise, as: UTF8.self))
            #expect(await verifier.rejection(of: payload) != nil)
        }
    }
}
