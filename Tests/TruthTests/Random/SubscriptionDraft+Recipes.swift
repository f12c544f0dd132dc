import PaywrightModel
import PaywrightValues
import TestSupport

extension SubscriptionDraft {
    /// Becomes what one situation looks like, as a store would state it; each is as likely as any other.
    mutating func followRecipe(_ random: inout SplitMix64) {
        let recipe = random.pick(Self.recipes)
        recipe(&self, &random)
        if random.once(in: 4) { state(nil) }
        if random.once(in: 12) { addEarlierPeriod { _ in } }
    }

    typealias Recipe = @Sendable (inout SubscriptionDraft, inout SplitMix64) -> Void

    private static let recipes: [Recipe] = once + offers + running + interrupted + over + doubtful + plans

    // MARK: Bought once

    private static let once: [Recipe] = [
        { draft, _ in draft.buyOnce(.nonConsumable) },
        { draft, random in
            draft.buyOnce(.consumable)
            draft.purchase { $0.quantity = 1 + random.below(4) }
        },
        { draft, _ in draft.buyOnce(nil) },
        { draft, random in
            draft.buyOnce(.nonRenewable)
            draft.purchase { $0.expiresDate = random.ahead() }
        },
        { draft, random in
            draft.buyOnce(.nonRenewable)
            draft.end(random.behind())
        },
        { draft, random in
            draft.purchase { $0.productType = nil }
            draft.renewal {
                $0.prepaid = PrepaidPlan(extendableAfter: random.date())
                $0.renewsAutomatically = false
            }
        },
        { draft, random in
            draft.transactions = []
            draft.renewals = []
            draft.statements = []
        },
        { draft, random in draft.state(random.pick([.pending, .pendingCancelled])) },
        { draft, _ in draft.state(.pendingCancelled) },
    ]

    // MARK: Offers

    /// Free time and reduced prices: of new customers, and of others.
    private static let offers: [Recipe] = [
        { draft, random in draft.offer(random.offer(.introductory, .freeTrial), free: true) },
        { draft, random in
            draft.offer(random.offer(.introductory, .freeTrial), free: true)
            draft.renewal { $0.renewsAutomatically = nil }
        },
        { draft, random in
            draft.offer(random.offer(.introductory, .freeTrial), free: true)
            draft.renewal { $0.renewsAutomatically = false }
        },
        { draft, random in
            draft.offer(AppliedOffer(paymentMode: .known(.freeTrial), id: "spring"), free: true)
        },
        { draft, random in
            let type = random.pick([OfferType.promotional, .winBack, .code, .retention])
            draft.offer(random.offer(type, .freeTrial), free: true)
        },
        { draft, random in
            let type = random.pick([OfferType.promotional, .winBack, .code, .retention])
            draft.offer(random.offer(type, .freeTrial), free: true)
            draft.renewal { $0.renewsAutomatically = false }
        },
        { draft, random in
            draft.offer(random.offer(.introductory, random.pick([.payAsYouGo, .payUpFront])), free: false)
        },
        { draft, random in
            let type = random.pick([OfferType.promotional, .winBack, .code, .retention])
            draft.offer(random.offer(type, random.pick([.payAsYouGo, .payUpFront])), free: false)
        },
        { draft, random in draft.renewal { $0.offer = random.offer(.promotional) } },
    ]

    mutating func offer(_ offer: AppliedOffer, free: Bool) {
        let price = store == .googlePlay ? nil : Price(free ? "0" : "4.99", "USD")
        purchase {
            $0.offer = offer
            $0.price = price
        }
    }

    // MARK: What runs

    private static let running: [Recipe] = [
        { _, _ in },
        { draft, _ in draft.renewals = [] },
        { draft, _ in draft.renewal { $0.renewsAutomatically = nil } },
        { draft, _ in draft.renewal { $0.renewsAutomatically = false } },
        { draft, _ in draft.state(.cancelled) },
        { draft, random in
            let other = draft.otherProductID
            draft.renewal {
                $0.renewalProductID = other
                $0.planDirection = random.maybe { $0.pick(PlanDirection.allCases) }
            }
        },
        { draft, random in draft.renewal { $0.priceChange = random.priceChange(.awaitingConsent) } },
        { draft, random in draft.renewal { $0.priceChange = random.priceChange(.awaitingConsent) } },
        { draft, random in draft.renewal { $0.priceChange = random.priceChange(.confirmed) } },
        { draft, random in draft.renewal { $0.priceChange = random.priceChange(.confirmed) } },
        { draft, random in draft.commitment(&random) },
        { draft, random in draft.commitment(&random) },
        { draft, _ in draft.purchase { $0.ownership = .known(.familyShared) } },
    ]

    mutating func commitment(_ random: inout SplitMix64) {
        let productIDs = [productID, otherProductID]
        let total = 12
        let made = 1 + random.below(total)
        let isCommitted = random.pick([true, false, nil, nil])
        purchase {
            $0.commitment = random.maybe { random in
                CommitmentProgress(billingPeriodNumber: made, totalBillingPeriods: total, expiresDate: random.date())
            }
        }
        renewal {
            $0.commitment = CommitmentRenewal(
                renewsAutomatically: random.pick([true, false, nil]),
                productID: random.maybe { $0.pick(productIDs) },
                renewalDate: random.date(),
                renewalPrice: random.price(),
                isCommitted: isCommitted,
                payments: random.maybe { $0.pick([1, 3, 12]) },
                paymentsLeft: random.pick([nil, 0, 1, 2, total - made, -1]),
                isCancellationPending: random.once(in: 3)
            )
            if isCommitted == true { $0.future.commitment = "$.commitment.isCommitted" }
        }
    }

    // MARK: What is interrupted

    private static let interrupted: [Recipe] = [
        { draft, random in
            draft.end(random.behind())
            draft.state(.gracePeriod)
            draft.renewal {
                $0.isInBillingRetry = true
                $0.gracePeriodExpiresDate = random.ahead()
            }
        },
        { draft, random in
            draft.end(random.behind())
            draft.state(.billingRetry)
            draft.renewal { $0.isInBillingRetry = true }
        },
        { draft, random in
            draft.end(random.behind())
            draft.state(.onHold)
        },
        { draft, random in
            draft.end(random.behind())
            draft.state(.paused)
            draft.renewal { $0.resumesDate = random.maybe { $0.ahead() } }
        },
        { draft, random in
            draft.sell(by: random.pick([.stripe, .paddle]))
            draft.state(.billingRetry)
            draft.renewal { $0.isInBillingRetry = true }
        },
        { draft, random in
            draft.sell(by: random.pick([.stripe, .paddle]))
            draft.state(.paused)
            draft.renewal { $0.resumesDate = random.maybe { $0.ahead() } }
        },
        { draft, random in
            draft.sell(by: .paddle)
            draft.renewal {
                $0.pauseDate = random.ahead()
                $0.future.pause = "$.scheduled_change"
                $0.resumesDate = random.maybe { $0.ahead() }
            }
        },
    ]

    // MARK: What is over

    private static let over: [Recipe] = [
        { draft, random in draft.expire(random.behind(), nil) },
        { draft, random in draft.expire(random.behind(), random.pick(ExpirationReason.allCases)) },
        { draft, random in draft.expire(random.behind(), random.pick(ExpirationReason.allCases)) },
        { draft, random in
            draft.expire(random.behind(), .customerCancelled)
            draft.renewal { $0.eligibleWinBackOfferIDs = random.pick([["back"], ["back", "again"], []]) }
        },
        { draft, random in draft.purchase { $0.revocation = random.revocation() } },
        { draft, random in
            draft.expire(random.behind(), nil)
            draft.purchase { $0.revocation = random.revocation() }
        },
        { draft, random in
            draft.buyOnce(random.pick([.consumable, .nonConsumable, nil]))
            draft.purchase { $0.revocation = random.revocation() }
        },
        { draft, random in draft.addEarlierPeriod { $0.revocation = random.revocation() } },
        { draft, random in
            draft.purchase {
                $0.ownership = .known(.familyShared)
                $0.revocation = Revocation(date: random.date(), kind: .known(.familySharingEnded))
            }
        },
        { draft, _ in draft.state(.revoked) },
        { draft, _ in draft.purchase { $0.isUpgraded = true } },
        { draft, random in draft.expire(random.behind(), .replaced) },
    ]

    private mutating func expire(_ date: Instant, _ reason: ExpirationReason?) {
        end(date)
        state(.expired)
        renewal {
            $0.renewsAutomatically = false
            $0.expirationReason = reason.map { .known($0) }
        }
    }

    // MARK: What is doubtful

    private static let doubtful: [Recipe] = [
        { draft, random in draft.end(random.behind()) },
        { draft, _ in for index in draft.statements.indices { draft.statements[index].state = .unrecognized("9") } },
        { draft, random in
            // Two answers that nothing orders.
            guard var other = draft.renewals.first else { return }
            other.renewsAutomatically = false
            other.renewalDate = random.date()
            for index in draft.renewals.indices { draft.renewals[index].statedDate = nil }
            other.statedDate = nil
            other.answer = random.pick([AnswerOrder(), other.answer])
            draft.renewals.append(other)
        },
        { draft, random in
            guard var other = draft.transactions.last else { return }
            for index in draft.transactions.indices { draft.transactions[index].statedDate = nil }
            other.statedDate = nil
            other.price = random.price()
            other.expiresDate = random.date()
            draft.transactions.append(other)
        },
        { draft, random in
            draft.transactions = []
            draft.renewals = []
        },
    ]
}

extension SplitMix64 {
    /// That a purchase was taken back, wholly or in part.
    mutating func revocation() -> Revocation {
        Revocation(
            date: once(in: 3) ? date() : behind(),
            kind: maybe { $0.once(in: 10) ? .unrecognized("REFUND_OTHER") : .known($0.pick(Revocation.Kind.allCases)) },
            reason: maybe { .known($0.pick(Revocation.Reason.allCases)) },
            fraction: maybe { DecimalAmount(milliunits: Int64($0.below(1_200))) }
        )
    }

    /// A change of price.
    mutating func priceChange(_ state: PriceChange.State? = nil) -> PriceChange {
        let known = state ?? pick(PriceChange.State.allCases)
        return PriceChange(
            kind: once(in: 6) ? pick([nil, .unrecognized("SIDEWAYS")]) : .known(pick(PriceChange.Kind.allCases)),
            state: once(in: 10) ? .unrecognized("PENDING_REVIEW") : .known(known),
            newPrice: price(),
            date: once(in: 3) ? date() : ahead(),
            consentDeadline: once(in: 2) ? date() : ahead()
        )
    }
}
