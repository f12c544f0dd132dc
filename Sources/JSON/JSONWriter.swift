package import PaywrightStorage

/// Writes JSON as it comes, with no values in between: for what there is much of.
///
///     var writer = JSONWriter(indentation: nil)
///     writer.object { object in
///         object.member("id", "a")
///         object.key("count")
///         object.integer(2)
///     }
///     writer.finish().string    // {"id": "a", "count": 2}
package struct JSONWriter: ~Copyable {
    private var bytes: ByteBuffer
    /// How deep the members of the open container stand; nil on one line.
    private var indentation: Int?
    /// Whether the open container has nothing yet.
    private var isFirst = true
    /// Whether the next value stands where the writer is: at the start, and after a name.
    private var isPlaced = true

    /// Writes after the bytes given, `indentation` levels deep: every line but the first is indented. On one line where there is
    /// no indentation.
    package init(after bytes: consuming ByteBuffer = ByteBuffer(), indentation: Int?) {
        self.bytes = bytes
        self.indentation = indentation
    }

    /// Members as they stand inside an object on one line, without its braces.
    package static func onOneLine(_ write: (inout JSONWriter) -> Void) -> [UInt8] {
        var writer = JSONWriter(indentation: nil)
        write(&writer)
        return writer.finish().bytes
    }

    /// All that was written.
    package consuming func finish() -> ByteBuffer { bytes }

    // MARK: Containers

    /// An object, whose members the closure writes; on one line where it is inline.
    package mutating func object(isInline: Bool = false, _ members: (inout JSONWriter) -> Void) {
        container(UInt8(ascii: "{"), UInt8(ascii: "}"), isInline, members)
    }

    /// An array, whose elements the closure writes; on one line where it is inline.
    package mutating func array(isInline: Bool = false, _ elements: (inout JSONWriter) -> Void) {
        container(UInt8(ascii: "["), UInt8(ascii: "]"), isInline, elements)
    }

    /// The name of a member, whose value comes next.
    @_disfavoredOverload
    package mutating func key(_ name: String) {
        separate()
        bytes.appendKey(name)
        isPlaced = true
    }

    /// The same of a name in the program itself: ASCII letters.
    package mutating func key(_ name: StaticString) {
        separate()
        bytes.appendKey(literal: name)
        isPlaced = true
    }

    /// A member whose value is a string.
    @_disfavoredOverload
    package mutating func member(_ name: String, _ value: String) {
        key(name)
        string(value)
    }

    /// The same with a name in the program itself: ASCII letters.
    package mutating func member(_ name: StaticString, _ value: String) {
        key(name)
        string(value)
    }

    /// The same of a line that the library words: its marks and isolates of direction stay.
    package mutating func member(_ name: StaticString, words value: String) {
        key(name)
        separate()
        value.withBytes { bytes.appendJSON($0, keepsIsolates: true) }
    }

    /// Whether everything stands on one line.
    package var isOnOneLine: Bool { indentation == nil }

    /// Members that have been written before, on one line: see `onOneLine`.
    package mutating func members(written: [UInt8]) {
        separate()
        bytes.append(written)
    }

    /// How much has been written.
    package var written: Int { bytes.count }

    /// Members that stand in what has been written, on one line, once more.
    package mutating func members(copying range: Range<Int>) {
        separate()
        bytes.append(copying: range)
    }

    /// The same whose value is true or false.
    package mutating func member(_ name: StaticString, _ value: Bool) {
        key(name)
        bool(value)
    }

    /// The same whose value is a whole number.
    package mutating func member(_ name: StaticString, _ value: Int) {
        key(name)
        integer(value)
    }

    /// Members one after the other.
    package mutating func members(_ members: [(String, JSONOutput)]) {
        for (name, value) in members {
            key(name)
            write(value)
        }
    }

    private mutating func container(
        _ open: UInt8,
        _ close: UInt8,
        _ isInline: Bool,
        _ inside: (inout JSONWriter) -> Void
    ) {
        separate()
        bytes.append(open)
        let outer = indentation
        indentation = isInline ? nil : outer.map { $0 + 1 }
        isFirst = true
        inside(&self)
        if !isFirst, indentation != nil, let outer { bytes.appendLineBreak(outer) }
        (indentation, isFirst) = (outer, false)
        bytes.append(close)
    }

    /// Of most values nothing but a comma is written: what stands first, and on a line of its own, is rarer.
    @inline(__always)
    private mutating func separate() {
        if isPlaced {
            isPlaced = false
        } else if isFirst {
            if let indentation { bytes.appendLineBreak(indentation) }
        } else {
            bytes.appendSeparator(indentation)
        }
        isFirst = false
    }

    // MARK: Values

    package mutating func string(_ value: String) {
        separate()
        bytes.appendJSON(value)
    }

    /// A string of the program itself, printed ASCII with neither quotation marks nor backslashes.
    package mutating func plain(_ value: String) {
        separate()
        bytes.appendPlainJSON(value)
    }

    package mutating func integer(_ value: Int) {
        separate()
        bytes.appendDecimal(value)
    }

    package mutating func bool(_ value: Bool) {
        separate()
        bytes.append(value ? "true" : "false")
    }

    package mutating func null() {
        separate()
        bytes.append(literal: "null")
    }

    /// A value on one line that writes its bytes itself.
    package mutating func value(_ write: (inout ByteBuffer) -> Void) {
        separate()
        write(&bytes)
    }

    /// A value that is there already.
    package mutating func write(_ value: JSONOutput) {
        switch value {
        case .null: null()
        case .bool(let value): bool(value)
        case .integer(let value): integer(value)
        case .string(let value): string(value)
        case .written(let write): write(&self)
        case .compact(let values):
            let outer = indentation
            separate()
            (indentation, isPlaced) = (nil, true)
            for value in values { write(value) }
            indentation = outer
        case .array(let values): array { for value in values { $0.write(value) } }
        case .object(let members): object { $0.members(members) }
        }
    }
}
