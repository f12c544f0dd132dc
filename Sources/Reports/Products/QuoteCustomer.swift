package import Paywright
internal import PaywrightJSON
internal import PaywrightRuns

/// For whom products are quoted, and when.
package struct QuoteCustomer: Sendable {
    /// What each product is for the customer; nil where no customer is stated.
    let choices: PlanChoices?
    /// The moment of a purchase, and the days in the customer's time zone; nil where they are not stated.
    private let clock: (now: Instant, calendar: StoreCalendar)?

    /// Whether the moment and the time zone of a purchase are stated.
    var isDated: Bool { clock != nil }

    /// Nobody who is known.
    static let unstated = QuoteCustomer()

    package init(choices: PlanChoices? = nil, at now: Instant? = nil, in calendar: StoreCalendar? = nil) {
        self.choices = choices
        clock = now.flatMap { now in calendar.map { (now, $0) } }
    }

    /// The customer of some inputs, at the moment of a question.
    ///
    /// - Parameters:
    ///   - source: Where the moment comes from.
    ///   - calendar: The days in the customer's time zone; nil where it is not stated.
    package init(
        _ input: CustomerInput,
        products: [Product],
        at now: Instant,
        from source: NowSource,
        in calendar: StoreCalendar?,
        _ policy: StatusPolicy
    ) {
        let moment = source.verifiedMoment(of: input.history, now, policy) ?? now
        self.init(
            choices: PlanChoices(
                for: input.history,
                products: products,
                now: moment,
                policy: source.decisionPolicy(policy)
            ),
            at: moment,
            in: calendar
        )
    }

    /// What there is to say of the customer, and of the time zone.
    package var diagnostics: [Diagnostic] {
        (choices?.status.sourceDiagnostics ?? []) + (clock.map { Diagnostic.zones($0.calendar.zone) } ?? [])
    }

    /// When some terms are charged. What a change of plan costs no field states, and what the customer has is not bought.
    func dated(_ terms: PurchaseTerms, _ choice: PlanChoice?) -> DatedQuote? {
        guard let clock, choice.map({ $0.choice == .buy }) ?? true else { return nil }
        return terms.dated(at: clock.now, in: clock.calendar).map {
            DatedQuote(terms: $0, now: clock.now, calendar: clock.calendar)
        }
    }
}

/// Dated terms, and the moment and the days that they are of.
struct DatedQuote: Sendable {
    let terms: DatedTerms
    let now: Instant
    let calendar: StoreCalendar

    var json: JSONOutput {
        .written { writer in
            writer.object { object in
                object.member("now", now)
                object.member("timeZone", calendar.timeZone)
                object.member("dueToday", terms.dueToday)
                object.member("goesOn", terms.goesOn)
                let writer = TimelineWriter(now: now, calendar: calendar)
                object.key("moments")
                object.array { array in
                    for moment in terms.moments { writer.write(moment.moment, on: moment.day, to: &array) }
                }
            }
        }
    }
}

extension DatedQuote: Hashable {
    static func == (left: DatedQuote, right: DatedQuote) -> Bool {
        left.terms == right.terms && left.now == right.now && left.calendar.timeZone == right.calendar.timeZone
    }

    func hash(into hasher: inout Hasher) { hasher.combine(terms) }
}
