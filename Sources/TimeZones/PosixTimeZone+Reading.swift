extension PosixTimeZone {
    /// Why a text is no rule.
    struct Malformed: Error, Hashable {
        /// How many bytes were read before.
        let offset: Int
        let expected: String
    }

    /// The rule that a text states: POSIX's form with the hours that RFC 9636 adds. A second offset without its days is
    /// refused, for POSIX leaves to each system when it begins.
    init(_ text: some Collection<UInt8>) throws(Malformed) {
        var reader = Reader(Array(text))
        try reader.readName()
        let offset = try -reader.readOffset()
        guard !reader.isAtEnd else {
            self.init(offset: offset, daylight: nil)
            return
        }
        try reader.readName()
        let second = reader.next == UInt8(ascii: ",") ? offset + 3_600 : try -reader.readOffset()
        let start = try reader.readChange()
        let end = try reader.readChange()
        guard reader.isAtEnd else { throw reader.malformed("the end of the rule") }
        self.init(offset: offset, daylight: Daylight(offset: second, start: start, end: end))
    }

    private struct Reader {
        private let bytes: [UInt8]
        private var place = 0

        init(_ bytes: [UInt8]) { self.bytes = bytes }

        var isAtEnd: Bool { place == bytes.count }
        var next: UInt8? { isAtEnd ? nil : bytes[place] }

        func malformed(_ expected: String) -> Malformed { Malformed(offset: place, expected: expected) }

        private mutating func skip(_ byte: UInt8) -> Bool {
            guard next == byte else { return false }
            place += 1
            return true
        }

        private mutating func expect(_ byte: UInt8) throws(Malformed) {
            guard skip(byte) else { throw malformed("\"\(Character(Unicode.Scalar(byte)))\"") }
        }

        private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & 0xDF) }
        private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

        /// "CET", "<+0330>".
        mutating func readName() throws(Malformed) {
            let isQuoted = skip(UInt8(ascii: "<"))
            let start = place
            while let byte = next,
                Self.isLetter(byte)
                    || isQuoted && (Self.isDigit(byte) || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-"))
            {
                place += 1
            }
            guard place - start >= 3 else { throw malformed("an abbreviation of three letters or more") }
            if isQuoted { try expect(UInt8(ascii: ">")) }
        }

        /// Seconds west of GMT: "-1", "3:30".
        mutating func readOffset() throws(Malformed) -> Int64 { try readTime(mostHours: 24) }

        private mutating func readTime(mostHours: Int64) throws(Malformed) -> Int64 {
            let isNegative = skip(UInt8(ascii: "-"))
            if !isNegative { _ = skip(UInt8(ascii: "+")) }
            var seconds = try readNumber(upTo: mostHours, "hours") * 3_600
            if skip(UInt8(ascii: ":")) {
                seconds += try readNumber(upTo: 59, "minutes") * 60
                if skip(UInt8(ascii: ":")) { seconds += try readNumber(upTo: 59, "seconds") }
            }
            return isNegative ? -seconds : seconds
        }

        private mutating func readNumber(
            from least: Int64 = 0,
            upTo most: Int64,
            _ name: String
        ) throws(Malformed) -> Int64 {
            let start = place
            var number: Int64 = 0
            while let byte = next, Self.isDigit(byte), place - start < 3 {
                number = number * 10 + Int64(byte - 0x30)
                place += 1
            }
            guard place > start, (least...most).contains(number) else {
                place = start
                throw malformed("\(name) from \(least) to \(most)")
            }
            return number
        }

        /// ",M3.5.0/3".
        mutating func readChange() throws(Malformed) -> Change {
            try expect(UInt8(ascii: ","))
            let day: Change.Day
            if skip(UInt8(ascii: "J")) {
                day = .withoutLeapDay(Int(try readNumber(from: 1, upTo: 365, "a day")))
            } else if skip(UInt8(ascii: "M")) {
                let month = Int(try readNumber(from: 1, upTo: 12, "a month"))
                try expect(UInt8(ascii: "."))
                let week = Int(try readNumber(from: 1, upTo: 5, "a week"))
                try expect(UInt8(ascii: "."))
                day = .weekday(Int(try readNumber(upTo: 6, "a weekday")), week: week, month: month)
            } else {
                day = .withLeapDay(Int(try readNumber(upTo: 365, "a day")))
            }
            let time = skip(UInt8(ascii: "/")) ? try readTime(mostHours: 167) : 7_200
            return Change(day: day, time: time)
        }
    }
}
