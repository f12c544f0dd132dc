/// Puts the tokens of a source together to its one value.
///
/// Open arrays and objects are kept on a stack of its own, so that nesting cannot exhaust the thread's.
struct JSONParser {
    private let limits: JSONLimits
    private var scanner: JSONScanner
    private var open: [OpenContainer] = []
    private var valueCount = 0

    init(source: UnsafeBufferPointer<UInt8>, limits: JSONLimits) {
        self.limits = limits
        scanner = JSONScanner(source: source)
    }

    mutating func parseDocument() throws(JSONError) -> JSONValue {
        try checkSize()
        scanner.skipByteOrderMark()
        scanner.skipWhiteSpace()
        if scanner.next == nil {
            throw scanner.failure(.empty, expecting: JSONExpectation.value.rawValue)
        }
        let root = try parseRoot()
        scanner.skipWhiteSpace()
        if scanner.next != nil {
            throw scanner.unexpected(.trailingContent, expecting: .endOfFile)
        }
        return root
    }

    private mutating func parseRoot() throws(JSONError) -> JSONValue {
        var expectation = JSONExpectation.value
        while true {
            scanner.skipWhiteSpace()
            guard var value = try parseStart(expecting: expectation) else {
                expectation = open.last?.isObject == false ? .valueOrClosingBracket : .value
                continue
            }
            // A value that is complete may complete the containers around it, from the inside out.
            while try endsContainer(afterAdding: value) {
                guard let container = open.popLast() else { return value }
                value = container.value
            }
            expectation = .value
        }
    }

    /// Reads a scalar or an empty container, or else opens a container and returns nil where its first value is due.
    private mutating func parseStart(expecting expectation: JSONExpectation) throws(JSONError) -> JSONValue? {
        let offset = scanner.index
        valueCount += 1
        if valueCount > limits.maximumValues {
            throw scanner.failure(.tooManyValues, expecting: "at most \(max(0, limits.maximumValues)) values")
        }
        switch scanner.next {
        case ASCII.openingBracket:
            return try parseOpening(OpenContainer(offset: offset, isObject: false))
        case ASCII.openingBrace:
            return try parseOpening(OpenContainer(offset: offset, isObject: true))
        case let next:
            guard let next else { throw scanner.unexpected(expecting: expectation) }
            return JSONValue(content: try parseScalar(from: next, expecting: expectation), offset: offset)
        }
    }

    private mutating func parseScalar(from first: UInt8, expecting expectation: JSONExpectation) throws(JSONError)
        -> JSONValue.Content
    {
        if first == ASCII.quote {
            return .string(try scanner.string())
        }
        if ASCII.isLetter(first) {
            return try scanner.literal(expecting: expectation)
        }
        if ASCII.isWordPart(first), first != ASCII.underscore {
            return .number(try scanner.number())
        }
        throw scanner.unexpected(expecting: expectation)
    }

    private mutating func parseOpening(_ container: OpenContainer) throws(JSONError) -> JSONValue? {
        if open.count >= limits.effectiveDepth {
            let limit = max(0, limits.effectiveDepth)
            throw scanner.failure(.tooDeep, expecting: "at most \(limit) levels of nesting")
        }
        scanner.index += 1
        scanner.skipWhiteSpace()
        if scanner.skip(container.closingByte) {
            return container.value
        }
        open.append(container)
        if container.isObject {
            try parseName(expecting: .nameOrClosingBrace)
        }
        return nil
    }

    /// Adds a complete value to the innermost container, and reads on to where the next one is due.
    ///
    /// Returns true if there is none: the container has been closed, or the value was the root.
    private mutating func endsContainer(afterAdding value: consuming JSONValue) throws(JSONError) -> Bool {
        let innermost = open.count - 1
        guard innermost >= 0 else { return true }
        open[innermost].append(value)
        let isObject = open[innermost].isObject
        scanner.skipWhiteSpace()
        if scanner.skip(ASCII.comma) {
            if isObject {
                scanner.skipWhiteSpace()
                try parseName(expecting: .name)
            }
            return false
        }
        guard scanner.skip(open[innermost].closingByte) else {
            throw scanner.unexpected(expecting: isObject ? .commaOrClosingBrace : .commaOrClosingBracket)
        }
        return true
    }

    /// Reads a member's name and colon, and keeps the name for the value that follows.
    private mutating func parseName(expecting expectation: JSONExpectation) throws(JSONError) {
        guard scanner.next == ASCII.quote else { throw scanner.unexpected(expecting: expectation) }
        let offset = scanner.index
        let name = try scanner.string()
        scanner.skipWhiteSpace()
        guard scanner.skip(ASCII.colon) else { throw scanner.unexpected(expecting: .colon) }
        open[open.count - 1].setName(name, offset: offset)
    }

    private func checkSize() throws(JSONError) {
        let count = scanner.source.count
        guard count > limits.maximumBytes else { return }
        // Without a look at the source, whose size is the fault.
        let expected = "at most \(max(0, limits.maximumBytes)) bytes"
        throw scanner.failure(.tooLarge, at: 0, found: "\(count) bytes", expecting: expected)
    }
}
