// Prints lines of purchases, some of a shape that was not exported.
import android.content.Context
import com.android.billingclient.api.ProductDetails.*
import java.io.File
import javax.xml.parsers.DocumentBuilderFactory

fun texts(file: File): Map<String, String> {
    val nodes = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file).getElementsByTagName("string")
    return (0 until nodes.length).associate { index ->
        val node = nodes.item(index)
        val text = Regex("\\\\u([0-9A-F]{4})").replace(node.textContent) { it.groupValues[1].toInt(16).toChar().toString() }
        node.attributes.getNamedItem("name").nodeValue to text.replace("\\'", "'")
    }
}
fun offer(vararg phases: PricingPhase) = SubscriptionOfferDetails(PricingPhases(phases.toList()))
fun month(amount: String, period: String = "P1M", cycles: Int = 0) =
    PricingPhase("$$amount", (amount.toBigDecimal() * 1000000.toBigDecimal()).toLong(), "USD", period, cycles)

fun main(arguments: Array<String>) {
    val folder = File(arguments[0])
    val lines = PaywrightLines(Context(folder, texts(File(folder, "res/values/paywright.xml"))))
    val trial = PricingPhase("Free", 0, "USD", "P1W", 1)
    fun show(name: String, text: String?) = println("$name=$text")
    show("offer", lines.text("offer", offer(trial, month("9.99"))))
    show("badge", lines.text("offerBadge", offer(trial, month("9.99"))))
    show("days", lines.text("offer", offer(PricingPhase("Free", 0, "USD", "P7D", 1), month("9.99"))))
    show("three", lines.text("offer", offer(PricingPhase("Free", 0, "USD", "P3D", 1), month("9.99"))))
    show("plain", lines.text("pricePerPeriod", offer(PricingPhase("Free", 0, "USD", "P3D", 1), month("9.99"))))
    show("currency", lines.text("offer", offer(PricingPhase("1 €", 1000000, "EUR", "P1M", 1), month("9.99"))))
    show("calculated", lines.text("pricePerYear", offer(month("9.99"))))
    show("status", lines.status("renews", "detail", "November 24, 2026", "$9.99"))
    show("status.date", lines.status("renews", "detail", "November 24, 2026"))
    show("status.headline", lines.status("renews", "headline"))
    show("status.unknown", lines.status("gone", "detail"))
    show("zero", lines.text("pricePerPeriod", offer(month("0"))))
}
