import PaywrightDecisions

/// A situation and the kinds of moments beside it, without their dates and amounts: what two histories have in common.
struct TimelineShape: Hashable {
    /// Of so many histories one is counted: writing shapes takes longer than deciding them.
    static let sampling = 7

    let situation: String
    let moments: [String]

    init(_ purchase: CustomerStatus.Purchase) {
        situation = SituationMatrix.name(of: purchase.situation)
        moments = purchase.timeline.moments.map { moment in
            let changes = moment.changes.isEmpty ? "renews" : moment.changes.map(\.name).joined(separator: "+")
            return "\(changes) \(moment.charge.shape), \(moment.certainty.shape)\(moment.wayOut.shape)"
        }
    }

    /// The table of shapes in Markdown, the commonest of each situation first.
    static func table(_ shapes: [TimelineShape: Int]) -> String {
        let rows = shapes.sorted {
            ($0.key.situation, -$0.value, $0.key.moments.joined()) < (
                $1.key.situation, -$1.value, $1.key.moments.joined()
            )
        }
        let lines = rows.map { shape, times in
            "| \(shape.situation) | \(shape.moments.isEmpty ? "–" : shape.moments.joined(separator: " · ")) | \(times) |"
        }
        return "| situation | moments | times |\n| --- | --- | ---: |\n" + lines.joined(separator: "\n")
    }
}

extension Moment.Charge {
    fileprivate var shape: String {
        switch self {
        case .none: "nothing"
        case .free: "free"
        case .exactly: "exactly"
        case .atMost: "at most"
        case .notStated(let reason): "?\(reason.rawValue)"
        }
    }
}

extension Moment.Certainty {
    fileprivate var shape: String {
        switch self {
        case .certain: ""
        case .ifAgreed: "if agreed, "
        case .open: "open, "
        }
    }
}

extension Moment.WayOut {
    fileprivate var shape: String {
        switch self {
        case .cancel: "cancel"
        case .cancelUndated: "cancel by the rule"
        case .noneUntil: "no way out"
        case .notNeeded: "no need"
        case .notStated: "?"
        }
    }
}

extension [Moment] {
    /// What they are, for whoever reads a failed test.
    var words: String {
        map { moment in
            let time =
                switch moment.at {
                case .date(let date): "\(date)"
                case .endOfPeriod: "end of period"
                case .notStated: "undated"
                }
            let price = if case .exactly(let price, _, _) = moment.charge { " \(price)" } else { "" }
            let changes = moment.changes.map(\.name).joined(separator: "+")
            return "\(time) \(changes) \(moment.charge.shape)\(price) \(moment.certainty.shape)\(moment.wayOut.shape)"
        }
        .joined(separator: " · ")
    }
}
