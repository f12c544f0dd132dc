import PaywrightDecisions
import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing
import TestSupport

/// Cases that random histories found, each reduced to what matters in it.
@Suite("What contradicts itself says less, in every order")
struct ContradictionTests {
    private static let now = RandomCustomer.now
    private static let day = RandomCustomer.day

    /// A monthly purchase that runs.
    private static func purchase(_ store: StoreName = .appStore, id: String = "1") -> PurchaseTransaction {
        var purchase = PurchaseTransaction(store: store, productID: "pro.monthly")
        purchase.id = id
        purchase.originalID = id
        purchase.productType = .known(.autoRenewable)
        purchase.groupID = "group"
        purchase.purchaseDate = now - 10 * day
        purchase.expiresDate = now + 20 * day
        return purchase
    }

    private static func renewal(_ store: StoreName = .appStore) -> RenewalInfo {
        var renewal = RenewalInfo(store: store, originalID: "1")
        renewal.productID = "pro.monthly"
        renewal.renewalProductID = "pro.monthly"
        renewal.renewsAutomatically = true
        renewal.renewalDate = now + 20 * day
        renewal.renewalPrice = Price("9.99", "USD")
        return renewal
    }

    private static func product(
        group: SubscriptionGroup? = SubscriptionGroup(id: "group", name: "Pro", level: 1)
    ) -> Product {
        Product(
            id: "pro.monthly",
            type: .autoRenewable,
            prices: StorefrontPrices(),
            period: SubscriptionPeriod(1, .month),
            group: group,
            offers: [SubscriptionOffer(type: .introductory, paymentMode: .freeTrial, period: CalendarDuration(days: 7))]
        )
    }

    @Test("Two kinds of product stated of one purchase: it may be a subscription, so nothing is promised")
    func kinds() {
        var other = Self.purchase()
        other.productType = .known(.consumable)
        other.groupID = nil
        other.storefront = "USA"
        let both = [Self.purchase(), other]
        let statuses = [both, both.reversed()].map { transactions in
            let history = CustomerHistory(transactions: transactions, coverage: [.appStore: .full])
            return CustomerStatus(of: history, products: [Self.product()], now: Self.now)
        }
        #expect(statuses[0] == statuses[1])
        #expect(statuses[0].purchases.map(\.situation.name) == ["unknown"])
        let group = statuses[0].eligibility.group(of: Self.product())
        for answer in [group.introductory, group.promotional, group.offerCode] {
            #expect(answer == .unknown(.statusUnknown))
        }
    }

    @Test("Two subscriptions stated of one purchase: neither is told as if it were certain")
    func subscriptions() {
        var other = Self.purchase()
        other.originalID = "0"
        let history = CustomerHistory(
            transactions: [Self.purchase(), other],
            renewals: [Self.renewal()],
            coverage: [.appStore: .full]
        )
        let status = CustomerStatus(of: history, now: Self.now)
        #expect(status.purchases.allSatisfy { $0.situation.name == "unknown" })
    }

    @Test("A trial stated at a price, where the price is disputed too, names no trial")
    func disputedTrial() {
        var (trial, other) = (Self.purchase(), Self.purchase())
        trial.offer = AppliedOffer(type: .known(.introductory), paymentMode: .known(.freeTrial))
        trial.price = Price("11.99", "USD")
        other.price = Price("9.99", "USD")
        let history = CustomerHistory(transactions: [trial, other], coverage: [.appStore: .full])
        let status = CustomerStatus(of: history, products: [Self.product()], now: Self.now)
        #expect(status.eligibility.introductory(for: Self.product()) == .ineligible(.introductoryOfferUsed))
    }

    @Test("One product bought as a subscription and as something else may be a subscription")
    func mixedKinds() {
        var (first, last) = (Self.purchase(), Self.purchase(id: "2"))
        first.originalID = nil
        first.offer = AppliedOffer(type: .known(.introductory), paymentMode: .known(.payAsYouGo))
        first.expiresDate = Self.now - Self.day
        last.productType = .known(.nonRenewable)
        last.purchaseDate = Self.now - Self.day
        let history = CustomerHistory(transactions: [first, last], coverage: [.appStore: .full])
        let status = CustomerStatus(of: history, products: [Self.product()], now: Self.now)
        #expect(status.eligibility.introductory(for: Self.product()) == .ineligible(.introductoryOfferUsed))
    }

    @Test("An offer with an identifier and without a kind is not the introductory one")
    func unnamedOffer() {
        var purchase = Self.purchase()
        purchase.offer = AppliedOffer(id: "back")
        let history = CustomerHistory(
            transactions: [purchase],
            renewals: [Self.renewal()],
            coverage: [.appStore: .full]
        )
        let status = CustomerStatus(of: history, products: [Self.product()], now: Self.now)
        #expect(status.purchases.map(\.situation.name) == ["active"])
        #expect(status.purchases.first?.offer?.paymentMode == nil)
    }

    @Test("What is in a subscription group is a subscription")
    func grouped() {
        var purchase = Self.purchase()
        purchase.productType = nil
        purchase.expiresDate = nil
        purchase.revocation = Revocation(date: Self.now - Self.day)
        let history = CustomerHistory(transactions: [purchase], coverage: [.appStore: .full])
        let group = CustomerStatus(of: history, now: Self.now).eligibility.groups.first
        #expect(group?.introductory == .ineligible(.refunded))
    }

    @Test("A purchase of an owner that is not known promises no offer, and refuses none")
    func unknownOwner() {
        var purchase = Self.purchase()
        purchase.ownership = .unrecognized("ASSIGNED")
        let history = CustomerHistory(
            transactions: [purchase],
            renewals: [Self.renewal()],
            coverage: [.appStore: .full]
        )
        let group = CustomerStatus(of: history, now: Self.now).eligibility.groups.first
        let answers = [group?.introductory, group?.promotional, group?.winBack, group?.offerCode]
        #expect(answers == Array(repeating: .unknown(.statusUnknown), count: 4))
    }

    @Test("A product without a group that was bought in a chain of purchases is in their group")
    func chains() {
        var (first, last) = (Self.purchase(), Self.purchase(id: "2"))
        first.groupID = nil
        first.revocation = Revocation(date: Self.now - Self.day)
        last.originalID = "1"
        last.productID = "pro.yearly"
        last.purchaseDate = Self.now - Self.day
        let product = Self.product(group: nil)
        let history = CustomerHistory(transactions: [first, last], coverage: [.appStore: .full])
        let status = CustomerStatus(of: history, products: [product], now: Self.now)
        #expect(status.eligibility.groups.map(\.groupID) == ["group"])
    }

    @Test("No price comes instead of one of zero")
    func freeBefore() throws {
        var purchase = Self.purchase()
        purchase.price = Price("0", "USD")
        var renewal = Self.renewal()
        renewal.priceChange = PriceChange(
            kind: .known(.increase),
            state: .known(.confirmed),
            newPrice: Price("9.99", "USD"),
            date: Self.now + 20 * Self.day
        )
        let history = CustomerHistory(transactions: [purchase], renewals: [renewal], coverage: [.appStore: .full])
        let status = CustomerStatus(of: history, now: Self.now)
        let told = try #require(status.purchases.first)
        #expect(SpokenPurchase(told, status, []).words.contains("your subscription will cost $9.99."))
    }

    @Test("A base plan, which only Google Play has, hides no product of another store")
    func basePlans() {
        var purchase = Self.purchase()
        purchase.productType = nil
        purchase.basePlanID = "yearly"
        let product = Product(id: "pro.monthly", type: .nonRenewable, prices: StorefrontPrices())
        let history = CustomerHistory(transactions: [purchase], coverage: [.appStore: .full])
        let status = CustomerStatus(of: history, products: [product], now: Self.now)
        #expect(status.purchases.map(\.situation.name) == ["nonRenewing"])
    }

    @Test("A product that its file puts into no group is in the group that the store states")
    func groups() {
        var purchase = Self.purchase()
        purchase.expiresDate = Self.now - Self.day
        purchase.revocation = Revocation()
        let product = Self.product(group: nil)
        let history = CustomerHistory(transactions: [purchase], coverage: [.appStore: .full])
        let status = CustomerStatus(of: history, products: [product], now: Self.now)
        #expect(status.eligibility.groups.map(\.groupID) == ["group"])
        #expect(status.eligibility.introductory(for: product) == .ineligible(.refunded))
    }

    @Test("A subscription that has not begun, and is not told, does not hide one that is over")
    func untold() {
        var over = Self.purchase()
        over.originalID = nil
        over.purchaseDate = Self.now - 100 * Self.day
        over.expiresDate = Self.now - 70 * Self.day
        var later = Self.purchase(id: "2")
        later.hasNotBegun = true
        later.expiresDate = Self.now - 2 * Self.day
        later.purchaseDate = Self.now - 40 * Self.day
        var renewal = Self.renewal()
        renewal.originalID = "2"
        renewal.productID = "pro.yearly"
        let statement = SubscriptionStatement(store: .appStore, originalID: "2", state: .known(.active))
        let history = CustomerHistory(
            transactions: [over, later],
            renewals: [renewal],
            statements: [statement],
            coverage: [.appStore: .full]
        )
        #expect(CustomerStatus(of: history, now: Self.now).purchases.map(\.situation.name) == ["expired"])
    }

    @Test("No charge of another plan comes before a consent")
    func consent() {
        var renewal = Self.renewal()
        renewal.renewalProductID = "pro.yearly"
        renewal.priceChange = PriceChange(kind: .known(.increase), state: .known(.awaitingConsent))
        let history = CustomerHistory(
            transactions: [Self.purchase()],
            renewals: [renewal],
            coverage: [.appStore: .full]
        )
        guard case .priceChange(let change)? = CustomerStatus(of: history, now: Self.now).purchases.first?.situation
        else {
            Issue.record("no change of price")
            return
        }
        #expect(change.planChange?.productID == "pro.yearly")
        #expect(change.planChange?.renewal == NextRenewal(date: Self.now + 20 * Self.day))
    }

    @Test("Google Play decides codes and offers to come back itself")
    func googlePlay() throws {
        var renewal = Self.renewal(.googlePlay)
        renewal.eligibleWinBackOfferIDs = ["back"]
        for end in [Self.now + Self.day, Self.now - Self.day] {
            var purchase = Self.purchase(.googlePlay)
            purchase.expiresDate = end
            renewal.renewalDate = end
            let history = CustomerHistory(
                transactions: [purchase],
                renewals: [renewal],
                coverage: [.googlePlay: .full]
            )
            let group = try #require(CustomerStatus(of: history, now: Self.now).eligibility.groups.first)
            #expect(group.offerCode == .unknown(.decidedByStore))
            #expect(group.winBack != .eligible)
        }
    }

    @Test(
        "Where a merchant sells without a store, the merchant decides about offers",
        arguments: [StoreName.stripe, .paddle, .other]
    )
    func merchants(store: StoreName) throws {
        let history = CustomerHistory(
            transactions: [Self.purchase(store)],
            renewals: [Self.renewal(store)],
            coverage: [store: .full]
        )
        let group = try #require(CustomerStatus(of: history, now: Self.now).eligibility.groups.first)
        #expect(group.promotional == .unknown(.decidedByMerchant))
        #expect(group.offerCode == .unknown(.decidedByMerchant))
    }

    /// A receipt with two copies of a purchase in one list.
    private func receipt(_ ends: [String]) -> String {
        let items = ends.map { end in
            """
            {"product_id": "pro.monthly", "transaction_id": "1", "original_transaction_id": "1",
             "purchase_date_ms": "1794312000000", "expires_date_ms": "\(end)"}
            """
        }
        return #"{"status": 0, "latest_receipt_info": [\#(items.joined(separator: ","))]}"#
    }

    @Test("Inside one list of a receipt nothing tells which copy of a purchase is the later one")
    func receipts() async throws {
        let ends = ["1794400000000", "1796904000000"]
        let forward = try await RuleAnswer([receipt(ends)])
        let backward = try await RuleAnswer([receipt(ends.reversed())])
        #expect(forward.status == backward.status)
        #expect(forward.status.purchases.map(\.situation.name) == ["running"])
    }

    @Test(
        "An identifier with characters that the App Store's have not is a loss",
        arguments: [
            #"{"transactionId": "1", "originalTransactionId": "1", "productId": "pro#monthly"}"#,
            #"{"transactionId": "1", "originalTransactionId": "1", "subscriptionGroupIdentifier": "2#", "productId": "a"}"#,
            #"{"autoRenewProductId": "pro.monthly", "originalTransactionId": "1#1"}"#,
            #"{"status": 0, "latest_receipt_info": [{"purchase_date_ms": "1790000000000", "product_id": "pro#monthly"}]}"#,
        ]
    )
    func identifiers(text: String) async throws {
        let imported = try await HistoryImporter(signatures: .unverified).history(from: Array(text.utf8), file: "a")
        #expect(!imported.history.reading.isWhole)
        #expect(imported.diagnostics.map { ImportCode($0) } == [.invalidIdentifier])
        let intact = text.replacing("#", with: "")
        let whole = try await HistoryImporter(signatures: .unverified).history(from: Array(intact.utf8), file: "a")
        #expect(whole.history.reading.isWhole)
    }
}
