import ArgumentParser
import Paywright
import PaywrightReports
import PaywrightTemplates

/// What a template is filled in with, beside the products.
struct TemplateOptions: ParsableArguments {
    @Option(
        name: .customLong("product-name"),
        help: ArgumentHelp("A name that a Superwall template has for a product: primary=<product id>. May be repeated.")
    )
    var productNames: [NamedValue] = []

    @Option(help: ArgumentHelp("A value of your own: key=value. May be repeated."))
    var custom: [NamedValue] = []

    @Option(name: .customLong("app-name"), help: "The app's name.")
    var appName: String?

    @Option(name: .customLong("countdown-to"), help: ArgumentHelp("When the countdown ends.", valueName: "instant"))
    var countdownEnd: Instant?

    @Option(
        name: .customLong("count-from"),
        help: "The largest unit of RevenueCat's countdown: days, hours or minutes."
    )
    var countdownUnit: TemplateContext.CountdownUnit = .days

    @Flag(
        name: .customLong("no-capital"),
        help: ArgumentHelp(
            "Keep a small letter at a text's beginning.",
            discussion: "A template that is one variable alone never gets a capital letter."
        )
    )
    var keepsSmallLetters = false

    @Option(
        help: ArgumentHelp("The instant to answer for: 2026-11-20T12:00:00Z; by default now.", valueName: "instant")
    )
    var now: Instant?

    @Option(name: .customLong("time-zone"), help: ArgumentHelp("The customer's time zone.", valueName: "zone"))
    var timeZone: String = "UTC"

    /// What was given; of several values for one key the last one counts. Throws for an unknown time zone.
    func values(_ zones: ZoneDataOptions) throws(StoreCalendar.UnknownTimeZone) -> TemplateValues {
        TemplateValues(
            productNames: productNames.map { ($0.name, $0.value) },
            custom: Dictionary(custom.map { ($0.name, $0.value) }, uniquingKeysWith: { _, last in last }),
            appName: appName,
            clock: TemplateContext.Clock(
                now: now ?? .now,
                calendar: try StoreCalendar(timeZone: timeZone, data: zones.data)
            ),
            countdownEnd: countdownEnd,
            countdownUnit: countdownUnit,
            capitalizesStart: !keepsSmallLetters
        )
    }
}
