import PaywrightJSON
import Testing

@Suite("Values are what the source says")
struct ValueTests {
    @Test("each kind answers to its own accessor only, and has a name")
    func hasOneKind() throws {
        let values = try #require(try parse(#"[null, true, 1, "s", [], {}]"#).root.arrayValue)
        #expect(values.map { $0.boolValue != nil } == [false, true, false, false, false, false])
        #expect(values.map { $0.numberText != nil } == [false, false, true, false, false, false])
        #expect(values.map { $0.stringValue != nil } == [false, false, false, true, false, false])
        #expect(values.map { $0.arrayValue != nil } == [false, false, false, false, true, false])
        #expect(values.map { $0.objectValue != nil } == [false, false, false, false, false, true])
        #expect(values.map(\.kindName) == ["null", "a Boolean", "a number", "a string", "an array", "an object"])
    }

    @Test("a number keeps its text", arguments: ["1E400", "-0", "0.10", "1.0", "1", "1e+05", "-0.0E-0"])
    func keepsNumberText(_ text: String) throws {
        #expect(try parse(" \(text) ").root.numberText == text)
        #expect(try parse("{\"a\":\(text)}").root.objectValue?["a"]?.numberText == text)
    }

    @Test("a number of a million digits is text like any other")
    func keepsLongNumber() throws {
        let text = String(repeating: "9", count: 1_000_000)
        #expect(try parse(text).root.numberText == text)
    }

    @Test("scalars of every kind read back from their escapes and from their own bytes")
    func readsScalars() throws {
        let ranges: [ClosedRange<UInt32>] = [0...0x11FF, 0x1FF0...0x2100, 0xD700...0xE0FF, 0xFD00...0x100FF]
        let samples = Array(ranges.joined()) + Array(stride(from: UInt32(0x1_0000), through: 0x10_FFFF, by: 61))
        let scalars = samples.compactMap { Unicode.Scalar($0) }
        var text = ""
        text.unicodeScalars.append(contentsOf: scalars)
        let escapes = text.utf16.map { "\\u" + String(0x1_0000 + Int($0), radix: 16).dropFirst() }
        #expect(isIdentical(try parse("\"\(escapes.joined())\"").root.stringValue, text))
        var plain = ""
        plain.unicodeScalars.append(contentsOf: scalars.filter { $0.value >= 0x20 && $0 != "\"" && $0 != "\\" })
        #expect(isIdentical(try parse("\"\(plain)\"").root.stringValue, plain))
    }

    @Test("the examples of the documentation are true")
    func examplesAreTrue() throws {
        let document = try parse(#"{"name": "Gold", "price": 4.990}"#)
        let price = try #require(document.root.objectValue?["price"])
        #expect("\(price.numberText ?? "none") \(document.position(of: price))" == "4.990 1:27")
        #expect(try parse("[\n  true\n]").position(atOffset: 4).description == "2:3")
        #expect(parsingError("[1,]")?.description == "1:4: found ']', expected a value")
    }
}
