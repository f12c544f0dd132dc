import PaywrightJSON
import PaywrightStorage
import TestSupport
import Testing

@Suite("A buffer takes no more than its limit")
struct BoundedBufferTests {
    @Test("What fits is there whole; what does not takes no more room than the limit, or the largest piece of it")
    func limits() {
        let seed = UInt64.random(in: 0 ... .max)
        var generator = SplitMix64(seed: seed)
        for number in 0..<2_000 {
            let limit = Int.random(in: 1...600, using: &generator)
            var bounded = ByteBuffer(capacity: Int.random(in: 1...64, using: &generator), limit: limit)
            var whole = ByteBuffer()
            var largest = 0
            for _ in 0..<Int.random(in: 0...12, using: &generator) {
                let piece = [UInt8](
                    repeating: UInt8.random(in: 33...126, using: &generator),
                    count: Int.random(in: 0...90, using: &generator)
                )
                largest = max(largest, piece.count)
                bounded.append(piece)
                whole.append(piece)
            }
            let place = Comment("seed \(seed), buffer \(number)")
            let (isOver, size, count) = (bounded.isOverLimit, bounded.size, whole.count)
            #expect(isOver == (count > limit), place)
            #expect(size <= max(limit, largest), place)
            let (kept, all) = (bounded.bytes, whole.bytes)
            if count <= limit { #expect(kept == all, place) }
        }
    }

    @Test("A writer that goes beyond it writes on, and what it wrote is of no use")
    func writer() {
        var bytes = ByteBuffer(capacity: 16, limit: 100)
        JSONOutput.array((0..<1_000).map { .string("element \($0)") }).write(to: &bytes, indentation: nil)
        let (isOver, size) = (bytes.isOverLimit, bytes.size)
        #expect(isOver && size <= 100)
    }

    @Test(
        "A source has as many values as its limits let in",
        arguments: [("[0,0,0]", 4), (#"{"a": {"b": []}}"#, 3), ("1", 1)]
    )
    func values(_ source: String, _ count: Int) throws {
        let bytes = Array(source.utf8)
        #expect(throws: Never.self) { try JSONDocument(parsing: bytes, limits: JSONLimits(maximumValues: count)) }
        #expect {
            try JSONDocument(parsing: bytes, limits: JSONLimits(maximumValues: count - 1))
        } throws: { error in
            (error as? JSONError)?.reason == .tooManyValues
        }
        #expect(JSONLimits().maximumValues == 4 << 20)
    }
}
