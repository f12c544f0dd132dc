internal import Synchronization

/// The position of every block of a source, so that finding a position costs one block and not the whole source.
///
/// Without it, a caller that reports a position for each of many values would take quadratic time.
struct LineIndex: Sendable {
    private static let blockSize = 256

    private let blocks: [PositionCounter]
    private let end: PositionCounter

    init(of source: UnsafeBufferPointer<UInt8>) {
        var counter = PositionCounter()
        var blocks = [counter]
        blocks.reserveCapacity(source.count / Self.blockSize + 1)
        var start = 0
        while source.count - start >= Self.blockSize {
            counter.advance(over: start..<(start + Self.blockSize), of: source)
            blocks.append(counter)
            start += Self.blockSize
        }
        self.blocks = blocks
        counter.advance(over: start..<source.count, of: source)
        end = counter
    }

    /// The line alone: of a block without a line break it is that of its beginning.
    func line(atOffset offset: Int, in source: UnsafeBufferPointer<UInt8>) -> Int {
        let block = min(max(offset, 0), source.count) / Self.blockSize
        let first = blocks[block].position.line
        let next = blocks.indices.contains(block + 1) ? blocks[block + 1] : end
        return next.position.line == first ? first : position(atOffset: offset, in: source).line
    }

    /// The position of a byte of the source that the index was made of, which is valid UTF-8.
    func position(atOffset offset: Int, in source: UnsafeBufferPointer<UInt8>) -> JSONPosition {
        var offset = min(max(offset, 0), source.count)
        while offset > 0, offset < source.count, UTF8Sequence.isContinuation(source[offset]) {
            offset -= 1
        }
        let block = offset / Self.blockSize
        var counter = blocks[block]
        counter.advance(over: (block * Self.blockSize)..<offset, of: source)
        return counter.position
    }
}

/// The index of a source, made when a position is asked for: of most documents none is.
final class LazyLineIndex: Sendable {
    private let index = Mutex<LineIndex?>(nil)

    /// The index of the source, which is the same each time.
    func index(of source: UnsafeBufferPointer<UInt8>) -> LineIndex {
        if let made = index.withLock({ $0 }) { return made }
        let made = LineIndex(of: source)
        index.withLock { $0 = made }
        return made
    }
}
