internal import Paywright
internal import PaywrightJSON

extension StatusReport {
    /// Writes what the customer has access to: anything at all, and each product and group that the inputs name.
    func writeAccess(to writer: inout JSONWriter) {
        writer.object { object in
            guard let explainer else { return writeAccessMembers(to: &object) }
            let facts = explainer.facts(of: writeAccessMembers, by: context.policy)
            if object.isOnOneLine { object.members(written: facts.written) } else { writeAccessMembers(to: &object) }
            object.write(facts.evidence)
        }
    }

    private func writeAccessMembers(to object: inout JSONWriter) {
        object.key("anything")
        object.object(isInline: true) { status.access(to: .anything).writeMembers(to: &$0) }
        object.write(status.accessToProducts, as: "products", naming: "product")
        object.write(status.accessToGroups, as: "groups", naming: "group")
    }
}

extension JSONWriter {
    fileprivate mutating func write(
        _ all: [(id: String, access: CustomerAccess)],
        as name: String,
        naming member: String
    ) {
        key(name)
        array { array in
            for one in all {
                array.object(isInline: true) { object in
                    object.member(member, one.id)
                    one.access.writeMembers(to: &object)
                }
            }
        }
    }
}

extension CustomerAccess {
    fileprivate func writeMembers(to object: inout JSONWriter) {
        object.member("kind", name)
        switch self {
        case .granted(let end): object.member("until", end)
        case .ended(let date): object.member("on", date)
        case .notYet: break
        case .notStated(let reason): object.member("reason", reason.rawValue)
        }
    }
}
