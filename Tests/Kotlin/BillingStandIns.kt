// What the example uses of the Play Billing Library.
package com.android.billingclient.api

class ProductDetails {
    class PricingPhase(
        val formattedPrice: String, val priceAmountMicros: Long, val priceCurrencyCode: String,
        val billingPeriod: String, val billingCycleCount: Int
    )
    class PricingPhases(val pricingPhaseList: List<PricingPhase>)
    class SubscriptionOfferDetails(val pricingPhases: PricingPhases, val installmentPlanDetails: Any? = null)
}
