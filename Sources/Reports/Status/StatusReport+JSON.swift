package import Paywright
package import PaywrightJSON
internal import PaywrightRuns
internal import PaywrightStorage

extension StatusContext {
    private static let icu = ICUVersions.icu
    private static let cldr = ICUVersions.cldr

    /// Which contract an answer keeps to, of which data, moment, zone and languages it is: what every answer begins with, one
    /// that failed too.
    var commonMembers: [(String, JSONOutput)] {
        [
            ("schema", .string(notices == nil ? StatusReport.schema : NoticesReport.schema)),
            ("icu", .string(Self.icu)),
            ("cldr", .string(Self.cldr)),
        ] + questionMembers
    }

    /// The moment, the zone and the languages of an answer, and the fields that it ignores.
    var questionMembers: [(String, JSONOutput)] {
        let ignored = JSONOutput.inline(.array(ignoredFields.map { .string($0) }))
        return [
            ("now", .string(now.description)),
            ("nowSource", .string(nowSource.rawValue)),
            ("timeZone", .string(zone.identifier)),
            ("zoneSource", .string(zoneSource.rawValue)),
            ("zoneData", zone.origin.json),
            ("locales", .inline(.array(locales.map { .string($0.tag) }))),
        ] + (ignoredFields.isEmpty ? [] : [("ignoredFields", ignored)])
    }

    /// The versioned output where no input says anything.
    package func jsonWithoutAnswer(_ diagnostics: [Diagnostic]) -> JSONOutput {
        .object(
            commonMembers + [
                (notices == nil ? "results" : "notices", .array([])), ("diagnostics", .array(diagnostics.map(\.json))),
            ]
        )
    }
}

extension StatusReport {
    /// The name and version of the contract.
    static let schema = "paywright/status/1"

    /// The versioned output of a run about one customer.
    package func json(adding common: [Diagnostic]) -> JSONOutput {
        .written { writer in
            writer.object { object in
                object.members(context.commonMembers)
                write(adding: common, to: &object)
            }
        }
    }

    /// The report as JSON, indented by two spaces a level.
    public var json: String { json(adding: context.diagnostics).text }

    /// Writes what is said of the customer, which bulk output has a line for.
    ///
    /// - Parameter common: What is reported before the diagnostics of the report itself.
    func write(adding common: [Diagnostic], to object: inout JSONWriter) {
        if let customer = history.customer { object.member("customer", customer) }
        object.member("verified", history.verification == .verified)
        object.member("others", status.others)
        object.key("access")
        writeAccess(to: &object)
        if let restore = status.restoreOutcome { object.member("restore", restore.rawValue) }
        object.key("results")
        writeResults(to: &object)
        if context.shown.hasEligibility {
            object.key("eligibility")
            writeEligibility(to: &object)
        }
        object.key("diagnostics")
        object.array { array in
            for diagnostic in common { array.write(diagnostic.json) }
            for diagnostic in diagnostics { array.write(diagnostic.json) }
        }
    }

    private func writeResults(to writer: inout JSONWriter) {
        writer.array { array in
            var (members, purchase) = ([UInt8](), -1)
            for number in results.indices {
                // What every language has of a purchase is written once.
                if array.isOnOneLine, context.locales.count > 1, number / context.locales.count != purchase {
                    purchase = number / context.locales.count
                    members = JSONWriter.onOneLine { results[number].writePurchase(in: context, to: &$0) }
                }
                results[number].write(in: context, members, to: &array)
            }
        }
    }

    private func writeEligibility(to writer: inout JSONWriter) {
        writer.array { array in for group in shownGroups { write(group, to: &array) } }
    }

    /// The groups that are known; where none is, every group as one.
    var shownGroups: [GroupEligibility] {
        let groups = status.eligibility.groups
        return groups.isEmpty ? [status.eligibility.everyOtherGroup] : groups
    }

    func write(_ group: GroupEligibility, to writer: inout JSONWriter) {
        writer.object { object in
            object.member("store", group.store.rawValue)
            object.key("group")
            if let id = group.groupID { object.string(id) } else { object.null() }
            object.strings("products", group.productIDs)
            for line in EligibilityLine.allCases {
                object.key(line.rawValue)
                object.object(isInline: true) { write(line, of: group, to: &$0) }
            }
            object.member("purchaseScreen", group.showsPurchaseScreen)
            if let explainer { object.write([explainer.evidence(of: group, by: context.policy)]) }
        }
    }

    private func write(_ line: EligibilityLine, of group: GroupEligibility, to object: inout JSONWriter) {
        let answer = line.answer(of: group)
        object.member("outcome", answer.outcome)
        if let reason = answer.reason { object.member("reason", reason) }
        if line == .winBack, !group.winBackOfferIDs.isEmpty { object.strings("offers", group.winBackOfferIDs) }
        if line == .offerCode, let standing = group.standing { object.member("customers", standing.rawValue) }
        object.members(written: context.writtenTexts(of: EligibilityAnswer(line, of: group)))
    }
}

extension StatusReport: Encodable {
    /// Encodes the members of `json`.
    public func encode(to encoder: any Encoder) throws { try json(adding: context.diagnostics).encode(to: encoder) }
}

extension StatusContext {
    /// The texts of an answer in every language, as the member that they are, on one line.
    fileprivate func writtenTexts(of answer: EligibilityAnswer) -> [UInt8] {
        offerTexts.value(for: answer) {
            JSONWriter.onOneLine { writer in
                writer.key("support")
                writer.object { support in
                    for (locale, formatter) in zip(locales, formatters) {
                        support.member(locale.tag, formatter.text(of: answer).string)
                    }
                }
            }
        }
    }
}

extension StatusReport.Result {
    /// - Parameter members: What `writePurchase` writes, on one line; empty where it is not written yet.
    func write(in context: StatusContext, _ members: [UInt8], to writer: inout JSONWriter) {
        writer.object { object in
            object.member("locale", locale.tag)
            if members.isEmpty {
                writePurchase(in: context, to: &object)
            } else {
                object.members(written: members)
            }
            object.key("lines")
            object.object { inner in
                lines.entries.withUnsafeBufferPointer { entries in
                    for index in entries.indices {
                        inner.key(entries[index].line.rawValue)
                        entries[index].text.write(context.shown.texts, to: &inner)
                    }
                }
            }
            if !evidence.isEmpty { writeSources(in: context, to: &object) }
        }
    }

    /// What is true of the purchase in every language, with what it stands on where that is known.
    func writePurchase(in context: StatusContext, to object: inout JSONWriter) {
        if !written.isEmpty, object.isOnOneLine {
            object.members(written: written)
        } else {
            writeFacts(in: context, to: &object)
        }
        if !evidence.isEmpty { object.write(evidence) }
    }

    private func writeFacts(in context: StatusContext, to object: inout JSONWriter) {
        let purchase = lines.purchase
        if let product = purchase.productID {
            object.member("store", purchase.store.rawValue)
            object.member("product", product)
        }
        if let listed = purchase.listedProductID { object.member("listedProduct", listed) }
        if let group = purchase.groupID { object.member("group", group) }
        if let transaction = purchase.transactionID { object.member("transaction", transaction) }
        object.key("situation")
        purchase.situation.write(to: &object)
        if purchase.isInvoiced { object.member("invoiced", true) }
        object.member("endsOn", purchase.endDate)
        purchase.sale?.write(to: &object)
        if purchase.isGranted { object.member("granted", true) }
        if let offer = purchase.offer {
            object.key("offer")
            offer.write(to: &object)
        }
        if !purchase.withheld.isEmpty {
            object.key("withheld")
            object.array { array in for doubt in purchase.withheld { doubt.write(to: &array) } }
        }
        let calendar = calendar(in: context)
        if calendar.country != nil { object.member("zoneSource", DaySource.storefront.rawValue) }
        if let end = purchase.situation.comingEnd, let left = calendar.timeLeft(from: context.now, until: end.date) {
            object.key("timeLeft")
            object.object(isInline: true) { left.write(until: end, to: &$0) }
        }
        object.key("timeline")
        TimelineWriter(now: context.now, calendar: calendar, counts: purchase.counts)
            .write(purchase.timeline, to: &object)
    }
}

extension OneTimeSale {
    /// The rental or the order before the release, with what is stated of it.
    fileprivate func write(to object: inout JSONWriter) {
        object.key(rental == nil ? "preorder" : "rental")
        object.object(isInline: true) { inner in
            if let period = rental?.period { inner.member("period", period.description) }
            if let started = rental?.afterStart { inner.member("afterStart", started.description) }
            inner.member("release", preorder?.release)
        }
    }
}

extension TimeLeft {
    fileprivate func write(until end: ComingEnd, to object: inout JSONWriter) {
        object.member("of", end.subject.rawValue)
        switch self {
        case .days(let days): object.member("days", days)
        case .hours(let hours): object.member("hours", hours)
        case .lessThanAnHour: object.member("hours", 0)
        }
    }
}

extension Doubt {
    /// Each fact on its own, with why it is not told, and where that stands.
    fileprivate func write(to array: inout JSONWriter) {
        for name in facts.names {
            array.object(isInline: true) { object in
                object.member("fact", name)
                object.member("reason", reason.rawValue)
                object.member("field", field)
            }
        }
    }
}

extension JSONWriter {
    /// The same of strings of the program itself.
    mutating func strings(_ name: StaticString, plain values: [String]) {
        key(name)
        array(isInline: true) { array in for value in values { array.plain(value) } }
    }

    /// A member whose value is a list of strings on one line.
    mutating func strings(_ name: String, _ values: [String]) {
        key(name)
        array(isInline: true) { array in for value in values { array.string(value) } }
    }
}

extension OfferEligibility {
    fileprivate var reason: String? {
        switch self {
        case .eligible: nil
        case .ineligible(let reason): reason.rawValue
        case .unknown(let reason): reason.rawValue
        }
    }
}
