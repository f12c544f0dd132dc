internal import CPaywrightICU

/// A MessageFormat pattern as ICU has parsed it.
package struct ParsedPattern {
    /// What ICU finds fault with.
    package struct Fault: Error {
        /// Where, in UTF-16 units; 0 where ICU names no place.
        package let offset: Int
        /// ICU's name of the fault: "U_UNMATCHED_BRACES".
        package let name: String
    }

    /// A part of the pattern.
    package struct Part: Sendable {
        /// What the part is, as far as a compiler asks.
        package enum Kind: Sendable {
            case messageStart
            /// The `#` of a plural.
            case number
            case argumentStart(Argument)
            /// The keyword of a branch: "one", "=1", "appStore".
            case selector
            /// A number that stands in the pattern: of "=1", or a plural's offset.
            case numericValue
            case other
        }

        /// How an argument is formatted.
        package enum Argument: Sendable {
            case plain
            case plural
            case select
            /// A number, date or choice format, or `selectordinal`.
            case other
        }

        package let kind: Kind
        /// The part's text, in UTF-16 units of the pattern.
        package let range: Range<Int>
        /// The index of the part that ends a message or an argument; its own index otherwise.
        package let limit: Int
        /// The value of a number that stands in the pattern.
        package let numeric: Double
    }

    /// The parts in the pattern's order.
    package let parts: [Part]

    /// Throws what ICU finds fault with.
    package init(_ pattern: [UInt16]) throws(Fault) {
        var offset: Int32 = 0
        var status: cicu_status = 0
        guard let handle = cicu_pattern_create(pattern, Int32(pattern.count), &offset, &status), status <= 0 else {
            throw Fault(offset: max(0, Int(offset)), name: String(cString: cicu_status_name(status)))
        }
        defer { cicu_pattern_destroy(handle) }
        parts = (0..<cicu_pattern_count(handle)).map { Part(cicu_pattern_part(handle, $0)) }
    }
}

extension ParsedPattern.Part {
    fileprivate init(_ part: cicu_part) {
        kind =
            switch part.type {
            case CICU_PART_MESSAGE_START: .messageStart
            case CICU_PART_REPLACE_NUMBER: .number
            case CICU_PART_ARG_START: .argumentStart(Argument(cicu_argument_type(UInt32(part.value))))
            case CICU_PART_ARG_SELECTOR: .selector
            case CICU_PART_ARG_INT, CICU_PART_ARG_DOUBLE: .numericValue
            default: .other
            }
        range = Int(part.index)..<Int(part.index + part.length)
        limit = Int(part.limit)
        numeric = part.numeric
    }
}

extension ParsedPattern.Part.Argument {
    fileprivate init(_ type: cicu_argument_type) {
        switch type {
        case CICU_ARGUMENT_NONE: self = .plain
        case CICU_ARGUMENT_PLURAL: self = .plural
        case CICU_ARGUMENT_SELECT: self = .select
        default: self = .other
        }
    }
}
