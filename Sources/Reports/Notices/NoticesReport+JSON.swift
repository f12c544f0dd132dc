package import Paywright
package import PaywrightJSON
internal import PaywrightRuns

extension NoticesReport {
    /// The name and version of the contract.
    static let schema = "paywright/notices/1"

    /// The versioned output of a run about one customer.
    package func json(adding common: [Diagnostic]) -> JSONOutput {
        .object(context.commonMembers + members(diagnostics: common + diagnostics))
    }

    /// What is asked and what there is to send, which bulk output has a line for.
    func members(diagnostics: [Diagnostic]) -> [(String, JSONOutput)] {
        var members = question.members
        if let customer { members.append(("customer", .string(customer))) }
        members.append(("verified", .bool(verification == .verified)))
        members.append(("notices", .array(entries.map { entry in .written { write(entry, to: &$0) } })))
        members.append(("diagnostics", .array(diagnostics.map(\.json))))
        return members
    }

    func write(_ entry: Entry, to writer: inout JSONWriter) {
        let (notice, purchase) = (entry.notice, entry.purchase)
        writer.object { object in
            object.key("id")
            if let id = notice.id { object.string(id) } else { object.null() }
            object.member("kind", notice.kind.rawValue)
            if notice.event.needsConsent { object.member("consent", true) }
            object.member("store", purchase.store.rawValue)
            if let product = purchase.productID { object.member("product", product) }
            if let transaction = purchase.transactionID { object.member("transaction", transaction) }
            object.member("sender", notice.sender.rawValue)
            object.member("at", notice.event.moment?.at.date)
            if let rule = notice.rule {
                object.key("rule")
                object.object(isInline: true) { rule.writeMembers(to: &$0) }
            }
            if let state = notice.state { object.member("state", state.rawValue) }
            if let due = notice.due {
                object.key("due")
                object.object(isInline: true) { due.writeMembers(to: &$0) }
            }
            object.strings("missing", notice.missing.map(\.rawValue))
            object.key("texts")
            object.array { array in
                for (locale, text) in zip(context.locales, entry.texts) {
                    array.object { object in
                        object.member("locale", locale.tag)
                        for line in text.lines {
                            object.key(line.name)
                            line.text.write(context.shown.texts, to: &object)
                        }
                    }
                }
            }
        }
    }
}

extension Notice.Due {
    fileprivate func writeMembers(to object: inout JSONWriter) {
        object.member("earliest", earliest)
        object.member("latest", latest)
        if let firstDay { object.member("firstDay", firstDay.description) }
        object.member("lastDay", lastDay.description)
    }
}

extension NoticesQuestion {
    /// What is asked, as every answer repeats it.
    var members: [(String, JSONOutput)] {
        var members: [(String, JSONOutput)] = [("statement", .string(NoticesReport.statement))]
        if let rules { members.append(("rules", .inline(.array(rules.map { .string($0.id) })))) }
        if let region { members.append(("region", .string(region.description))) }
        if let days {
            let ends = [("first", days.first), ("last", days.last)]
            members.append(("days", .inline(.object(ends.map { ($0.0, .string($0.1.description)) }))))
        }
        return members
    }
}

extension NoticeRule {
    fileprivate func writeMembers(to object: inout JSONWriter) {
        object.member("id", id)
        if let article { object.member("article", article) }
        if let source { object.member("source", source) }
        if let checkedOn { object.member("checkedOn", checkedOn.description) }
        if let reviewBy { object.member("reviewBy", reviewBy.description) }
    }
}
