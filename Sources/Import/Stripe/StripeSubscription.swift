internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

/// What a subscription states about all of its items.
struct StripeSubscription {
    let node: JSONNode
    let id: String
    let status: StatedValue<StripeStatus>
    let startDate: Instant?
    let endDate: Instant?
    let trialStart: Instant?
    let trialEnd: Instant?
    let cancelDate: Instant?
    /// When the cancellation was asked for.
    let cancelledDate: Instant?
    /// nil where that cannot be read.
    let cancelsAtPeriodEnd: Bool?
    /// Whether the customer is sent invoices, and nothing is charged by itself; nil where that is not stated.
    let isInvoiced: StatedValue<Bool>?
    /// Why it is paused; nil where that is not stated.
    let pauseCause: PauseCause?
    /// Whether invoices are not collected at present.
    let isCollectionPaused: Bool
    /// Whether a trial may end without a payment for want of a payment method.
    let needsPaymentMethod: Bool
    /// The latest invoice.
    let orderID: String?
    let expirationReason: StatedValue<ExpirationReason>?
    let environment: String?
    let statedDate: Instant?
    /// The currency that is charged, where it is stated.
    let currency: CurrencyCode?
    /// The currency that the customer pays in, where it is converted.
    let presentment: CurrencyCode?
    /// The customer, where it is expanded.
    let customer: JSONNode?
    /// Where the customer is: "DEU"; nil where that is not stated.
    let country: String?
    /// The schedule, expanded, as an identifier, or none.
    let schedule: JSONNode

    /// Whether it has ended, whatever its status.
    var hasEnded: Bool { endDate != nil || status == .known(.canceled) }

    /// What Stripe calls the state, in the words of the model.
    var state: StatedValue<SubscriptionStatement.State> {
        switch status {
        case .known(.incompleteExpired): return .known(.pendingCancelled)
        case .known(.canceled): return .known(.expired)
        // That it ends on a day tells whether that day has come.
        case .known where hasEnded: return .known(.cancelled)
        case .known(.trialing), .known(.active): return .known(.active)
        case .known(.pastDue): return .known(.billingRetry)
        case .known(.unpaid): return .known(.onHold)
        case .known(.incomplete): return .known(.pending)
        case .known(.paused): return .known(.paused)
        case .unrecognized(let text): return .unrecognized(text)
        }
    }

    /// Whether the merchant decides about access: a payment failed, or it is paused.
    var leavesAccessOpen: Bool {
        !hasEnded && [.known(.pastDue), .known(.unpaid), .known(.paused)].contains(status)
    }

    /// Whether it is stated to end: now, at the end of its period, or on a day.
    var isCancelled: Bool { cancelDate != nil || cancelsAtPeriodEnd == true }

    /// Where an item that is sold now states that it is for what is used, which is charged on the day of a renewal; nil where none does. In
    /// a trial nothing is charged for.
    func usage(chargedWith renewal: StripeRenewal, among items: [StripeItem]) -> JSONNode? {
        guard runs, status != .known(.trialing), let end = renewal.end else { return nil }
        return items.lazy.filter { $0.periodEnd?.isNear(end, within: 60_000) == true }.compactMap(\.price?.usagePlace)
            .first
    }

    /// Whether it runs: the dates of its period are those of time that is paid for, or free.
    var runs: Bool { !hasEnded && (status == .known(.active) || status == .known(.trialing)) }
}

/// One thing sold in a subscription.
struct StripeItem {
    let node: JSONNode
    /// nil for one that cannot be read.
    let price: StripePrice?
    /// The price's identifier.
    let productID: String
    let quantity: Int
    let periodStart: Instant?
    let periodEnd: Instant?
    /// `PurchaseTransaction.originalID` of all that is said about it.
    var originalID = ""
    /// Whether another item of the subscription has the same price.
    var sharesPrice = false
    /// What cannot be told of it.
    var doubts: [Doubt] = []
    /// Where it is stated how many there are.
    var quantityPlace: JSONNode?
}

/// What becomes of an item when its period ends.
struct StripeRenewal {
    /// Until when the running period lasts.
    var end: Instant?
    /// nil where that is not known.
    var renews: Bool?
    /// When the subscription ends after it has renewed, where that is stated.
    var laterEnd: Instant?
    /// The price that comes next.
    var productID: String?
    /// What one piece of it costs; nil where that is not known.
    var amount: StripeAmount?
    /// The price of the next plan, where it is another one and is expanded.
    var nextPrice: StripePrice?
    /// How that stands to tax, as its price states it.
    var tax: TaxTreatment?
    /// Where the price states it.
    var taxPlace: JSONNode?
    var quantity: Int
    /// Where it is stated how many there are.
    var quantityPlace: JSONNode?
    /// The tax rates that hold for it.
    var taxRates: [JSONNode]
    /// Whether tax is calculated by Stripe; nil where that is as it is now.
    var isTaxAutomatic: Bool?
    /// Where a phase of a schedule states that.
    var automaticTaxPlace: JSONNode?
    /// The currency that is charged then; nil where that is as it is now.
    var currency: CurrencyCode?
    /// Whether it is paid by an invoice that the customer is sent; nil where that is not stated.
    var isInvoiced: Bool?
    /// Whether discounts that the subscription states now hold for what comes next.
    var keepsDiscounts = true
    /// Whether the period that comes next begins with a trial: nothing is charged for it then.
    var isTrial = false
    /// Whether the item is taken out of a subscription that goes on.
    var isRemoved = false
    /// Whether all other items go on as they are.
    var changesAlone = true
    /// Where what leaves its amount open stands in a phase of a schedule; nil where nothing does.
    var openPlace: JSONNode?
    /// The phases of a schedule that begin after the next renewal, in the order of time.
    var laterPhases: [StripeLaterPhase] = []
}
