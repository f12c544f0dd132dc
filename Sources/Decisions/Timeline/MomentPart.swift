internal import PaywrightModel
internal import PaywrightValues

/// What one field adds to a moment. What is nil it leaves to the others; of two that state the same the later one counts.
struct MomentPart {
    var at: Moment.Time
    var scope = Moment.Scope.purchase
    var changes: [Moment.Change] = []
    var charge: Moment.Charge?
    var certainty: Moment.Certainty?
    var wayOut: Moment.WayOut?

    /// Something that may happen or not: nothing is told of what it costs.
    static func open(at time: Moment.Time, _ reason: Moment.Reason, changes: [Moment.Change] = []) -> MomentPart {
        MomentPart(
            at: time,
            changes: changes,
            charge: .notStated(reason),
            certainty: .open(reason),
            wayOut: .notStated
        )
    }
}

extension MomentPart {
    /// The part as it can be told at an instant: with dates of the calendar that lie ahead; nil where it is over.
    func ahead(of now: Instant) -> MomentPart? {
        func ahead(_ date: Instant?) -> Instant? { date.flatMap { $0 > now && $0.isCalendarDate ? $0 : nil } }
        var part = self
        if let date = at.date {
            if date <= now { return nil }
            if !date.isCalendarDate {
                part.at = .notStated
                if case .cancel? = wayOut { part.wayOut = .cancelUndated }
            }
        }
        if case .noneUntil(let end)? = wayOut { part.wayOut = .noneUntil(ahead(end)) }
        if case .ifAgreed(let due)? = certainty { part.certainty = .ifAgreed(by: ahead(due)) }
        part.changes = changes.map { change in
            guard case .commitmentBegins(let payments, let total, let end) = change else { return change }
            return .commitmentBegins(payments: payments, total: total, until: ahead(end))
        }
        return part
    }
}

extension [MomentPart] {
    /// One moment for each instant and scope, dated ones first, in order.
    func moments(collected collection: Moment.Collection?) -> [Moment] {
        var joined: [MomentPart] = []
        for part in self {
            guard let index = joined.firstIndex(where: { $0.at == part.at && $0.scope == part.scope }) else {
                joined.append(part)
                continue
            }
            joined[index].changes += part.changes.filter { !joined[index].changes.contains($0) }
            joined[index].charge = part.charge ?? joined[index].charge
            joined[index].certainty = part.certainty ?? joined[index].certainty
            joined[index].wayOut = part.wayOut ?? joined[index].wayOut
        }
        return joined.map { part in
            let charge = part.charge ?? .none
            return Moment(
                at: part.at,
                scope: part.scope,
                charge: charge,
                collection: charge.costs ? collection : nil,
                changes: part.changes,
                certainty: part.certainty ?? .certain,
                // Of a commitment too, what costs nothing needs no way out.
                wayOut: charge.costs ? part.wayOut ?? .notNeeded : .notNeeded
            )
        }
        .sorted { $0.at.comes(before: $1.at) }
    }
}

extension Moment.Charge {
    /// Whether it costs anything, as far as is known.
    var costs: Bool {
        switch self {
        case .none, .free: false
        case .exactly, .atMost, .notStated: true
        }
    }
}
