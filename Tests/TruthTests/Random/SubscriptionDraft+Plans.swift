import PaywrightModel
import PaywrightValues
import TestSupport

/// What comes later, and stands beside something else that comes: each field as the readers of its store set it.
extension SubscriptionDraft {
    static let plans: [Recipe] = following + merchants + pauses + sales

    // MARK: A commitment that follows

    private static let following: [Recipe] = [
        { draft, random in draft.commitmentFollows(&random) },
        { draft, random in
            draft.commitmentFollows(&random)
            draft.renewal { $0.priceChange = random.priceChange(.confirmed) }
        },
        { draft, random in
            draft.commitmentFollows(&random)
            let date = random.ahead()
            draft.planPause(from: date, to: random.maybe { $0.ahead() })
        },
        { draft, random in
            draft.commitmentFollows(&random)
            draft.failToPay(until: random.ahead())
        },
        { draft, random in
            draft.commitmentFollows(&random)
            draft.pause(until: random.ahead())
        },
        { draft, random in
            draft.commitmentFollows(&random)
            draft.renewal { $0.renewsAutomatically = random.pick([false, nil]) }
        },
        { draft, random in
            draft.offer(random.offer(.introductory, .freeTrial), free: true)
            draft.commitmentFollows(&random)
        },
    ]

    /// States of the next renewal, or of a later one, that it begins payments to which the customer is committed.
    private mutating func commitmentFollows(_ random: inout SplitMix64) {
        let day = random.once(in: 2) ? transactions.last?.expiresDate : random.ahead()
        let isCommitted = random.pick([true, true, true, false, nil])
        let commitment = CommitmentRenewal(
            renewsAutomatically: random.pick([true, true, nil, false]),
            productID: random.maybe { $0.pick([productID, productID, otherProductID]) },
            renewalDate: random.maybe { _ in day },
            renewalPrice: random.price(),
            isCommitted: isCommitted,
            payments: random.maybe { $0.pick([1, 3, 12]) },
            paymentsLeft: random.pick([nil, nil, 0, 2])
        )
        renewal {
            $0.commitment = commitment
            if isCommitted == true { $0.future.commitment = "$.commitment.isCommitted" }
        }
    }

    // MARK: What merchants state

    private static let merchants: [Recipe] = [
        { draft, random in
            draft.sell(by: random.pick([.stripe, .paddle]))
            draft.renewal { $0.isInvoiced = true }
        },
        { draft, random in
            draft.sell(by: random.pick([.stripe, .paddle]))
            draft.renewal {
                $0.isInvoiced = true
                $0.renewsAutomatically = false
            }
        },
        { draft, random in
            draft.sell(by: .stripe)
            draft.planPhases(&random)
        },
        { draft, random in
            draft.sell(by: .stripe)
            draft.planPhases(&random)
            draft.offer(AppliedOffer(paymentMode: .known(.freeTrial), id: "spring"), free: true)
        },
        { draft, random in
            draft.sell(by: .stripe)
            draft.planPhases(&random)
            let other = draft.otherProductID
            let date = random.ahead()
            draft.renewal {
                if random.once(in: 2) { $0.renewalProductID = other } else { $0.endDate = date }
            }
        },
        { draft, random in
            draft.sell(by: random.pick([.stripe, .paddle]))
            draft.renewal {
                $0.isWholeCharge = true
                $0.renewalPrice = random.price()
                $0.renewalTax = random.pick([nil, .included, .added])
            }
        },
        { draft, random in
            draft.sell(by: .stripe)
            let date = random.ahead()
            draft.renewal {
                $0.isChargedAtEnd = true
                if random.once(in: 2) { $0.renewsAutomatically = false } else { $0.endDate = date }
            }
        },
        { draft, random in
            // What a service passes on: a plan that was chosen, and not when it takes over.
            let other = draft.otherProductID
            draft.renewal {
                $0.source = .billingService
                $0.chosenPlan = ChosenPlan(productID: random.maybe { _ in other }, field: "$.event.new_product_id")
            }
            draft.purchase { $0.source = .billingService }
            for index in draft.statements.indices { draft.statements[index].source = .billingService }
        },
    ]

    /// Plans phases after the next renewal, a month or some days apart.
    private mutating func planPhases(_ random: inout SplitMix64) {
        guard var date = transactions.last?.expiresDate else { return }
        var price = random.price()
        var phases: [PlannedPhase] = []
        for _ in 0..<(1 + random.below(3)) {
            date = date + Int64(random.pick([30, 30, 31, 7])) * RandomCustomer.day
            let new = random.price()
            let isSame = random.once(in: 2)
            var phase = PlannedPhase(
                date: date,
                productID: isSame ? nil : random.pick([productID, otherProductID]),
                price: random.maybe { _ in new },
                tax: .included,
                oldPrice: isSame && price?.currency == new?.currency ? price : nil,
                isRenewal: !random.once(in: 4)
            )
            if isSame { phase.newPrice = new }
            phase.endsOffer = random.once(in: 5)
            phases.append(phase)
            price = new
        }
        renewal { $0.laterPhases = phases }
    }

    // MARK: Pauses beside what they delay

    private static let pauses: [Recipe] = [
        { draft, random in
            draft.pause(until: random.ahead())
            draft.renewal { $0.priceChange = random.priceChange(.confirmed) }
        },
        { draft, random in
            draft.pause(until: random.ahead())
            draft.renewal { $0.priceChange = random.priceChange(.awaitingConsent) }
        },
        { draft, random in
            draft.pause(until: random.ahead())
            let other = draft.otherProductID
            draft.renewal { $0.renewalProductID = other }
        },
        { draft, random in
            draft.pause(until: random.ahead())
            draft.commitment(&random)
        },
        { draft, random in
            draft.planPause(from: random.ahead(), to: random.maybe { $0.ahead() })
            draft.renewal { $0.priceChange = random.priceChange(random.pick([.confirmed, .awaitingConsent])) }
        },
        { draft, random in
            draft.planPause(from: random.ahead(), to: random.maybe { $0.ahead() })
            draft.commitment(&random)
        },
        { draft, random in
            draft.planPause(from: random.ahead(), to: random.maybe { $0.ahead() })
            let other = draft.otherProductID
            draft.renewal { $0.renewalProductID = other }
        },
        { draft, random in
            draft.planPause(from: random.ahead(), to: random.maybe { $0.ahead() })
            draft.offer(random.offer(.introductory, .freeTrial), free: true)
        },
    ]

    /// Pauses it now.
    private mutating func pause(until date: Instant) {
        end(RandomCustomer.now - 3 * RandomCustomer.day)
        state(.paused)
        renewal { $0.resumesDate = date }
    }

    /// Plans a pause.
    private mutating func planPause(from date: Instant, to end: Instant?) {
        renewal {
            $0.pauseDate = date
            $0.future.pause = "$.pauseDate"
            $0.resumesDate = end
        }
    }

    /// Lets a payment fail, and access go on.
    private mutating func failToPay(until date: Instant) {
        end(RandomCustomer.now - 3 * RandomCustomer.day)
        state(.gracePeriod)
        renewal {
            $0.isInBillingRetry = true
            $0.gracePeriodExpiresDate = date
        }
    }

    // MARK: Grants, rentals and orders before a release

    private static let sales: [Recipe] = [
        { draft, random in
            draft.buyOnce(.nonRenewable)
            draft.purchase {
                $0.isGranted = true
                $0.source = .billingService
                $0.price = nil
                $0.expiresDate = random.pick([nil, random.ahead(), random.behind()])
            }
        },
        { draft, random in
            draft.buyOnce(.nonConsumable)
            draft.purchase {
                $0.isGranted = true
                $0.source = .billingService
            }
        },
        { draft, random in
            draft.buyOnce(.nonRenewable)
            draft.purchase {
                $0.sale = .rental(
                    Rental(
                        period: random.maybe {
                            $0.pick([CalendarDuration(days: 30), CalendarDuration(days: 2)]) ?? nil
                        },
                        afterStart: random.maybe { $0.pick([.hours(48), .days(3)]) }
                    )
                )
                $0.expiresDate = random.pick([nil, nil, random.ahead(), random.behind()])
            }
        },
        { draft, random in
            let statements = draft.statements
            draft.buyOnce(random.pick([nil, .nonConsumable]))
            draft.statements = random.once(in: 4) ? [] : statements
            draft.state(.pending)
            let release = random.pick([nil, random.ahead(), random.ahead(), random.behind()])
            draft.purchase { $0.sale = .preorder(Preorder(release: release)) }
        },
    ]
}
