internal import Paywright
internal import PaywrightDecisions
internal import PaywrightModel
internal import PaywrightValues

/// What is rented, and what is ordered before its release.
extension ScenarioMatrix {
    static let sales: [Scenario?] = [
        sale("rental.P30D.PT48H", .rental(Rental(period: .days(30), afterStart: .hours(48)))),
        sale("rental.P1M.P1D", .rental(Rental(period: .months(1), afterStart: .days(1)))),
        sale("preorder", .preorder(Preorder(release: Instant(rfc3339: "2026-12-10T12:00:00Z")))),
        sale("preorder.noDate", .preorder(Preorder(release: nil))),
    ]

    private static func sale(_ name: String, _ sale: OneTimeSale) -> Scenario? {
        let product = Product(
            id: name,
            store: .googlePlay,
            type: sale.rental == nil ? .nonConsumable : .nonRenewable,
            names: [LocalizedName(locale: "en", name: "Reef Tour")],
            prices: prices("3.99", "USA"),
            sale: sale
        )
        let lines: Set<ProductLine> = [.rental, .preorder, .callToAction, .callToActionShort, .disclosure]
        var scenario = Scenario("sale.\(name)", product, [.noOffer], lines: lines)
        if let now = Instant(rfc3339: "2026-11-23T12:00:00Z"), let calendar = try? StoreCalendar(timeZone: "UTC") {
            let dated = scenario?.terms.dated(at: now, in: calendar)
            scenario?.dated = dated
        }
        return scenario
    }
}
