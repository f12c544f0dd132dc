internal import PaywrightJSON
internal import PaywrightModel

/// Reads Get All Subscription Statuses, or one element of its `data` alone.
struct StatusResponseReader: AppStoreFormReader {
    private typealias Fields = AppStoreFields.StatusResponse
    private typealias Group = AppStoreFields.Group

    let session: HistorySession

    mutating func read(_ node: JSONNode) {
        reading { $0.readResponse(node.lenient) }
    }

    private mutating func readResponse(_ node: JSONNode) {
        let list = node[Fields.data].elements
        if list != nil { noteFields(of: node, Fields.table, isStated: true) }
        let groups = list ?? [node]
        read(inside: (node[Fields.bundleId], node[Fields.environment]), mustState: groups.isEmpty) {
            $0.readGroups(groups, areAll: list != nil)
        }
    }

    private mutating func readGroups(_ groups: [JSONNode], areAll: Bool) {
        var readAny = false
        var lostAny = false
        for group in groups {
            reading { reader in
                switch reader.read(group: group) {
                case .all: readAny = true
                case .some: (readAny, lostAny) = (true, true)
                case .none: lostAny = true
                case .empty: break
                }
            }
        }
        guard readAny || !lostAny else { return }
        // Of each subscription the response has the latest transaction only, so that of one that was ever bought the
        // beginning is not here. A request may ask for some states alone (`status`), which nothing in the response shows: one
        // without a subscription may be that of a customer whose subscription is in another state, or who bought something once.
        if areAll, !groups.isEmpty { session.history.subscriptionLists.insert(.appStore) }
        answer(.partial)
    }

    /// How much of a group was read.
    private enum Reading {
        case all
        case some
        case none
        /// There was nothing to read.
        case empty
    }

    private mutating func read(group: JSONNode) -> Reading {
        guard let items = group[Group.lastTransactions].elements else {
            fail(
                .wrongType,
                at: group.isObject ? group[Group.lastTransactions] : group,
                expected: group.isObject ? "an array" : "a subscription group",
                consequence: "the group is left out"
            )
            return .none
        }
        noteFields(of: group, Group.table, isStated: true)
        noteImpossibleIdentifiers(of: group, in: [Group.subscriptionGroupIdentifier])
        let groupID = trustedIdentifier(group[Group.subscriptionGroupIdentifier])
        var subscriptions = SignedInfoReader(session: session)
        let read = items.count { subscriptions.readSubscription($0, groupID: groupID) }
        return items.isEmpty ? .empty : read == items.count ? .all : read == 0 ? .none : .some
    }
}
