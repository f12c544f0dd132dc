package import Paywright
package import PaywrightJSON

extension Diagnostic {
    /// As all JSON output has it, on one line.
    package var json: JSONOutput { .inline(.object(jsonMembers)) }

    /// Its members, for output that says more of it.
    package var jsonMembers: [(String, JSONOutput)] {
        members.map { name, value in
            switch value {
            case .text(let text): (name.rawValue, .string(text))
            case .number(let number): (name.rawValue, .integer(number))
            case .texts(let texts): (name.rawValue, .array(texts.map { .string($0) }))
            case .named(let texts):
                (name.rawValue, .object(texts.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) }))
            }
        }
    }
}
