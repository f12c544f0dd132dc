import PaywrightDecisions
import PaywrightMessages
import PaywrightModel
import PaywrightValues

/// Every automatic charge on a date is followed by how to avoid it, and nothing else is.
extension TruthCheck {
    /// Sentences about a charge that comes by itself, on a date that they or the sentence before them state.
    private static let charges: Set<String> = [
        "status.thenCharged.price", "status.renews", "status.renews.price", "status.renews.offer",
        "status.renews.offer.noPrice", "status.planChange.charged", "status.planChange.charged.price",
        "status.commitment.endsAndRenews", "status.commitment.endsAndRenews.price", "status.paused.detail",
    ]
    /// Sentences about a new price from a day on.
    private static let prices: Set<String> = [
        "status.newPrice.oldAndDate", "status.newPrice.date", "status.newPrice.dateOnly",
    ]

    /// Sentences that tell how a charge is avoided.
    private static func isWayOut(_ key: String) -> Bool {
        key.hasPrefix("status.cancelBy") || key.hasPrefix("disclosure.cancel")
    }

    mutating func checkWayOut(_ spoken: SpokenPurchase) {
        // The line for staff names dates, and no way out.
        // That it begins a commitment, or is paid by an invoice, stands between a charge and its way out.
        let isInvoiced = spoken.purchase.isInvoiced
        let detail = spoken.messages.prefix { !$0.key.hasPrefix("support.") }.filter { message in
            !message.key.hasPrefix("status.commitmentBegins")
                && !(isInvoiced && message.key.hasPrefix("status.invoice"))
        }
        let name = SituationMatrix.name(of: spoken.purchase.situation)
        // A new price that waits for a consent is not charged without one; what is charged before it is.
        let consents = name.hasPrefix("priceChange.awaitingConsent")
        // While a commitment runs, a new price in it cannot be avoided; nor in one that begins before.
        let isCommitted =
            ["status.commitment.detail", "status.commitment.running", "status.commitmentBegins"].contains(
                where: spoken.says
            )
            || spoken.purchase.timeline.moments.contains { moment in
                if case .noneUntil = moment.wayOut { moment.changes.contains { $0.name == "price" } } else { false }
            }
        // Who cancels before another plan takes the place of a commitment keeps the payments of that.
        let isPlanBinding = spoken.purchase.timeline.moments.contains { moment in
            moment.wayOut == .notStated && moment.changes.contains { $0.name == "plan" }
        }
        for (index, message) in detail.enumerated() {
            let key = message.key
            let rest = detail.dropFirst(index + 1).map(\.key)
            let next = rest.first ?? "nothing"
            let before = index > 0 ? detail[index - 1].key : "nothing"
            let isDated = !before.hasSuffix(".noDate")
            let isKept = isUnavoidable(on: [message, index > 0 ? detail[index - 1] : message], in: spoken.purchase)
            let isPrice = Self.prices.contains(key)
            // A payment that is not avoided by the way out of what follows it has its own.
            let isPause =
                spoken.says("status.resumes") || ["planChange", "priceChange"].contains(spoken.purchase.situation.name)
            // Who cancels during free time does not begin a commitment.
            let isFreeNow = spoken.purchase.freeTime != nil
            let charges =
                isPause && !spoken.says("status.commitment") && key.hasPrefix("status.nextPayment")
                    || Self.charges.contains(key)
                ? isDated || !key.hasPrefix("status.planChange")
                : isPrice ? !consents && !isCommitted : key == "status.thenCharged" && isDated
            if charges, !isKept, !((consents || isPlanBinding) && key.hasPrefix("status.planChange")) {
                // One way out is enough for a charge at the end of free time and the new price after it: the earlier one.
                let isBesidePrice = key == "status.thenCharged" && !rest.filter(Self.prices.contains).isEmpty
                let isFollowed =
                    next.hasPrefix("status.cancelBy") || isPrice && next.hasPrefix("status.consent")
                    || isPrice && (next.hasPrefix("disclosure.cancel") || isOfAvoidedCharge(detail, at: index))
                    || isBesidePrice && rest.contains { $0.hasPrefix("status.cancelBy") }
                expect(isFollowed, "\(key) is followed by \(rest.joined(separator: " ")), and no way out")
            }
            if key.hasPrefix("status.cancelBy") {
                expect(
                    Self.charges.contains(before) || Self.prices.contains(before) || before == "status.thenCharged"
                        // What a plan costs may not be stated: a cancellation avoids the plan.
                        || before.hasPrefix("status.planChange.")
                        || (isPause || isFreeNow || !isKept) && before.hasPrefix("status.nextPayment"),
                    "\(key) follows \(before), which is no charge and no plan"
                )
                expect(!(consents && Self.prices.contains(before)), "a way out of what needs a consent")
                // Each way out is that of the sentence before it: two never follow each other. Where it is found may follow.
                let isPlace = ["disclosure.cancel.merchant", "disclosure.cancel.amazon"].contains(where: next.hasPrefix)
                expect(isPlace || !Self.isWayOut(next), "two ways out of one charge")
            }
            if key == "status.thenCharged", !isDated {
                expect(next.hasPrefix("disclosure.cancel."), "a charge without a date, and \(next)")
            }
        }
    }

    /// Whether a new price comes on the day of a charge whose way out stands before it.
    private func isOfAvoidedCharge(_ messages: [Message], at index: Int) -> Bool {
        guard let way = messages[..<index].lastIndex(where: { Self.isWayOut($0.key) }), way > 0 else { return false }
        let days = [messages[way - 1], messages[index]].map { message in
            if case .date(let date)? = message.arguments[.date] { date.instant } else { nil as Instant? }
        }
        return days[0] != nil && days[0] == days[1]
    }

    /// Whether the timeline has charges on the days of some sentences, none of which a cancellation is known to avoid: a payment of a
    /// commitment, a phase that begins within a period, or what costs nothing.
    private func isUnavoidable(on messages: [Message], in purchase: CustomerStatus.Purchase) -> Bool {
        let days = messages.flatMap { message in
            message.arguments.names.compactMap {
                if case .date(let date)? = message.arguments[$0] { date.instant } else { nil }
            }
        }
        let moments = purchase.timeline.moments.filter { $0.at.date.map(days.contains) == true }
        return !moments.isEmpty
            && moments.allSatisfy { if case .cancel = $0.wayOut { false } else { true } }
    }

    /// The last day to cancel is whole, is not over, and ends as long before a stated date as the store asks for.
    mutating func checkCancelBy(_ last: Instant, _ spoken: SpokenPurchase, _ facts: StatedFacts) {
        checkLastDay(last, hoursBefore: spoken.purchase.store == .appStore ? 24 : 0, spoken, facts)
    }

    /// A last day is whole, is not over, and ends so many hours before a stated date, and no whole day more.
    mutating func checkLastDay(
        _ last: Instant,
        hoursBefore notice: Int64,
        _ spoken: SpokenPurchase,
        _ facts: StatedFacts
    ) {
        let end = last.adding(milliseconds: 1)
        let hour: Int64 = 3_600_000
        let isWhole = (try? StoreCalendar(timeZone: "Pacific/Auckland"))?.startOfDay(end) == end
        expect(isWhole && last >= spoken.now, "\(last) is not the end of a day ahead")
        let left = facts.dates.map { $0.milliseconds(since: end) }
        expect(
            left.contains { $0 >= notice * hour && $0 < (notice + 26) * hour },
            "no date stands \(notice) hours and a day at most after \(last)"
        )
    }
}
