package import Paywright
internal import PaywrightJSON
internal import PaywrightRuns

/// What a seller asks about the notices of customers: the rules, where the customers are, and which days count.
package struct NoticesQuestion: Sendable {
    /// The seller's rules; nil for every event without days.
    package var rules: [NoticeRule]?
    /// Where the customers are.
    package var region: CustomerRegion?
    /// The days asked for; nil for all.
    package var days: DayRange?

    package init(rules: [NoticeRule]? = nil, region: CustomerRegion? = nil, days: DayRange? = nil) {
        (self.rules, self.region, self.days) = (rules, region, days)
    }

    /// Rules that somebody has to read again, once for a run.
    package func diagnostics(at now: Instant) -> [Diagnostic] {
        guard let today = CalendarDay(now) else { return [] }
        return (rules ?? []).compactMap { rule in
            guard let day = rule.reviewBy, day < today else { return nil }
            let message = "found rule \(rule.id), which had to be read again by \(day), expected a later review"
            return Diagnostic(.note, RunCode.ruleReviewDue, message: message, consequence: "it is used as it stands")
        }
    }
}

/// Days of a calendar, both ends with them: "2026-12-01/2026-12-07", "2026-12-01".
package struct DayRange: Hashable, Sendable {
    /// The first day.
    package let first: CalendarDay
    /// The last day.
    package let last: CalendarDay

    /// How days are written.
    package static let grammar =
        "one day or two by ISO 8601, the first not after the last, such as \"2026-12-01/2026-12-07\""

    /// Reads days; nil for anything else, and where the last day lies before the first.
    package init?(_ text: String) {
        let ends = text.split(separator: "/", omittingEmptySubsequences: false)
        guard ends.count <= 2, let first = ends.first.flatMap({ CalendarDay($0) }),
            let last = ends.last.flatMap({ CalendarDay($0) }), first <= last
        else { return nil }
        (self.first, self.last) = (first, last)
    }
}

/// The notices that a seller may send to one customer, in some languages: the contract `paywright/notices/1`.
package struct NoticesReport: Sendable {
    /// What each answer repeats.
    package static let statement =
        "Paywright words facts; whether and when a notice must be sent is decided by the seller."

    /// A notice with its texts, in the order of the languages.
    struct Entry: Sendable {
        let notice: Notice
        let purchase: CustomerStatus.Purchase
        let texts: [NoticeText]
    }

    let context: StatusContext
    let question: NoticesQuestion
    private let report: StatusReport
    let entries: [Entry]
    package let diagnostics: [Diagnostic]

    /// - Parameter question: What is asked; a context of notices has it.
    package init(_ input: CustomerInput, in context: StatusContext, asking question: NoticesQuestion) {
        let report = StatusReport(unworded: input, in: context)
        let context = report.context
        // The languages of a run have the same options.
        var asked = NoticeQuestion(rules: question.rules, region: question.region)
            .of(report.history, context.formatters.first?.options ?? StatusOptions())
        var entries: [Entry] = []
        for purchase in report.status.purchases {
            asked.namesProduct = context.names.haveName(of: purchase)
            var notices = purchase.notices(at: context.now, asking: asked, by: context.calendar)
            // Which sentences there are does not depend on the language.
            if let formatter = context.formatters.first {
                notices = formatter.comparing(
                    notices,
                    about: purchase,
                    now: context.now,
                    products: context.names
                )
            }
            for notice in notices where question.days.map({ notice.isDue(in: $0) }) ?? true {
                let texts = context.formatters.map {
                    $0.text(of: notice, about: purchase, now: context.now, products: context.names)
                }
                entries.append(Entry(notice: notice, purchase: purchase, texts: texts))
            }
        }
        self.context = context
        self.question = question
        self.report = report
        self.entries = entries
        var seen: Set<String> = []
        let faults = entries.flatMap { entry in
            zip(context.locales, entry.texts).flatMap { locale, text in text.diagnostics.map { "\(locale): \($0)" } }
        }
        diagnostics =
            report.diagnostics + faults.filter { seen.insert($0).inserted }.map { Diagnostic(formatting: $0) }
    }

    /// The customer's name, where the inputs have one.
    var customer: String? { report.history.customer }
    /// Whether signatures stand for the inputs.
    var verification: CustomerHistory.Verification { report.history.verification }
}

extension Notice {
    /// Whether it is to be sent in some days: its own begin by then, and it is not too late for it.
    fileprivate func isDue(in days: DayRange) -> Bool {
        guard let due else { return true }
        return (due.firstDay ?? days.first) <= days.last && (state == .late || due.lastDay >= days.first)
    }
}

extension StoreCalendar {
    /// The calendar of a purchase, by the country where it was made where no time zone is stated.
    func calendar(of purchase: CustomerStatus.Purchase) -> StoreCalendar {
        calendar(in: purchase.storefront.flatMap { Storefront($0) })
    }
}
