internal import Paywright
internal import PaywrightDecisions
internal import PaywrightICU
internal import PaywrightMessages
internal import PaywrightModel
internal import PaywrightValues

/// Decides what stands for a variable. Pure: no language is known here but the one of the product's name.
struct TemplateWording {
    let terms: PurchaseTerms
    let context: TemplateContext
    /// The locale asked for, which the product's name is in.
    let locale: LocaleTag
    /// The locale of the text: another one where no catalog speaks the language asked for.
    let textLocale: LocaleTag
    let options: PaywallOptions
    let values: MessageValues

    /// How prices are calculated that the template asks for: as RevenueCat does, whose rule the others' figures come nearest to,
    /// unless the caller says otherwise.
    var calculation: DerivedPricePolicy { options.derivedPrices ?? .revenueCat }

    /// The wording of some terms: those of the context, or of another product it names.
    init(_ terms: PurchaseTerms, context: TemplateContext, match: LocaleMatch, options: PaywallOptions) {
        self.terms = terms
        self.context = context
        locale = match.requested
        textLocale = match.isFallback ? match.matched : match.requested
        self.options = options
        values = MessageValues(options: options, storefront: terms.storefront)
    }

    /// The words for a value that a template asks for; `key` is the name of a value of the caller.
    func answer(_ value: TemplateValue, key: String) -> TemplateAnswer {
        switch value {
        case .appName: text(context.appName, as: .product, missing: "the app’s name")
        case .custom: text(context.custom[key], as: .product, missing: "a value for \"\(key)\"")
        case .productName: .content(.value(.product, .text(name.text)))
        case .productDescription: description
        case .productID: .content(.value(.productID, .text(terms.product.id)))
        case .price: price
        case .rawPrice: .content(.plain(regular.price.amount.description))
        case .pricePiece(let piece): .content(.moneyPiece(regularMoney, piece))
        case .currencyCode: .content(.plain(regular.price.currency.code))
        case .pricePerPeriod(let width): pricePerPeriod(width)
        case .pricePerPeriodAndMonth(let width): pricePerPeriodAndMonth(width)
        case .pricePer(let unit): pricePer(unit)
        case .period(let form): length(regular.period, form)
        case .periodOrLifetime: isLifetime ? lifetime : length(regular.period, .whole)
        case .frequency: frequency
        case .durationInMonths: isLifetime ? lifetime : length(regular.period.map(inMonths), .whole)
        case .periodCount(let unit, let orZero): count(of: unit, orZero: orZero)
        case .relativeDiscount(let isPhrase): relativeDiscount(isPhrase: isPhrase)
        case .offer(let value, let phase, let orRegular): offer(value, phase, orRegular: orRegular)
        case .countdown(let field, let digits): countdown(field, minimumDigits: digits)
        case .isFreeTrial: flag(terms.offerPhases.first?.price.isFree == true)
        case .isPayUpFront: flag(isFirstPhasePaid(.payUpFront))
        case .isPayAsYouGo: flag(isFirstPhasePaid(.payAsYouGo))
        case .hasIntroductoryOffer: flag(terms.offerPhases.contains { $0.offer?.type == .introductory })
        case .billingPlanType: .content(.plain(billingPlanType))
        case .hasBillingPlans: flag(hasBillingPlans)
        case .localeTag: .content(.plain(textLocale.tag))
        case .languageCode: .content(.plain(textLocale.language))
        case .runtimeState: .notApplicable("only the app knows it, while the paywall is shown")
        }
    }

    // MARK: The product

    var regular: PricingPhase { terms.regularPhase }
    var regularMoney: MessagePrice { values.money(regular.price, role: .billed, every: regular.period) }
    var isLifetime: Bool { terms.product.type == .nonConsumable }

    /// "Lifetime", for what is bought once and kept.
    private var lifetime: TemplateAnswer {
        .phrase(TemplateKey.periodLifetime.rawValue)
    }

    private var name: ProductName { ProductName(of: terms.product, for: locale) }

    private var description: TemplateAnswer {
        let text = terms.product.names.first { $0.locale == name.locale }?.description ?? ""
        guard !NameSanitizer.isBlank(text) else { return .notApplicable("the product has no description") }
        return .content(.value(.product, .text(text)))
    }

    private func text(_ text: String?, as name: ArgumentName, missing: String) -> TemplateAnswer {
        text.map { .content(.value(name, .text($0))) } ?? .missingInput(missing)
    }

    private func flag(_ isTrue: Bool) -> TemplateAnswer { .content(.plain(isTrue ? "true" : "false")) }

    private func isFirstPhasePaid(_ mode: PaymentMode) -> Bool {
        terms.offerPhases.first.map { !$0.price.isFree && $0.offer?.paymentMode == mode } ?? false
    }

    private var hasBillingPlans: Bool { terms.product.billingPlans.contains(where: \.isEnabled) }

    /// Superwall's names of StoreKit's billing plans.
    private var billingPlanType: String {
        guard hasBillingPlans else { return "" }
        return terms.billingPlan == .monthlyWithCommitment ? "MONTHLY" : "UP_FRONT"
    }

    // MARK: Prices

    private var price: TemplateAnswer {
        regular.price.isFree ? .phrase("price.free") : .content(.value(.price, .money(regularMoney)))
    }

    private var regularArguments: MessageArguments {
        var arguments: MessageArguments = [.price: .money(regularMoney)]
        arguments[.period] = values.value(regular.period)
        return arguments
    }

    private func pricePerPeriod(_ width: PricePerPeriodWidth) -> TemplateAnswer {
        guard regular.isOpenEnded, !regular.price.isFree else { return price }
        return .phrase("pricePerPeriod.\(width.rawValue)", regularArguments)
    }

    private func pricePerPeriodAndMonth(_ width: PricePerPeriodWidth) -> TemplateAnswer {
        guard regular.isOpenEnded, !regular.price.isFree,
            let derived = terms.calculatedPrice(per: .month, policy: calculation)
        else { return pricePerPeriod(width) }
        var arguments = regularArguments
        arguments[.unitPrice] = .money(values.calculated(derived.price, per: .month))
        let key: TemplateKey =
            switch (width, derived.isExact) {
            case (.abbreviated, true): .pricePerPeriodWithExactUnitPriceAbbreviated
            case (.abbreviated, false): .pricePerPeriodWithUnitPriceAbbreviated
            case (_, true): .pricePerPeriodWithExactUnitPrice
            case (_, false): .pricePerPeriodWithUnitPrice
            }
        return .phrase(key.rawValue, arguments)
    }

    private func pricePer(_ unit: PeriodUnit) -> TemplateAnswer {
        guard regular.isOpenEnded else { return .notApplicable("the product isn’t a subscription") }
        let isBilledPrice = regular.period?.normalized().singlePeriod == SubscriptionPeriod(1, unit)
        if terms.commitment != nil, !isBilledPrice, !regular.price.isFree {
            return .notApplicable("a commitment has no calculated price but its total")
        }
        return pricePer(unit, regular.price, every: regular.period, role: .billed)
    }

    /// A price per unit: the price itself where it is charged every unit, calculated otherwise.
    func pricePer(
        _ unit: PeriodUnit,
        _ price: Price,
        every period: CalendarDuration?,
        role: MoneyRole
    ) -> TemplateAnswer {
        if price.isFree { return .phrase("price.free") }
        guard let period = period?.normalized().singlePeriod else {
            return .notApplicable("the price has no period, or one of several units")
        }
        if period == SubscriptionPeriod(1, unit) {
            return .content(.value(.price, .money(values.money(price, role: role))))
        }
        guard let derived = calculation.price(price, every: period, per: unit) else {
            return .notApplicable("the price per \(unit.rawValue) rounds to nothing")
        }
        return .content(.value(.unitPrice, .money(values.money(derived.price, role: .calculated))))
    }

    private func relativeDiscount(isPhrase: Bool) -> TemplateAnswer {
        guard let reference = context.reference else { return .missingInput("the product to compare with") }
        guard let saving = terms.saving(comparedWith: reference, policy: calculation) else {
            return .notApplicable("the product isn’t cheaper than \(reference.product.id) by 1 % or more")
        }
        let percent = saving.percentValue
        return isPhrase
            ? .phrase(TemplateKey.savingsOff.rawValue, [.percent: percent]) : .content(.value(.percent, percent))
    }

    // MARK: Lengths

    private var frequency: TemplateAnswer {
        if isLifetime { return lifetime }
        guard regular.isOpenEnded, let period = values.value(regular.period) else {
            return .notApplicable("the product isn’t a subscription")
        }
        return .phrase("frequency", [.period: period])
    }

    func length(_ duration: CalendarDuration?, _ form: PeriodForm) -> TemplateAnswer {
        guard let length = duration.flatMap(values.length) else { return .notApplicable("there is no period") }
        let arguments: MessageArguments = [.period: .length(length)]
        return switch form {
        case .whole: .phrase("period", arguments)
        case .unit: .phrase(TemplateKey.periodUnit.rawValue, arguments)
        case .abbreviatedUnit: .phrase(TemplateKey.periodUnitShort.rawValue, arguments)
        case .short: .content(.short(length))
        case .attributive: .content(.attributive(length))
        }
    }

    private func inMonths(_ duration: CalendarDuration) -> CalendarDuration {
        CalendarDuration(
            months: duration.years * 12 + duration.months,
            weeks: duration.weeks,
            days: duration.days
        ) ?? duration
    }

    /// How many whole units the product's period holds: 0 years of a month, as every peer says.
    private func count(of unit: PeriodUnit, orZero: Bool) -> TemplateAnswer {
        guard let period = regular.period else {
            return orZero ? .zero("there is no period") : .notApplicable("there is no period")
        }
        return .content(.number(calculation.basis.wholeUnits(unit, in: period), minimumDigits: 1))
    }
}
