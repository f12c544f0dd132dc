import android.content.Context
import com.android.billingclient.api.ProductDetails
import org.json.JSONObject

/**
 * Shows the lines that `paywright export --format android` wrote, for subscriptions of Google Play. The manifest is an asset.
 *
 * A line is there only where the store states the purchase that its words are about. Calculated prices and savings are left out: they
 * need the arithmetic of Documentation/ExportedFiles.md.
 */
class PaywrightLines(private val context: Context) {
    private val manifest = JSONObject(
        context.assets.open("paywright.manifest.json").bufferedReader().use { it.readText() }
    )
    private val shapes = manifest.getJSONObject("shapes")
    private val statuses = manifest.getJSONObject("statuses")

    /** A line of an offer, or else of the regular price; null where nothing that was exported is true of it. */
    fun text(line: String, offer: ProductDetails.SubscriptionOfferDetails): String? {
        // What a customer commits to is no part of the shapes made here.
        if (offer.installmentPlanDetails != null) return null
        val phases = offer.pricingPhases.pricingPhaseList
        val regular = phases.last()
        val isOneCurrency = phases.all { it.priceCurrencyCode == regular.priceCurrencyCode }
        val plain = length(regular.billingPeriod, 1) + if (regular.priceAmountMicros == 0L) ";free" else ""
        val form = plain + phases.dropLast(1).joinToString("") { "+offer." + mode(it) }
        return (if (isOneCurrency) text(line, form, phases) else null) ?: text(line, plain, listOf(regular))
    }

    /**
     * A line about a customer's situation, one of the manifest's `statuses`: the first of its forms that everything is known for. The
     * date is a text of the app's: `DateFormat.getDateInstance(DateFormat.LONG).format(date)`.
     */
    fun status(situation: String, line: String, date: String? = null, price: String? = null, product: String? = null): String? {
        val known = mapOf("date" to date, "price" to price, "product" to product)
        val forms = statuses.optJSONObject(situation)?.getJSONObject("lines")?.optJSONArray(line) ?: return null
        for (index in 0 until forms.length()) {
            val form = forms.getJSONObject(index)
            val roles = form.getJSONArray("roles")
            val values = (0 until roles.length()).mapNotNull { known[roles.getString(it)] }
            if (values.size == roles.length()) return text(form.getString("key"), values)
        }
        return null
    }

    private fun text(line: String, form: String, phases: List<ProductDetails.PricingPhase>): String? {
        val names = shapes.keys().asSequence().map { it.toString() }.sorted()
        val shape = names.map { shapes.getJSONObject(it) }.firstOrNull { it.getString("form") == form }
        val entry = shape?.getJSONObject("lines")?.optJSONObject(line) ?: return null
        if (!entry.has("key")) return null
        val paid = phases.dropLast(1).filter { it.priceAmountMicros > 0L }
        val roles = entry.getJSONArray("roles")
        val values = (0 until roles.length()).map { index ->
            when (roles.getString(index)) {
                "price" -> phases.last().formattedPrice
                "offerPrice" -> paid.getOrNull(0)?.formattedPrice
                "nextOfferPrice" -> paid.getOrNull(1)?.formattedPrice
                else -> null
            } ?: return null
        }
        return text(entry.getString("key"), values)
    }

    private fun text(key: String, values: List<String>): String? {
        val id = context.resources.getIdentifier(key, "string", context.packageName)
        if (id == 0) return null
        // A text without places is no format: its percent signs are single.
        return if (values.isEmpty()) context.resources.getString(id) else context.resources.getString(id, *values.toTypedArray())
    }

    /** How a phase is paid: the amount counts first. */
    private fun mode(phase: ProductDetails.PricingPhase): String = when {
        phase.priceAmountMicros == 0L -> "free:" + length(phase.billingPeriod, maxOf(1, phase.billingCycleCount))
        phase.billingCycleCount > 1 -> "payAsYouGo:" + length(phase.billingPeriod, 1) + "*" + phase.billingCycleCount
        else -> "payUpFront:" + length(phase.billingPeriod, 1)
    }

    /** ISO 8601 with 7 days as a week and 12 months as a year. */
    private fun length(period: String, count: Int): String {
        fun number(unit: Char) = Regex("(\\d+)$unit").find(period)?.groupValues?.get(1)?.toInt() ?: 0
        val months = (number('Y') * 12 + number('M')) * count
        val days = (number('W') * 7 + number('D')) * count
        val first = if (months == 0) "" else if (months % 12 == 0) "${months / 12}Y" else "${months}M"
        val second = if (days == 0) "" else if (days % 7 == 0) "${days / 7}W" else "${days}D"
        return "P$first$second"
    }
}
