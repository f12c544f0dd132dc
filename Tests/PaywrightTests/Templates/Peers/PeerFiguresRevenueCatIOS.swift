/// Figures of the tests that RevenueCat publishes for its iOS SDK: inputs and outputs, no code.
enum PeerFiguresRevenueCatIOS {
    static let components = """
        # RevenueCat/purchases-ios Tests/RevenueCatUITests/PaywallsV2/VariableHandlerV2Tests.swift
        @ 6.99 USD P1M; named Monthly
        product.store_product_name | Monthly
        product.currency_code | USD
        product.currency_symbol | $
        product.periodly | monthly
        product.price | $6.99
        product.price_per_period | $6.99/month
        product.price_per_period_abbreviated | $6.99/mo
        product.price_per_day | $0.23
        product.price_per_week | $1.60
        product.price_per_month | $6.99
        product.price_per_year | $83.88
        product.period | month
        product.period_abbreviated | mo
        product.period_in_days | 30
        product.period_in_weeks | 4
        product.period_in_months | 1
        product.period_in_years | 0
        product.period_with_unit | 1 month
        product.secondary_offer_price | –
        product.secondary_offer_period | –
        product.secondary_offer_period_abbreviated | –
        @ 6.99 USD P1M; ro
        product.currency_symbol | $ | store-text | USD
        @ 6.99 SEK P1M
        product.currency_symbol | kr | store-text | SEK
        @ 6.99 BOB P1M
        product.currency_symbol | Bs. | store-text | BOB
        @ 60.00 USD P1Y; in TWN
        product.currency_symbol | US$ | store-text | $
        @ 4.99 USD P3M
        product.periodly | 3 months | frequency-text | every 3 months
        product.price_per_period | $4.99/3 months
        product.price_per_period_abbreviated | $4.99/3mo | period-text | $4.99/3 mo
        product.period | 3 months
        product.period_abbreviated | 3mo | period-text | 3 mo
        product.period_with_unit | 3 months
        @ 7.00 USD P1M; vs 10.00 USD P1M
        product.relative_discount | 30%
        @ 3.99 USD P1M + free P1W; now 2024-12-12
        product.offer_price | free
        product.offer_price_per_day | free
        product.offer_price_per_week | free
        product.offer_price_per_month | –
        product.offer_price_per_year | –
        product.offer_period | week
        product.offer_period_abbreviated | wk
        product.offer_period_in_days | 7
        product.offer_period_in_weeks | 1
        product.offer_period_in_months | –
        product.offer_period_in_years | –
        product.offer_period_with_unit | 1 week
        product.offer_end_date | December 19, 2024
        @ 3.99 USD P1M + upFront P1W 1.99
        product.offer_price | $1.99
        product.offer_price_per_day | $0.28
        product.offer_price_per_week | $1.99
        product.offer_price_per_month | –
        product.offer_price_per_year | –
        product.offer_period | week
        @ 3.99 USD P1M - free P1W
        product.offer_price | $3.99
        product.offer_price_per_day | $0.13
        product.offer_price_per_week | $0.91
        product.offer_price_per_month | $3.99
        product.offer_price_per_year | $47.88
        product.offer_period | month
        product.offer_period_abbreviated | mo
        product.offer_period_in_days | 30
        product.offer_period_in_weeks | 4
        product.offer_period_in_months | 1
        product.offer_period_in_years | 0
        product.offer_period_with_unit | 1 month
        product.offer_end_date | –
        @ 53.99 USD P1Y - upFront P14D 1.99
        product.offer_price | $53.99
        product.offer_price_per_month | $4.49
        @ 60.00 USD P1Y + upFront P1M 2.00
        product.price | $60.00
        product.price_per_month | $5.00
        product.price_per_period | $60.00/year
        product.offer_price | $2.00
        product.offer_price_per_month | $2.00
        @ 119.49 USD once
        product.price_per_period | $119.49
        product.price_per_period_abbreviated | $119.49
        product.offer_price | $119.49
        product.offer_period | –
        @ 4.99 USD consumable
        product.price_per_period | $4.99
        product.price_per_period_abbreviated | $4.99
        product.offer_price | $4.99
        @ 6.99 USD P1M; custom player_name=John
        custom.player_name | John
        custom.unknown_var | –
        @ 6.99 USD P1M; custom max_health=100
        custom.max_health | 100
        """

    static let olderTemplates = """
        # RevenueCat/purchases-ios Tests/RevenueCatUITests/Data/PackageVariablesTests.swift
        @ 1.99 USD P1W; named Weekly
        price | $1.99
        sub_price_per_week | $1.99
        sub_price_per_month | $8.64
        price_per_period | $1.99/wk
        price_per_period_full | $1.99/week
        total_price_and_per_month | $1.99/wk ($8.64/mo) | wording | $1.99/wk (about $8.64/mo)
        total_price_and_per_month_full | $1.99/week ($8.64/month) | wording | $1.99 per week (about $8.64 per month)
        product_name | Weekly
        sub_period | Weekly | label | weekly
        sub_period_abbreviated | wk
        sub_period_length | week
        sub_duration | 1 week
        sub_duration_in_months | 1 week
        sub_offer_duration | –
        sub_offer_price | –
        sub_relative_discount | –
        @ 6.99 USD P1M + free P7D; named Monthly
        price | $6.99
        sub_price_per_week | $1.60
        sub_price_per_month | $6.99
        price_per_period | $6.99/mo
        price_per_period_full | $6.99/month
        total_price_and_per_month | $6.99/mo
        total_price_and_per_month_full | $6.99/month
        product_name | Monthly
        sub_period | Monthly | label | monthly
        sub_period_abbreviated | mo
        sub_period_length | month
        sub_duration | 1 month
        sub_duration_in_months | 1 month
        sub_offer_duration | 7 days
        sub_offer_price | $0.00 | free-price | free
        @ 4.99 USD P3M; named 3 months
        sub_price_per_week | $0.38
        sub_price_per_month | $1.66
        price_per_period | $4.99/3mo | period-text | $4.99/3 mo
        price_per_period_full | $4.99/3months | period-text | $4.99/3 months
        total_price_and_per_month | $4.99/3mo ($1.66/mo) | wording, period-text | $4.99/3 mo (about $1.66/mo)
        total_price_and_per_month_full | $4.99/3months ($1.66/month) | wording, period-text | $4.99 every 3 months (about $1.66 per month)
        product_name | 3 months
        sub_period | 3 Month | label | every 3 months
        sub_period_abbreviated | 3mo | period-text | 3 mo
        sub_period_length | 3months | period-text | 3 months
        sub_duration | 3 months
        sub_duration_in_months | 3 months
        @ 7.99 USD P6M
        sub_price_per_week | $0.30
        sub_price_per_month | $1.33
        price_per_period | $7.99/6mo | period-text | $7.99/6 mo
        price_per_period_full | $7.99/6months | period-text | $7.99/6 months
        total_price_and_per_month | $7.99/6mo ($1.33/mo) | wording, period-text | $7.99/6 mo (about $1.33/mo)
        sub_period | 6 Month | label | every 6 months
        sub_period_abbreviated | 6mo | period-text | 6 mo
        sub_period_length | 6months | period-text | 6 months
        sub_duration | 6 months
        @ 53.99 USD P1Y + upFront P14D 1.99; named Annual
        price | $53.99
        sub_price_per_week | $1.03
        sub_price_per_month | $4.49
        price_per_period | $53.99/yr
        price_per_period_full | $53.99/year
        total_price_and_per_month | $53.99/yr ($4.49/mo) | wording | $53.99/yr (about $4.49/mo)
        total_price_and_per_month_full | $53.99/year ($4.49/month) | wording | $53.99 per year (about $4.49 per month)
        product_name | Annual
        sub_period | Annual | label | yearly
        sub_period_abbreviated | yr
        sub_period_length | year
        sub_duration | 1 year
        sub_duration_in_months | 12 months
        sub_offer_duration | 14 days
        sub_offer_price | $1.99
        @ 119.49 USD once; named Lifetime
        price | $119.49
        sub_price_per_week | $119.49 | bought-once | –
        sub_price_per_month | $119.49 | bought-once | –
        price_per_period | $119.49
        price_per_period_full | $119.49
        total_price_and_per_month | $119.49
        total_price_and_per_month_full | $119.49
        product_name | Lifetime
        sub_period | Lifetime | label | lifetime
        sub_period_abbreviated | –
        sub_period_length | –
        sub_duration | Lifetime | label | lifetime
        sub_duration_in_months | Lifetime | label | lifetime
        sub_offer_duration | –
        sub_offer_price | –
        @ 62.80 USD P1M; vs 100.00 USD P1M
        sub_relative_discount | 37% off | wording | 37% less
        @ 62.80 USD P1M; es; vs 100.00 USD P1M
        sub_relative_discount | 37% de descuento | wording, percent-format | 37 % menos
        @ 1.99 USD P1W; es
        sub_duration | 1 semana
        sub_duration_in_months | 1 semana
        sub_period_length | semana
        @ 6.99 USD P1M + free P7D; es
        sub_duration | 1 mes
        sub_period_length | mes
        sub_offer_duration | 7 días
        @ 4.99 USD P3M; es
        sub_duration | 3 meses
        sub_duration_in_months | 3 meses
        sub_period_length | 3meses | period-text | 3 meses
        @ 53.99 USD P1Y + upFront P14D 1.99; es
        sub_duration | 1 año
        sub_duration_in_months | 12 meses
        sub_period_length | año
        sub_offer_duration | 14 días
        # RevenueCat/purchases-ios Tests/RevenueCatUITests/Data/VariablesTests.swift
        @ 3.99 USD P1M + free P1W; named PRO monthly; app Paywalls
        app_name | Paywalls
        product_name | PRO monthly
        price | $3.99
        sub_price_per_month | $3.99
        sub_offer_duration | 1 week
        sub_duration | 1 month
        sub_duration_in_months | 1 month
        sub_period | Monthly | label | monthly
        @ 7.00 USD P1M; vs 10.00 USD P1M
        sub_relative_discount | 30% off | wording | 30% less
        @ 4.99 USD consumable
        price_per_period | $4.99
        price_per_period_full | $4.99
        """
}
