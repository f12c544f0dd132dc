internal import PaywrightJSON
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

    /// What names another app is not this one's, and nothing is lost with it; what names none, or one that differs in one
    /// place, may be.
    private mutating func noteLoss(of stated: String?, expected: String) {
        if stated.map({ Misspelling.isNear($0, expected) }) ?? true { session.hasLost = true }
    }
}
