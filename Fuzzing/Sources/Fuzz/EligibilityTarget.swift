import Paywright
import PaywrightDecisions
import PaywrightModel

/// Which offers a customer of the App Store gets, against the rules written a second time, as a table.
extension FuzzTarget {
    static let eligibility = FuzzTarget(name: "eligibility") { bytes in
        guard let facts = EligibilityFacts(bytes) else { return }
        let status = CustomerStatus(of: facts.history, products: [facts.product], now: FuzzWords.now)
        let group = status.eligibility.group(of: facts.product)
        let said = EligibilityTable.Answers(
            introductory: group.introductory,
            promotional: group.promotional,
            winBack: group.winBack
        )
        let expected = EligibilityTable.answers(facts)
        require(said == expected, "\(facts)\nhere  \(said)\ntable \(expected)")
    }
}

/// What is known of one customer in one group, as plain facts.
struct EligibilityFacts {
    enum Used: UInt8, CaseIterable {
        case nothing, freeTrial, introductoryPrice, promotional
    }

    struct Purchase {
        let used: Used
        let isShared: Bool
        let isRefunded: Bool
        let runs: Bool
    }

    let coverage: CustomerHistory.Coverage?
    let purchases: [Purchase]
    let isInBillingRetry: Bool
    let listed: [String]?
    let sells: Set<OfferType>

    private static let kinds: [OfferType] = [.introductory, .promotional, .winBack]

    /// A byte for the customer, one for the product, and one for each purchase, at most three.
    init?(_ bytes: [UInt8]) {
        guard bytes.count >= 2 else { return nil }
        coverage = [nil, .partial, .full, .full][Int(bytes[0] & 3)]
        let isRetry = bytes[0] & 4 != 0
        listed = [nil, [], ["back"], ["other"]][Int(bytes[0] >> 3 & 3)]
        sells = Set(Self.kinds.enumerated().filter { bytes[1] & (1 << $0.offset) != 0 }.map(\.element))
        var made = bytes.dropFirst(2).prefix(3).map { byte in
            Purchase(
                used: Used(rawValue: byte & 3) ?? .nothing,
                isShared: byte & 4 != 0,
                isRefunded: byte & 8 != 0,
                runs: byte & 16 != 0
            )
        }
        // Each renewal replaces the one before: only the last can run, and only one that has expired is charged again.
        for index in made.indices.dropLast() {
            let purchase = made[index]
            made[index] = Purchase(
                used: purchase.used,
                isShared: made[made.count - 1].isShared,
                isRefunded: purchase.isRefunded,
                runs: false
            )
        }
        purchases = made
        isInBillingRetry = isRetry && made.last.map { !$0.runs && !$0.isRefunded } == true
    }

    var product: Product {
        let offers = Self.kinds.filter(sells.contains).map { kind in
            SubscriptionOffer(
                type: kind,
                paymentMode: .freeTrial,
                period: .weeks(1),
                id: kind == .introductory ? nil : kind == .winBack ? "back" : "promo"
            )
        }
        return Product(
            id: "pro",
            type: .autoRenewable,
            prices: FuzzWords.product.prices,
            period: FuzzWords.product.period,
            group: FuzzWords.product.group,
            offers: offers
        )
    }

    var history: CustomerHistory {
        let day: Int64 = 86_400_000
        // The App Store charges again for up to 60 days.
        let start = FuzzWords.now.milliseconds - 65 * day
        var transactions: [PurchaseTransaction] = []
        for (index, purchase) in purchases.enumerated() {
            var transaction = PurchaseTransaction(store: .appStore, productID: "pro")
            transaction.id = "\(index + 1)"
            transaction.originalID = "1"
            transaction.groupID = "group"
            transaction.productType = .known(.autoRenewable)
            transaction.purchaseDate = Instant(milliseconds: start + Int64(index) * 20 * day)
            transaction.originalPurchaseDate = Instant(milliseconds: start)
            let end = start + Int64(index + 1) * 20 * day
            transaction.expiresDate = Instant(milliseconds: purchase.runs ? FuzzWords.now.milliseconds + day : end)
            transaction.ownership = .known(purchase.isShared ? .familyShared : .purchased)
            if purchase.isRefunded {
                transaction.revocation = Revocation(date: Instant(milliseconds: end), kind: .known(.fullRefund))
            }
            switch purchase.used {
            case .nothing: break
            case .freeTrial:
                transaction.offer = AppliedOffer(type: .known(.introductory), paymentMode: .known(.freeTrial))
            case .introductoryPrice:
                transaction.offer = AppliedOffer(type: .known(.introductory), paymentMode: .known(.payAsYouGo))
            case .promotional:
                transaction.offer = AppliedOffer(
                    type: .known(.promotional),
                    paymentMode: .known(.payAsYouGo),
                    id: "promo"
                )
            }
            transactions.append(transaction)
        }
        var renewals: [RenewalInfo] = []
        if !purchases.isEmpty {
            var renewal = RenewalInfo(store: .appStore, originalID: "1")
            renewal.productID = "pro"
            renewal.isInBillingRetry = isInBillingRetry
            renewal.renewsAutomatically = isInBillingRetry || purchases.last?.runs == true
            renewal.eligibleWinBackOfferIDs = listed
            renewals.append(renewal)
        }
        return CustomerHistory(
            transactions: transactions,
            renewals: renewals,
            coverage: coverage.map { [.appStore: $0] } ?? [:]
        )
    }
}
