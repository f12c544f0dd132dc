public import PaywrightDecisions
public import PaywrightModel
public import PaywrightValues

extension Language {
    /// The paywall of one customer: which product the customer has, which can be bought or changed to, with which offers.
    ///
    ///     let screen = german.paywall(for: customer.history, of: shop.products, in: .germany, at: .now)
    ///     screen.showsPurchaseScreen                   // false while a payment is to be mended
    ///     screen.plans.first?.choice.isButtonOn        // false: the plan that runs
    ///
    /// - Parameters:
    ///   - customer: What the stores state about the customer.
    ///   - products: The products, which also tell groups, levels and periods.
    ///   - storefront: Where they are bought.
    ///   - now: The moment of the question.
    ///   - policy: What the app does after a refund, and how far clocks may differ.
    ///   - options: How prices and periods are shown.
    public func paywall(
        for customer: CustomerHistory,
        of products: [Product],
        in storefront: Storefront,
        at now: Instant,
        policy: StatusPolicy = .careful,
        options: PaywallOptions = PaywallOptions()
    ) -> CustomerPaywall {
        let choices = PlanChoices(for: customer, products: products, now: now, policy: policy)
        let formatter = paywallFormatter(options: options)
        let plans = products.compactMap { product -> CustomerPaywall.Plan? in
            let claims = choices.choice(of: product).claims
            guard let terms = OfferSelection.terms(for: product, in: storefront, claims: claims) else { return nil }
            let choice = choices.choice(of: product, billed: terms.billingPlan)
            let paywall = Paywall(terms, choice: choice, by: formatter)
            return CustomerPaywall.Plan(choice: choice, paywall: paywall)
        }
        return CustomerPaywall(status: choices.status, plans: plans)
    }

    /// What a seller may write to one customer, and in which days by the seller's own rules.
    ///
    ///     let question = NoticeQuestion(rules: rules, region: CustomerRegion("US-CA"))
    ///     for (notice, text) in try english.notices(for: customer.history, of: shop.products, at: .now, in: "America/Los_Angeles", asking: question) {
    ///         print(notice.state, text.subject.string)    // due Your free trial ends on Dec 10, 2026
    ///     }
    ///
    /// - Parameters:
    ///   - customer: What the stores state about the customer.
    ///   - products: The products, which tell names, periods and the lengths of offers.
    ///   - now: The moment of the question.
    ///   - timeZone: The customer's time zone: "America/Los_Angeles"; nil where it is not known.
    ///   - question: The rules, and what only the caller states of the customer.
    ///   - policy: What the app does after a refund, and how far clocks may differ.
    ///   - options: How dates are written, and who sells.
    /// - Throws: `StoreCalendar.UnknownTimeZone`.
    public func notices(
        for customer: CustomerHistory,
        of products: [Product] = [],
        at now: Instant,
        in timeZone: String?,
        asking question: NoticeQuestion = NoticeQuestion(),
        policy: StatusPolicy = .careful,
        options: StatusOptions = StatusOptions()
    ) throws(StoreCalendar.UnknownTimeZone) -> [(notice: Notice, text: NoticeText)] {
        let status = CustomerStatus(of: customer, products: products, now: now, policy: policy)
        let formatter = try statusFormatter(timeZone: timeZone, options: options)
        return formatter.notices(
            about: status,
            asking: question.of(customer, options),
            products: ProductNames(products)
        )
    }
}
