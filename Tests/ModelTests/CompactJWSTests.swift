import PaywrightModel
import Testing

@Suite("Signed data in compact form")
struct CompactJWSTests {
    @Test("three parts of base64url")
    func reads() throws {
        let jws = try CompactJWS("eyJhIjoxfQ.e30.c2ln")
        #expect(try jws.header() == Array(#"{"a":1}"#.utf8))
        #expect(try jws.payload() == Array("{}".utf8))
        #expect(try jws.signature() == Array("sig".utf8))
        #expect(jws.signedText.elementsEqual("eyJhIjoxfQ.e30".utf8))
    }

    @Test("another number of parts is refused", arguments: ["", "eyJ", "eyJ.e30", "eyJ.e30.c2ln.", "...."])
    func refusesParts(_ text: String) {
        #expect(throws: SignatureRejection.self) { try CompactJWS(text) }
    }

    @Test(
        "a payload has one spelling: no padding, no other alphabet, no bits to spare",
        arguments: ["", "e30=", "e3 0", "e31", "e30\n", "e3+0", "A", "é"]
    )
    func refusesPayloads(_ text: String) throws {
        let jws = try CompactJWS("eyJhIjoxfQ.\(text).c2ln")
        let rejection = #expect(throws: SignatureRejection.self) { try jws.payload() }
        #expect(rejection?.reason == .malformed)
    }

    @Test("what is cut short still looks signed, other text does not")
    func tellsSigned() {
        for text in ["eyJhIjoxfQ.e30.c2ln", "eyJhIjoxfQ.e3", "eyJ"] { #expect(CompactJWS.looksSigned(text)) }
        for text in ["", "e30.e30.c2ln", "eyJ a", "eyJ=", "{}"] { #expect(!CompactJWS.looksSigned(text)) }
    }
}
