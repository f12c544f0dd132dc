/// Figures of the tests that Superwall publishes for its SDKs: inputs and outputs, no code.
///
/// The tests of iOS say amounts, here with the currency beside them; those of Android ran with English and US dollars.
enum PeerFiguresSuperwall {
    static let iOS = """
        # superwall/Superwall-iOS Tests/SuperwallKitTests/StoreKit/Products/StoreProduct/SubscriptionPeriodPriceTests.swift
        @ 99.99 USD P1Y
        dailyPrice | $0.27
        weeklyPrice | $1.92 | conversion | $1.91
        monthlyPrice | $8.33
        yearlyPrice | $99.99
        @ 9.99 USD P1M
        dailyPrice | $0.32 | conversion | $0.33
        weeklyPrice | $2.30 | conversion | $2.29
        monthlyPrice | $9.99
        yearlyPrice | $119.88
        @ 4.99 USD P1W
        dailyPrice | $0.71
        weeklyPrice | $4.99
        yearlyPrice | $259.48 | conversion | $260.19
        @ 0.99 USD P1D
        dailyPrice | $0.99
        @ 7.00 USD P1W
        dailyPrice | $1.00
        @ 24.99 USD P3M
        dailyPrice | $0.27
        @ 89.99 USD P1Y
        weeklyPrice | $1.73 | conversion | $1.72
        monthlyPrice | $7.49
        @ 29.99 USD P1M
        weeklyPrice | $6.92 | conversion | $6.90
        @ 6.99 USD P7D
        weeklyPrice | $6.99
        @ 49.99 USD P6M
        monthlyPrice | $8.33
        @ 199.99 USD P2Y
        monthlyPrice | $8.33
        @ 999.99 USD P1Y
        dailyPrice | $2.73
        @ 0.99 USD P1Y
        dailyPrice | $0.00 | small-price | –
        # superwall/Superwall-iOS Tests/SuperwallKitTests/StoreKit/Products/StoreProduct/SK2PriceFormatRoundingTests.swift
        @ 4.99 GBP P1W; en-GB
        weeklyPrice | £4.99
        # superwall/Superwall-iOS Tests/SuperwallKitTests/StoreKit/Products/StoreProduct/StoreProductBillingPlanTests.swift
        @ 9.99 USD P1M
        isBillingPlanAvailable | false
        """

    static let android = """
        # superwall/Superwall-Android superwall/src/test/java/com/superwall/sdk/products/ProductFetcherTest.kt
        @ 9.99 USD P1M + free P1M
        currencyCode | USD
        currencySymbol | $
        languageCode | en
        dailyPrice | $0.32 | conversion | $0.33
        weeklyPrice | $2.30 | conversion | $2.29
        monthlyPrice | $9.99
        yearlyPrice | $119.88
        periodDays | 30
        periodMonths | 1
        periodWeeks | 4
        periodYears | 0
        localizedPeriod | 1 month | period-text | 1 mo
        periodly | monthly
        rawPrice | 9.99
        trialPeriodMonths | 1
        trialPeriodWeeks | 4
        trialPeriodYears | 0
        trialPeriodText | 30-day | period-text | 1-month
        rawTrialPeriodPrice | 0
        trialPeriodPrice | $0.00 | free-price | free
        trialPeriodDailyPrice | $0.00 | free-price | free
        trialPeriodWeeklyPrice | $0.00 | free-price | free
        trialPeriodMonthlyPrice | $0.00 | free-price | free
        trialPeriodYearlyPrice | $0.00 | free-price, short-offer | –
        @ 8.99 USD P1M + each P1M x3 6.74
        dailyPrice | $0.29
        weeklyPrice | $2.07 | conversion | $2.06
        monthlyPrice | $8.99
        yearlyPrice | $107.88
        rawPrice | 8.99
        rawTrialPeriodPrice | 6.74
        trialPeriodPrice | $6.74
        trialPeriodDailyPrice | $0.22
        trialPeriodWeeklyPrice | $1.55
        trialPeriodMonthlyPrice | $6.74
        trialPeriodYearlyPrice | $20.22 | short-offer | –
        trialPeriodMonths | 1 | one-period | 3
        trialPeriodWeeks | 4 | one-period | 13
        trialPeriodYears | 0
        trialPeriodText | 30-day | period-text, one-period | 3-month
        @ 2.99 USD P1M + each P1M 1.99
        dailyPrice | $0.09
        weeklyPrice | $0.69 | conversion | $0.68
        monthlyPrice | $2.99
        yearlyPrice | $35.88
        rawTrialPeriodPrice | 1.99
        trialPeriodPrice | $1.99
        trialPeriodDailyPrice | $0.06
        trialPeriodWeeklyPrice | $0.45
        trialPeriodMonthlyPrice | $1.99
        trialPeriodYearlyPrice | $1.99 | short-offer | –
        @ 3.99 USD P1Y
        dailyPrice | $0.01
        weeklyPrice | $0.07
        monthlyPrice | $0.33
        yearlyPrice | $3.99
        periodDays | 365
        periodMonths | 12
        periodWeeks | 52
        periodYears | 1
        localizedPeriod | 1 year | period-text | 1 yr
        periodly | yearly
        rawPrice | 3.99
        trialPeriodMonths | 0
        trialPeriodWeeks | 0
        trialPeriodYears | 0
        trialPeriodText | –
        trialPeriodEndDate | –
        rawTrialPeriodPrice | 0 | no-offer | –
        trialPeriodPrice | $0.00 | no-offer | –
        trialPeriodDailyPrice | $0.00 | no-offer | –
        trialPeriodWeeklyPrice | $0.00 | no-offer | –
        trialPeriodMonthlyPrice | $0.00 | no-offer | –
        trialPeriodYearlyPrice | $0.00 | no-offer | –
        # superwall/Superwall-Android superwall/src/test/java/com/superwall/sdk/store/testmode/TestStoreProductTest.kt
        @ 9.99 USD P1M + free P7D; id com.test.pro
        identifier | com.test.pro
        period | month
        periodDays | 30
        trialPeriodDays | 7
        trialPeriodText | 7-day
        @ 9.99 USD P1M + free P14D
        trialPeriodWeeks | 2
        @ 9.99 USD P1M + free P30D
        trialPeriodDays | 30
        @ 9.99 USD P1M
        trialPeriodDays | 0
        trialPeriodWeeks | 0
        trialPeriodMonths | 0
        trialPeriodYears | 0
        trialPeriodText | –
        @ 9.99 USD P1W
        period | week
        periodDays | 7
        @ 9.99 USD P7D
        period | week | period-text | 7 days
        @ 9.99 USD P2M
        period | 2 months
        periodly | every 2 months
        @ 9.99 USD P3M
        period | quarter | label | 3 months
        periodly | quarterly | label | every 3 months
        localizedPeriod | 3 months | period-text | 3 mo
        @ 9.99 USD P6M
        period | 6 months
        periodly | every 6 months
        @ 9.99 USD P1Y
        period | year
        periodly | yearly
        @ 49.99 USD once
        period | –
        periodDays | 0
        periodWeeks | 0
        periodMonths | 0
        periodYears | 0
        localizedPeriod | –
        @ 9.99 EUR P1M
        currencyCode | EUR
        # superwall/Superwall-Android superwall/src/test/java/com/superwall/sdk/store/abstractions/product/AnnualizedPriceConversionTest.kt
        @ 100.00 USD P1Y
        weeklyPrice | $1.92 | conversion | $1.91
        @ 365.00 USD P1Y
        weeklyPrice | $7.01 | conversion | $7.00
        @ 200.00 USD P2Y
        weeklyPrice | $1.92 | conversion | $1.91
        """
}
