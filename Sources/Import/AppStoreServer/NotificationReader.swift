internal import PaywrightJSON
internal import PaywrightModel

/// Reads App Store Server Notifications V2: the request's body, or its payload.
struct NotificationReader: AppStoreFormReader {
    let session: HistorySession

    mutating func read(_ node: JSONNode) {
        let node = node.lenient
        noteMisspelledFields(of: node, known: StoreFields.notification)
        if node["signedPayload"].isUnstated {
            readNotification(node)
        } else {
            readPayload(of: node["signedPayload"]) { reader, payload in
                reader.noteMisspelledFields(of: payload, known: StoreFields.notification)
                reader.readNotification(payload)
            }
        }
    }

    private mutating func readNotification(_ node: JSONNode) {
        let type = text(of: node["notificationType"])
        let subtype = text(of: node["subtype"])
        let name = type.map { "a notification \(Excerpt.quoted($0))" } ?? "a payload without notificationType"
        let data = node["data"]
        if type == "TEST" || type == "EXTERNAL_PURCHASE_TOKEN" || subtype == "SUMMARY" || node.states("summary") {
            fail(
                .notAboutOneCustomer,
                at: node["notificationType"],
                found: name,
                expected: "a notification about one customer’s purchase",
                consequence: "the notification is left out"
            )
            return
        }
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
        read(inside: data, mustState: true) { $0.readData(of: node, type: type, subtype: subtype) }
    }

    private mutating func readData(of node: JSONNode, type: String?, subtype: String?) {
        // Of a notification that is not signed itself, where signatures are verified, only the signed data counts.
        var news: NotificationNews?
        if trustsUnsignedFields {
            let signedDate = instant(milliseconds: node["signedDate"])
            news = NotificationNews(type: type, subtype: subtype, signedDate: signedDate)
        }
        var subscription = SignedInfoReader(session: session)
        guard subscription.readSubscription(node["data"], news: news) else { return }
        noteStatedDate(news?.signedDate)
        answer(.partial)
    }
}
