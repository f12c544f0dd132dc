package import Paywright
internal import PaywrightJSON

/// Reads what merchants decide, `paywright/policy/1`: a file, or the member `policy` of a request.
///
///     {"schema": "paywright/policy/1", "stores": {"stripe": {"accessAfterFailedPayment": true}}}
///
/// A policy that is read in part would state what the merchant did not mean: the first fault refuses all of it.
package enum MerchantPolicyReader {
    /// The name and version of the contract.
    package static let schema = "paywright/policy/1"

    /// What merchants decide, by the store in which they sell.
    package typealias Merchants = [StoreName: MerchantPolicy]

    /// Reads a file.
    ///
    /// - Throws: `ProductFiles.Unusable` with the place of the fault, what was found and what was expected.
    package static func read(_ bytes: [UInt8], file: String) throws(ProductFiles.Unusable) -> Merchants {
        try SettingsFault.read(bytes, file: file, or: "the policy is not used") { root throws(SettingsFault) in
            try merchants(root, at: "$", isDocument: true)
        }
    }

    /// Reads the member of a request, which need not name its schema.
    static func read(_ value: JSONValue, at path: String) throws(RequestRefusal) -> Merchants {
        do throws(SettingsFault) {
            return try merchants(value, at: path, isDocument: false)
        } catch {
            throw error.refusal
        }
    }

    // MARK: Members

    /// A rule of a merchant, by its name.
    private enum Rule: String, CaseIterable {
        case accessAfterFailedPayment, refundEndsAccess, accessWhilePaused, pausedBy
    }

    /// The stores that leave something to merchants.
    private static let stores = StoreName.allCases.filter(\.isSoldByMerchant)

    /// Who can pause.
    private static let actors: [PauseCause] = [.customer, .merchant]

    private static func merchants(
        _ value: JSONValue,
        at path: String,
        isDocument: Bool
    ) throws(SettingsFault) -> Merchants {
        let object = try value.settings(at: path, "an object with \"stores\"")
        try object.check(schema: schema, isDocument: isDocument, members: ["stores"], of: value, at: path)
        guard let listed = object["stores"] else {
            throw SettingsFault(
                value,
                "\(path).stores",
                .missingMember,
                found: nil,
                "an object with a policy for each store"
            )
        }
        var merchants: Merchants = [:]
        let names = stores.map(\.rawValue)
        for member in try listed.settings(at: "\(path).stores", "an object of stores").members {
            guard let store = stores.first(where: { $0.rawValue == member.name }) else {
                throw .unknown(member, of: "\(path).stores", among: names)
            }
            merchants[store] = try policy(member.value, at: "\(path).stores.\(member.name)")
        }
        return merchants
    }

    private static func policy(_ value: JSONValue, at path: String) throws(SettingsFault) -> MerchantPolicy {
        var policy = MerchantPolicy()
        for member in try value.settings(at: path, "an object of rules").members {
            guard let rule = Rule(rawValue: member.name) else {
                throw .unknown(member, of: path, among: Rule.allCases.map(\.rawValue))
            }
            if case .null = member.value.content { continue }
            let place = "\(path).\(member.name)"
            switch rule {
            case .accessAfterFailedPayment: policy.hasAccessAfterFailedPayment = try flag(member.value, at: place)
            case .refundEndsAccess: policy.refundEndsAccess = try flag(member.value, at: place)
            case .accessWhilePaused: policy.hasAccessWhilePaused = try flag(member.value, at: place)
            case .pausedBy: policy.pausedBy = try actor(member.value, at: place)
            }
        }
        return policy
    }

    private static func flag(_ value: JSONValue, at path: String) throws(SettingsFault) -> Bool {
        guard let flag = value.boolValue else {
            throw SettingsFault(value, path, .wrongType, found: value, "true or false")
        }
        return flag
    }

    private static func actor(_ value: JSONValue, at path: String) throws(SettingsFault) -> PauseCause {
        let names = actors.map(\.rawValue)
        guard let text = value.stringValue else {
            throw SettingsFault(value, path, .wrongType, found: value, RequestReader.oneOf(names))
        }
        guard let actor = actors.first(where: { $0.rawValue == text }) else {
            let expected = RequestReader.oneOf(names) + Misspelling.hint(for: text, among: names)
            throw SettingsFault(value, path, .unusableValue, found: value, expected)
        }
        return actor
    }
}
