import Paywright
import PaywrightDecisions
import PaywrightModel

extension TruthCheck {
    /// Nothing is promised that what is known does not allow.
    ///
    /// What may be promised, and from what:
    /// - anything at all only if everything in the inputs was read;
    /// - the introductory offer and “never subscribed” only if the store has listed everything, for what is missing may be
    ///   the purchase that used the offer;
    /// - a win-back offer from a part too: the App Store itself lists it for this customer;
    /// - promotional offers from a part too: one purchase shows that the customer has subscribed, and nothing that is
    ///   missing could undo that;
    /// - codes for new customers only if the store has listed everything; for current and former ones from a part too, as
    ///   far as what is there shows what they are.
    mutating func checkPromises() {
        for group in status.eligibility.groups + [status.eligibility.everyOtherGroup] { check(group) }
        for product in products {
            let group = status.eligibility.group(of: product)
            for claim in status.eligibility.claims(for: product) {
                switch claim {
                case .introductory:
                    expect(group.introductory == .eligible, "the claim of an offer that is not promised")
                case .winBack(let id):
                    expect(group.winBack == .eligible, "the claim of a win-back offer that is not promised")
                    let isSold = product.offers.contains { $0.type == .winBack && $0.id == id }
                    expect(isSold, "the claim of a win-back offer that the product does not have")
                case .unknown, .noOffer: break
                default: expect(false, "the claim \(claim)")
                }
            }
        }
    }

    private mutating func check(_ group: GroupEligibility) {
        let name = "\(group.store) \(group.groupID ?? "no group")"
        let answers = EligibilityLine.allCases.map { ($0, $0.answer(of: group)) }
        for (line, answer) in answers where answer == .eligible {
            expect(history.reading.isWhole, "\(name): \(line) from inputs that were not all read")
            expect(group.store != .googlePlay, "\(name): \(line), which Google Play decides")
        }
        let isFull = history.certainCoverage(of: group.store) == .full
        let bought = transactions(in: group)
        // Of a purchase that is stated in several ways another one may count.
        let own = bought.filter { $0.ownership != .known(.familyShared) && isStatedInOneWay($0) }
        let purchases = status.purchases.filter { purchase in
            purchase.store == group.store && belongs(purchase, to: group)
                && !Self.once.contains(purchase.situation.name) && isOfSubscription(purchase)
        }
        if group.introductory == .eligible {
            expect(isFull, "\(name): an introductory offer from a part of the history")
            let isUsed = own.contains { $0.offer?.type == .known(.introductory) }
            expect(!isUsed, "\(name): an introductory offer a second time")
            let isUnknown = own.contains { $0.offer != nil && $0.offer?.type?.known == nil && $0.offer?.id == nil }
            expect(!isUnknown, "\(name): an introductory offer after one of an unknown kind")
            let isRefunded = own.contains {
                $0.revocation != nil && $0.revocation?.kind != .known(.familySharingEnded)
            }
            expect(!isRefunded, "\(name): an introductory offer after a refund")
            let isOpen = purchases.allSatisfy { purchase in
                if case .unknown = purchase.situation { return false }
                return purchase.situation.hasAccess == false || group.groupID == nil
                    || purchase.situation.hasAccess == nil
            }
            expect(isOpen, "\(name): an introductory offer beside a subscription that runs or may run")
        }
        if group.winBack == .eligible {
            let listed = Set(
                history.renewals.filter { $0.store == group.store }.flatMap { $0.eligibleWinBackOfferIDs ?? [] }
            )
            expect(!group.winBackOfferIDs.isEmpty, "\(name): a win-back offer without its name")
            expect(
                listed.isSuperset(of: group.winBackOfferIDs),
                "\(name): a win-back offer that the store does not list"
            )
        }
        expect(group.winBack == .eligible || group.winBackOfferIDs.isEmpty, "\(name): win-back offers that nobody gets")
        if group.promotional == .eligible { expect(isKnownSubscriber(of: group), "\(name): promoted to a stranger") }
        if group.offerCode == .eligible {
            switch group.standing {
            case .new?: expect(isFull, "\(name): a new customer by a part of the history")
            case .existing?, .expired?: expect(isKnownSubscriber(of: group), "\(name): a standing without a purchase")
            case nil: expect(false, "\(name): a code for a customer without a standing")
            }
        }
        for answer in [group.introductory] where answer == .ineligible(.freeTrialUsed) {
            let isStated = group.productIDs.contains { id in
                let purchase = CustomerStatus.Purchase(
                    store: group.store,
                    productID: id,
                    transactionID: "",
                    situation: .revoked
                )
                return StatedFacts(of: purchase, in: history, products: products).isTrialStated
            }
            expect(isStated, "\(name): a free trial was used that no field states")
        }
        let unlocked = answers.contains { $0.1 == .ineligible(.neverSubscribed) }
        if unlocked { expect(isFull, "\(name): never subscribed, by a part of the history") }
    }

    /// Situations of products that no subscription group has.
    private static let once: Set<String> = ["lifetime", "consumable", "purchased", "nonRenewing", "nonRenewingEnded"]

    private func transactions(in group: GroupEligibility) -> [PurchaseTransaction] {
        history.transactions.filter { transaction in
            transaction.store == group.store && group.productIDs.contains(transaction.productID)
                && (transaction.groupID == nil || transaction.groupID == group.groupID) && isSubscription(transaction)
        }
    }

    private func isStatedInOneWay(_ transaction: PurchaseTransaction) -> Bool {
        transaction.id == nil
            || history.transactions.allSatisfy {
                $0 == transaction || $0.id != transaction.id || $0.store != transaction.store
            }
    }

    /// Whether it is stated to be a subscription, or nothing states what it is.
    private func isSubscription(_ transaction: PurchaseTransaction) -> Bool {
        if let type = transaction.productType?.known { return type == .autoRenewable }
        let product = products.first {
            $0.id == transaction.productID && ($0.store == .googlePlay) == (transaction.store == .googlePlay)
        }
        // Where the kind cannot be read, another purchase of the product states it, unless a product file has another.
        if transaction.doubts.facts.contains(.access), transaction.groupID == nil, transaction.offer == nil {
            let same = history.transactions.filter {
                $0.store == transaction.store && $0.productID == transaction.productID
            }
            let kinds = Set(same.compactMap(\.productType?.known))
            if kinds.count == 1, let kind = kinds.first, product?.type ?? kind == kind { return kind == .autoRenewable }
        }
        if let type = product?.type { return type == .autoRenewable }
        return transaction.productType == nil && (transaction.expiresDate != nil || transaction.groupID != nil)
    }

    /// Whether all that was bought of its product is a subscription.
    private func isOfSubscription(_ purchase: CustomerStatus.Purchase) -> Bool {
        let bought = history.transactions.filter { $0.store == purchase.store && $0.productID == purchase.productID }
        return bought.allSatisfy(isSubscription)
    }

    private func belongs(_ purchase: CustomerStatus.Purchase, to group: GroupEligibility) -> Bool {
        guard let groupID = purchase.groupID else { return group.groupID == nil && hasProduct(purchase, of: group) }
        return groupID == group.groupID
    }

    private func hasProduct(_ purchase: CustomerStatus.Purchase, of group: GroupEligibility) -> Bool {
        purchase.productID.map(group.productIDs.contains) ?? false
    }

    /// Whether anything says that the customer has, or has had, a subscription in the group.
    private func isKnownSubscriber(of group: GroupEligibility) -> Bool {
        let renewals = history.renewals.contains { renewal in
            renewal.store == group.store
        }
        let statements = history.statements.contains { $0.store == group.store }
        return !transactions(in: group).isEmpty || renewals || statements
    }
}
