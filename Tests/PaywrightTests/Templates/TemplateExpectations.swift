import Paywright
import PaywrightTemplates

/// What each variable says in en for a yearly plan at €59.99 with 3 months at €2.99 each, against €9.99 a month, bought on
/// 31 January 2026, 25 hours before a countdown's end: worked out by hand.
enum TemplateExpectations {
    static let yearly: [TemplateDialect: [String: String]] = [
        .revenueCat: revenueCat, .adapty: adapty, .superwall: superwall,
    ]

    private static let revenueCat: [String: String] = [
        "app_name": "Skyline", "price": "€59.99", "price_per_period": "€59.99/yr",
        "price_per_period_full": "€59.99/year", "total_price_and_per_month": "€59.99/yr (about €4.99/mo)",
        "total_price_and_per_month_full": "€59.99 per year (about €4.99 per month)", "product_name": "Skyline Pro",
        "sub_period": "yearly", "sub_period_length": "year", "sub_period_abbreviated": "yr",
        // 59.99 × 7/365 is 1.1505…, 59.99/12 is 4.9991….
        "sub_price_per_week": "€1.15", "sub_price_per_month": "€4.99", "sub_duration": "1 year",
        "sub_duration_in_months": "12 months", "sub_offer_duration": "3 months", "sub_offer_price": "€2.99",
        "sub_offer_duration_2": "", "sub_offer_price_2": "",
        // 59.99 of 119.88 are 50.04 %.
        "sub_relative_discount": "49% less",
        "product.store_product_name": "Skyline Pro", "product.currency_code": "EUR", "product.currency_symbol": "€",
        "product.price": "€59.99", "product.price_per_period": "€59.99/year",
        "product.price_per_period_abbreviated": "€59.99/yr",
        // 59.99/365 is 0.1643….
        "product.price_per_day": "€0.16", "product.price_per_week": "€1.15", "product.price_per_month": "€4.99",
        "product.price_per_year": "€59.99", "product.period": "year", "product.period_abbreviated": "yr",
        "product.periodly": "yearly", "product.period_in_days": "365", "product.period_in_weeks": "52",
        "product.period_in_months": "12", "product.period_in_years": "1", "product.period_with_unit": "1 year",
        "product.relative_discount": "49%", "product.offer_price": "€2.99",
        // 2.99/30 is 0.0996…, 2.99 × 84/365 is 0.6881….
        "product.offer_price_per_day": "€0.09", "product.offer_price_per_week": "€0.68",
        "product.offer_price_per_month": "€2.99", "product.offer_price_per_year": "",
        "product.offer_period": "month", "product.offer_period_abbreviated": "mo",
        "product.offer_period_in_days": "90", "product.offer_period_in_weeks": "13",
        "product.offer_period_in_months": "3", "product.offer_period_in_years": "",
        "product.offer_period_with_unit": "3 months", "product.offer_end_date": "",
        // Nothing but the product's price follows, which is no offer.
        "product.secondary_offer_price": "", "product.secondary_offer_period": "",
        "product.secondary_offer_period_abbreviated": "",
        "count_days_with_zero": "01", "count_days_without_zero": "1", "count_hours_with_zero": "01",
        "count_hours_without_zero": "1", "count_minutes_with_zero": "00", "count_minutes_without_zero": "0",
        "count_seconds_with_zero": "00", "count_seconds_without_zero": "0", "custom.<key>": "Luna",
    ]

    private static let adapty: [String: String] = [
        "PROD_TITLE": "Skyline Pro", "PROD_PRICE": "€59.99", "PROD_PRICE_PER_DAY": "€0.16",
        "PROD_PRICE_PER_WEEK": "€1.15", "PROD_PRICE_PER_MONTH": "€4.99", "PROD_PRICE_PER_YEAR": "€59.99",
        "OFFER_PRICE": "€2.99", "OFFER_BILLING_PERIOD": "1 month", "OFFER_FULL_DURATION": "3 months",
        "is_free_trial": "false", "is_pay_up_front": "false", "is_pay_as_you_go": "true",
        "TIMER_h": "1", "TIMER_hh": "01", "TIMER_m": "0", "TIMER_mm": "00", "TIMER_s": "0", "TIMER_ss": "00",
        "TIMER_S": "0", "TIMER_SS": "00", "TIMER_SSS": "000", "TIMER_Total_Days_n": "1", "TIMER_Total_Hours_n": "25",
        "TIMER_Total_Minutes_n": "1500", "TIMER_Total_Seconds_n": "90000", "TIMER_Total_Milliseconds_n": "90000000",
        "DESCRIPTION": "Every sky map.", "PRICE_AMOUNT": "59.99", "PRICE_AMOUNT_INTEGER": "59",
        "PRICE_AMOUNT_FRACTION": "99", "CURRENCY_CODE": "EUR", "CURRENCY_SYMBOL": "€", "SUBSCRIPTION_PERIOD": "1 year",
        "OFFER_PRICE_PER_DAY": "€0.09", "OFFER_PRICE_PER_WEEK": "€0.68", "OFFER_PRICE_PER_MONTH": "€2.99",
        "OFFER_PRICE_PER_YEAR": "",
    ]

    private static let superwall: [String: String] = [
        "price": "€59.99", "rawPrice": "59.99", "dailyPrice": "€0.16", "weeklyPrice": "€1.15",
        "monthlyPrice": "€4.99", "yearlyPrice": "€59.99", "period": "year", "periodly": "yearly", "periodAlt": "1 yr",
        "periodDays": "365", "periodWeeks": "52", "periodMonths": "12", "periodYears": "1",
        "trialPeriodPrice": "€2.99", "rawTrialPeriodPrice": "2.99", "trialPeriodDailyPrice": "€0.09",
        "trialPeriodWeeklyPrice": "€0.68", "trialPeriodMonthlyPrice": "€2.99", "trialPeriodYearlyPrice": "",
        "trialPeriodDays": "90", "trialPeriodWeeks": "13", "trialPeriodMonths": "3", "trialPeriodYears": "0",
        "trialPeriodText": "3-month", "trialPeriodEndDate": "", "locale": "en", "languageCode": "en",
        "currencyCode": "EUR", "currencySymbol": "€", "identifier": "skyline.yearly", "billingPlanType": "",
        "isBillingPlanAvailable": "false", "products.hasIntroductoryOffer": "true",
        "products.selected": "Skyline Pro", "products.selectedIndex": "", "products.isSubscribed": "",
    ]
}
