import Crypto
import Foundation
import PaywrightSignatures
import SwiftASN1
import Testing

@Suite("Roots that cannot be trusted")
struct RootTests {
    private func error(_ roots: [[UInt8]]) -> RootCertificateError? {
        do throws(RootCertificateError) {
            _ = try AppStoreSignatureVerifier(roots: roots, signer: .appStore, now: nil)
            return nil
        } catch {
            return error
        }
    }

    @Test("No roots are an error: everything would be refused")
    func none() {
        let error = error([])
        #expect(error?.reason == .noRoots && error?.index == nil)
        #expect(error?.description == "found no root certificates, expected at least one")
    }

    @Test("What is not a certificate is named by its place")
    func notCertificates() throws {
        let root = try TestChain().root
        let pem = try root.serializeAsPEM().pemString + "\n"
        let key = TestChain.root.key.pemRepresentation
        for (file, words) in [
            ([], "0 bytes that are neither DER nor PEM"), (Array("<!DOCTYPE html>".utf8), "neither DER nor PEM"),
            ([0x30], "DER that is not an X.509 certificate"), (try root.der + [0], "DER that is not"),
            (try root.der.dropLast(), "DER that is not"), (Array(pem.utf8.dropLast(40)), "cut short"),
            (Array(key.utf8), "PEM of \"PRIVATE KEY\""), (Array((pem + key).utf8), "PEM of \"PRIVATE KEY\""),
            ([0xFF, 0xFE, 0x00], "neither DER nor PEM"),
        ] as [([UInt8], String)] {
            let error = error([try root.der, file])
            #expect(error?.reason == .notACertificate && error?.index == 1)
            #expect(error?.description.hasPrefix("root certificate 2: ") == true)
            #expect(error?.detail.contains(words) == true, "\(String(describing: error))")
        }
    }

    @Test("A certificate that another one issued, or that may issue none, is not a root")
    func notRoots() throws {
        let chain = try TestChain()
        for certificate in [chain.leaf, chain.issuer] {
            let error = error([try certificate.der])
            #expect(error?.reason == .notARoot && error?.detail.contains("issued by \"CN=") == true)
        }
    }
}
