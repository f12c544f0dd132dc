import PaywrightJSON
import Testing
import TestSupport

@Suite("Random sources")
struct RandomSourceTests {
    @Test("a value that was written is read back equal", arguments: UInt64(1)...8)
    func readsBack(_ seed: UInt64) throws {
        var generator = SplitMix64(seed: seed)
        for _ in 0..<150 {
            let value = RandomValue(depth: 5, using: &generator)
            let source = value.serialized(using: &generator)
            let root = try parse(source).root
            #expect(value.matches(root), "\(source)")
        }
    }

    @Test("every value's offset is where its own text begins", arguments: UInt64(1)...4)
    func offsetsPointAtValues(_ seed: UInt64) throws {
        var generator = SplitMix64(seed: seed)
        for _ in 0..<50 {
            let source = RandomValue(depth: 4, using: &generator).serialized(using: &generator)
            let bytes = Array(source.utf8)
            #expect(hasTrueOffsets(try parse(source).root, in: bytes), "\(source)")
        }
    }

    @Test("mutated bytes are read or refused, but never trap", arguments: UInt64(1)...8)
    func survivesMutations(_ seed: UInt64) {
        var generator = SplitMix64(seed: seed)
        for _ in 0..<60 {
            let source = Array(RandomValue(depth: 4, using: &generator).serialized(using: &generator).utf8)
            for _ in 0..<20 {
                exercise(mutated(source, using: &generator))
            }
        }
    }

    @Test("every prefix of a source is read or refused, but never traps")
    func survivesTruncation() {
        let source = Array(
            "\u{FEFF}{\"a\\u00e9\\ud83d\\ude00é€\u{1F600}\": [-1.5e+10, true, false, null, {}, []]}\r\n".utf8
        )
        for length in 0...source.count {
            exercise(Array(source[..<length]))
        }
    }

    @Test("random bytes of JSON's own alphabet are read or refused, but never trap", arguments: UInt64(1)...4)
    func survivesNoise(_ seed: UInt64) {
        var generator = SplitMix64(seed: seed)
        let alphabet = Array("[]{}:,\"\\u00dD8c/bnrtfalse-+.eE \n\r\té\u{1F600}".utf8) + [0x00, 0x80, 0xED, 0xF4, 0xFF]
        for _ in 0..<3_000 {
            let length = Int.random(in: 0...24, using: &generator)
            exercise((0..<length).map { _ in alphabet.randomElement(using: &generator) ?? 0 })
        }
    }

    /// Reads a source, and looks at all that a caller may look at.
    private func exercise(_ bytes: [UInt8]) {
        do {
            let document = try JSONDocument(parsing: bytes)
            #expect(hasTrueOffsets(document.root, in: bytes))
            #expect(document.position(atOffset: bytes.count).line >= 1)
        } catch {
            #expect(error.position.line >= 1 && error.position.column >= 1)
            #expect(!error.found.isEmpty && error.found.unicodeScalars.allSatisfy { $0.value >= 0x20 })
            #expect(error.found.unicodeScalars.count <= 40)
        }
    }

    private func mutated(_ source: [UInt8], using generator: inout SplitMix64) -> [UInt8] {
        var bytes = source
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
            let index = Int.random(in: 0...bytes.count, using: &generator)
            let byte = UInt8.random(in: 0...255, using: &generator)
            switch Int.random(in: 0..<4, using: &generator) {
            case 0: bytes.insert(byte, at: index)
            case 1 where index < bytes.count: bytes.remove(at: index)
            case 2 where index < bytes.count: bytes[index] = byte
            case 3: bytes.removeSubrange(index...)
            default: bytes.append(byte)
            }
        }
        return bytes
    }

    private func hasTrueOffsets(_ value: JSONValue, in bytes: [UInt8]) -> Bool {
        guard bytes.indices.contains(value.offset) else { return false }
        let first = Unicode.Scalar(bytes[value.offset])
        switch value.content {
        case .null: return first == "n"
        case .bool(let bool): return first == (bool ? "t" : "f")
        case .number(let text): return bytes[value.offset...].starts(with: text.utf8)
        case .string: return first == "\""
        case .array(let elements): return first == "[" && elements.allSatisfy { hasTrueOffsets($0, in: bytes) }
        case .object(let object):
            return first == "{"
                && object.members.allSatisfy { member in
                    bytes.indices.contains(member.nameOffset) && bytes[member.nameOffset] == UInt8(ascii: "\"")
                        && hasTrueOffsets(member.value, in: bytes)
                }
        }
    }
}
