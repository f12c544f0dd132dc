internal import PaywrightJSON

/// How closely a form's values must be spelled as the form states.
enum Leniency {
    /// JSON's own types, as the form states them.
    case strict
    /// The App Store's answers, also as they come out of decoders and encoders of other languages: numbers and Booleans in
    /// strings, identifiers as numbers, "" where nothing is stated.
    case lenient
}

extension JSONNode {
    /// Whether nothing is stated: no value, null, or, leniently, the empty text that some libraries write in its place.
    var isUnstated: Bool { isAbsent || (leniency == .lenient && isBlank) }

    /// A text without content.
    var isBlank: Bool { text?.isEmpty == true }

    /// What a string or a number says, without white space around it; nil for anything else.
    var scalarText: String? { text ?? value?.numberText }

    /// The digits of a JSON number that is whole, however it is spelled: 1, 1.0, 1e0.
    var wholeNumberText: String? {
        guard let text = value?.numberText else { return nil }
        if text.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) { return text }
        guard let number = ExactNumber(text), number.isWhole else { return nil }
        return String(number.floor)
    }

    /// An identifier: trimmed; leniently exactly as stated, so that it is found again elsewhere, or a number's digits.
    var identifier: String? { leniency == .lenient ? string ?? wholeNumberText : text }

    /// The name of a value of an enumeration; leniently trimmed, or a number's digits.
    var name: String? { leniency == .lenient ? text ?? wholeNumberText : string }

    /// A Boolean; leniently, as the App Store writes it, also "true", 1 or "1".
    var truth: Bool? {
        guard leniency == .lenient, value?.boolValue == nil else { return value?.boolValue }
        switch wholeNumberText ?? text?.lowercased() {
        case "true", "1": return true
        case "false", "0": return false
        default: return nil
        }
    }

    /// A whole number of 64 bits as a JSON number or in a string, which is how Google writes it: in digits alone; leniently
    /// however it is spelled.
    var wholeNumber: Int64? {
        guard let text = leniency == .lenient ? scalarText : value?.numberText ?? string else { return nil }
        if leniency == .lenient { return ExactNumber(text).flatMap { $0.isWhole ? $0.floor : nil } }
        return text.first == "+" ? nil : Int64(text)
    }
}
