internal import PaywrightModel
internal import PaywrightValues

/// One price as a file states it, with all that says whether it is in force.
struct StatedPrice {
    let productID: String?
    let plan: BillingPlan.Kind
    let storefront: Storefront
    let price: Price
    /// The first day it holds; nil when it held from the start.
    let startDay: CalendarDay?
    /// The first day it no longer holds; nil when none is set.
    let endDay: CalendarDay?
    /// Whether only those pay it who subscribed before a change.
    let isPreserved: Bool
    let place: SourcePlace
    /// Whether a field that this version does not know may change it.
    var leavesCalculationsOpen = false
    /// How often its product is charged; nil where the file does not state that.
    var period: SubscriptionPeriod?
    /// Whether its product has not been removed from sale.
    var isForSale = true

    /// Whether it depends on the day.
    var isDated: Bool { startDay != nil || endDay != nil }

    func isInForce(on day: CalendarDay) -> Bool {
        startDay.map { $0 <= day } ?? true && endDay.map { day < $0 } ?? true
    }
}
