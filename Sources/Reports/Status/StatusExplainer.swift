internal import Paywright
internal import PaywrightJSON

/// Explains the answer about one customer.
struct StatusExplainer {
    private let all: InputTrace
    private let scopes: TraceScopes

    /// - Parameters:
    ///   - traces: What was read, of every input.
    ///   - status: What is told of it.
    init(_ traces: [InputTrace], _ status: CustomerStatus) {
        all = traces.reduce(into: InputTrace()) { all, trace in
            all.objects += trace.objects
            all.values += trace.values
        }
        scopes = TraceScopes(all, status.purchases.map(\.origin))
    }

    /// What the facts of a purchase stand on, by its number in the status.
    func evidence(of result: StatusReport.Result, number: Int, in context: StatusContext) -> [Evidence] {
        let purchase = result.lines.purchase
        let finder = EvidenceFinder(
            scopes.traces[number],
            hours: purchase.store.hoursToCancelBefore,
            zones: result.calendar(in: context).zonesOfLastDays,
            isByPolicy: context.policy.decides(purchase.store)
        )
        return finder.evidence { object in result.writePurchase(in: context, to: &object) }
    }

    /// What is told of access stands on everything that was read.
    func evidence(of write: (inout JSONWriter) -> Void) -> [Evidence] { EvidenceFinder(all).evidence(of: write) }

    /// What the offers in a group stand on: all that was read, for one purchase anywhere may make a customer ineligible.
    func evidence(of group: GroupEligibility, by policy: StatusPolicy) -> Evidence {
        var evidence = EvidenceFinder(all).decision(by: [.access, .offer])
        evidence.facts = EligibilityLine.allCases.map(\.rawValue) + ["purchaseScreen"]
        if policy.afterRefund != StatusPolicy.careful.afterRefund { evidence.rules.append(.policy) }
        return evidence
    }
}

extension EvidenceFinder {
    /// What each fact of an object stands on whose members are written.
    fileprivate func evidence(of write: (inout JSONWriter) -> Void) -> [Evidence] {
        let bytes = JSONWriter.onOneLine { writer in writer.object { write(&$0) } }
        guard let document = try? JSONDocument(parsing: bytes) else { return [] }
        return evidence(of: document.root)
    }
}

extension StatusReport.Result {
    /// The days of the customer, or of the country where the customer buys.
    func calendar(in context: StatusContext) -> StoreCalendar {
        context.calendar.calendar(in: lines.purchase.storefront.flatMap { Storefront($0) })
    }

    /// Which evidence the dates and amounts in the lines stand on: its number in the list, and where they stand in the text, in
    /// UTF-16 units.
    func writeSources(in context: StatusContext, to object: inout JSONWriter) {
        guard let index = context.locales.firstIndex(of: locale) else { return }
        object.key("sources")
        object.object { lines in
            for entry in self.lines.entries {
                lines.key(entry.line.rawValue)
                lines.array { parts in
                    for source in sources(of: entry.text, by: context.formatters[index], in: context) {
                        parts.object(isInline: true) { part in
                            part.member("start", source.range.lowerBound)
                            part.member("end", source.range.upperBound)
                            part.member("evidence", source.evidence)
                        }
                    }
                }
            }
        }
    }

    /// The dates and amounts in a line, each with the number of its evidence.
    func sources(
        of text: FormattedText,
        by formatter: StatusFormatter,
        in context: StatusContext
    ) -> [(range: Range<Int>, evidence: Int)] {
        let calendar = calendar(in: context)
        return text.parts.compactMap { part in
            let words = String(text.string.utf16.dropFirst(part.range.lowerBound).prefix(part.range.count)) ?? ""
            return evidence.firstIndex { evidence in
                switch (evidence.value, part.kind) {
                case (.date(let date)?, .date): formatter.texts(of: date, as: part.argument, in: calendar).contains(words)
                case (.day(_, let limit)?, .date):
                    calendar.lastDay(before: limit, now: context.now)
                        .map { formatter.texts(of: $0, as: part.argument, in: calendar).contains(words) } ?? false
                case (.date(let date)?, .count):
                    calendar.days(from: context.now, to: date)
                        .map { words == formatter.text(of: abs($0), as: part.argument) } ?? false
                case (.count(let count)?, .count): words == formatter.text(of: count, as: part.argument)
                case (.price(let price)?, .money): words == formatter.text(of: price, as: part.argument)
                default: false
                }
            }.map { (part.range, $0) }
        }
    }
}
