import Paywright
import StoreDecisions
import StoreModel

extension TruthCheck {
    /// Nothing is promised that what is known does not allow.
    ///
    /// What may be promised, and from what:
    /// - anything at all only if everything in the inputs was read;
    /// - the introductory offer and “never subscribed” only if the store has told everything, for what is missing may be
    ///   the purchase that used the offer;
    /// - a win-back offer from a part too: the App Store itself lists it for this customer;
    /// - promotional offers from a part too: one purchase shows that the customer has subscribed, and nothing that is
    ///   missing could undo that;
    /// - codes for new customers only if the store has told everything; for current and former ones from a part too, as
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
            expect(history.coverage[group.store] != nil, "\(name): \(line) of a store that has not spoken")
        }
        let isFull = history.certainCoverage(of: group.store) == .full
        let bought = transactions(in: group)
        let own = bought.filter { $0.ownership != .known(.familyShared) }
        let purchases = status.purchases.filter { $0.store == group.store && belongs($0, to: group) }
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
            let isStated = bought.contains { transaction in
                StatedFacts(
                    of: CustomerStatus.Purchase(
                        store: group.store,
                        productID: transaction.productID,
                        situation: .revoked
                    ),
                    in: history,
                    products: products
                ).isTrialStated
            }
            expect(isStated, "\(name): a free trial was used that no field states")
        }
        let unlocked = answers.contains { $0.1 == .ineligible(.neverSubscribed) }
        if unlocked { expect(isFull, "\(name): never subscribed, by a part of the history") }
    }

    private func transactions(in group: GroupEligibility) -> [PurchaseTransaction] {
        history.transactions.filter { transaction in
            transaction.store == group.store && group.productIDs.contains(transaction.productID)
                && (transaction.groupID == nil || transaction.groupID == group.groupID)
        }
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
