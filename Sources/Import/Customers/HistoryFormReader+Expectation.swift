internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightStorage
internal import PaywrightValues

/// The app and the environment that something states it is of, as far as it does.
struct StatedOrigin {
    var bundleID: String?
    var environment: String?
}

extension HistoryFormReader {
    /// Whether something is of the app and in the environment that the caller expects. Anything else is reported, and so
    /// is what does not say.
    ///
    /// - Parameter fields: Where the two are stated, or should be.
    mutating func isExpected(
        _ origin: StatedOrigin,
        at fields: (bundleID: JSONNode, environment: JSONNode),
        losing consequence: String
    ) -> Bool {
        var isExpected = true
        if let expected = expectation.bundleID, origin.bundleID?.hasSameBytes(as: expected) != true {
            isExpected = false
            noteLoss(of: origin.bundleID, expected: expected)
            fail(
                .otherApp,
                at: fields.bundleID,
                found: origin.bundleID.map { "bundle id \(Excerpt.quoted($0))" } ?? "no bundle id",
                expected: Excerpt.quoted(expected),
                consequence: consequence
            )
        }
        if let expected = expectation.environment, origin.environment?.hasSameBytes(as: expected) != true {
            isExpected = false
            noteLoss(of: origin.environment, expected: expected)
            fail(
                .otherEnvironment,
                at: fields.environment,
                found: origin.environment.map { "environment \(Excerpt.quoted($0))" } ?? "no environment",
                expected: Excerpt.quoted(expected),
                consequence: consequence
            )
        }
        return isExpected
    }

    /// Whether something is of the customer whom all else in the input is of. What names another one is reported.
    ///
    /// - Parameters:
    ///   - names: What a system calls the customer; nil where nothing states it.
    ///   - node: Where that stands.
    mutating func isOfCustomer(_ names: CustomerNames?, at node: JSONNode, losing consequence: String) -> Bool {
        guard let names else { return true }
        if let other = session.history.names.contradicting(names) {
            fail(
                .otherCustomer,
                at: node,
                found: "the customer \(Excerpt.quoted(names.names[0]))",
                expected: "the customer of all inputs, \(Excerpt.quoted(other.names[0]))",
                consequence: consequence
            )
            return false
        }
        session.history.names = session.history.names.merging([names])
        return true
    }

    /// The names of a customer that fields state; nil where none does. What cannot be read of them is no name.
    func names(of nodes: [JSONNode], in system: CustomerNames.System) -> CustomerNames? {
        CustomerNames(nodes.flatMap { $0.elements ?? [$0] }.compactMap(\.text).filter { !$0.isEmpty }, of: system)
    }

    /// What names another app is not this one's, and nothing is lost with it; what names none, or one that differs in one
    /// place, may be.
    private mutating func noteLoss(of stated: String?, expected: String) {
        if stated.map({ Misspelling.isNear($0, expected) }) ?? true { session.hasLost = true }
    }
}
