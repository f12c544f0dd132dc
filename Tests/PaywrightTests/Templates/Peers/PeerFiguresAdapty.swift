/// Figures of Adapty. No published test of its SDKs was found that prints a tag: those of iOS say periods and amounts, the
/// documentation has tables of outputs.
enum PeerFiguresAdapty {
    static let all = """
        # adaptyteam/adapty-docs src/content/docs/version-3.0/paywall-builder-tag-variables.mdx
        @ 9.99 USD P1M; named Premium Subscription
        PROD_TITLE | Premium Subscription
        PROD_PRICE | $9.99
        PROD_PRICE_PER_DAY | $0.33
        PROD_PRICE_PER_WEEK | $2.33 | conversion | $2.29
        PROD_PRICE_PER_MONTH | $9.99
        PROD_PRICE_PER_YEAR | $119.88
        @ 9.99 USD P1M + each P1W 0.99
        OFFER_PRICE | $0.99
        OFFER_BILLING_PERIOD | 1 week
        @ 5.00 USD P1W + each P1W x3 3.00
        OFFER_BILLING_PERIOD | 1 week
        OFFER_FULL_DURATION | 3 weeks
        @ 5.00 USD P1W + upFront P3W 8.00
        OFFER_BILLING_PERIOD | 3 weeks
        OFFER_FULL_DURATION | 3 weeks
        @ 5.00 USD P1W + free P1W
        OFFER_PRICE | $0 | free-price | free
        OFFER_BILLING_PERIOD | 1 week
        OFFER_FULL_DURATION | 1 week
        @ 5.00 USD P1W
        OFFER_PRICE | –
        OFFER_BILLING_PERIOD | –
        OFFER_FULL_DURATION | –
        @ 9.99 USD once
        PROD_PRICE_PER_DAY | –
        PROD_PRICE_PER_WEEK | –
        PROD_PRICE_PER_MONTH | –
        PROD_PRICE_PER_YEAR | –
        # adaptyteam/AdaptySDK-iOS Tests/Adapty/StoreKit/SubscriptionPeriodTests.swift
        @ 5.00 USD P1M + free P7D
        OFFER_BILLING_PERIOD | 1 week | period-text | 7 days
        @ 5.00 USD P1M + free P28D
        OFFER_BILLING_PERIOD | 4 weeks | period-text | 28 days
        @ 5.00 USD P1M + free P8D
        OFFER_BILLING_PERIOD | 8 days
        @ 5.00 USD P1M + upFront P12M 1.00
        OFFER_BILLING_PERIOD | 1 year | period-text | 12 months
        @ 5.00 USD P1M + upFront P18M 1.00
        OFFER_BILLING_PERIOD | 18 months
        # adaptyteam/AdaptySDK-iOS Tests/Adapty/StoreKit/UIBuilderPricingTermsTests.swift
        @ 100 EUR P1Y; de
        PROD_PRICE | 100,00 €
        CURRENCY_CODE | EUR
        CURRENCY_SYMBOL | €
        @ 9.99 EUR P1M; de
        PROD_PRICE | 9,99 €
        """
}
