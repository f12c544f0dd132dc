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
            }
        }
    }
}
