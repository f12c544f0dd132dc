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
        func unusable(
            _ position: JSONPosition,
            _ path: String,
            _ code: RequestCode,
            _ found: String,
            _ expected: String
        )
            -> ProductFiles.Unusable
        {
            let place = Diagnostic.Place(file: file, line: position.line, column: position.column, path: path)
            let consequence = "the policy is not used"
            let fault = Diagnostic(
                .error,
                code,
                at: place,
                found: found,
                expected: expected,
                consequence: consequence
            )
            return ProductFiles.Unusable(diagnostics: [fault], isInputMissing: false)
        }
        let document: JSONDocument
        do throws(JSONError) {
            document = try JSONDocument(parsing: bytes)
        } catch {
            throw unusable(error.position, "$", .invalidJSON, error.found, error.expected)
        }
        do throws(Fault) {
            return try merchants(document.root, at: "$", isDocument: true)
        } catch {
            let position = document.position(atOffset: error.offset)
            throw unusable(position, error.path, error.code, error.found, error.expected)
        }
    }

    /// Reads the member of a request, which need not name its schema.
    static func read(_ value: JSONValue, at path: String) throws(RequestRefusal) -> Merchants {
        do throws(Fault) {
            return try merchants(value, at: path, isDocument: false)
        } catch {
            throw RequestRefusal(error.code, at: error.path, found: error.found, expected: error.expected)
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
    ) throws(Fault) -> Merchants {
        let object = try object(value, at: path, "an object with \"stores\"")
        for member in object.members where !["schema", "stores"].contains(member.name) {
            throw .unknown(member, of: path, among: ["schema", "stores"])
        }
        let stated = object["schema"]
        if isDocument || stated != nil, stated?.stringValue != schema {
            throw Fault(stated ?? value, "\(path).schema", .unknownSchema, found: stated, "\"\(schema)\"")
        }
        guard let listed = object["stores"] else {
            throw Fault(value, "\(path).stores", .missingMember, found: nil, "an object with a policy for each store")
        }
        var merchants: Merchants = [:]
        let names = stores.map(\.rawValue)
        for member in try self.object(listed, at: "\(path).stores", "an object of stores").members {
            guard let store = stores.first(where: { $0.rawValue == member.name }) else {
                throw .unknown(member, of: "\(path).stores", among: names)
            }
            merchants[store] = try policy(member.value, at: "\(path).stores.\(member.name)")
        }
        return merchants
    }

    private static func policy(_ value: JSONValue, at path: String) throws(Fault) -> MerchantPolicy {
        var policy = MerchantPolicy()
        for member in try object(value, at: path, "an object of rules").members {
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

    private static func object(_ value: JSONValue, at path: String, _ expected: String) throws(Fault) -> JSONObject {
        guard let object = value.objectValue else { throw Fault(value, path, .wrongType, found: value, expected) }
        if let duplicate = object.duplicates.first {
            let found = "member \(Excerpt.quoted(duplicate.name)) twice"
            throw Fault(duplicate.nameOffset, path, .duplicateMember, found: found, "each member once")
        }
        return object
    }

    private static func flag(_ value: JSONValue, at path: String) throws(Fault) -> Bool {
        guard let flag = value.boolValue else { throw Fault(value, path, .wrongType, found: value, "true or false") }
        return flag
    }

    private static func actor(_ value: JSONValue, at path: String) throws(Fault) -> PauseCause {
        let names = actors.map(\.rawValue)
        guard let text = value.stringValue else {
            throw Fault(value, path, .wrongType, found: value, RequestReader.oneOf(names))
        }
        guard let actor = actors.first(where: { $0.rawValue == text }) else {
            let expected = RequestReader.oneOf(names) + Misspelling.hint(for: text, among: names)
            throw Fault(value, path, .unusableValue, found: value, expected)
        }
        return actor
    }

    // MARK: Faults

    /// What cannot be used, and what should stand there.
    private struct Fault: Error {
        let offset: Int
        let path: String
        let code: RequestCode
        let found: String
        let expected: String

        init(_ offset: Int, _ path: String, _ code: RequestCode, found: String, _ expected: String) {
            (self.offset, self.path, self.code, self.found, self.expected) = (offset, path, code, found, expected)
        }

        /// - Parameters:
        ///   - place: What stands at the place, or nearest to it.
        ///   - found: What stands there; nil for nothing.
        init(_ place: JSONValue, _ path: String, _ code: RequestCode, found: JSONValue?, _ expected: String) {
            let text = found.map { $0.stringValue.map { Excerpt.quoted($0) } ?? $0.kindName } ?? "nothing"
            self.init(place.offset, path, code, found: text, expected)
        }

        static func unknown(_ member: JSONObject.Member, of path: String, among known: [String]) -> Fault {
            let hint = Misspelling.hint(for: member.name, among: known)
            let found = "member \(Excerpt.quoted(member.name))"
            return Fault(member.nameOffset, path, .unknownMember, found: found, RequestReader.oneOf(known) + hint)
        }
    }
}
