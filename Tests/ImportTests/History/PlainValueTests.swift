import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing

@Suite("The package's own form: fields")
struct PlainValueTests {
    /// The purchase with one field, and what was reported.
    private func purchase(_ name: String, _ value: Tree) async throws -> (PurchaseTransaction, [String]) {
        let purchase = Tree.object([(name: "productID", value: "pro"), (name: name, value: value)])
        let result = try await importedCustomer(PlainFixture.customer(purchases: [purchase], subscriptions: []))
        return (try #require(result.history.transactions.first), result.diagnostics.summaries)
    }

    /// What comes next in a subscription with one field, and what was reported.
    private func renewal(_ name: String, _ value: Tree) async throws -> (RenewalInfo, [String]) {
        let subscription = Tree.object([(name: "originalID", value: "s1"), (name: name, value: value)])
        let result = try await importedCustomer(PlainFixture.customer(purchases: [], subscriptions: [subscription]))
        return (try #require(result.history.renewals.first), result.diagnostics.summaries)
    }

    @Test("every field of a purchase has its place")
    func readsPurchases() async throws {
        let stated: Tree = [
            "store": "appStore", "productID": "pro", "id": "t2", "originalID": "t1", "productType": "autoRenewable",
            "groupID": "g", "basePlanID": "monthly", "purchaseDate": 1_790_841_600_000,
            "originalPurchaseDate": "2026-09-01T08:00:00Z", "expiresDate": "2026-11-01T08:00:00Z", "quantity": 2,
            "ownership": "familyShared", "price": ["amount": "9.99", "currency": "EUR"],
            "offer": ["type": "winBack", "paymentMode": "payUpFront", "id": "back", "period": "P3M"],
            "revocation": [
                "date": "2026-10-02T08:00:00Z", "kind": "proratedRefund", "reason": "appIssue", "fraction": "0.5",
            ],
            "isUpgraded": true,
            "commitment": [
                "billingPeriodNumber": 3, "totalBillingPeriods": 12, "expiresDate": "2027-09-01T08:00:00Z",
                "price": ["amount": "119.88", "currency": "EUR"],
            ],
            "storefront": "DEU", "bundleID": "com.example.pro", "environment": "Sandbox",
        ]
        var purchase = PurchaseTransaction(store: .appStore, productID: "pro")
        purchase.id = "t2"
        purchase.originalID = "t1"
        purchase.productType = .known(.autoRenewable)
        purchase.groupID = "g"
        purchase.basePlanID = "monthly"
        purchase.purchaseDate = Instant(milliseconds: 1_790_841_600_000)
        purchase.originalPurchaseDate = Instant(milliseconds: 1_788_249_600_000)
        purchase.expiresDate = Instant(milliseconds: 1_793_520_000_000)
        purchase.quantity = 2
        purchase.ownership = .known(.familyShared)
        purchase.price = Price("9.99", "EUR")
        purchase.offer = AppliedOffer(
            type: .known(.winBack),
            paymentMode: .known(.payUpFront),
            id: "back",
            period: CalendarDuration(months: 3)
        )
        purchase.revocation = Revocation(
            date: Instant(milliseconds: 1_790_928_000_000),
            kind: .known(.proratedRefund),
            reason: .known(.appIssue),
            fraction: DecimalAmount("0.5")
        )
        purchase.isUpgraded = true
        purchase.commitment = CommitmentProgress(
            billingPeriodNumber: 3,
            totalBillingPeriods: 12,
            expiresDate: Instant(milliseconds: 1_819_785_600_000),
            price: Price("119.88", "EUR")
        )
        purchase.storefront = "DEU"
        purchase.bundleID = "com.example.pro"
        purchase.environment = "Sandbox"
        let result = try await importedCustomer(PlainFixture.customer(purchases: [stated], subscriptions: []))
        #expect(result.history.transactions == [purchase])
        #expect(result.diagnostics.isEmpty)
    }

    @Test("every field of a subscription has its place")
    func readsSubscriptions() async throws {
        let stated: Tree = [
            "store": "appStore", "originalID": "t1", "productID": "pro", "groupID": "g", "state": "gracePeriod",
            "renewalProductID": "max", "renewsAutomatically": true, "renewalDate": "2026-11-01T08:00:00Z",
            "renewalPrice": ["amount": "5", "currency": "EUR"], "basePrice": ["amount": "9.99", "currency": "EUR"],
            "offer": ["type": "promotional"], "expirationReason": "billingError", "isInBillingRetry": true,
            "gracePeriodExpiresDate": "2026-11-07T08:00:00Z",
            "priceChange": [
                "kind": "increase", "state": "awaitingConsent", "newPrice": ["amount": "12", "currency": "EUR"],
                "date": "2026-12-01T08:00:00Z", "consentDeadline": "2026-11-20T08:00:00Z",
            ],
            "eligibleWinBackOfferIDs": ["a", "b"],
            "commitment": [
                "renewsAutomatically": false, "productID": "pro", "renewalDate": "2027-11-01T08:00:00Z",
                "renewalPrice": ["amount": "9", "currency": "EUR"], "paymentsLeft": 4, "isCancellationPending": true,
                "isCommitted": true, "payments": 12,
            ],
            "pauseDate": "2026-11-24T08:00:00Z", "pauseCause": "merchant", "endDate": "2027-12-24T08:00:00Z",
            "resumesDate": "2026-12-24T08:00:00Z", "endsAtRenewal": true,
        ]
        var renewal = RenewalInfo(store: .appStore, originalID: "t1")
        renewal.productID = "pro"
        renewal.renewalProductID = "max"
        renewal.renewsAutomatically = true
        renewal.renewalDate = Instant(milliseconds: 1_793_520_000_000)
        renewal.renewalPrice = Price("5", "EUR")
        renewal.basePrice = Price("9.99", "EUR")
        renewal.offer = AppliedOffer(type: .known(.promotional))
        renewal.expirationReason = .known(.billingError)
        renewal.isInBillingRetry = true
        renewal.gracePeriodExpiresDate = Instant(milliseconds: 1_794_038_400_000)
        renewal.priceChange = PriceChange(
            kind: .known(.increase),
            state: .known(.awaitingConsent),
            newPrice: Price("12", "EUR"),
            date: Instant(milliseconds: 1_796_112_000_000),
            consentDeadline: Instant(milliseconds: 1_795_161_600_000)
        )
        renewal.eligibleWinBackOfferIDs = ["a", "b"]
        renewal.commitment = CommitmentRenewal(
            renewsAutomatically: false,
            productID: "pro",
            renewalDate: Instant(milliseconds: 1_825_056_000_000),
            renewalPrice: Price("9", "EUR"),
            isCommitted: true,
            payments: 12,
            paymentsLeft: 4,
            isCancellationPending: true
        )
        renewal.resumesDate = Instant(milliseconds: 1_798_099_200_000)
        renewal.endsAtRenewal = true
        renewal.pauseDate = Instant(rfc3339: "2026-11-24T08:00:00Z")
        renewal.pauseCause = .merchant
        renewal.endDate = Instant(rfc3339: "2027-12-24T08:00:00Z")
        renewal.answer.periodEnd = renewal.renewalDate
        var statement = SubscriptionStatement(
            store: .appStore,
            originalID: "t1",
            groupID: "g",
            productID: "pro",
            state: .known(.gracePeriod),
            answer: renewal.answer
        )
        statement.isMerchants = true
        let result = try await importedCustomer(PlainFixture.customer(purchases: [], subscriptions: [stated]))
        #expect(result.history.renewals == [renewal])
        #expect(result.history.statements == [statement])
        #expect(result.diagnostics.isEmpty)
    }

    @Test("a plan paid in advance has its place beside a subscription that does not renew")
    func readsPrepaid() async throws {
        let stated: Tree = [
            "originalID": "t1", "renewsAutomatically": false, "prepaid": ["extendableAfter": "2026-10-24T08:00:00Z"],
        ]
        var renewal = RenewalInfo(store: .other, originalID: "t1")
        renewal.renewsAutomatically = false
        renewal.prepaid = PrepaidPlan(extendableAfter: Instant(milliseconds: 1_792_828_800_000))
        let result = try await importedCustomer(PlainFixture.customer(purchases: [], subscriptions: [stated]))
        #expect(result.history.renewals == [renewal])
        #expect(result.diagnostics.isEmpty)
    }

    @Test("every case of the model's enumerations has its own name")
    func readsEnumerations() async throws {
        for type in ProductType.allCases {
            #expect(try await purchase("productType", .string(type.rawValue)).0.productType == .known(type))
        }
        for ownership in Ownership.allCases {
            #expect(try await purchase("ownership", .string(ownership.rawValue)).0.ownership == .known(ownership))
        }
        for type in OfferType.allCases {
            #expect(try await purchase("offer", ["type": .string(type.rawValue)]).0.offer?.type == .known(type))
        }
        for mode in PaymentMode.allCases {
            let offer = try await purchase("offer", ["paymentMode": .string(mode.rawValue)]).0.offer
            #expect(offer?.paymentMode == .known(mode))
        }
        for kind in Revocation.Kind.allCases {
            let revocation = try await purchase("revocation", ["kind": .string(kind.rawValue)]).0.revocation
            #expect(revocation?.kind == .known(kind))
        }
        for store in StoreName.allCases {
            #expect(try await purchase("store", .string(store.rawValue)).0.store == store)
        }
        for reason in ExpirationReason.allCases {
            let renewal = try await renewal("expirationReason", .string(reason.rawValue)).0
            #expect(renewal.expirationReason == .known(reason))
        }
        for state in PriceChange.State.allCases {
            let change = try await renewal("priceChange", ["state": .string(state.rawValue)]).0.priceChange
            #expect(change == PriceChange(state: .known(state)))
        }
        for state in SubscriptionStatement.State.allCases {
            let stated = PlainFixture.subscription.with(["state": .string(state.rawValue)])
            let result = try await importedCustomer(PlainFixture.customer(subscriptions: [stated]))
            #expect(result.history.statements.first?.state == .known(state))
        }
    }

    @Test("a value that is not known is kept as written, with a warning; a store is any other")
    func keepsUnknownValues() async throws {
        let (type, typeReports) = try await purchase("productType", "Auto-Renewable Subscription")
        #expect(type.productType == .unrecognized("Auto-Renewable Subscription"))
        #expect(typeReports == ["warning unknown-value"])
        let (store, storeReports) = try await purchase("store", "marketplace")
        #expect(store.store == .other)
        #expect(storeReports == ["warning unknown-value"])
        let (reason, reasonReports) = try await renewal("expirationReason", "bored")
        #expect(reason.expirationReason == .unrecognized("bored"))
        #expect(reasonReports == ["warning unknown-value"])
        let (change, changeReports) = try await renewal("priceChange", ["kind": "increase"])
        #expect(change.priceChange == nil)
        #expect(changeReports == ["warning unknown-value"])
    }

    @Test(
        "amounts are decimals in double quotes; a number's digits are read as they stand",
        arguments: [
            (#"{"amount": "9.99", "currency": "EUR"}"#, "EUR 9.99", nil),
            (#"{"amount": 9.99, "currency": "EUR"}"#, "EUR 9.99", "numeric-price"),
            (#"{"amount": 0.10, "currency": "EUR"}"#, "EUR 0.10", "numeric-price"),
            (#"{"amount": "9.999", "currency": "EUR"}"#, "EUR 9.999", "excess-fraction-digits"),
            (#"{"amount": 1e2, "currency": "EUR"}"#, nil, "invalid-price"),
            (#"{"amount": "9,99", "currency": "EUR"}"#, nil, "invalid-price"),
            (#"{"amount": "-1", "currency": "EUR"}"#, nil, "invalid-price"),
            (#"{"amount": "9.99", "currency": "Euro"}"#, nil, "invalid-price"),
            (#"{"amount": "9.99"}"#, nil, "invalid-price"), (#"{"currency": "EUR"}"#, nil, "missing-price"),
            ("9.99", nil, "wrong-type"), (#""EUR 9.99""#, nil, "wrong-type"),
        ] as [(String, String?, String?)]
    )
    func readsPrices(_ source: String, price: String?, code: String?) async throws {
        let (purchase, reports) = try await purchase("price", .source(source))
        #expect(purchase.price?.description == price)
        #expect(reports == (code.map { ["warning \($0)"] } ?? []))
    }

    @Test(
        "dates are RFC 3339 or milliseconds",
        arguments: [
            (#""2026-10-01T08:00:00Z""#, 1_790_841_600_000), ("1790841600000", 1_790_841_600_000),
            (#""2026-10-01T10:00:00.000+02:00""#, 1_790_841_600_000), ("253402300799999", 253_402_300_799_999),
            ("1790841600", nil), ("0", nil), ("-1790841600000", nil), ("253402300800000", nil),
            ("99999999999999999999", nil), ("1.79e12", nil), ("1790841600000.5", nil), (#""1790841600000""#, nil),
            (#""2026-10-01""#, nil), (#""1 October 2026""#, nil), ("true", nil), ("{}", nil),
        ] as [(String, Int64?)]
    )
    func readsDates(_ source: String, date: Int64?) async throws {
        let (purchase, reports) = try await purchase("purchaseDate", .source(source))
        #expect(purchase.purchaseDate?.milliseconds == date)
        #expect(reports == (date == nil ? ["warning invalid-date"] : []))
    }

    @Test(
        "what is of another kind is reported, and not known",
        arguments: [
            ("quantity", "0", "invalid-number"), ("quantity", "1.5", "invalid-number"),
            ("quantity", #""2""#, "wrong-type"), ("quantity", "2147483648", "invalid-number"),
            ("id", "7", "wrong-type"), ("productId", #""pro""#, "unknown-field"), ("offer", "true", "wrong-type"),
            ("offer", #"{"period": "1 month"}"#, "invalid-period"),
            ("isUpgraded", "1", "wrong-type"), ("revocation", #"{"fraction": "1.1"}"#, "invalid-number"),
            ("revocation", #"{"fraction": 0.5}"#, "invalid-number"), ("revocation", "true", "wrong-type"),
            ("productType", "[]", "wrong-type"), ("color", #""red""#, "unknown-field"),
            ("price", #"{"amount": "1", "currency": "EUR", "tax": "0.19"}"#, "unknown-field"),
            ("offer", #"{"kind": "winBack"}"#, "unknown-field"), ("commitment", #"{"payment": 1}"#, "unknown-field"),
        ]
    )
    func reportsOtherValues(_ name: String, source: String, code: String) async throws {
        let (purchase, reports) = try await purchase(name, .source(source))
        #expect(purchase.quantity == 1)
        #expect(!purchase.isUpgraded)
        #expect(reports == ["warning \(code)"])
    }

    @Test(
        "of a subscription too",
        arguments: [
            ("renewsAutomatically", #""yes""#, "wrong-type"), ("isInBillingRetry", "0", "wrong-type"),
            ("eligibleWinBackOfferIDs", #""a""#, "wrong-type"), ("eligibleWinBackOfferIDs", "[7]", "wrong-type"),
            ("commitment", #"{"paymentsLeft": -1}"#, "invalid-number"), ("prepaid", "true", "wrong-type"),
            ("prepaid", #"{"from": 1}"#, "unknown-field"), ("autoRenews", "true", "unknown-field"),
            ("priceChange", #"{"state": "applied", "price": 1}"#, "unknown-field"), ("state", "1", "unknown-value"),
        ]
    )
    func reportsOtherSubscriptionValues(_ name: String, source: String, code: String) async throws {
        let subscription = PlainFixture.subscription.without("renewsAutomatically")
            .with(["renewalDate": "2026-11-01T08:00:00Z"])
            .repeating(name, .source(source))
        let stated = name == "state" ? subscription.without("state").repeating(name, .source(source)) : subscription
        let result = try await importedCustomer(PlainFixture.customer(subscriptions: [stated]))
        #expect(result.diagnostics.summaries == ["warning \(code)"])
        #expect(result.diagnostics.first?.place.productID == "pro")
        #expect(result.history.renewals.first?.renewsAutomatically == nil)
    }

    @Test("an empty list of win-back offers says that there are none, a missing one nothing")
    func readsWinBackOffers() async throws {
        #expect(try await renewal("eligibleWinBackOfferIDs", []).0.eligibleWinBackOfferIDs == [])
        #expect(try await renewal("renewalDate", nil).0.eligibleWinBackOfferIDs == nil)
    }

    @Test("empty objects say that there is such a thing")
    func readsEmptyObjects() async throws {
        #expect(try await purchase("offer", [:]).0.offer == AppliedOffer())
        #expect(try await purchase("revocation", [:]).0.revocation == Revocation())
        #expect(try await renewal("prepaid", [:]).0.prepaid == PrepaidPlan())
    }

    @Test("a name that occurs twice is reported once, wherever it stands")
    func reportsDuplicates() async throws {
        let purchase = PlainFixture.purchase.repeating("purchaseDate", "2026-10-01T08:00:00Z")
        let customer = PlainFixture.customer(purchases: [purchase]).repeating("store", nil).repeating("store", "other")
        let diagnostics = try await importedCustomer(customer).diagnostics
        #expect(diagnostics.summaries == ["warning duplicate-key", "warning duplicate-key"])
        #expect(diagnostics.map(\.place.path) == ["$.purchases[0].purchaseDate", "$.store"])
    }
}
