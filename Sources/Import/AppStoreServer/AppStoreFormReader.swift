internal import PaywrightJSON
internal import PaywrightModel

/// A reader of one of the App Store's forms of history.
protocol AppStoreFormReader: HistoryFormReader {}

extension AppStoreFormReader {
    /// Takes note that the App Store has spoken; what it said in full stays full, whatever part of it is said again.
    mutating func answer(_ coverage: CustomerHistory.Coverage) {
        session.hasAnswer = true
        if session.history.coverage[.appStore] != .full { session.history.coverage[.appStore] = coverage }
    }

    /// Reports what an object repeats that no envelope carries; what a payload repeats is reported with the payload.
    mutating func reportDuplicateKeys(ofDecoded node: JSONNode) {
        if !session.isInsidePayload { reportDuplicateKeys(in: node) }
    }

    // MARK: Doubts

    /// Reads something with doubts of its own: nothing follows from them for what comes after it.
    mutating func reading(_ body: (inout Self) -> Void) {
        let outer = session.doubts
        body(&self)
        session.doubts = outer
    }

    /// Takes note of what is in doubt of a record that is left out, or of which it is not known where it belongs: it may be the
    /// latest of any purchase.
    func noteStray(_ doubts: [Doubt]) {
        session.strays = session.strays.merging(doubts.filter { $0.facts.contains(.access) })
    }

    // MARK: App and environment

    /// Reads what stands in an object that says of which app and environment all of it is; nothing of it where the caller
    /// expects another.
    ///
    /// - Parameters:
    ///   - fields: Where it says so.
    ///   - mustState: Whether there is nothing inside that could say so itself.
    mutating func read(
        inside fields: (bundleID: JSONNode, environment: JSONNode),
        mustState: Bool,
        _ body: (inout Self) -> Void
    ) {
        guard !expectation.isAny else { return body(&self) }
        var origin = StatedOrigin(
            bundleID: text(of: fields.bundleID),
            environment: text(of: fields.environment)
        )
        let outer = session.surrounding
        if trustsUnsignedFields { session.surrounding = origin }
        defer { session.surrounding = outer }
        if !mustState {
            origin.bundleID = origin.bundleID ?? expectation.bundleID
            origin.environment = origin.environment ?? expectation.environment
        }
        guard isExpected(origin, at: fields, losing: "everything in it is left out") else { return }
        body(&self)
    }

    // MARK: Identifiers

    /// An identifier that stands beside signed data, where what does so can be trusted.
    mutating func trustedIdentifier(_ node: JSONNode) -> String? {
        trustsUnsignedFields ? text(of: node) : nil
    }

    /// Takes note of identifiers with characters that no identifier of the App Store's has: they were broken on their way,
    /// and name something else now.
    ///
    /// Names of offer codes are the developer's free text and not among them.
    mutating func noteImpossibleIdentifiers(of node: JSONNode, in keys: [FieldKey]) {
        guard let object = node.value?.objectValue else { return }
        for key in keys {
            guard let text = object[key.name]?.stringValue, !text.trimmed.utf8.allSatisfy(Self.isPossible) else {
                continue
            }
            warn(
                .invalidIdentifier,
                at: node[key],
                expected: "an identifier of letters, digits, periods, underscores and hyphens",
                consequence: "it is kept as written, and the history is taken as incomplete"
            )
        }
    }

    private static func isPossible(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        case UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: " "): true
        default: false
        }
    }
}
