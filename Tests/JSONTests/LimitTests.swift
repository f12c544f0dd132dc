import PaywrightJSON
import Testing

@Suite("Limits are errors, reported at once")
struct LimitTests {
    private func nested(_ depth: Int) -> [UInt8] {
        Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
    }

    @Test("the depth limit is the number of open arrays and objects", arguments: [1, 2, 256, 512])
    func limitsDepth(_ depth: Int) throws {
        let limits = JSONLimits(maximumDepth: depth)
        _ = try JSONDocument(parsing: nested(depth), limits: limits)
        let error = parsingError(nested(depth + 1), limits: limits)
        #expect(error?.reason == .tooDeep)
        #expect(error?.position.column == depth + 1)
        #expect(error?.found == "'['")
        #expect(error?.expected == "at most \(depth) levels of nesting")
    }

    @Test("siblings do not add up to depth")
    func countsOnlyOpenContainers() throws {
        let source = "[" + Array(repeating: "[],{},[{}]", count: 1_000).joined(separator: ",") + "]"
        let document = try JSONDocument(parsing: Array(source.utf8), limits: JSONLimits(maximumDepth: 3))
        #expect(document.root.arrayValue?.count == 3_000)
    }

    @Test("a depth of 0 or less accepts only scalars", arguments: [0, -1, Int.min])
    func acceptsOnlyScalars(_ depth: Int) throws {
        let limits = JSONLimits(maximumDepth: depth)
        #expect(try JSONDocument(parsing: [0x31], limits: limits).root.numberText == "1")
        #expect(parsingError(nested(1), limits: limits)?.reason == .tooDeep)
    }

    @Test("100,000 levels are an error, not a stack overflow, even with no limit", arguments: [256, Int.max])
    func survivesDeepNesting(_ depth: Int) {
        let limits = JSONLimits(maximumDepth: depth)
        for opening in ["[", "{\"a\":", "[{\"a\":"] {
            let source = Array(String(repeating: opening, count: 100_000).utf8)
            #expect(parsingError(source, limits: limits)?.reason == .tooDeep)
        }
        #expect(parsingError(nested(100_000), limits: limits)?.reason == .tooDeep)
    }

    @Test("the size limit is inclusive and counts the byte order mark")
    func limitsSize() throws {
        let source = Array("\u{FEFF}1234".utf8)
        _ = try JSONDocument(parsing: source, limits: JSONLimits(maximumBytes: 7))
        let error = parsingError(source, limits: JSONLimits(maximumBytes: 6))
        #expect(error?.reason == .tooLarge)
        #expect(error?.description == "1:1: found 7 bytes, expected at most 6 bytes")
        #expect(parsingError([], limits: JSONLimits(maximumBytes: .min))?.reason == .tooLarge)
    }

    @Test("100 MB of spaces are too large")
    func refusesLargeSource() {
        let error = parsingError([UInt8](repeating: 0x20, count: 100_000_000))
        #expect(error?.reason == .tooLarge)
        #expect(error?.expected == "at most 67108864 bytes")
    }

    @Test("the standard limits are those of the initializer")
    func standardLimits() {
        #expect(JSONLimits.standard == JSONLimits())
        #expect(JSONLimits.standard.maximumBytes == 67_108_864)
        #expect(JSONLimits.standard.maximumDepth == 256)
    }
}
