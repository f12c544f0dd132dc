import PaywrightModel
import TestSupport

extension SubscriptionDraft {
    /// Changes so many fields, each to anything at all.
    mutating func perturb(times: Int, _ random: inout SplitMix64) {
        for _ in 0..<times {
            switch random.below(10) {
            case 0: perturbRecords(&random)
            case 1...4: perturbPurchase(&random)
            case 5...8: perturbRenewal(&random)
            default: perturbStatement(&random)
            }
        }
    }

    private mutating func perturbRecords(_ random: inout SplitMix64) {
        switch random.below(7) {
        case 0: if let first = transactions.first { transactions.append(first) }
        case 1: if let first = renewals.first { renewals.append(first) }
        case 2: if let first = statements.first { statements.append(first) }
        case 3: if transactions.count > 1 || random.once(in: 3) { transactions = Array(transactions.dropFirst()) }
        case 4: renewals = Array(renewals.dropFirst())
        case 5: statements = Array(statements.dropFirst())
        default: addEarlierPeriod { $0.offer = random.maybe { $0.offer() } }
        }
    }

    private func product(_ random: inout SplitMix64) -> String { random.pick([productID, otherProductID]) }

    private mutating func perturbPurchase(_ random: inout SplitMix64) {
        guard !transactions.isEmpty else { return }
        let index = random.below(transactions.count)
        var purchase = transactions[index]
        switch random.below(22) {
        case 0: purchase.productID = product(&random)
        case 1: purchase.id = random.pick([nil, id, "\(id).2", "\(id)..7"])
        case 2: purchase.originalID = random.pick([nil, id, "\(id).2"])
        case 3: purchase.productType = random.maybe { .known($0.pick(ProductType.allCases)) }
        case 4: purchase.productType = .unrecognized("Gift")
        case 5: purchase.groupID = random.pick([nil, groupID, groupID])
        case 6: purchase.basePlanID = random.pick([nil, "monthly", "yearly"])
        case 7: purchase.purchaseDate = random.date()
        case 8: purchase.originalPurchaseDate = random.date()
        case 9, 10: purchase.expiresDate = random.date()
        case 11: purchase.quantity = random.pick([0, 1, 2, 3, .max])
        case 12:
            purchase.ownership = random.maybe {
                $0.once(in: 8) ? .unrecognized("LENT") : .known($0.pick(Ownership.allCases))
            }
        case 13: purchase.price = random.price()
        case 14: purchase.offer = random.maybe { $0.offer() }
        case 15: purchase.revocation = random.once(in: 2) ? random.revocation() : nil
        case 16: purchase.isUpgraded.toggle()
        case 17: purchase.hasNotBegun.toggle()
        case 18: purchase.statedDate = random.date()
        case 19: purchase.isGranted.toggle()
        case 20:
            purchase.commitment = random.maybe { random in
                CommitmentProgress(
                    billingPeriodNumber: random.maybe { $0.below(13) },
                    totalBillingPeriods: random.maybe { $0.below(13) },
                    expiresDate: random.date(),
                    price: random.price()
                )
            }
        default:
            purchase.orderNumber = random.maybe { $0.below(3) }
            purchase.environment = random.maybe { $0.pick(["Production", "Sandbox", "Xcode"]) }
            purchase.storefront = random.maybe { $0.pick(["DEU", "USA", "??"]) }
        }
        transactions[index] = purchase
    }

    private mutating func perturbRenewal(_ random: inout SplitMix64) {
        guard !renewals.isEmpty else { return }
        let index = random.below(renewals.count)
        var renewal = renewals[index]
        switch random.below(27) {
        case 0: renewal.productID = random.maybe { product(&$0) }
        case 1: renewal.renewalProductID = random.maybe { product(&$0) }
        case 2: renewal.renewsAutomatically = random.pick([true, false, nil])
        case 3, 4: renewal.renewalDate = random.date()
        case 5: renewal.renewalPrice = random.price()
        case 6: renewal.basePrice = random.price()
        case 7: renewal.offer = random.maybe { $0.offer() }
        case 8:
            let reason = random.pick(ExpirationReason.allCases)
            renewal.expirationReason = random.maybe { $0.once(in: 8) ? .unrecognized("7") : .known(reason) }
        case 9: renewal.isInBillingRetry = random.pick([true, false, nil])
        case 10: renewal.gracePeriodExpiresDate = random.date()
        case 11, 12: renewal.priceChange = random.maybe { $0.priceChange() }
        case 13: renewal.eligibleWinBackOfferIDs = random.maybe { $0.pick([[], ["back"], ["again", "back"]]) }
        case 14: renewal.resumesDate = random.date()
        case 15: renewal.prepaid = random.maybe { PrepaidPlan(extendableAfter: $0.date()) }
        case 16: renewal.endsAtRenewal.toggle()
        case 17: renewal.statedDate = random.date()
        case 18: renewal.originalID = random.pick([nil, id, "\(id).2"])
        case 19: renewal.planDirection = random.maybe { $0.pick(PlanDirection.allCases) }
        case 20:
            renewal.commitment = random.maybe { random in
                CommitmentRenewal(
                    renewsAutomatically: random.pick([true, false, nil]),
                    productID: random.maybe { product(&$0) },
                    renewalDate: random.date(),
                    renewalPrice: random.price(),
                    isCommitted: random.pick([true, false, nil]),
                    payments: random.maybe { $0.below(13) },
                    paymentsLeft: random.maybe { $0.below(5) - 1 },
                    isCancellationPending: random.once(in: 2)
                )
            }
        case 21: renewal.endDate = random.date()
        case 22:
            renewal.pauseDate = random.date()
            // The other causes are told with facts that have fields of their own.
            renewal.pauseCause = random.maybe { $0.pick([.customer, .merchant]) }
        case 23: renewal.isInvoiced = random.pick([true, false, nil])
        case 24: renewal.isWholeCharge.toggle()
        case 25: renewal.isChargedAtEnd.toggle()
        default: renewal.answer = AnswerOrder(orderNumber: random.maybe { $0.below(3) }, periodEnd: random.date())
        }
        renewals[index] = renewal
    }

    private mutating func perturbStatement(_ random: inout SplitMix64) {
        guard !statements.isEmpty else { return }
        let index = random.below(statements.count)
        switch random.below(6) {
        case 0, 1: statements[index].state = .known(random.pick(SubscriptionStatement.State.allCases))
        case 2: statements[index].state = .unrecognized("SUBSCRIPTION_STATE_UNSPECIFIED")
        case 3: statements[index].statedDate = random.date()
        case 4:
            statements[index].originalID = random.pick([nil, id])
            statements[index].productID = random.pick([nil, productID, otherProductID])
            statements[index].groupID = random.pick([nil, groupID])
        default:
            statements[index].answer = AnswerOrder(orderNumber: random.maybe { $0.below(3) }, periodEnd: random.date())
        }
    }
}
