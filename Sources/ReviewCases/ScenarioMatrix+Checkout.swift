internal import Paywright
internal import PaywrightDecisions
internal import PaywrightModel
internal import PaywrightTimeZones
internal import PaywrightValues

/// Purchases at a moment: amounts with their days, and what stands beside them.
extension ScenarioMatrix {
    static let checkout: [Scenario?] = {
        let dated: Set<ProductLine> = [.dueToday, .nextCharge]
        let trialLines = dated.union([.trialTimelineToday, .trialTimelineLastDay, .trialTimelineCharge])
        // The first charge after a month comes on the same day: days that some languages write otherwise.
        let days = ["01", "08", "11", "21"].map { day in
            scenario("day\(day)", .googlePlay, bought: "2026-11-\(day)T12:00:00Z", lines: [.nextCharge])
        }
        let last = scenario("day31", .googlePlay, bought: "2026-12-31T12:00:00Z", lines: [.nextCharge])
        return days + [
            last,
            scenario("appStore.freeTrial", .appStore, trial("P1W"), bought: "2026-11-23T12:00:00Z", lines: trialLines),
            scenario("googlePlay", .googlePlay, bought: "2026-10-31T12:00:00Z", lines: dated.union([.cancelAnytime])),
            scenario(
                "payUpFront",
                .appStore,
                paid(.payUpFront, "P6M", 1),
                bought: "2026-11-23T12:00:00Z",
                lines: dated
            ),
            scenario(
                "merchant.freeTrial",
                .stripe,
                trial("P8D"),
                bought: "2026-11-23T12:00:00Z",
                tax: .included,
                lines: trialLines.union([.taxIncluded])
            ),
            scenario(
                "upgrade",
                .appStore,
                choice: PlanChoice(.upgrade, isButtonOn: true, takesEffect: .now),
                lines: [.planChange]
            ),
            scenario(
                "downgrade",
                .appStore,
                choice: PlanChoice(.downgrade, isButtonOn: true, takesEffect: .atRenewal),
                lines: [.planChange]
            ),
            scenario(
                "merchant.tax",
                .stripe,
                trial("P1W"),
                bought: "2026-11-23T12:00:00Z",
                tax: .added,
                lines: trialLines
            ),
        ]
    }()

    private static func scenario(
        _ name: String,
        _ store: StoreName,
        _ offer: SubscriptionOffer? = nil,
        bought: String? = nil,
        choice: PlanChoice? = nil,
        tax: TaxTreatment? = nil,
        lines: Set<ProductLine>
    ) -> Scenario? {
        let product = Product(
            id: name,
            store: store,
            type: .autoRenewable,
            names: [LocalizedName(locale: "en", name: monthly.name)],
            prices: monthly.prices,
            period: monthly.period,
            offers: [offer].compactMap { $0 },
            tax: tax
        )
        let claims: [OfferClaim] = offer == nil ? [.noOffer] : [.introductory]
        var scenario = Scenario("checkout.\(name)", product, claims, lines: lines)
        scenario?.choice = choice
        let calendar = try? StoreCalendar(timeZone: "UTC")
        if let now = bought.flatMap({ Instant(rfc3339: $0) }), let calendar {
            let dated = scenario?.terms.dated(at: now, in: calendar)
            scenario?.dated = dated
        }
        return scenario
    }
}
