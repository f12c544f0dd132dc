/// Figures of the tests that RevenueCat publishes for its Android SDK: inputs and outputs, no code.
enum PeerFiguresRevenueCatAndroid {
    static let components = """
        # RevenueCat/purchases-android ui/revenuecatui/src/test/kotlin/com/revenuecat/purchases/ui/revenuecatui/components/text/TextComponentViewVariablesTests.kt
        @ 2.00 USD P1Y + free P1W + each P1M 1.00; named Annual; now 2025-01-25
        product.currency_code | USD
        product.currency_symbol | $
        product.periodly | yearly
        product.price_per_period | $2.00/year
        product.price_per_period_abbreviated | $2.00/yr
        product.price_per_day | $0.00 | small-price | –
        product.price_per_week | $0.03
        product.price_per_month | $0.16
        product.price_per_year | $2.00
        product.period | year
        product.period_abbreviated | yr
        product.period_in_days | 365
        product.period_in_weeks | 52
        product.period_in_months | 12
        product.period_in_years | 1
        product.period_with_unit | 1 year
        product.offer_price | free
        product.offer_price_per_day | free
        product.offer_price_per_week | free
        product.offer_price_per_month | $0.16 | short-offer | –
        product.offer_price_per_year | $2.00 | short-offer | –
        product.offer_period | week
        product.offer_period_abbreviated | wk
        product.offer_period_in_days | 7
        product.offer_period_in_weeks | 1
        product.offer_period_in_months | 12 | short-offer | –
        product.offer_period_in_years | 1 | short-offer | –
        product.offer_period_with_unit | 1 week
        product.offer_end_date | February 1, 2025
        product.secondary_offer_price | $1.00
        product.secondary_offer_period | month
        product.secondary_offer_period_abbreviated | mo
        product.store_product_name | Annual
        count_days_with_zero | –
        count_hours_without_zero | –
        @ 2.00 USD P1Y; vs 1.00 USD P1M
        product.relative_discount | 83%
        @ 2.00 USD P1Y; es
        product.currency_symbol | US$
        @ 200.00 USD once; named Lifetime
        product.currency_code | USD
        product.currency_symbol | $
        product.periodly | lifetime
        product.price | $200.00
        product.price_per_period | $200.00
        product.price_per_period_abbreviated | $200.00
        product.price_per_day | $200.00 | bought-once | –
        product.price_per_week | $200.00 | bought-once | –
        product.price_per_month | $200.00 | bought-once | –
        product.price_per_year | $200.00 | bought-once | –
        product.period | lifetime | bought-once | –
        product.period_abbreviated | lifetime | bought-once | –
        product.period_in_days | –
        product.period_in_weeks | –
        product.period_in_months | –
        product.period_in_years | –
        product.period_with_unit | lifetime
        product.store_product_name | Lifetime
        @ 200.00 USD once; vs 1.00 USD P1M
        product.relative_discount | –
        @ 200.00 USD consumable; named OneTimePurchase
        product.periodly | –
        product.price | $200.00
        product.price_per_period | $200.00
        product.price_per_period_abbreviated | $200.00
        product.price_per_day | $200.00 | bought-once | –
        product.period | –
        product.period_abbreviated | –
        product.period_in_days | –
        product.period_in_months | –
        product.period_with_unit | –
        product.store_product_name | OneTimePurchase
        @ 20000 JPY P1Y
        product.price_per_day | ￥54 | store-text | ¥54
        product.price_per_week | ￥383 | store-text | ¥383
        product.price_per_month | ￥1,666 | store-text | ¥1,666
        product.price_per_year | ￥20,000 | store-text | ¥20,000
        product.price_per_period | ￥20,000/year | store-text | ¥20,000/year
        product.price_per_period_abbreviated | ￥20,000/yr | store-text | ¥20,000/yr
        @ 20000 SEK P1Y
        product.price_per_day | 54,79 kr | store-text | SEK 54.79
        product.price_per_week | 383,56 kr | store-text | SEK 383.56
        product.price_per_month | 1 666,66 kr | store-text | SEK 1,666.66
        product.price_per_year | 20 000,00 kr | store-text | SEK 20,000.00
        @ 23.99 USD P3M
        product.periodly | 3 months | frequency-text | every 3 months
        product.price_per_period | $23.99/3 months
        product.price_per_period_abbreviated | $23.99/3mo | period-text | $23.99/3 mo
        product.period | 3 months
        product.period_abbreviated | 3mo | period-text | 3 mo
        @ 200 MXN P1Y; es-MX
        product.price | $200
        product.periodly | anualmente | wording | anual
        # RevenueCat/purchases-android ui/revenuecatui/src/test/kotlin/com/revenuecat/purchases/ui/revenuecatui/data/processed/OfferVariableProcessingTests.kt
        @ 10.00 USD P1M + each P1M 1.00
        product.offer_price | $1.00
        @ 10.00 USD P1M + each P2W 0.50
        product.offer_price | $0.50
        product.offer_period | week | bare-unit | 2 weeks
        product.offer_period_with_unit | 2 weeks
        @ 10.00 USD P1M
        product.offer_price | $10.00
        product.offer_period | month
        product.offer_period_abbreviated | mo
        product.offer_period_with_unit | 1 month
        product.offer_period_in_days | 30
        product.offer_period_in_weeks | 4
        product.offer_period_in_months | 1
        product.offer_period_in_years | 0
        product.offer_price_per_month | $10.00
        product.offer_end_date | –
        product.secondary_offer_price | $10.00 | no-offer | –
        product.secondary_offer_period | month | no-offer | –
        product.secondary_offer_period_abbreviated | mo | no-offer | –
        @ 10.00 USD P1M + free P1W + each P1M 0.50
        product.secondary_offer_price | $0.50
        @ 10.00 USD P1M + each P1W 0.50
        product.offer_price_per_month | $10.00 | short-offer | –
        @ 10.00 USD P1M + each P1W 7.00
        product.offer_price_per_day | $1.00
        # RevenueCat/purchases-android ui/revenuecatui/src/test/kotlin/com/revenuecat/purchases/ui/revenuecatui/data/processed/OfferPriceLocaleTests.kt
        @ 10.00 USD P1M + each P1M 1.00; de
        product.offer_price | 1,00 $
        # RevenueCat/purchases-android ui/revenuecatui/src/test/kotlin/com/revenuecat/purchases/ui/revenuecatui/data/processed/PriceLocaleTests.kt
        @ 10.99 USD P1M; de
        product.price | 10,99 $
        @ 1000 JPY P1M
        product.price | ¥1,000
        @ 1.234 KWD P1M; in KWT
        product.price | KWD1.234 | number-format | KWD 1.234
        @ 5.00 EUR P1M; fr
        product.price | 5,00 €
        # RevenueCat/purchases-android ui/revenuecatui/src/test/kotlin/com/revenuecat/purchases/ui/revenuecatui/data/processed/CountdownVariableProcessingTests.kt
        @ 2.00 USD P1Y; left 1d 2h 3m 4s
        count_days_with_zero | 01
        count_hours_with_zero | 02
        count_minutes_with_zero | 03
        count_seconds_with_zero | 04
        count_days_without_zero | 1
        count_hours_without_zero | 2
        count_minutes_without_zero | 3
        count_seconds_without_zero | 4
        @ 2.00 USD P1Y; left 48h
        count_days_without_zero | 2
        count_hours_without_zero | 0
        @ 2.00 USD P1Y; left 51h
        count_days_without_zero | 2
        count_hours_without_zero | 3
        @ 2.00 USD P1Y; left 0s
        count_hours_without_zero | 0
        count_minutes_without_zero | 0
        @ 2.00 USD P1Y; left 2d 5h 30m 15s; from hours
        count_days_without_zero | 0
        count_hours_without_zero | 53
        count_minutes_without_zero | 30
        @ 2.00 USD P1Y; left 7d 3h 15m 45s; from hours
        count_days_with_zero | 00
        count_hours_with_zero | 171
        count_minutes_with_zero | 15
        count_seconds_with_zero | 45
        @ 2.00 USD P1Y; left 6d 22h 59m 56s; from minutes
        count_hours_without_zero | 0
        count_minutes_without_zero | 10019
        count_seconds_without_zero | 56
        """

    static let olderTemplates = """
        # RevenueCat/purchases-android ui/revenuecatui/src/test/kotlin/com/revenuecat/purchases/ui/revenuecatui/data/processed/VariableProcessorTest.kt
        @ 67.99 USD P1Y + free P1M; named Annual; app Mock Paywall
        app_name | Mock Paywall
        price | $67.99
        price_per_period | $67.99/yr
        price_per_period_full | $67.99/year
        total_price_and_per_month | $67.99/yr ($5.66/mth) | wording, period-text | $67.99/yr (about $5.66/mo)
        total_price_and_per_month_full | $67.99/year ($5.66/month) | wording | $67.99 per year (about $5.66 per month)
        product_name | Annual
        sub_period | Annual | label | yearly
        sub_period_length | year
        sub_period_abbreviated | yr
        sub_price_per_week | $1.30
        sub_price_per_month | $5.66
        sub_duration | 1 year
        sub_duration_in_months | 12 months
        sub_offer_duration | 1 month
        sub_offer_price | Free | free-price | free
        sub_offer_duration_2 | –
        sub_offer_price_2 | –
        sub_relative_discount | –
        @ 7.99 USD P1M
        price_per_period | $7.99/mth | period-text | $7.99/mo
        price_per_period_full | $7.99/month
        total_price_and_per_month | $7.99/mth | period-text | $7.99/mo
        total_price_and_per_month_full | $7.99/month
        sub_period | Monthly | label | monthly
        sub_period_length | month
        sub_period_abbreviated | mth | period-text | mo
        sub_duration | 1 month
        sub_offer_duration | –
        sub_offer_price | –
        sub_offer_duration_2 | –
        sub_offer_price_2 | –
        @ 1.49 USD P1W
        price_per_period | $1.49/wk
        total_price_and_per_month | $1.49/wk ($6.47/mth) | wording, period-text | $1.49/wk (about $6.47/mo)
        total_price_and_per_month_full | $1.49/week ($6.47/month) | wording | $1.49 per week (about $6.47 per month)
        sub_period_abbreviated | wk
        sub_duration_in_months | 1 week
        @ 15.99 USD P2M + each P1M 3.99
        price_per_period | $15.99/2 mths | period-text | $15.99/2 mo
        price_per_period_full | $15.99/2 months
        sub_period | 2 month | label | every 2 months
        sub_period_length | 2 months
        sub_period_abbreviated | 2 mths | period-text | 2 mo
        sub_duration | 2 months
        sub_offer_duration | 1 month
        sub_offer_price | $3.99
        @ 23.99 USD P3M + free P2W + each P1M 3.99
        price_per_period | $23.99/3 mths | period-text | $23.99/3 mo
        price_per_period_full | $23.99/3 months
        total_price_and_per_month | $23.99/3 mths ($7.99/mth) | wording, period-text | $23.99/3 mo (about $7.99/mo)
        sub_period_length | 3 months
        sub_period_abbreviated | 3 mths | period-text | 3 mo
        sub_offer_duration | 2 weeks
        sub_offer_duration_2 | 1 month
        sub_offer_price | Free | free-price | free
        sub_offer_price_2 | $3.99
        @ 39.99 USD P6M
        price_per_period_full | $39.99/6 months
        sub_duration | 6 months
        @ 1000 USD once
        price_per_period | $1,000.00
        price_per_period_full | $1,000.00
        total_price_and_per_month | $1,000.00
        total_price_and_per_month_full | $1,000.00
        sub_period_length | –
        sub_period_abbreviated | –
        sub_duration | Lifetime | label | lifetime
        sub_offer_price | –
        sub_offer_price_2 | –
        sub_offer_duration_2 | –
        @ 67.99 USD P1Y + free P1M; es
        price_per_period_full | 67,99 US$/año
        sub_price_per_week | 1,30 US$
        sub_price_per_month | 5,66 US$
        sub_duration | 1 año
        sub_duration_in_months | 12 meses
        sub_offer_duration | 1 mes
        @ 7.99 USD P1M; es
        price_per_period_full | 7,99 US$/mes
        @ 1.49 USD P1W; es
        price_per_period_full | 1,49 US$/semana
        sub_duration | 1 semana
        @ 23.99 USD P3M + free P2W + each P1M 3.99; es
        price_per_period_full | 23,99 US$/3 meses
        sub_offer_duration | 2 semanas
        sub_offer_duration_2 | 1 mes
        @ 9.00 USD P1M; vs 10.00 USD P1M
        sub_relative_discount | 10% off | wording | 10% less
        """
}
