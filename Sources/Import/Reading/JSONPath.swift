internal import PaywrightJSON
internal import PaywrightStorage

/// The way from a document's root to a value, written out only for those few values that a diagnostic is about.
package indirect enum JSONPath: CustomStringConvertible {
    case root
    case member(String, of: JSONPath)
    case element(Int, of: JSONPath)

    /// `$.subscriptionGroups[0].name`, with `["two words"]` for a name that is not an identifier, cut where it is long.
    package var description: String {
        var text = ""
        text.reserveCapacity(64)
        write(to: &text)
        return text
    }

    /// One text for all steps, not one for each.
    private func write(to text: inout String) {
        switch self {
        case .root: text += "$"
        case .member(let name, let container):
            container.write(to: &text)
            let isPlain = Self.standsAsItIs(name)
            text += isPlain ? "." : "["
            text += isPlain ? name : Excerpt.quoted(name) + "]"
        case .element(let index, let container):
            container.write(to: &text)
            text += "[\(index)]"
        }
    }

    /// The last name in it: "nanos".
    var name: String {
        switch self {
        case .root: ""
        case .member(let name, _): Excerpt.visible(name)
        case .element(_, let container): container.name
        }
    }

    /// Whether it is an identifier that is not too long to be shown whole.
    private static func standsAsItIs(_ name: String) -> Bool {
        guard (1...Excerpt.maximumLength).contains(name.utf8.count) else { return false }
        return name.withBytes { bytes in
            bytes.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
                case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
                default: false
                }
            }
        }
    }
}
