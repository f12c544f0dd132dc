import PaywrightJSON
import Testing
import TestSupport

@Suite("Offsets become lines and columns")
struct PositionTests {
    @Test("CR LF, lone CR and lone LF are one line break each")
    func countsLineBreaks() throws {
        let document = try parse("[1,\r\n2,\r3,\n4,\n\r5,\r\r\n6]")
        let positions = document.root.arrayValue?.map { document.position(of: $0).description }
        #expect(positions == ["1:2", "2:1", "3:1", "4:1", "6:1", "8:1"])
    }

    @Test("the line feed of a CR LF belongs to the line it ends")
    func placesLineFeed() throws {
        let document = try parse("1\r\n")
        #expect((0...3).map { document.position(atOffset: $0).description } == ["1:1", "1:2", "1:3", "2:1"])
    }

    @Test("columns count Unicode scalars")
    func countsScalars() throws {
        let document = try parse("[\"e\u{301}\", \"\u{1F469}\u{200D}\u{1F680}\", \"日本\", 1]")
        let columns = document.root.arrayValue?.map { document.position(of: $0).column }
        #expect(columns == [2, 8, 15, 21])
    }

    @Test("a byte order mark takes up bytes but no column")
    func skipsByteOrderMark() throws {
        let document = try parse("\u{FEFF}[1,\n2]")
        #expect(document.root.offset == 3)
        #expect((0...4).map { document.position(atOffset: $0).description } == ["1:1", "1:1", "1:1", "1:1", "1:2"])
        #expect(document.root.arrayValue?.last.map { document.position(of: $0).description } == "2:1")
    }

    @Test("an offset inside a scalar is the scalar's, one outside the source is the nearest end")
    func clampsOffsets() throws {
        let document = try parse("\"\u{1F600}x\"")
        #expect((0...7).map { document.position(atOffset: $0).column } == [1, 2, 2, 2, 2, 3, 4, 5])
        #expect(document.position(atOffset: -1).description == "1:1")
        #expect(document.position(atOffset: .min).description == "1:1")
        #expect(document.position(atOffset: .max).description == "1:5")
    }

    @Test("every kind of value and every name knows where it begins")
    func keepsOffsets() throws {
        let document = try parse("{\n  \"a\" : [ null, true, -1, \"s\", {}, [] ]\n}")
        let member = try #require(document.root.objectValue?.members.first)
        #expect(document.position(of: document.root).description == "1:1")
        #expect(document.position(atOffset: member.nameOffset).description == "2:3")
        #expect(document.position(of: member.value).description == "2:9")
        #expect(member.value.arrayValue?.map(\.offset) == [12, 18, 24, 28, 33, 37])
    }

    @Test(
        "positions are the same at every distance from the start",
        arguments: ["x", "é", "\u{1F600}", "\r\n", "\r", "\n"]
    )
    func countsAcrossBlocks(_ unit: String) throws {
        // Longer than several blocks of any plausible index, with starts that shift the unit against its edges.
        for shift in 0..<4 {
            let isBreak = unit.utf8.allSatisfy { $0 < 0x20 }
            let filler = String(repeating: " ", count: shift) + String(repeating: unit, count: 10_000)
            let document = try parse(isBreak ? "[\(filler)7]" : "[\"\(filler)\",7]")
            let position = try #require(document.root.arrayValue?.last.map { document.position(of: $0) })
            #expect(position.line == (isBreak ? 10_001 : 1))
            #expect(position.column == (isBreak ? 1 : 10_000 + shift + 5))
        }
    }

    @Test("positions agree with counting scalar by scalar, at every offset of a long source")
    func agreesWithCounting() throws {
        var generator = SplitMix64(seed: 7)
        let pieces = ["\n", "\r", "\r\n", " ", "\"é€\u{1F600}\",", "1,", "[ ],"]
        let middle = (0..<3_000).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
        let source = "[" + middle + "0]"
        let document = try parse(source)
        var line = 1
        var column = 1
        var offset = 0
        var previous: Unicode.Scalar?
        for scalar in source.unicodeScalars {
            if previous == "\n" || (previous == "\r" && scalar != "\n") {
                line += 1
                column = 1
            } else if previous != nil {
                column += 1
            }
            let position = document.position(atOffset: offset)
            guard position.line == line, position.column == column else {
                Issue.record("\(position) instead of \(line):\(column) at offset \(offset)")
                return
            }
            offset += UTF8.width(scalar)
            previous = scalar
        }
    }
}
