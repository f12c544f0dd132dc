/// Figures of the tests that RevenueCat publishes for its JS SDK: inputs and outputs, no code.
enum PeerFiguresRevenueCatJS {
    static let products = """
        # RevenueCat/purchases-js src/tests/helpers/paywall-variables-helper.test.ts
        @ 9.00 EUR P1M + free P2W + upFront P2M 4.50; named Mario; now 2025-10-30; vs 9.00 EUR P1W
        product.store_product_name | Mario
        product.price | €9.00
        product.price_per_period_abbreviated | €9.00/mo
        product.price_per_period | €9.00/month
        product.period_with_unit | 1 month
        product.period_in_days | 30
        product.period_in_weeks | 4
        product.period_in_months | 1
        product.period_in_years | 0
        product.periodly | monthly
        product.period | month
        product.period_abbreviated | mo
        product.price_per_year | €108.00
        product.price_per_month | €9.00
        product.price_per_week | €2.07
        product.price_per_day | €0.30
        product.relative_discount | 77% | rounding | 76%
        product.currency_code | EUR
        product.currency_symbol | €
        product.offer_price | – | free-price | free
        product.offer_price_per_day | – | free-price | free
        product.offer_price_per_week | – | free-price | free
        product.offer_price_per_month | –
        product.offer_price_per_year | –
        product.offer_period | week | bare-unit | 2 weeks
        product.offer_period_abbreviated | wk | bare-unit | 2 wk
        product.offer_period_in_days | 14
        product.offer_period_in_months | 0 | short-offer | –
        product.offer_period_in_weeks | 2
        product.offer_period_in_years | 0 | short-offer | –
        product.offer_period_with_unit | 2 weeks
        product.offer_end_date | November 13, 2025
        product.secondary_offer_period | month | bare-unit | 2 months
        product.secondary_offer_period_abbreviated | mo | bare-unit | 2 mo
        product.secondary_offer_price | €4.50
        @ 9.00 EUR P1W + free P2W; named Luigi; now 2025-10-30; vs 9.00 EUR P1W
        product.store_product_name | Luigi
        product.price | €9.00
        product.price_per_period_abbreviated | €9.00/wk
        product.price_per_period | €9.00/week
        product.period_with_unit | 1 week
        product.period_in_days | 7
        product.period_in_months | 0
        product.period_in_weeks | 1
        product.period_in_years | 0
        product.periodly | weekly
        product.period | week
        product.period_abbreviated | wk
        product.price_per_year | €469.28
        product.price_per_month | €39.10
        product.price_per_week | €9.00
        product.price_per_day | €1.28
        product.relative_discount | –
        product.secondary_offer_price | –
        product.secondary_offer_period | –
        product.secondary_offer_period_abbreviated | –
        @ 9.00 EUR P1Y + upFront P2M 4.50; named Peach; now 2025-10-30; vs 9.00 EUR P1W
        product.price_per_period_abbreviated | €9.00/yr
        product.price_per_period | €9.00/year
        product.period_with_unit | 1 year
        product.period_in_days | 365
        product.period_in_months | 12
        product.period_in_weeks | 52
        product.period_in_years | 1
        product.periodly | yearly
        product.period | year
        product.period_abbreviated | yr
        product.price_per_year | €9.00
        product.price_per_month | €0.75
        product.price_per_week | €0.17
        product.price_per_day | €0.02
        product.relative_discount | 98%
        product.offer_price | €4.50
        product.offer_price_per_day | €0.07
        product.offer_price_per_month | €2.25
        product.offer_price_per_week | €0.51
        product.offer_price_per_year | €27.00 | short-offer | –
        product.offer_period | month | bare-unit | 2 months
        product.offer_period_abbreviated | mo | bare-unit | 2 mo
        product.offer_period_in_days | 60
        product.offer_period_in_months | 2
        product.offer_period_in_weeks | 8
        product.offer_period_in_years | 0 | short-offer | –
        product.offer_period_with_unit | 2 months
        product.offer_end_date | December 30, 2025
        product.secondary_offer_price | –
        @ 30.00 EUR P1M; vs 9.00 EUR P1W
        product.price_per_year | €360.00
        product.price_per_week | €6.90
        product.price_per_day | €1.00
        product.relative_discount | 23%
        product.offer_price | – | no-offer | €30.00
        product.offer_price_per_day | – | no-offer | €1.00
        product.offer_price_per_month | – | no-offer | €30.00
        product.offer_price_per_week | – | no-offer | €6.90
        product.offer_price_per_year | – | no-offer | €360.00
        product.offer_period | – | no-offer | month
        product.offer_period_abbreviated | – | no-offer | mo
        product.offer_period_in_days | – | no-offer | 30
        product.offer_period_in_months | – | no-offer | 1
        product.offer_period_in_weeks | – | no-offer | 4
        product.offer_period_in_years | – | no-offer | 0
        product.offer_period_with_unit | – | no-offer | 1 month
        product.offer_end_date | –
        product.secondary_offer_price | –
        product.secondary_offer_period | –
        product.secondary_offer_period_abbreviated | –
        @ 9.00 EUR P1M; vs 2.08 EUR P1W
        product.relative_discount | –
        @ 3.00 EUR P1M; vs 6.00 EUR P1W
        product.relative_discount | 88%
        @ 9.00 EUR P1M; vs 6.00 EUR P1W
        product.relative_discount | 65%
        @ 100.00 EUR once; vs 6.00 EUR P1W
        product.relative_discount | –
        product.offer_price | – | no-offer | €100.00
        """

    static let offers = """
        # RevenueCat/purchases-js src/tests/helpers/paywall-variables-helper.test.ts
        @ 9.00 USD P1M + upFront P1M 10.00; now 2025-10-30
        product.offer_price | $10.00
        product.offer_price_per_day | $0.33
        product.offer_price_per_week | $2.30
        product.offer_price_per_month | $10.00
        product.offer_price_per_year | $120.00 | short-offer | –
        product.offer_period | month
        product.offer_period_abbreviated | mo
        product.offer_period_with_unit | 1 month
        product.offer_period_in_days | 30
        product.offer_period_in_weeks | 4
        product.offer_period_in_months | 1
        product.offer_period_in_years | 0 | short-offer | –
        product.offer_end_date | November 30, 2025
        @ 9.00 USD P1M + each P1M x3 12.00; now 2025-10-30
        product.offer_price | $12.00
        product.offer_price_per_day | $0.40
        product.offer_price_per_week | $2.76
        product.offer_price_per_month | $12.00
        product.offer_price_per_year | $144.00 | short-offer | –
        product.offer_period | month
        product.offer_period_abbreviated | mo
        product.offer_period_with_unit | 3 months
        product.offer_period_in_days | 90
        product.offer_period_in_weeks | 12 | conversion | 13
        product.offer_period_in_months | 3
        product.offer_period_in_years | 0 | short-offer | –
        product.offer_end_date | January 30, 2026
        product.secondary_offer_price | –
        @ 9.00 USD P1M + each P1M x3 1.99; now 2025-10-30
        product.offer_price | $1.99
        product.offer_price_per_day | $0.06
        product.offer_price_per_week | $0.45
        product.offer_price_per_month | $1.99
        product.offer_price_per_year | $23.88 | short-offer | –
        product.offer_period_with_unit | 3 months
        @ 9.00 USD P1M + upFront P6M 6.99; now 2025-10-30
        product.offer_price | $6.99
        product.offer_price_per_day | $0.03
        product.offer_price_per_week | $0.26
        product.offer_price_per_month | $1.16
        product.offer_price_per_year | $13.98 | short-offer | –
        product.offer_period | month | bare-unit | 6 months
        product.offer_period_abbreviated | mo | bare-unit | 6 mo
        product.offer_period_with_unit | 6 months
        product.offer_period_in_days | 180
        product.offer_period_in_weeks | 25 | conversion | 26
        product.offer_period_in_months | 6
        product.offer_end_date | April 30, 2026
        @ 9.00 USD P1M + free P7D + each P1M x3 1.99; now 2025-10-30
        product.offer_price | – | free-price | free
        product.offer_period | day | bare-unit | 7 days
        product.offer_period_abbreviated | d | bare-unit | 7 days
        product.offer_period_with_unit | 7 days
        product.offer_period_in_days | 7
        product.offer_period_in_weeks | 0 | conversion | 1
        product.offer_end_date | November 6, 2025
        product.secondary_offer_price | $1.99
        product.secondary_offer_period | month
        product.secondary_offer_period_abbreviated | mo
        # RevenueCat/purchases-js src/tests/helpers/paywall-price-helper.test.ts
        @ 239.98 USD P2Y
        product.price_per_day | $0.32
        product.price_per_week | $2.30
        product.price_per_month | $9.99
        product.price_per_year | $119.99
        # RevenueCat/purchases-js src/tests/helpers/price-labels.test.ts
        @ 9.99 USD P1D
        product.periodly | daily
        @ 9.99 USD P2Y
        product.periodly | every 2 years
        @ 9.99 USD P3M
        product.periodly | every 3 months
        @ 9.99 USD P2W
        product.periodly | every 2 weeks
        product.period_with_unit | 2 weeks
        @ 9.99 USD P14D
        product.periodly | every 14 days
        @ 9.99 USD P1W; es
        product.period_with_unit | 1 semana
        @ 10 USD P1M
        product.price | $10.00
        @ 9.90 MXN P1M; es-MX
        product.price | $9.90
        @ 9.90 USD P1M; es-MX
        product.price | USD 9.90
        @ 9.99 USD P1M; es
        product.price | 9,99 $ | store-text | 9,99 US$
        @ 9.99 USD P1M; en-GB
        product.price | $9.99 | store-text | US$9.99
        @ 9.99 CNY P1M
        product.price | CN¥9.99
        @ 9.99 CNY P1M; zh-Hans
        product.price | ¥9.99
        """
}
