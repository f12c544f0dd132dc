internal import Paywright

/// A shape as one text.
extension ProductShape {
    /// The shape as one text, by which shapes are compared: 7 days are a week in it, and 12 months a year.
    ///
    ///     // P12M after 7 free days for new customers: "P1Y+free:P1W"
    ///     // P1M for 12 payments, before tax: "P1M;commitment:12:newCommitment;tax:added"
    public var form: String { text { $0.normalized() } }

    /// The same with every length as the store states it, and with what a program cannot see of an offer: what an exported shape
    /// is called.
    public var name: String {
        let isUsual =
            offers.allSatisfy { $0.mayBeginAtRenewal == $0.usuallyBeginsAtRenewal(in: store) } || offers.count > 1
        return text { $0 } + (isUsual ? "" : offers.contains(where: \.mayBeginAtRenewal) ? "~renewal" : "~now")
    }

    /// Whether two shapes say the same of a purchase: what is true of one is true of the other.
    ///
    /// - Parameter other: The other shape.
    public func isEqual(to other: ProductShape) -> Bool { store == other.store && form == other.form }

    private func text(_ written: (CalendarDuration) -> CalendarDuration) -> String {
        var text: String
        switch (kind, period.map(written)) {
        case (.nonRenewable, let period?): text = "prepaid:\(period)"
        case (_, let period?): text = period.description
        case (.nonRenewable, nil): text = "nonRenewable"
        case (.consumable, nil): text = "consumable"
        case (.nonConsumable, nil), (.autoRenewable, nil): text = "once"
        }
        if isFree { text += ";free" }
        if let commitment {
            text += ";commitment:\(commitment.payments):\(commitment.renewal?.rawValue ?? "unstated")"
        }
        if let seats { text += ";seats:\(seats)" }
        if quantity > 1 { text += ";quantity:\(quantity)" }
        if let tax { text += ";tax:\(tax.rawValue)" }
        return text + offers.map { "+" + $0.text(written) }.joined()
    }
}

extension ProductShape.Phase {
    fileprivate func text(_ written: (CalendarDuration) -> CalendarDuration) -> String {
        let text = (prefix.map { "\($0)." } ?? "") + mode.rawValue
        switch mode {
        case .oneTime: return text
        case .payAsYouGo: return text + (period.map { ":\(written($0))*\(cycles)" } ?? "")
        case .free, .payUpFront: return text + (duration.map { ":\(written($0))" } ?? "")
        }
    }

    private var prefix: String? {
        switch type {
        case .introductory: nil
        case .unspecified: "offer"
        case .promotional, .winBack, .code, .retention: type.rawValue
        }
    }

    /// Whether an offer of its type is one for people whose subscription runs, where a file says nothing else.
    fileprivate func usuallyBeginsAtRenewal(in store: StoreName) -> Bool {
        switch type {
        case .promotional, .code: store == .appStore && mode != .oneTime
        case .introductory, .winBack, .retention, .unspecified: false
        }
    }
}
