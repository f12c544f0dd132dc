import Foundation
@testable import PaywrightJSON

/// JSON, against Foundation's `JSONSerialization`: both accept the same sources and read the same values, but for what is
/// stricter on purpose.
extension FuzzTarget {
    static let json = FuzzTarget(name: "json", watches: ["PaywrightJSON"]) { bytes in
        let document = try? JSONDocument(parsing: bytes)
        if let document { require(document.position(of: document.root).line >= 1, "a value stands before line 1") }
        guard isComparable(bytes) else { return }
        let other = try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
        guard let document else {
            require(other == nil || hasTrailingComma(bytes), "Foundation accepts what is refused here")
            return
        }
        guard let other else {
            // Foundation has no number that large; here a number is its text.
            require(hasLargeNumber(document.root), "Foundation refuses what is accepted here")
            return
        }
        require(isSame(document.root, other), "Foundation reads another value")
    }

    /// Foundation reads UTF-16 and UTF-32 too, nests deeper, and loses U+FEFF at the beginning of a string.
    private static func isComparable(_ bytes: [UInt8]) -> Bool {
        guard !bytes.indices.contains(where: { bytes[$0...].starts(with: [0xEF, 0xBB, 0xBF]) }) else { return false }
        guard !bytes.contains(0), !bytes.starts(with: [0xFE, 0xFF]), !bytes.starts(with: [0xFF, 0xFE]) else {
            return false
        }
        return bytes.count { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "{") } <= 256
    }

    /// Foundation reads over a comma with nothing after it, which RFC 8259 does not have.
    private static func hasTrailingComma(_ bytes: [UInt8]) -> Bool {
        let visible = bytes.filter { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
        return zip(visible, visible.dropFirst()).contains { pair in
            pair.0 == UInt8(ascii: ",") && (pair.1 == UInt8(ascii: "]") || pair.1 == UInt8(ascii: "}"))
        }
    }

    private static func hasLargeNumber(_ value: JSONValue) -> Bool {
        switch value.content {
        case .number(let text): !(Double(text)?.isFinite ?? false) || text.utf8.count > 17
        case .array(let elements): elements.contains(where: hasLargeNumber)
        case .object(let object): object.members.contains { hasLargeNumber($0.value) }
        case .null, .bool, .string: false
        }
    }

    private static func isSame(_ value: JSONValue, _ other: Any) -> Bool {
        switch value.content {
        case .null: return other is NSNull
        case .bool(let flag): return (other as? NSNumber)?.boolValue == flag
        case .number(let text):
            guard let number = other as? NSNumber, let expected = Double(text) else { return false }
            // Of more digits than a Double has, Foundation does not always take the nearest.
            return number.doubleValue == expected || text.utf8.count > 17
        case .string(let text):
            guard let string = other as? String else { return false }
            return Array(string.unicodeScalars) == Array(text.unicodeScalars)
        case .array(let elements):
            guard let array = other as? [Any], array.count == elements.count else { return false }
            return zip(elements, array).allSatisfy { isSame($0, $1) }
        case .object(let object):
            guard let dictionary = other as? [String: Any] else { return false }
            // Which of several members with one name counts is each reader's own; names that are the same for Unicode are one
            // for Foundation.
            let names = Set(object.members.map(\.name))
            guard names.count == object.members.count else { return true }
            guard dictionary.count == names.count else { return false }
            return object.members.allSatisfy { member in
                dictionary[member.name].map { isSame(member.value, $0) } ?? false
            }
        }
    }
}
