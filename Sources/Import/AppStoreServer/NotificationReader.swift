internal import PaywrightJSON
internal import PaywrightModel

/// Reads App Store Server Notifications V2: the request's body, or its payload.
struct NotificationReader: AppStoreFormReader {
    private typealias Fields = AppStoreFields.Notification

    let session: HistorySession

    mutating func read(_ node: JSONNode) {
        let node = node.lenient
        reading { reader in
            reader.noteFields(of: node, Fields.table, isStated: true)
            let payload = node[Fields.signedPayload]
            guard !payload.isUnstated else { return reader.readNotification(node) }
            reader.readPayload(of: payload) { reader, payload in
                reader.noteFields(of: payload, Fields.table, isStated: true)
                reader.readNotification(payload)
            }
        }
    }

    private mutating func readNotification(_ node: JSONNode) {
        // What the state beside it tells of access does not depend on the type.
        let settled: FactSet = node[Fields.data][AppStoreFields.SignedInfo.status].isUnstated ? [] : .access
        let type = word(node[Fields.notificationType].settled(settled), of: NotificationNews.types)
        let name = type.map { "a notification \(Excerpt.quoted($0))" } ?? "a payload without notificationType"
        let data = node[Fields.data]
        let isAboutMany = type == "TEST" || type == "EXTERNAL_PURCHASE_TOKEN" || node.states(Fields.summary)
        if isAboutMany || node[Fields.subtype].text == "SUMMARY" {
            fail(
                .notAboutOneCustomer,
                at: node[Fields.notificationType],
                found: name,
                expected: "a notification about one customer’s purchase",
                consequence: "the notification is left out"
            )
            return
        }
        let subtype = word(node[Fields.subtype].settled(settled), of: NotificationNews.subtypes)
        guard data.isObject else {
            fail(
                .notAHistory,
                at: data,
                found: data.isAbsent ? "\(name) without data" : nil,
                expected: "a notification with data about a purchase",
                consequence: "the notification is left out"
            )
            return
        }
        let fields = (data[AppStoreFields.SignedInfo.bundleId], data[AppStoreFields.SignedInfo.environment])
        read(inside: fields, mustState: true) { $0.readData(of: node, type: type, subtype: subtype) }
    }

    /// A word that tells what happened. One that is not known may tell anything of what comes next.
    private mutating func word(_ node: JSONNode, of known: FieldNames) -> String? {
        guard let word = text(of: node) else { return nil }
        if !known.contains(word) {
            let consequence = "nothing follows from it"
            warn(.unknownValue, at: node, expected: "a kind of notification that is known", consequence: consequence)
        }
        return word
    }

    private mutating func readData(of node: JSONNode, type: String?, subtype: String?) {
        // Of a notification that is not signed itself, where signatures are verified, only the signed data counts.
        var news: NotificationNews?
        if trustsUnsignedFields {
            let signedDate = node[Fields.signedDate]
            news = NotificationNews(
                type: type,
                subtype: subtype,
                signedDate: clock(instant(milliseconds: signedDate), at: signedDate),
                at: node[Fields.notificationType]
            )
        }
        var subscription = SignedInfoReader(session: session)
        guard subscription.readSubscription(node[Fields.data], news: news) else { return }
        noteStatedDate(news?.signedDate)
        answer(.partial)
    }
}
