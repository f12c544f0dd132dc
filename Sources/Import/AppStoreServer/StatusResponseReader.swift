internal import PaywrightJSON
internal import PaywrightModel

/// Reads Get All Subscription Statuses, or one element of its `data` alone.
struct StatusResponseReader: AppStoreFormReader {
    let session: HistorySession

    mutating func read(_ node: JSONNode) {
        let node = node.lenient
        noteMisspelledFields(of: node, known: StoreFields.statusResponse)
        let groups = node["data"].elements ?? [node]
        read(inside: node, mustState: groups.isEmpty) { $0.readGroups(groups) }
    }

    private mutating func readGroups(_ groups: [JSONNode]) {
        var subscriptions = SignedInfoReader(session: session)
        var readAny = false
        var lostAny = false
        for group in groups {
            guard let items = group["lastTransactions"].elements else {
                fail(
                    .wrongType,
                    at: group.isObject ? group["lastTransactions"] : group,
                    expected: group.isObject ? "an array" : "a subscription group",
                    consequence: "the group is left out"
                )
                lostAny = true
                continue
            }
            noteMisspelledFields(of: group, known: StoreFields.statusResponse)
            noteImpossibleIdentifiers(of: group, in: StoreFields.identifiers)
            let groupID = trustedIdentifier(group["subscriptionGroupIdentifier"])
            for item in items {
                if subscriptions.readSubscription(item, groupID: groupID) { readAny = true } else { lostAny = true }
            }
        }
        guard readAny || !lostAny else { return }
        // Of each subscription the response has the latest transaction only, so that of one that was ever bought the
        // beginning is not here. A response without any says that there never was a subscription, and that is all there
        // is to know: the request is for subscriptions, and purchases of other products decide no line about them.
        answer(groups.isEmpty && trustsUnsignedFields ? .full : .partial)
    }
}
